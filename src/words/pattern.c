/* pattern.c -- what a pattern consists of. */
#include "words/pattern.h"

#include <assert.h>
#include <string.h>

static_assert(PLACE_COUNT <= 256, "an argument names its place with a byte");

typedef struct PlaceRow {
    const char *name;
    PlaceKind kind;
    NounId noun;
} PlaceRow;

static const PlaceRow rows[PLACE_COUNT] = {
#define PLACE_ID(place, what) [PLACE_##place] = {#place, PLACE_KIND_##what, NOUN_COUNT},
#define PLACE_AMOUNT(place, what) [PLACE_##place] = {#place, PLACE_KIND_##what, NOUN_COUNT},
#define PLACE_SCALED(place, what) [PLACE_##place] = {#place, PLACE_KIND_##what, NOUN_COUNT},
#define PLACE_COUNTED(place, what) [PLACE_##place] = {#place, PLACE_KIND_COUNTED, NOUN_##what},
#define PLACE_NOUN(place) [PLACE_##place] = {#place, PLACE_KIND_NOUN, NOUN_COUNT},
#define PLACE_SET(place) [PLACE_##place] = {#place, PLACE_KIND_SET, NOUN_COUNT},
#define PLACE_LIST(place) [PLACE_##place] = {#place, PLACE_KIND_LIST, NOUN_COUNT},
#define PLACE_EITHER(place) [PLACE_##place] = {#place, PLACE_KIND_EITHER, NOUN_COUNT},
#define PLACE_SAID(place) [PLACE_##place] = {#place, PLACE_KIND_SAID, NOUN_COUNT},
#define PLACE_TERM(place) [PLACE_##place] = {#place, PLACE_KIND_TERM, NOUN_COUNT},
#define PLACE_TEXT(place) [PLACE_##place] = {#place, PLACE_KIND_TEXT, NOUN_COUNT},
#define PLACE_DATE(place) [PLACE_##place] = {#place, PLACE_KIND_DATE, NOUN_COUNT},
#include "words/place_rows.h"
#define NOUN(ID, place, context, one, many) \
    [PLACE_FIRST_NOUN + NOUN_##ID] = {#place, PLACE_KIND_NOUN, NOUN_##ID},
#include "words/noun_rows.h"
};

const char *pattern_place_name(Place place)
{
    return rows[place].name;
}

PlaceKind pattern_place_kind(Place place)
{
    return rows[place].kind;
}

NounId pattern_place_noun(Place place)
{
    return rows[place].noun;
}

/* PLACE_END when there is none of that name. */
static Place find_place(const char *name, size_t length)
{
    for (Place place = PLACE_ABSENT + 1; place < PLACE_COUNT; place++)
        if (rows[place].name != NULL && strncmp(rows[place].name, name, length) == 0 &&
            rows[place].name[length] == '\0')
            return place;
    return PLACE_END;
}

static bool take_place(const char **at, Piece *piece)
{
    const char *name = *at + 1;
    size_t length = strcspn(name, "{}[].");
    const char *end = name + length;
    *piece = (Piece){.kind = PIECE_PLACE, .start = *at, .place = find_place(name, length)};
    if (piece->place == PLACE_END) return false;
    if (*end == '.') {
        piece->form = end + 1;
        piece->form_length = strcspn(piece->form, "{}[].");
        end = piece->form + piece->form_length;
        if (piece->form_length == 0) return false;
    }
    if (*end != '}') return false;
    *at = end + 1;
    piece->length = (size_t)(*at - piece->start);
    return true;
}

/* Words up to the next sign; a doubled sign ends them, itself included once. */
static bool take_words(const char **at, Piece *piece)
{
    size_t length = strcspn(*at, "{[]");
    const char *end = *at + length;
    *piece = (Piece){.kind = PIECE_WORDS, .start = *at, .length = length};
    if (*end != '\0' && end[1] == *end) {
        piece->length++;
        end += 2;
    }
    *at = end;
    return piece->length > 0;
}

bool pattern_next(const char **at, Piece *piece)
{
    char sign = **at;
    if (sign == '\0') return false;
    bool doubled = strchr("{[]", sign) != NULL && (*at)[1] == sign;
    if (sign == '{' && !doubled) return take_place(at, piece);
    if ((sign == '[' || sign == ']') && !doubled) {
        *piece =
            (Piece){.kind = sign == '[' ? PIECE_OPEN : PIECE_CLOSE, .start = (*at)++, .length = 1};
        return true;
    }
    return take_words(at, piece);
}

static void note(uint64_t *set, Place place)
{
    set[place / 64] |= UINT64_C(1) << (place % 64);
}

bool pattern_places(const char *pattern, PatternPlaces *places)
{
    Piece piece;
    bool inside = false, named = false;
    *places = (PatternPlaces){0};
    while (pattern_next(&pattern, &piece)) {
        switch (piece.kind) {
        case PIECE_WORDS: break;
        case PIECE_PLACE:
            note(inside ? places->loose : places->firm, piece.place);
            named = true;
            break;
        case PIECE_OPEN:
            if (inside) return false;
            inside = true;
            named = false;
            break;
        case PIECE_CLOSE:
            if (!inside || !named) return false;
            inside = false;
            break;
        }
    }
    return *pattern == '\0' && !inside;
}

bool pattern_same_places(const PatternPlaces *a, const PatternPlaces *b)
{
    return memcmp(a->firm, b->firm, sizeof a->firm) == 0 &&
           memcmp(a->loose, b->loose, sizeof a->loose) == 0;
}

/* Nothing may be firm that was not: it could be missing. */
bool pattern_within(const char *original, const char *translation)
{
    PatternPlaces first, second;
    if (!pattern_places(original, &first) || !pattern_places(translation, &second)) return false;
    for (int i = 0; i < 4; i++) {
        if ((second.firm[i] & ~first.firm[i]) != 0) return false;
        if ((second.loose[i] & ~(first.loose[i] | first.firm[i])) != 0) return false;
    }
    return true;
}
