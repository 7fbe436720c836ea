/* monopd_rent.h -- the rents that the formulas of a monopd board yield. */
#ifndef EDITION_MONOPD_MONOPD_RENT_H
#define EDITION_MONOPD_MONOPD_RENT_H

#include "edition/monopd/monopd_file.h"

/* The rents of a group by how many of its deeds one owns. */
typedef struct MonopdRent {
    GroupKind kind; /* GROUP_COUNT or GROUP_DICE */
    bool exact;     /* the formula says the same for every throw */
    Money row[RENT_STEPS];
} MonopdRent;

/* The value of `formula` for 1 to `count` deeds; false when it is not
 * understood. */
bool monopd_rent(Slice formula, int count, MonopdRent *rent);

/* The formula of a card for a group with the formula `usual` (of length 0 for
 * streets) and `count` deeds, as an effect of `nearest`: fills factor or
 * dice_factor. False when it is neither. */
bool monopd_rent_nearest(Slice formula, Slice usual, int count, Effect *effect);

#endif
