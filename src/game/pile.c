/* pile.c -- shuffled cards, revealed one by one. */
#include "game/pile.h"

Pile pile_of(const Deck *deck)
{
    Pile pile = {0};
    if (deck->kind == DECK_CARDS) pile.unseen = (uint32_t)(((uint64_t)1 << deck->card_count) - 1);
    return pile;
}

bool pile_may_draw(const Pile *pile, CardId card)
{
    if (card >= MAX_CARDS) return false;
    if (pile->unseen != 0) return (pile->unseen >> card & 1) != 0;
    return pile->count > 0 && pile->order[pile->first] == card;
}

void pile_take(Pile *pile, CardId card)
{
    if (pile->unseen != 0) {
        pile->unseen &= ~((uint32_t)1 << card);
        return;
    }
    pile->first = (uint8_t)((pile->first + 1) % MAX_CARDS);
    pile->count--;
}

void pile_put_under(Pile *pile, CardId card)
{
    pile->order[(pile->first + pile->count) % MAX_CARDS] = card;
    pile->count++;
}

bool pile_lacks(const Pile *pile, CardId card)
{
    if (pile->unseen >> card & 1) return false;
    for (int i = 0; i < pile->count; i++) {
        if (pile->order[(pile->first + i) % MAX_CARDS] == card) return false;
    }
    return true;
}

static bool kept_by_somebody(const Game *game, DeckId deck, CardId card)
{
    for (int seat = 0; seat < game->seat_count; seat++) {
        if (game->seats[seat].kept_deck == deck && game->seats[seat].kept_card == card) return true;
    }
    return false;
}

void pile_return_release(const Edition *edition, Game *game, DeckId deck)
{
    const Deck *cards = &edition->decks[deck];
    Pile *pile = &game->piles[deck];
    if (cards->kind != DECK_CARDS) return;
    for (CardId card = 0; card < cards->card_count; card++) {
        if (cards->cards[card].effect.kind != EFFECT_RELEASE || !pile_lacks(pile, card)) continue;
        if (kept_by_somebody(game, deck, card)) continue;
        pile_put_under(pile, card);
        return;
    }
}
