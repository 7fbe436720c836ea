/* card_warn.h -- cards that speak of another board, or of another sum than they move. */
#ifndef EDITION_CARD_WARN_H
#define EDITION_CARD_WARN_H

#include "edition/edition_check.h"

/* Of cards in the edition's own file, and of those that it takes over. */
void card_warn(const Edition *edition, const Origins *origins, Problems *warnings);

#endif
