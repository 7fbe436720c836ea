/* tariff.c -- what a thing must cost, by docs/rules.md. */
#include "ledger/tariff.h"

Money tariff_percent(const Edition *edition, Money sum, int percent)
{
    int64_t hundredths = (int64_t)sum * percent;
    int64_t whole = hundredths / 100, rest = hundredths % 100;
    bool up = false;
    if (edition->rule[RULE_INTEREST_ROUNDING] == ROUNDING_UP) up = rest > 0;
    if (edition->rule[RULE_INTEREST_ROUNDING] == ROUNDING_NEAREST) up = rest >= 50;
    return (Money)(whole + up);
}

/* Perks are rounded against their owner. What is not interest, fee or tax
 * (A03) is rounded down: the group's rent, the salary for landing on the
 * start, what the bank pays for buildings. */
static Money rounded_up(Money sum, int percent)
{
    return (Money)(((int64_t)sum * percent + 99) / 100);
}

static Money rounded_down(Money sum, int percent)
{
    return (Money)((int64_t)sum * percent / 100);
}

static const Token *token_of(const Books *books, SeatId seat)
{
    static const Token plain = {
        .tax = 100, .rent_received = 100, .rent_paid = 100, .price = 100, .building = 100};
    TokenId token = books->accounts[seat].token;
    return token == NO_TOKEN ? &plain : &books->edition->tokens[token];
}

Money tariff_salary(const Books *books, SeatId seat, bool landing)
{
    Money salary = books->edition->rule[RULE_SALARY] + token_of(books, seat)->salary;
    if (salary < 0) salary = 0;
    if (!landing) return salary;
    return rounded_down(salary, books->edition->rule[RULE_SALARY_LANDING]);
}

Money tariff_price(const Books *books, SeatId seat, DeedId deed)
{
    return rounded_up(books->edition->deeds[deed].price, token_of(books, seat)->price);
}

Money tariff_building(const Books *books, SeatId seat, DeedId deed, bool hotel)
{
    const Deed *printed = &books->edition->deeds[deed];
    Money price = hotel ? printed->hotel_price : printed->house_price;
    return rounded_up(price, token_of(books, seat)->building);
}

/* Houses and hotels that had to be bought to reach a level. */
static void bought_for(const Edition *edition, int level, int *houses, int *hotels)
{
    *houses = books_houses(level);
    *hotels = books_hotels(level);
    if (level == HOTEL_LEVEL) *houses = edition->rule[RULE_HOUSES_PER_STREET];
}

Money tariff_sale(const Books *books, SeatId seat, DeedId deed, int to)
{
    int houses, hotels, houses_left, hotels_left;
    bought_for(books->edition, books->titles[deed].level, &houses, &hotels);
    bought_for(books->edition, to, &houses_left, &hotels_left);
    int percent = books->edition->rule[RULE_BUILDING_SALE];
    Money house = rounded_down(tariff_building(books, seat, deed, false), percent);
    Money hotel = rounded_down(tariff_building(books, seat, deed, true), percent);
    return (houses - houses_left) * house + (hotels - hotels_left) * hotel;
}

Money tariff_fee(const Edition *edition, DeedId deed)
{
    return tariff_percent(edition, edition->deeds[deed].mortgage, edition->rule[RULE_TRANSFER_FEE]);
}

Money tariff_redeem(const Edition *edition, DeedId deed)
{
    Money loan = edition->deeds[deed].mortgage;
    return loan + tariff_percent(edition, loan, edition->rule[RULE_REDEEM_INTEREST]);
}

/* ---- rent ------------------------------------------------------------------- */

static bool rent_is_owed(const Books *books, SeatId visitor, DeedId deed)
{
    const Title *title = &books->titles[deed];
    if (title->owner == BANK || title->owner == visitor || title->mortgaged) return false; /* G07 */
    return !books->accounts[title->owner].jailed || books->edition->rule[RULE_RENT_IN_JAIL];
}

bool tariff_rent_throws(const Books *books, SeatId visitor, DeedId deed, RentCard card)
{
    if (!rent_is_owed(books, visitor, deed)) return false;
    if (card.dice_factor != 0) return true;
    const Edition *edition = books->edition;
    return edition->groups[edition->deeds[deed].group].kind == GROUP_DICE &&
           edition->rule[RULE_UTILITY_THROW] == UTILITY_THROW_NEW;
}

/* G03, G04. */
static bool group_raises(const Books *books, DeedId deed)
{
    const Edition *edition = books->edition;
    GroupId group = edition->deeds[deed].group;
    int need = edition->rule[RULE_GROUP_RENT_NEED];
    if (need == 0) need = edition->groups[group].deed_count;
    SeatId owner = books->titles[deed].owner;
    if (books_owned(books, owner, group) < need) return false;
    return edition->rule[RULE_GROUP_RENT_MORTGAGED] || !books_group_mortgaged(books, owner, group);
}

static Money street_rent(const Books *books, DeedId deed)
{
    const Edition *edition = books->edition;
    const Money *rent = edition->deeds[deed].rent;
    int level = books->titles[deed].level;
    if (level == 0 && !group_raises(books, deed)) return rent[0];
    if (level == 0) return rounded_down(rent[0], edition->rule[RULE_GROUP_RENT]);
    if (edition->rule[RULE_HOTEL] != HOTEL_BESIDE) return rent[level];
    return books_houses(level) * rent[1] + books_hotels(level) * rent[2];
}

static Money rent_before_perks(const Books *books, DeedId deed, int dice, RentCard card)
{
    const Deed *printed = &books->edition->deeds[deed];
    if (card.dice_factor != 0) return card.dice_factor * dice;
    Money rent = 0;
    int count = books_owned(books, books->titles[deed].owner, printed->group);
    switch ((GroupKind)books->edition->groups[printed->group].kind) {
    case GROUP_STREETS: rent = street_rent(books, deed); break;
    case GROUP_COUNT: rent = printed->rent[count - 1]; break;
    case GROUP_DICE: rent = printed->rent[count - 1] * dice; break;
    }
    return card.factor > 1 ? rent * card.factor : rent;
}

Money tariff_rent(const Books *books, SeatId visitor, DeedId deed, int dice, RentCard card)
{
    if (!rent_is_owed(books, visitor, deed)) return 0;
    SeatId owner = books->titles[deed].owner;
    Money rent = rent_before_perks(books, deed, dice, card);
    rent = rounded_down(rent, token_of(books, owner)->rent_received);
    return rounded_up(rent, token_of(books, visitor)->rent_paid);
}

/* ---- charges ------------------------------------------------------------------ */

/* K04: cash, printed prices, what the buildings cost. */
static Money everything(const Books *books, SeatId seat)
{
    Money sum = books->accounts[seat].cash;
    for (DeedId deed = 0; deed < books->edition->deed_count; deed++) {
        const Deed *printed = &books->edition->deeds[deed];
        if (books->titles[deed].owner != seat) continue;
        int houses, hotels;
        bought_for(books->edition, books->titles[deed].level, &houses, &hotels);
        sum += printed->price + houses * printed->house_price + hotels * printed->hotel_price;
    }
    return sum;
}

static Money parts(const Books *books, SeatId seat, const Effect *effect)
{
    const Edition *edition = books->edition;
    Money sum = 0;
    for (DeedId deed = 0; deed < edition->deed_count; deed++) {
        if (books->titles[deed].owner != seat) continue;
        int level = books->titles[deed].level;
        if (edition->groups[edition->deeds[deed].group].kind == GROUP_STREETS)
            sum += effect->per_street;
        sum += books_houses(level) * effect->per_house + books_hotels(level) * effect->per_hotel;
    }
    Money all = everything(books, seat);
    if (effect->percent != 0 && all > 0) sum += tariff_percent(edition, all, effect->percent);
    return sum;
}

Money tariff_charge(const Books *books, SeatId seat, const Effect *effect, bool second)
{
    Money sum = 0, rest = parts(books, seat, effect);
    switch ((ChargeHow)effect->how) {
    case CHARGE_SUM: sum = effect->amount + rest; break;
    case CHARGE_LESSER: sum = rest < effect->amount ? rest : effect->amount; break;
    case CHARGE_CHOICE: sum = second ? rest : effect->amount; break;
    }
    return effect->kind == EFFECT_TAX ? rounded_up(sum, token_of(books, seat)->tax) : sum;
}

Money tariff_means(const Books *books, SeatId seat)
{
    Money sum = books->accounts[seat].cash;
    for (DeedId deed = 0; deed < books->edition->deed_count; deed++) {
        const Title *title = &books->titles[deed];
        if (title->owner != seat) continue;
        sum += tariff_sale(books, seat, deed, 0);
        if (!title->mortgaged && books->edition->rule[RULE_MORTGAGE] != MORTGAGE_OFF)
            sum += books->edition->deeds[deed].mortgage;
    }
    return sum;
}
