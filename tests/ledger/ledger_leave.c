/* ledger_leave.c -- bankruptcies and resignations in the ledger (X). */
#include "ledger/ledger_part.h"

/* X08, X09, X21: who the estate goes to. */
static SeatId creditor_of(const Ledger *ledger, SeatId seat)
{
    const Books *books = &ledger->books;
    if (books->edition->rule[RULE_DEBT] != DEBT_SETTLE) return books->accounts[seat].owes_to;
    for (int i = 0; i < ledger->pending.due_count; i++) {
        const Due *due = &ledger->pending.dues[i];
        if (due->from == seat && due->state == DUE_OWED) return due->to;
    }
    return BANK;
}

/* X21: the creditors of a pay-each card where they share, a bit each; none
 * when there is only one. `owed` is the sum, or that of the oldest debt. */
static uint8_t sharers_of(const Ledger *ledger, SeatId seat, Money *owed)
{
    bool shared = ledger->books.edition->rule[RULE_SEVERAL_CREDITORS] == CREDITORS_SHARED;
    uint8_t sharers = 0;
    *owed = 0;
    for (int i = 0; i < ledger->pending.due_count; i++) {
        const Due *due = &ledger->pending.dues[i];
        if (due->from != seat || due->state != DUE_OWED) continue;
        if (*owed != 0 && (!shared || due->reason != REASON_EACH || sharers == 0)) continue;
        *owed += due->amount;
        if (shared && due->reason == REASON_EACH) sharers |= (uint8_t)(1u << due->to);
    }
    return (sharers & (sharers - 1)) != 0 ? sharers : 0;
}

/* X05, X07: only a player who cannot raise the sum goes bankrupt, unless every debtor may. */
static void check_ruin(Ledger *ledger, const Event *event, Money owed)
{
    const int32_t *rule = ledger->books.edition->rule;
    Money means = tariff_means(&ledger->books, event->seat);
    if (rule[RULE_DEBT] == DEBT_SETTLE && rule[RULE_BANKRUPT] == BANKRUPT_INSOLVENT)
        ledger_expect(ledger, owed > means, "could have paid", event);
    if (rule[RULE_DEBT] == DEBT_SETTLE)
        ledger_expect(ledger, owed > ledger->books.accounts[event->seat].cash, "owed nothing",
                      event);
    if (rule[RULE_DEBT] != DEBT_SETTLE)
        ledger_expect(ledger, ledger->books.accounts[event->seat].cash < 0, "owed nothing", event);
    if (rule[RULE_DEBT] == DEBT_BEFORE_END && rule[RULE_BANKRUPT] == BANKRUPT_INSOLVENT)
        ledger_expect(ledger, means < 0, "could have paid", event);
}

/* X10, X15, X17: deeds and cards to the creditor, or back to the bank. */
static void pack(Ledger *ledger, SeatId seat)
{
    Books *books = &ledger->books;
    SeatId to = ledger->heir;
    for (DeedId deed = 0; deed < books->edition->deed_count; deed++)
        if (books->titles[deed].owner == seat)
            pending_send(&ledger->pending,
                         (Parcel){.kind = PARCEL_DEED, .id = deed, .from = seat, .to = to});
    for (DeckId deck = 0; deck < MAX_DECKS; deck++)
        for (int i = 0; i < books->accounts[seat].release[deck]; i++)
            pending_send(&ledger->pending,
                         (Parcel){.kind = PARCEL_RELEASE, .id = deck, .from = seat, .to = to});
}

void ledger_leave(Ledger *ledger, const Event *event)
{
    SeatId seat = event->seat;
    bool resigned = event->kind == EVENT_RESIGNED; /* X07: to the bank */
    SeatId creditor = resigned ? BANK : creditor_of(ledger, seat);
    Money owed;
    ledger->sharers = resigned ? 0 : sharers_of(ledger, seat, &owed);
    if (!resigned) check_ruin(ledger, event, owed);
    /* U01, and X19: a player who has left inherits nothing. */
    if (creditor >= MAX_SEATS || !ledger->books.accounts[creditor].in) creditor = BANK;
    ledger_expect(ledger, event->other == creditor, "another creditor", event);
    ledger->leaver = seat;
    ledger->creditor = creditor;
    ledger->borne = false;
    bool free_again = ledger->books.edition->rule[RULE_ESTATE_PLAYER] == ESTATE_FREE;
    ledger->heir = creditor;
    if (free_again) ledger->heir = BANK;           /* L9: what is left goes to the bank */
    if (ledger->sharers != 0) ledger->heir = BANK; /* X21: but for the cash */
    pending_leave(&ledger->pending, seat);
    pack(ledger, seat);
    ledger->books.accounts[seat].in = false;
    ledger->books.accounts[seat].kept_deck = NO_DECK;
    ledger->books.accounts[seat].kept_card = NO_CARD;
    if (ledger->offer.from == seat || ledger->offer.to == seat) ledger->offer.open = 0;
    if (seat == ledger->mover) {
        ledger->journey.open = false;
        ledger->arrived = false;
        ledger->draw = NO_DECK;
        ledger->choice.kind = EFFECT_NOTHING;
        ledger->rent_throw = NO_DEED;
    }
}

/* X21: each creditor once, and as much as the others, odd coins apart. */
static void share(Ledger *ledger, const Event *event)
{
    int count = 0;
    for (uint8_t rest = ledger->sharers; rest != 0; rest &= (uint8_t)(rest - 1)) count++;
    Money cash = ledger->books.accounts[ledger->leaver].cash;
    bool creditor = event->other < MAX_SEATS && (ledger->sharers >> event->other & 1) != 0;
    ledger_expect(ledger,
                  event->seat == ledger->leaver && creditor && event->amount >= cash / count &&
                      event->amount <= (cash + count - 1) / count,
                  "another share of the cash", event);
    if (creditor) ledger->sharers &= (uint8_t) ~(1u << event->other);
}

/* X29: what the creditor bears of a balance below zero. */
static Money creditors_part(const Ledger *ledger)
{
    const Account *account = &ledger->books.accounts[ledger->leaver];
    int rule = ledger->books.edition->rule[RULE_ESTATE_DEBT];
    if (ledger->creditor >= MAX_SEATS || account->cash >= 0 || ledger->borne) return 0;
    if (rule == ESTATE_DEBT_NEGATIVE) return -account->cash;
    if (rule == ESTATE_DEBT_WHOLE) return 0;
    return account->owed < -account->cash ? account->owed : -account->cash;
}

/* X10, X11: all the cash, no more and no less; what is missing below zero the
 * creditor and the bank bear. */
void ledger_estate_paid(Ledger *ledger, const Event *event)
{
    const Account *account = &ledger->books.accounts[ledger->leaver];
    if (ledger->leaver == NOBODY) {
        ledger_fault(ledger, "nobody left an estate", event);
    } else if (event->seat == BANK) {
        ledger_expect(ledger, event->other == ledger->leaver && event->amount == -account->cash,
                      "the bank bears another sum", event);
        ledger_expect(ledger, creditors_part(ledger) == 0, "the creditor bears nothing", event);
    } else if (ledger->sharers != 0) {
        share(ledger, event);
    } else {
        ledger_expect(ledger,
                      event->seat == ledger->leaver && event->other == ledger->heir &&
                          event->amount == account->cash,
                      "another sum, or to somebody else", event);
    }
}

void ledger_borne(Ledger *ledger, const Event *event)
{
    if (ledger->leaver == NOBODY) {
        ledger_fault(ledger, "nobody left an estate", event);
        return;
    }
    ledger_expect(ledger,
                  event->other == ledger->leaver && event->seat == ledger->creditor &&
                      event->amount == creditors_part(ledger),
                  "the creditor bears another sum", event);
    ledger->borne = true;
}

/* X11, X20: a player who has left has nothing. */
void ledger_left(Ledger *ledger)
{
    if (ledger->leaver == NOBODY) return;
    const Account *account = &ledger->books.accounts[ledger->leaver];
    ledger_expect(ledger, account->cash == 0, "who has left still has or owes money", NULL);
    for (int i = 0; i < ledger->books.edition->deed_count; i++)
        ledger_expect(ledger, ledger->books.titles[i].owner != ledger->leaver,
                      "who has left still has a deed", NULL);
    for (int i = 0; i < MAX_DECKS; i++)
        ledger_expect(ledger, account->release[i] == 0, "who has left still has a card", NULL);
}
