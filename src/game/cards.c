/* cards.c -- drawing: piles, weighted tables, tables by dice. */
#include "game/cards.h"

#include "game/pile.h"
#include "game/transfer.h"

static void tell(const Play *play, EventKind kind)
{
    const Game *game = play->game;
    event_add(play->events, (Event){.kind = (uint8_t)kind,
                                    .seat = game_mover(game),
                                    .other = NOBODY,
                                    .deed = NO_DEED,
                                    .amount = game->deck,
                                    .second = game->card});
}

static CardId card_by_dice(const Deck *deck, int total)
{
    for (CardId card = 0; card < deck->card_count; card++) {
        if (total >= deck->cards[card].low && total <= deck->cards[card].high) return card;
    }
    /* Chosen dice may be of any height: beyond the table its ends count. */
    return total < deck->cards[0].low ? 0 : (CardId)(deck->card_count - 1);
}

void cards_ask(const Play *play, DeckId deck)
{
    Game *game = play->game;
    game->deck = deck;
    game->card = NO_CARD;
    if (play->edition->decks[deck].kind != DECK_DICE) {
        game->step = PHASE_DRAW;
        return;
    }
    game->card = card_by_dice(&play->edition->decks[deck], game->arrival);
    tell(play, EVENT_CARD_DRAWN);
    game->step = PHASE_EFFECT;
}

bool cards_release_left(const Edition *edition, const Game *game)
{
    int limit = edition->rule[RULE_RELEASE_LIMIT];
    int held = 0;
    if (limit == 0) return true;
    for (SeatId seat = 0; seat < game->seat_count; seat++) held += game_release_count(game, seat);
    return held < limit;
}

Refusal cards_check(const Edition *edition, const Game *game, CardId card)
{
    const Deck *deck = &edition->decks[game->deck];
    if (card >= deck->card_count) return REFUSAL_CARD;
    if (deck->kind == DECK_CARDS)
        return pile_may_draw(&game->piles[game->deck], card) ? REFUSAL_NONE : REFUSAL_CARD;
    if (deck->cards[card].weight == 0) return REFUSAL_CARD;
    if (deck->cards[card].effect.kind == EFFECT_RELEASE && !cards_release_left(edition, game))
        return REFUSAL_CARD;
    return REFUSAL_NONE;
}

/* Rule J02: a used card goes under its pile; a get-out card is kept (J04). */
static void lay_under(const Play *play)
{
    Game *game = play->game;
    const Deck *deck = &play->edition->decks[game->deck];
    if (deck->kind == DECK_CARDS && deck->cards[game->card].effect.kind != EFFECT_RELEASE)
        pile_put_under(&game->piles[game->deck], game->card);
}

/* Again without doubles: the mover has opened a kept card and not thrown yet. */
static bool before_first_throw(const Game *game)
{
    return game->again && game->doubles == 0;
}

/* One card at a time; what a kept card leads to is not put off once more. */
bool cards_may_keep(const Game *game)
{
    return game->seats[game_mover(game)].kept_deck == NO_DECK && !before_first_throw(game);
}

bool cards_must_open(const Game *game)
{
    const Seat *seat = &game->seats[game_mover(game)];
    return seat->kept_deck != NO_DECK && !seat->in_jail && game->doubles == 0;
}

void cards_drawn(const Play *play, CardId card)
{
    Game *game = play->game;
    const Deck *deck = &play->edition->decks[game->deck];
    game->card = card;
    if (deck->kind == DECK_CARDS) {
        pile_take(&game->piles[game->deck], card);
        if (play->edition->rule[RULE_KEEP_CARDS] && cards_may_keep(game) &&
            deck->cards[card].effect.kind != EFFECT_RELEASE) {
            game->step = PHASE_OPEN;
            return;
        }
        lay_under(play);
    }
    tell(play, EVENT_CARD_DRAWN);
    game->step = PHASE_EFFECT;
}

void cards_open_or_keep(const Play *play, ChosenWay way)
{
    Game *game = play->game;
    Seat *seat = &game->seats[game_mover(game)];
    if (way == WAY_OPEN) {
        tell(play, EVENT_CARD_DRAWN);
        lay_under(play);
        game->step = PHASE_EFFECT;
        return;
    }
    seat->kept_deck = game->deck;
    seat->kept_card = game->card;
    tell(play, EVENT_CARD_KEPT);
    game->step = PHASE_AFTER;
}

void cards_open_kept(const Play *play)
{
    Game *game = play->game;
    Seat *seat = &game->seats[game_mover(game)];
    game->deck = seat->kept_deck;
    game->card = seat->kept_card;
    seat->kept_deck = NO_DECK;
    seat->kept_card = NO_CARD;
    tell(play, EVENT_CARD_DRAWN);
    lay_under(play);
    game->again = 1; /* the throw of this turn is still to come */
    game->step = PHASE_EFFECT;
}

void cards_give_back(const Play *play, SeatId seat)
{
    Seat *who = &play->game->seats[seat];
    if (who->kept_deck == NO_DECK) return;
    pile_put_under(&play->game->piles[who->kept_deck], who->kept_card);
    who->kept_deck = NO_DECK;
    who->kept_card = NO_CARD;
}
