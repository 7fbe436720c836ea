/* view_open.c -- opening screens and sheets by their words. */
#include <assert.h>

#include "view/board/token_view.h"
#include "view/view_part.h"

static const char *const screen_words[] = {
    "start", "setup", "load",           "settings",   "help",    "credits", "editor",
    "table", "end",   "replay",         "deed",       "manage",  "trade",   "assets",
    "jail",  "menu",  "table-settings", "table-help", "confirm", "auction", "answer",
    "debt",  "wheel", "token",          NULL,
};

/* In the order of the words behind the screens. */
static const SheetKind sheets[] = {
    SHEET_DEED, SHEET_MANAGE,  SHEET_TRADE,   SHEET_ASSETS, SHEET_JAIL, SHEET_MENU,  SHEET_SETTINGS,
    SHEET_HELP, SHEET_CONFIRM, SHEET_AUCTION, SHEET_ANSWER, SHEET_DEBT, SHEET_WHEEL, SHEET_TOKEN,
};

static_assert(sizeof screen_words / sizeof screen_words[0] == SCREEN_COUNT + SHEET_COUNT,
              "a word for every screen and every sheet but none, and NULL");
static_assert(sizeof sheets / sizeof sheets[0] == SHEET_COUNT - 1, "every sheet but none");

const char *const *view_screens(void)
{
    return screen_words;
}

static int find(const char *word)
{
    for (int i = 0; screen_words[i] != NULL; i++)
        if (text_same(screen_words[i], word)) return i;
    return -1;
}

static bool open_screen(View *view, Screen screen)
{
    bool needs_table = screen == SCREEN_TABLE || screen == SCREEN_END || screen == SCREEN_REPLAY;
    if (needs_table && view->table == NULL) return false;
    if (screen == SCREEN_SETUP) setup_open(view);
    if (screen == SCREEN_LOAD) load_open(view);
    if (screen == SCREEN_END) end_open(view);
    if (screen == SCREEN_REPLAY) replay_open(view);
    if (screen == SCREEN_EDITOR) {
        if (view->library == NULL || view->library->count == 0) return false;
        editor_open(view, view->table != NULL ? view_edition(view)->word
                                              : view->library->sources[0].word);
    }
    view_go(view, screen);
    return true;
}

static bool open_sheet(View *view, SheetKind sheet)
{
    if (view->table == NULL) return false;
    view_go(view, SCREEN_TABLE);
    view->sheet_seat = game_mover(view_game(view));
    view->sheet_space = view_game(view)->seats[view->sheet_seat].space;
    if (sheet == SHEET_TRADE) trade_open(view, NOBODY);
    if (sheet == SHEET_MANAGE) manage_open(view);
    if (sheet == SHEET_CONFIRM)
        view_confirm(view, "Leave this game? It is saved.", "Leave",
                     (Request){.kind = REQUEST_LEAVE});
    view->sheet = sheet;
    return true;
}

bool view_open(View *view, const char *word)
{
    int n = find(word);
    if (n < 0) return false;
    view->dirty = true;
    return n < SCREEN_COUNT ? open_screen(view, (Screen)n)
                            : open_sheet(view, sheets[n - SCREEN_COUNT]);
}

/* ---- what screens have in common ---- */

Box view_screen_head(View *view, const char *title)
{
    Ui *ui = &view->ui;
    double pad = ui_px(ui, 16);
    Box rest = box_inset(ui->screen, pad, pad);
    Box head = box_cut_top(&rest, ui_px(ui, 48));
    Box back = box_cut_left(&head, ui_px(ui, 40));
    back = box_centred(back, ui_px(ui, 40), ui_px(ui, 40));
    bool pressed = button(
        ui, back,
        (Button){.id = ui_id("back", 0), .label = "Back", .icon = ICON_BACK, .icon_only = true});
    if (ui_key(ui, KEY_ESCAPE) || pressed) view_go_back(view);
    box_cut_left(&head, ui_px(ui, 12));
    lettering_line(ui, head, title, (Style){TYPE_HEAD, FONT_BOLD, ui->theme.ink, ALIGN_LEFT});
    box_cut_top(&rest, ui_px(ui, 8));
    return rest;
}

void view_token(View *view, SeatId seat, Box box)
{
    token_draw(&view->ui, box, view_edition(view), &table_seating(view->table)->seats[seat], seat,
               view_game(view)->seats[seat].token, view->pictures[seat]);
}
