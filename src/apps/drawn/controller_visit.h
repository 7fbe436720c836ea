/* controller_visit.h -- the game on the table is one on a server. */
#ifndef APPS_DRAWN_CONTROLLER_VISIT_H
#define APPS_DRAWN_CONTROLLER_VISIT_H

#include "apps/drawn/controller.h"

/* The view knows what there is of a server, and of the room. */
void controller_tell_facts(Controller *controller);
/* What a server refuses, in words. */
void controller_tell_no(Controller *controller, No no);
void controller_say_to_server(Controller *controller, const char *line);
/* Carries what was said both ways. True when something has changed. */
bool controller_visit_tick(Controller *controller);
/* A game that has ended, and was shown to its end, becomes one of our own. */
void controller_keep_ended(Controller *controller);
void controller_end_visit(Controller *controller);

#endif
