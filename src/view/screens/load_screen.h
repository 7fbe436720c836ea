/* load_screen.h -- the table of saved games. */
#ifndef VIEW_SCREENS_LOAD_SCREEN_H
#define VIEW_SCREENS_LOAD_SCREEN_H

#include <stdint.h>

typedef struct LoadState {
    int64_t chosen; /* number of a game, 0: none */
} LoadState;

#endif
