/* segment.c -- where one moment of a game ends and the next begins. */
#include "review/review_state.h"

static FindingKind chance_kind(const Review *review, size_t n)
{
    if (table_action(review->table, n)->kind == ACTION_DRAW) return FINDING_CARD;
    return review->items[n].phase == PHASE_THROW ? FINDING_THROW : FINDING_PICK;
}

/* Between landings: trades, ways out of jail, throws, and the rest is management. */
static FindingKind open_kind(const Review *review, size_t n)
{
    const ReviewItem *item = &review->items[n];
    ActionKind kind = (ActionKind)table_action(review->table, n)->kind;
    bool leaves_jail =
        kind == ACTION_ROLL || kind == ACTION_FINE || kind == ACTION_RELEASE || kind == ACTION_WAIT;
    if (item->silent) return FINDING_MANAGEMENT;
    if (kind == ACTION_OFFER) return FINDING_TRADE;
    if (item->in_jail && item->phase == PHASE_TURN && leaves_jail) return FINDING_JAIL;
    if (kind == ACTION_ROLL && item->doing == DOING_SAME) return FINDING_THROW;
    if (kind == ACTION_STOP) return FINDING_LEAVING;
    return FINDING_MANAGEMENT;
}

FindingKind segment_kind(const Review *review, size_t n)
{
    static const uint8_t by_phase[PHASE_COUNT] = {
        [PHASE_BUY] = FINDING_PURCHASE,
        [PHASE_AUCTION] = FINDING_AUCTION,
        [PHASE_BUILDING_AUCTION] = FINDING_AUCTION,
        [PHASE_WANT] = FINDING_AUCTION,
        [PHASE_ANSWER] = FINDING_TRADE,
        [PHASE_DEBT] = FINDING_RAISING,
        [PHASE_JAIL_OUT] = FINDING_JAIL,
        [PHASE_CHOICE] = FINDING_CHOICE,
        [PHASE_OPEN] = FINDING_CHOICE,
        [PHASE_THIEF] = FINDING_CHOICE,
        [PHASE_TRAVEL] = FINDING_CHOICE,
        [PHASE_HEIR] = FINDING_CHOICE,
        [PHASE_VOTE] = FINDING_LEAVING,
    };
    const ReviewItem *item = &review->items[n];
    if (n < review->start) return FINDING_SETUP;
    if (item->doing == DOING_LEFT) return FINDING_LEAVING;
    if (item->doing == DOING_CHANCE) return chance_kind(review, n);
    return by_phase[item->phase] != 0 ? (FindingKind)by_phase[item->phase] : open_kind(review, n);
}

bool segment_joins(const Review *review, const FindingMoment *moment, size_t n)
{
    const ReviewItem *item = &review->items[n], *last = &review->items[moment->last];
    ActionKind before = (ActionKind)table_action(review->table, moment->last)->kind;
    if (segment_kind(review, n) != moment->kind) return false;
    switch (moment->kind) {
    case FINDING_SETUP:
    case FINDING_LEAVING: return true;
    case FINDING_THROW: return before == ACTION_ROLL;
    case FINDING_AUCTION: return item->deed == last->deed;
    case FINDING_TRADE: return item->phase == PHASE_ANSWER;
    case FINDING_JAIL:
    case FINDING_RAISING:
    case FINDING_MANAGEMENT:
        return item->owner == last->owner && item->turn == last->turn && !item->silent &&
               !last->silent;
    case FINDING_CARD:
    case FINDING_PICK:
    case FINDING_PURCHASE:
    case FINDING_CHOICE:
    case FINDING_KINDS: break;
    }
    return false;
}

size_t segment_first_event(const Table *table, size_t action)
{
    size_t low = 0, high = table_event_count(table);
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (table_event(table, middle)->action < action)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
