/* ask_first.h -- what is asked before it is done.
 *
 * Nothing that loses a game, a deed or a building happens on one key or
 * click: the question says what would be lost. */
#ifndef VIEW_ASK_FIRST_H
#define VIEW_ASK_FIRST_H

#include "game/action.h"

typedef struct View View;

/* Would the seat that acts be out of the game after it? */
bool ask_first_ruins(const View *view, const Action *action);
/* Must it be asked first? */
bool ask_first_needed(const View *view, const Action *action);
/* Asks for the action, after the question if one is needed. */
void ask_first_act(View *view, const Action *action);

#endif
