/* look.h -- how a space, deck or token looks, where the edition file chooses.
 *
 * A look is no rule: it takes no part in edition_hash, and a view may do
 * without it. */
#ifndef EDITION_LOOK_H
#define EDITION_LOOK_H

#include <stdint.h>

/* The pictures of spaces and decks. */
typedef enum LookIcon {
    LOOK_ICON_USUAL, /* the file says nothing: the view finds one */
#define PICTURE(id, word) LOOK_ICON_##id,
#include "edition/look_rows.h"
    LOOK_ICON_COUNT
} LookIcon;

/* A tint of the square, of the cards of a deck, of the rim of a token. */
typedef enum LookTheme {
    LOOK_THEME_USUAL, /* the file says nothing */
#define TINT(id, word, rgb) LOOK_THEME_##id,
#include "edition/look_rows.h"
    LOOK_THEME_COUNT
} LookTheme;

typedef struct LookChoice {
    uint8_t icon;  /* LookIcon of a space or deck; of a token see look_shape */
    uint8_t theme; /* LookTheme */
} LookChoice;

/* The words of the file, each list ended by NULL; a LookIcon n is the word n - 1,
 * and so is a LookTheme. */
extern const char *const look_icons[];
extern const char *const look_shapes[];
extern const char *const look_themes[];

/* The shape a token was given, "dog"; NULL: that of its own word. */
const char *look_shape(LookChoice look);
/* The colour of a theme, 0xRRGGBB; not of LOOK_THEME_USUAL. */
uint32_t look_colour(LookTheme theme);

#endif
