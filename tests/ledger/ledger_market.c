/* ledger_market.c -- buying, auctions, mortgages and trades in the ledger (E, F,
 * P, Q). */
#include "ledger/ledger_part.h"

static void send_deed(Ledger *ledger, DeedId deed, SeatId from, SeatId to, bool paid_first)
{
    pending_send(
        &ledger->pending,
        (Parcel){
            .kind = PARCEL_DEED, .id = deed, .from = from, .to = to, .paid_first = paid_first});
}

/* P02, Q02; M01: where colours are shared, among the streets of the owner. */
static bool colour_built(const Books *books, DeedId deed)
{
    const Edition *edition = books->edition;
    for (DeedId other = 0; other < edition->deed_count; other++) {
        if (edition->deeds[other].group != edition->deeds[deed].group) continue;
        if (books->titles[other].level == 0) continue;
        if (edition->rule[RULE_BUILD_WHOLE_GROUP] ||
            books->titles[other].owner == books->titles[deed].owner)
            return true;
    }
    return false;
}

/* ---- what was asked for -------------------------------------------------------- */

static void ask_claim(Ledger *ledger, const Action *action)
{
    for (int i = 0; i < ledger->pending.due_count; i++) {
        Due *due = &ledger->pending.dues[i];
        if (due->state != DUE_CLAIM || due->from != action->other || due->to != action->seat ||
            due->deed != action->deed)
            continue;
        due->state = DUE_FRESH;
        return;
    }
    ledger_fault(ledger, "a claim that nobody had", NULL);
}

static void ask_offer(Ledger *ledger, const Action *action)
{
    SeatId to = action->kind == ACTION_COUNTER ? ledger->offer.from : action->other;
    ledger->offer = (Offer){.deal = action->deal, .open = 1, .from = action->seat, .to = to};
}

void ledger_ask(Ledger *ledger, const Action *action)
{
    if (action->kind == ACTION_CHOOSE) ledger_choose(ledger, action->amount);
    if (action->kind == ACTION_CLAIM) ask_claim(ledger, action);
    if (action->kind == ACTION_OFFER || action->kind == ACTION_COUNTER) ask_offer(ledger, action);
    if (action->kind == ACTION_FINE)
        pending_owe(&ledger->pending, action->seat, ledger_purse(ledger),
                    ledger->books.edition->rule[RULE_JAIL_FINE], REASON_FINE, NO_DEED);
    if (action->kind == ACTION_RELEASE)
        pending_send(&ledger->pending, (Parcel){.kind = PARCEL_RELEASE,
                                                .id = action->other,
                                                .from = action->seat,
                                                .to = BANK});
    if (action->kind == ACTION_BUILD) ledger->wished = 0;
    if (action->kind == ACTION_BUILD || action->kind == ACTION_WANT) {
        ledger->wished |= DEED_BIT(action->deed);
        ledger->asked =
            (Works){.open = true,
                    .seat = action->seat,
                    .deed = action->deed,
                    .level = ledger_next_level(
                        ledger, action->deed, action->kind == ACTION_BUILD && action->amount == 1)};
    }
}

/* ---- mortgages ------------------------------------------------------------------ */

static void mortgaged(Ledger *ledger, const Event *event)
{
    Books *books = &ledger->books;
    const Edition *edition = books->edition;
    Title *title = &books->titles[event->deed];
    Money loan = edition->deeds[event->deed].mortgage;
    ledger_expect(ledger, title->owner == event->seat && !title->mortgaged, "cannot be mortgaged",
                  event);
    if (edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL) { /* U10: with its buildings */
        Money value = tariff_sale(books, event->seat, event->deed, 0);
        if (title->level != 0)
            ledger->sold = (Works){.open = true,
                                   .seat = event->seat,
                                   .deed = event->deed,
                                   .amount = value,
                                   .room = value};
        loan += value;
        send_deed(ledger, event->deed, event->seat, BANK, false);
    } else {
        ledger_expect(ledger, !colour_built(books, event->deed), "mortgaged beside buildings",
                      event);
        title->mortgaged = true;
    }
    pending_owe(&ledger->pending, BANK, event->seat, loan, REASON_MORTGAGE, event->deed);
}

static void redeemed(Ledger *ledger, const Event *event)
{
    Title *title = &ledger->books.titles[event->deed];
    ledger_expect(ledger, title->owner == event->seat && title->mortgaged, "was not mortgaged",
                  event);
    title->mortgaged = false;
    ledger->books.inherited &= ~DEED_BIT(event->deed);
    pending_owe(&ledger->pending, event->seat, BANK,
                tariff_redeem(ledger->books.edition, event->deed), REASON_REDEEM, event->deed);
}

static void kept(Ledger *ledger, const Event *event)
{
    DeedSet *inherited = &ledger->books.inherited;
    ledger_expect(ledger, (*inherited & DEED_BIT(event->deed)) != 0, "was not inherited", event);
    *inherited &= ~DEED_BIT(event->deed);
    pending_owe(&ledger->pending, event->seat, BANK, tariff_fee(ledger->books.edition, event->deed),
                REASON_FEE, event->deed);
}

/* ---- owners ----------------------------------------------------------------------- */

static void deed_moved(Ledger *ledger, const Event *event)
{
    Books *books = &ledger->books;
    Parcel parcel = {
        .kind = PARCEL_DEED, .id = event->deed, .from = event->seat, .to = event->other};
    bool given =
        ledger->gift == EFFECT_GAIN_DEED && event->seat == BANK && event->other == ledger->mover;
    ledger_expect(ledger, books->titles[event->deed].owner == event->seat, "it was not the giver's",
                  event);
    if (given) ledger->gift = EFFECT_NOTHING;
    if (!given)
        ledger_expect(ledger, pending_receive(&ledger->pending, parcel),
                      "a deed changed hands without a reason", event);
    books_hand_over(books, event->deed, event->other);
    if (event->other != BANK && books->titles[event->deed].mortgaged &&
        tariff_fee(books->edition, event->deed) != 0)
        books->inherited |= DEED_BIT(event->deed); /* P14, P17, P19 */
}

static void release_moved(Ledger *ledger, const Event *event)
{
    DeckId deck = (DeckId)event->amount;
    Parcel parcel = {.kind = PARCEL_RELEASE, .id = deck, .from = event->seat, .to = event->other};
    ledger_expect(ledger, pending_receive(&ledger->pending, parcel),
                  "a card changed hands without a reason", event);
    if (event->seat != BANK) ledger->books.accounts[event->seat].release[deck]--;
    if (event->other != BANK) ledger->books.accounts[event->other].release[deck]++;
}

static void bought(Ledger *ledger, const Action *action, const Event *event)
{
    const Edition *edition = ledger->books.edition;
    const Account *account = &ledger->books.accounts[event->seat];
    ledger_expect(ledger,
                  action->kind == ACTION_BUY &&
                      edition->spaces[account->space].deed == event->deed &&
                      ledger->books.titles[event->deed].owner == BANK,
                  "had no right to buy", event);
    ledger_expect(ledger, account->laps >= edition->rule[RULE_BUY_AFTER_LAPS],
                  "bought before its time", event);
    ledger_expect(ledger, event->amount == tariff_price(&ledger->books, event->seat, event->deed),
                  "another price of a deed", event);
    pending_owe(&ledger->pending, event->seat, BANK,
                tariff_price(&ledger->books, event->seat, event->deed), REASON_PRICE, event->deed);
    send_deed(ledger, event->deed, BANK, event->seat, false);
}

static void dealt(Ledger *ledger, const Event *event)
{
    const Edition *edition = ledger->books.edition;
    if (edition->rule[RULE_DEAL_PAID])
        pending_owe(&ledger->pending, event->seat, BANK, edition->deeds[event->deed].price,
                    REASON_DEAL, event->deed);
    send_deed(ledger, event->deed, BANK, event->seat, false);
}

/* ---- auctions ----------------------------------------------------------------------- */

/* F03, F04, F11, N08. */
static void bid(Ledger *ledger, const Event *event)
{
    const int32_t *rule = ledger->books.edition->rule;
    Auction *auction = &ledger->auction;
    Money cash = ledger->books.accounts[event->seat].cash;
    bool deed = auction->open == 1;
    ledger_expect(ledger, auction->open != 0 && event->amount > auction->bid, "too low a bid",
                  event);
    ledger_expect(ledger, event->seat != auction->bidder, "somebody outbids themselves", event);
    if (deed && auction->bid == 0)
        ledger_expect(ledger, event->amount >= rule[RULE_AUCTION_MINIMUM], "too low a first bid",
                      event);
    if (deed && rule[RULE_BID_LIMIT] == BID_LIMIT_SOLVENCY)
        ledger_expect(ledger, event->amount <= tariff_means(&ledger->books, event->seat),
                      "a bid beyond all means", event);
    if (!deed || rule[RULE_BID_LIMIT] == BID_LIMIT_CASH)
        ledger_expect(ledger, event->amount <= cash, "a bid beyond the cash", event);
    if (!deed && rule[RULE_BUILDING_AUCTION_OPENING] == OPENING_DEED)
        ledger_expect(ledger,
                      event->amount >= tariff_building(&ledger->books, event->seat, event->deed,
                                                       auction->open == 3),
                      "a bid below the price of the building", event);
    auction->bid = event->amount;
    auction->bidder = event->seat;
    auction->deed = event->deed;
}

/* F06, F09, N10: the bid is owed; the deed comes with the payment. */
static void auction_won(Ledger *ledger, const Event *event)
{
    Auction *auction = &ledger->auction;
    ledger_expect(ledger,
                  auction->open != 0 && event->seat == auction->bidder &&
                      event->amount == auction->bid && event->deed == auction->deed,
                  "another winner, deed or bid", event);
    pending_owe(&ledger->pending, event->seat, BANK, event->amount,
                auction->open == 1 ? REASON_AUCTION : REASON_BUILDING, event->deed);
    if (auction->open == 1) {
        send_deed(ledger, event->deed, BANK, event->seat, true);
    } else {
        bool beside = auction->open == 3 && ledger->books.edition->rule[RULE_HOTEL] == HOTEL_BESIDE;
        ledger->paid = (Works){.open = true,
                               .seat = event->seat,
                               .deed = event->deed,
                               .level = ledger_next_level(ledger, event->deed, beside)};
    }
    auction->open = 0;
    ledger->asked.open = false;
}

/* ---- trades --------------------------------------------------------------------------- */

/* Q04, Q07: everything at once, and nothing else. */
static void accepted(Ledger *ledger, const Event *event)
{
    Offer offer = ledger->offer;
    if (event->other == NOBODY) return; /* a vote */
    ledger_expect(ledger, offer.open != 0 && event->seat == offer.to && event->other == offer.from,
                  "no such offer was open", event);
    ledger->offer.open = 0;
    pending_owe(&ledger->pending, offer.from, offer.to, offer.deal.give_money, REASON_TRADE,
                NO_DEED);
    pending_owe(&ledger->pending, offer.to, offer.from, offer.deal.take_money, REASON_TRADE,
                NO_DEED);
    for (DeedId deed = 0; deed < ledger->books.edition->deed_count; deed++) {
        if (((offer.deal.give | offer.deal.take) & DEED_BIT(deed)) == 0) continue;
        ledger_expect(ledger, !colour_built(&ledger->books, deed), "traded with buildings",
                      event); /* Q02 */
        if ((offer.deal.give & DEED_BIT(deed)) != 0)
            send_deed(ledger, deed, offer.from, offer.to, false);
        if ((offer.deal.take & DEED_BIT(deed)) != 0)
            send_deed(ledger, deed, offer.to, offer.from, false);
    }
    for (DeckId deck = 0; deck < MAX_DECKS; deck++) {
        Parcel parcel = {.kind = PARCEL_RELEASE, .id = deck, .from = offer.from, .to = offer.to};
        for (int i = 0; i < offer.deal.give_cards[deck]; i++)
            pending_send(&ledger->pending, parcel);
        parcel.from = offer.to;
        parcel.to = offer.from;
        for (int i = 0; i < offer.deal.take_cards[deck]; i++)
            pending_send(&ledger->pending, parcel);
    }
}

/* ---- the door ----------------------------------------------------------------------------- */

void ledger_market(Ledger *ledger, const Action *action, const Event *event)
{
    uint8_t kind = event->kind;
    if (kind == EVENT_DEALT) dealt(ledger, event);
    if (kind == EVENT_BOUGHT) bought(ledger, action, event);
    if (kind == EVENT_AUCTION_BEGAN)
        ledger->auction =
            (Auction){.open = (uint8_t)event->second, .deed = event->deed, .bidder = NOBODY};
    if (kind == EVENT_BID) bid(ledger, event);
    if (kind == EVENT_AUCTION_WON) auction_won(ledger, event);
    if (kind == EVENT_AUCTION_UNSOLD) {
        ledger_expect(ledger, ledger->auction.bid == 0, "unsold in spite of a bid", event);
        ledger->auction.open = 0;
    }
    if (kind == EVENT_DEED_MOVED) deed_moved(ledger, event);
    if (kind == EVENT_RELEASE_MOVED) release_moved(ledger, event);
    if (kind == EVENT_BUILT) ledger_built(ledger, event);
    if (kind == EVENT_UNBUILT) ledger_unbuilt(ledger, event);
    if (kind == EVENT_MORTGAGED) mortgaged(ledger, event);
    if (kind == EVENT_REDEEMED) redeemed(ledger, event);
    if (kind == EVENT_MORTGAGE_KEPT) kept(ledger, event);
    if (kind == EVENT_ACCEPTED) accepted(ledger, event);
    if ((kind == EVENT_REJECTED && event->other != NOBODY) || kind == EVENT_OFFER_LAPSED)
        ledger->offer.open = 0;
}
