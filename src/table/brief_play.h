/* brief_play.h -- the rules of an edition in short: the course of play. */
#ifndef TABLE_BRIEF_PLAY_H
#define TABLE_BRIEF_PLAY_H

#include "table/brief.h"

void brief_play_aim(const Brief *brief);
void brief_play_turn(const Brief *brief);
void brief_play_buying(const Brief *brief);
void brief_play_rent(const Brief *brief);
void brief_play_jail(const Brief *brief);
void brief_play_cards(const Brief *brief);

#endif
