/* debt.c -- owing: paid at once, waiting to be paid, or below zero. */
#include "game/debt.h"

#include <assert.h>

#include "base/apart.h"
#include "game/transfer.h"
#include "game/worth.h"

/* What of the creditor's money the debtor did not have. */
static void note_owed(Game *game, SeatId debtor, SeatId creditor, Money amount)
{
    const Seat *seat = &game->seats[debtor];
    Money below = -seat->cash;
    Money before = seat->owes_to == creditor ? game->owed[debtor] : 0;
    Money more = amount < below ? amount : below;
    game->owed[debtor] = creditor < MAX_SEATS ? before + more : 0;
}

/* Where debts are not settled at once, cash falls below zero and the last
 * one paid from beyond it is the creditor. */
RARE static void overdraw(const Play *play, SeatId debtor, SeatId creditor, Money amount,
                          Reason reason, DeedId deed)
{
    Seat *seat = &play->game->seats[debtor];
    transfer_money(play, debtor, creditor, amount, reason, deed);
    if (reason == REASON_AUCTION) transfer_deed(play, deed, debtor);
    if (seat->cash >= 0) return;
    if (play->edition->rule[RULE_ESTATE_DEBT] == ESTATE_DEBT_AVAILABLE)
        note_owed(play->game, debtor, creditor, amount);
    seat->owes_to = creditor == POT ? BANK : creditor;
}

static void pay(const Play *play, const Debt *debt)
{
    transfer_money(play, debt->debtor, debt->creditor, debt->amount, (Reason)debt->reason,
                   debt->deed);
    /* Rule F06: the deed bought in an auction is handed over when paid. */
    if (debt->reason == REASON_AUCTION) transfer_deed(play, debt->deed, debt->debtor);
}

APART void debt_wait(const Play *play, SeatId debtor, SeatId creditor, Money amount, Reason reason,
                     DeedId deed)
{
    Game *game = play->game;
    assert(game->debt_count < MAX_DEBTS);
    game->debts[game->debt_count++] = (Debt){.amount = amount,
                                             .debtor = debtor,
                                             .creditor = creditor,
                                             .reason = (uint8_t)reason,
                                             .deed = deed};
    event_add(play->events, (Event){.kind = EVENT_DEBT_AROSE,
                                    .seat = debtor,
                                    .other = creditor,
                                    .deed = deed,
                                    .reason = (uint8_t)reason,
                                    .amount = amount});
}

void debt_owe(const Play *play, SeatId debtor, SeatId creditor, Money amount, Reason reason,
              DeedId deed)
{
    Game *game = play->game;
    if (amount <= 0) return;
    if (play->edition->rule[RULE_DEBT] != DEBT_SETTLE) {
        overdraw(play, debtor, creditor, amount, reason, deed);
    } else if (game->debt_count == 0 && game->seats[debtor].cash >= amount) {
        transfer_money(play, debtor, creditor, amount, reason, deed);
        if (reason == REASON_AUCTION) transfer_deed(play, deed, debtor);
    } else {
        debt_wait(play, debtor, creditor, amount, reason, deed);
    }
}

static void drop_debt(Game *game, int index)
{
    game->debt_count--;
    for (int i = index; i < game->debt_count; i++) game->debts[i] = game->debts[i + 1];
    game->debts[game->debt_count] = (Debt){0};
}

Money debt_due(const Edition *edition, const Game *game)
{
    const Debt *first = &game->debts[0];
    Money due = first->amount;
    if (edition->rule[RULE_SEVERAL_CREDITORS] != CREDITORS_SHARED || first->reason != REASON_EACH)
        return due;
    for (int i = 1; i < game->debt_count; i++) {
        const Debt *debt = &game->debts[i];
        if (debt->debtor == first->debtor && debt->reason == REASON_EACH) due += debt->amount;
    }
    return due;
}

bool debt_settle(const Play *play)
{
    Game *game = play->game;
    while (game->debt_count > 0) {
        Debt debt = game->debts[0];
        if (game->seats[debt.debtor].cash < debt_due(play->edition, game)) return true;
        drop_debt(game, 0);
        pay(play, &debt);
    }
    return false;
}

void debt_forget(Game *game, SeatId seat)
{
    for (int i = game->debt_count - 1; i >= 0; i--) {
        if (game->debts[i].debtor == seat || game->debts[i].creditor == seat) drop_debt(game, i);
    }
}

bool debt_may_give_up(const Edition *edition, const Game *game, SeatId seat)
{
    bool owes = game->phase == PHASE_DEBT && game->debts[0].debtor == seat;
    if (!owes && game->seats[seat].cash >= 0) return false;
    if (edition->rule[RULE_BANKRUPT] == BANKRUPT_DEBTOR) return true;
    Money owed = owes ? debt_due(edition, game) : 0;
    return worth_liquid(edition, game, seat) < owed;
}

SeatId debt_creditor(const Game *game, SeatId seat)
{
    if (game->debt_count > 0 && game->debts[0].debtor == seat) {
        SeatId creditor = game->debts[0].creditor;
        return creditor == POT ? BANK : creditor;
    }
    SeatId owed = game->seats[seat].owes_to;
    return owed < MAX_SEATS && game_seat_in(game, owed) ? owed : BANK;
}
