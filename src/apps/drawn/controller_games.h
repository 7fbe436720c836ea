/* controller_games.h -- games come and go: begun, opened, begun again, left. */
#ifndef APPS_DRAWN_CONTROLLER_GAMES_H
#define APPS_DRAWN_CONTROLLER_GAMES_H

#include "apps/drawn/controller.h"

/* The view sees the list of saved games anew. */
void controller_list_games(Controller *controller);
/* Another game behind the start screen. */
void controller_show_demo(Controller *controller);
/* Takes the table, NULL for none; the old one is freed. */
void controller_change_table(Controller *controller, Table *table, int64_t number);

/* What requests ask for; each says in `why` what cannot be. */
void controller_begin_lesson(Controller *controller, Text *why);
void controller_begin_again(Controller *controller);
/* From the state before action n, as a new game; the old one stays saved as it is. */
void controller_play_on(Controller *controller, int64_t n);
void controller_load(Controller *controller, int64_t id, Text *why);
/* The last game that is not over. */
void controller_go_on(Controller *controller, Text *why);
void controller_keep_edition(Controller *controller, const Request *request, Text *answer);

#endif
