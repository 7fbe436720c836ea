/* history.h -- what people have played so far: many finished games, by name. */
#ifndef REVIEW_HISTORY_H
#define REVIEW_HISTORY_H

#include "review/review.h"

enum { HISTORY_GROUPS = 64, HISTORY_LABEL = 48, HISTORY_DAY = 11 };

typedef struct HistoryScore {
    int games, wins;
} HistoryScore;

/* A group of deeds by its name, whatever board it is on. */
typedef struct HistoryGroup {
    char name[HISTORY_LABEL];
    uint32_t colour; /* as the edition has it */
    double rents;    /* its part of the rents somebody took in a game, summed over games */
} HistoryGroup;

/* The most there ever was of something, and where. */
typedef struct HistoryRecord {
    int64_t most; /* 0: none yet */
    int64_t game; /* its number */
    char day[HISTORY_DAY];
    char words[HISTORY_LABEL]; /* "$2,000", as the table says it */
    char deed[HISTORY_LABEL];  /* where it was paid; "": nowhere */
} HistoryRecord;

typedef struct HistoryPerson {
    char name[SEAT_NAME_SIZE];
    HistoryScore all;
    HistoryScore levels[PLAYER_LEVELS_MAX]; /* games with at least one of that level */
    int group_count;
    HistoryGroup groups[HISTORY_GROUPS];
    int rented;            /* games in which somebody paid a rent */
    HistoryRecord longest; /* rounds */
    HistoryRecord dearest; /* rent paid for one night */
} HistoryPerson;

/* One finished game of one person. */
typedef struct HistoryGame {
    int person;
    int64_t id;
    char day[HISTORY_DAY]; /* "2026-11-15" */
    bool won, reviewed;
    ReviewSeat found; /* where it is reviewed */
} HistoryGame;

typedef struct History History;

History *history_new(void);
void history_free(History *history);

/* Counts a game for the people in it, the latest first or in any order; one that is not over, or
 * branched off another, is nobody's. `review` is what was kept of its review (review_write), or
 * NULL. `language` may be NULL. */
void history_add(History *history, const Table *table, int64_t id, const char *day,
                 const char *review, const Language *language);
/* The same with what a review found, or NULL. */
void history_add_found(History *history, const Table *table, int64_t id, const char *day,
                       const ReviewSeat found[MAX_SEATS], const Language *language);

/* People in the order in which they were met. */
int history_people(const History *history);
const HistoryPerson *history_person(const History *history, int n);
/* The group that brought somebody most, then the next; NULL: there are no more. */
const HistoryGroup *history_favourite(const HistoryPerson *person, int n);

/* All games, by number: the oldest first. */
int history_games(const History *history);
const HistoryGame *history_game(const History *history, int n);

#endif
