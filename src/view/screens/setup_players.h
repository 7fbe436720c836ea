/* setup_players.h -- a new game: who plays. */
#ifndef VIEW_SCREENS_SETUP_PLAYERS_H
#define VIEW_SCREENS_SETUP_PLAYERS_H

#include "ui/ui.h"

/* Contents of a card; `what` is not used. */
double setup_players(Ui *ui, Box box, void *what);

#endif
