/* event.c -- what can happen, for everyone who watches. */
#include "game/event.h"

#include <assert.h>

static const char *const event_words[] = {
    [EVENT_ORDER_THROWN] = "order-thrown",
    [EVENT_ORDER_DECIDED] = "order-decided",
    [EVENT_DEALT] = "dealt",
    [EVENT_TOKEN_CHOSEN] = "token-chosen",
    [EVENT_TURN_BEGAN] = "turn-began",
    [EVENT_AGAIN] = "again",
    [EVENT_DICE_THROWN] = "dice-thrown",
    [EVENT_MOVED] = "moved",
    [EVENT_JAILED] = "jailed",
    [EVENT_RELEASED] = "released",
    [EVENT_JAIL_STAYED] = "jail-stayed",
    [EVENT_PAID] = "paid",
    [EVENT_NOTHING_DUE] = "nothing-due",
    [EVENT_POT_EMPTY] = "pot-empty",
    [EVENT_BOUGHT] = "bought",
    [EVENT_DECLINED] = "declined",
    [EVENT_AUCTION_BEGAN] = "auction-began",
    [EVENT_BID] = "bid",
    [EVENT_PASSED] = "passed",
    [EVENT_AUCTION_WON] = "auction-won",
    [EVENT_AUCTION_UNSOLD] = "auction-unsold",
    [EVENT_DEED_MOVED] = "deed-moved",
    [EVENT_BUILT] = "built",
    [EVENT_UNBUILT] = "unbuilt",
    [EVENT_MORTGAGED] = "mortgaged",
    [EVENT_REDEEMED] = "redeemed",
    [EVENT_MORTGAGE_KEPT] = "mortgage-kept",
    [EVENT_CARD_DRAWN] = "card-drawn",
    [EVENT_CARD_KEPT] = "card-kept",
    [EVENT_RELEASE_MOVED] = "release-moved",
    [EVENT_RENT_DUE] = "rent-due",
    [EVENT_RENT_LAPSED] = "rent-lapsed",
    [EVENT_DEBT_AROSE] = "debt-arose",
    [EVENT_OFFERED] = "offered",
    [EVENT_COUNTERED] = "countered",
    [EVENT_ACCEPTED] = "accepted",
    [EVENT_REJECTED] = "rejected",
    [EVENT_OFFER_LAPSED] = "offer-lapsed",
    [EVENT_FLOOR_TAKEN] = "floor-taken",
    [EVENT_FLOOR_GIVEN] = "floor-given",
    [EVENT_WANTED] = "wanted",
    [EVENT_TRAVELLED] = "travelled",
    [EVENT_THIEF_LOOSE] = "thief-loose",
    [EVENT_THIEF_MOVED] = "thief-moved",
    [EVENT_THIEF_STRUCK] = "thief-struck",
    [EVENT_BANKRUPT] = "bankrupt",
    [EVENT_RESIGNED] = "resigned",
    [EVENT_STOP_ASKED] = "stop-asked",
    [EVENT_BELL] = "bell",
    [EVENT_TURN_ENDED] = "turn-ended",
    [EVENT_WON] = "won",
};
static_assert(sizeof event_words / sizeof *event_words == EVENT_COUNT, "a word for every event");

static const char *const reason_words[] = {
    [REASON_SALARY] = "salary", [REASON_RENT] = "rent",         [REASON_TAX] = "tax",
    [REASON_CARD] = "card",     [REASON_EACH] = "each",         [REASON_FINE] = "fine",
    [REASON_PRICE] = "price",   [REASON_AUCTION] = "auction",   [REASON_BUILDING] = "building",
    [REASON_SALE] = "sale",     [REASON_MORTGAGE] = "mortgage", [REASON_REDEEM] = "redeem",
    [REASON_FEE] = "fee",       [REASON_TRADE] = "trade",       [REASON_POT] = "pot",
    [REASON_DEAL] = "deal",     [REASON_SPACE] = "space",       [REASON_THIEF] = "thief",
    [REASON_ESTATE] = "estate", [REASON_BONUS] = "bonus",       [REASON_BORNE] = "borne",
};
static_assert(sizeof reason_words / sizeof *reason_words == REASON_COUNT,
              "a word for every reason");

const char *event_word(EventKind kind)
{
    return event_words[kind];
}

const char *event_reason_word(Reason reason)
{
    return reason_words[reason];
}
