/* presence_told.h -- who drops out of a table on a server, and who is back. */
#ifndef APPS_LINK_PRESENCE_TOLD_H
#define APPS_LINK_PRESENCE_TOLD_H

#include "online/guest.h"

/* What the reader knows; zero at first. */
typedef struct PresenceTold {
    unsigned stand_ins, lost; /* seats, as bits */
    unsigned told;            /* guest_clock_told when that was */
} PresenceTold;

/* Has something changed? Then presence_told says what, a line each. */
bool presence_news(const PresenceTold *known, const Guest *guest);
void presence_told(PresenceTold *known, const Guest *guest);

#endif
