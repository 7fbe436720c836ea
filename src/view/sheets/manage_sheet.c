/* manage_sheet.c -- building, selling, mortgaging and redeeming, all at once. */
#include "ui/figures.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/acting.h"
#include "view/letters.h"
#include "view/sheets/plan_run.h"
#include "view/sheets/property_plan.h"
#include "view/sheets/property_rows.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 860.0

typedef struct Managing {
    SeatId seat;
    PlanOutcome outcome;
    Money before, after; /* cash */
} Managing;

static void open_sheet(View *view)
{
    plan_run_reset(view, acting_seat(view));
}

/* ---- contents ---- */

static void set_sum(const View *view, Figure *figure, const char *label, Money sum, Colour colour)
{
    figure->label = label;
    figure->colour = colour;
    text_copy(figure->value, sizeof figure->value, view_thing(view, arg_sum(sum)).words);
}

/* The bank's stock, where it can run out. */
static int add_stock(const View *view, Figure *figures, int count, int stock, const char *label)
{
    if (stock < 0) return count;
    figures[count].label = label;
    figures[count].colour = 0;
    text_copy(figures[count].value, sizeof figures[count].value,
              view_thing(view, arg_number(stock)).words);
    return count + 1;
}

static double draw_figures(View *view, Box box, const Managing *it)
{
    Ui *ui = view_ui(view);
    Figure figures[4];
    Phrase houses = PHRASE(view, T_("Bank's {house.many}"), arg_absent()),
           hotels = PHRASE(view, T_("Bank's {hotel.many}"), arg_absent());
    Colour change = it->after > it->before   ? ui->theme.good
                    : it->after < it->before ? ui->theme.bad
                                             : 0;
    set_sum(view, &figures[0], LABEL(view, T_("Cash now")), it->before, 0);
    set_sum(view, &figures[1], LABEL(view, T_("Cash after")), it->after, change);
    int count = add_stock(view, figures, 2, it->outcome.game.houses, houses.words);
    bool has_hotels = view_edition(view)->rule[RULE_HOTEL] != HOTEL_NONE;
    if (has_hotels) count = add_stock(view, figures, count, it->outcome.game.hotels, hotels.words);
    figures_draw(ui, box, figures, count);
    return figures_height(ui, box.w, count);
}

static double draw_note(View *view, Box box, const char *words)
{
    return lettering_paragraph(
        view_ui(view), box, words,
        (Style){TYPE_BODY, FONT_MEDIUM, view_ui(view)->theme.quiet, ALIGN_LEFT});
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    Managing *it = what;
    PropertyRows rows = {.plan = &plan_run_of(view)->plan, .now = &it->outcome};
    double gap = ui_px(ui, 16), used = draw_figures(view, box, it) + gap;
    Box rest = {box.x, box.y + used, box.w, 0};
    if (view_game(view)->seats[it->seat].deeds == 0)
        return used +
               draw_note(
                   view, rest,
                   PHRASE(view, T_("{seat} owns no property yet."), arg_seat(it->seat)).words);
    used += property_rows(ui, rest, &rows);
    if (!it->outcome.contested) return used;
    rest.y = box.y + used + gap;
    return used + gap +
           draw_note(
               view, rest,
               PHRASE(view,
                      T_("Others may want the last {building.many} too: then they are auctioned."),
                      arg_absent())
                   .words);
}

/* ---- foot ---- */

static void close_it(View *view)
{
    plan_run_of(view)->doing = false;
    view_close_sheet(view);
}

static void make_buttons(View *view, const Managing *it, Button buttons[2], Phrase *label,
                         Phrase *why)
{
    bool empty = property_plan_empty(view_edition(view), view_game(view), &plan_run_of(view)->plan);
    *label = it->after < it->before
                 ? PHRASE(view, T_("Do it for {sum}"), arg_sum(it->before - it->after))
             : it->after > it->before
                 ? PHRASE(view, T_("Do it and receive {sum}"), arg_sum(it->after - it->before))
                 : PHRASE(view, T_("Do it"), arg_absent());
    *why = PHRASE(view, T_("Change something first."), arg_absent());
    buttons[0] = (Button){.id = ui_id("manage", 0),
                          .label = empty ? LABEL(view, T_("Close")) : LABEL(view, T_("Cancel"))};
    buttons[1] =
        (Button){.id = ui_id("manage", 1),
                 .label = label->words,
                 .look = BUTTON_MAIN,
                 .letter = LETTER_DO,
                 .disabled = empty || it->outcome.step_count == 0 || plan_run_of(view)->doing,
                 .tip = empty ? why->words : NULL};
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    Managing it = {.seat = acting_seat(view)};
    SheetFrame frame;
    Button buttons[2];
    Phrase label, why, title = PHRASE(view, T_("{seat.of} properties"), arg_seat(it.seat));
    plan_run_keep(view, it.seat);
    property_plan_run(view_edition(view), view_game(view), &plan_run_of(view)->plan, &it.outcome);
    it.before = view_game(view)->seats[it.seat].cash;
    it.after = it.outcome.game.seats[it.seat].cash;
    make_buttons(view, &it, buttons, &label, &why);
    SheetFoot foot = {.buttons = buttons, .count = 2};
    double width = sheet_inner_width(ui, WIDTH);
    Box box = sheet_begin(ui, &frame, title.words, WIDTH, form_height(ui, width, contents, &it),
                          sheet_foot_height(ui, width, &foot), true);
    contents(ui, box, &it);
    sheet_end(ui, &frame);
    int pressed = sheet_foot(ui, frame.foot, &foot);
    bool done = pressed == 1 && plan_run_begin(view, it.outcome.step_count);
    if (plan_run_of(view)->doing) done = !plan_run_go_on(view);
    if (done || pressed == 0 || frame.closed) close_it(view);
}

const SheetRow manage_sheet = {.pass = pass, .open = open_sheet, .keeps = sizeof(ManageState)};
