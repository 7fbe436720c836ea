/* view_sheet.h -- which sheet covers the table.
 *
 * A sheet is a row: the constant called `word_sheet` in its file, listed in
 * sheet_list.h. Those that the state of the game calls for (auction, offer
 * to answer, debt, wheel, tokens) open automatically. */
#ifndef VIEW_VIEW_SHEET_H
#define VIEW_VIEW_SHEET_H

#include "view/request.h"

typedef struct View View;

#define SHEET(name, row, word) SHEET_##name,
typedef enum SheetKind {
    SHEET_NONE,
#include "view/sheet_list.h"
    SHEET_COUNT
} SheetKind;
#undef SHEET

typedef struct SheetRow {
    void (*pass)(View *view); /* one pass over it */
    void (*open)(View *view); /* fresh contents; NULL: it needs none */
    bool pauses;              /* computers wait while it is open */
    size_t keeps;             /* bytes it keeps between passes, zero at first */
} SheetRow;

/* NULL for SHEET_NONE. */
const SheetRow *view_sheet_row(SheetKind sheet);

/* The one opened by hand. */
SheetKind view_sheet(const View *view);
/* Opens it with fresh contents, instead of the one that is open. */
void view_open_sheet(View *view, SheetKind sheet);
void view_close_sheet(View *view);
/* What a sheet keeps between passes: `keeps` bytes of its row. */
void *view_sheet_kept(const View *view, SheetKind sheet);

/* The one that covered the table in the pass before, and in this one. */
SheetKind view_was_open(const View *view);
void view_note_open(View *view, SheetKind sheet);

/* A sheet the game calls for that a person has closed. */
SheetKind view_put_off(const View *view);
/* The game calls for this sheet now: one put off for another is forgotten. */
void view_call_sheet(View *view, SheetKind called);
/* Closes a sheet; if the game calls for it, until it calls for another. */
void view_put_sheet_off(View *view, SheetKind sheet);
/* Lets the sheet the game calls for open again. */
void view_recall_sheet(View *view);

/* What the sheets of a space and of a seat are about; showing one opens it. */
SpaceId view_sheet_space(const View *view);
SeatId view_sheet_seat(const View *view);
void view_show_space(View *view, SpaceId space);
void view_show_seat(View *view, SeatId seat);
/* What can be done about a seat of the room before a game on a server. */
void view_show_chair(View *view, SeatId seat);
/* Another space in the sheet that is open. */
void view_leaf_to_space(View *view, SpaceId space);

enum { CONFIRM_SIZE = 480 };

/* A question before something that cannot be taken back. */
typedef struct Confirm {
    char question[CONFIRM_SIZE];
    char yes[120]; /* the label of the button that does it */
    Request request;
} Confirm;

/* Asks `question` first; the button that does it says `yes`. */
void view_confirm(View *view, const char *question, const char *yes, Request request);
const Confirm *view_confirmed(const View *view);

#endif
