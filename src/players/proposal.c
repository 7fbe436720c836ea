/* proposal.c -- trades a character thinks of and offers. */
#include "players/proposal.h"

#include "players/memory.h"
#include "players/packages.h"
#include "players/tender.h"

/* Prices tried one after the other for the same things. */
enum { RUNGS = 3 };

/* Who looks for what. */
typedef struct ProposalSearch {
    const Bargain *bargain;
    Proposals *found;
} ProposalSearch;

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

static void try_deal(void *context, SeatId other, DeedSet give, DeedSet take)
{
    ProposalSearch *search = context;
    const Decision *decision = search->bargain->decision;
    Proposal proposal = {
        .offer = {.deal = {.give = give, .take = take}, .from = decision->seat, .to = other}};
    float part = (float)decision_number(decision, CHARACTER_OFFER_SWEETEN) / 100;
    proposal.gain = bargain_settle(search->bargain, part, &proposal.offer);
    if (proposal.gain.from * 1000 < (float)decision_number(decision, CHARACTER_OFFER_GAIN)) return;
    if (proposal.gain.to <= 0) return;
    Action action;
    if (legal(decision, &proposal.offer, &action)) keep(search->found, &proposal);
}

void proposal_list(const Bargain *bargain, Proposals *proposals)
{
    const Decision *decision = bargain->decision;
    ProposalSearch search = {.bargain = bargain, .found = proposals};
    proposals->count = 0;
    for (SeatId other = 0; other < decision->game->seat_count; other++)
        if (other != decision->seat && game_seat_in(decision->game, other))
            packages_each(decision, packages_wanted(decision), other, try_deal, &search);
}

/* ---- bold offers ------------------------------------------------------------------ */

/* A single deed of the other's for little: it may not know what it is worth. */
static void try_bold(const ProposalSearch *search, int32_t percent, SeatId owner, DeedId deed)
{
    const Decision *decision = search->bargain->decision;
    int64_t price = (int64_t)decision->edition->deeds[deed].price * percent / 100 + 1;
    Proposal proposal = {.offer = {.deal = {.take = DEED_BIT(deed), .give_money = (Money)price},
                                   .from = decision->seat,
                                   .to = owner}};
    Action action;
    if (!legal(decision, &proposal.offer, &action)) return;
    proposal.gain = bargain_gain(search->bargain, &proposal.offer);
    if (proposal.gain.from * 1000 >= (float)decision_number(decision, CHARACTER_OFFER_GAIN))
        keep(search->found, &proposal);
}

/* Whose answers are known, or a person, who would be annoyed. */
static bool no_prey(const Decision *decision, SeatId owner)
{
    const Memory *memory = decision->memory;
    if (!decision_number(decision, CHARACTER_OFFER_SEARCH) || memory == NULL) return false;
    return memory->kinds[owner] == NULL || memory->kinds[owner]->character != NULL ||
           decision_number(decision, CHARACTER_OFFER_PARTS) == 2;
}

static void bold_list(const Bargain *bargain, int32_t percent, Proposals *proposals)
{
    const Decision *decision = bargain->decision;
    ProposalSearch search = {.bargain = bargain, .found = proposals};
    proposals->count = 0;
    for (DeedId deed = 0; deed < decision->edition->deed_count; deed++) {
        SeatId owner = decision->game->holdings[deed].owner;
        if (owner >= MAX_SEATS || owner == decision->seat || no_prey(decision, owner)) continue;
        DeedSet group = decision->edition->groups[decision->edition->deeds[deed].group].deeds;
        if ((group & ~decision->game->seats[owner].deeds) == 0) continue;
        try_bold(&search, percent, owner, deed);
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

/* ---- offers by the chance of a yes -------------------------------------------------- */

/* Which of the tenders is next: what was refused is remembered, or else counted. */
static int next_tender(const Decision *decision, int number)
{
    return decision->memory != NULL ? 0 : number;
}

/* The offers of one turn, looked for once. */
static void list_turn(const Bargain *bargain, TenderMemo *memo)
{
    const Decision *decision = bargain->decision;
    int most = decision_number(decision, CHARACTER_OFFER_MOST);
    tender_list(bargain, most < TENDER_MOST ? most : TENDER_MOST, &memo->tenders);
    memo->seat = decision->seat;
    memo->known = decision->game->offer.open == OFFER_NONE;
}

static bool make_promising(const Decision *decision, int number, Action *action)
{
    TenderMemo own = {.known = false}, *memo = decision->memo != NULL ? decision->memo : &own;
    Bargain bargain;
    bool listed = memo->known && memo->seat == decision->seat;
    int next = next_tender(decision, number);
    if (!listed || decision->why != NULL) bargain_begin(decision, &bargain);
    if (!listed) list_turn(&bargain, memo);
    if (next >= memo->tenders.count) return false;
    const Offer *offer = &memo->tenders.list[next].offer;
    if (!legal(decision, offer, action)) return false;
    if (decision->why == NULL) return true;
    Gain gain = bargain_gain(&bargain, offer);
    return BECAUSE(decision,
                   T_("It thinks this the best it can get: its chance to win grows by {decimal} %, "
                      "the other's by {other_decimal} %."),
                   arg_decimal(decision_tenths(gain.from), 1),
                   arg_other_decimal(decision_tenths(gain.to), 1));
}

static int promising_options(const Bargain *bargain, int number, Action options[PROPOSAL_MOST])
{
    Tenders found;
    int count = 0;
    tender_list(bargain, TENDER_MOST, &found);
    for (int i = next_tender(bargain->decision, number); i < found.count; i++)
        if (legal(bargain->decision, &found.list[i].offer, &options[count])) count++;
    return count;
}

/* Fixed prices, every offer of a turn having others. */
static int fair_options(const Bargain *bargain, int number, Action options[PROPOSAL_MOST])
{
    const Decision *decision = bargain->decision;
    Proposals found;
    int count = 0, attempts = decision_number(decision, CHARACTER_OFFER_MOST) -
                              decision_number(decision, CHARACTER_BOLD_MOST);
    uint32_t mood = scattered(decision) >> 8;
    proposal_list(bargain, &found);
    for (int i = number; i < found.count; i += attempts) {
        Proposal proposal = found.list[i];
        if (set_rung(bargain, (mood + (uint32_t)number) % RUNGS, &proposal) &&
            legal(decision, &proposal.offer, &options[count]))
            count++;
    }
    return count;
}

/* Is the next offer a bold one? Whoever searches makes none where there is no prey. */
static bool bold_next(const Bargain *bargain, int made, Action *action)
{
    const Decision *decision = bargain->decision;
    uint32_t mood = scattered(decision) >> 8;
    return made < decision_number(decision, CHARACTER_BOLD_MOST) &&
           make_bold(bargain, made, mood, action);
}

int proposal_options(const Decision *decision, Action options[PROPOSAL_MOST])
{
    Bargain bargain;
    int made = decision_own(decision)->offers;
    int number = made - decision_number(decision, CHARACTER_BOLD_MOST);
    bool searches = decision_number(decision, CHARACTER_OFFER_SEARCH) != 0;
    if (number < 0 && !searches) return 0;
    bargain_begin(decision, &bargain);
    if (!searches) return fair_options(&bargain, number, options);
    Action bold;
    return bold_next(&bargain, made, &bold) ? 0 : promising_options(&bargain, made, options);
}

/* Between two, what one gains the other loses, unless the other sees it otherwise. */
static bool nothing_for_both(const Decision *decision)
{
    return game_seats_left(decision->game) == 2 &&
           !(decision_number(decision, CHARACTER_OFFER_SEARCH) != 0 &&
             decision_number(decision, CHARACTER_OFFER_PARTS) == 2) &&
           decision_number(decision, CHARACTER_OFFER_GAIN) > 0;
}

bool proposal_make(const Decision *decision, Action *action)
{
    Bargain bargain;
    int made = decision_own(decision)->offers;
    int bold = decision_number(decision, CHARACTER_BOLD_MOST);
    bool searches = decision_number(decision, CHARACTER_OFFER_SEARCH) != 0;
    if (made >= bold &&
        (nothing_for_both(decision) || !packages_any(decision, packages_wanted(decision))))
        return false;
    if (searches && made >= bold) return make_promising(decision, made, action);
    bargain_begin(decision, &bargain);
    if (searches)
        return bold_next(&bargain, made, action) || make_promising(decision, made, action);
    if (made < bold) return make_bold(&bargain, made, scattered(decision) >> 8, action);
    return make_fair(&bargain, made - bold, scattered(decision) >> 8, action);
}
