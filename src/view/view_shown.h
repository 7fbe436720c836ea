/* view_shown.h -- what is on the screen: the game as it is shown, the seats,
 * and what the app has told the view. */
#ifndef VIEW_VIEW_SHOWN_H
#define VIEW_VIEW_SHOWN_H

#include "table/table.h"
#include "ui/ui.h"
#include "view/request.h"
#include "view/stage.h"

typedef struct View View;

Ui *view_ui(const View *view);
/* Whose it is: for contents that are handed only a Ui. */
View *view_of(const Ui *ui);

/* ---- the running game ---- */

const Table *view_table(const View *view); /* NULL: none */
const Edition *view_edition(const View *view);
/* The state as it is shown. */
const Game *view_game(const View *view);
const Stage *view_stage(const View *view);
const int *view_pictures(const View *view); /* own pictures by seat */
/* Chances to win in 1/1000 by seat; NULL while they are not known or not wanted. */
const int *view_odds(const View *view);
/* How computers' turns are shown at this table (L11). */
Pace view_pace(const View *view);

/* A person who is here; somebody elsewhere at a table on a server is neither. */
bool view_is_person(const View *view, SeatId seat);
bool view_is_computer(const View *view, SeatId seat);
/* Does a person decide now, with everything shown, and is at the screen (view_gate.h)? Then
 * whose seat it is. */
bool view_person_decides(const View *view, SeatId *seat);
/* Of several people at this screen this one speaks, where anybody may bid (F19). */
void view_choose_speaker(View *view, SeatId seat);
Colour view_seat_colour(const View *view, SeatId seat);

/* Shows at once what is still moving; a card that was shown is put away. */
void view_skip(View *view);
/* The present state again, after another was shown. */
void view_show_now(View *view);

/* ---- the rest ---- */

/* Whose face the screen has: the table's, the one being planned, or the demonstration's; NULL:
 * nobody's. */
const Edition *view_face(const View *view);

const EditionLibrary *view_library(const View *view); /* may be NULL */
const SavedGame *view_saved(const View *view, int *count);
const Table *view_demo(const View *view); /* NULL: none */
const Stage *view_demo_stage(const View *view);
bool view_has_chooser(const View *view); /* files can be chosen */
bool view_has_paths(const View *view);   /* files can be named */
bool view_has_links(const View *view);   /* a moment can be linked to */
bool view_stays(const View *view);       /* there is nothing to quit */

#endif
