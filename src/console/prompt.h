/* prompt.h -- the question for the player to act. */
#ifndef CONSOLE_PROMPT_H
#define CONSOLE_PROMPT_H

#include "console/printer.h"

/* One line that says who must do what, with the main choices, and after the
 * newline "NAME> ". With `pressing`, Enter alone lets chance answer. */
void prompt_write(const Printer *printer, bool pressing);

#endif
