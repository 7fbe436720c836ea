/* tally.h -- what is counted over many games. */
#ifndef LAB_TALLY_H
#define LAB_TALLY_H

#include <stddef.h>

#include "game/event.h"
#include "lab/stats.h"

enum {
    TALLY_ENTRANTS = 32,
    TALLY_ROUNDS = 2000,  /* the longest game that can be distinguished */
    TALLY_MONEY_STEP = 5, /* rounds between two looks at the money */
    TALLY_MONEY_SAMPLES = 61
};

/* Counted in every game. */
typedef enum GameMeasure {
    GAME_TURNS,
    GAME_ROLLS,
    GAME_BUILDINGS,
    GAME_TRADES,
    GAME_AUCTIONS,
    GAME_BANKRUPTCIES,
    GAME_MEASURES
} GameMeasure;

/* Counted for every chair of a game: what somebody does, and what comes of it. */
typedef enum ChairMeasure {
    CHAIR_RENT_IN,
    CHAIR_RENT_OUT,
    CHAIR_CASH,     /* mean of the looks while it was in */
    CHAIR_STATIONS, /* deeds that are no streets: thousandths, mean of the looks */
    CHAIR_BUILDINGS,
    CHAIR_BOUGHT,   /* deeds, from the bank */
    CHAIR_AUCTIONS, /* won */
    CHAIR_OFFERS,
    CHAIR_TRADES,   /* that it proposed and the other took */
    CHAIR_BANKRUPT, /* it went bankrupt */
    CHAIR_MEASURES
} ChairMeasure;

/* A sum over all games, and over the deals the sum of squares of what each adds, so that
 * the games of a deal may depend on each other. Money is squared in units of
 * tally_scale. */
typedef struct Total {
    int64_t sum, squares;
} Total;

/* Of one player, over all chairs it sits in. */
typedef struct EntrantTally {
    int64_t games; /* chairs taken: a player in two chairs counts twice */
    int64_t wins;
    int64_t counted; /* of these: was the richest when the game was counted out */
    int64_t resignations;
    int64_t deal_squares; /* sum over deals of (wins in the deal) squared */
    Total chair[CHAIR_MEASURES];
    Total income[MAX_GROUPS];       /* rent received */
    int64_t beaten[TALLY_ENTRANTS]; /* games won in which a chair of the other lost */
    Total cash[TALLY_MONEY_SAMPLES],
        worth[TALLY_MONEY_SAMPLES];    /* over chairs, 0 when out; squares of each chair */
    int64_t seen[TALLY_MONEY_SAMPLES]; /* chairs in games that were still being played */
} EntrantTally;

/* Nothing but int64_t, so tallies of any parts of a series, added in any order
 * (stats_add_counts), are the same to the last bit. */
typedef struct Tally {
    int64_t deals, games;
    Total counted;   /* games counted out: won by the richest */
    int64_t refused; /* games broken off because a player broke the rules: won by nobody */
    Total game[GAME_MEASURES];
    int64_t margin_squares;      /* sum over deals of (wins of entrant 0 less those of 1) squared */
    Total place_wins[MAX_SEATS]; /* by place in the order of play */
    Total visits[MAX_GROUPS];    /* rents paid */
    Total income[MAX_GROUPS];
    int64_t rounds[TALLY_ROUNDS + 1]; /* games that ended, by rounds played */
    EntrantTally entrants[TALLY_ENTRANTS];
} Tally;

/* How a game ended. */
typedef enum GameEnd { END_WON = 1, END_COUNTED, END_REFUSED } GameEnd;

/* One game, for tables with a row for each. All zero: not played. */
typedef struct GameRow {
    int32_t end;           /* GameEnd; 0: it was not played */
    int32_t winner, place; /* seat, and place in the order of play; -1: nobody */
    int32_t rounds;
    int32_t measures[GAME_MEASURES];
    uint8_t seated[MAX_SEATS]; /* entrants */
} GameRow;

/* A game being watched; seated[s] is the entrant in seat s. */
typedef struct Watch {
    const Edition *edition;
    const uint8_t *seated;
    Tally *tally;
    int samples; /* looks at the money so far */
    bool refused;
    int32_t measures[GAME_MEASURES];
    int64_t looks[MAX_SEATS], cash[MAX_SEATS], stations[MAX_SEATS]; /* while it was in */
} Watch;

/* What an action led to. */
void tally_events(Watch *watch, const Game *game, const EventList *events);
/* A game came to its end, or was stopped: then it is counted out. The winning entrant, -1:
 * nobody. `row` may be NULL. */
int tally_end(Watch *watch, const Game *game, GameRow *row);

/* Adds the tally of one deal to those before it. */
void tally_add_deal(const Edition *edition, Tally *deal, Tally *all);

/* The unit in which money is squared. */
int64_t tally_scale(const Edition *edition);

/* The mean per game, or per chair, with its interval: `money` is for sums of it. */
Interval tally_game_mean(const Tally *tally, const Edition *edition, const Total *total,
                         bool money);
Interval tally_chair_mean(const Tally *tally, const Edition *edition, int entrant,
                          const Total *total, bool money);
/* The mean of a sample of the money, where each chair counts by itself. */
Interval tally_sample_mean(const Edition *edition, const Total *total, int64_t seen);
bool tally_chair_is_money(ChairMeasure measure);

/* Rounds within which `percent` of the games that ended were over. */
int tally_rounds_within(const Tally *tally, int percent);
int64_t tally_finished(const Tally *tally);

#endif
