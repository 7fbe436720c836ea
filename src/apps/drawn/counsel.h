/* counsel.h -- everybody who thinks for the person at the table, and the time they get: hints and
 * chances, forecasts of deals, warnings before a blunder, the review. */
#ifndef APPS_DRAWN_COUNSEL_H
#define APPS_DRAWN_COUNSEL_H

#include "apps/drawn/controller_host.h"

typedef struct Counsel Counsel;

/* A clock that says how long work may go on. */
typedef struct CounselTime {
    double (*now)(void *self);
    void *self;
    double until; /* seconds of that clock */
} CounselTime;

/* Keeps the host. */
Counsel *counsel_new(const ControllerHost *host);
void counsel_free(Counsel *counsel);
/* The table is about to go. */
void counsel_drop(Counsel *counsel, View *view);
/* Play was taken back: what was being worked out is out of date. */
void counsel_rewind(Counsel *counsel);

/* Should this action of a person wait until it is weighed? Keeps the table until then. */
bool counsel_holds(Counsel *counsel, const Table *table, const Action *action);
bool counsel_holding(const Counsel *counsel);
/* Something else is done, so nothing is held back any more. */
void counsel_let_go(Counsel *counsel);

/* What the view asked for, about the state of the table now. */
void counsel_hint(Counsel *counsel, const Table *table);
void counsel_odds(Counsel *counsel, const Table *table);
void counsel_ways(Counsel *counsel, size_t n);

/* Is anything to be worked out? `number` is the game's, 0 when it is not kept. */
bool counsel_busy(Counsel *counsel, const Table *table, int64_t number, View *view);
/* Weighs the action that is held back. True when it may be done: it is in `action`. */
bool counsel_weigh(Counsel *counsel, View *view, const CounselTime *time, Action *action);
/* Everything else, in the order in which it is missed. */
void counsel_work(Counsel *counsel, const Table *table, int64_t number, View *view,
                  const CounselTime *time);

#endif
