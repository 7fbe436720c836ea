/* desktop_input.h -- mouse, touch and keys from SDL, as input of the view. */
#ifndef APPS_DESKTOP_DESKTOP_INPUT_H
#define APPS_DESKTOP_DESKTOP_INPUT_H

#include <SDL.h>

#include "ui/input.h"

/* Where an event may come from, and the finger that is on the window. */
typedef struct DesktopInput {
    double ratio;         /* the view's pixels per place of the window system */
    double width, height; /* of the view */
    SDL_FingerID finger;
    bool touched;
} DesktopInput;

/* The event as an input; INPUT_NONE when it is none. Text is not in here: an
 * event may hold much of it. */
Input desktop_input_of(DesktopInput *state, const SDL_Event *event);

/* The first character of `text` as an input; moves `text` past it. False at
 * the end. Control characters are left out. */
bool desktop_input_text(const char **text, Input *input);

#endif
