/* ledger.c -- follows a game by its events and checks every sum against docs/rules.md. */
#include "ledger/ledger_part.h"

#include <string.h>

#include "base/text.h"

void ledger_fault(Ledger *ledger, const char *words, const Event *event)
{
    if (ledger->fault[0] != '\0') return;
    Text text = text_into(ledger->fault, sizeof ledger->fault);
    text_add(&text, words);
    if (event == NULL) return;
    const struct {
        const char *word;
        Money value;
    } fields[] = {{" seat ", event->seat},
                  {" other ", event->other},
                  {" deed ", event->deed},
                  {" amount ", event->amount},
                  {" second ", event->second}};
    text_add(&text, ": ");
    text_add(&text, event_word((EventKind)event->kind));
    if (event->kind == EVENT_PAID || event->kind == EVENT_DEBT_AROSE) {
        text_add(&text, " ");
        text_add(&text, event_reason_word((Reason)event->reason));
    }
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        text_add(&text, fields[i].word);
        text_add_int(&text, fields[i].value);
    }
}

void ledger_expect(Ledger *ledger, bool holds, const char *words, const Event *event)
{
    if (!holds) ledger_fault(ledger, words, event);
}

SeatId ledger_purse(const Ledger *ledger)
{
    return ledger->books.edition->rule[RULE_POT] ? POT : BANK;
}

void ledger_begin(Ledger *ledger, const Edition *edition, const Game *start)
{
    memset(ledger, 0, sizeof *ledger);
    books_open(&ledger->books, edition, start->seat_count);
    if (edition->rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_SETUP)
        for (int i = 0; i < start->seat_count; i++)
            ledger->books.accounts[i].token = start->seats[i].token;
    ledger->rent_throw = NO_DEED;
    ledger->draw = NO_DECK;
    ledger->leaver = NOBODY;
    ledger->heir = NOBODY;
}

/* ---- payments -------------------------------------------------------------------- */

/* X01: what one may owe below zero; everything else is paid from cash. */
static bool may_go_below_zero(const Ledger *ledger, const Event *event)
{
    if (ledger->books.edition->rule[RULE_DEBT] == DEBT_SETTLE) return false;
    return event->reason != REASON_PRICE && event->reason != REASON_BUILDING &&
           event->reason != REASON_REDEEM && event->reason != REASON_TRADE &&
           event->reason != REASON_DEAL && event->reason != REASON_POT;
}

static Due due_of(const Event *event, DueState state)
{
    return (Due){.amount = event->amount,
                 .from = event->seat,
                 .to = event->other,
                 .reason = event->reason,
                 .deed = event->deed,
                 .state = (uint8_t)state};
}

/* F09: now that the bid is paid the deed must come. */
static void bid_paid(Ledger *ledger, const Event *event)
{
    for (int i = 0; i < ledger->pending.parcel_count; i++) {
        Parcel *parcel = &ledger->pending.parcels[i];
        if (parcel->kind == PARCEL_DEED && parcel->id == event->deed && parcel->to == event->seat)
            parcel->paid_first = false;
    }
}

/* V01: the due that is paid, in full or as far as both hands allow; -1: none. */
static int due_paid(const Ledger *ledger, const Event *event)
{
    const Pending *pending = &ledger->pending;
    Due fresh = due_of(event, DUE_FRESH), owed = due_of(event, DUE_OWED);
    int index = pending_find(pending, &fresh);
    if (index < 0) index = pending_find(pending, &owed);
    if (index >= 0) return index;
    index = pending_find_larger(pending, &fresh);
    if (index < 0) index = pending_find_larger(pending, &owed);
    if (index < 0) return -1;
    Money most =
        books_payable(&ledger->books, event->seat, event->other, pending->dues[index].amount);
    return event->amount == most ? index : -1;
}

/* DP-11: everybody pays or is paid in turn; whose hand is full is passed over. */
static void check_order(Ledger *ledger, int index, const Event *event)
{
    const Pending *pending = &ledger->pending;
    for (int i = 0; i < index; i++) {
        const Due *due = &pending->dues[i];
        bool waits = due->reason == REASON_EACH && due->state == pending->dues[index].state &&
                     books_payable(&ledger->books, due->from, due->to, due->amount) > 0;
        ledger_expect(ledger, event->reason != REASON_EACH || !waits, "paid out of order", event);
    }
}

static void settle_due(Ledger *ledger, const Event *event)
{
    int index = due_paid(ledger, event);
    if (index < 0) {
        ledger_fault(ledger, "a payment that nothing explains", event);
        return;
    }
    check_order(ledger, index, event);
    pending_settle(&ledger->pending, index);
    if (event->reason == REASON_AUCTION) bid_paid(ledger, event);
}

/* X29: whoever is paid from below zero last is the creditor, and what was not
 * there is owed to them. A creditor who bears an estate owes the bank. */
static void overdrawn(Ledger *ledger, Account *account, Money before, const Event *event)
{
    SeatId creditor = event->other == POT ? BANK : event->other;
    Money missing = -account->cash < event->amount ? -account->cash : event->amount;
    ledger_expect(ledger, may_go_below_zero(ledger, event), "paid more than was there", event);
    if (event->reason == REASON_BORNE) {
        if (before >= 0) account->owes_to = BANK;
        return;
    }
    account->owed = before < 0 && account->owes_to == creditor ? account->owed + missing : missing;
    account->owes_to = creditor;
}

static void post(Ledger *ledger, const Event *event)
{
    Books *books = &ledger->books;
    Account *payer = event->seat < MAX_SEATS ? &books->accounts[event->seat] : NULL;
    Money before = payer != NULL ? payer->cash : 0;
    ledger_expect(ledger, event->amount > 0, "a payment of nothing", event);
    books_post(books, event->seat, event->other, event->amount);
    if (payer != NULL && payer->cash < 0) overdrawn(ledger, payer, before, event);
    ledger_expect(ledger, books->pot >= 0, "more than the pot had", event);
}

static void paid(Ledger *ledger, const Action *action, const Event *event)
{
    bool seats_known = (event->seat < ledger->books.seat_count || event->seat >= POT) &&
                       (event->other < ledger->books.seat_count || event->other >= POT);
    if (!seats_known || event->seat == event->other || event->reason >= REASON_COUNT) {
        ledger_fault(ledger, "no such payment", event);
        return;
    }
    ledger->paid_for[event->reason]++;
    if (event->reason == REASON_BUILDING && !ledger->paid.open) {
        ledger_building_paid(ledger, action, event);
    } else if (event->reason == REASON_SALE) {
        ledger_building_sold(ledger, event);
    } else if (event->reason == REASON_ESTATE) {
        ledger_estate_paid(ledger, event);
    } else if (event->reason == REASON_BORNE) {
        ledger_borne(ledger, event);
    } else {
        settle_due(ledger, event);
    }
    post(ledger, event);
}

/* ---- debts and claims ---------------------------------------------------------------- */

static void change_state(Ledger *ledger, const Event *event, DueState from, DueState to)
{
    Due due = due_of(event, from);
    int index = pending_find(&ledger->pending, &due);
    if (index < 0) {
        ledger_fault(ledger, "owed for nothing", event);
        return;
    }
    Due changed = ledger->pending.dues[index];
    changed.state = (uint8_t)to;
    pending_settle(&ledger->pending, index);
    ledger->pending.dues[ledger->pending.due_count++] = changed; /* the newest */
}

static void debt_arose(Ledger *ledger, const Event *event)
{
    ledger_expect(ledger, ledger->books.edition->rule[RULE_DEBT] == DEBT_SETTLE,
                  "a debt where cash may fall below zero", event);
    change_state(ledger, event, DUE_FRESH, DUE_OWED);
}

static void rent_due(Ledger *ledger, const Event *event)
{
    Event rent = *event;
    rent.reason = REASON_RENT;
    change_state(ledger, &rent, DUE_FRESH, DUE_CLAIM);
}

static void rent_lapsed(Ledger *ledger, const Event *event)
{
    for (int i = 0; i < ledger->pending.due_count; i++) {
        const Due *due = &ledger->pending.dues[i];
        if (due->state != DUE_CLAIM || due->from != event->seat || due->to != event->other ||
            due->deed != event->deed)
            continue;
        pending_settle(&ledger->pending, i);
        return;
    }
    ledger_fault(ledger, "a rent lapsed that nobody owed", event);
}

static void thief_struck(Ledger *ledger, const Event *event)
{
    ledger_expect(ledger,
                  event->amount >= 1 &&
                      event->amount <= ledger->books.edition->rule[RULE_THIEF_MOST] &&
                      event->amount <= ledger->books.accounts[event->seat].cash,
                  "the thief took another sum", event);
    pending_owe(&ledger->pending, event->seat, BANK, event->amount, REASON_THIEF, NO_DEED);
}

static void turn_began(Ledger *ledger, const Event *event)
{
    ledger_expect(ledger, !ledger->journey.open && !ledger->to_jail && ledger->draw == NO_DECK,
                  "the turn before was not finished", event);
    ledger->mover = event->seat;
    ledger->doubles = 0;
    ledger->throws = 0;
    ledger->gift = EFFECT_NOTHING;
    ledger->rent_card = (RentCard){0, 0};
}

/* ---- events ----------------------------------------------------------------------------- */

static void take_event(Ledger *ledger, const Action *action, const Event *event)
{
    ledger->seen[event->kind]++;
    switch ((EventKind)event->kind) {
    case EVENT_TOKEN_CHOSEN:
        ledger->books.accounts[event->seat].token = (TokenId)event->amount;
        break;
    case EVENT_TURN_BEGAN: turn_began(ledger, event); break;
    case EVENT_DICE_THROWN: ledger_dice(ledger, event); break;
    case EVENT_MOVED: ledger_moved(ledger, event); break;
    case EVENT_JAILED: ledger_jailed(ledger, event); break;
    case EVENT_RELEASED: ledger_released(ledger, event); break;
    case EVENT_JAIL_STAYED: ledger_stayed(ledger, event); break;
    case EVENT_PAID: paid(ledger, action, event); break;
    case EVENT_CARD_DRAWN:
    case EVENT_CARD_KEPT: ledger_card(ledger, event); break;
    case EVENT_RENT_DUE: rent_due(ledger, event); break;
    case EVENT_RENT_LAPSED: rent_lapsed(ledger, event); break;
    case EVENT_DEBT_AROSE: debt_arose(ledger, event); break;
    case EVENT_TRAVELLED: ledger->books.accounts[event->seat].space = (SpaceId)event->second; break;
    case EVENT_THIEF_STRUCK: thief_struck(ledger, event); break;
    case EVENT_BANKRUPT:
    case EVENT_RESIGNED: ledger_leave(ledger, event); break;
    case EVENT_WON: ledger->over = true; break;
    case EVENT_DEALT:
    case EVENT_BOUGHT:
    case EVENT_AUCTION_BEGAN:
    case EVENT_BID:
    case EVENT_AUCTION_WON:
    case EVENT_AUCTION_UNSOLD:
    case EVENT_DEED_MOVED:
    case EVENT_BUILT:
    case EVENT_UNBUILT:
    case EVENT_MORTGAGED:
    case EVENT_REDEEMED:
    case EVENT_MORTGAGE_KEPT:
    case EVENT_RELEASE_MOVED:
    case EVENT_ACCEPTED:
    case EVENT_REJECTED:
    case EVENT_OFFER_LAPSED: ledger_market(ledger, action, event); break;
    case EVENT_AGAIN:
    case EVENT_NOTHING_DUE:
    case EVENT_POT_EMPTY:
    case EVENT_ORDER_THROWN:
    case EVENT_ORDER_DECIDED:
    case EVENT_DECLINED:
    case EVENT_PASSED:
    case EVENT_OFFERED:
    case EVENT_COUNTERED:
    case EVENT_FLOOR_TAKEN:
    case EVENT_FLOOR_GIVEN:
    case EVENT_WANTED:
    case EVENT_THIEF_LOOSE:
    case EVENT_THIEF_MOVED:
    case EVENT_STOP_ASKED:
    case EVENT_BELL:
    case EVENT_TURN_ENDED:
    case EVENT_COUNT: break;
    }
}

static void cut_to_limit(Ledger *ledger)
{
    for (SeatId seat = 0; seat < ledger->books.seat_count; seat++)
        pending_cut(&ledger->pending, seat, books_room(&ledger->books, seat));
}

/* D05: first the salary, then the space. */
static void let_space_act(Ledger *ledger)
{
    cut_to_limit(ledger);
    if (ledger->arrived && pending_count(&ledger->pending, DUE_FRESH) == 0) ledger_arrive(ledger);
    cut_to_limit(ledger);
}

/* V01: nothing is paid to a hand that is full, and no debt to it stands once the cash is there. */
static void drop_unpayable(Ledger *ledger)
{
    const Books *books = &ledger->books;
    bool settles = books->edition->rule[RULE_DEBT] == DEBT_SETTLE;
    for (int i = ledger->pending.due_count - 1; i >= 0; i--) {
        const Due *due = &ledger->pending.dues[i];
        if (due->state == DUE_CLAIM || due->from >= MAX_SEATS) continue;
        if (settles && books->accounts[due->from].cash < due->amount) continue;
        if (books_payable(books, due->from, due->to, due->amount) <= 0)
            pending_settle(&ledger->pending, i);
    }
}

/* Nothing that the action caused may be left out. */
static void check_done(Ledger *ledger)
{
    for (int i = 0; i < ledger->pending.due_count; i++) {
        const Due *due = &ledger->pending.dues[i];
        Event missing = {.kind = EVENT_PAID,
                         .seat = due->from,
                         .other = due->to,
                         .deed = due->deed,
                         .reason = due->reason,
                         .amount = due->amount};
        ledger_expect(ledger, due->state != DUE_FRESH, "not paid and not owed", &missing);
    }
    ledger_expect(ledger, pending_parcels(&ledger->pending) == 0,
                  "a deed or card was not handed over", NULL);
    ledger_expect(ledger, !ledger->paid.open, "a building was paid for and not built", NULL);
    ledger_expect(ledger, !ledger->sold.open, "a building was sold and still stands", NULL);
}

/* What the debtor must have before the debt is paid: X21, the whole of a
 * pay-each card where several creditors share. */
static Money needed_for(const Ledger *ledger, const Due *due)
{
    bool shared = ledger->books.edition->rule[RULE_SEVERAL_CREDITORS] == CREDITORS_SHARED;
    if (!shared || due->reason != REASON_EACH) return due->amount;
    Money sum = 0;
    for (int i = 0; i < ledger->pending.due_count; i++) {
        const Due *other = &ledger->pending.dues[i];
        if (other->state == DUE_OWED && other->from == due->from && other->reason == REASON_EACH)
            sum += other->amount;
    }
    return sum;
}

/* X01, X02: the oldest debt is paid as soon as the cash is there. */
static void check_debtor(Ledger *ledger)
{
    for (int i = 0; i < ledger->pending.due_count; i++) {
        const Due *due = &ledger->pending.dues[i];
        if (due->state != DUE_OWED) continue;
        ledger_expect(ledger, ledger->books.accounts[due->from].cash < needed_for(ledger, due),
                      "a debt stands although the cash is there", NULL);
        return;
    }
}

const char *ledger_follow(Ledger *ledger, const Action *action, const EventList *events,
                          const Game *after)
{
    ledger->leaver = NOBODY;
    memcpy(ledger->order, after->order, sizeof ledger->order);
    ledger_ask(ledger, action);
    for (int i = 0; i < events->count && ledger->fault[0] == '\0'; i++) {
        let_space_act(ledger);
        take_event(ledger, action, &events->list[i]);
    }
    let_space_act(ledger);
    drop_unpayable(ledger);
    if (!ledger->over) check_done(ledger);
    if (!ledger->over) check_debtor(ledger);
    ledger_left(ledger);
    ledger_compare(ledger, after);
    return ledger->fault[0] == '\0' ? NULL : ledger->fault;
}
