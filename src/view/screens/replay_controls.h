/* replay_controls.h -- the moment of a replay: steps, turns, rounds, speed. */
#ifndef VIEW_SCREENS_REPLAY_CONTROLS_H
#define VIEW_SCREENS_REPLAY_CONTROLS_H

#include <stddef.h>

#include "canvas/box.h"

typedef struct View View;

/* Shows the state before action n. */
void replay_show(View *view, size_t n);
/* Seconds for a step at the speed that is chosen. */
double replay_step_seconds(const View *view);

/* A turn back, a step back, play, a step on, a turn on; the slider beside or below. */
double replay_controls_height(View *view, double width);
void replay_controls(View *view, Box box);
/* Four speeds. */
void replay_speeds(View *view, Box box);
/* At the right of the head: a link to this moment, where the app can make one. */
void replay_link(View *view, Box *head, size_t at);
/* Every turn, to be gone to. */
void replay_chapters(View *view, Box box);

#endif
