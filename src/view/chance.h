/* chance.h -- throwing and spinning by hand: the dice for the order of play, and
 * the wheel, wait for the person whose they are. */
#ifndef VIEW_CHANCE_H
#define VIEW_CHANCE_H

#include <stdbool.h>

typedef struct View View;

/* Does chance wait for a press of the person it acts for? */
bool chance_waits(const View *view);
/* Is it the wheel that waits? */
bool chance_spins(const View *view);
/* The press. */
void chance_go(View *view);

#endif
