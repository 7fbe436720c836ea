/* served.h -- a game that a server keeps: what the console does not do there. */
#ifndef CONSOLE_SERVED_H
#define CONSOLE_SERVED_H

#include "console/commands.h"

typedef enum Served {
    SERVED_NOT,     /* a game of one's own */
    SERVED_PLAINLY, /* by a server, and its table plays without advice */
    SERVED_ADVISED
} Served;

/* Nothing is taken back there, and advice is the table's choice until the game is over. Says so
 * when the command is not to be carried out. */
bool served_forbids(const Printer *printer, CommandId id, Served served);

#endif
