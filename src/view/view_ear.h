/* view_ear.h -- when the answers hear: not in the first moment after the question
 * changed, so that a click meant for the question before is not taken for this one. */
#ifndef VIEW_VIEW_EAR_H
#define VIEW_VIEW_EAR_H

#include <stdint.h>

typedef struct View View;

/* The question shown now, by a number that changes with it; `main` is the id of
 * its main button, where the focus begins. */
void view_ear_asked(View *view, uint32_t question, uint32_t main);
/* Nothing is heard for so many seconds from now. */
void view_ear_close(View *view, double seconds);
/* How much of the deaf moment is left: 1 all of it, 0 it hears. */
double view_ear_deafness(const View *view);

/* After a question has changed or a sheet was closed, and after what moves was
 * hurried: that finger is quick. */
#define VIEW_EAR_SECONDS 0.35
#define VIEW_EAR_HURRIED 0.9

#endif
