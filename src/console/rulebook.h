/* rulebook.h -- what a player looks up: rules, spaces with their tables, tokens, the bank. */
#ifndef CONSOLE_RULEBOOK_H
#define CONSOLE_RULEBOOK_H

#include "console/printer.h"

/* The rules of the board for its players, house rules included, and what is drawn by dice or
 * from a wheel. */
void rulebook_rules(const Printer *printer);

/* What happens on a space: the deed with its owner and rent, the deck with its cards, the sum. */
void rulebook_space(const Printer *printer, SpaceId space);

/* Every token with what it changes and who has it. */
void rulebook_tokens(const Printer *printer);

/* "Ann, Iron: pays 20 % less tax", what the token of a seat changes; nothing without perks. */
void rulebook_perk(const Printer *printer, SeatId seat);

/* How many houses and hotels the bank has left, without the end of the line; nothing where there
 * is no limit. */
void rulebook_stock(const Printer *printer, Text *text);

/* Where the thief is and whom it is after, a line; nothing without a thief. */
void rulebook_thief(const Printer *printer);

#endif
