/* odds.c -- each seat's chance to win, by playing on many times. */
#include "players/odds.h"

#include <math.h>

#include "players/rollout.h"

void odds_begin(const Edition *edition, Rng rng, Odds *odds)
{
    *odds = (Odds){.rng = rng};
    outlook_make(edition, &odds->outlook);
}

/* ---- what nobody has seen ---- */

/* Bits of the cards of a deck that are kept closed, if drawn at all. */
static uint32_t closed_kind(const Deck *deck, uint32_t cards)
{
    for (CardId card = 0; card < deck->card_count; card++)
        if (deck->cards[card].effect.kind == EFFECT_RELEASE) cards &= ~((uint32_t)1 << card);
    return cards;
}

/* A closed card might as well be any other that is still unseen. */
static void draw_again(const Edition *edition, Game *game, DeckId deck, Rng *rng, CardId *card)
{
    Pile *pile = &game->piles[deck];
    uint32_t own = (uint32_t)1 << *card;
    uint32_t may = closed_kind(&edition->decks[deck], pile->unseen) | own;
    uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcount(may));
    for (; skip > 0; skip--) may &= may - 1;
    *card = (CardId)__builtin_ctz(may);
    pile->unseen = (pile->unseen | own) & ~((uint32_t)1 << *card);
}

static void forget_closed_cards(const Edition *edition, Game *game, Rng *rng)
{
    if (game->phase == PHASE_OPEN) draw_again(edition, game, game->deck, rng, &game->card);
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        Seat *own = &game->seats[seat];
        if (own->kept_deck != NO_DECK)
            draw_again(edition, game, own->kept_deck, rng, &own->kept_card);
    }
}

/* ---- playing on ---- */

void odds_go_on(const Edition *edition, const Game *game, int games, Odds *odds)
{
    Rollout rollout = {
        .edition = edition, .outlook = &odds->outlook, .character = &character_hard};
    for (; games > 0; games--) {
        Game from = *game;
        Appraisal end;
        forget_closed_cards(edition, &from, &odds->rng);
        rollout_play(&rollout, &from, rng_seed(rng_next(&odds->rng), 0), &end);
        for (int seat = 0; seat < game->seat_count; seat++) odds->won[seat] += end.share[seat];
        odds->played++;
    }
}

double odds_chance(const Odds *odds, SeatId seat)
{
    return odds->won[seat] / odds->played;
}

static bool certain(const Game *game, SeatId seat)
{
    return game->phase == PHASE_OVER || !game_seat_in(game, seat);
}

double odds_error(const Odds *odds, const Game *game, SeatId seat)
{
    if (certain(game, seat)) return 0;
    /* As if two more games had been won and two lost (Agresti and Coull): also
     * right for chances near 0 and 1, and where none of the games was won. */
    double played = odds->played + 4, chance = (odds->won[seat] + 2) / played;
    return sqrt(chance * (1 - chance) / played);
}
