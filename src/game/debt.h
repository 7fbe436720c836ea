/* debt.h -- owing: paid at once, waiting to be paid, or below zero. */
#ifndef GAME_DEBT_H
#define GAME_DEBT_H

#include "game/play.h"

/* `debtor` owes `amount`: it is paid at once if the money is there and
 * nothing older waits; else it waits in Game.debts, or cash falls below zero
 * where the edition allows it. Nothing happens for 0. */
void debt_owe(const Play *play, SeatId debtor, SeatId creditor, Money amount, Reason reason,
              DeedId deed);

/* The same without paying at once. */
void debt_wait(const Play *play, SeatId debtor, SeatId creditor, Money amount, Reason reason,
               DeedId deed);

/* Pays what can be paid, oldest first. True when a debt still waits. */
bool debt_settle(const Play *play);

/* What the first debtor must have before anything more is paid: the oldest
 * debt, or with CREDITORS_SHARED everything owed by the same card. */
Money debt_due(const Edition *edition, const Game *game);

/* Forgets the debts of and to a seat that has left (X21, X28). */
void debt_forget(Game *game, SeatId seat);

/* May the seat declare bankruptcy now? */
bool debt_may_give_up(const Edition *edition, const Game *game, SeatId seat);
/* To whom it would be bankrupt. */
SeatId debt_creditor(const Game *game, SeatId seat);

#endif
