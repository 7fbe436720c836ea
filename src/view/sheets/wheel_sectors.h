/* wheel_sectors.h -- how the cards of a deck are arranged around a wheel. */
#ifndef VIEW_SHEETS_WHEEL_SECTORS_H
#define VIEW_SHEETS_WHEEL_SECTORS_H

#include "edition/edition.h"

enum { WHEEL_SECTORS = 36 };

typedef struct WheelSector {
    CardId card;
    double from, to; /* in turns from the top, clockwise */
} WheelSector;

typedef struct WheelSectors {
    int count;
    WheelSector list[WHEEL_SECTORS];
} WheelSectors;

/* As large together as the card is likely; small weights become as many
 * sectors of the same size, spread around the wheel. */
void wheel_sectors(const Deck *deck, WheelSectors *sectors);

/* The middle of a sector that shows the card; `turn` chooses among several. */
double wheel_sectors_middle(const WheelSectors *sectors, CardId card, int turn);

#endif
