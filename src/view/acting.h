/* acting.h -- asking for actions: for whom, whether they may, and the button. */
#ifndef VIEW_ACTING_H
#define VIEW_ACTING_H

#include "game/action.h"
#include "ui/button.h"

typedef struct View View;

/* The seat a sheet speaks to: the person who decides, else a person at the
 * table (the mover first), else the mover. */
SeatId acting_seat(const View *view);
/* Is that seat a person's? */
bool acting_for_person(const View *view);
/* An action of that seat, the rest zero and deed NO_DEED. */
Action acting_action(const View *view, ActionKind kind);

/* Do the rules allow it? If not, one sentence for people is added. */
bool acting_may(const View *view, const Action *action, Text *why);
/* The sentence for a refusal in a state that may be a planned one. */
void acting_why(const View *view, const Game *game, const Action *action, Refusal refusal,
                Text *why);

/* A button that requests the action, after a question if need be, and explains
 * why it cannot.
 * `what.disabled` and, while it is disabled, `what.tip` are set here. True
 * when it was pressed. */
bool acting_button(View *view, Box box, Button what, const Action *action);

#endif
