/* stroke.h -- of what strokes a sound consists, and when each falls. */
#ifndef SOUND_STROKE_H
#define SOUND_STROKE_H

#include "sound/choir.h"
#include "sound/sound.h"

/* Starts all strokes of a sound; `lift` semitones higher than written. */
void stroke_play(Choir *choir, Sound sound, float lift);

#endif
