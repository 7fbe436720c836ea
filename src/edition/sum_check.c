/* sum_check.c -- can a rent or a charge grow beyond all bounds? */
#include "edition/sum_check.h"

enum { MOST_DICE = 12 };

static int64_t larger(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

bool sum_check_fits(Money sum)
{
    return sum >= 0 && sum <= SUM_LIMIT;
}

/* The largest factor by which a card or space raises a rent. */
static int64_t largest_factor(const Edition *edition)
{
    int64_t factor = 1;
    for (int i = 0; i < edition->space_count; i++)
        factor = larger(factor, edition->spaces[i].effect.factor);
    for (int d = 0; d < edition->deck_count; d++)
        for (int c = 0; c < edition->decks[d].card_count; c++)
            factor = larger(factor, edition->decks[d].cards[c].effect.factor);
    return factor;
}

/* What the tokens can make of 100, in hundredths of hundredths. */
static int64_t largest_rent_perk(const Edition *edition)
{
    int64_t received = 100;
    int64_t paid = 100;
    for (int i = 0; i < edition->token_count; i++) {
        received = larger(received, edition->tokens[i].rent_received);
        paid = larger(paid, edition->tokens[i].rent_paid);
    }
    return received * paid;
}

/* Of a street, whatever is built on it. */
static int64_t largest_street_rent(const Edition *edition, const Deed *deed)
{
    int64_t most = (int64_t)deed->rent[0] * edition->rule[RULE_GROUP_RENT] / 100;
    int64_t houses = edition->rule[RULE_HOUSES_PER_STREET];
    if (edition->rule[RULE_HOTEL] == HOTEL_BESIDE)
        return larger(most, houses * deed->rent[1] + deed->rent[2]);
    for (int step = 1; step < RENT_STEPS; step++) most = larger(most, deed->rent[step]);
    return most;
}

int64_t sum_check_rent(const Edition *edition, const Deed *deed)
{
    int64_t most = 0;
    GroupKind kind = GROUP_STREETS;
    if (deed->group < edition->group_count) kind = (GroupKind)edition->groups[deed->group].kind;
    for (int step = 0; step < RENT_STEPS; step++) most = larger(most, deed->rent[step]);
    if (kind == GROUP_STREETS)
        most = largest_street_rent(edition, deed);
    else if (kind == GROUP_DICE)
        most *= MOST_DICE;
    return most * largest_factor(edition) * largest_rent_perk(edition) / 10000;
}

int64_t sum_check_charge(const Edition *edition, const Effect *effect)
{
    int64_t perk = 100;
    for (int i = 0; i < edition->token_count; i++) perk = larger(perk, edition->tokens[i].tax);
    int64_t deeds = edition->deed_count;
    int64_t sum = effect->amount + deeds * effect->per_street +
                  deeds * edition->rule[RULE_HOUSES_PER_STREET] * effect->per_house +
                  deeds * effect->per_hotel;
    return sum * perk / 100;
}
