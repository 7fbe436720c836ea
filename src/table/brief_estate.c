/* brief_estate.c -- the rules of an edition in short: what is owned and owed. */
#include "table/brief_estate.h"

/* ---- building ---- */

/* Where, and how high: "up to four houses, then a hotel in their place". */
static void say_where(const Brief *brief)
{
    static const Sentence heights[] = {
        [HOTEL_TOP] = TN_("up to {count.word} {house}, then {hotel.a} in their place",
                          "up to {count.word} {house.many}, then {hotel.a} in their place"),
        [HOTEL_BESIDE] = TN_("up to {count.word} {house} and {hotel.a} beside them",
                             "up to {count.word} {house.many} and {hotel.a} beside them"),
        [HOTEL_NONE] = TN_("up to {count.word} {house}", "up to {count.word} {house.many}"),
    };
    static const Sentence whole[] = {
        [BUILD_WHERE_ANYWHERE] =
            T_("The owner of a whole group may build on its {street.many}: {part}."),
        [BUILD_WHERE_GROUP] =
            T_("The owner of a whole group who stands in it may build on its {street.many}: "
               "{part}."),
        [BUILD_WHERE_DEED] =
            T_("The owner of a whole group may build on {street.the} they stand on: {part}."),
    };
    static const Sentence any[] = {
        [BUILD_WHERE_ANYWHERE] = T_("You may build on every {street} you own: {part}."),
        [BUILD_WHERE_GROUP] =
            T_("You may build on your {street.many} of the group you stand in: {part}."),
        [BUILD_WHERE_DEED] =
            T_("You may build on {street.a} of your own that you stand on: {part}."),
    };
    int where = brief_rule(brief, RULE_BUILD_WHERE);
    Said height = {.sentence = heights[brief_rule(brief, RULE_HOTEL)],
                   .args = {arg_count(brief_rule(brief, RULE_HOUSES_PER_STREET))}};
    brief_add(brief, brief_rule(brief, RULE_BUILD_WHOLE_GROUP) ? whole[where] : any[where],
              ARGS(arg_part(&height)));
}

static void say_stock(const Brief *brief)
{
    int houses = brief_rule(brief, RULE_HOUSES), hotels = brief_rule(brief, RULE_HOTELS);
    if (brief_rule(brief, RULE_HOTEL) == HOTEL_NONE) hotels = 0;
    if (houses == 0 && hotels == 0) return;
    if (houses > 0 && hotels > 0)
        BRIEF_SAY(brief,
                  T_("{bank.the} has {first.word} {house.many} and {second.word} {hotel.many}, no "
                     "more."),
                  arg_first(houses), arg_second(hotels));
    else if (houses > 0)
        BRIEF_SAY(brief, T_("{bank.the} has {first.word} {house.many}, no more."),
                  arg_first(houses));
    else
        BRIEF_SAY(brief, T_("{bank.the} has {first.word} {hotel.many}, no more."),
                  arg_first(hotels));
    if (brief_rule(brief, RULE_BUILDING_AUCTION))
        BRIEF_PLAIN(brief, T_("The last ones are auctioned when several players want them."));
}

static void say_unpledged(const Brief *brief)
{
    static const Sentence rows[] = {
        [BUILD_MORTGAGED_GROUP] = T_("Nothing of the group may be mortgaged."),
        [BUILD_MORTGAGED_DEED] = T_("{street.the} must not be mortgaged."),
        [BUILD_MORTGAGED_ANY] = {.words = NULL},
    };
    if (brief_rule(brief, RULE_MORTGAGE) == MORTGAGE_LEND)
        brief_add(brief, rows[brief_rule(brief, RULE_BUILD_MORTGAGED)], no_args);
}

void brief_estate_building(const Brief *brief)
{
    int sale = brief_rule(brief, RULE_BUILDING_SALE);
    if (!brief_builds(brief)) return;
    say_where(brief);
    if (brief_rule(brief, RULE_BUILD_EVEN))
        BRIEF_PLAIN(brief,
                    T_("Build evenly: no {street} of a group may be more than one step ahead."));
    say_unpledged(brief);
    say_stock(brief);
    if (sale == 50)
        BRIEF_PLAIN(brief, T_("{bank.the} buys {building.many} back at half their price."));
    else if (sale > 0)
        BRIEF_SAY(brief, T_("{bank.the} buys {building.many} back at {number} % of their price."),
                  arg_number(sale));
    else
        BRIEF_PLAIN(brief, T_("{bank.the} pays nothing for {building.many}."));
}

/* ---- mortgages ---- */

static void say_loans(const Brief *brief)
{
    int interest = brief_rule(brief, RULE_REDEEM_INTEREST),
        fee = brief_rule(brief, RULE_TRANSFER_FEE);
    BRIEF_PLAIN(brief, T_("You may mortgage a property for the sum on its deed, as long as nothing "
                          "is built in its group."));
    BRIEF_PLAIN(brief, T_("A mortgaged property earns no {rent}."));
    if (interest > 0)
        BRIEF_SAY(brief, T_("To redeem it, pay back the sum and {number} % of it."),
                  arg_number(interest));
    else
        BRIEF_PLAIN(brief, T_("To redeem it, pay back the sum."));
    if (fee > 0)
        BRIEF_SAY(brief,
                  T_("A player who receives a mortgaged property pays {number} % of the sum at "
                     "once, or redeems it."),
                  arg_number(fee));
}

void brief_estate_mortgage(const Brief *brief)
{
    static const Sentence rows[] = {
        [MORTGAGE_LEND] = {.words = NULL}, /* say_loans */
        [MORTGAGE_SELL] = T_("You may sell a property back to {bank.the} for the sum on its deed; "
                             "it is on the market again."),
        [MORTGAGE_OFF] = T_("{bank.the} lends nothing and buys nothing back."),
    };
    int mortgage = brief_rule(brief, RULE_MORTGAGE);
    if (mortgage == MORTGAGE_LEND) say_loans(brief);
    brief_add(brief, rows[mortgage], no_args);
}

/* ---- trades ---- */

void brief_estate_trade(const Brief *brief)
{
    static const Sentence rows[] = {
        [TRADE_ANY] = T_("Offer anybody any properties, money and {release.many} for any others."),
        [TRADE_PRICE] = T_("Offer another player money for one property."),
        [TRADE_ONE] = T_("Offer one thing for one other: properties, or a property and money."),
        [TRADE_NONE] = T_("Players do not trade."),
    };
    int trade = brief_rule(brief, RULE_TRADE);
    brief_add(brief, rows[trade], no_args);
    if (trade == TRADE_NONE) return;
    if (brief_rule(brief, RULE_TRADE_WAITS))
        BRIEF_PLAIN(brief, T_("The offer waits until the other's turn begins."));
    BRIEF_PLAIN(brief, T_("The other accepts, rejects, or makes a counter-offer."));
    if (brief_builds(brief))
        BRIEF_PLAIN(brief, T_("Nothing of a group with {building.many} can be traded."));
}

/* ---- debts ---- */

static void say_estate(const Brief *brief)
{
    static const Sentence to_player[] = {
        [ESTATE_SELL] = T_("Bankrupt to a player: the {building.many} are sold, and everything "
                           "goes to that player."),
        [ESTATE_KEEP] = T_("Bankrupt to a player: everything goes to that player, {building.many} "
                           "too."),
        [ESTATE_FREE] = T_("Bankrupt to a player: the properties are for sale again."),
    };
    static const Sentence to_bank[] = {
        [ESTATE_BANK_AUCTION] = T_("Bankrupt to {bank.the}: the properties are auctioned."),
        [ESTATE_BANK_FREE] = T_("Bankrupt to {bank.the}: the properties are for sale again."),
    };
    int player = brief_rule(brief, RULE_ESTATE_PLAYER), bank = brief_rule(brief, RULE_ESTATE_BANK);
    if (player == ESTATE_FREE && bank == ESTATE_BANK_FREE) {
        BRIEF_PLAIN(brief, T_("The properties of a bankrupt player are for sale again."));
        return;
    }
    brief_add(brief, to_player[player], no_args);
    brief_add(brief, to_bank[bank], no_args);
}

void brief_estate_debt(const Brief *brief)
{
    static const Sentence rows[] = {
        [DEBT_SETTLE] = T_("A player who owes more than they hold must sell and mortgage until it "
                           "is paid; play waits."),
        [DEBT_END_OF_TURN] = T_(
            "Money may fall below zero; a player below zero at the end of the turn is bankrupt."),
        [DEBT_BEFORE_END] = T_("Money may fall below zero, but the turn cannot end before it is "
                               "raised."),
    };
    int debt = brief_rule(brief, RULE_DEBT);
    brief_add(brief, rows[debt], no_args);
    if (debt != DEBT_END_OF_TURN && brief_rule(brief, RULE_BANKRUPT) == BANKRUPT_DEBTOR)
        BRIEF_PLAIN(brief, T_("A player who owes too much may declare bankruptcy."));
    else if (debt != DEBT_END_OF_TURN)
        BRIEF_PLAIN(brief, T_("Only a player who cannot raise the sum goes bankrupt."));
    say_estate(brief);
    if (brief_rule(brief, RULE_RESIGN)) BRIEF_PLAIN(brief, T_("A player may also give up."));
}

/* ---- perks ---- */

enum { MOST_PERKS = 7 };

/* What a token changes, as far as it has been said. */
typedef struct Perks {
    int count;
    Said said[MOST_PERKS];     /* each by itself */
    Said together[MOST_PERKS]; /* the first ones up to it */
} Perks;

static void add_perk(Perks *perks, Sentence sentence, Arg arg)
{
    static const Sentence both = T_("{part}, {other_part}");
    int n = perks->count++;
    perks->said[n] = (Said){.sentence = sentence, .args = {arg}};
    perks->together[n] =
        n == 0
            ? perks->said[n]
            : (Said){.sentence = both,
                     .args = {arg_part(&perks->together[n - 1]), arg_other_part(&perks->said[n])}};
}

static void add_percent(Perks *perks, int percent, const Sentence *more, const Sentence *less)
{
    if (percent > 100) add_perk(perks, *more, arg_number(percent - 100));
    if (percent < 100) add_perk(perks, *less, arg_number(100 - percent));
}

static void add_percents(Perks *perks, const Token *token)
{
    static const struct {
        Sentence more, less;
    } rows[] = {
        {T_("pays {number} % more {tax}"), T_("pays {number} % less {tax}")},
        {T_("receives {number} % more {rent}"), T_("receives {number} % less {rent}")},
        {T_("pays {number} % more {rent}"), T_("pays {number} % less {rent}")},
        {T_("buys properties {number} % dearer"), T_("buys properties {number} % cheaper")},
        {T_("builds {number} % dearer"), T_("builds {number} % cheaper")},
    };
    int percents[] = {token->tax, token->rent_received, token->rent_paid, token->price,
                      token->building};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        add_percent(perks, percents[i], &rows[i].more, &rows[i].less);
}

/* Borrows the perks. */
static const Said *say_perks(const Token *token, Perks *perks)
{
    static const Said nothing = {.sentence = T_("changes nothing")};
    static const Sentence more = T_("gets {sum} more {salary}");
    static const Sentence less = T_("gets {sum} less {salary}");
    static const Sentence stay = TN_("stays in {jail} for {count.word} turn at most",
                                     "stays in {jail} for {count.word} turns at most");
    add_percents(perks, token);
    if (token->salary > 0) add_perk(perks, more, arg_sum(token->salary));
    if (token->salary < 0) add_perk(perks, less, arg_sum(-token->salary));
    if (token->jail_turns > 0) add_perk(perks, stay, arg_count(token->jail_turns));
    return perks->count > 0 ? &perks->together[perks->count - 1] : &nothing;
}

void brief_estate_perk(const Brief *brief, TokenId token)
{
    Perks perks = {.count = 0};
    words_write_said(brief->words, say_perks(&brief->edition->tokens[token], &perks), brief->text);
}

void brief_estate_perks(const Brief *brief)
{
    const Edition *edition = brief->edition;
    if (!edition->has_perks) return;
    for (int token = 0; token < edition->token_count; token++) {
        Perks perks = {.count = 0};
        if (token > 0) text_add_char(brief->text, '\n');
        SAY(brief->words, brief->text, T_("{token}: {part}."), arg_token((TokenId)token),
            arg_part(say_perks(&edition->tokens[token], &perks)));
    }
}
