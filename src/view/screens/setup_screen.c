/* setup_screen.c -- a new game being planned. */
#include "ui/button.h"
#include "ui/form.h"
#include "ui/number_field.h"
#include "view/screens/setup_edition.h"
#include "view/screens/setup_plan.h"
#include "view/screens/setup_players.h"
#include "view/screens/setup_rules.h"
#include "view/view.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { TWO_COLUMNS = 760 };

static bool open_screen(View *view)
{
    setup_of(view)->problems.words = view_words(view);
    setup_of(view)->language = view_language(view);
    setup_plan_open(setup_of(view), view_library(view));
    return true;
}

void view_set_plan(View *view, const GamePlan *plan)
{
    setup_of(view)->problems.words = view_words(view);
    setup_of(view)->language = view_language(view);
    setup_plan_take(setup_of(view), view_library(view), plan);
}

static void begin(View *view)
{
    GamePlan plan = setup_of(view)->plan;
    setup_plan_seating(setup_of(view), &plan.seating);
    view_begin(view, &plan);
}

/* ---- the foot ---- */

static void summary(const View *view, const SetupState *setup, Text *text)
{
    Seating seating;
    int rules = setup->plan.rules.count;
    setup_plan_seating(setup, &seating);
    Said house = {.sentence = TN_("{count} house rule", "{count} house rules"),
                  .args = {arg_count(rules)}};
    SAY(view_words(view), text, T_("{edition}, {number} players[, {part}]"),
        arg_edition(setup->edition.title), arg_number(seating.count),
        rules > 0 ? arg_part(&house) : arg_absent());
}

static void foot(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const SetupState *setup = setup_of(view);
    char buffer[SETUP_SENTENCE];
    Text text = text_into(buffer, sizeof buffer);
    bool wrong = number_field_any_wrong(ui);
    bool good = !wrong && !setup_plan_trouble(setup, view_words(view), &text);
    if (wrong) text_add(&text, LABEL(view, T_("A number is wrong: its field is marked.")));
    if (good) summary(view, setup, &text);
    Button start = {.id = ui_id("setup-start", 0),
                    .label = LABEL(view, T_("Start")),
                    .look = BUTTON_MAIN,
                    .icon = ICON_DICE,
                    .disabled = !good,
                    .tip = good ? NULL : buffer};
    if (ui->focus == 0) ui_focus_on(ui, start.id);
    double wide = ui_px(ui, 176);
    if (wide > box.w * 0.5) wide = box.w * 0.5;
    if (button(ui, box_cut_right(&box, wide), start)) begin(view);
    box_cut_right(&box, ui_px(ui, 16));
    lettering_fit(
        ui, box, buffer,
        (Style){TYPE_BODY, FONT_SEMIBOLD, good ? ui->theme.quiet : ui->theme.bad, ALIGN_RIGHT}, 0);
}

/* ---- the screen ---- */

static double edition_page(Ui *ui, Box box, void *what)
{
    const FormCard card[] = {
        {.title = PLAIN(&ui->words, T_("Edition")), .contents = setup_edition, .what = what}};
    return form_cards(ui, box, card, 1, 1);
}

static double table_page(Ui *ui, Box box, void *what)
{
    const FormCard cards[] = {
        {.title = PLAIN(&ui->words, T_("Players")), .contents = setup_players},
        {.title = PLAIN(&ui->words, T_("Rules")), .contents = setup_rules}};
    (void)what;
    return form_cards(ui, box, cards, 2, 4000);
}

static double whole_page(Ui *ui, Box box, void *what)
{
    double used = edition_page(ui, box, what) + ui_px(ui, 16);
    return used + table_page(ui, form_below(box, used), what);
}

/* Each side scrolls separately. */
static void two_columns(View *view, Box area)
{
    Ui *ui = view_ui(view);
    double margin = form_margin(ui), overlap = margin - ui_px(ui, 8);
    Box left = box_cut_left(&area, area.w * 0.44);
    double high = left.h - margin - ui_px(ui, 88);
    form_page(ui, "setup-edition", left, 720, edition_page, &high);
    form_page(ui, "setup", (Box){area.x - overlap, area.y, area.w + overlap, area.h}, 880,
              table_page, NULL);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    setup_plan_speak(setup_of(view), view_language(view));
    Box rest = view_screen_page(view, LABEL(view, T_("New game")));
    Box bottom = box_cut_bottom(&rest, ui_px(ui, 72));
    double low = 0;
    canvas_fill_box(ui->canvas, (Box){bottom.x, bottom.y, bottom.w, 1}, ui->theme.line);
    if (rest.w < ui_px(ui, TWO_COLUMNS))
        form_page(ui, "setup", rest, 720, whole_page, &low);
    else
        two_columns(view, rest);
    foot(view, box_inset(bottom, form_margin(ui), ui_px(ui, 12)));
}

const ScreenRow setup_screen = {.pass = pass, .open = open_screen, .keeps = sizeof(SetupState)};
