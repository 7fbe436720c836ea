/* tell_deeds.c -- how the account tells of deeds, buildings, cards and auctions. */
#include "table/tell_deeds.h"

static const Sentence built_more = T_("{seat} built on {deed}[ for {price}]: now {things}.");
static const Sentence built_now =
    T_("{seat} built {built.a} on {deed}[ for {price}] (now {things}).");
static const Sentence sold = T_("{seat} sold {building.a} on {deed} for {price} (now {things}).");
static const Sentence sold_last = T_("{seat} sold {building.a} on {deed} for {price} (now none).");
static const Sentence lost_last = T_("{seat} lost {building.a} on {deed} (now none).");

static const Sentence sold_several =
    T_("{seat} sold {building.many} on {deed} for {price} (now {things}).");
static const Sentence sold_all = T_("{seat} sold all {building.many} on {deed} for {price}.");
static const Sentence lost_several = T_("{seat} lost {building.many} on {deed} (now {things}).");
static const Sentence lost_all = T_("{seat} lost all {building.many} on {deed}.");

static const Sentence sold_deed = T_("{seat} sold {deed} to {bank.the}[ for {price}].");
static const Sentence deeds_received = T_("{other} received {deeds}.");
static const Sentence taken_back = T_("{bank.the} took back {deeds} from {seat}.");
static const Sentence release_kept = T_("{other} keeps {release.the}.");

static const Sentence building_auctioned = T_("{built.the} is auctioned.");
static const Sentence auction_won = T_("{seat} won the auction.");
static const Sentence building_unsold = T_("Nobody bid for {building.the}.");

static const Sentence withdrew = T_("{seat} withdrew from the auction.");

const Sentence *tell_deeds_built(Telling *telling)
{
    int level = (int)telling->event->amount;
    telling_give_price(telling, REASON_BUILDING);
    telling_give_things(telling, things_level(level));
    telling_give(telling, arg_built(edition_level_hotels(level) > 0 ? NOUN_HOTEL : NOUN_HOUSE));
    if (level > HOTEL_LEVEL) return &built_more;
    return level > 1 && level < HOTEL_LEVEL ? &built_now : &telling_usual[EVENT_BUILT];
}

/* How far the deed was built just before. */
static int level_before(const Telling *telling)
{
    const Event *other;
    Game before;
    for (long offset = -1; (other = telling_beside(telling, offset)) != NULL; offset--)
        if ((other->kind == EVENT_UNBUILT || other->kind == EVENT_BUILT) &&
            other->deed == telling->event->deed)
            return (int)other->amount;
    table_state_at(telling->table, telling_cause(telling), &before);
    return before.holdings[telling->event->deed].level;
}

static int buildings(int level)
{
    return edition_level_houses(level) + edition_level_hotels(level);
}

const Sentence *tell_deeds_unbuilt(Telling *telling)
{
    int level = (int)telling->event->amount;
    bool several = buildings(level_before(telling)) > buildings(level) + 1;
    telling_give_things(telling, things_level(level));
    if (telling_give_price(telling, REASON_SALE)) {
        if (several) return level == 0 ? &sold_all : &sold_several;
        return level == 0 ? &sold_last : &sold;
    }
    if (several) return level == 0 ? &lost_all : &lost_several;
    return level == 0 ? &lost_last : &telling_usual[EVENT_UNBUILT];
}

const Sentence *tell_deeds_with_price(Telling *telling)
{
    static const Reason price_of[EVENT_COUNT] = {[EVENT_DEALT] = REASON_DEAL,
                                                 [EVENT_MORTGAGED] = REASON_MORTGAGE,
                                                 [EVENT_REDEEMED] = REASON_REDEEM,
                                                 [EVENT_MORTGAGE_KEPT] = REASON_FEE};
    telling_give_price(telling, price_of[telling->event->kind]);
    bool sells = telling->event->kind == EVENT_MORTGAGED &&
                 table_edition(telling->table)->rule[RULE_MORTGAGE] == MORTGAGE_SELL;
    return sells ? &sold_deed : &telling_usual[telling->event->kind];
}

static bool same_way(const Event *event, const Event *other, int what)
{
    return other->kind == what && other->seat == event->seat && other->other == event->other;
}

/* The deeds of a bankrupt player are reported all at once with the first of them. */
const Sentence *tell_deeds_moved(Telling *telling)
{
    const Event *event = telling->event, *other;
    DeedSet deeds = DEED_BIT(event->deed);
    if (neighbours_tell_deed(telling->table, telling->n)) return NULL;
    for (long offset = -1; (other = telling_beside(telling, offset)) != NULL; offset--)
        if (same_way(event, other, EVENT_DEED_MOVED)) return NULL;
    for (long offset = 1; (other = telling_beside(telling, offset)) != NULL; offset++)
        if (same_way(event, other, EVENT_DEED_MOVED)) deeds |= DEED_BIT(other->deed);
    telling_give(telling, arg_deeds(deeds));
    if (event->other == BANK) return &taken_back;
    return event->seat == BANK ? &deeds_received : &telling_usual[EVENT_DEED_MOVED];
}

const Sentence *tell_deeds_release_moved(Telling *telling)
{
    const Event *event = telling->event;
    if (event->other == BANK || telling_has(telling, neighbours_same_kind, EVENT_ACCEPTED))
        return NULL;
    return event->seat == BANK ? &release_kept : &telling_usual[EVENT_RELEASE_MOVED];
}

const Sentence *tell_deeds_card(Telling *telling)
{
    const Event *event = telling->event;
    if (event->amount < 0 || event->amount >= MAX_DECKS || event->second < 0 ||
        event->second >= MAX_CARDS)
        return NULL;
    telling_give(telling, arg_deck((uint8_t)event->amount));
    telling_give(telling,
                 arg_card(table_edition(telling->table)->card_text[event->amount][event->second]));
    return &telling_usual[EVENT_CARD_DRAWN];
}

const Sentence *tell_deeds_auction(Telling *telling)
{
    Money open = telling->event->second;
    if (open <= AUCTION_DEED) return &telling_usual[EVENT_AUCTION_BEGAN];
    telling_give(telling, arg_built(open == AUCTION_HOTEL ? NOUN_HOTEL : NOUN_HOUSE));
    return &building_auctioned;
}

/* A building that was won is built at once, which is reported. */
const Sentence *tell_deeds_won(Telling *telling)
{
    return telling_has(telling, neighbours_same_deed, EVENT_BUILT)
               ? &auction_won
               : &telling_usual[EVENT_AUCTION_WON];
}

/* Where everybody is asked to bid, one withdraws (W10). */
const Sentence *tell_deeds_passed(Telling *telling)
{
    bool asked = table_edition(telling->table)->rule[RULE_AUCTION_ASK_ALL] != 0;
    return asked ? &withdrew : &telling_usual[EVENT_PASSED];
}

const Sentence *tell_deeds_unsold(Telling *telling)
{
    return telling->event->deed >= MAX_DEEDS ? &building_unsold
                                             : &telling_usual[EVENT_AUCTION_UNSOLD];
}
