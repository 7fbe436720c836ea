/* view_gate.h -- several people at one screen: each is called to it by name before anything is
 * shown that they decide. */
#ifndef VIEW_VIEW_GATE_H
#define VIEW_VIEW_GATE_H

#include "game/game.h"

typedef struct View View;

/* The person who is asked next and has to come to the screen first; NOBODY when the one who is
 * asked sits there, plays alone here, or nobody wants to be called (Settings.call). */
SeatId view_gate(const View *view);
/* That person is here. */
void view_gate_open(View *view);
/* What somebody else was putting together is put away before the next one comes. */
void view_gate_tick(View *view);

#endif
