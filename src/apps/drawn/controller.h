/* controller.h -- plays the drawn game: does what the view requests and lets
 * the dealer and the computers play.
 *
 * Shared by the window and the page: it knows no files, clock or window. Its
 * host provides what it needs of those. */
#ifndef APPS_DRAWN_CONTROLLER_H
#define APPS_DRAWN_CONTROLLER_H

#include "apps/drawn/controller_host.h"

typedef struct Controller Controller;

/* Keeps both. The start screen has its saved games and a game behind it. */
Controller *controller_new(const ControllerHost *host, View *view);
void controller_free(Controller *controller);

/* A game to be played; takes the table. `id` is 0 for a new one. */
void controller_take(Controller *controller, Table *table, int64_t id);
/* Shows saved game `id`, or closes the running one; tells why it cannot. */
void controller_open(Controller *controller, int64_t id);
void controller_leave(Controller *controller);
/* The game in a file of the system; tells why it cannot. */
void controller_open_file(Controller *controller, const char *name);
/* A table on a server: by a link or address, "" for a new one at home; tells why it cannot. */
void controller_join(Controller *controller, const char *where);
/* A new game as planned; false with a sentence when that cannot be. */
bool controller_begin(Controller *controller, const GamePlan *plan, Text *why);

void controller_input(Controller *controller, const Input *input);
/* Advances time by the real seconds since the last call; computers play a little.
 * True when the picture has changed. */
bool controller_tick(Controller *controller, double seconds);
/* Seconds until something happens without input. */
double controller_rest(const Controller *controller);
/* The person wants to go. */
bool controller_over(const Controller *controller);
/* The running game, or NULL. */
const Table *controller_table(const Controller *controller);

#endif
