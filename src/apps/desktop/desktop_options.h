/* desktop_options.h -- the command line of `opoly-desktop`. */
#ifndef APPS_DESKTOP_DESKTOP_OPTIONS_H
#define APPS_DESKTOP_DESKTOP_OPTIONS_H

#include "edition/edition.h"

enum { DESKTOP_RULES = 100 };

typedef struct DesktopWish {
    /* what is played; NULL or 0: not given */
    const char *edition, *load;
    const char *rules[DESKTOP_RULES], *players[MAX_SEATS];
    int rule_count, player_count, players_number;
    bool seeded, no_save;
    uint64_t seed;

    /* how it looks */
    int width, height, scale, text_size; /* 0: as usual */
    bool dark, full_screen, mute;

    /* pictures without a window */
    const char *shot, *screen; /* NULL: none */
    int64_t at;                /* before this action; -1: now */
    bool faults;               /* list what is wrong with its texts */
    bool bench;
} DesktopWish;

/* True when there is something to do; else *status is the exit status, and
 * everything has been reported. Words are borrowed from `argv`. */
bool desktop_options_read(int argc, char **argv, DesktopWish *wish, int *status);

/* "WHAT is wrong. Try ...": gives the exit status. The sentence is the parts
 * joined, ended by NULL. */
int desktop_options_wrong(const char *option, const char *value, const char *why);

#endif
