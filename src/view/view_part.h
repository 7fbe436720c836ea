/* view_part.h -- what the modules of the view share. Not for apps. */
#ifndef VIEW_VIEW_PART_H
#define VIEW_VIEW_PART_H

#include "ui/button.h"
#include "ui/controls.h"
#include "ui/sheet.h"
#include "ui/ui.h"
#include "ui/lettering.h"
#include "view/board/board_view.h"
#include "view/editor/editor_screen.h"
#include "view/screens/end_screen.h"
#include "view/screens/load_screen.h"
#include "view/screens/setup_screen.h"
#include "view/sheets/manage_sheet.h"
#include "view/sheets/trade_sheet.h"
#include "view/stage.h"
#include "view/view.h"

typedef enum Screen {
    SCREEN_START,
    SCREEN_SETUP,
    SCREEN_LOAD,
    SCREEN_SETTINGS,
    SCREEN_HELP,
    SCREEN_CREDITS,
    SCREEN_EDITOR,
    SCREEN_TABLE,
    SCREEN_END,
    SCREEN_REPLAY,
    SCREEN_COUNT
} Screen;

/* What lies over the table screen. Sheets that the state of the game calls
 * for (auction, offer to answer, debt, wheel, tokens) open by themselves. */
typedef enum SheetKind {
    SHEET_NONE,
    SHEET_DEED,
    SHEET_MANAGE,
    SHEET_TRADE,
    SHEET_ASSETS,
    SHEET_JAIL,
    SHEET_MENU,
    SHEET_SETTINGS,
    SHEET_HELP,
    SHEET_CONFIRM,
    SHEET_AUCTION,
    SHEET_ANSWER,
    SHEET_DEBT,
    SHEET_WHEEL,
    SHEET_TOKEN,
    SHEET_COUNT
} SheetKind;

/* A question before something that cannot be taken back. */
typedef struct Confirm {
    char question[160];
    char yes[40]; /* the label of the button that does it */
    Request request;
} Confirm;

enum { VIEW_REQUESTS = 16, VIEW_TOLD_SIZE = 600 };

struct View {
    Ui ui;
    Canvas *measure;
    Settings settings;
    double width, height;
    Screen screen;
    Screen before[SCREEN_COUNT]; /* where the back button of each screen leads */
    SheetKind sheet;             /* opened by hand, over the table */
    SheetKind put_off;           /* a sheet the game calls for, looked away from */
    int sheet_space;             /* SHEET_DEED: the space */
    SeatId sheet_seat;           /* SHEET_ASSETS: whose */
    Confirm confirm;

    bool chooser; /* files can be chosen */
    const EditionLibrary *library;
    const Table *table;
    int64_t game_id;
    const Table *demo;
    int pictures[MAX_SEATS];
    SavedGame *saved; /* owned */
    int saved_count;
    Stage stage;
    Stage demo_stage;
    double hammer_left;  /* seconds of the auction under way, */
    uint8_t hammer_open; /* and what it is for, as in Auction */
    DeedId hammer_deed;
    bool unwatched; /* computers alone play: at full speed until somebody wants to watch */
    double rest;    /* seconds until computers may go on, to let eyes follow */

    SetupState setup;
    LoadState load;
    ManageState manage;
    TradeState trade;
    EndState end;
    EditorState *editor; /* owned; NULL until the editor is opened */

    Action hint;
    size_t hint_at; /* actions of the table when it was given */
    bool hint_known;
    int odds[MAX_SEATS];
    bool odds_known;

    char told[VIEW_TOLD_SIZE]; /* a sentence shown for a while */
    double told_until;
    bool told_hint; /* it is the hint */

    Request requests[VIEW_REQUESTS];
    int request_count;
    GamePlan plan;     /* of REQUEST_BEGIN */
    Text request_text; /* of REQUEST_EDITION, REQUEST_PICTURE; grows */
    char request_word[WORD_SIZE];
    bool dirty; /* the picture is out of date */
};

/* The app is asked; false when too much is waiting. */
bool view_ask(View *view, Request request);
/* Asks for an action of the game. */
bool view_act(View *view, const Action *action);
void view_go(View *view, Screen screen);
/* To where this screen was opened from. */
void view_go_back(View *view);
/* Asks `question` first; the button that does it says `yes`. */
void view_confirm(View *view, const char *question, const char *yes, Request request);

/* How computers' turns are shown at this table (L11). */
Pace view_pace(const View *view);

/* Does a person decide now, with everything shown? Then whose seat it is. */
bool view_person_decides(const View *view, SeatId *seat);
static inline const Edition *view_edition(const View *view)
{
    return table_edition(view->table);
}
/* The state as it is shown. */
static inline const Game *view_game(const View *view)
{
    return &view->stage.game;
}
Colour view_seat_colour(const View *view, SeatId seat);
/* A seat's round counter, its own picture if it has one. */
void view_token(View *view, SeatId seat, Box box);
/* "$1,184": sums as the drawn game writes them, with thousands apart. */
void view_money(const Edition *edition, Money sum, Text *text);

/* A screen's title row with a back button; returns the rest of the screen.
 * Leads back by itself. */
Box view_screen_head(View *view, const char *title);

/* ---- one pass over each screen and sheet ---- */
void start_screen(View *view);
void setup_screen(View *view);
void load_screen(View *view);
void settings_screen(View *view);
void help_screen(View *view);
void credits_screen(View *view);
void editor_screen(View *view);
void table_screen(View *view);
void end_screen(View *view);
void replay_screen(View *view);

void deed_sheet(View *view);
void manage_sheet(View *view);
void trade_sheet(View *view);
void assets_sheet(View *view);
void jail_sheet(View *view);
void menu_sheet(View *view);
void settings_sheet(View *view); /* the settings, over the table */
void help_sheet(View *view);
void confirm_sheet(View *view);
void auction_sheet(View *view);
void answer_sheet(View *view);
void debt_sheet(View *view);
void wheel_sheet(View *view);
void token_sheet(View *view);

/* Opening with fresh contents. */
void setup_open(View *view);
void load_open(View *view);
void trade_open(View *view, SeatId with); /* NOBODY: the first possible partner */
void manage_open(View *view);
void end_open(View *view);
void replay_open(View *view);
void editor_open(View *view, const char *edition_word);
void editor_free(EditorState *editor);

#endif
