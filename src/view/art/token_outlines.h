/* token_outlines.h -- the shapes of the tokens, for token_art.c.
 *
 * Outlines are what the attribute d of an SVG path holds, on a square of
 * TOKEN_SIDE units. A part that turns the other way is a hole: shapes are
 * filled where the windings do not add up to zero. */
#ifndef VIEW_ART_TOKEN_OUTLINES_H
#define VIEW_ART_TOKEN_OUTLINES_H

#include <stddef.h>

enum { TOKEN_SIDE = 48, TOKEN_SIGNS = 16 };

typedef struct TokenOutline {
    const char *word;
    const char *solid;
    const char *tone; /* paler, under the solid part; NULL: none */
} TokenOutline;

/* Known by their words; each table is ended by one without a word. */
extern const TokenOutline token_animals[], token_vehicles[], token_people[], token_things[];
/* For tokens with other words. As many as an edition can have tokens, so
 * that each gets a different shape; none of them is in the tables above. */
extern const TokenOutline token_signs[TOKEN_SIGNS];

#endif
