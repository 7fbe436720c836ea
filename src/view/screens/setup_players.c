/* setup_players.c -- a new game: who plays. */
#include "view/screens/setup_players.h"

#include <string.h>

#include "ui/button_row.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "view/screens/seat_details.h"
#include "view/screens/setup_plan.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static double part_gap(const Ui *ui)
{
    return ui_px(ui, 8);
}

/* ---- the parts of a row ---- */

static void toggle(SetupState *setup, int seat)
{
    setup->open_seat = setup->open_seat == seat ? -1 : seat;
}

/* The token opens the details, as the button after the name does. */
static void counter(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    uint32_t id = ui_id("seat-counter", seat);
    if (ui_press(ui, id, box, UI_BUTTON, LABEL(view, T_("Colour and token")), false))
        toggle(setup_of(view), seat);
    seat_details_counter(view, seat, box_inset(box, ui_px(ui, 1), ui_px(ui, 1)));
    ui_focus_ring(ui, id, box, box.w / 2);
    ui_tip(ui, id, box, LABEL(view, T_("Colour and token")));
}

static void name_field(View *view, Box box, int seat)
{
    SetupState *setup = setup_of(view);
    SeatPlan *plan = &setup->plan.seating.seats[seat];
    Seating named;
    setup_plan_seating(setup, &named);
    if (control_field(view_ui(view), box, ui_id("seat-name", seat), LABEL(view, T_("Name")),
                      plan->name, sizeof plan->name, named.seats[seat].name))
        setup_plan_check(setup);
}

/* Says who decides for the seat. */
static void kind_button(View *view, Box box, int seat)
{
    SetupState *setup = setup_of(view);
    const PlayerKind *kind = setup->plan.seating.seats[seat].kind;
    Phrase label =
        kind != NULL ? seat_details_kind(view, kind) : PHRASE(view, T_("Person"), arg_absent());
    if (button(view_ui(view), box,
               (Button){.id = ui_id("seat-kind", seat),
                        .label = label.words,
                        .icon = kind != NULL ? ICON_ROBOT : ICON_PERSON,
                        .tip = LABEL(view, T_("Person or computer, level, colour, token"))}))
        toggle(setup, seat);
}

/* True when the seat is gone. */
static bool remove_button(View *view, Box box, int seat)
{
    if (!button(view_ui(view), box,
                (Button){.id = ui_id("seat-remove", seat),
                         .label = LABEL(view, T_("Remove player")),
                         .look = BUTTON_QUIET,
                         .icon = ICON_CLOSE,
                         .icon_only = true}))
        return false;
    setup_plan_remove(setup_of(view), seat);
    return true;
}

/* ---- a row ---- */

/* True when the seat is gone. */
static bool seat_row(View *view, Box line, int seat)
{
    Ui *ui = view_ui(view);
    double gap = part_gap(ui);
    Box end = box_cut_right(&line, line.h);
    box_cut_right(&line, gap / 2);
    counter(view, box_cut_left(&line, line.h), seat);
    box_cut_left(&line, gap);
    Box kind = box_cut_right(&line, line.w > ui_px(ui, 320) ? ui_px(ui, 136) : line.w * 0.5);
    box_cut_right(&line, gap);
    name_field(view, line, seat);
    kind_button(view, kind, seat);
    return remove_button(view, end, seat);
}

/* What will become of a name left empty, and what is wrong. */
static double remarks(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    const SetupState *setup = setup_of(view);
    double used = 0;
    if (setup->plan.seating.seats[seat].name[0] == '\0') {
        char buffer[SETUP_SENTENCE];
        Text text = text_into(buffer, sizeof buffer);
        Seating named;
        setup_plan_seating(setup, &named);
        SAY(&ui->words, &text, T_("No name yet: it will be {name}."),
            arg_name(named.seats[seat].name));
        used += form_words(ui, box, buffer, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet) + part_gap(ui);
    }
    if (setup->seat_trouble[seat][0] != '\0')
        used += form_warning(ui, form_below(box, used), setup->seat_trouble[seat]) + part_gap(ui);
    return used;
}

static double details(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    double pad = ui_px(ui, 12);
    Box inner = {box.x + pad, box.y + pad, box.w - 2 * pad, box.h};
    double high = form_height(ui, inner.w, seat_details, &seat) + 2 * pad;
    canvas_stroke_round(ui->canvas, box_inset((Box){box.x, box.y, box.w, high}, 0.5, 0.5),
                        ui_px(ui, 8), 1, ui->theme.line);
    seat_details(ui, inner, &seat);
    return high + ui_px(ui, 12);
}

static double all_rows(View *view, Box box)
{
    SetupState *setup = setup_of(view);
    double used = 0;
    for (int seat = 0; seat < setup->plan.seating.count; seat++) {
        Box line = {box.x, box.y + used, box.w, button_height(view_ui(view))};
        used += line.h + part_gap(view_ui(view));
        if (seat_row(view, line, seat)) break;
        used += remarks(view, form_below(box, used), seat);
        if (setup->open_seat == seat) used += details(view, form_below(box, used), seat);
    }
    return used;
}

/* ---- the whole card ---- */

static double add_buttons(View *view, Box box)
{
    SetupState *setup = setup_of(view);
    bool full = !setup_plan_can_add(setup);
    const char *why =
        full ? LABEL(view, T_("There are as many players as this edition allows.")) : NULL;
    Button two[] = {{.id = ui_id("add-computer", 0),
                     .label = LABEL(view, T_("Add computer")),
                     .icon = ICON_ROBOT,
                     .disabled = full,
                     .tip = why},
                    {.id = ui_id("add-person", 0),
                     .label = LABEL(view, T_("Add person")),
                     .icon = ICON_PERSON,
                     .disabled = full,
                     .tip = why}};
    int pressed = button_row(view_ui(view), box, two, 2, 2);
    if (pressed >= 0) setup_plan_add(setup, pressed == 1);
    return button_row_height(view_ui(view), box.w, two, 2);
}

/* Who takes the seats that stay empty. */
static double filling(View *view, Box box)
{
    Ui *ui = view_ui(view);
    int fill = setup_of(view)->edition.rule[RULE_FILL_TO];
    char buffer[SETUP_SENTENCE];
    Text text = text_into(buffer, sizeof buffer);
    if (fill == 0) return 0;
    SAY(&ui->words, &text, T_("Computers take the empty seats up to {number}."), arg_number(fill));
    return form_words(ui, box, buffer, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet) + part_gap(ui);
}

double setup_players(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    double gap = part_gap(ui), used = 0;
    (void)what;
    used += filling(view, box);
    used += all_rows(view, form_below(box, used));
    if (setup_of(view)->trouble[0] != '\0')
        used += form_warning(ui, form_below(box, used), setup_of(view)->trouble) + gap;
    return used + add_buttons(view, form_below(box, used));
}
