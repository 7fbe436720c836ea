/* pattern.h -- what a pattern consists of.
 *
 *     {seat} {sum}     a place; places may come in any order and be repeated
 *     {seat.of}        the place in a form: Ann's (inflection.h)
 *     [ for {sum}]     left out, words and all, when a place in it has nothing to say; not nested
 *     {{ [[ ]]         the sign itself
 *
 * A translation names the same places as its original, and those in brackets stay in brackets. */
#ifndef WORDS_PATTERN_H
#define WORDS_PATTERN_H

#include <stddef.h>

#include "words/sentence.h"

typedef enum PieceKind { PIECE_WORDS, PIECE_PLACE, PIECE_OPEN, PIECE_CLOSE } PieceKind;

typedef struct Piece {
    PieceKind kind;
    const char *start; /* of the words; of a place: its '{' */
    size_t length;
    Place place;
    const char *form; /* after the dot; length 0 without one */
    size_t form_length;
} Piece;

/* Takes the next piece off `*at`; false at the end, or where the pattern cannot
 * be read: then **at is not '\0'. */
bool pattern_next(const char **at, Piece *piece);

/* The places named in brackets and outside them, a bit each. */
typedef struct PatternPlaces {
    uint64_t firm[4];
    uint64_t loose[4];
} PatternPlaces;

/* False when the pattern cannot be read, or a bracket holds no place. */
bool pattern_places(const char *pattern, PatternPlaces *places);
/* Exactly the same places? */
bool pattern_same_places(const PatternPlaces *a, const PatternPlaces *b);
/* Can `translation` be read, and does it name no place that `original` lacks? */
bool pattern_within(const char *original, const char *translation);

/* The name of a place as patterns say it, and what it wants. */
const char *pattern_place_name(Place place);
PlaceKind pattern_place_kind(Place place);
/* Of a counted place or a noun. */
NounId pattern_place_noun(Place place);

#endif
