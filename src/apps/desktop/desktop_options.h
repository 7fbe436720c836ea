/* desktop_options.h -- the command line of `opoly-desktop`. */
#ifndef APPS_DESKTOP_DESKTOP_OPTIONS_H
#define APPS_DESKTOP_DESKTOP_OPTIONS_H

#include "apps/command/game_options.h"

typedef struct DesktopWish {
    /* what is played */
    GameWish game;
    bool no_save;
    const char *join; /* the link of a table on a server, or its address; NULL: none */

    /* how it looks */
    int width, height, scale, text_size; /* 0: as usual */
    bool dark, full_screen, mute;
    int coach; /* Coaching; -1: as in the settings */

    /* pictures without a window */
    const char *shot, *screen; /* NULL: none */
    int64_t at;                /* before this action; -1: now */
    bool faults;               /* list what is wrong with its texts */
    bool bench;
} DesktopWish;

/* True when there is something to do; else *status is the exit status, and
 * everything has been reported. Words are borrowed from `argv`. */
bool desktop_options_read(int argc, char **argv, DesktopWish *wish, int *status);

/* For what is found to be wrong later. */
extern const CommandSpec desktop_options_command;

#endif
