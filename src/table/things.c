/* things.c -- buildings and what changes hands, as lists for sentences. */
#include "table/things.h"

#include "edition/edition.h"

static void add(Things *things, Arg item)
{
    things->items[things->count++] = item;
}

Things things_level(int level)
{
    int houses = edition_level_houses(level), hotels = edition_level_hotels(level);
    Things things = {.count = 0};
    if (houses > 0) add(&things, arg_houses(houses));
    if (hotels > 0) add(&things, arg_hotels(hotels));
    return things;
}

Things things_side(const Game *game, DeedSet deeds, Money money, const uint8_t cards[MAX_DECKS])
{
    static const Sentence nothing = T_("nothing");
    Things things = {.count = 0};
    int card_count = 0;
    for (int deck = 0; deck < MAX_DECKS; deck++) card_count += cards[deck];
    for (int deed = 0; deed < MAX_DEEDS; deed++) {
        if ((deeds & DEED_BIT(deed)) == 0) continue;
        bool marked = game != NULL && game->holdings[deed].mortgaged;
        add(&things, marked ? arg_mortgaged((DeedId)deed) : arg_deed((DeedId)deed));
    }
    if (money != 0) add(&things, arg_sum(money));
    if (card_count > 0) add(&things, arg_releases(card_count));
    if (things.count == 0) add(&things, arg_term(&nothing));
    return things;
}

const Said *things_deal(DealThings *things, const Game *game, const Deal *deal)
{
    things->give = things_side(game, deal->give, deal->give_money, deal->give_cards);
    things->take = things_side(game, deal->take, deal->take_money, deal->take_cards);
    things->said = (Said){.sentence = T_("{things} for {other_things}"),
                          .args = {arg_things(things->give.items, things->give.count),
                                   arg_other_things(things->take.items, things->take.count)}};
    return &things->said;
}
