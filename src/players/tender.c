/* tender.c -- the offers worth making. */
#include "players/tender.h"

#include "players/memory.h"
#include "players/packages.h"

typedef struct TenderSearch {
    const Bargain *bargain;
    Acceptance acceptance; /* of the one asked */
    Exchange exchange;     /* with it */
    float least;           /* gain that makes an offer worth while */
    int most;              /* tenders that are wanted */
    Tenders *found;
} TenderSearch;

bool tender_may_ask(const Decision *decision, SeatId other)
{
    const Memory *memory = decision->memory;
    if (memory == NULL || memory->kinds[other] != NULL) return true;
    int32_t wish = decision->edition->rule[RULE_COMPUTER_OFFERS];
    const MemoryOffers *offers = &memory->offers[decision->seat][other];
    if (wish == COMPUTER_OFFERS_NONE) return false;
    int32_t rest = TENDER_REST + offers->row;
    if (wish == COMPUTER_OFFERS_FEWER) rest *= TENDER_FEWER;
    return offers->count == 0 || decision->game->round >= offers->round + rest;
}

/* Keeps a tender among the most promising. */
static void keep(Tenders *found, const Tender *tender)
{
    int place = found->count;
    while (place > 0 && found->list[place - 1].promise < tender->promise) place--;
    if (place == TENDER_MOST) return;
    if (found->count < TENDER_MOST) found->count++;
    for (int i = found->count - 1; i > place; i--) found->list[i] = found->list[i - 1];
    found->list[place] = *tender;
}

static bool legal(const Decision *decision, const Offer *offer)
{
    Action action = decision_action(decision, ACTION_OFFER);
    action.other = offer->to;
    action.deal = offer->deal;
    return decision_may(decision, &action);
}

static bool refused_before(const Decision *decision, const Offer *offer)
{
    return decision->memory != NULL &&
           memory_refused(decision->memory, decision->game, offer->from, offer->to, &offer->deal);
}

/* Finds the price; false when it promises no more than `floor`. */
static bool price(const TenderSearch *search, float floor, Tender *tender)
{
    const Decision *decision = search->bargain->decision;
    return acceptance_best_price(&search->acceptance, search->least, floor, &tender->offer,
                                 &tender->promise) &&
           !refused_before(decision, &tender->offer) && legal(decision, &tender->offer);
}

static void try_package(void *context, SeatId other, DeedSet give, DeedSet take)
{
    TenderSearch *search = context;
    Tender tender = {.offer = {.deal = {.give = give, .take = take},
                               .from = search->bargain->decision->seat,
                               .to = other}};
    const Tenders *found = search->found;
    float floor = found->count >= search->most ? found->list[search->most - 1].promise : 0;
    if (price(search, floor, &tender)) keep(search->found, &tender);
}

/* The same with a get-out card of one side added, where that promises more. */
static void try_card(const TenderSearch *search, const Seat *seat, bool give, Tender *best)
{
    for (int deck = 0; deck < search->bargain->decision->edition->deck_count; deck++) {
        Tender tender = *best;
        Deal *deal = &tender.offer.deal;
        if (seat->release[deck] == 0) continue;
        *(give ? &deal->give_cards[deck] : &deal->take_cards[deck]) = 1;
        if (price(search, best->promise, &tender)) *best = tender;
    }
}

static void ask(TenderSearch *search, SeatId other, PackagesWanted wanted)
{
    const Decision *decision = search->bargain->decision;
    Tenders own = {0}, *all = search->found;
    acceptance_begin(search->bargain, decision->seat, other, &search->acceptance);
    bargain_exchange_begin(&search->exchange);
    search->acceptance.exchange = &search->exchange;
    /* Anything for anything only where it is known what the other makes of it. */
    wanted.any = wanted.any && (search->acceptance.blind || search->acceptance.asked != NULL);
    search->found = &own;
    packages_each(decision, wanted, other, try_package, search);
    search->found = all;
    if (own.count > 0) {
        try_card(search, decision_own(decision), true, &own.list[0]);
        try_card(search, &decision->game->seats[other], false, &own.list[0]);
    }
    for (int i = 0; i < own.count && i < search->most; i++) keep(all, &own.list[i]);
}

void tender_list(const Bargain *bargain, int most, Tenders *tenders)
{
    const Decision *decision = bargain->decision;
    PackagesWanted wanted = packages_wanted(decision);
    wanted.pairs = true;
    TenderSearch search;
    search.bargain = bargain;
    search.least = bargain_least_gain(decision);
    search.most = most;
    search.found = tenders;
    tenders->count = 0;
    for (SeatId other = 0; other < decision->game->seat_count; other++)
        if (other != decision->seat && game_seat_in(decision->game, other) &&
            tender_may_ask(decision, other))
            ask(&search, other, wanted);
}
