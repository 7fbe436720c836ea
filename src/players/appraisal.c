/* appraisal.c -- how a position looks to a character. */
#include "players/appraisal.h"

#include "players/judgement.h"

/* What may be borrowed for building, of what all mortgages would bring. */
#define BORROWED 0.7f
#define WEIGHT_SCALE 0.001f /* of the numbers of a character */
#define MOST_CASH 30.0f     /* more counts no more */

/* ---- assets ---------------------------------------------------------------------- */

static void add_plan(Assets *assets, const Plan *plan)
{
    Plan *plans = assets->plans;
    int place = assets->plan_count++;
    while (place > 0 && plan->gain * plans[place - 1].cost > plans[place - 1].gain * plan->cost) {
        plans[place] = plans[place - 1];
        place--;
    }
    plans[place] = *plan;
}

void appraisal_assets(const Edition *edition, const Standing *standing, const Lots *lots,
                      int release_cards, Assets *assets)
{
    float *feature = assets->feature, unit = (float)edition->outlook.unit;
    Money prices = 0, loans = 0, houses = 0;
    for (int i = 0; i < FEATURE_COUNT; i++) feature[i] = 0;
    assets->plan_count = 0;
    for (unsigned rest = lots->held; rest != 0; rest &= rest - 1) {
        const Lot *lot = &lots->of[__builtin_ctz(rest)];
        prices += lot->prices;
        loans += lot->loans;
        houses += lot->houses;
        feature[FEATURE_INCOME] += lot->income;
        feature[lot->hope] += lot->hoped;
        feature[FEATURE_BLOCK] += lot->block;
        for (int i = 0; i < lot->plan_count; i++) add_plan(assets, &lot->plans[i]);
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
    for (int i = 0; i < assets->plan_count && money > 0; i++) {
        const Plan *plan = &assets->plans[i];
        growth += plan->cost > money ? plan->gain * money / plan->cost : plan->gain;
        money -= plan->cost;
    }
    return growth;
}

/* ---- the position ---------------------------------------------------------------- */

void appraisal_features(const Edition *edition, const Standing *standing, const Threats *threats,
                        const Assets *assets, SeatId seat, Money cash, float feature[FEATURE_COUNT])
{
    float units = (float)cash / (float)edition->outlook.unit;
    for (int i = 0; i < FEATURE_COUNT; i++) feature[i] = assets->feature[i];
    feature[FEATURE_CASH] = units < MOST_CASH ? units : MOST_CASH;
    feature[FEATURE_POOR] = units < 1 ? 1 - units : 0;
    threats_add(threats, seat, feature);
    if (assets->plan_count > 0)
        feature[FEATURE_GROWTH] =
            (standing->left - 1) *
            growth_of(assets, feature[FEATURE_CASH] + feature[FEATURE_LOANS] * BORROWED);
}

void appraisal_standing(const Edition *edition, const Game *game, Parts *parts, Standing *standing)
{
    int count = edition->deed_count > 0 ? edition->deed_count : 1;
    unsigned every_group = (1U << edition->group_count) - 1;
    hands_find(game, &parts->hands);
    threats_find(edition, game, &parts->threats);
    standing->free = 1 - (float)__builtin_popcountll(parts->hands.all) / (float)count;
    standing->left = (float)game_seats_left(game);
    standing->alive = game->alive;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        Assets assets;
        if (!game_seat_in(game, seat)) continue;
        parts->lots[seat].held = 0;
        lots_make(edition, game, &parts->hands, seat, every_group, &parts->lots[seat]);
        appraisal_assets(edition, standing, &parts->lots[seat], game_release_count(game, seat),
                         &assets);
        appraisal_features(edition, standing, &parts->threats, &assets, seat,
                           game->seats[seat].cash, standing->feature[seat]);
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
    scales->judgement = character->number[CHARACTER_JUDGEMENT] ? &judgement_lab : NULL;
    if (scales->judgement != NULL) return;
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
    if (scales->judgement != NULL)
        judgement_strengths(scales->judgement, standing, strength);
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

void appraisal_make(const Edition *edition, const Character *character, const Game *game,
                    Appraisal *appraisal)
{
    Parts parts;
    Standing standing;
    Scales scales;
    float strength[MAX_SEATS];
    appraisal_standing(edition, game, &parts, &standing);
    appraisal_scales(character, &standing, &scales);
    appraisal_strengths(&scales, &standing, standing.alive, strength);
    appraisal_shares(strength, standing.alive, appraisal);
}
