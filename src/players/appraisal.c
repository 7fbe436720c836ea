/* appraisal.c -- how a position looks to a character. */
#include "players/appraisal.h"

#include "players/value_network.h"

/* What may be borrowed for building, of what all mortgages would bring. */
#define BORROWED 0.7f
#define WEIGHT_SCALE 0.001f /* of the numbers of a character */
#define FULL_CASH 30.0f     /* units beyond count less and less */

/* ---- assets ---------------------------------------------------------------------- */

static void add_investment(Assets *assets, const Investment *added)
{
    Investment *list = assets->investments;
    int place = assets->investment_count++;
    while (place > 0 && added->gain * list[place - 1].cost > list[place - 1].gain * added->cost) {
        list[place] = list[place - 1];
        place--;
    }
    list[place] = *added;
}

void appraisal_assets(const Edition *edition, const Standing *standing, const AssetLots *lots,
                      int release_cards, Assets *assets)
{
    float *feature = assets->feature, unit = standing->unit;
    Money prices = 0, loans = 0, houses = 0;
    for (int i = 0; i < FEATURE_COUNT; i++) feature[i] = 0;
    assets->investment_count = 0;
    unsigned held = (lots->lots->held & ~lots->groups) | lots->held;
    for (unsigned rest = held; rest != 0; rest &= rest - 1) {
        int group = __builtin_ctz(rest);
        bool other = (lots->groups >> group & 1) != 0;
        const Lot *lot = other ? lots->instead[group] : &lots->lots->of[group];
        prices += lot->prices;
        loans += lot->loans;
        houses += lot->houses;
        feature[FEATURE_INCOME] += lot->income;
        feature[lot->hope] += lot->hoped;
        feature[FEATURE_BLOCK] += lot->block;
        for (int i = 0; i < lot->investment_count; i++)
            add_investment(assets, &lot->investments[i]);
    }
    feature[FEATURE_PRICES] = (float)prices / unit;
    feature[FEATURE_LOANS] = (float)loans / unit;
    feature[FEATURE_SALE] = (float)houses * (float)edition->rule[RULE_BUILDING_SALE] / (100 * unit);
    feature[FEATURE_INCOME] *= standing->left - 1;
    feature[FEATURE_WHOLE] *= standing->left - 1;
    feature[FEATURE_CARDS] = (float)release_cards;
}

static float growth_of(const Assets *assets, float money)
{
    float growth = 0;
    for (int i = 0; i < assets->investment_count && money > 0; i++) {
        const Investment *next = &assets->investments[i];
        growth += next->cost > money ? next->gain * money / next->cost : next->gain;
        money -= next->cost;
    }
    return growth;
}

/* ---- threats ---------------------------------------------------------------------- */

static void find_threats(const Decision *decision, Threats *threats)
{
    const Edition *edition = decision->edition;
    const Outlook *outlook = decision->outlook;
    threats->count = 0;
    DeedSet earning = decision->game->built & ~decision->game->mortgaged;
    for (; earning != 0; earning &= earning - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(earning);
        const Holding *holding = &decision->game->holdings[deed];
        Money rent = edition_street_rent(edition, deed, holding->level);
        threats->list[threats->count++] =
            (Threat){.visits = (float)outlook->visits[deed] / OUTLOOK_ONE,
                     .rent = (float)rent / (float)outlook->unit,
                     .owner = holding->owner};
    }
}

/* Adds FEATURE_SQUEEZE and FEATURE_RUIN of a seat whose money is known. */
static void add_threats(const Threats *threats, SeatId seat, float feature[FEATURE_COUNT])
{
    float cash = feature[FEATURE_CASH];
    float all = cash + feature[FEATURE_LOANS] + feature[FEATURE_SALE];
    for (int i = 0; i < threats->count; i++) {
        const Threat *threat = &threats->list[i];
        if (threat->owner == seat || threat->rent <= cash) continue;
        feature[FEATURE_SQUEEZE] += threat->visits * (threat->rent - cash);
        if (threat->rent > all) feature[FEATURE_RUIN] += threat->visits;
    }
}

/* ---- the position ---------------------------------------------------------------- */

static float counted_cash(const Standing *standing, float units)
{
    if (standing->most_cash > 0) return units < standing->most_cash ? units : standing->most_cash;
    return units <= FULL_CASH ? units : FULL_CASH * (2 - FULL_CASH / units);
}

void appraisal_features(const Standing *standing, const Threats *threats, const Assets *assets,
                        SeatId seat, Money cash, float feature[FEATURE_COUNT])
{
    float units = (float)cash / standing->unit;
    for (int i = 0; i < FEATURE_COUNT; i++) feature[i] = assets->feature[i];
    feature[FEATURE_CASH] = counted_cash(standing, units);
    feature[FEATURE_POOR] = units < 1 ? 1 - units : 0;
    add_threats(threats, seat, feature);
    if (assets->investment_count > 0)
        feature[FEATURE_GROWTH] =
            (standing->left - 1) *
            growth_of(assets, feature[FEATURE_CASH] + feature[FEATURE_LOANS] * BORROWED);
}

void appraisal_standing(const Decision *decision, StandingParts *parts, Standing *standing)
{
    const Edition *edition = decision->edition;
    const Game *game = decision->game;
    int count = edition->deed_count > 0 ? edition->deed_count : 1;
    unsigned every_group = (1U << edition->group_count) - 1;
    lot_hands(game, &parts->hands);
    find_threats(decision, &parts->threats);
    standing->unit = (float)decision->outlook->unit;
    standing->free = 1 - (float)__builtin_popcountll(parts->hands.all) / (float)count;
    standing->left = (float)game_seats_left(game);
    standing->salary = (float)edition->rule[RULE_SALARY] / standing->unit;
    standing->most_cash = (float)decision_number(decision, CHARACTER_CASH_MOST);
    standing->alive = game->alive;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        Assets assets;
        if (!game_seat_in(game, seat)) continue;
        parts->lots[seat].held = 0;
        lot_make_all(decision, &parts->hands, seat, every_group, &parts->lots[seat]);
        AssetLots lots;
        lots.lots = &parts->lots[seat];
        lots.groups = lots.held = 0;
        appraisal_assets(edition, standing, &lots, game_release_count(game, seat), &assets);
        appraisal_features(standing, &parts->threats, &assets, seat, game->seats[seat].cash,
                           standing->feature[seat]);
    }
}

/* ---- shares ---------------------------------------------------------------------- */

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

void appraisal_scales(const Character *character, const Standing *standing, Scales *scales)
{
    scales->network = character->network != NULL
                          ? character->network
                          : value_network_known(character->number[CHARACTER_JUDGEMENT]);
    if (scales->network != NULL) return;
    for (int i = 0; i < FEATURE_COUNT; i++)
        scales->weight[i] = weight_of(character, (Feature)i, standing->free);
}

static void weigh(const Scales *scales, const Standing *standing, unsigned seats,
                  float strength[MAX_SEATS])
{
    for (; seats != 0; seats &= seats - 1) {
        const float *feature = standing->feature[__builtin_ctz(seats)];
        float sum = 0;
        for (int i = 0; i < FEATURE_COUNT; i++) sum += scales->weight[i] * feature[i];
        strength[__builtin_ctz(seats)] = sum;
    }
}

void appraisal_strengths(const Scales *scales, const Standing *standing, unsigned changed,
                         float strength[MAX_SEATS])
{
    if (scales->network != NULL)
        value_network_strengths(scales->network, standing, strength);
    else
        weigh(scales, standing, changed & standing->alive, strength);
}

void appraisal_shares(const float strength[MAX_SEATS], unsigned alive, Appraisal *appraisal)
{
    float sum = 0, most = -1e9f;
    for (unsigned rest = alive; rest != 0; rest &= rest - 1)
        if (strength[__builtin_ctz(rest)] > most) most = strength[__builtin_ctz(rest)];
    *appraisal = (Appraisal){0};
    for (unsigned rest = alive; rest != 0; rest &= rest - 1) {
        int seat = __builtin_ctz(rest);
        appraisal->share[seat] = power_of_e(strength[seat] - most);
        sum += appraisal->share[seat];
    }
    for (int seat = 0; seat < MAX_SEATS; seat++) appraisal->share[seat] /= sum;
}

void appraisal_make(const Decision *decision, Appraisal *appraisal)
{
    StandingParts parts;
    Standing standing;
    Scales scales;
    float strength[MAX_SEATS];
    appraisal_standing(decision, &parts, &standing);
    appraisal_scales(decision->self->character, &standing, &scales);
    appraisal_strengths(&scales, &standing, standing.alive, strength);
    appraisal_shares(strength, standing.alive, appraisal);
}
