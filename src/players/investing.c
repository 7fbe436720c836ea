/* investing.c -- how a character puts its money to work. */
#include "players/investing.h"

#include <assert.h>

#include "game/legal.h"
#include "game/rent.h"
#include "game/worth.h"
#include "players/project.h"

enum { RATE = 1024 }; /* rent gained for so much money */

static DeedId first_of(DeedSet set)
{
    return (DeedId)__builtin_ctzll(set);
}

static DeedSet deeds_of_others(const Decision *decision)
{
    DeedSet set = 0;
    for (int seat = 0; seat < decision->game->seat_count; seat++)
        set |= decision->game->seats[seat].deeds;
    return set & ~decision_own(decision)->deeds;
}

/* The smallest total that leads from one space to another. */
static int throw_to(const Edition *edition, int from, int to)
{
    int total = to - from;
    while (total < 2) total += edition->space_count;
    return total;
}

static Danger look_ahead(const Decision *decision)
{
    const Edition *edition = decision->edition;
    int space = decision_own(decision)->space;
    DeedSet earning = deeds_of_others(decision) & ~decision->game->mortgaged;
    Danger danger = {0};
    int64_t sum = 0;
    for (earning &= decision->outlook->ahead[space]; earning != 0; earning &= earning - 1) {
        DeedId deed = first_of(earning);
        int total = throw_to(edition, space, edition->deeds[deed].space);
        for (; total <= 12; total += edition->space_count) { /* small boards: once more round */
            Money rent = rent_due(edition, decision->game, decision->seat, deed, total);
            sum += (int64_t)rent * (total <= 7 ? total - 1 : 13 - total);
            if (rent > danger.worst) danger.worst = rent;
        }
    }
    danger.expected = (Money)(sum / 36);
    return danger;
}

Danger investing_danger(const Decision *decision)
{
    DangerMemo *memo = decision->danger;
    if (memo == NULL) return look_ahead(decision);
    if (!memo->known || memo->seat != decision->seat)
        *memo = (DangerMemo){.known = true, .seat = decision->seat, .danger = look_ahead(decision)};
    assert(look_ahead(decision).expected == memo->danger.expected &&
           look_ahead(decision).worst == memo->danger.worst);
    return memo->danger;
}

/* Cash beyond what it always keeps when it builds. */
static Money purse_of(const Decision *decision)
{
    return decision_own(decision)->cash -
           decision_percent(decision, decision_number(decision, CHARACTER_BUILD_KEEP));
}

/* Of that, what may be spent in view of the next throw. */
static Money spare_cash(const Decision *decision)
{
    Danger danger = investing_danger(decision);
    int64_t keep =
        (int64_t)danger.expected * decision_number(decision, CHARACTER_BUILD_AHEAD) / 100 +
        (int64_t)danger.worst * decision_number(decision, CHARACTER_BUILD_PEAK) / 100;
    return (Money)(purse_of(decision) - keep);
}

/* Is there a building for the money in its whole groups, if it fits? */
static bool pays_for_some(const Decision *decision, Money money)
{
    const Edition *edition = decision->edition;
    if (edition->has_perks || !edition->rule[RULE_BUILD_WHOLE_GROUP]) return true;
    for (unsigned rest = decision_own(decision)->whole; rest != 0; rest &= rest - 1)
        if (decision->outlook->cheapest[__builtin_ctz(rest)] <= money) return true;
    return false;
}

/* The rent a street gains by its next building, for the money. Up to the
 * height it likes, all the way counts: the first house earns little. */
static inline int64_t building_rate(const Decision *decision, DeedId deed, bool hotel, Money price)
{
    const Edition *edition = decision->edition;
    int level = decision->game->holdings[deed].level;
    int houses = edition_level_houses(level);
    int height = decision_number(decision, CHARACTER_BUILD_HEIGHT);
    if (height > edition->rule[RULE_HOUSES_PER_STREET])
        height = edition->rule[RULE_HOUSES_PER_STREET];
    Money now = edition_street_rent(edition, deed, level);
    if (!hotel && houses < height) {
        int aim = level + height - houses;
        Money gain = edition_street_rent(edition, deed, aim) - now;
        return (int64_t)gain * RATE / ((int64_t)price * (height - houses));
    }
    int next = !hotel                                      ? level + 1
               : edition->rule[RULE_HOTEL] == HOTEL_BESIDE ? level + BESIDE_HOTEL
                                                           : HOTEL_LEVEL;
    return (int64_t)(edition_street_rent(edition, deed, next) - now) * RATE / price;
}

static bool holds_houses(const Decision *decision, bool hotel)
{
    const Game *game = decision->game;
    return hotel && decision->edition->rule[RULE_HOTEL] == HOTEL_TOP && game->houses >= 0 &&
           game->houses < decision_number(decision, CHARACTER_BUILD_HOLD);
}

/* Plans a building on `deed` if it is better than what is planned. */
static inline void consider(const Decision *decision, DeedId deed, Project *project)
{
    const Edition *edition = decision->edition;
    int level = decision->game->holdings[deed].level;
    int style = edition->rule[RULE_HOTEL];
    if (level == HOTEL_LEVEL) return;
    bool hotel = edition_level_houses(level) >= edition->rule[RULE_HOUSES_PER_STREET];
    if (hotel && (style == HOTEL_NONE || (level & BESIDE_HOTEL) != 0)) return;
    if ((hotel ? decision->game->hotels : decision->game->houses) == 0) return;
    Money price = game_building_price(edition, decision->game, decision->seat, deed, hotel);
    if (price <= 0 || holds_houses(decision, hotel)) return;
    int64_t rate = building_rate(decision, deed, hotel, price);
    if (rate <= project->rate) return;
    project->price = price;
    project->rate = rate;
    project->level = edition_level_houses(level);
    project->build = deed;
    project->beside = hotel && style == HOTEL_BESIDE;
}

static Money rent_now(const Decision *decision, DeedId deed)
{
    /* As any other seat would pay it; the usual throw for utilities. */
    SeatId visitor = decision->seat == 0 ? 1 : 0;
    return rent_due(decision->edition, decision->game, visitor, deed, 7);
}

static DeedSet loose_deeds(const Decision *decision)
{
    return decision_own(decision)->deeds & ~decision_whole_groups(decision) &
           ~decision->game->mortgaged;
}

/* The deed outside whole groups that earns least for what the bank lends. */
static bool loosest_deed(const Decision *decision, int64_t rate, Action *action)
{
    bool found = false;
    for (DeedSet rest = loose_deeds(decision); rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        Money loan = decision->edition->deeds[deed].mortgage;
        if (loan <= 0) continue;
        int64_t lost = (int64_t)rent_now(decision, deed) * RATE / loan;
        if (lost >= rate) continue;
        Action step = decision_action(decision, ACTION_MORTGAGE);
        step.deed = deed;
        if (!decision_may(decision, &step)) continue;
        rate = lost;
        *action = step;
        found = true;
    }
    return found;
}

static Money rich_cash(const Decision *decision)
{
    return decision_own(decision)->cash -
           decision_percent(decision, decision_number(decision, CHARACTER_REDEEM_KEEP));
}

static bool has_room(const Edition *edition, const Game *game, int group)
{
    return game->group_hotels[group] < edition->groups[group].deed_count ||
           edition->rule[RULE_HOTEL] == HOTEL_BESIDE;
}

/* Has it a whole group that takes a building, for its cash or for loose deeds? */
static bool could_build(const Decision *decision)
{
    const Edition *edition = decision->edition;
    const Seat *own = decision_own(decision);
    bool pawns = decision_number(decision, CHARACTER_BUILD_PAWN) != 0;
    for (unsigned rest = own->whole; rest != 0; rest &= rest - 1) {
        int group = __builtin_ctz(rest);
        DeedId first = first_of(edition->groups[group].deeds);
        if (!pawns && edition->deeds[first].house_price > own->cash) continue;
        if (has_room(edition, decision->game, group)) return true;
    }
    return false;
}

/* Without loose deeds to borrow on, or any to redeem, its cash must do. */
static bool has_means(const Decision *decision)
{
    if (pays_for_some(decision, purse_of(decision))) return true;
    DeedSet own = decision_own(decision)->deeds, whole = decision_whole_groups(decision);
    DeedSet mortgaged = decision->game->mortgaged;
    return (own & ~whole & ~mortgaged) != 0 || (whole & mortgaged) != 0;
}

bool investing_possible(const Decision *decision)
{
    const Edition *edition = decision->edition;
    const Seat *own = decision_own(decision);
    if (own->cash <= 0) return false;
    if (project_looks_around(decision->game) || !edition->rule[RULE_BUILD_WHOLE_GROUP]) return true;
    return could_build(decision) && has_means(decision);
}

/* Would mortgages pay for what its spare cash does not? */
static bool could_pawn(const Decision *decision, Project *project)
{
    if (!decision_number(decision, CHARACTER_BUILD_PAWN) || decision->game->phase == PHASE_BUY)
        return false;
    if (project->level >= decision_number(decision, CHARACTER_BUILD_HEIGHT)) return false;
    if (loose_deeds(decision) == 0) return false;
    if (project->raised < 0)
        project->raised = worth_liquid(decision->edition, decision->game, decision->seat) -
                          decision_own(decision)->cash;
    return project->raised + project->spare >= project->price;
}

/* Builds as planned, or mortgages a loose deed for it. */
static bool build(const Decision *decision, Project *project, Action *action)
{
    if (project->price <= project->spare) {
        decision_set(decision, ACTION_BUILD, action);
        action->deed = project->build;
        action->amount = project->beside ? 1 : 0;
        bool pays = project->price <= decision_own(decision)->cash;
        if (!(pays && project_is_legal(decision)) && !decision_may(decision, action)) return false;
        return BECAUSE(decision,
                       T_("It builds where the rent grows most for the money, on {deed}, and keeps "
                          "enough for its next throw."),
                       arg_deed(project->build));
    }
    if (!could_pawn(decision, project) || !loosest_deed(decision, project->rate, action))
        return false;
    return BECAUSE(decision,
                   T_("Houses on {deed} earn more than {second_deed} does, so it borrows on that."),
                   arg_deed(project->build), arg_second_deed(action->deed));
}

bool investing_can_build(const Decision *decision)
{
    Money purse = purse_of(decision);
    if (!pays_for_some(decision, purse)) return false;
    Project project = project_none(0);
    project_buildings(decision, consider, &project);
    return project.build != NO_DEED && project.price <= purse &&
           project.price <= spare_cash(decision);
}

bool investing_builds_all(const Decision *decision)
{
    return project_rules_are_plain(decision->edition) &&
           decision_number(decision, CHARACTER_BUILD_PAWN) != 0;
}

/* Does it matter how dangerous the next throw is? Not if the money would not do
 * even without any danger. */
static bool danger_matters(const Decision *decision, Project *project)
{
    if (project->redeem != NO_DEED &&
        edition_redeem_price(decision->edition, project->redeem) <= project->spare)
        return true;
    return project->build != NO_DEED &&
           (project->price <= project->spare || could_pawn(decision, project));
}

bool investing_next(const Decision *decision, Action *action)
{
    Project project = project_none(purse_of(decision));
    project_buildings(decision, consider, &project);
    if (danger_matters(decision, &project)) project.spare = spare_cash(decision);
    if (project.build != NO_DEED && build(decision, &project, action)) return true;
    if (project.redeem == NO_DEED ||
        edition_redeem_price(decision->edition, project.redeem) > project.spare) {
        project.redeem = NO_DEED;
        if (project_looks_around(decision->game))
            project_redeeming(decision, rich_cash(decision), &project);
    }
    if (project.redeem == NO_DEED) return false;
    decision_set(decision, ACTION_REDEEM, action);
    action->deed = project.redeem;
    if (!decision_may(decision, action)) return false;
    return BECAUSE(decision, T_("It has cash to spare and redeems {deed}."),
                   arg_deed(project.redeem));
}

bool investing_best_place(const Decision *decision, ActionKind kind, Action *action, Money *most)
{
    LegalList list;
    legal_list(decision->edition, decision->game, &list);
    bool hotel =
        decision->game->want.open == WANT_HOTEL || decision->game->auction.open == AUCTION_HOTEL;
    int64_t best = 0;
    *most = 0;
    for (int i = 0; i < list.count; i++) {
        const LegalAction *entry = &list.list[i];
        DeedId deed = entry->action.deed;
        if (entry->action.kind != kind || deed >= decision->edition->deed_count) continue;
        Money price =
            game_building_price(decision->edition, decision->game, decision->seat, deed, hotel);
        if (price <= 0) continue;
        int64_t rate = building_rate(decision, deed, hotel, price);
        if (rate <= best) continue;
        best = rate;
        *action = entry->action;
        *most = entry->most;
    }
    return best > 0;
}
