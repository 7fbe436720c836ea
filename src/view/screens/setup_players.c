/* setup_players.c -- a new game: who plays. */
#include "view/screens/setup_players.h"

#include <string.h>

#include "ui/button.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "view/screens/seat_details.h"
#include "view/screens/seat_kind.h"
#include "view/screens/setup_plan.h"
#include "view/screens/setup_seats.h"
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
    setup_seats_seating(setup, &named);
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
        kind != NULL ? seat_kind_words(view, kind) : PHRASE(view, T_("Person"), arg_absent());
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
    setup_seats_remove(setup_of(view), seat);
    return true;
}

/* ---- a card ---- */

static double pad_of(const Ui *ui)
{
    return ui_px(ui, 10);
}

static double card_height(const Ui *ui)
{
    return 2 * ui_target(ui) + part_gap(ui) + 2 * pad_of(ui);
}

static double disc_side(const Ui *ui, double width)
{
    double side = ui_px(ui, 56), most = width * 0.2;
    return side < most ? side : most > ui_target(ui) ? most : ui_target(ui);
}

/* Token, name, who decides: true when the seat is gone. */
static bool seat_card(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    bool open = setup_of(view)->open_seat == seat;
    double radius = ui_px(ui, 12), side = disc_side(ui, box.w), gap = part_gap(ui);
    Colour colour = seat_details_colour(view, seat);
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, box, radius, ui->theme.card);
    canvas_stroke_round(ui->canvas, box_inset(box, 1, 1), radius, ui_px(ui, open ? 2.5 : 1.5),
                        open ? colour : colour_mixed(ui->theme.card, colour, 0.6));
    Box inner = box_inset(box, pad_of(ui), pad_of(ui)), disc = box_cut_left(&inner, side);
    counter(view, box_centred(disc, side, side), seat);
    box_cut_left(&inner, gap + ui_px(ui, 2));
    Box top = box_cut_top(&inner, ui_target(ui));
    Box end = box_cut_right(&top, top.h);
    box_cut_right(&top, gap / 2);
    name_field(view, top, seat);
    kind_button(view, (Box){inner.x, inner.y + gap, inner.w, ui_target(ui)}, seat);
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
        setup_seats_seating(setup, &named);
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
    form_panel(ui, (Box){box.x, box.y, box.w, high});
    seat_details(ui, inner, &seat);
    return high + ui_px(ui, 12);
}

/* What is said of a seat, over the whole width below its row. */
static double below_card(View *view, Box box, int seat)
{
    double used = remarks(view, box, seat);
    if (setup_of(view)->open_seat == seat) used += details(view, form_below(box, used), seat);
    return used;
}

/* ---- all of them ---- */

/* Cards in rows; what is said of them follows each row. */
static double all_cards(View *view, Box box)
{
    Ui *ui = view_ui(view);
    SetupState *setup = setup_of(view);
    int count = setup->plan.seating.count, columns = box.w >= ui_px(ui, 560) ? 2 : 1;
    double used = 0, gap = ui_px(ui, 10);
    for (int first = 0; first < count; first += columns) {
        Box row = {box.x, box.y + used, box.w, card_height(ui)};
        used += row.h + gap;
        for (int n = first; n < first + columns && n < count; n++) {
            if (seat_card(view, box_column(row, n - first, columns, gap), n)) return used;
        }
        for (int n = first; n < first + columns && n < count; n++)
            used += below_card(view, form_below(box, used), n);
    }
    return used - gap;
}

/* ---- adding ---- */

static Button add_button(View *view, bool person)
{
    bool full = !setup_seats_can_add(setup_of(view));
    return (Button){
        .id = ui_id(person ? "add-person" : "add-computer", 0),
        .label = person ? LABEL(view, T_("Add person")) : LABEL(view, T_("Add computer")),
        .icon = person ? ICON_PERSON : ICON_ROBOT,
        .tool = true,
        .disabled = full,
        .tip = full ? LABEL(view, T_("There are as many players as this edition allows.")) : NULL};
}

void setup_players_add(View *view, Box box)
{
    for (int person = 0; person < 2; person++)
        if (button(view_ui(view), box_column(box, person, 2, part_gap(view_ui(view))),
                   add_button(view, person == 1)))
            setup_seats_add(setup_of(view), person == 1);
}

/* ---- the whole ---- */

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
    used += all_cards(view, form_below(box, used));
    if (setup_of(view)->trouble[0] != '\0')
        used += gap + form_warning(ui, form_below(box, used + gap), setup_of(view)->trouble);
    return used;
}
