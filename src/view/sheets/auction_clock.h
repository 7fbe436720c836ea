/* auction_clock.h -- an auction takes two minutes at most (B9), or ends when nobody has raised the
 * bid for the seconds of the rules (F19). */
#ifndef VIEW_SHEETS_AUCTION_CLOCK_H
#define VIEW_SHEETS_AUCTION_CLOCK_H

#include "game/game.h"

typedef struct View View;

/* Of the last so many seconds each is heard, and they stand out. */
enum { AUCTION_CLOCK_LAST = 10 };

/* What the auction sheet keeps. */
typedef struct AuctionClock {
    double left;  /* seconds */
    uint8_t open; /* what is being sold, AuctionKind */
    DeedId deed;
    Money bid;
} AuctionClock;

/* Advances time, in real seconds: when it is up, the person asked here passes. True when the
 * picture has changed. */
bool auction_clock_tick(View *view, double seconds);
/* Whole seconds left in the auction that is shown, on a server to who is asked; -1: no clock. */
int auction_clock_left(const View *view);
/* The same as a part of the time there was, from 1 to 0. */
double auction_clock_part(const View *view);

#endif
