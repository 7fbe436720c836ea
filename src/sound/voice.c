/* voice.c -- one note that is sounding. */
#include "sound/voice.h"

#include <math.h>

enum { VOICE_BLOCK = 128 };

static const double TURN = 6.283185307179586;
static const double SIXTY_DECIBELS = 6.907755278982137; /* as a power of e */
static const float FADE_SECONDS = 0.004F;
/* A note ends when it has fallen by 72 dB. */
static const float RINGS_HEARD = 1.2F;
static const float RISEN = 0.9999F; /* the attack is over */

static double decay_of(float ring, int rate)
{
    return ring > 0 ? exp(-SIXTY_DECIBELS / ((double)ring * rate)) : 0;
}

/* Anything above the highest frequency of this rate would alias to another
 * tone, so it is left out. */
static void start_partials(Voice *voice, const Timbre *timbre, const Note *note, int rate)
{
    double frequency = 440.0 * exp2(((double)note->pitch - 69.0) / 12.0);
    for (int p = 0; p < TIMBRE_PARTIALS; p++) {
        const Partial *partial = &timbre->partials[p];
        double angle = TURN * frequency * (double)partial->ratio / rate;
        double decay = decay_of(partial->ring, rate);
        voice->x[p] = angle < 0.45 * TURN ? partial->level * note->level : 0;
        voice->y[p] = 0;
        voice->turn_x[p] = (float)(decay * cos(angle));
        voice->turn_y[p] = (float)(decay * sin(angle));
    }
}

static void start_hiss(Voice *voice, const Hiss *hiss, const Note *note, int rate)
{
    voice->hiss = hiss->level * note->level;
    voice->hiss_decay = (float)decay_of(hiss->ring, rate);
    voice->tune = (float)(TURN * (double)hiss->centre / rate);
    voice->slide = (float)exp2((double)hiss->slide / rate);
    voice->damping = hiss->width;
    voice->low = voice->band = 0;
}

static int life_of(const Timbre *timbre, int rate)
{
    float ring = timbre->hiss.ring;
    for (int p = 0; p < TIMBRE_PARTIALS; p++) ring = fmaxf(ring, timbre->partials[p].ring);
    return (int)((ring * RINGS_HEARD + timbre->attack) * (float)rate);
}

void voice_start(Voice *voice, const Note *note, int rate, uint32_t noise)
{
    const Timbre *timbre = timbre_of(note->timbre);
    start_partials(voice, timbre, note, rate);
    start_hiss(voice, &timbre->hiss, note, rate);
    voice->wait = (int)(note->wait * (float)rate);
    voice->rest = life_of(timbre, rate);
    voice->fade = (int)(FADE_SECONDS * (float)rate);
    voice->hold = note->hold > 0 ? (int)(note->hold * (float)rate) + 1 : -1;
    voice->damper = (float)decay_of(timbre->damped, rate);
    voice->damped = (int)(timbre->damped * RINGS_HEARD * (float)rate);
    voice->noise = noise | 1;
    voice->rise = 0;
    voice->climb = (float)(1 - exp(-1 / ((double)timbre->attack * rate)));
    /* Equal power: as loud at the side as in the middle. */
    voice->left = sqrtf((1 - note->pan) / 2);
    voice->right = sqrtf((1 + note->pan) / 2);
    voice->last = 0;
}

bool voice_busy(const Voice *voice)
{
    return voice->rest > 0;
}

float voice_loudness(const Voice *voice)
{
    float sum = voice->hiss;
    for (int p = 0; p < TIMBRE_PARTIALS; p++) sum += fabsf(voice->x[p]) + fabsf(voice->y[p]);
    return sum;
}

/* Works on copies, so that the compiler may keep all partials in registers
 * and turn them at once. */
static void render_tones(Voice *voice, float *mono, int frames)
{
    float x[TIMBRE_PARTIALS], y[TIMBRE_PARTIALS], across[TIMBRE_PARTIALS], along[TIMBRE_PARTIALS];
    for (int p = 0; p < TIMBRE_PARTIALS; p++) {
        x[p] = voice->x[p];
        y[p] = voice->y[p];
        along[p] = voice->turn_x[p];
        across[p] = voice->turn_y[p];
    }
    for (int f = 0; f < frames; f++) {
        for (int p = 0; p < TIMBRE_PARTIALS; p++) {
            float turned = x[p] * along[p] - y[p] * across[p];
            y[p] = x[p] * across[p] + y[p] * along[p];
            x[p] = turned;
        }
        mono[f] = (y[0] + y[1]) + (y[2] + y[3]);
    }
    for (int p = 0; p < TIMBRE_PARTIALS; p++) {
        voice->x[p] = x[p];
        voice->y[p] = y[p];
    }
}

static float next_white(Voice *voice)
{
    uint32_t noise = voice->noise;
    noise ^= noise << 13;
    noise ^= noise >> 17;
    noise ^= noise << 5;
    voice->noise = noise;
    return (float)(int32_t)noise * 0x1p-31F;
}

/* Below this the noise of a voice is over, though its tones may go on. */
static const float HISS_HEARD = 1e-5F;

/* Chamberlin's filter with two memories; stable while `tune` is at most 1 and
 * the damping below 1.5. */
static void add_hiss(Voice *voice, float *mono, int frames)
{
    for (int f = 0; f < frames && voice->hiss > HISS_HEARD; f++) {
        float tune = voice->tune < 1 ? voice->tune : 1;
        voice->low += tune * voice->band;
        voice->band +=
            tune * (next_white(voice) * voice->hiss - voice->low - voice->damping * voice->band);
        voice->hiss *= voice->hiss_decay;
        voice->tune *= voice->slide;
        mono[f] += voice->band;
    }
}

static void attack(Voice *voice, float *mono, int frames)
{
    for (int f = 0; f < frames && voice->rise < 1; f++) {
        voice->rise += (1 - voice->rise) * voice->climb;
        if (voice->rise > RISEN) voice->rise = 1;
        mono[f] *= voice->rise;
    }
}

static void fade_out(const Voice *voice, float *mono, int frames)
{
    int start = voice->rest - voice->fade;
    for (int f = start > 0 ? start : 0; f < frames; f++)
        mono[f] *= (float)(voice->rest - f) / (float)voice->fade;
}

/* The finger leaves the key: what rings is damped, and the end comes soon. */
static void release(Voice *voice)
{
    for (int p = 0; p < TIMBRE_PARTIALS; p++) {
        voice->turn_x[p] *= voice->damper;
        voice->turn_y[p] *= voice->damper;
    }
    if (voice->rest > voice->damped) voice->rest = voice->damped;
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

/* At most VOICE_BLOCK frames in which nothing begins or is released. */
static void render_piece(Voice *voice, float *stereo, int frames)
{
    float mono[VOICE_BLOCK];
    render_tones(voice, mono, frames);
    add_hiss(voice, mono, frames);
    attack(voice, mono, frames);
    fade_out(voice, mono, frames);
    for (int f = 0; f < frames; f++) {
        stereo[2 * f] += mono[f] * voice->left;
        stereo[2 * f + 1] += mono[f] * voice->right;
    }
    voice->last = mono[frames - 1];
    voice->rest -= frames;
    voice->hold -= frames;
    if (voice->hold == 0) release(voice);
}

void voice_render(Voice *voice, float *stereo, int frames)
{
    int at = lesser(voice->wait, frames);
    voice->wait -= at;
    while (at < frames && voice->rest > 0) {
        int count = lesser(lesser(frames - at, VOICE_BLOCK), voice->rest);
        if (voice->hold > 0) count = lesser(count, voice->hold);
        render_piece(voice, stereo + 2 * at, count);
        at += count;
    }
}
