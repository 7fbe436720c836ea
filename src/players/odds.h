/* odds.h -- each seat's chance to win, by playing on many times. */
#ifndef PLAYERS_ODDS_H
#define PLAYERS_ODDS_H

#include "base/rng.h"
#include "game/game.h"
#include "players/character.h"
#include "players/outlook.h"
#include "players/rollout.h"

/* Most games are over by then; the rest are judged. Turns, not rounds: few seats need as many. */
enum { ODDS_TURNS = 64 };

/* How chances are estimated everywhere: `hard` plays on for everybody, trades included, and what
 * is not over when turn `until` begins is judged by the strongest network. Keeps `judge`. */
void odds_rollout(const Edition *edition, const Outlook *outlook, int32_t until, Character *judge,
                  Rollout *rollout);

/* An open value that owns nothing: it can be kept between slices and thrown
 * away at any time. About one position from beginning to end. */
typedef struct Odds {
    Rng rng;
    int played;                     /* games so far */
    double won[MAX_SEATS];          /* of them; a game cut short counts in parts */
    const Character *as[MAX_SEATS]; /* whom a seat is taken for; NULL: hard */
} Odds;

/* Everybody is taken for `hard`, trades included, unless `as` is set after this. `rng` gives
 * the dice; it is never the dealer's. */
void odds_begin(Rng rng, Odds *odds);

/* Plays on this many more times, everybody answering at once.
 * Cards that nobody has seen yet differ in every game. */
void odds_go_on(const Edition *edition, const Outlook *outlook, const Game *game, int games,
                Odds *odds);

/* A seat's chance so far, 0 to 1, and its standard error; that of a chance
 * which is certain (the game is over, the seat has left) is 0, any other never
 * is. At least one game was played. */
double odds_chance(const Odds *odds, SeatId seat);
double odds_error(const Odds *odds, const Game *game, SeatId seat);

#endif
