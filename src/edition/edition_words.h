/* edition_words.h -- an edition's names, nouns and money for sentences about it. */
#ifndef EDITION_EDITION_WORDS_H
#define EDITION_EDITION_WORDS_H

#include "edition/edition.h"
#include "words/words.h"

/* For sentences about no particular game; borrows both. Seats are "player 1",
 * "player 2" ... `language` may be NULL: English. */
Words edition_words(const Edition *edition, const Language *language);

/* Names a deed, space, group, deck or token, for callers that name seats
 * themselves. True when it is no proper name, as in WordsName. */
bool edition_words_name(const Edition *edition, const Words *words, PlaceKind kind, uint8_t id,
                        Text *text);

/* The same words for sentences about the rent of a deed: {rent} is what the edition
 * calls it for groups of that kind, which `own` has room for. Borrows `own`. */
Words edition_words_rent(const Words *words, const Edition *edition, DeedId deed,
                         Noun own[NOUN_COUNT]);

/* "Jail": the short name of the jail space; without one, what jails are called
 * in English. For arg_jail_space(). */
const char *edition_words_jail(const Edition *edition);

#endif
