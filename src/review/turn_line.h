/* turn_line.h -- a game as lines over its turns: chances to win, money, worth. */
#ifndef REVIEW_TURN_LINE_H
#define REVIEW_TURN_LINE_H

#include "review/finding.h"

enum { TURN_LINE_MOST = 400 };

/* Where the turns of a game end, point 0 being its start. Of very long games every second or third
 * turn is a point, and the last one always is. */
typedef struct TurnLine {
    int points;
    int turn[TURN_LINE_MOST];  /* how many turns have ended by then */
    size_t at[TURN_LINE_MOST]; /* the state before this action */
} TurnLine;

void turn_line_make(const Review *review, TurnLine *line);
/* The first point at or after action n. */
int turn_line_point(const TurnLine *line, size_t n);

/* Everybody's money and net worth there; 0 of those who are out. */
void turn_line_worth(const Review *review, const TurnLine *line,
                     int32_t money[MAX_SEATS][TURN_LINE_MOST],
                     int32_t worth[MAX_SEATS][TURN_LINE_MOST]);

/* Everybody's chance there. With `calm`, as even as one standard error allows: a point is moved
 * by at most its error, and those at both ends of the moments `exact` are not moved at all. */
void turn_line_chances(const Review *review, const TurnLine *line, bool calm, const int exact[],
                       int exact_count, float chances[MAX_SEATS][TURN_LINE_MOST]);

#endif
