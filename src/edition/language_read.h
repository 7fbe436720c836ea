/* language_read.h -- the lines of an edition that name its things in another language. */
#ifndef EDITION_LANGUAGE_READ_H
#define EDITION_LANGUAGE_READ_H

#include "edition/draft.h"

/* A text with such lines. All of it is borrowed. */
typedef struct LanguageLines {
    const char *word; /* of the edition it belongs to */
    const char *file; /* as shown in problems */
    const char *text;
    size_t length;
    const char *language; /* "fr", or "fr_CA", for which lines in "fr" count too; the
                             others are only checked */
    bool whole;           /* every line is in that language and none begins with `in` */
} LanguageLines;

/* Is it `in LANGUAGE ...`, or that after a `when`? */
bool language_read_is_line(const Line *line);
/* The language of such a line; NULL when it names none. */
const char *language_read_code(const Line *line);

/* Gives the names of the lines that count to what has been read so far. Cards
 * have to wait, because an edition that builds on this one may use them. */
void language_read(Draft *draft, const LanguageLines *file, Problems *problems);
/* Replaces the texts of cards, when all files are read and without mistakes. */
void language_read_cards(Draft *draft, const LanguageLines *file, Problems *problems);

#endif
