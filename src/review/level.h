/* level.h -- how the levels of computers decide, measured: what a player's decisions are put
 * beside. */
#ifndef REVIEW_LEVEL_H
#define REVIEW_LEVEL_H

#include "review/finding.h"
#include "words/words.h"

/* Decisions and missed offers of one game, in shares of a win, of a level in games of all four
 * levels. */
typedef struct Level {
    const char *word; /* of its character */
    int seats;        /* at the tables that were measured */
    int games;
    double mean;   /* of a game */
    double spread; /* standard deviation of one game */
} Level;

enum { LEVEL_MOST = 4 };

/* The levels on this board, the worst first, at tables of about so many seats; 0 when the board was
 * not measured. */
int level_list(const char *edition, int seats, Level levels[LEVEL_MOST]);

const Sentence *level_name(const Level *level);

/* What somebody's decisions over some games say: the mean of a game, and the error of that as far
 * as the reviews know it. */
typedef struct LevelFigure {
    double mean, error;
    int games;
} LevelFigure;

/* Of a seat in one game. */
LevelFigure level_figure(const Review *review, SeatId seat);

/* The levels it lies between surely: below `above` and above `below` by two standard errors and
 * more, games differing as those of the levels do. NULL: none. */
typedef struct LevelPlace {
    const Level *below, *above;
} LevelPlace;
LevelPlace level_place(const Level levels[], int count, const LevelFigure *figure);

/* One sentence: between which levels somebody of that name decided, or that it cannot be told. */
void level_words(const Level levels[], int count, const LevelFigure *figure, const char *name,
                 const Words *words, Text *text);

#endif
