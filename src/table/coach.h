/* coach.h -- is what somebody means to do a blunder? Worked out before it is done. */
#ifndef TABLE_COACH_H
#define TABLE_COACH_H

#include "table/table.h"
#include "words/speech.h"

/* About one action of a person in the state the table has now; keeps the table. Throw it away
 * when that has passed. */
typedef struct Coach Coach;

/* NULL when there is nothing to say: no choice of the kind, or forced. Where a strong player
 * would do the same, other ways are tried. */
Coach *coach_new(const Table *table, const Action *meant);
void coach_free(Coach *coach);

/* Goes on for about `work` rollouts; true when it has made up its mind. */
bool coach_think(Coach *coach, int work);

/* What it has to say, a few sentences that borrow from the coach; false: go ahead. Only when it
 * has made up its mind. */
bool coach_warns(const Coach *coach, Speech *said);
/* What it would do instead, and the points of the chance to win that are at stake, in 1/1000. */
const Action *coach_better(const Coach *coach);
int coach_loss(const Coach *coach);

#endif
