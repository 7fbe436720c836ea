/* rule_clash.c -- which rules cannot be as they are on a board, and why. */
#include "edition/rule_clash.h"

static bool is(const Edition *edition, RuleId rule, int32_t value)
{
    return edition->rule[rule] == value;
}

static bool has_effect(const Edition *edition, EffectKind kind)
{
    for (int i = 0; i < edition->space_count; i++)
        if (edition->spaces[i].kind == SPACE_EFFECT && edition->spaces[i].effect.kind == kind)
            return true;
    for (int d = 0; d < edition->deck_count; d++)
        for (int c = 0; c < edition->decks[d].card_count; c++)
            if (edition->decks[d].cards[c].effect.kind == kind) return true;
    return false;
}

static bool has_deck(const Edition *edition, DeckKind kind)
{
    for (int d = 0; d < edition->deck_count; d++)
        if (edition->decks[d].kind == kind) return true;
    return false;
}

static bool has_group(const Edition *edition, GroupKind kind, int least)
{
    for (int g = 0; g < edition->group_count; g++)
        if (edition->groups[g].kind == kind && edition->groups[g].deed_count >= least) return true;
    return false;
}

/* --- what nobody can play by ------------------------------------------- */

static bool too_few_players(const Edition *e)
{
    return e->rule[RULE_PLAYERS_MIN] > e->rule[RULE_PLAYERS_MAX];
}

static bool filled_beyond(const Edition *e)
{
    return e->rule[RULE_FILL_TO] > e->rule[RULE_PLAYERS_MAX];
}

static bool tokens_missing(const Edition *e)
{
    return e->token_count < e->rule[RULE_PLAYERS_MAX];
}

static bool dealt_beyond(const Edition *e)
{
    return e->rule[RULE_DEAL_DEEDS] * e->rule[RULE_PLAYERS_MAX] > e->deed_count;
}

/* A player dealt the most expensive deeds must be able to pay for them. */
static bool dealt_too_dear(const Edition *e)
{
    DeedSet taken = 0;
    int64_t sum = 0;
    if (is(e, RULE_DEAL_PAID, 0)) return false;
    for (int n = 0; n < e->rule[RULE_DEAL_DEEDS] && n < e->deed_count; n++) {
        int dearest = -1;
        for (int d = 0; d < e->deed_count; d++)
            if (!(taken & DEED_BIT(d)) &&
                (dearest < 0 || e->deeds[d].price > e->deeds[dearest].price))
                dearest = d;
        taken |= DEED_BIT(dearest);
        sum += e->deeds[dearest].price;
    }
    return sum > e->rule[RULE_START_MONEY];
}

static bool pot_for_nobody(const Edition *e)
{
    return is(e, RULE_POT, 1) && !has_effect(e, EFFECT_POT);
}

static bool doubles_without_jail(const Edition *e)
{
    return e->rule[RULE_DOUBLES_TO_JAIL] > 0 && e->jail == NO_SPACE;
}

static bool salary_below_zero(const Edition *e)
{
    for (int i = 0; i < e->token_count; i++)
        if (e->rule[RULE_SALARY] + e->tokens[i].salary < 0) return true;
    return false;
}

/* A token that buys for less than the bank pays back would never stop. */
static bool buys_for_gain(const Edition *e)
{
    if (!is(e, RULE_MORTGAGE, MORTGAGE_SELL)) return false;
    for (int t = 0; t < e->token_count; t++)
        for (int d = 0; d < e->deed_count; d++)
            if ((int64_t)e->deeds[d].price * e->tokens[t].price <
                (int64_t)e->deeds[d].mortgage * 100)
                return true;
    return false;
}

/* Closed cards in hands must not empty a pile. */
static bool kept_to_the_last(const Edition *e)
{
    if (!is(e, RULE_KEEP_CARDS, 1)) return false;
    for (int d = 0; d < e->deck_count; d++) {
        int usable = 0;
        for (int c = 0; c < e->decks[d].card_count; c++)
            usable += e->decks[d].cards[c].effect.kind != EFFECT_RELEASE;
        if (e->decks[d].kind == DECK_CARDS && usable <= e->rule[RULE_PLAYERS_MAX]) return true;
    }
    return false;
}

/* --- what would change nothing ------------------------------------------ */

static bool no_deal(const Edition *e)
{
    return is(e, RULE_DEAL_DEEDS, 0);
}
static bool no_pot(const Edition *e)
{
    return is(e, RULE_POT, 0);
}
static bool no_salary(const Edition *e)
{
    return is(e, RULE_SALARY, 0);
}
static bool no_jail(const Edition *e)
{
    return e->jail == NO_SPACE;
}
static bool no_cards(const Edition *e)
{
    return !has_deck(e, DECK_CARDS);
}
static bool no_release(const Edition *e)
{
    return !has_effect(e, EFFECT_RELEASE);
}
static bool no_thief(const Edition *e)
{
    return !has_effect(e, EFFECT_THIEF);
}
static bool no_dice_group(const Edition *e)
{
    return !has_group(e, GROUP_DICE, 1);
}
static bool no_stations(const Edition *e)
{
    return !has_group(e, GROUP_COUNT, 2);
}
static bool no_loans(const Edition *e)
{
    return !is(e, RULE_MORTGAGE, MORTGAGE_LEND);
}
static bool no_mortgages(const Edition *e)
{
    return is(e, RULE_MORTGAGE, MORTGAGE_OFF);
}
static bool no_trade(const Edition *e)
{
    return is(e, RULE_TRADE, TRADE_NONE);
}
static bool no_group_rent(const Edition *e)
{
    return is(e, RULE_GROUP_RENT, 100);
}
static bool no_building_auction(const Edition *e)
{
    return is(e, RULE_BUILDING_AUCTION, 0);
}

static bool no_auctions(const Edition *e)
{
    return is(e, RULE_AUCTION, 0) && is(e, RULE_ESTATE_BANK, ESTATE_BANK_FREE);
}

static bool no_three_ways(const Edition *e)
{
    return no_jail(e) || !is(e, RULE_JAIL_STYLE, JAIL_STYLE_THREE_WAYS);
}

static bool only_three_ways(const Edition *e)
{
    return no_jail(e) || is(e, RULE_JAIL_STYLE, JAIL_STYLE_THREE_WAYS);
}

static bool paid_too_late(const Edition *e)
{
    return only_three_ways(e) || e->rule[RULE_JAIL_PAY_UNTIL] > e->rule[RULE_JAIL_TURNS];
}

static bool no_buildings(const Edition *e)
{
    for (int d = 0; d < e->deed_count; d++)
        if (e->deeds[d].house_price > 0) return false;
    return true;
}

static bool no_hotels(const Edition *e)
{
    return no_buildings(e) || is(e, RULE_HOTEL, HOTEL_NONE);
}

static bool no_shortage(const Edition *e)
{
    return no_buildings(e) || (is(e, RULE_HOUSES, 0) && (no_hotels(e) || is(e, RULE_HOTELS, 0)));
}

static bool no_second_throw(const Edition *e)
{
    return is(e, RULE_DOUBLES_AGAIN, 0) && e->rule[RULE_DOUBLES_TO_JAIL] > 1;
}

static bool no_group_so_large(const Edition *e)
{
    return !has_group(e, GROUP_STREETS, e->rule[RULE_GROUP_RENT_NEED]);
}

static bool need_without_use(const Edition *e)
{
    return no_group_rent(e) || no_group_so_large(e);
}

static bool never_so_many_bankrupt(const Edition *e)
{
    return e->rule[RULE_END_BANKRUPTCIES] >= e->rule[RULE_PLAYERS_MAX];
}

static const RuleClash impossible[] = {
    {RULE_PLAYERS_MIN,
     RULE_PLAYERS_MAX,
     too_few_players,
     {.sentence = T_("it is more than {part}"), .named = {RULE_PLAYERS_MAX}}},
    {RULE_PLAYERS_MAX,
     RULE_PLAYERS_MAX,
     tokens_missing,
     {.sentence = T_("there are not so many tokens"), .with = CLASH_WITH_TOKENS}},
    {RULE_FILL_TO,
     RULE_PLAYERS_MAX,
     filled_beyond,
     {.sentence = T_("it is more than {part}"), .named = {RULE_PLAYERS_MAX}}},
    {RULE_DEAL_DEEDS,
     RULE_PLAYERS_MAX,
     dealt_beyond,
     {.sentence = T_("there are not so many deeds for so many players")}},
    {RULE_DEAL_PAID,
     RULE_START_MONEY,
     dealt_too_dear,
     {.sentence = T_("{part} might not pay for the deeds that are dealt"),
      .named = {RULE_START_MONEY}}},
    {RULE_POT,
     RULE_POT,
     pot_for_nobody,
     {.sentence = T_("no space and no card hands out the pot")}},
    {RULE_DOUBLES_TO_JAIL,
     RULE_DOUBLES_TO_JAIL,
     doubles_without_jail,
     {.sentence = T_("there is no jail"), .with = CLASH_WITH_JAIL}},
    {RULE_SALARY,
     RULE_SALARY,
     salary_below_zero,
     {.sentence = T_("a token takes more from the salary than it is")}},
    {RULE_MORTGAGE,
     RULE_MORTGAGE_PERCENT,
     buys_for_gain,
     {.sentence = T_("a token buys deeds for less than the bank pays back")}},
    {RULE_KEEP_CARDS,
     RULE_PLAYERS_MAX,
     kept_to_the_last,
     {.sentence = T_("a deck has too few cards for so many players")}},
};

static const RuleClash idle[] = {
    {RULE_DEAL_PAID,
     RULE_DEAL_PAID,
     no_deal,
     {.sentence = T_("no deeds are dealt, see {part}"), .named = {RULE_DEAL_DEEDS}}},
    {RULE_END_BANKRUPTCIES,
     RULE_END_BANKRUPTCIES,
     never_so_many_bankrupt,
     {.sentence = T_("there are not so many players")}},
    {RULE_SALARY_LANDING, RULE_SALARY_LANDING, no_salary, {.sentence = T_("there is no salary")}},
    {RULE_DOUBLES_TO_JAIL,
     RULE_DOUBLES_TO_JAIL,
     no_second_throw,
     {.sentence = T_("doubles give no other throw, see {part}"), .named = {RULE_DOUBLES_AGAIN}}},
    {RULE_AUCTION_MINIMUM,
     RULE_AUCTION_MINIMUM,
     no_auctions,
     {.sentence = T_("there are no auctions")}},
    {RULE_AUCTION_CLOCK,
     RULE_AUCTION_CLOCK,
     no_auctions,
     {.sentence = T_("there are no auctions")}},
    {RULE_BID_LIMIT, RULE_BID_LIMIT, no_auctions, {.sentence = T_("there are no auctions")}},
    {RULE_RENT_IN_JAIL, RULE_RENT_IN_JAIL, no_jail, {.sentence = T_("there is no jail")}},
    {RULE_GROUP_RENT,
     RULE_GROUP_RENT,
     no_group_so_large,
     {.sentence = T_("no group of streets has so many deeds")}},
    {RULE_GROUP_RENT_NEED,
     RULE_GROUP_RENT_NEED,
     need_without_use,
     {.sentence = T_("no group of streets raises the rent so")}},
    {RULE_GROUP_RENT_MORTGAGED,
     RULE_GROUP_RENT_MORTGAGED,
     no_group_rent,
     {.sentence = T_("groups do not raise the rent, see {part}"), .named = {RULE_GROUP_RENT}}},
    {RULE_GROUP_RENT_MORTGAGED,
     RULE_GROUP_RENT_MORTGAGED,
     no_loans,
     {.sentence = T_("nothing is ever mortgaged")}},
    {RULE_UTILITY_THROW,
     RULE_UTILITY_THROW,
     no_dice_group,
     {.sentence = T_("no group takes rent by the dice")}},
    {RULE_RAIL_TRAVEL,
     RULE_RAIL_TRAVEL,
     no_stations,
     {.sentence = T_("no group that counts has two deeds to travel between")}},
    {RULE_POT_START,
     RULE_POT_START,
     no_pot,
     {.sentence = T_("there is no pot, see {part}"), .named = {RULE_POT}}},
    {RULE_KEEP_CARDS, RULE_KEEP_CARDS, no_cards, {.sentence = T_("there is no deck of cards")}},
    {RULE_RELEASE_LIMIT,
     RULE_RELEASE_LIMIT,
     no_release,
     {.sentence = T_("no card gets anybody out of jail")}},
    {RULE_THIEF_FEE, RULE_THIEF_FEE, no_thief, {.sentence = T_("no card sets the thief loose")}},
    {RULE_THIEF_MOST, RULE_THIEF_MOST, no_thief, {.sentence = T_("no card sets the thief loose")}},
    {RULE_JAIL_STYLE, RULE_JAIL_STYLE, no_jail, {.sentence = T_("there is no jail")}},
    {RULE_JAIL_LANDING, RULE_JAIL_LANDING, no_jail, {.sentence = T_("there is no jail")}},
    {RULE_JAIL_FINE, RULE_JAIL_FINE, no_jail, {.sentence = T_("there is no jail")}},
    {RULE_JAIL_THROW_FINE,
     RULE_JAIL_THROW_FINE,
     no_three_ways,
     {.sentence = T_("it belongs to {part}"),
      .named = {RULE_JAIL_STYLE},
      .valued = true,
      .value = JAIL_STYLE_THREE_WAYS}},
    {RULE_JAIL_TURNS, RULE_JAIL_TURNS, no_jail, {.sentence = T_("there is no jail")}},
    {RULE_JAIL_PAY_UNTIL,
     RULE_JAIL_PAY_UNTIL,
     paid_too_late,
     {.sentence = T_("it belongs to the turns of {part}"),
      .named = {RULE_JAIL_STYLE},
      .valued = true,
      .value = JAIL_STYLE_THROWS}},
    {RULE_JAIL_LAST,
     RULE_JAIL_LAST,
     only_three_ways,
     {.sentence = T_("it belongs to {part}"),
      .named = {RULE_JAIL_STYLE},
      .valued = true,
      .value = JAIL_STYLE_THROWS}},
    {RULE_BUILD_WHERE, RULE_BUILD_WHERE, no_buildings, {.sentence = T_("nothing can be built")}},
    {RULE_BUILD_WHOLE_GROUP,
     RULE_BUILD_WHOLE_GROUP,
     no_buildings,
     {.sentence = T_("nothing can be built")}},
    {RULE_BUILD_EVEN, RULE_BUILD_EVEN, no_buildings, {.sentence = T_("nothing can be built")}},
    {RULE_BUILD_MORTGAGED,
     RULE_BUILD_MORTGAGED,
     no_buildings,
     {.sentence = T_("nothing can be built")}},
    {RULE_BUILD_MORTGAGED,
     RULE_BUILD_MORTGAGED,
     no_loans,
     {.sentence = T_("nothing is ever mortgaged")}},
    {RULE_HOTEL, RULE_HOTEL, no_buildings, {.sentence = T_("nothing can be built")}},
    {RULE_HOUSES_PER_STREET,
     RULE_HOUSES_PER_STREET,
     no_buildings,
     {.sentence = T_("nothing can be built")}},
    {RULE_HOUSES, RULE_HOUSES, no_buildings, {.sentence = T_("nothing can be built")}},
    {RULE_HOTELS, RULE_HOTELS, no_hotels, {.sentence = T_("there are no hotels")}},
    {RULE_BUILDING_SALE,
     RULE_BUILDING_SALE,
     no_buildings,
     {.sentence = T_("nothing can be built")}},
    {RULE_BUILDING_AUCTION,
     RULE_BUILDING_AUCTION,
     no_shortage,
     {.sentence = T_("buildings never run out, see {part} and {other_part}"),
      .named = {RULE_HOUSES, RULE_HOTELS}}},
    {RULE_BUILDING_AUCTION_OPENING,
     RULE_BUILDING_AUCTION_OPENING,
     no_building_auction,
     {.sentence = T_("see {part}"), .named = {RULE_BUILDING_AUCTION}}},
    {RULE_MORTGAGE_PERCENT,
     RULE_MORTGAGE_PERCENT,
     no_mortgages,
     {.sentence = T_("see {part}"), .named = {RULE_MORTGAGE}}},
    {RULE_REDEEM_INTEREST,
     RULE_REDEEM_INTEREST,
     no_loans,
     {.sentence = T_("see {part}"), .named = {RULE_MORTGAGE}}},
    {RULE_TRANSFER_FEE,
     RULE_TRANSFER_FEE,
     no_loans,
     {.sentence = T_("see {part}"), .named = {RULE_MORTGAGE}}},
    {RULE_TRADE_WAITS, RULE_TRADE_WAITS, no_trade, {.sentence = T_("there are no trades")}},
    {RULE_OFFERS_PER_TURN, RULE_OFFERS_PER_TURN, no_trade, {.sentence = T_("there are no trades")}},
};

const RuleClash *rule_clash_impossible(int n)
{
    return n < (int)(sizeof impossible / sizeof *impossible) ? &impossible[n] : NULL;
}

const RuleClash *rule_clash_idle(int n)
{
    return n < (int)(sizeof idle / sizeof *idle) ? &idle[n] : NULL;
}
