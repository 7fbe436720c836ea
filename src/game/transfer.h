/* transfer.h -- what changes hands: money, deeds, get-out cards. */
#ifndef GAME_TRANSFER_H
#define GAME_TRANSFER_H

#include "game/play.h"

/* Moves money between seats, BANK and POT. The payer may go below zero only
 * where the edition allows it; the caller has made sure of that. Nobody has or
 * owes more than MONEY_LIMIT: what would be more is not paid, and stays where
 * it is (V01). */
void transfer_money(const Play *play, SeatId from, SeatId to, Money amount, Reason reason,
                    DeedId deed);

/* Gives the deed to a seat or back to the BANK. */
void transfer_deed(const Play *play, DeedId deed, SeatId to);

/* Gives one get-out card of `deck` to a seat; to BANK: under its pile. */
void transfer_release(const Play *play, DeckId deck, SeatId from, SeatId to);

/* Where taxes, fines and card payments go: the POT or the BANK. */
SeatId transfer_public_purse(const Edition *edition);

#endif
