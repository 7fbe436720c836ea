/* match.h -- a series of games: who plays, in which seats, with which dice. */
#ifndef LAB_MATCH_H
#define LAB_MATCH_H

#include "lab/tally.h"
#include "players/outlook.h"
#include "players/player.h"

enum { MATCH_CHAIRS = 32, MATCH_ROUNDS = 1000, MATCH_ACTIONS = 1000000 };

/* A deal is one run of luck, played as often as there are seats: every
 * player has every seat once, and each seat gets the same dice whoever sits
 * there. Who sits beside whom, and who is left out when there are more
 * chairs than seats, is drawn for every deal. */
typedef struct Match {
    const Edition *edition; /* borrowed, like the players */
    Outlook outlook;        /* of the edition, as the players see it */
    int seat_count;
    int chair_count;
    uint8_t chairs[MATCH_CHAIRS]; /* the entrant in each chair */
    int entrant_count;
    const PlayerKind *entrants[TALLY_ENTRANTS]; /* no two alike */
    uint64_t seed;
    int32_t round_limit; /* games that last longer are counted out; at most TALLY_ROUNDS */
    const Game *start;   /* where every game begins, borrowed; NULL: at the beginning */
    /* Told of every round that is over, and of every game; NULL: nobody listens. May be called
     * by several threads at once. */
    void (*heard)(void *listener, int32_t round, bool over);
    void *listener;
} Match;

/* Plays on the board of `edition`, which is kept. */
void match_set_edition(Match *match, const Edition *edition);

/* Adds a chair for `kind`; false when there are too many. */
bool match_add(Match *match, const PlayerKind *kind);

/* Chairs of the entrant. */
int match_chairs_of(const Match *match, int entrant);
/* Whole deals that make at least this many games. */
uint64_t match_deals(const Match *match, uint64_t games);

/* Sees a position before anybody decides in it, and may change it. */
typedef void MatchVisit(void *context, Game *game);
/* Plays one game with everybody in the seats drawn for the deal, its last position in `end`;
 * false when a player broke the rules. The same everywhere. */
bool match_visit(const Match *match, uint64_t deal, MatchVisit *visit, void *context, Game *end);

/* Sees every position of a game, and which entrant sits where. */
typedef void MatchLook(void *context, const Game *game, const uint8_t seated[MAX_SEATS]);
/* Plays one game as match_play does, the one of the deal with this rotation. */
void match_follow(const Match *match, uint64_t deal, int rotation, MatchLook *look, void *context);

/* Plays all games of a deal. The same everywhere, whatever was played before. */
void match_play(const Match *match, uint64_t deal, Tally *tally);
/* The same with a row for each of its games; NULL: none. */
void match_play_rows(const Match *match, uint64_t deal, Tally *tally, GameRow *rows);

#endif
