/* appraisal.c -- how a position looks to a character. */
#include "players/appraisal.h"

#include <assert.h>

#include "players/judgement.h"

/* What may be borrowed for building, of what all mortgages would bring. */
#define BORROWED 0.7f
#define WEIGHT_SCALE 0.001f /* of the numbers of a character */
#define MOST_CASH 30.0f     /* more counts no more */

enum { USUAL_THROW = 7 };

typedef struct Plan Plan;

/* What is gathered of one seat. */
typedef struct Account {
    const Edition *edition;
    const Outlook *outlook;
    const Game *game;
    SeatId seat;
    DeedSet owned; /* by anybody */
    Assets *assets;
    float income; /* rents per visitor and turn */
} Account;

static void add(Account *account, Feature feature, float amount)
{
    account->assets->feature[feature] += amount;
}

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

/* ---- deeds ----------------------------------------------------------------------- */

static float rent_of_street(const Account *account, DeedId deed, bool whole)
{
    const Holding *holding = &account->game->holdings[deed];
    if (holding->mortgaged) return 0;
    Money rent = outlook_street_rent(account->edition, deed, holding->level);
    if (whole && holding->level == 0)
        rent = rent * account->edition->rule[RULE_GROUP_RENT] / 100;
    return (float)rent * account->outlook->visits[deed];
}

/* What is still to be paid before every street has OUTLOOK_HEIGHT houses. */
static float cost_left(const Account *account, DeedSet streets)
{
    const Edition *edition = account->edition;
    int high = edition->rule[RULE_HOUSES_PER_STREET];
    if (high > OUTLOOK_HEIGHT) high = OUTLOOK_HEIGHT;
    Money cost = 0;
    for (; streets != 0; streets &= streets - 1) {
        DeedId deed = first_of(streets);
        const Holding *holding = &account->game->holdings[deed];
        int houses = game_level_houses(holding->level);
        if (houses < high) cost += (high - houses) * edition->deeds[deed].house_price;
        if (holding->mortgaged) cost += edition_redeem_price(edition, deed);
    }
    return (float)cost / account->outlook->unit;
}

static void add_plan(Account *account, float gain, float cost)
{
    account->assets->plans[account->assets->plan_count++] = (Plan){.gain = gain, .cost = cost};
}

/* Streets that can be built on: what is there, and what could be. */
static void add_whole(Account *account, GroupId group, DeedSet mine)
{
    const Outlook *outlook = account->outlook;
    float part = (float)count_of(mine) / (float)account->edition->groups[group].deed_count;
    float built = outlook->built[group] * part, highest = outlook->highest[group] * part;
    float now = 0;
    for (DeedSet rest = mine; rest != 0; rest &= rest - 1)
        now += rent_of_street(account, first_of(rest), true);
    now /= outlook->unit;
    account->income += now;
    if (built > now) {
        add(account, FEATURE_WHOLE, built - now);
        add_plan(account, built - now, cost_left(account, mine));
        now = built;
    }
    if (highest > now)
        add_plan(account, highest - now,
                 outlook->cost_highest[group] * part * (highest - now) / (highest - built));
}

/* Does another have all the rest of the group? */
static bool all_of_one(const Account *account, DeedSet missing)
{
    SeatId other = account->game->holdings[first_of(missing)].owner;
    return other < MAX_SEATS && (missing & ~account->game->seats[other].deeds) == 0;
}

/* Part of a group of streets, of no use for building yet. */
static void add_part(Account *account, GroupId group, DeedSet mine)
{
    DeedSet missing = account->edition->groups[group].deeds & ~mine;
    float built = account->outlook->built[group];
    bool free = (missing & ~account->owned) != 0;
    float now = 0;
    for (DeedSet rest = mine; rest != 0; rest &= rest - 1)
        now += rent_of_street(account, first_of(rest), false);
    account->income += now / account->outlook->unit;
    if ((missing & (missing - 1)) == 0)
        add(account, free ? FEATURE_ONE_FREE : FEATURE_ONE_HELD, built);
    else
        add(account, free ? FEATURE_TWO_FREE : FEATURE_TWO_HELD, built * (float)count_of(mine));
    if ((mine & (mine - 1)) == 0 && !free && all_of_one(account, missing))
        add(account, FEATURE_BLOCK, built);
}

/* Stations and utilities: rents by how many one has. */
static void add_other(Account *account, GroupId group, DeedSet mine)
{
    bool dice = account->edition->groups[group].kind == GROUP_DICE;
    int owned = count_of(mine);
    int step = (owned < RENT_STEPS ? owned : RENT_STEPS) - 1;
    float now = 0;
    for (DeedSet rest = mine; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        if (!account->game->holdings[deed].mortgaged)
            now += (float)account->edition->deeds[deed].rent[step] * account->outlook->visits[deed];
    }
    account->income += (dice ? USUAL_THROW * now : now) / account->outlook->unit;
}

static void add_deeds(Account *account)
{
    const Edition *edition = account->edition;
    DeedSet deeds = account->game->seats[account->seat].deeds;
    for (GroupId group = 0; group < edition->group_count; group++) {
        DeedSet mine = deeds & edition->groups[group].deeds;
        if (mine == 0) continue;
        if (edition->groups[group].kind != GROUP_STREETS)
            add_other(account, group, mine);
        else if (mine == edition->groups[group].deeds || !edition->rule[RULE_BUILD_WHOLE_GROUP])
            add_whole(account, group, mine);
        else
            add_part(account, group, mine);
    }
}

/* ---- money ----------------------------------------------------------------------- */

static void add_values(Account *account)
{
    const Edition *edition = account->edition;
    float unit = account->outlook->unit;
    Money loans = 0, houses = 0, prices = 0;
    for (DeedSet rest = account->game->seats[account->seat].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        const Deed *printed = &edition->deeds[deed];
        const Holding *holding = &account->game->holdings[deed];
        prices += printed->price;
        if (!holding->mortgaged) loans += printed->mortgage;
        if (holding->level == HOTEL_LEVEL)
            houses += HOTEL_LEVEL * printed->house_price;
        else if (holding->level != 0)
            houses += game_level_houses(holding->level) * printed->house_price;
    }
    if (edition->rule[RULE_MORTGAGE] == MORTGAGE_OFF) loans = 0;
    add(account, FEATURE_PRICES, (float)prices / unit);
    add(account, FEATURE_LOANS, (float)loans / unit);
    add(account, FEATURE_SALE,
        (float)houses * (float)edition->rule[RULE_BUILDING_SALE] / (100 * unit));
    add(account, FEATURE_CARDS, (float)game_release_count(account->game, account->seat));
}

/* The plan not `done` that gains most for its money; -1 when none is left. */
static int best_plan(const Assets *assets, uint32_t done)
{
    int best = -1;
    for (int i = 0; i < assets->plan_count; i++) {
        const Plan *plan = &assets->plans[i];
        if (done >> i & 1) continue;
        if (best < 0 || plan->gain * assets->plans[best].cost > assets->plans[best].gain * plan->cost)
            best = i;
    }
    return best;
}

static float growth_of(const Assets *assets, float money)
{
    float growth = 0;
    uint32_t done = 0;
    while (money > 0) {
        int best = best_plan(assets, done);
        if (best < 0) break;
        const Plan *plan = &assets->plans[best];
        growth += plan->cost > money ? plan->gain * money / plan->cost : plan->gain;
        money -= plan->cost;
        done |= (uint32_t)1 << best;
    }
    return growth;
}
static_assert(2 * MAX_GROUPS <= 32, "a bit for every plan");

/* ---- threats --------------------------------------------------------------------- */

static void find_threats(const Edition *edition, const Outlook *outlook, const Game *game,
                         Standing *standing)
{
    standing->threat_count = 0;
    for (DeedId deed = 0; deed < edition->deed_count; deed++) {
        const Holding *holding = &game->holdings[deed];
        if (holding->level == 0 || holding->mortgaged) continue;
        Money rent = outlook_street_rent(edition, deed, holding->level);
        standing->threats[standing->threat_count++] = (Threat){.visits = outlook->visits[deed],
                                                               .rent = (float)rent / outlook->unit,
                                                               .owner = holding->owner};
    }
}

static void add_threats(const Standing *standing, SeatId seat, float *feature)
{
    float cash = feature[FEATURE_CASH];
    float all = cash + feature[FEATURE_LOANS] + feature[FEATURE_SALE];
    for (int i = 0; i < standing->threat_count; i++) {
        const Threat *threat = &standing->threats[i];
        if (threat->owner == seat || threat->rent <= cash) continue;
        feature[FEATURE_SQUEEZE] += threat->visits * (threat->rent - cash);
        if (threat->rent > all) feature[FEATURE_RUIN] += threat->visits;
    }
}

/* ---- all together ------------------------------------------------------------------ */

void appraisal_assets(const Edition *edition, const Outlook *outlook, const Game *game,
                      SeatId seat, const Standing *standing, Assets *assets)
{
    Account account = {
        .edition = edition, .outlook = outlook, .game = game, .seat = seat, .assets = assets};
    for (int i = 0; i < game->seat_count; i++) account.owned |= game->seats[i].deeds;
    for (int i = 0; i < FEATURE_COUNT; i++) assets->feature[i] = 0;
    assets->plan_count = 0;
    add_values(&account);
    add_deeds(&account);
    assets->feature[FEATURE_INCOME] = account.income * (standing->left - 1);
    assets->feature[FEATURE_WHOLE] *= standing->left - 1;
}

void appraisal_features(const Outlook *outlook, const Standing *standing, const Assets *assets,
                        SeatId seat, Money cash, float feature[FEATURE_COUNT])
{
    float units = (float)cash / outlook->unit;
    for (int i = 0; i < FEATURE_COUNT; i++) feature[i] = assets->feature[i];
    feature[FEATURE_CASH] = units < MOST_CASH ? units : MOST_CASH;
    feature[FEATURE_POOR] = units < 1 ? 1 - units : 0;
    add_threats(standing, seat, feature);
    if (assets->plan_count > 0)
        feature[FEATURE_GROWTH] =
            (standing->left - 1) *
            growth_of(assets, feature[FEATURE_CASH] + feature[FEATURE_LOANS] * BORROWED);
}

void appraisal_standing(const Edition *edition, const Outlook *outlook, const Game *game,
                        Standing *standing)
{
    DeedSet owned = 0;
    for (int i = 0; i < game->seat_count; i++) owned |= game->seats[i].deeds;
    int count = edition->deed_count > 0 ? edition->deed_count : 1;
    standing->free = 1 - (float)__builtin_popcountll(owned) / (float)count;
    standing->left = (float)game_seats_left(game);
    standing->alive = game->alive;
    find_threats(edition, outlook, game, standing);
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        Assets assets;
        if (!game_seat_in(game, seat)) continue;
        appraisal_assets(edition, outlook, game, seat, standing, &assets);
        appraisal_features(outlook, standing, &assets, seat, game->seats[seat].cash,
                           standing->feature[seat]);
    }
}

/* e to the x, near enough and the same on every machine. */
static float power_of_e(float x)
{
    float base = 1 + x / 256;
    if (base < 0.5f) base = 0.5f;
    for (int i = 0; i < 8; i++) base *= base;
    return base;
}

/* Between the early and the late number, by how much of the board is free. */
static float weight_of(const Character *character, Feature feature, float free)
{
    const int32_t *pair = &character->number[CHARACTER_CASH_EARLY + 2 * (int)feature];
    return WEIGHT_SCALE * ((float)pair[1] + free * (float)(pair[0] - pair[1]));
}

static void weigh(const Character *character, const Standing *standing, float strength[MAX_SEATS])
{
    float weight[FEATURE_COUNT];
    for (int i = 0; i < FEATURE_COUNT; i++)
        weight[i] = weight_of(character, (Feature)i, standing->free);
    for (unsigned rest = standing->alive; rest != 0; rest &= rest - 1) {
        int seat = __builtin_ctz(rest);
        strength[seat] = 0;
        for (int i = 0; i < FEATURE_COUNT; i++)
            strength[seat] += weight[i] * standing->feature[seat][i];
    }
}

void appraisal_shares(const Character *character, const Standing *standing, Appraisal *appraisal)
{
    float strength[MAX_SEATS], sum = 0, most = -1e9f;
#ifdef RESEARCH
    extern const Judgement judgement_alt;
    if (character->number[CHARACTER_JUDGEMENT] == 2)
        judgement_strengths(&judgement_alt, standing, strength);
    else
#endif
    if (character->number[CHARACTER_JUDGEMENT])
        judgement_strengths(&judgement_lab, standing, strength);
    else
        weigh(character, standing, strength);
    for (unsigned rest = standing->alive; rest != 0; rest &= rest - 1)
        if (strength[__builtin_ctz(rest)] > most) most = strength[__builtin_ctz(rest)];
    *appraisal = (Appraisal){0};
    for (unsigned rest = standing->alive; rest != 0; rest &= rest - 1) {
        int seat = __builtin_ctz(rest);
        appraisal->share[seat] = power_of_e(strength[seat] - most);
        sum += appraisal->share[seat];
    }
    for (int seat = 0; seat < MAX_SEATS; seat++) appraisal->share[seat] /= sum;
}

void appraisal_make(const Edition *edition, const Outlook *outlook, const Character *character,
                    const Game *game, Appraisal *appraisal)
{
    Standing standing;
    appraisal_standing(edition, outlook, game, &standing);
    appraisal_shares(character, &standing, appraisal);
}
