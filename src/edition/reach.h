/* reach.h -- which spaces a token can ever come to. */
#ifndef EDITION_REACH_H
#define EDITION_REACH_H

#include "edition/edition.h"

/* Bit n: some throw or card leads to the space n, beginning at the start. */
uint64_t reach_find(const Edition *edition);

#endif
