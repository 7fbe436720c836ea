/* view_request.h -- asking the app to do something. */
#ifndef VIEW_VIEW_REQUEST_H
#define VIEW_VIEW_REQUEST_H

#include "ui/settings.h"
#include "view/request.h"

typedef struct View View;

/* The app is asked; false when too much is waiting. */
bool view_ask(View *view, Request request);
/* The same with a text, copied here. */
bool view_ask_with(View *view, Request request, const char *word, const char *text);
/* The request with a text, to be asked for later. */
Request view_request_with(View *view, Request request, const char *word, const char *text);
/* Asks for an action of the game. */
bool view_act(View *view, const Action *action);
/* Asks for a new game. */
bool view_begin(View *view, const GamePlan *plan);
/* Is something waiting for the app? */
bool view_waits(const View *view);

/* What a person has chosen; after a change the app is asked to keep it. */
const Settings *view_preferences(const View *view);
Settings *view_edit_preferences(View *view);
void view_keep_preferences(View *view);
/* From now on computers are watched at this pace. */
void view_set_pace(View *view, Pace pace);

#endif
