/* watopoly_session.h -- a game of Watopoly on a terminal or through a pipe. */
#ifndef APPS_TERMINAL_WATOPOLY_SESSION_H
#define APPS_TERMINAL_WATOPOLY_SESSION_H

#include "apps/terminal/terminal.h"
#include "table/table.h"

/* Plays until one player is left, `quit`, or the end of input; takes the
 * table. A person's game is kept in the store too, so that nothing is lost, as
 * number `id`, or as a new one if that is 0; scripts and tests leave nothing
 * behind. Returns the exit status. */
int watopoly_session_play(Terminal *terminal, Table *table, bool testing, int64_t id);

#endif
