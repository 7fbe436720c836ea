/* deed_view.h -- a title deed: as a small card and large with every rent. */
#ifndef VIEW_BOARD_DEED_VIEW_H
#define VIEW_BOARD_DEED_VIEW_H

#include "canvas/box.h"
#include "edition/edition.h"

typedef struct View View;

/* A small card as in the trade sheet: colour, name, price; pale when it
 * cannot be used, hatched when mortgaged, buildings as signs. Draws only. */
void deed_card(View *view, Box box, DeedId deed, bool chosen, bool pale);

/* The whole deed, with every rent, prices of buildings, mortgage, and the
 * line of the present level marked; fits any box of at least 180x220 design
 * pixels. Works for streets, stations and utilities of every edition. */
void deed_large(View *view, Box box, DeedId deed);

/* Any other space, large: what happens there. */
void space_large(View *view, Box box, SpaceId space);

#endif
