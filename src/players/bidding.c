/* bidding.c -- whether to buy, and how high to go. */
#include "players/bidding.h"

#include <assert.h>

#include "game/worth.h"
#include "players/funds.h"
#include "players/raising.h"

enum { CLASSES = 8 };

bool bidding_completes(const Edition *edition, const Game *game, SeatId seat, DeedId deed)
{
    const Group *group = &edition->groups[edition->deeds[deed].group];
    return (group->deeds & ~(game->seats[seat].deeds | DEED_BIT(deed))) == 0;
}

static bool completes_for_another(const Mind *mind, DeedId deed)
{
    for (SeatId other = 0; other < mind->game->seat_count; other++)
        if (other != mind->seat && bidding_completes(mind->edition, mind->game, other, deed))
            return true;
    return false;
}

/* Which of the eight classes of street groups, from the cheapest up. Groups
 * stand in the edition in the order of the board, which is that of prices. */
static int class_of(const Edition *edition, GroupId group)
{
    int before = 0, streets = 0;
    for (GroupId other = 0; other < edition->group_count; other++) {
        if (edition->groups[other].kind != GROUP_STREETS) continue;
        streets++;
        before += other < group;
    }
    assert(streets > 0);
    return before * CLASSES / streets;
}

static int32_t usual_worth(const Mind *mind, GroupId group)
{
    switch ((GroupKind)mind->edition->groups[group].kind) {
    case GROUP_COUNT: return mind_number(mind, CHARACTER_WORTH_STATION);
    case GROUP_DICE: return mind_number(mind, CHARACTER_WORTH_UTILITY);
    case GROUP_STREETS: break;
    }
    return mind->character->number[CHARACTER_WORTH_1 + class_of(mind->edition, group)];
}

Money bidding_worth(const Mind *mind, DeedId deed)
{
    const Deed *printed = &mind->edition->deeds[deed];
    int64_t worth = (int64_t)printed->price * usual_worth(mind, printed->group) / 100;
    DeedSet group = mind->edition->groups[printed->group].deeds;
    if (bidding_completes(mind->edition, mind->game, mind->seat, deed))
        worth = worth * mind_number(mind, CHARACTER_BID_WHOLE) / 100;
    else if (completes_for_another(mind, deed))
        worth = worth * mind_number(mind, CHARACTER_BID_BLOCK) / 100;
    else if ((mind_own(mind)->deeds & group) != 0)
        worth = worth * mind_number(mind, CHARACTER_BID_SECOND) / 100;
    return worth < MONEY_LIMIT ? (Money)worth : MONEY_LIMIT;
}

static void say_buying(const Mind *mind, DeedId deed, bool whole, bool block)
{
    mind_say_deed(mind, deed);
    mind_say(mind, whole   ? " completes a group of its own."
                   : block ? " would complete another's group."
                           : " is worth its price, and enough cash stays in hand.");
}

void bidding_buy(const Mind *mind, Action *action)
{
    DeedId deed = mind->edition->spaces[mind_own(mind)->space].deed;
    Money price = game_price(mind->edition, mind->game, mind->seat, deed);
    Money left = mind_own(mind)->cash - price;
    bool whole = bidding_completes(mind->edition, mind->game, mind->seat, deed);
    bool block = !whole && completes_for_another(mind, deed);
    int pawns = mind_number(mind, CHARACTER_BUY_PAWN);
    bool dear = whole || block || pawns == 2;
    bool wanted = dear || left >= mind_percent(mind, mind_number(mind, CHARACTER_BUY_KEEP));
    if (wanted && mind_try(mind, ACTION_BUY, action)) {
        say_buying(mind, deed, whole, block);
        return;
    }
    DeedSet group = mind->edition->groups[mind->edition->deeds[deed].group].deeds;
    if (dear && pawns > 0 && left < 0 &&
        price <= worth_liquid(mind->edition, mind->game, mind->seat) &&
        raising_pawn(mind, group, -left, action)) {
        mind_say(mind, "It borrows to buy ");
        mind_say_deed(mind, deed);
        mind_say(mind, ".");
        return;
    }
    *action = mind_action(mind, ACTION_DECLINE);
    mind_say(mind, "It would keep too little cash after buying ");
    mind_say_deed(mind, deed);
    mind_say(mind, ".");
}

/* Its limit is within its cash, and cash may always be bid: so only the
 * lowest bid matters, not the highest that the rules allow. */
void bidding_auction(const Mind *mind, Action *action)
{
    DeedId deed = mind->game->auction.deed;
    bool whole = bidding_completes(mind->edition, mind->game, mind->seat, deed);
    Money worth = bidding_worth(mind, deed);
    Money keep = whole ? 0 : mind_percent(mind, mind_number(mind, CHARACTER_BID_KEEP));
    Money purse = mind_own(mind)->cash - keep;
    Money limit = worth < purse ? worth : purse;
    Money least = mind->game->auction.bid + 1;
    Money minimum = mind->edition->rule[RULE_AUCTION_MINIMUM];
    if (least < minimum) least = minimum;
    if (limit < least) {
        *action = mind_action(mind, ACTION_PASS);
        mind_say(mind, "It would go no higher than ");
        mind_say_sum(mind, limit > 0 ? limit : 0);
        mind_say(mind, ".");
        return;
    }
    int64_t step =
        (int64_t)mind->edition->deeds[deed].price * mind_number(mind, CHARACTER_BID_STEP) / 100;
    *action = mind_action(mind, ACTION_BID);
    action->amount = least + step < limit ? (Money)(least + step) : limit;
    mind_say(mind, "It would go up to ");
    mind_say_sum(mind, limit);
    mind_say(mind, ".");
}

/* Others go without what it takes: half as much again is a fair price. */
void bidding_building(const Mind *mind, Action *action)
{
    Action place;
    Money most;
    *action = mind_action(mind, ACTION_PASS);
    if (!funds_best_place(mind, ACTION_BID, &place, &most)) return;
    bool hotel = mind->game->auction.open == AUCTION_HOTEL;
    Money price = game_building_price(mind->edition, mind->game, mind->seat, place.deed, hotel);
    Money purse =
        mind_own(mind)->cash - mind_percent(mind, mind_number(mind, CHARACTER_BUILD_KEEP));
    Money limit = price + price / 2 < purse ? price + price / 2 : purse;
    if (place.amount > limit) return;
    Money bid = place.amount + price / 10;
    if (bid > limit) bid = limit;
    *action = place;
    action->amount = bid < most ? bid : most;
    mind_say(mind, "Buildings are scarce: it would go up to ");
    mind_say_sum(mind, limit);
    mind_say(mind, ".");
}

void bidding_want(const Mind *mind, Action *action)
{
    Action place;
    Money most;
    bool hotel = mind->game->want.open == WANT_HOTEL;
    Money spare =
        mind_own(mind)->cash - mind_percent(mind, mind_number(mind, CHARACTER_BUILD_KEEP));
    *action = mind_action(mind, ACTION_PASS);
    if (!funds_best_place(mind, ACTION_WANT, &place, &most)) return;
    if (game_building_price(mind->edition, mind->game, mind->seat, place.deed, hotel) > spare)
        return;
    *action = place;
    mind_say(mind, "It wants the scarce building too.");
}
