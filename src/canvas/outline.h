/* outline.h -- numbers as outlines write them. */
#ifndef CANVAS_OUTLINE_H
#define CANVAS_OUTLINE_H

#include <stdbool.h>

/* Takes a number of at most nine digits, whatever the locale. */
double outline_number(const char **rest);
bool outline_number_follows(const char *rest);

#endif
