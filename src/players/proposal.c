/* proposal.c -- trades a character thinks of and offers. */
#include "players/proposal.h"

/* Prices tried one after the other for the same things. */
enum { RUNGS = 3 };

/* Who looks for what. */
typedef struct Search {
    const Bargain *bargain;
    Proposals *found;
    DeedSet own, tradable; /* not in a group with buildings */
    SeatId other;
} Search;

static DeedSet group_of(const Edition *edition, int group)
{
    return edition->groups[group].deeds;
}

static DeedSet tradable_deeds(const Mind *mind)
{
    DeedSet deeds = 0;
    for (GroupId group = 0; group < mind->edition->group_count; group++)
        if (!game_group_built(mind->edition, mind->game, group))
            deeds |= group_of(mind->edition, group);
    return deeds;
}

static bool single(DeedSet set)
{
    return (set & (set - 1)) == 0;
}

/* Keeps a proposal among the best. */
static void keep(Proposals *found, const Proposal *proposal)
{
    int place = found->count;
    while (place > 0 && found->list[place - 1].gain.from < proposal->gain.from) place--;
    if (place == PROPOSAL_MOST) return;
    if (found->count < PROPOSAL_MOST) found->count++;
    for (int i = found->count - 1; i > place; i--) found->list[i] = found->list[i - 1];
    found->list[place] = *proposal;
}

static bool legal(const Mind *mind, const Offer *offer, Action *action)
{
    *action = mind_action(mind, ACTION_OFFER);
    action->other = offer->to;
    action->deal = offer->deal;
    return mind_may(mind, action);
}

static void try_deal(const Search *search, DeedSet give, DeedSet take)
{
    const Mind *mind = search->bargain->mind;
    Proposal proposal = {
        .offer = {.deal = {.give = give, .take = take}, .from = mind->seat, .to = search->other}};
    float part = (float)mind_number(mind, CHARACTER_OFFER_SWEETEN) / 100;
    proposal.gain = bargain_settle(search->bargain, part, &proposal.offer);
    if (proposal.gain.from * 1000 < (float)mind_number(mind, CHARACTER_OFFER_GAIN)) return;
    if (proposal.gain.to <= 0) return;
    Action action;
    if (legal(mind, &proposal.offer, &action)) keep(search->found, &proposal);
}

/* Something of its own that the other could use: what completes a group, or
 * one more of a group it has begun. */
static void try_swaps(const Search *search, DeedSet take, DeedSet group)
{
    const Edition *edition = search->bargain->mind->edition;
    DeedSet theirs = search->bargain->mind->game->seats[search->other].deeds;
    for (GroupId i = 0; i < edition->group_count; i++) {
        DeedSet deeds = group_of(edition, i) & search->tradable;
        DeedSet give = deeds & search->own;
        if (give == 0 || (deeds & theirs) == 0 || deeds == group) continue;
        if ((deeds & ~(search->own | theirs)) == 0 || single(give)) try_deal(search, give, take);
    }
}

static void try_group(const Search *search, DeedSet group)
{
    DeedSet theirs = search->bargain->mind->game->seats[search->other].deeds;
    DeedSet take = group & theirs & search->tradable;
    if (take == 0 || (group & search->own) == 0) return;
    try_deal(search, 0, take);
    try_swaps(search, take, group);
}

/* What completes a group for the other, for money. */
static void try_sale(const Search *search, DeedSet group)
{
    DeedSet theirs = search->bargain->mind->game->seats[search->other].deeds;
    DeedSet give = group & search->own & search->tradable;
    if (give == 0 || (group & theirs) == 0 || (group & ~(search->own | theirs)) != 0) return;
    try_deal(search, give, 0);
}

void proposal_list(const Bargain *bargain, Proposals *proposals)
{
    const Mind *mind = bargain->mind;
    Search search = {.bargain = bargain,
                     .found = proposals,
                     .own = mind_own(mind)->deeds,
                     .tradable = tradable_deeds(mind)};
    proposals->count = 0;
    for (SeatId other = 0; other < mind->game->seat_count; other++) {
        if (other == mind->seat || !game_seat_in(mind->game, other)) continue;
        search.other = other;
        for (GroupId group = 0; group < mind->edition->group_count; group++) {
            try_group(&search, group_of(mind->edition, group));
            try_sale(&search, group_of(mind->edition, group));
        }
    }
}

/* A single deed of the other's for little: it may not know what it is worth. */
static void try_bold(const Search *search, DeedId deed)
{
    const Mind *mind = search->bargain->mind;
    bool low = ((uint32_t)mind->game->turn * UINT32_C(0x9E3779B1) >> 31) != 0;
    CharacterId percent = low ? CHARACTER_BOLD_PRICE : CHARACTER_BOLD_LIST;
    int64_t price = (int64_t)mind->edition->deeds[deed].price * mind_number(mind, percent) / 100;
    Proposal proposal = {.offer = {.deal = {.take = DEED_BIT(deed), .give_money = (Money)price + 1},
                                   .from = mind->seat,
                                   .to = search->other}};
    Action action;
    if (!legal(mind, &proposal.offer, &action)) return;
    proposal.gain = bargain_gain(search->bargain, &proposal.offer);
    if (proposal.gain.from * 1000 >= (float)mind_number(mind, CHARACTER_OFFER_GAIN))
        keep(search->found, &proposal);
}

static void bold_list(const Bargain *bargain, Proposals *proposals)
{
    const Mind *mind = bargain->mind;
    Search search = {.bargain = bargain, .found = proposals};
    proposals->count = 0;
    for (DeedId deed = 0; deed < mind->edition->deed_count; deed++) {
        SeatId owner = mind->game->holdings[deed].owner;
        if (owner >= MAX_SEATS || owner == mind->seat) continue;
        DeedSet group = group_of(mind->edition, mind->edition->deeds[deed].group);
        if ((group & ~mind->game->seats[owner].deeds) == 0) continue;
        search.other = owner;
        try_bold(&search, deed);
    }
}

/* One turn in `offer_turns`, scattered, without drawing a number. The cash is
 * in it so that the turns do not fall to the same seats every time. */
bool proposal_due(const Mind *mind)
{
    int32_t every = mind_number(mind, CHARACTER_OFFER_TURNS);
    const Seat *own = mind_own(mind);
    if (every == 0 || mind->edition->rule[RULE_TRADE] == TRADE_NONE) return false;
    if (own->offers >= mind_number(mind, CHARACTER_OFFER_MOST)) return false;
    if (every == 1) return true;
    uint32_t scattered = ((uint32_t)mind->game->turn ^ (uint32_t)mind->seat << 20) *
                         UINT32_C(0x9E3779B1);
    return scattered < UINT32_MAX / (uint32_t)every;
}

/* From the first price up to the fair one, and beyond. */
static bool set_rung(const Bargain *bargain, int rung, Proposal *proposal)
{
    const Mind *mind = bargain->mind;
    Deal *deal = &proposal->offer.deal;
    int32_t opening = mind_number(mind, CHARACTER_OFFER_OPENING);
    if (rung == 0) {
        deal->give_money = (Money)((int64_t)deal->give_money * opening / 100);
        deal->take_money = (Money)((int64_t)deal->take_money * (200 - opening) / 100);
    } else if (rung == 2) {
        float part = (float)mind_number(mind, CHARACTER_OFFER_LAST) / 100;
        proposal->gain = bargain_settle(bargain, part, &proposal->offer);
    }
    return proposal->gain.from * 1000 >= (float)mind_number(mind, CHARACTER_OFFER_GAIN);
}

bool proposal_make(const Mind *mind, Action *action)
{
    Bargain bargain;
    Proposals found;
    int made = mind_own(mind)->offers;
    int bold = mind_number(mind, CHARACTER_BOLD_MOST);
    bargain_begin(mind, &bargain);
    if (made < bold) {
        bold_list(&bargain, &found);
        if (made < found.count) return legal(mind, &found.list[made].offer, action);
        return false;
    }
    made -= bold;
    proposal_list(&bargain, &found);
    int which = made / RUNGS;
    if (which >= found.count) return false;
    Proposal proposal = found.list[which];
    if (!set_rung(&bargain, made % RUNGS, &proposal) || !legal(mind, &proposal.offer, action)) {
        if (!legal(mind, &found.list[which].offer, action)) return false;
    }
    mind_say(mind, "It sees its chance to win grow by ");
    mind_say_chance(mind, found.list[which].gain.from);
    mind_say(mind, " and the other's by ");
    mind_say_chance(mind, found.list[which].gain.to);
    mind_say(mind, " at a fair price.");
    return true;
}
