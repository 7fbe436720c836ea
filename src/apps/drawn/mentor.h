/* mentor.h -- what a person means to do, weighed in slices before it is done. */
#ifndef APPS_DRAWN_MENTOR_H
#define APPS_DRAWN_MENTOR_H

#include "view/view.h"

typedef struct Mentor Mentor;

Mentor *mentor_new(void);
void mentor_free(Mentor *mentor);
/* Nothing is meant any more: the table has changed, or is about to go. */
void mentor_drop(Mentor *mentor);

/* Is there anything to weigh about this action of a person? Then it is held back until mentor_work
 * has an answer. Keeps the table until then. */
bool mentor_holds(Mentor *mentor, const Table *table, const Action *action);
/* Is an action being held back? */
bool mentor_busy(const Mentor *mentor);
/* A slice of the work. True when the action held back may be done: it is in `action`; if it loses
 * much the view warns instead. */
bool mentor_work(Mentor *mentor, View *view, Action *action);

#endif
