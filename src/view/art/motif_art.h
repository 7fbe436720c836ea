/* motif_art.h -- the picture in the middle of a board. */
#ifndef VIEW_ART_MOTIF_ART_H
#define VIEW_ART_MOTIF_ART_H

#include "edition/edition.h"
#include "ui/theme.h"

/* Fills the box, its lower edge in sight, and draws nothing outside of it. Hundreds of shapes: to
 * be kept in a layer. */
void motif_art_draw(Canvas *canvas, Box box, const Theme *theme, FaceMotif motif);

#endif
