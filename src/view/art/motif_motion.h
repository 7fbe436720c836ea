/* motif_motion.h -- what moves in the picture in the middle of a board. */
#ifndef VIEW_ART_MOTIF_MOTION_H
#define VIEW_ART_MOTIF_MOTION_H

#include "edition/edition.h"
#include "ui/theme.h"

/* The one thing that moves in a motif: gondolas, waves, snow, a wave through tulips, geese, lights;
 * at most twelve dots or paths. `clock` is in seconds; at 0 everything is as at rest. Drawn over
 * the layer of motif_art_draw, which leaves these out. */
void motif_motion_draw(Canvas *canvas, Box box, const Theme *theme, FaceMotif motif, double clock);
/* The whole motif at rest, for pictures in which nothing ever moves. */
void motif_motion_still(Canvas *canvas, Box box, const Theme *theme, FaceMotif motif);

#endif
