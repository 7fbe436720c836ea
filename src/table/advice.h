/* advice.h -- reasons, hints and chances for people at a table. */
#ifndef TABLE_ADVICE_H
#define TABLE_ADVICE_H

#include "table/table.h"
#include "words/speech.h"

/* The last action that a computer (`seat`, or any for NOBODY) had a choice
 * about: neither an ordinary throw nor the end of a turn, unless it did nothing
 * else. False when it has done nothing at all. */
bool advice_last_choice(const Table *table, SeatId seat, size_t *n);

/* May a hint be given now? Not while chance is asked or the game is over, nor
 * while somebody chooses between two sums without looking first (K03). */
bool advice_may_hint(const Table *table);

/* Advice in the making, in slices of work. It stays about the state it began
 * with; throw it away when that has passed. Keeps the table. */
typedef struct Advice Advice;

Advice *advice_new(const Table *table);
void advice_free(Advice *advice);

/* Why the computer took action n of the table: a sentence, seldom two, worked
 * out again from the state before it; borrows from the advice until the next
 * one. False, `why` untouched, when a person or the dealer took it. */
bool advice_why(Advice *advice, size_t n, Speech *why);

/* What the strongest player would do for the seat that must decide, with its
 * reason as from advice_why, and with the answer expected to an offer. Goes on for about `work`
 * rollouts; false while it is still thinking. Only when advice_may_hint. */
bool advice_hint(Advice *advice, int work, Action *action, Speech *why);

/* Adds how the other will probably answer the offer or counter-offer; a hint that is one says so
 * too. */
void advice_answer(const Table *table, const Action *offer, Speech *why);

/* From now on the chances take computers for what they are, instead of everybody for
 * `hard`; people, and kinds without numbers, stay that. Before the first chances. */
void advice_as_seated(Advice *advice);

/* Each seat's chance to win in 1/1000, all together 1000, and the error of
 * it (two standard errors), by playing on `games` more times. More precise
 * with every call. Returns how many games were played so far; adds nothing
 * if none was. */
int advice_odds(Advice *advice, int games, int odds[MAX_SEATS], int error[MAX_SEATS]);

#endif
