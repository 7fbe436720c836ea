/* intent.h -- what an action would do, in words. */
#ifndef TABLE_INTENT_H
#define TABLE_INTENT_H

#include "game/action.h"
#include "table/things.h"

/* Both sentences borrow the deal, so an intent stays where it was made. */
typedef struct Intent {
    /* "buy Baltic Avenue for $60", "accept Bob's offer of $200 for Park Place":
     * what follows "Ada would" or "Ada decided to", without full stop. */
    Said said;
    /* "Buy Baltic Avenue for $60"; without words where no button does it. */
    Said button;
    DealThings deal;
} Intent;

/* `game` is the state before the action. */
void intent_make(Intent *intent, const Edition *edition, const Game *game, const Action *action);

#endif
