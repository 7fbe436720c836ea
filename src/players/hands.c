/* hands.c -- who has which deeds. */
#include "players/hands.h"

void hands_find(const Game *game, Hands *hands)
{
    *hands = (Hands){0};
    for (int seat = 0; seat < game->seat_count; seat++) {
        hands->of[seat] = game->seats[seat].deeds;
        hands->all |= hands->of[seat];
    }
}
