/* controller_state.h -- the inside of a Controller. Only for the modules called controller_*. */
#ifndef APPS_DRAWN_CONTROLLER_STATE_H
#define APPS_DRAWN_CONTROLLER_STATE_H

#include "apps/drawn/controller.h"
#include "apps/drawn/counsel.h"
#include "apps/drawn/demo.h"
#include "apps/drawn/historian.h"

enum { WHY_SIZE = 400 };

struct Controller {
    const ControllerHost *host;
    View *view;
    Table *table; /* NULL: none is on */
    Visit *visit; /* NULL: the game is one of our own */
    int64_t number;
    double began; /* by the host's clock */
    Demo *demo;
    Counsel *counsel;
    Historian *historian;
    bool waits; /* nobody but a person can go on */
    bool over;
    int kept;    /* the number of the game of the meeting that was kept at its end */
    double idle; /* seconds since somebody did something */
};

#endif
