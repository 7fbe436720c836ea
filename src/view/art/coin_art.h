/* coin_art.h -- money that can be seen: coins. */
#ifndef VIEW_ART_COIN_ART_H
#define VIEW_ART_COIN_ART_H

#include "canvas/canvas.h"

/* A gold coin in the middle of the box. `turn` spins it about its upright
 * axis, in full turns: at a quarter it shows its edge. */
void coin_art_coin(Canvas *canvas, Box box, double turn);

/* A pile of coins standing in the box; more of them for larger sums. From 1
 * to 12 are drawn, in up to three stacks. */
void coin_art_pile(Canvas *canvas, Box box, int coins);

#endif
