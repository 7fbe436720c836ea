/* speaker.c -- who speaks at this screen when something is asked. */
#include "table/speaker.h"

#include "game/auction.h"

bool speaker_may(const Table *table, const Game *game, SeatId seat)
{
    if (seat >= game->seat_count || !table_is_here(table, seat)) return false;
    return seat == game->decider || (auction_is_free(table_edition(table), game) &&
                                     auction_check_speaker(game, seat) == REFUSAL_NONE);
}

SeatId speaker_here(const Table *table, const Game *game)
{
    if (speaker_may(table, game, game->decider)) return game->decider;
    for (int i = 1; i <= game->seat_count; i++) {
        SeatId seat = game->order[(game->mover + i) % game->seat_count];
        if (speaker_may(table, game, seat)) return seat;
    }
    return NOBODY;
}

const Game *speaker_game(const Game *game, SeatId seat, Game *unasked)
{
    if (seat == NOBODY || seat == game->decider) return game;
    *unasked = auction_asking(game, seat);
    return unasked;
}
