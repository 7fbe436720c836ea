/* replay_chart.h -- the course of a game that is replayed: worth, chances, turns. */
#ifndef VIEW_SCREENS_REPLAY_CHART_H
#define VIEW_SCREENS_REPLAY_CHART_H

#include "canvas/box.h"

typedef struct View View;

typedef enum ReplayPart { REPLAY_WORTH, REPLAY_CHANCES, REPLAY_TURNS } ReplayPart;

/* What everybody was worth, or how likely to win; a switch between them above. */
void replay_chart(View *view, Box box);
/* The same where there is no room beside it for the turns: they are a third choice. */
void replay_part(View *view, Box box);
double replay_part_least(View *view, double width);

/* Chances are shown, so the app should work them out. */
bool replay_wants_chances(const View *view);

#endif
