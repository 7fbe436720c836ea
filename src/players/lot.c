/* lot.c -- what a seat has of one group, and what it is good for. */
#include "players/lot.h"

enum { USUAL_THROW = 7 };

/* What is looked at. */
typedef struct Look {
    const Edition *edition;
    const Outlook *outlook;
    float unit; /* of the outlook */
    const Game *game;
    const Hands *hands;
    GroupId group;
    DeedSet mine;
} Look;

static DeedId first_of(DeedSet set)
{
    return (DeedId)__builtin_ctzll(set);
}

/* Sets of one group are small, so this is quicker than counting all bits. */
static int count_of(DeedSet set)
{
    int count = 0;
    for (; set != 0; set &= set - 1) count++;
    return count;
}

static bool single(DeedSet set)
{
    return (set & (set - 1)) == 0;
}

static float visits_of(const Look *look, DeedId deed)
{
    return (float)look->outlook->visits[deed] / OUTLOOK_ONE;
}

/* Of visits times money. */
static float units_of(const Look *look, int64_t rents)
{
    return (float)rents / (OUTLOOK_ONE * look->unit);
}

static float rent_of_street(const Look *look, DeedId deed, bool whole)
{
    const Holding *holding = &look->game->holdings[deed];
    if (holding->mortgaged) return 0;
    int64_t rent = edition_street_rent(look->edition, deed, holding->level);
    if (whole && holding->level == 0) rent = rent * look->edition->rule[RULE_GROUP_RENT] / 100;
    return (float)rent * visits_of(look, deed);
}

static float rent_of_streets(const Look *look, bool whole)
{
    float sum = 0;
    for (DeedSet rest = look->mine; rest != 0; rest &= rest - 1)
        sum += rent_of_street(look, first_of(rest), whole);
    return sum / look->unit;
}

/* What is still to be paid before every street has OUTLOOK_HEIGHT houses. */
static float cost_left(const Look *look)
{
    const Edition *edition = look->edition;
    int high = edition->rule[RULE_HOUSES_PER_STREET];
    if (high > OUTLOOK_HEIGHT) high = OUTLOOK_HEIGHT;
    Money cost = 0;
    for (DeedSet rest = look->mine; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        const Holding *holding = &look->game->holdings[deed];
        int houses = edition_level_houses(holding->level);
        if (houses < high) cost += (high - houses) * edition->deeds[deed].house_price;
        if (holding->mortgaged) cost += edition_redeem_price(edition, deed);
    }
    return (float)cost / look->unit;
}

static void add_investment(Lot *lot, float gain, float cost)
{
    lot->investments[lot->investment_count++] = (Investment){.gain = gain, .cost = cost};
}

/* Streets that can be built on: what is there, and what could be. */
static void see_whole(const Look *look, Lot *lot)
{
    const Outlook *outlook = look->outlook;
    GroupId group = look->group;
    float part = (float)count_of(look->mine) / (float)look->edition->groups[group].deed_count;
    float built = units_of(look, outlook->built[group]) * part;
    float highest = units_of(look, outlook->highest[group]) * part;
    float now = rent_of_streets(look, true);
    lot->income = now;
    if (built > now) {
        lot->hope = FEATURE_WHOLE;
        lot->hoped = built - now;
        add_investment(lot, built - now, cost_left(look));
        now = built;
    }
    if (highest > now)
        add_investment(lot, highest - now,
                       (float)outlook->cost_highest[group] / look->unit * part * (highest - now) /
                           (highest - built));
}

/* Does another have all the rest of the group? */
static bool all_of_one(const Look *look, DeedSet missing)
{
    for (SeatId other = 0; other < look->game->seat_count; other++)
        if ((missing & ~look->hands->of[other]) == 0) return true;
    return false;
}

/* Part of a group of streets, of no use for building yet. */
static void see_part(const Look *look, Lot *lot)
{
    DeedSet missing = look->edition->groups[look->group].deeds & ~look->mine;
    float built = units_of(look, look->outlook->built[look->group]);
    bool free = (missing & ~look->hands->all) != 0;
    lot->income = rent_of_streets(look, false);
    if (single(missing)) {
        lot->hope = free ? FEATURE_ONE_FREE : FEATURE_ONE_HELD;
        lot->hoped = built;
    } else {
        lot->hope = free ? FEATURE_TWO_FREE : FEATURE_TWO_HELD;
        lot->hoped = built * (float)count_of(look->mine);
    }
    if (single(look->mine) && !free && all_of_one(look, missing)) lot->block = built;
}

/* Stations and utilities: rents by how many one has. */
static void see_other(const Look *look, Lot *lot)
{
    bool dice = look->edition->groups[look->group].kind == GROUP_DICE;
    int owned = count_of(look->mine);
    int step = (owned < RENT_STEPS ? owned : RENT_STEPS) - 1;
    float now = 0;
    for (DeedSet rest = look->mine; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        if (!look->game->holdings[deed].mortgaged)
            now += (float)look->edition->deeds[deed].rent[step] * visits_of(look, deed);
    }
    lot->income = (dice ? USUAL_THROW * now : now) / look->unit;
}

static void see_values(const Look *look, Lot *lot)
{
    for (DeedSet rest = look->mine; rest != 0; rest &= rest - 1) {
        const Deed *printed = &look->edition->deeds[first_of(rest)];
        const Holding *holding = &look->game->holdings[first_of(rest)];
        lot->prices += printed->price;
        if (!holding->mortgaged) lot->loans += printed->mortgage;
        if (holding->level == HOTEL_LEVEL)
            lot->houses += HOTEL_LEVEL * printed->house_price;
        else if (holding->level != 0)
            lot->houses += edition_level_houses(holding->level) * printed->house_price;
    }
    if (look->edition->rule[RULE_MORTGAGE] == MORTGAGE_OFF) lot->loans = 0;
}

static void lot_make(const Look *look, Lot *lot)
{
    const Group *printed = &look->edition->groups[look->group];
    *lot = (Lot){.hope = FEATURE_WHOLE};
    see_values(look, lot);
    if (printed->kind != GROUP_STREETS)
        see_other(look, lot);
    else if (look->mine == printed->deeds || !look->edition->rule[RULE_BUILD_WHOLE_GROUP])
        see_whole(look, lot);
    else
        see_part(look, lot);
}

void lot_hands(const Game *game, Hands *hands)
{
    *hands = (Hands){0};
    for (int seat = 0; seat < game->seat_count; seat++) {
        hands->of[seat] = game->seats[seat].deeds;
        hands->all |= hands->of[seat];
    }
}

void lot_make_all(const Decision *decision, const Hands *hands, SeatId seat, unsigned groups,
                  Lots *lots)
{
    const Edition *edition = decision->edition;
    Look look = {.edition = edition,
                 .outlook = decision->outlook,
                 .unit = (float)decision->outlook->unit,
                 .game = decision->game,
                 .hands = hands};
    lots->held &= ~groups;
    for (; groups != 0; groups &= groups - 1) {
        look.group = (GroupId)__builtin_ctz(groups);
        look.mine = hands->of[seat] & edition->groups[look.group].deeds;
        if (look.mine == 0) continue;
        lots->held |= 1U << look.group;
        lot_make(&look, &lots->of[look.group]);
    }
}
