/* voice.h -- one note that is sounding. */
#ifndef SOUND_VOICE_H
#define SOUND_VOICE_H

#include <stdbool.h>
#include <stdint.h>

#include "sound/timbre.h"

typedef struct Note {
    TimbreKind timbre;
    float pitch; /* semitones; 69 is a' of 440 Hz */
    float level; /* 1 is full scale for the loudest partial */
    float pan;   /* -1 left to 1 right */
    float wait;  /* seconds until it begins */
    float hold;  /* seconds until the key is left, from the beginning; 0: it rings on */
} Note;

/* Each partial is a point that turns around zero and comes nearer to it with
 * every frame: a few products in place of a sine and an envelope. */
typedef struct Voice {
    int wait; /* frames until it begins */
    int rest; /* frames until it ends; 0 is a free voice */
    int hold; /* frames until it is released; negative afterwards, or if it rings on */
    int fade; /* the last frames, in which it is led to zero */
    float x[TIMBRE_PARTIALS], y[TIMBRE_PARTIALS];
    float turn_x[TIMBRE_PARTIALS], turn_y[TIMBRE_PARTIALS];
    float hiss, hiss_decay; /* level of the noise now, and its factor a frame */
    float tune, slide;      /* of the band-pass: radians a frame, and its factor */
    float damping;
    float low, band;   /* memory of the band-pass */
    uint32_t noise;    /* never 0 */
    float rise, climb; /* attack: level so far, and share of the rest a frame */
    float damper;      /* factor a frame that comes with the release */
    int damped;        /* frames that it continues after it */
    float left, right;
    float last; /* the frame before, without pan */
} Voice;

/* `noise` makes one hiss differ from another. */
void voice_start(Voice *voice, const Note *note, int rate, uint32_t noise);
bool voice_busy(const Voice *voice);
/* About how loud it is now, or will be when it begins. */
float voice_loudness(const Voice *voice);
/* Adds the next frames to `stereo`. */
void voice_render(Voice *voice, float *stereo, int frames);

#endif
