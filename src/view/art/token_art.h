/* token_art.h -- the tokens, drawn. */
#ifndef VIEW_ART_TOKEN_ART_H
#define VIEW_ART_TOKEN_ART_H

#include "canvas/canvas.h"

/* `word` and `index` are the token's in its edition. Words of our editions
 * have a shape that shows them, "thief" too; every other word gets one of
 * sixteen signs by its index, so no two tokens of an edition look alike. */

/* The silhouette in the middle of the box. */
void token_art_draw(Canvas *canvas, const char *word, int index, Box box, Colour colour);

/* A round counter that fills the box: the silhouette in `paper` on the
 * player's colour, with a ring of `paper`. Its soft shadow reaches a little
 * out of the box. */
void token_art_disc(Canvas *canvas, const char *word, int index, Box box, Colour player_colour,
                    Colour paper);

#endif
