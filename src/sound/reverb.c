/* reverb.c -- the room around the sounds: delays that feed each other. */
#include "sound/reverb.h"

#include <assert.h>
#include <math.h>
#include <string.h>

/* No two have a common measure, so echoes do not fall together. */
static const double LINE_SECONDS[REVERB_LINES] = {0.0297, 0.0353, 0.0411, 0.0437};
static const double DIFFUSER_SECONDS[REVERB_DIFFUSERS] = {0.0051, 0.0127, 0.0053, 0.0131};
static const double RING = 1.1;          /* seconds to fall by 60 dB */
static const double DULL_ABOVE = 4200.0; /* Hz */
static const float DIFFUSION = 0.6F;
/* Below this there is silence; also keeps clear of the numbers on which
 * processors are slow. */
static const float NOTHING = 1e-9F;

static void line_start(DelayLine *line, double seconds, int rate)
{
    line->length = (int)(seconds * rate);
    line->at = 0;
    assert(line->length > 0 && line->length <= REVERB_FRAMES_MAX);
    memset(line->frames, 0, sizeof line->frames);
}

void reverb_start(Reverb *reverb, int rate)
{
    for (int n = 0; n < REVERB_LINES; n++) {
        line_start(&reverb->lines[n], LINE_SECONDS[n], rate);
        reverb->gains[n] = (float)exp2(-9.965784 * LINE_SECONDS[n] / RING);
        reverb->damped[n] = 0;
    }
    for (int n = 0; n < REVERB_DIFFUSERS; n++)
        line_start(&reverb->diffusers[n], DIFFUSER_SECONDS[n], rate);
    reverb->dullness = (float)exp(-6.2831853 * DULL_ABOVE / rate);
}

/* Puts a frame in and takes the oldest out. */
static inline float line_pass(DelayLine *line, float value)
{
    float old = line->frames[line->at];
    line->frames[line->at] = value;
    if (++line->at == line->length) line->at = 0;
    return old;
}

static inline float heard(float value)
{
    return fabsf(value) < NOTHING ? 0 : value;
}

static inline float diffuse(DelayLine *line, float value)
{
    float fed = heard(value + DIFFUSION * line->frames[line->at]);
    return line_pass(line, fed) - DIFFUSION * fed;
}

/* Householder's reflection mixes the lines and keeps their energy. */
static inline void feed_lines(Reverb *reverb, float left, float right)
{
    float half = 0;
    for (int n = 0; n < REVERB_LINES; n++) half += reverb->damped[n] * 0.5F;
    for (int n = 0; n < REVERB_LINES; n++) {
        float fed = reverb->gains[n] * (reverb->damped[n] - half) + (n % 2 == 0 ? left : right);
        float old = line_pass(&reverb->lines[n], heard(fed));
        reverb->damped[n] = heard(old + (reverb->damped[n] - old) * reverb->dullness);
    }
}

void reverb_render(Reverb *reverb, const float *from, float *stereo, int frames)
{
    DelayLine *diffusers = reverb->diffusers;
    const float *out = reverb->damped;
    for (int f = 0; f < frames; f++) {
        float left = diffuse(&diffusers[1], diffuse(&diffusers[0], from[2 * f]));
        float right = diffuse(&diffusers[3], diffuse(&diffusers[2], from[2 * f + 1]));
        feed_lines(reverb, left, right);
        stereo[2 * f] += out[0] - out[2];
        stereo[2 * f + 1] += out[1] - out[3];
    }
}
