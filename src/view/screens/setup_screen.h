/* setup_screen.h -- a new game being planned. */
#ifndef VIEW_SCREENS_SETUP_SCREEN_H
#define VIEW_SCREENS_SETUP_SCREEN_H

#include "view/request.h"

typedef struct View View;

enum { SETUP_EDITIONS = 64, SETUP_SENTENCE = 240, SETUP_PATH = 240 };

/* An edition of the library. */
typedef struct SetupEdition {
    char word[WORD_SIZE];
    char title[NAME_SIZE];
    char why_not[SETUP_SENTENCE]; /* it cannot be played; else empty */
} SetupEdition;

/* The game being planned, and what is open of it. Sentences are empty when
 * nothing is wrong. */
typedef struct SetupState {
    GamePlan plan;
    SetupEdition editions[SETUP_EDITIONS];
    int edition_count;
    int chosen;                   /* edition; -1: there is none that can be played */
    Edition printed;              /* without house rules */
    Edition edition;              /* with them; the last that was good */
    Problems problems;            /* of the house rules */
    char trouble[SETUP_SENTENCE]; /* with the number of players */
    char seat_trouble[MAX_SEATS][SETUP_SENTENCE];
    bool unchangeable[RULE_COUNT]; /* this edition has nothing for another value */
    char picture_path[MAX_SEATS][SETUP_PATH];
    int open_seat; /* its details are shown; -1: none */
    bool rules_open;
    int open_group; /* of rules; -1: none */
} SetupState;

/* Of the game being planned now. */
SetupState *setup_of(const View *view);

#endif
