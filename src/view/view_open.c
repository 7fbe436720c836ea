/* view_open.c -- opening screens and sheets by their words. */
#include "view/view.h"
#include "view/view_state.h"
#include "view/view_words.h"

#define SCREEN(name, row, word) word,
#define SHEET(name, row, word) word,
static const char *const words[] = {
#include "view/screen_list.h"
#include "view/sheet_list.h"
    "moment-group", "moment-hotel", "moment-rent", "moment-bankrupt", "online", NULL,
};
#undef SCREEN
#undef SHEET

enum { FIRST_MOMENT = SCREEN_COUNT + SHEET_COUNT - 1, ONLINE = FIRST_MOMENT + 4 };

const char *const *view_screens(void)
{
    return words;
}

const char *view_place(const View *view)
{
    return words[view->screen];
}

static int find(const char *word)
{
    for (int i = 0; words[i] != NULL; i++)
        if (text_same(words[i], word)) return i;
    return -1;
}

static void open_warning(View *view)
{
    Action meant = action_of(&view->stage.game, ACTION_DECLINE);
    Action instead = action_of(&view->stage.game, ACTION_BUY);
    Phrase said = PHRASE(view, T_("{deed} would make all of {group} yours."), arg_deed(0),
                         arg_group(table_edition(view->table)->deeds[0].group));
    view_warn(view, &meant, &instead, LABEL(view, TC_("button", "Buy")), said.words);
}

static void open_lesson(View *view)
{
    LessonShown *page = &view->lesson_page;
    text_copy(page->title, sizeof page->title, LABEL(view, T_("Throw the dice")));
    text_copy(
        page->words, sizeof page->words,
        LABEL(view, T_("It is your turn: throw two dice and move as far as they say. Where you "
                       "land decides what you may or must do next.")));
}

static bool open_sheet(View *view, SheetKind sheet)
{
    bool online = sheet == SHEET_CHAT || sheet == SHEET_TERMS || sheet == SHEET_CHAIR;
    if (online) {
        if (view->online.guest == NULL || view->screen != SCREEN_ROOM) return false;
        view_open_sheet(view, sheet);
        return true;
    }
    if (view->table == NULL) return false;
    view_go(view, SCREEN_TABLE);
    view->sheet_seat = game_mover(&view->stage.game);
    view->sheet_space = view->stage.game.seats[view->sheet_seat].space;
    if (sheet == SHEET_CONFIRM)
        view_confirm(view, LABEL(view, T_("Leave this game? It is saved.")),
                     LABEL(view, T_("Leave")), (Request){.kind = REQUEST_LEAVE});
    view_open_sheet(view, sheet);
    if (sheet == SHEET_WARNING) open_warning(view);
    if (sheet == SHEET_LESSON) open_lesson(view);
    view->ui->sheet = true; /* it is open, and not just opening */
    view->ui->sheet_since = 0;
    return true;
}

static bool open_moment(View *view, MomentKind kind)
{
    if (view->table == NULL || !stage_show_moment(&view->stage, kind)) return false;
    view_go(view, SCREEN_TABLE);
    return true;
}

/* The table with what a server adds to it. */
static bool open_online(View *view)
{
    if (view->table == NULL || view->online.guest == NULL) return false;
    view_go(view, SCREEN_TABLE);
    return true;
}

bool view_open(View *view, const char *word)
{
    int n = find(word);
    if (n < 0) return false;
    view->dirty = true;
    if (n == ONLINE) return open_online(view);
    if (n >= FIRST_MOMENT) return open_moment(view, (MomentKind)(n - FIRST_MOMENT + 1));
    return n < SCREEN_COUNT ? view_open_screen(view, (Screen)n)
                            : open_sheet(view, (SheetKind)(n - SCREEN_COUNT + 1));
}
