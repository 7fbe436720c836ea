/* bidding.c -- whether to buy, and how high to go. */
#include "players/bidding.h"

#include "game/worth.h"
#include "players/investing.h"
#include "players/raising.h"

enum { LEAN = 50 };

static int32_t usual_worth(const Decision *decision, GroupId group)
{
    switch ((GroupKind)decision->edition->groups[group].kind) {
    case GROUP_COUNT: return decision_number(decision, CHARACTER_WORTH_STATION);
    case GROUP_DICE: return decision_number(decision, CHARACTER_WORTH_UTILITY);
    case GROUP_STREETS: break;
    }
    return decision->self->character->number[CHARACTER_WORTH_1 + decision->outlook->class[group]];
}

Money bidding_worth(const Decision *decision, DeedId deed)
{
    const Deed *printed = &decision->edition->deeds[deed];
    int64_t worth = (int64_t)printed->price * usual_worth(decision, printed->group) / 100;
    DeedSet group = decision->edition->groups[printed->group].deeds;
    if (decision_completes(decision, decision->seat, deed))
        worth = worth * decision_number(decision, CHARACTER_BID_WHOLE) / 100;
    else if (decision_completes_for_another(decision, deed))
        worth = worth * decision_number(decision, CHARACTER_BID_BLOCK) / 100;
    else if ((decision_own(decision)->deeds & group) != 0)
        worth = worth * decision_number(decision, CHARACTER_BID_SECOND) / 100;
    return worth < MONEY_LIMIT ? (Money)worth : MONEY_LIMIT;
}

static bool say_buying(const Decision *decision, DeedId deed, bool whole, bool block)
{
    if (whole) return BECAUSE(decision, T_("{deed} completes a group of its own."), arg_deed(deed));
    if (block)
        return BECAUSE(decision, T_("{deed} would complete another's group."), arg_deed(deed));
    return BECAUSE(decision, T_("{deed} is worth its price, and enough cash stays in hand."),
                   arg_deed(deed));
}

/* Cash it keeps when it buys. */
static Money reserve(const Decision *decision)
{
    int32_t lean = decision_number(decision, CHARACTER_LEAN_KEEP) * decision->outlook->lean / 100;
    return decision_percent(decision, decision_number(decision, CHARACTER_BUY_KEEP) + lean);
}

/* Borrowing for whatever it lands on pays where salaries bring the money back. */
static bool borrows_for_any(const Decision *decision)
{
    return decision_number(decision, CHARACTER_BUY_PAWN) == 2 && decision->outlook->lean < LEAN;
}

bool bidding_buy(const Decision *decision, Action *action)
{
    DeedId deed = decision->edition->spaces[decision_own(decision)->space].deed;
    Money price = game_price(decision->edition, decision->game, decision->seat, deed);
    Money left = decision_own(decision)->cash - price;
    bool whole = decision_completes(decision, decision->seat, deed);
    bool block = !whole && decision_completes_for_another(decision, deed);
    int pawns = decision_number(decision, CHARACTER_BUY_PAWN);
    bool dear = whole || block || borrows_for_any(decision);
    bool wanted = dear || left >= reserve(decision);
    if (wanted && decision_try(decision, ACTION_BUY, action))
        return say_buying(decision, deed, whole, block);
    DeedSet group = decision->edition->groups[decision->edition->deeds[deed].group].deeds;
    if (dear && pawns > 0 && left < 0 &&
        price <= worth_liquid(decision->edition, decision->game, decision->seat) &&
        raising_pawn(decision, group, -left, action))
        return BECAUSE(decision, T_("It borrows to buy {deed}."), arg_deed(deed));
    decision_set(decision, ACTION_DECLINE, action);
    return BECAUSE(decision, T_("It would keep too little cash after buying {deed}."),
                   arg_deed(deed));
}

Money bidding_most(const Decision *decision)
{
    const Game *game = decision->game;
    DeedId deed = game->auction.deed;
    if (!decision_number(decision, CHARACTER_BID_AGREE) || game_mover(game) != decision->seat ||
        decision->edition->spaces[decision_own(decision)->space].deed != deed)
        return MONEY_LIMIT;
    return game_price(decision->edition, game, decision->seat, deed);
}

/* Its limit is within its cash, and cash may always be bid: so only the
 * lowest bid matters, not the highest that the rules allow. */
bool bidding_auction(const Decision *decision, Action *action)
{
    DeedId deed = decision->game->auction.deed;
    bool whole = decision_completes(decision, decision->seat, deed);
    Money worth = bidding_worth(decision, deed);
    Money keep =
        whole ? 0 : decision_percent(decision, decision_number(decision, CHARACTER_BID_KEEP));
    Money purse = decision_own(decision)->cash - keep;
    Money limit = worth < purse ? worth : purse;
    Money most = bidding_most(decision);
    if (limit > most) limit = most;
    Money least = decision->game->auction.bid + 1;
    Money minimum = decision->edition->rule[RULE_AUCTION_MINIMUM];
    if (least < minimum) least = minimum;
    if (limit < least) {
        decision_set(decision, ACTION_PASS, action);
        return BECAUSE(decision, T_("It would go no higher than {sum}."),
                       arg_sum(limit > 0 ? limit : 0));
    }
    int64_t step = (int64_t)decision->edition->deeds[deed].price *
                   decision_number(decision, CHARACTER_BID_STEP) / 100;
    decision_set(decision, ACTION_BID, action);
    action->amount = least + step < limit ? (Money)(least + step) : limit;
    return BECAUSE(decision, T_("It would go up to {sum}."), arg_sum(limit));
}

/* Others go without what it takes: half as much again is a fair price. */
bool bidding_building(const Decision *decision, Action *action)
{
    Action place;
    Money most;
    decision_set(decision, ACTION_PASS, action);
    if (!investing_best_place(decision, ACTION_BID, &place, &most)) return true;
    bool hotel = decision->game->auction.open == AUCTION_HOTEL;
    Money price =
        game_building_price(decision->edition, decision->game, decision->seat, place.deed, hotel);
    Money purse = decision_own(decision)->cash -
                  decision_percent(decision, decision_number(decision, CHARACTER_BUILD_KEEP));
    Money limit = price + price / 2 < purse ? price + price / 2 : purse;
    if (place.amount > limit) return true;
    Money bid = place.amount + price / 10;
    if (bid > limit) bid = limit;
    *action = place;
    action->amount = bid < most ? bid : most;
    return BECAUSE(decision, T_("Buildings are scarce: it would go up to {sum}."), arg_sum(limit));
}

bool bidding_want(const Decision *decision, Action *action)
{
    Action place;
    Money most;
    bool hotel = decision->game->want.open == WANT_HOTEL;
    Money spare = decision_own(decision)->cash -
                  decision_percent(decision, decision_number(decision, CHARACTER_BUILD_KEEP));
    decision_set(decision, ACTION_PASS, action);
    if (!investing_best_place(decision, ACTION_WANT, &place, &most)) return true;
    if (game_building_price(decision->edition, decision->game, decision->seat, place.deed, hotel) >
        spare)
        return true;
    *action = place;
    return BECAUSE_PLAIN(decision, T_("It wants the scarce {building} too."));
}
