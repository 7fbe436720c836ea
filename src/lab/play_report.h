/* play_report.h -- what a series of games showed. */
#ifndef LAB_PLAY_REPORT_H
#define LAB_PLAY_REPORT_H

#include "lab/match.h"
#include "lab/report.h"
#include "lab/stats.h"

/* Who wins, seats, habits, lengths, income by group, money over time; and a row for each of
 * the games of the tally, in their order, unless `rows` is NULL. The first two are borrowed for as
 * long as the report lives. */
Report *play_report_new(const Match *match, const Tally *tally, const GameRow *rows,
                        const Language *language);

/* The share of the games that a chair of `entrant` wins, last or richest. Equal players win
 * 1 / seats. */
Interval play_report_share(const Match *match, const Tally *tally, int entrant);
/* The share of the games that the place in the order of play wins. */
Interval play_report_place(const Match *match, const Tally *tally, int place);
/* Entrants by their share, best first. */
void play_report_order(const Match *match, const Tally *tally, int order[TALLY_ENTRANTS]);

#endif
