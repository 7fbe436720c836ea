/* load_screen.c -- the table of saved games. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "ui/button_row.h"
#include "ui/form.h"
#include "ui/scroll.h"
#include "view/screens/load_chosen.h"
#include "view/screens/load_empty.h"
#include "view/screens/saved_row.h"
#include "view/sheets/naming_sheet.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { LOAD_BOARDS = 12 };
typedef struct LoadState {
    int64_t chosen;                  /* number of a game, 0: none */
    LittleBoard boards[LOAD_BOARDS]; /* of the editions that were met */
    LoadChosen preview;
} LoadState;

/* ---- which games, in which order ---- */

static LoadState *load_of(const View *view)
{
    return view_screen_kept(view, SCREEN_LOAD);
}

static int saved_count(const View *view)
{
    int count;
    view_saved(view, &count);
    return count;
}

static int newest_first(const void *a, const void *b)
{
    const SavedGame *one = *(const SavedGame *const *)a, *other = *(const SavedGame *const *)b;
    int order = strcmp(other->date, one->date);
    if (order == 0) order = strcmp(other->time, one->time);
    if (order != 0) return order;
    return other->id > one->id ? 1 : other->id < one->id ? -1 : 0;
}

/* All games; end with mem_free. */
static const SavedGame **sorted(const View *view)
{
    int count;
    const SavedGame *saved = view_saved(view, &count);
    const SavedGame **list = mem_new((size_t)count + 1, sizeof *list);
    for (int i = 0; i < count; i++) list[i] = &saved[i];
    qsort(list, (size_t)count, sizeof *list, newest_first);
    return list;
}

static const SavedGame *chosen_game(const View *view)
{
    int count;
    const SavedGame *saved = view_saved(view, &count);
    for (int i = 0; i < count; i++)
        if (saved[i].id == load_of(view)->chosen) return &saved[i];
    return NULL;
}

static bool open_screen(View *view)
{
    const SavedGame **list = sorted(view);
    LoadState *load = load_of(view);
    memset(load, 0, sizeof *load);
    load->chosen = saved_count(view) > 0 ? list[0]->id : 0;
    mem_free(list);
    return true;
}

static void open_game(View *view, int64_t id)
{
    view_ask(view, (Request){.kind = REQUEST_LOAD, .id = id});
}

static void ask_to_delete(View *view, const SavedGame *game)
{
    char buffer[CONFIRM_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    SAY(view_words(view), &text, T_("Delete game {id} ({name})? This cannot be undone."),
        arg_id(game->id), arg_name(game->name));
    view_confirm(view, buffer, LABEL(view, T_("Delete")),
                 (Request){.kind = REQUEST_DELETE, .id = game->id});
}

/* ---- rows ---- */

/* Of the game's edition, read when it is first met; NULL: there are too many. */
static const LittleBoard *board_of(View *view, const SavedGame *game)
{
    LittleBoard *boards = load_of(view)->boards;
    for (int i = 0; i < LOAD_BOARDS; i++) {
        if (boards[i].word[0] == '\0')
            little_board_read(view_library(view), game->edition, &boards[i]);
        if (text_same(boards[i].word, game->edition)) return &boards[i];
    }
    return NULL;
}

static SavedRow row_of(View *view, const SavedGame *game)
{
    return (SavedRow){game, board_of(view, game)};
}

/* Pressing a row chooses it, pressing the chosen one opens it. */
static void press_row(View *view, Box box, const SavedRow *row)
{
    const SavedGame *game = row->game;
    Ui *ui = view_ui(view);
    uint32_t id = ui_id("saved-game", (int)game->id);
    char name[UI_NAME_SIZE];
    Text text = text_into(name, sizeof name);
    SAY(&ui->words, &text, T_("Game {id}: {name}"), arg_id(game->id),
        arg_name(saved_row_title(row)));
    bool chosen = load_of(view)->chosen == game->id;
    if (chosen && ui->focus == 0) ui_focus_on(ui, id);
    if (ui_press(ui, id, box, UI_CHOICE, name, false)) {
        if (chosen) open_game(view, game->id);
        load_of(view)->chosen = game->id;
    }
    if (chosen) ui_value(ui, id, "chosen");
    Box inner = box_inset(box, ui_px(ui, 4), ui_px(ui, 2));
    if (chosen || ui_is_hot(ui, id))
        canvas_fill_round(ui->canvas, inner, ui_px(ui, 8),
                          chosen ? colour_mixed(ui->theme.sunken, ui->theme.ink, 0.06)
                                 : ui->theme.sunken);
    if (chosen)
        canvas_fill_round(ui->canvas, (Box){inner.x, inner.y, ui_px(ui, 4), inner.h}, ui_px(ui, 2),
                          ui->theme.ink);
    ui_focus_ring(ui, id, box_inset(inner, ui_px(ui, 3), ui_px(ui, 3)), ui_px(ui, 6));
}

/* Rows far out of sight are neither drawn nor noted: there may be thousands. */
static bool near_sight(const Ui *ui, Box row)
{
    double reach = ui->clip.h / 2;
    return box_bottom(row) > ui->clip.y - reach && row.y < box_bottom(ui->clip) + reach;
}

static double table_rows(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const SavedGame **list = what;
    double used = 0;
    for (int i = 0; i < saved_count(view); i++) {
        SavedRow row = row_of(view, list[i]);
        Box place = form_below(box, used);
        place.h = form_height(ui, box.w, saved_row, &row);
        if (near_sight(ui, place)) {
            press_row(view, place, &row);
            saved_row(ui, place, &row);
        }
        used += place.h;
    }
    return used;
}

/* ---- the screen ---- */

#define ROOM 110.0 /* least height of the list */

static void answer_buttons(const View *view, const SavedGame *game, Button list[LOAD_ANSWERS])
{
    const char *why = game == NULL ? LABEL(view, T_("Choose a game first.")) : NULL;
    list[LOAD_DELETE] = (Button){.id = ui_id("load-delete", 0),
                                 .label = LABEL(view, T_("Delete")),
                                 .look = BUTTON_DANGER,
                                 .icon = ICON_TRASH,
                                 .disabled = game == NULL,
                                 .tip = why};
    list[LOAD_NAME] = (Button){.id = ui_id("load-name", 0),
                               .label = LABEL(view, T_("Rename")),
                               .icon = ICON_PENCIL,
                               .disabled = game == NULL,
                               .tip = why};
    list[LOAD_OPEN] = (Button){.id = ui_id("load-open", 0),
                               .label = LABEL(view, T_("Open")),
                               .look = BUTTON_MAIN,
                               .icon = ICON_LOAD,
                               .disabled = game == NULL,
                               .tip = why};
}

/* Head and rows on a card; `high` is the height of all rows. */
static void draw_table(View *view, Box card, const SavedGame **list, double high)
{
    Ui *ui = view_ui(view);
    Scroll scroll;
    form_panel(ui, card);
    Box rows = form_below(card, saved_row_head(ui, card) + ui_px(ui, 4));
    rows.h -= ui_px(ui, 4);
    Box inner = scroll_begin(ui, &scroll, ui_id("load", 0), rows, high, false);
    table_rows(ui, inner, list);
    scroll_end(ui, &scroll);
}

/* The list in the box, `foot` being left below it, where there is one close to the rows; returns
 * its card. */
static Box list_of_games(View *view, Box box, const SavedGame **list, double foot)
{
    Ui *ui = view_ui(view);
    double gap = form_margin(ui), width = box.w - 2 * gap;
    if (width > ui_px(ui, 1400)) width = ui_px(ui, 1400);
    Box card = {box.x + (box.w - width) / 2, box.y + ui_px(ui, 4), width,
                box.h - ui_px(ui, 4) - (foot > 0 ? foot + gap : ui_px(ui, 12))};
    double high = form_height(ui, width, table_rows, list);
    double all = high + ui_px(ui, 8) + saved_row_head_height(ui, width);
    if (foot > 0 && card.h > all) card.h = all;
    draw_table(view, card, list, high);
    return card;
}

/* What is left below the list; without words where the games need the room more. */
static double foot_height(Ui *ui, Box box, Button answers[LOAD_ANSWERS])
{
    double gap = form_margin(ui), width = box.w - 2 * gap;
    double foot = button_row_height(ui, width, answers, LOAD_ANSWERS) + gap;
    if (box.h - ui_px(ui, 4) - foot - gap >= ui_px(ui, ROOM)) return foot;
    answers[LOAD_DELETE].icon_only = answers[LOAD_NAME].icon_only = true;
    return button_row_height(ui, width, answers, LOAD_ANSWERS) + ui_px(ui, 6);
}

/* With what can be done below it, or where there is room with the chosen one at its right. */
static void table_of_games(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const SavedGame **list = sorted(view), *game = chosen_game(view);
    Button answers[LOAD_ANSWERS];
    answer_buttons(view, game, answers);
    double gap = form_margin(ui);
    Box beside = load_chosen_list(view, box);
    int pressed;
    if (beside.w > 0) {
        list_of_games(view, beside, list, 0);
        SavedRow row = game != NULL ? row_of(view, game) : (SavedRow){0};
        pressed = load_chosen(view, box, &load_of(view)->preview, game,
                              game != NULL ? saved_row_title(&row) : "", answers);
    } else {
        double foot = foot_height(ui, box, answers);
        Box card = list_of_games(view, box, list, foot);
        pressed = button_row(ui, (Box){card.x, box_bottom(card) + gap, card.w, 0}, answers,
                             LOAD_ANSWERS, 1);
    }
    if (pressed == LOAD_DELETE) ask_to_delete(view, game);
    if (pressed == LOAD_NAME) naming_sheet_open(view, game->id, game->given);
    if (pressed == LOAD_OPEN) open_game(view, game->id);
    mem_free(list);
}

/* Beside the title and what is at `right` already, with its words where there is room. */
static bool head_button(View *view, Box below, double *right, Button what)
{
    Ui *ui = view_ui(view);
    double high = button_height(ui);
    what.icon_only = button_width(ui, what) > *right - ui_px(ui, 270);
    double wide = button_width(ui, what);
    double head = below.y - ui_px(ui, 12) - ui->screen.y;
    *right -= wide;
    Box box = {*right, ui->screen.y + (head - high) / 2, wide, high};
    *right -= ui_px(ui, 10);
    return button(ui, box, what);
}

static void file_button(View *view, Box below, double *right)
{
    Button file = {
        .id = ui_id("load-file", 0), .label = LABEL(view, T_("From a file")), .icon = ICON_LOAD};
    if (!head_button(view, below, right, file)) return;
    if (view_has_chooser(view))
        view_ask_with(view, (Request){.kind = REQUEST_FILE}, "", "");
    else
        view_open_sheet(view, SHEET_FILE);
}

static void pass(View *view)
{
    bool files = view_has_chooser(view) || view_has_paths(view), games = saved_count(view) > 0;
    double taken = (files + games) * (ui_target(view_ui(view)) + ui_px(view_ui(view), 10));
    Box rest = view_screen_page_beside(view, LABEL(view, T_("Load a game")), taken);
    double right = box_right(rest) - form_margin(view_ui(view));
    if (files) file_button(view, rest, &right);
    Button stats = {
        .id = ui_id("load-stats", 0), .label = LABEL(view, T_("Statistics")), .icon = ICON_CHART};
    if (games && head_button(view, rest, &right, stats)) view_open_screen(view, SCREEN_STATS);
    if (!games)
        load_empty(view, rest);
    else
        table_of_games(view, rest);
}

const ScreenRow load_screen = {.pass = pass, .open = open_screen, .keeps = sizeof(LoadState)};
