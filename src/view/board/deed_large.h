/* deed_large.h -- a title deed with every rent, and who holds its group. */
#ifndef VIEW_BOARD_DEED_LARGE_H
#define VIEW_BOARD_DEED_LARGE_H

#include "canvas/box.h"
#include "edition/edition.h"

typedef struct View View;

/* Every rent, the line of the present level marked, prices of buildings and mortgage, and the
 * deeds of the group with their holders. Upright in boxes that are higher than wide, made for
 * 240x338; else with its price in the head and two columns of rents, made for 226x172. Works for
 * streets, stations and utilities of every edition. */
void deed_large(View *view, Box box, DeedId deed);

#endif
