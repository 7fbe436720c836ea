/* inflection.h -- names in the forms of a language: articles, cases, suffixes, as data.
 *
 * A model has alternatives separated by '|', each with its condition before '>', and '{}' for the
 * name; the first that fits is taken:
 *
 *     ^aeiouAEIOU>an {}|a {}          =f>la {}|le {}
 *
 *     ^set   the name begins with one of the characters
 *     $set   it ends in one of them
 *     ~set   its last vowel is one of them; vowels are all characters after a ~ in the model
 *     &text  it ends in the text           @text  it is the text; the words may then leave {} out
 *     =tag   the noun has this tag ("maison#f"); common nouns have the tag c
 *
 * Several conditions of one alternative must all hold. */
#ifndef WORDS_INFLECTION_H
#define WORDS_INFLECTION_H

#include "base/text.h"

/* Writes the name in the form. `tags` are letters; may be empty. False, and
 * nothing written, when no alternative fits or the model cannot be read. */
bool inflection_write(const char *model, const char *name, const char *tags, Text *text);

#endif
