/* tender.h -- the offers worth making: packages, each at the price with the best product of gain
 * and chance of a yes. */
#ifndef PLAYERS_TENDER_H
#define PLAYERS_TENDER_H

#include "players/acceptance.h"

enum { TENDER_MOST = 16 };

typedef struct Tender {
    Offer offer;
    float promise; /* gain x chance of a yes */
} Tender;

typedef struct Tenders {
    int count;
    Tender list[TENDER_MOST]; /* the most promising first */
} Tenders;

/* The tenders of a seat at a moment. Good until an action other than an offer, a counter or a
 * refusal changes the position; whoever keeps it forgets it then. */
typedef struct TenderMemo {
    bool known;
    SeatId seat;
    Tenders tenders;
} TenderMemo;

/* The `most` best (1 to TENDER_MOST) for `bargain->decision->seat`, each legal now. Nothing that
 * was refused before is among them, unless for a better price or when the deeds of either side have
 * changed; nothing for a person who was asked a short while ago (TENDER_REST). */
void tender_list(const Bargain *bargain, int most, Tenders *tenders);

/* Rounds before a person is asked again by the same computer; one more for every refusal since
 * the last yes, and so many times as many when fewer offers are wished for. */
enum { TENDER_REST = 4, TENDER_FEWER = 4 };

/* May the seat offer `other` something this round? */
bool tender_may_ask(const Decision *decision, SeatId other);

#endif
