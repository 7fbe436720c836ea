/* deed_view.h -- a title deed: as a small card and large with every rent. */
#ifndef VIEW_BOARD_DEED_VIEW_H
#define VIEW_BOARD_DEED_VIEW_H

#include "canvas/box.h"
#include "edition/edition.h"
#include "view/board/deed_large.h"

typedef struct View View;

/* A small card as in the trade sheet: colour, name, price; pale when it
 * cannot be used, hatched when mortgaged, buildings as signs. Draws only. */
void deed_card(View *view, Box box, DeedId deed, bool chosen, bool pale);

/* Any other space, large: what happens there. */
void space_large(View *view, Box box, SpaceId space);

#endif
