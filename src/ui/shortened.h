/* shortened.h -- words that are too long for their place end early, in dots. */
#ifndef UI_SHORTENED_H
#define UI_SHORTENED_H

#include "canvas/canvas.h"

enum { SHORTENED_SIZE = 240 };

/* May they? Not where a figure would lose its end. */
bool shortened_may(const char *words);

/* As many whole characters of the words as fit into the width before the dots; returns the length
 * of what was written. */
size_t shortened_to(Canvas *canvas, const char *words, size_t length, Font font, double width,
                    char out[SHORTENED_SIZE]);

#endif
