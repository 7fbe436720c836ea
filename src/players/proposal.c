/* proposal.c -- trades a character thinks of and offers. */
#include "players/proposal.h"

/* Prices tried one after the other for the same things. */
enum { RUNGS = 3 };

/* Who looks for what. */
typedef struct ProposalSearch {
    const Bargain *bargain;
    Proposals *found;
    DeedSet own, tradable; /* not in a group with buildings */
    SeatId other;
    bool parts; /* also what completes no group */
} ProposalSearch;

static DeedSet group_of(const Edition *edition, int group)
{
    return edition->groups[group].deeds;
}

static DeedSet tradable_deeds(const Decision *decision)
{
    DeedSet deeds = 0;
    for (GroupId group = 0; group < decision->edition->group_count; group++)
        if (!game_group_built(decision->edition, decision->game, group))
            deeds |= group_of(decision->edition, group);
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

static bool legal(const Decision *decision, const Offer *offer, Action *action)
{
    decision_set(decision, ACTION_OFFER, action);
    action->other = offer->to;
    action->deal = offer->deal;
    return decision_may(decision, action);
}

static void try_deal(const ProposalSearch *search, DeedSet give, DeedSet take)
{
    const Decision *decision = search->bargain->decision;
    Proposal proposal = {.offer = {.deal = {.give = give, .take = take},
                                   .from = decision->seat,
                                   .to = search->other}};
    float part = (float)decision_number(decision, CHARACTER_OFFER_SWEETEN) / 100;
    proposal.gain = bargain_settle(search->bargain, part, &proposal.offer);
    if (proposal.gain.from * 1000 < (float)decision_number(decision, CHARACTER_OFFER_GAIN)) return;
    if (proposal.gain.to <= 0) return;
    Action action;
    if (legal(decision, &proposal.offer, &action)) keep(search->found, &proposal);
}

/* A deed of its own that the other player could use: what completes a group,
 * or one more of a group it has begun. */
static void try_swaps(const ProposalSearch *search, DeedSet take, DeedSet group)
{
    const Edition *edition = search->bargain->decision->edition;
    DeedSet theirs = search->bargain->decision->game->seats[search->other].deeds;
    for (GroupId i = 0; i < edition->group_count; i++) {
        DeedSet deeds = group_of(edition, i) & search->tradable;
        DeedSet give = deeds & search->own;
        if (give == 0 || (deeds & theirs) == 0 || deeds == group) continue;
        bool whole = (deeds & ~(search->own | theirs)) == 0;
        if (whole || (search->parts && single(give))) try_deal(search, give, take);
    }
}

static void try_group(const ProposalSearch *search, DeedSet group)
{
    DeedSet theirs = search->bargain->decision->game->seats[search->other].deeds;
    DeedSet take = group & theirs & search->tradable;
    if (take == 0 || (group & search->own) == 0) return;
    if (!search->parts && (group & ~(search->own | theirs)) != 0) return;
    try_deal(search, 0, take);
    try_swaps(search, take, group);
}

/* What completes a group for the other, for money. */
static void try_sale(const ProposalSearch *search, DeedSet group)
{
    DeedSet theirs = search->bargain->decision->game->seats[search->other].deeds;
    DeedSet give = group & search->own & search->tradable;
    if (give == 0 || (group & theirs) == 0 || (group & ~(search->own | theirs)) != 0) return;
    try_deal(search, give, 0);
}

void proposal_list(const Bargain *bargain, Proposals *proposals)
{
    const Decision *decision = bargain->decision;
    ProposalSearch search = {.bargain = bargain,
                             .found = proposals,
                             .own = decision_own(decision)->deeds,
                             .tradable = tradable_deeds(decision),
                             .parts = decision_number(decision, CHARACTER_OFFER_PARTS) != 0};
    proposals->count = 0;
    for (SeatId other = 0; other < decision->game->seat_count; other++) {
        if (other == decision->seat || !game_seat_in(decision->game, other)) continue;
        search.other = other;
        for (GroupId group = 0; group < decision->edition->group_count; group++) {
            try_group(&search, group_of(decision->edition, group));
            try_sale(&search, group_of(decision->edition, group));
        }
    }
}

/* ---- bold offers ------------------------------------------------------------------ */

/* A single deed of the other's for little: it may not know what it is worth. */
static void try_bold(const ProposalSearch *search, int32_t percent, DeedId deed)
{
    const Decision *decision = search->bargain->decision;
    int64_t price = (int64_t)decision->edition->deeds[deed].price * percent / 100 + 1;
    Proposal proposal = {.offer = {.deal = {.take = DEED_BIT(deed), .give_money = (Money)price},
                                   .from = decision->seat,
                                   .to = search->other}};
    Action action;
    if (!legal(decision, &proposal.offer, &action)) return;
    proposal.gain = bargain_gain(search->bargain, &proposal.offer);
    if (proposal.gain.from * 1000 >= (float)decision_number(decision, CHARACTER_OFFER_GAIN))
        keep(search->found, &proposal);
}

static void bold_list(const Bargain *bargain, int32_t percent, Proposals *proposals)
{
    const Decision *decision = bargain->decision;
    ProposalSearch search = {.bargain = bargain, .found = proposals};
    proposals->count = 0;
    for (DeedId deed = 0; deed < decision->edition->deed_count; deed++) {
        SeatId owner = decision->game->holdings[deed].owner;
        if (owner >= MAX_SEATS || owner == decision->seat) continue;
        DeedSet group = group_of(decision->edition, decision->edition->deeds[deed].group);
        if ((group & ~decision->game->seats[owner].deeds) == 0) continue;
        search.other = owner;
        try_bold(&search, percent, deed);
    }
}

static bool make_bold(const Bargain *bargain, int number, uint32_t mood, Action *action)
{
    const Decision *decision = bargain->decision;
    Proposals found;
    bool low = (mood + (uint32_t)number) % 2 == 0;
    bold_list(bargain, decision_number(decision, low ? CHARACTER_BOLD_PRICE : CHARACTER_BOLD_LIST),
              &found);
    if (number >= found.count || !legal(decision, &found.list[number].offer, action)) return false;
    DeedSet liked = found.list[number].offer.deal.take;
    return low ? BECAUSE(decision, T_("It would like {deeds} and tries a low price first."),
                         arg_deeds(liked))
               : BECAUSE(decision, T_("It would like {deeds} and offers about the printed price."),
                         arg_deeds(liked));
}

/* ---- offers that both gain from --------------------------------------------------- */

/* A low price first, a fair one, a generous one. */
static bool set_rung(const Bargain *bargain, uint32_t rung, Proposal *proposal)
{
    const Decision *decision = bargain->decision;
    Deal *deal = &proposal->offer.deal;
    int32_t opening = decision_number(decision, CHARACTER_OFFER_OPENING);
    if (rung == 0) {
        deal->give_money = (Money)((int64_t)deal->give_money * opening / 100);
        deal->take_money = (Money)((int64_t)deal->take_money * (200 - opening) / 100);
    } else if (rung == 2) {
        float part = (float)decision_number(decision, CHARACTER_OFFER_LAST) / 100;
        proposal->gain = bargain_settle(bargain, part, &proposal->offer);
    }
    return proposal->gain.from * 1000 >= (float)decision_number(decision, CHARACTER_OFFER_GAIN);
}

static bool make_fair(const Bargain *bargain, int number, uint32_t mood, Action *action)
{
    const Decision *decision = bargain->decision;
    Proposals found;
    proposal_list(bargain, &found);
    if (number >= found.count) return false;
    Proposal proposal = found.list[number];
    if ((!set_rung(bargain, (mood + (uint32_t)number) % RUNGS, &proposal) ||
         !legal(decision, &proposal.offer, action)) &&
        !legal(decision, &found.list[number].offer, action))
        return false;
    Gain fair = found.list[number].gain;
    return BECAUSE(decision,
                   T_("At a fair price it sees its chance to win grow by {decimal} % and the "
                      "other's by {other_decimal} %."),
                   arg_decimal(decision_tenths(fair.from), 1),
                   arg_other_decimal(decision_tenths(fair.to), 1));
}

/* A number that changes from turn to turn, without drawing one. */
static uint32_t scattered(const Decision *decision)
{
    return ((uint32_t)decision->game->turn ^ (uint32_t)decision->seat << 20) * UINT32_C(0x9E3779B1);
}

bool proposal_due(const Decision *decision)
{
    int32_t every = decision_number(decision, CHARACTER_OFFER_TURNS);
    if (every == 0 || decision->edition->rule[RULE_TRADE] == TRADE_NONE) return false;
    if (decision_own(decision)->offers >= decision_number(decision, CHARACTER_OFFER_MOST))
        return false;
    return every == 1 || scattered(decision) < UINT32_MAX / (uint32_t)every;
}

static bool all_of_one(const Decision *decision, DeedSet deeds)
{
    SeatId owner = decision->game->holdings[__builtin_ctzll(deeds)].owner;
    return owner < MAX_SEATS && (deeds & ~decision->game->seats[owner].deeds) == 0;
}

/* Is there a group of which it has something and another has the rest or, when
 * parts count, something too? Quick. */
static bool has_partner(const Decision *decision)
{
    bool parts = decision_number(decision, CHARACTER_OFFER_PARTS) != 0;
    DeedSet own = decision_own(decision)->deeds, owned = 0;
    for (int i = 0; i < decision->game->seat_count; i++) owned |= decision->game->seats[i].deeds;
    for (GroupId i = 0; i < decision->edition->group_count; i++) {
        DeedSet group = group_of(decision->edition, i), rest = group & ~own & owned;
        if ((group & own) == 0 || rest == 0) continue;
        if (!parts && !all_of_one(decision, group & ~own)) continue;
        if (!game_group_built(decision->edition, decision->game, i)) return true;
    }
    return false;
}

int proposal_options(const Decision *decision, Action options[PROPOSAL_MOST])
{
    Bargain bargain;
    Proposals found;
    int count = 0,
        number = decision_own(decision)->offers - decision_number(decision, CHARACTER_BOLD_MOST);
    int attempts = decision_number(decision, CHARACTER_OFFER_MOST) -
                   decision_number(decision, CHARACTER_BOLD_MOST);
    uint32_t mood = scattered(decision) >> 8;
    if (number < 0) return 0;
    bargain_begin(decision, &bargain);
    proposal_list(&bargain, &found);
    for (int i = number; i < found.count; i += attempts) {
        Proposal proposal = found.list[i];
        if (set_rung(&bargain, (mood + (uint32_t)number) % RUNGS, &proposal) &&
            legal(decision, &proposal.offer, &options[count]))
            count++;
    }
    return count;
}

bool proposal_make(const Decision *decision, Action *action)
{
    Bargain bargain;
    int made = decision_own(decision)->offers;
    int bold = decision_number(decision, CHARACTER_BOLD_MOST);
    uint32_t mood = scattered(decision) >> 8;
    if (made >= bold && !has_partner(decision)) return false;
    bargain_begin(decision, &bargain);
    if (made < bold) return make_bold(&bargain, made, mood, action);
    return make_fair(&bargain, made - bold, mood, action);
}
