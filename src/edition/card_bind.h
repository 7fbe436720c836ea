/* card_bind.h -- the places that the texts of cards name, while an edition is read.
 *
 * A file that builds on another may give its spaces other words; the cards it
 * takes over must not lose them. */
#ifndef EDITION_CARD_BIND_H
#define EDITION_CARD_BIND_H

#include "edition/draft.h"

/* Notes every place of the text that is not on the board. */
bool card_bind_check(Draft *draft, Statement *statement, const char *written);

/* Remembers which words the spaces have in the file that is being read. */
void card_bind_words(Draft *draft);
/* Remembers what the cards of that file say when nothing has been translated, so
 * that their texts are known by that, too. */
void card_bind_shown(Draft *draft);

/* Gives every place the word that its space has in the end, and writes what the
 * cards say; sums as the language has them, NULL: as English has. */
void card_bind(Draft *draft, const Language *language);

#endif
