/* desktop_crew.h -- threads that play the tasks of a review while the window draws. */
#ifndef APPS_DESKTOP_DESKTOP_CREW_H
#define APPS_DESKTOP_DESKTOP_CREW_H

#include "apps/drawn/review_hands.h"

typedef struct DesktopCrew DesktopCrew;

/* As many threads as there are processors, begun with the first task. */
DesktopCrew *desktop_crew_new(void);
/* Nothing may be in its hands. */
void desktop_crew_free(DesktopCrew *crew);
/* Borrowed from the crew. */
const ReviewHands *desktop_crew_hands(const DesktopCrew *crew);

#endif
