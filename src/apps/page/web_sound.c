/* web_sound.c -- the synthesiser for the page's sound thread, which has an
 * instance of the module for itself and calls nothing else in it. */
#include <assert.h>
#include <stddef.h>

#include "sound/sound.h"
#include "sound/synth.h"
#include "ui/cue.h"

#define CALLED(name) __attribute__((export_name(#name)))

static_assert((int)SOUND_COUNT == (int)CUE_COUNT, "a sound for every cue");
static_assert((int)SOUND_HUGE == (int)CUE_HUGE, "in the same order");

/* What a sound thread asks for at once. */
enum { FRAMES = 1024 };

static Synth *synth;
static float frames[2 * FRAMES];

CALLED(sound_begin) void web_sound_begin(int rate, uint32_t seed);
void web_sound_begin(int rate, uint32_t seed)
{
    synth_free(synth);
    synth = synth_new(rate);
    synth_seed(synth, seed);
}

CALLED(sound_volumes) void web_sound_volumes(int music, int effects);
void web_sound_volumes(int music, int effects)
{
    if (synth != NULL) synth_volumes(synth, music, effects);
}

CALLED(sound_cue) void web_sound_cue(int cue);
void web_sound_cue(int cue)
{
    if (synth != NULL) synth_cue(synth, cue);
}

/* The next `count` frames, left and right in turn, at most FRAMES. */
CALLED(sound_render) const float *web_sound_render(int count);
const float *web_sound_render(int count)
{
    if (synth != NULL) synth_render(synth, frames, count < FRAMES ? count : FRAMES);
    return frames;
}
