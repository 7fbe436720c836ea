/* canvas_mute.h -- a canvas that draws nothing and measures with another. */
#ifndef CANVAS_CANVAS_MUTE_H
#define CANVAS_CANVAS_MUTE_H

#include "canvas/canvas.h"

typedef struct CanvasMute {
    Canvas canvas;
    Canvas *measure;
} CanvasMute;

/* Keeps `measure`. */
CanvasMute canvas_mute(Canvas *measure);

#endif
