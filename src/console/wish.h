/* wish.h -- what a line asks of the program around the console. */
#ifndef CONSOLE_WISH_H
#define CONSOLE_WISH_H

#include "game/action.h"

typedef enum ConsoleWish {
    CONSOLE_GO_ON,
    CONSOLE_QUIT,
    CONSOLE_NEW,      /* another game is chosen */
    CONSOLE_RESTART,  /* the same settings from the start */
    CONSOLE_SAVE,     /* argument: a name for the game, a file, or empty */
    CONSOLE_LOAD,     /* argument: number, name or file */
    CONSOLE_GAMES,    /* the saved games are listed */
    CONSOLE_REVIEW,   /* the game so far is reviewed */
    CONSOLE_POSITION, /* argument: file with a position to load */
    CONSOLE_RECORD,   /* argument: file to write the record to */
    CONSOLE_UNDONE    /* actions were taken back: only table_action_count of
                         them are left, and a store must forget the rest */
} ConsoleWish;

/* Submits an action to the table, so that the program can commit it before it
 * is shown. */
typedef Refusal (*ConsoleSubmit)(void *context, const Action *action);

#endif
