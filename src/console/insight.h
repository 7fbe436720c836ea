/* insight.h -- reasons, hints and chances, for whoever plays in words. */
#ifndef CONSOLE_INSIGHT_H
#define CONSOLE_INSIGHT_H

#include "table/table.h"

/* What the computer at `seat` (NOBODY: any of them) decided last, and why. */
void insight_why(const Table *table, SeatId seat, Text *out);
/* What an expert would do now, why, and how to type it. */
void insight_hint(const Table *table, Text *out);
/* A line a seat with its chance to win, the best first. */
void insight_odds(const Table *table, bool colour, Text *out);

/* The action as a player types it: "buy", "trade Bob give vermont take 200". */
void insight_typed(const Table *table, const Action *action, Text *out);

#endif
