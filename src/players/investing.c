/* investing.c -- how a character puts its money to work. */
#include "players/investing.h"

#include "game/legal.h"
#include "game/rent.h"
#include "game/worth.h"
#include "players/project.h"

enum { RATE = 1024 }; /* rent gained for so much money */

static DeedId first_of(DeedSet set)
{
    return (DeedId)__builtin_ctzll(set);
}

Danger investing_danger(const Decision *decision)
{
    const Edition *edition = decision->edition;
    int from = decision_own(decision)->space;
    Danger danger = {0};
    int64_t sum = 0;
    for (int total = 2; total <= 12; total++) {
        DeedId deed = edition->spaces[(from + total) % edition->space_count].deed;
        if (deed == NO_DEED || decision->game->holdings[deed].owner == BANK) continue;
        Money rent = rent_due(edition, decision->game, decision->seat, deed, total);
        sum += (int64_t)rent * (total <= 7 ? total - 1 : 13 - total);
        if (rent > danger.worst) danger.worst = rent;
    }
    danger.expected = (Money)(sum / 36);
    return danger;
}

/* Cash that may be spent on buildings. */
static Money spare_cash(const Decision *decision)
{
    Danger danger = investing_danger(decision);
    int64_t keep =
        (int64_t)decision_percent(decision, decision_number(decision, CHARACTER_BUILD_KEEP)) +
        (int64_t)danger.expected * decision_number(decision, CHARACTER_BUILD_AHEAD) / 100 +
        (int64_t)danger.worst * decision_number(decision, CHARACTER_BUILD_PEAK) / 100;
    return (Money)(decision_own(decision)->cash - keep);
}

/* The rent a street gains by its next building, for the money. Up to the
 * height it likes, all the way counts: the first house earns little. */
static int64_t building_rate(const Decision *decision, DeedId deed, bool hotel, Money price)
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
static void consider(const Decision *decision, DeedId deed, Project *project)
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

/* The deed outside whole groups that earns least for what the bank lends. */
static bool loosest_deed(const Decision *decision, int64_t rate, Action *action)
{
    DeedSet loose = decision_own(decision)->deeds & ~decision_whole_groups(decision);
    bool found = false;
    for (DeedSet rest = loose; rest != 0; rest &= rest - 1) {
        DeedId deed = first_of(rest);
        Money loan = decision->edition->deeds[deed].mortgage;
        if (decision->game->holdings[deed].mortgaged || loan <= 0) continue;
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

static bool room_on(const Game *game, DeedSet streets)
{
    for (; streets != 0; streets &= streets - 1)
        if (game->holdings[first_of(streets)].level != HOTEL_LEVEL) return true;
    return false;
}

bool investing_possible(const Decision *decision)
{
    const Edition *edition = decision->edition;
    const Seat *own = decision_own(decision);
    if (own->cash <= 0) return false;
    if (project_looks_around(decision->game) || !edition->rule[RULE_BUILD_WHOLE_GROUP]) return true;
    bool pawns = decision_number(decision, CHARACTER_BUILD_PAWN) != 0;
    for (unsigned rest = own->whole; rest != 0; rest &= rest - 1) {
        const Group *group = &edition->groups[__builtin_ctz(rest)];
        if (!pawns && edition->deeds[first_of(group->deeds)].house_price > own->cash) continue;
        if (room_on(decision->game, group->deeds)) return true;
    }
    return false;
}

/* Builds as planned, or mortgages a loose deed for it. */
static bool build(const Decision *decision, const Project *project, Action *action)
{
    if (project->price <= project->spare) {
        decision_set(decision, ACTION_BUILD, action);
        action->deed = project->build;
        action->amount = project->beside ? 1 : 0;
        if (!decision_may(decision, action)) return false;
        return BECAUSE(decision,
                       T_("It builds where the rent grows most for the money, on {deed}, and keeps "
                          "enough for its next throw."),
                       arg_deed(project->build));
    }
    if (!decision_number(decision, CHARACTER_BUILD_PAWN) || decision->game->phase == PHASE_BUY)
        return false;
    if (project->level >= decision_number(decision, CHARACTER_BUILD_HEIGHT)) return false;
    if (worth_liquid(decision->edition, decision->game, decision->seat) -
            decision_own(decision)->cash + project->spare <
        project->price)
        return false;
    if (!loosest_deed(decision, project->rate, action)) return false;
    return BECAUSE(decision,
                   T_("Houses on {deed} earn more than {second_deed} does, so it borrows on that."),
                   arg_deed(project->build), arg_second_deed(action->deed));
}

bool investing_can_build(const Decision *decision)
{
    Project project = project_none(0);
    project_buildings(decision, consider, &project);
    return project.build != NO_DEED && project.price <= decision_own(decision)->cash &&
           project.price <= spare_cash(decision);
}

bool investing_next(const Decision *decision, Action *action)
{
    Project project = project_none(0);
    project_buildings(decision, consider, &project);
    if (project.build != NO_DEED || project.redeem != NO_DEED) project.spare = spare_cash(decision);
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
