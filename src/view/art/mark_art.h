/* mark_art.h -- marks: bought, mortgaged, crowned. */
#ifndef VIEW_ART_MARK_ART_H
#define VIEW_ART_MARK_ART_H

#include "canvas/canvas.h"

/* The owner's stamp: the token in a ring, in the player's colour. `pressed`
 * goes from 0, high above the paper, to 1, when it is on it: until then it is
 * larger and paler. */
void mark_art_stamp(Canvas *canvas, const char *word, int index, Box box, Colour player_colour,
                    double pressed);

/* Slanted stripes that say "mortgaged", to be drawn before the name; pale
 * enough to leave any text readable. */
void mark_art_hatch(Canvas *canvas, Box box, Colour ink);

/* A dashed outline, of dashes so long and thick. */
void mark_art_dashes(Canvas *canvas, Box box, double dash, double width, Colour colour);
/* A dashed circle that fills the box. */
void mark_art_circle(Canvas *canvas, Box box, double width, Colour colour);

/* A golden crown with three balls, on a square. */
void mark_art_crown(Canvas *canvas, Box box);

#endif
