/* credits.h -- who made opoly, what its editions are modelled on, what it is built with. */
#ifndef TABLE_CREDITS_H
#define TABLE_CREDITS_H

#include "words/words.h"

typedef struct CreditRow {
    const char *name;  /* as it is in every language; NULL: the end */
    const char *about; /* to be translated */
} CreditRow;

/* Out of the file AUTHORS, when the program is built. */
extern const CreditRow credits_people[], credits_games[], credits_libraries[];

typedef struct CreditPart {
    Sentence title;
    const CreditRow *rows;
} CreditPart;

enum { CREDIT_PARTS = 3 };
extern const CreditPart credits_parts[CREDIT_PARTS];

/* What there is to say about a row, in the reader's language. */
const char *credits_about(const Words *words, const CreditRow *row);

/* All of it in lines of at most 78 columns. */
void credits_write(const Words *words, Text *text);

#endif
