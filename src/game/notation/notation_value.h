/* notation_value.h -- single values of a position: words -> numbers. */
#ifndef GAME_NOTATION_NOTATION_VALUE_H
#define GAME_NOTATION_NOTATION_VALUE_H

#include "edition/statement.h"
#include "game/game.h"

/* Each takes the next word of the statement; false with a noted mistake. */
bool notation_value_seat(Statement *statement, int seat_count, SeatId *seat);
/* A seat from 1, or bank, pot, dealer, nobody. */
bool notation_value_party(Statement *statement, int seat_count, int32_t *party);
/* Seats up to the end of the line or a word that is no number, as bits. */
bool notation_value_seats(Statement *statement, int seat_count, uint8_t *bits);
bool notation_value_phase(Statement *statement, int32_t *phase);
bool notation_value_reason(Statement *statement, uint8_t *reason);
/* The place of the next word among labels; `what` is (Sentence)TC_("kind", "deck"). */
bool notation_value_label(Statement *statement, Sentence what, const Label *labels, int count,
                          int32_t *index);
bool notation_value_deed(const Edition *edition, Statement *statement, DeedId *deed);

#endif
