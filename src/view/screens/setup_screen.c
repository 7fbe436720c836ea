/* setup_screen.c -- a new game being planned. */
#include "ui/button.h"
#include "ui/form.h"
#include "ui/number_field.h"
#include "ui/spoken.h"
#include "view/art/banner_art.h"
#include "view/board/table_layout.h"
#include "view/screens/setup_edition.h"
#include "view/screens/setup_plan.h"
#include "view/screens/setup_players.h"
#include "view/screens/setup_rules.h"
#include "view/screens/setup_seats.h"
#include "view/view.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_shown.h"
#include "view/view_words.h"

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
    setup_seats_seating(setup_of(view), &plan.seating);
    view_begin(view, &plan);
}

/* ---- the dock ---- */

static void summary(const View *view, const SetupState *setup, Text *text)
{
    Seating seating;
    int rules = setup->plan.rules.count;
    setup_seats_seating(setup, &seating);
    Said house = {.sentence = TN_("{count} house rule", "{count} house rules"),
                  .args = {arg_count(rules)}};
    SAY(view_words(view), text, T_("{edition}, {number} players[, {part}]"),
        arg_edition(setup->edition.title), arg_number(seating.count),
        rules > 0 ? arg_part(&house) : arg_absent());
}

static void write_state(View *view, Box box, const char *words, bool good)
{
    Ui *ui = view_ui(view);
    Style title = {TYPE_TITLE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style small = {TYPE_BODY, FONT_MEDIUM, good ? ui->theme.quiet : ui->theme.bad, ALIGN_LEFT};
    double line = lettering_line_height(ui, title);
    if (box.h >= line * 1.5)
        lettering_line(ui, box_cut_top(&box, line), LABEL(view, T_("Ready to play?")), title);
    lettering_fit(ui, box, words, small, 0);
}

/* The dock of the table: the main button is where it will be. */
static void dock(View *view, const TableLayout *at)
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
                    .large = true,
                    .disabled = !good};
    Button back = {.id = ui_id("back", 0), .label = LABEL(view, T_("Back")), .large = true};
    canvas_shadow(ui->canvas, at->dock, 16 * at->scale, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, at->dock, 16 * at->scale, ui->theme.card);
    if (ui->focus == 0) ui_focus_on(ui, start.id);
    write_state(view, at->question, buffer, good);
    bool left = button(ui, at->left, back);
    if (!good) spoken_words(ui, at->main, buffer); /* a tip would cover what it repeats */
    if (button(ui, at->main, start)) begin(view);
    setup_players_add(view, at->tools);
    if (left || ui_key(ui, KEY_ESCAPE)) view_go_back(view);
}

/* ---- the screen ---- */

static double rules_card(Ui *ui, Box box, void *what)
{
    const FormCard card = {.contents = setup_rules, .what = what};
    return form_cards(ui, box, &card, 1, 1);
}

static double heading(Ui *ui, Box box, const char *words)
{
    spoken_heading(ui);
    return form_words(ui, box, words, TYPE_NAME, FONT_BOLD, ui->theme.ink) + ui_px(ui, 8);
}

static double contents(Ui *ui, Box box, void *what)
{
    static const struct {
        Sentence title;
        Contents contents;
    } parts[] = {{T_("Edition"), setup_edition_tiles},
                 {T_("Players"), setup_players},
                 {T_("Rules"), rules_card}};
    bool about = *(const bool *)what; /* there is no room for it elsewhere */
    double used = 0;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        used += heading(ui, form_below(box, used), words_plain(&ui->words, &parts[i].title));
        used += parts[i].contents(ui, form_below(box, used), NULL);
        if (i == 0 && about)
            used +=
                ui_px(ui, 8) + setup_edition_about(ui, form_below(box, used + ui_px(ui, 8)), NULL);
        used += ui_px(ui, 20);
    }
    return used;
}

/* The head: the face of the edition that is chosen. */
static void banner(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    const Edition *edition = view_face(view);
    banner_art_draw(ui, box, edition);
    Box words = box_inset(box, ui_px(ui, 24), box.h * 0.14);
    Style small = {TYPE_SMALL, FONT_BOLD, banner_art_quiet(theme), ALIGN_LEFT};
    double line = lettering_line_height(ui, small);
    bool tall = words.h > line * 2.6;
    words.w *= 0.72; /* the rest is the motif's */
    Box top = box_cut_top(&words, tall ? line : 0);
    if (tall) lettering_line(ui, top, LABEL(view, T_("New game")), small);
    bool named = edition != NULL && setup_of(view)->chosen >= 0;
    lettering_line(ui, words, named ? edition->title : LABEL(view, T_("New game")),
                   (Style){box.h > ui_px(ui, 110) ? TYPE_DISPLAY : TYPE_HEAD, FONT_HEAVY,
                           banner_art_ink(theme), ALIGN_LEFT});
}

static double banner_height(const Ui *ui, double room)
{
    return room > ui_px(ui, 640)   ? ui_px(ui, 132)
           : room > ui_px(ui, 420) ? ui_px(ui, 88)
                                   : ui_px(ui, 48);
}

/* Everything that is chosen, scrolled below the banner. */
static void panel(View *view, Box box, bool about)
{
    Ui *ui = view_ui(view);
    banner(view, box_cut_top(&box, banner_height(ui, box.h)));
    box_cut_top(&box, ui_px(ui, 8));
    form_page(ui, "setup", box, 1200, contents, &about);
}

static void side_by_side(View *view, const TableLayout *at)
{
    Ui *ui = view_ui(view);
    double gap = 8 * at->scale, margin = at->board.x;
    Box left = {0, 0, at->dock.x - margin, ui->screen.h};
    Box column = {at->dock.x, margin, at->dock.w, at->dock.y - gap - margin};
    bool roomy = column.h >= ui_px(ui, 120);
    panel(view, left, !roomy);
    if (!roomy) return;
    form_panel(ui, column);
    setup_edition_board(ui, box_inset(column, ui_px(ui, 14), ui_px(ui, 14)));
}

static void pass(View *view)
{
    setup_plan_speak(setup_of(view), view_language(view));
    TableLayout at = table_layout_room(view);
    if (at.form == TABLE_PHONE)
        panel(view, (Box){0, 0, view_ui(view)->screen.w, at.dock.y}, true);
    else
        side_by_side(view, &at);
    dock(view, &at);
}

const ScreenRow setup_screen = {.pass = pass, .open = open_screen, .keeps = sizeof(SetupState)};
