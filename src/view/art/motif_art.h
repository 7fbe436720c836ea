/* motif_art.h -- the picture in the middle of a board. */
#ifndef VIEW_ART_MOTIF_ART_H
#define VIEW_ART_MOTIF_ART_H

#include "edition/edition.h"
#include "ui/theme.h"

/* Fills the box, its lower edge in sight, and draws nothing outside of it. Hundreds of shapes: to
 * be kept in a layer, without what may move: motif_motion.h. */
void motif_art_draw(Canvas *canvas, Box box, const Theme *theme, FaceMotif motif);

/* For motif_motion: the sheet of the motif in the box, until motif_art_end; and a colour of it by
 * day or night, where windows and lamps stay lit. */
void motif_art_begin(Canvas *canvas, Box box);
void motif_art_end(Canvas *canvas);
Colour motif_art_shade(const Theme *theme, Colour colour, bool lit);

#endif
