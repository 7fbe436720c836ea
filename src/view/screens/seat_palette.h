/* seat_palette.h -- the colours players choose from. */
#ifndef VIEW_SCREENS_SEAT_PALETTE_H
#define VIEW_SCREENS_SEAT_PALETTE_H

#include <stdint.h>

enum { SEAT_PALETTE_COUNT = 10 };

typedef struct SeatColour {
    const char *name;
    uint32_t rgb;
} SeatColour;

/* White reads on all of them; the first eight stay apart for colour-blind
 * eyes. */
extern const SeatColour seat_palette[SEAT_PALETTE_COUNT];

#endif
