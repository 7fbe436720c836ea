/* setup_players.h -- a new game: who plays. */
#ifndef VIEW_SCREENS_SETUP_PLAYERS_H
#define VIEW_SCREENS_SETUP_PLAYERS_H

#include "ui/ui.h"

/* A card for every seat; `what` is not used. */
double setup_players(Ui *ui, Box box, void *what);

typedef struct View View;

/* The buttons that add somebody, side by side. */
void setup_players_add(View *view, Box box);

#endif
