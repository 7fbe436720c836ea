/* ledger_part.h -- what the parts of the ledger know of each other. */
#ifndef LEDGER_LEDGER_PART_H
#define LEDGER_LEDGER_PART_H

#include "ledger/ledger.h"

/* Notes the first difference, with the event it is about (or NULL). */
void ledger_fault(Ledger *ledger, const char *words, const Event *event);
void ledger_expect(Ledger *ledger, bool holds, const char *words, const Event *event);

/* Who takes taxes and fines: the pot where there is one (U01, X09). */
SeatId ledger_purse(const Ledger *ledger);

/* ledger_road.c: dice, moves, jail. */
void ledger_dice(Ledger *ledger, const Event *event);
void ledger_moved(Ledger *ledger, const Event *event);
void ledger_jailed(Ledger *ledger, const Event *event);
void ledger_released(Ledger *ledger, const Event *event);
void ledger_stayed(Ledger *ledger, const Event *event);
void ledger_go_to(Ledger *ledger, SpaceId to);
void ledger_go_back(Ledger *ledger, int steps, bool pays);
void ledger_go_forward(Ledger *ledger, int steps);

/* ledger_square.c: spaces and cards. */
void ledger_arrive(Ledger *ledger);
void ledger_card(Ledger *ledger, const Event *event);
void ledger_choose(Ledger *ledger, Money which);

/* ledger_market.c: buying, auctions, mortgages, trades. */
void ledger_ask(Ledger *ledger, const Action *action);
void ledger_market(Ledger *ledger, const Action *action, const Event *event);

/* ledger_works.c: buildings. The level after one more: N01, or the hotel beside. */
int ledger_next_level(const Ledger *ledger, DeedId deed, bool beside);
void ledger_building_paid(Ledger *ledger, const Action *action, const Event *event);
void ledger_building_sold(Ledger *ledger, const Event *event);
void ledger_built(Ledger *ledger, const Event *event);
void ledger_unbuilt(Ledger *ledger, const Event *event);

/* ledger_leave.c: bankruptcy. */
void ledger_leave(Ledger *ledger, const Event *event);
void ledger_borne(Ledger *ledger, const Event *event);
void ledger_estate_paid(Ledger *ledger, const Event *event);
void ledger_left(Ledger *ledger);

/* ledger_compare.c: the books against the state. */
void ledger_compare(Ledger *ledger, const Game *game);

#endif
