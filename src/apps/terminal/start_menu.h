/* start_menu.h -- the first question: one Enter begins the usual game. */
#ifndef APPS_TERMINAL_START_MENU_H
#define APPS_TERMINAL_START_MENU_H

#include "apps/store/store.h"
#include "apps/terminal/welcome.h"

typedef enum StartChoice {
    START_USUAL,  /* the usual game on the board `word` */
    START_CHOOSE, /* edition, house rules and players are asked for */
    START_LEARN,  /* the game that teaches */
    START_RESUME, /* saved game `id` goes on */
    START_LEAVE   /* for the reason in `reply` */
} StartChoice;

typedef struct StartMenu {
    Terminal *terminal;
    const EditionStore *editions;
    Store *store;           /* of saved games; NULL: none are offered */
    const Edition *edition; /* of the usual game */
    int players;            /* at its table */
    bool resume;            /* the last game is offered */
    bool boards;            /* other boards are offered */
    /* out */
    const char *word;
    int64_t id;
    WelcomeReply reply;
} StartMenu;

/* Asks until the answer is one of them. */
StartChoice start_menu_ask(StartMenu *menu);

#endif
