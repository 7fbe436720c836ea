/* closed_card.h -- cards that lie closed: their drawer may keep them, and
 * nobody knows which they are (B4). */
#ifndef PLAYERS_CLOSED_CARD_H
#define PLAYERS_CLOSED_CARD_H

#include "base/rng.h"
#include "game/game.h"

/* Puts in the place of every closed card one that it could be as well, so
 * that whoever plays on from this state learns nothing from it. States that
 * look the same to a person become the same. */
void closed_card_guess(const Edition *edition, Rng *rng, Game *game);

#endif
