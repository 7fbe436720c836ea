/* seat_name.h -- what may be the name of a player. */
#ifndef TABLE_SEAT_NAME_H
#define TABLE_SEAT_NAME_H

#include "words/sentence.h"

/* Letters, whatever their alphabet; accents that join a letter are none. */
enum { SEAT_NAME_LETTERS = 31, SEAT_NAME_SIZE = 4 * SEAT_NAME_LETTERS + 1 };

typedef enum SeatNameFault {
    SEAT_NAME_GOOD,
    SEAT_NAME_EMPTY,  /* nothing to be seen */
    SEAT_NAME_LONG,   /* more than SEAT_NAME_LETTERS */
    SEAT_NAME_QUOTED, /* quotes, controls, no UTF-8 */
    SEAT_NAME_UNSEEN, /* something in it cannot be seen */
    SEAT_NAME_FAULTS
} SeatNameFault;

SeatNameFault seat_name_fault(const char *name);

/* The sentence for a fault; its place is {at_most}, the letters a name may have. */
const Sentence *seat_name_sentence(SeatNameFault fault);

#endif
