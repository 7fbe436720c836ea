/* telling.c -- an event of the account while it is told. */
#include "table/telling.h"

#include <assert.h>

/* The usual sentence of every event */
const Sentence telling_usual[] = {
    [EVENT_ORDER_THROWN] = T_("{seat} rolled {first} and {second} for the order of play."),
    [EVENT_ORDER_DECIDED] = T_("{seat} begins."),
    [EVENT_DEALT] = T_("{seat} was dealt {deed}[ for {price}]."),
    [EVENT_TOKEN_CHOSEN] = T_("{seat} took the token {token}."),
    [EVENT_TURN_BEGAN] = T_("It is {seat.of} turn."),
    [EVENT_AGAIN] = T_("{seat} rolled doubles and takes another turn."),
    [EVENT_DICE_THROWN] = T_("{seat} rolled {first} and {second}."),
    [EVENT_MOVED] = T_("{seat} moved to {space}."),
    [EVENT_JAILED] = T_("{seat} went to {jail_space}."),
    [EVENT_RELEASED] = {.words = NULL}, /* `released` says how */
    [EVENT_JAIL_STAYED] = T_("{seat} stays in {jail_space}."),
    [EVENT_PAID] = T_("{seat} paid {sum}[ {reason}]."),
    [EVENT_NOTHING_DUE] = T_("{seat} has nothing to pay."),
    [EVENT_POT_EMPTY] = T_("There was no money on {space}."),
    [EVENT_BOUGHT] = T_("{seat} bought {deed} for {sum}."),
    [EVENT_DECLINED] = T_("{seat} did not buy {deed}."),
    [EVENT_AUCTION_BEGAN] = T_("{deed} is auctioned."),
    [EVENT_BID] = T_("{seat} bid {sum}."),
    [EVENT_PASSED] = T_("{seat} passed."),
    [EVENT_AUCTION_WON] = T_("{seat} won {deed} for {sum}."),
    [EVENT_AUCTION_UNSOLD] = T_("Nobody bid for {deed}."),
    [EVENT_DEED_MOVED] = T_("{other} received {deeds} from {seat}."),
    [EVENT_BUILT] = T_("{seat} built {built.a} on {deed}[ for {price}]."),
    [EVENT_UNBUILT] = T_("{seat} lost {building.a} on {deed} (now {things})."),
    [EVENT_MORTGAGED] = T_("{seat} mortgaged {deed}[ for {price}]."),
    [EVENT_REDEEMED] = T_("{seat} redeemed {deed}[ for {price}]."),
    [EVENT_MORTGAGE_KEPT] = T_("{seat}[ paid {price} interest and] left {deed} mortgaged."),
    [EVENT_CARD_DRAWN] = T_("{seat} drew {deck}: \"{card}\""),
    [EVENT_CARD_KEPT] = T_("{seat} keeps the card for later."),
    [EVENT_RELEASE_MOVED] = T_("{other} received {release.a} from {seat}."),
    [EVENT_RENT_DUE] = T_("{other} may ask {seat} for {sum} {rent} for {deed}."),
    [EVENT_RENT_LAPSED] = T_("{other} did not ask for {rent.the} of {deed} in time."),
    [EVENT_DEBT_AROSE] = T_("{seat} owes {other} {sum}[ {reason}] and must raise the money."),
    [EVENT_OFFERED] = T_("{seat} offered {other} {deal}."),
    [EVENT_COUNTERED] = T_("{seat} countered: {deal}."),
    [EVENT_ACCEPTED] = T_("{seat} accepted: {other} gave {deal}."),
    [EVENT_REJECTED] = T_("{seat} rejected the offer."),
    [EVENT_OFFER_LAPSED] = T_("The offer of {seat} to {other} lapsed."),
    [EVENT_FLOOR_TAKEN] = T_("{seat} took the floor."),
    [EVENT_FLOOR_GIVEN] = T_("{seat} gave the floor back."),
    [EVENT_WANTED] = T_("{seat} wants {building.the} too."),
    [EVENT_TRAVELLED] = T_("{seat} travelled to {space}."),
    [EVENT_THIEF_LOOSE] = T_("{seat} set a thief on {other}."),
    [EVENT_THIEF_MOVED] = T_("The thief moved to {space}."),
    [EVENT_THIEF_STRUCK] = T_("The thief took {sum} from {seat}."),
    [EVENT_BANKRUPT] = T_("{seat} is bankrupt to {other}."),
    [EVENT_RESIGNED] = T_("{seat} gave up."),
    [EVENT_STOP_ASKED] = T_("{seat} asks to stop the game."),
    [EVENT_BELL] = T_("Time is up: the game ends with this turn."),
    [EVENT_TURN_ENDED] = {.words = NULL}, /* the next turn says it */
    [EVENT_WON] = T_("{seat} has won the game."),
};
static_assert(sizeof telling_usual / sizeof telling_usual[0] == EVENT_COUNT,
              "a sentence for every event");

void telling_give(Telling *telling, Arg arg)
{
    assert(telling->count < TELLING_ARGS);
    telling->args[telling->count++] = arg;
}

const Event *telling_beside(const Telling *telling, long offset)
{
    return neighbours_at(telling->table, telling->n, offset);
}

static const Event *find(const Telling *telling, NeighbourMatch match, int what)
{
    return neighbours_find(telling->table, telling->n, match, what);
}

bool telling_has(const Telling *telling, NeighbourMatch match, EventKind kind)
{
    return find(telling, match, (int)kind) != NULL;
}

bool telling_give_price(Telling *telling, Reason reason)
{
    const Event *paid = find(telling, neighbours_its_money, (int)reason);
    if (paid != NULL) telling_give(telling, arg_price(paid->amount));
    return paid != NULL;
}

void telling_give_things(Telling *telling, Things things)
{
    telling->things = things;
    telling_give(telling, arg_things(telling->things.items, telling->things.count));
}

size_t telling_cause(const Telling *telling)
{
    return table_event(telling->table, telling->n)->action;
}
