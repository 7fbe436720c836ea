/* deck_read.h -- the statements about decks and their cards. */
#ifndef EDITION_DECK_READ_H
#define EDITION_DECK_READ_H

#include "edition/draft.h"

/* Each takes the rest of its statement. */
void deck_read(Draft *draft, Statement *statement);
void deck_read_card(Draft *draft, Statement *statement);

#endif
