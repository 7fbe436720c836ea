/* slip.h -- what a slip of the pen was probably meant to be. */
#ifndef EDITION_SLIP_H
#define EDITION_SLIP_H

#include "base/lines.h"
#include "base/text.h"

/* The number meant by "3,000", "$60", "60kr" or "6O"; false when it is not
 * plain which. */
bool slip_number(const char *word, Text *digits);

/* Does it begin with a quote that is not the one of our files: “ „ « ‘ ' ? */
bool slip_quote(const char *word);

/* The six digits meant by "#9BD", "D9EADB" or "9bd": "#99BBDD"; false: none. */
bool slip_colour(const char *word, Text *colour);

/* The word behind '#' that became a comment, "#9BD"; false: there is none. */
bool slip_comment(const Line *line, Text *word);

/* "price" of "price=60" or "price:60", and where the rest begins; NULL: there is
 * no such sign inside the word. */
const char *slip_assigned(const char *word, Text *before);

/* Is it a detail of a statement, like "price" or "colour"? */
bool slip_is_detail(const char *word);

#endif
