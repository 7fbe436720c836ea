/* mind.h -- what a computer player has before its eyes when it decides. */
#ifndef PLAYERS_MIND_H
#define PLAYERS_MIND_H

#include "game/action.h"
#include "players/character.h"

/* Borrowed for one decision. */
typedef struct Mind {
    const Edition *edition;
    const Game *game;
    const Character *character;
    SeatId seat;
    Text *why; /* NULL: nobody asks */
} Mind;

static inline int32_t mind_number(const Mind *mind, CharacterId id)
{
    return mind->character->number[id];
}

static inline const Seat *mind_own(const Mind *mind)
{
    return &mind->game->seats[mind->seat];
}

static inline bool mind_may(const Mind *mind, const Action *action)
{
    return action_check(mind->edition, mind->game, action) == REFUSAL_NONE;
}

static inline Action mind_action(const Mind *mind, ActionKind kind)
{
    return (Action){.kind = (uint8_t)kind, .seat = mind->seat, .deed = NO_DEED};
}

/* Tries an action that needs nothing but its kind. */
bool mind_try(const Mind *mind, ActionKind kind, Action *action);

/* So many percent of the average price of a deed. */
Money mind_percent(const Mind *mind, int32_t percent);

/* Adds to the reason, when anybody asks for it: plain words, a sum of money,
 * the name of a deed, a chance in percent. */
void mind_say(const Mind *mind, const char *words);
void mind_say_sum(const Mind *mind, Money sum);
void mind_say_deed(const Mind *mind, DeedId deed);
void mind_say_deeds(const Mind *mind, DeedSet deeds);
void mind_say_chance(const Mind *mind, float chance);

#endif
