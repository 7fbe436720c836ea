/* watopoly_setup.h -- who plays a new game of Watopoly: number, names, pieces. */
#ifndef APPS_TERMINAL_WATOPOLY_SETUP_H
#define APPS_TERMINAL_WATOPOLY_SETUP_H

#include "apps/terminal/terminal.h"
#include "table/seating.h"

/* Asks until each answer is right; a wrong one gets a sentence (W12). So many
 * computers are added to the people who are asked for. Anything but
 * TERMINAL_LINE means that the input ended or a signal came. */
TerminalInput watopoly_setup_ask(Terminal *terminal, const Edition *edition, int computers,
                                 Seating *seating);

#endif
