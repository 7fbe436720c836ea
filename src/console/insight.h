/* insight.h -- reasons, hints and chances, for players in the terminal. */
#ifndef CONSOLE_INSIGHT_H
#define CONSOLE_INSIGHT_H

#include "console/printer.h"

/* What the owner of the deed would want for it, in its own words, and what to type then. */
void insight_ask(const Printer *printer, SeatId asker, DeedId deed);
/* What the computer at `seat` (NOBODY: any of them) decided last, and why. */
void insight_why(const Printer *printer, SeatId seat);
/* What an expert would do now, why, and how to type it. */
void insight_hint(const Printer *printer);
/* A line a seat with its chance to win, the best first; `seated`: computers are taken
 * for what they are, instead of everybody for `hard`. */
void insight_odds(const Printer *printer, bool seated);

/* The action as a player types it: "buy", "trade Bob give vermont take 200". */
void insight_typed(const Table *table, const Action *action, Text *out);

#endif
