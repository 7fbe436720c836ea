/* synth.h -- everything that is heard: effects and music, as samples.
 *
 * A Synth locks nothing. synth_render may run in an audio callback: it
 * allocates nothing and its cost is bounded. While it may be running on
 * another thread, call the other functions under the lock of that callback
 * (SDL_LockAudioDevice); they are quick. */
#ifndef SOUND_SYNTH_H
#define SOUND_SYNTH_H

#include <stdint.h>

enum { SYNTH_RATE_MIN = 8000, SYNTH_RATE_MAX = 192000 };

typedef struct Synth Synth;

/* `rate` in frames a second, brought into its bounds. Volumes are 60. */
Synth *synth_new(int rate);
void synth_free(Synth *synth);

/* Begins other music at once, so best before the first sound: the same seed
 * gives the same music. Without it, seed 1. */
void synth_seed(Synth *synth, uint64_t seed);

/* 0 is silence; brought into 0 to 100. Changes take a few milliseconds. With
 * volume 0 the music pauses, and cues are not kept. */
void synth_volumes(Synth *synth, int music, int sound);

/* Begins an effect; `cue` is a Sound, other numbers are ignored, and so is a
 * cue that comes again at once. */
void synth_cue(Synth *synth, int cue);

/* The next frames, left and right in turn, each from -1 to 1. While volumes
 * do not change, the samples are the same however they are split into calls. */
void synth_render(Synth *synth, float *stereo, int frames);

/* One effect alone at full volume, as stereo, in a buffer of `frames`
 * frames. Returns how many of them it lasts; the rest is silence. */
int synth_effect(int rate, int cue, float *stereo, int frames);

#endif
