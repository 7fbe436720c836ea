/* served.c -- a game that a server keeps: what the console does not do there. */
#include "console/served.h"

static bool is_advice(CommandId id)
{
    return id == COMMAND_HINT || id == COMMAND_ODDS || id == COMMAND_RISKS || id == COMMAND_COACH ||
           id == COMMAND_REVIEW;
}

bool served_forbids(const Printer *printer, CommandId id, Served served)
{
    bool over = table_game(printer->table)->phase == PHASE_OVER;
    if (served != SERVED_NOT && id == COMMAND_UNDO) {
        PRINT_PLAIN(printer, T_("That is not possible in a game on a server."));
        return true;
    }
    if (served != SERVED_PLAINLY || over || !is_advice(id)) return false;
    PRINT_PLAIN(printer, T_("This table plays without advice."));
    return true;
}
