/* closed_card.c -- cards that lie closed. */
#include "players/closed_card.h"

/* Get-out cards are shown when they are drawn, so a closed card is none. */
static uint32_t without_releases(const Deck *deck, uint32_t cards)
{
    for (CardId card = 0; card < deck->card_count; card++)
        if (deck->cards[card].effect.kind == EFFECT_RELEASE) cards &= ~((uint32_t)1 << card);
    return cards;
}

/* The cards of a deck that lie closed, a bit each. */
static uint32_t closed_cards(const Game *game, DeckId deck)
{
    uint32_t closed = 0;
    if (game->phase == PHASE_OPEN && game->deck == deck) closed |= (uint32_t)1 << game->card;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (game->seats[seat].kept_deck == deck)
            closed |= (uint32_t)1 << game->seats[seat].kept_card;
    return closed;
}

static CardId draw(uint32_t *cards, Rng *rng)
{
    uint32_t rest = *cards;
    for (uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcount(rest)); skip > 0; skip--)
        rest &= rest - 1;
    CardId card = (CardId)__builtin_ctz(rest);
    *cards &= ~((uint32_t)1 << card);
    return card;
}

static void guess_deck(const Edition *edition, Rng *rng, DeckId deck, Game *game)
{
    uint32_t closed = closed_cards(game, deck);
    if (closed == 0) return;
    uint32_t hidden = game->piles[deck].unseen | closed;
    uint32_t possible = without_releases(&edition->decks[deck], hidden);
    if (possible == 0) return;
    if (game->phase == PHASE_OPEN && game->deck == deck) game->card = draw(&possible, rng);
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (game->seats[seat].kept_deck == deck && possible != 0)
            game->seats[seat].kept_card = draw(&possible, rng);
    game->piles[deck].unseen = hidden & ~closed_cards(game, deck);
}

void closed_card_guess(const Edition *edition, Rng *rng, Game *game)
{
    if (!edition->rule[RULE_KEEP_CARDS]) return;
    for (DeckId deck = 0; deck < edition->deck_count; deck++)
        if (edition->decks[deck].kind == DECK_CARDS) guess_deck(edition, rng, deck, game);
}
