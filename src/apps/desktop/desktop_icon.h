/* desktop_icon.h -- the icon of the game. */
#ifndef APPS_DESKTOP_DESKTOP_ICON_H
#define APPS_DESKTOP_DESKTOP_ICON_H

#include "canvas/canvas.h"

/* The same as share/opoly.svg. */
void desktop_icon_draw(Canvas *canvas, Box box);

#endif
