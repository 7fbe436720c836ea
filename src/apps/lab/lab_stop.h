/* lab_stop.h -- the wish of somebody outside that a long run ends now. */
#ifndef APPS_LAB_LAB_STOP_H
#define APPS_LAB_LAB_STOP_H

/* From now on the signals that ask for an end (interrupt, terminate, hang up, out of time) are
 * noted instead of obeyed; one that comes more than a second after the first is obeyed. */
void lab_stop_watch(void);

/* The signal that came; 0: none. */
int lab_stop_asked(void);

#endif
