/* usual_answer.h -- answers that sensible players give alike. */
#ifndef PLAYERS_USUAL_ANSWER_H
#define PLAYERS_USUAL_ANSWER_H

#include "players/decision.h"

/* A turn in jail, for a seat that wants `out` or wants to stay. */
bool usual_answer_jail(const Decision *decision, bool out, Action *action);
/* It must leave jail now: a card or the fine. False when it can do neither; `need` is what the
 * fine lacks. */
bool usual_answer_jail_out(const Decision *decision, Money *need, Action *action);

/* The first way of two, or the other; always true. */
bool usual_answer_choose(const Decision *decision, bool first, Action *action);
bool usual_answer_open(const Decision *decision, Action *action);

/* Agrees to stop when it would win, which is the result. */
bool usual_answer_vote(const Decision *decision, Action *action);
/* The thief takes up to RULE_THIEF_MOST, half of it on average; always true. */
bool usual_answer_thief(const Decision *decision, Action *action);
/* Stays where it is; always true. */
bool usual_answer_travel(const Decision *decision, Action *action);

#endif
