/* dice_art.h -- a die, at rest or in the air. */
#ifndef VIEW_ART_DICE_ART_H
#define VIEW_ART_DICE_ART_H

#include "canvas/canvas.h"

/* A die in the box, turned by `turn` full turns and lifted by `height` times
 * its side: it moves up, its shadow falls away from it. Values from 1 to 6
 * are shown in pips, others as a number. */
void dice_art_draw(Canvas *canvas, int value, Box box, double turn, double height);

#endif
