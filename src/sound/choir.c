/* choir.c -- a bounded number of voices; a new note takes the quietest. */
#include "sound/choir.h"

#include <math.h>

static const double LEFTOVER_SECONDS = 0.003;

void choir_start(Choir *choir, int rate, uint64_t seed)
{
    *choir = (Choir){.rate = rate, .rng = rng_seed(seed, 0)};
    choir->leftover_decay = (float)exp(-1 / (LEFTOVER_SECONDS * rate));
}

static Voice *quietest(Choir *choir)
{
    Voice *best = &choir->voices[0];
    for (int v = 0; v < CHOIR_VOICES; v++) {
        Voice *voice = &choir->voices[v];
        if (!voice_busy(voice)) return voice;
        if (voice_loudness(voice) < voice_loudness(best)) best = voice;
    }
    return best;
}

/* From -1 to 1. */
static float random_share(Rng *rng)
{
    return (float)(int32_t)(uint32_t)rng_next(rng) * 0x1p-31F;
}

void choir_play(Choir *choir, const Note *note)
{
    Voice *voice = quietest(choir);
    if (voice_busy(voice)) {
        /* Cut off at once it would click. */
        choir->leftover[0] += voice->last * voice->left;
        choir->leftover[1] += voice->last * voice->right;
    }
    Note played = *note;
    played.pitch += timbre_of(note->timbre)->loose * random_share(&choir->rng);
    voice_start(voice, &played, choir->rate, (uint32_t)rng_next(&choir->rng));
}

/* So small that nobody hears where it ends, and large enough never to reach
 * the numbers on which processors are slow. */
static const float NOTHING = 1e-7F;

static void render_leftover(Choir *choir, int side, float *stereo, int frames)
{
    float *value = &choir->leftover[side];
    for (int f = 0; f < frames && *value != 0; f++) {
        *value *= choir->leftover_decay;
        if (fabsf(*value) < NOTHING) *value = 0;
        stereo[2 * f + side] += *value;
    }
}

void choir_render(Choir *choir, float *stereo, int frames)
{
    for (int v = 0; v < CHOIR_VOICES; v++)
        if (voice_busy(&choir->voices[v])) voice_render(&choir->voices[v], stereo, frames);
    for (int side = 0; side < 2; side++) render_leftover(choir, side, stereo, frames);
}
