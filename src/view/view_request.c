/* view_request.c -- asking the app to do something. */
#include "view/view_request.h"

#include "view/view_state.h"

bool view_ask(View *view, Request request)
{
    view->dirty = true;
    if (view->request_count == VIEW_REQUESTS) return false;
    view->requests[view->request_count++] = request;
    return true;
}

Request view_request_with(View *view, Request request, const char *word, const char *text)
{
    text_copy(view->request_word, sizeof view->request_word, word);
    text_clear(&view->request_text);
    text_add(&view->request_text, text);
    request.word = view->request_word;
    request.text = view->request_text.start;
    return request;
}

bool view_ask_with(View *view, Request request, const char *word, const char *text)
{
    return view_ask(view, view_request_with(view, request, word, text));
}

bool view_act(View *view, const Action *action)
{
    return view_ask(view, (Request){.kind = REQUEST_ACTION, .action = *action});
}

bool view_begin(View *view, const GamePlan *plan)
{
    view->plan = *plan;
    return view_ask(view, (Request){.kind = REQUEST_BEGIN, .plan = &view->plan});
}

bool view_waits(const View *view)
{
    return view->request_count > 0;
}

const Settings *view_preferences(const View *view)
{
    return &view->settings;
}

Settings *view_edit_preferences(View *view)
{
    return &view->settings;
}

void view_keep_preferences(View *view)
{
    view_ask(view, (Request){.kind = REQUEST_SETTINGS});
}

void view_set_pace(View *view, Pace pace)
{
    view->settings.pace = (int)pace;
    view->unwatched = false;
    view_keep_preferences(view);
}
