/* plate_art.h -- words on brass and card: the board's name plate, price tags. */
#ifndef VIEW_ART_PLATE_ART_H
#define VIEW_ART_PLATE_ART_H

#include "ui/ui.h"

/* The title of a board around the middle of the box, as large as its height allows; narrower
 * titles have narrower plates. */
void plate_art_name(Ui *ui, Box box, const char *title);

/* A tag with its hole at x, y, slightly turned. */
void plate_art_tag(Ui *ui, double x, double y, double scale, const char *words);

#endif
