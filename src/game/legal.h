/* legal.h -- all actions open to the seat that must decide. */
#ifndef GAME_LEGAL_H
#define GAME_LEGAL_H

#include "game/action.h"

enum { MAX_LEGAL = 320 };

/* An action and the range its `amount` may take (least == most: fixed).
 * ACTION_DICE: both dice from least to most. ACTION_OFFER and ACTION_COUNTER
 * represent any deal that passes action_check; `deal` is empty. ACTION_PICK
 * of deeds or seats is listed once per thing, of sums as a range. */
typedef struct LegalAction {
    Action action;
    Money least, most;
} LegalAction;

typedef struct LegalList {
    int count;
    LegalAction list[MAX_LEGAL];
} LegalList;

/* What the decider may do now. Never empty before the game is over. */
void legal_list(const Edition *edition, const Game *game, LegalList *list);

/* What `seat` may do although another must decide: floor, claim, resign, stop. */
void legal_out_of_turn(const Edition *edition, const Game *game, SeatId seat, LegalList *list);

/* The lowest and highest bid the asked seat may make; false when it can only pass. */
bool legal_bid_range(const Edition *edition, const Game *game, Money *least, Money *most);

#endif
