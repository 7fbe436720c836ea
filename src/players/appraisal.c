/* appraisal.c -- how a position looks to a character. */
#include "players/appraisal.h"

#include "players/judgement.h"

/* Per thousand, as the numbers of a character are written. */
#define WEIGHT_SCALE 0.001f

typedef struct Building {
    float gain, cost; /* rents per visitor and turn; money */
} Building;

/* What is gathered of one seat before its features are known. */
typedef struct Account {
    float *feature;
    float income; /* rents per visitor and turn */
    int plan_count;
    Building plans[2 * MAX_GROUPS]; /* what its money could do, in no order */
} Account;

typedef struct Board {
    const Edition *edition;
    const Outlook *outlook;
    const Game *game;
    DeedSet owned;
    float others; /* seats that visit */
} Board;

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

static float rent_of_street(const Board *board, DeedId deed, bool whole)
{
    const Holding *holding = &board->game->holdings[deed];
    if (holding->mortgaged) return 0;
    float rent = (float)outlook_street_rent(board->edition, deed, holding->level);
    if (whole && holding->level == 0)
        rent = rent * (float)board->edition->rule[RULE_GROUP_RENT] / 100.0f;
    return rent * board->outlook->visits[deed] / board->outlook->unit;
}

/* What is still to be paid before every street has OUTLOOK_HEIGHT houses. */
static float cost_left(const Board *board, DeedSet streets)
{
    const Edition *edition = board->edition;
    int high = edition->rule[RULE_HOUSES_PER_STREET];
    if (high > OUTLOOK_HEIGHT) high = OUTLOOK_HEIGHT;
    Money cost = 0;
    for (; streets != 0; streets &= streets - 1) {
        DeedId deed = first_of(streets);
        int level = board->game->holdings[deed].level & (BESIDE_HOTEL - 1);
        if (level < high) cost += (high - level) * edition->deeds[deed].house_price;
        if (board->game->holdings[deed].mortgaged) cost += edition_redeem_price(edition, deed);
    }
    return (float)cost / board->outlook->unit;
}

/* A group that can be built on: what is there, and what could be. */
static void add_whole(const Board *board, GroupId group, DeedSet mine, Account *account)
{
    const Outlook *outlook = board->outlook;
    float now = 0;
    for (DeedSet rest = mine; rest != 0; rest &= rest - 1)
        now += rent_of_street(board, first_of(rest), true);
    account->income += now;
    float part = mine == board->edition->groups[group].deeds
                     ? 1.0f
                     : (float)count_of(mine) / (float)board->edition->groups[group].deed_count;
    float built = outlook->built[group] * part;
    if (built > now) {
        account->feature[FEATURE_WHOLE] += built - now;
        account->plans[account->plan_count++] =
            (Building){.gain = built - now, .cost = cost_left(board, mine)};
        now = built;
    }
    float highest = outlook->highest[group] * part;
    if (highest > now)
        account->plans[account->plan_count++] = (Building){
            .gain = highest - now,
            .cost = outlook->cost_highest[group] * part * (highest - now) /
                    (highest - built + 0.001f)};
}

/* Part of a group of streets, of no use for building yet. */
static void add_part(const Board *board, GroupId group, DeedSet mine, Account *account)
{
    DeedSet missing = board->edition->groups[group].deeds & ~mine;
    float built = board->outlook->built[group];
    bool free = (missing & ~board->owned) != 0;
    for (DeedSet rest = mine; rest != 0; rest &= rest - 1)
        account->income += rent_of_street(board, first_of(rest), false);
    if ((missing & (missing - 1)) == 0)
        account->feature[free ? FEATURE_ONE_FREE : FEATURE_ONE_HELD] += built;
    else
        account->feature[free ? FEATURE_TWO_FREE : FEATURE_TWO_HELD] += built * (float)count_of(mine);
    if ((mine & (mine - 1)) == 0 && !free) {
        SeatId other = board->game->holdings[first_of(missing)].owner;
        if ((missing & ~board->game->seats[other].deeds) == 0)
            account->feature[FEATURE_BLOCK] += built;
    }
}

/* Stations and utilities: rents by how many one has. */
static void add_other(const Board *board, GroupId group, DeedSet mine, Account *account)
{
    const Outlook *outlook = board->outlook;
    bool dice = board->edition->groups[group].kind == GROUP_DICE;
    int owned = count_of(mine);
    for (DeedSet rest = mine; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        if (board->game->holdings[deed].mortgaged) continue;
        float rent = (float)board->edition->deeds[deed].rent[(owned < RENT_STEPS ? owned : RENT_STEPS) - 1];
        account->income += (dice ? 7 * rent : rent) * outlook->visits[deed] / outlook->unit;
    }
}

static void add_money(const Board *board, SeatId seat, Account *account)
{
    const Edition *edition = board->edition;
    Money loans = 0, sale = 0, prices = 0;
    bool lends = edition->rule[RULE_MORTGAGE] != MORTGAGE_OFF;
    for (DeedSet rest = board->game->seats[seat].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        const Holding *holding = &board->game->holdings[deed];
        prices += edition->deeds[deed].price;
        if (holding->level != 0) {
            int houses = holding->level == HOTEL_LEVEL ? HOTEL_LEVEL
                                                       : game_level_houses(holding->level);
            sale += houses * edition->deeds[deed].house_price;
        }
        if (lends && !holding->mortgaged) loans += edition->deeds[deed].mortgage;
    }
    float unit = board->outlook->unit;
    float *feature = account->feature;
    float cash = (float)board->game->seats[seat].cash / unit;
    feature[FEATURE_CASH] = cash < 30 ? cash : 30;
    feature[FEATURE_POOR] = cash < 1 ? 1 - cash : 0;
    feature[FEATURE_PRICES] = (float)prices / unit;
    feature[FEATURE_LOANS] = (float)loans / unit;
    feature[FEATURE_SALE] = (float)sale / unit * (float)edition->rule[RULE_BUILDING_SALE] / 100.0f;
    feature[FEATURE_CARDS] = (float)game_release_count(board->game, seat);
}

/* Spends what it has on the plans, the best for its money first. */
static float growth_of(Account *account, float money)
{
    float growth = 0;
    while (money > 0) {
        Building *best = NULL;
        for (int i = 0; i < account->plan_count; i++) {
            Building *plan = &account->plans[i];
            if (plan->gain > 0 && (best == NULL || plan->gain * best->cost > best->gain * plan->cost))
                best = plan;
        }
        if (best == NULL) break;
        float part = best->cost > money ? money / best->cost : 1.0f;
        growth += best->gain * part;
        money -= best->cost;
        best->gain = 0;
    }
    return growth;
}

static void add_seat(const Board *board, SeatId seat, Account *account)
{
    const Edition *edition = board->edition;
    DeedSet deeds = board->game->seats[seat].deeds;
    bool anywhere = !edition->rule[RULE_BUILD_WHOLE_GROUP];
    add_money(board, seat, account);
    for (GroupId group = 0; group < edition->group_count; group++) {
        DeedSet mine = deeds & edition->groups[group].deeds;
        if (mine == 0) continue;
        if (edition->groups[group].kind != GROUP_STREETS)
            add_other(board, group, mine, account);
        else if (mine == edition->groups[group].deeds || anywhere)
            add_whole(board, group, mine, account);
        else
            add_part(board, group, mine, account);
    }
    float *feature = account->feature;
    feature[FEATURE_INCOME] = account->income * board->others;
    feature[FEATURE_WHOLE] *= board->others;
    feature[FEATURE_GROWTH] =
        growth_of(account, feature[FEATURE_CASH] + feature[FEATURE_LOANS] * 0.7f) * board->others;
}

/* Built streets of `owner` threaten every other seat. */
static void add_threats(const Board *board, SeatId owner, Standing *standing)
{
    const Game *game = board->game;
    for (DeedSet rest = game->seats[owner].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        if (game->holdings[deed].level == 0 || game->holdings[deed].mortgaged) continue;
        float rent = (float)outlook_street_rent(board->edition, deed, game->holdings[deed].level) /
                     board->outlook->unit;
        for (SeatId seat = 0; seat < game->seat_count; seat++) {
            if (seat == owner || !game_seat_in(game, seat)) continue;
            float *feature = standing->feature[seat];
            float visits = board->outlook->visits[deed];
            if (rent > feature[FEATURE_CASH])
                feature[FEATURE_SQUEEZE] += visits * (rent - feature[FEATURE_CASH]);
            if (rent > feature[FEATURE_CASH] + feature[FEATURE_LOANS] + feature[FEATURE_SALE])
                feature[FEATURE_RUIN] += visits;
        }
    }
}

void appraisal_standing(const Edition *edition, const Outlook *outlook, const Game *game,
                        Standing *standing)
{
    Board board = {.edition = edition, .outlook = outlook, .game = game};
    *standing = (Standing){0};
    for (SeatId seat = 0; seat < game->seat_count; seat++) board.owned |= game->seats[seat].deeds;
    board.others = (float)(game_seats_left(game) - 1);
    standing->stage = edition->deed_count == 0 ? 0
                                               : 1 - (float)__builtin_popcountll(board.owned) /
                                                         (float)edition->deed_count;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (!game_seat_in(game, seat)) continue;
        Account account = {.feature = standing->feature[seat]};
        account.plan_count = 0;
        add_seat(&board, seat, &account);
    }
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (game_seat_in(game, seat) && (game->seats[seat].whole != 0 || !edition->rule[RULE_BUILD_WHOLE_GROUP]))
            add_threats(&board, seat, standing);
}

/* e to the x, near enough and the same on every machine. */
static float power_of_e(float x)
{
    float base = 1 + x / 256;
    if (base < 0.5f) base = 0.5f;
    for (int i = 0; i < 8; i++) base *= base;
    return base;
}

/* Between the early and the late number, by the stage of the game. */
static float weight_of(const Character *character, Feature feature, float stage)
{
    const int32_t *pair = &character->number[CHARACTER_CASH_EARLY + 2 * (int)feature];
    return WEIGHT_SCALE * ((float)pair[1] + stage * (float)(pair[0] - pair[1]));
}

static void weigh(const Character *character, const Game *game, const Standing *standing,
                  float strength[MAX_SEATS])
{
    float weight[FEATURE_COUNT];
    for (int i = 0; i < FEATURE_COUNT; i++)
        weight[i] = weight_of(character, (Feature)i, standing->stage);
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        strength[seat] = 0;
        for (int i = 0; i < FEATURE_COUNT; i++)
            strength[seat] += weight[i] * standing->feature[seat][i];
    }
}

void appraisal_make(const Edition *edition, const Outlook *outlook, const Character *character,
                    const Game *game, Appraisal *appraisal)
{
    Standing standing;
    float strength[MAX_SEATS], sum = 0, most = -1e9f;
    appraisal_standing(edition, outlook, game, &standing);
    if (character->number[CHARACTER_JUDGEMENT])
        judgement_strengths(&judgement_lab, game, &standing, strength);
    else
        weigh(character, game, &standing, strength);
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (game_seat_in(game, seat) && strength[seat] > most) most = strength[seat];
    *appraisal = (Appraisal){0};
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (!game_seat_in(game, seat)) continue;
        appraisal->share[seat] = power_of_e(strength[seat] - most);
        sum += appraisal->share[seat];
    }
    for (SeatId seat = 0; seat < game->seat_count; seat++) appraisal->share[seat] /= sum;
}
