/* desktop_game.h -- the drawn game running in its window. */
#ifndef APPS_DESKTOP_DESKTOP_GAME_H
#define APPS_DESKTOP_DESKTOP_GAME_H

#include "apps/desktop/desktop_options.h"

typedef struct DesktopGame DesktopGame;

/* Opens the window and what the wish asks for. NULL after reporting what is
 * wrong, with the exit status in *status. */
DesktopGame *desktop_game_new(const DesktopWish *wish, int *status);
void desktop_game_free(DesktopGame *game);

/* Until the person goes, the window is closed or a signal comes. False when
 * some of the game could not be saved. */
bool desktop_game_run(DesktopGame *game);

/* One round of the loop without waiting: the events of SDL, `seconds` of
 * time, and a picture if there is a new one. True when one was drawn. */
bool desktop_game_frame(DesktopGame *game, double seconds);

#endif
