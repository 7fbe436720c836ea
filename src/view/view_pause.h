/* view_pause.h -- computers that wait until somebody lets them go on. */
#ifndef VIEW_VIEW_PAUSE_H
#define VIEW_VIEW_PAUSE_H

#include <stdbool.h>

typedef struct View View;

void view_pause(View *view, bool paused);
bool view_paused(const View *view);
/* The rest of this game takes no time; the chosen pace stays for the next. */
void view_finish_quickly(View *view);

#endif
