/* simple_money.c -- how the simple player spends its money. */
#include "players/described/simple_money.h"

#include "game/worth.h"

enum {
    FIRST_HOUSES = 3,   /* built everywhere before anything goes higher */
    FIRST_BONUS = 1000, /* of a rate, so that those come first */
    RATE = 64           /* rent gained for so much money */
};

static DeedId first_of(DeedSet set)
{
    return (DeedId)__builtin_ctzll(set);
}

/* Plans a building on `deed` if it is better than what is planned. */
static void consider(const Decision *decision, DeedId deed, Project *project)
{
    const Edition *edition = decision->edition;
    const Game *game = decision->game;
    const Deed *printed = &edition->deeds[deed];
    int level = game->holdings[deed].level;
    int houses = level & (BESIDE_HOTEL - 1);
    int style = edition->rule[RULE_HOTEL];
    if (level == HOTEL_LEVEL) return;
    bool hotel = houses >= edition->rule[RULE_HOUSES_PER_STREET];
    if (hotel && (style == HOTEL_NONE || (level & BESIDE_HOTEL) != 0)) return;
    if ((hotel ? game->hotels : game->houses) == 0) return;
    Money price = game_building_price(edition, game, decision->seat, deed, hotel);
    if (price > project->spare || price <= 0) return;
    Money gain = style == HOTEL_BESIDE ? printed->rent[hotel ? 2 : 1]
                 : hotel               ? printed->rent[HOTEL_LEVEL] - printed->rent[houses]
                                       : printed->rent[houses + 1] - printed->rent[houses];
    int64_t rate = (int64_t)gain * RATE / price + (houses < FIRST_HOUSES ? FIRST_BONUS : 0);
    if (rate <= project->rate) return;
    project->rate = rate;
    project->build = deed;
    project->beside = hotel && style == HOTEL_BESIDE;
}

bool simple_money_invest(const Decision *decision, Action *action)
{
    const Edition *edition = decision->edition;
    Money reserve = simple_money_reserve(edition);
    Project project = project_none(decision_own(decision)->cash - reserve);
    if (project.spare <= 0) return false;
    project_buildings(decision, consider, &project);
    if (project.build != NO_DEED) {
        decision_set(decision, ACTION_BUILD, action);
        action->deed = project.build;
        action->amount = project.beside ? 1 : 0;
        if (project_is_legal(decision) || decision_may(decision, action)) return true;
    }
    if (project.redeem == NO_DEED && project_looks_around(decision->game))
        project_redeeming(decision, project.spare - 2 * reserve, &project);
    if (project.redeem == NO_DEED) return false;
    if (edition_redeem_price(edition, project.redeem) > project.spare) return false;
    return decision_try_deed(decision, ACTION_REDEEM, project.redeem, action);
}

bool simple_money_could_pay(const Decision *decision, Money sum)
{
    const Edition *edition = decision->edition;
    const Game *game = decision->game;
    Money found = decision_own(decision)->cash;
    bool mortgages = edition->rule[RULE_MORTGAGE] != MORTGAGE_OFF;
    DeedSet own = decision_own(decision)->deeds;
    DeedSet loans = mortgages ? own & ~game->mortgaged : 0;
    for (; loans != 0 && found < sum; loans &= loans - 1)
        found += edition->deeds[first_of(loans)].mortgage;
    for (DeedSet built = own & game->built; built != 0 && found < sum; built &= built - 1)
        found += worth_buildings_sale(edition, game, first_of(built));
    return found >= sum;
}
