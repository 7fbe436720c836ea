/* synth.c -- everything that is heard: effects and music, mixed. */
#include "sound/synth.h"

#include <math.h>
#include <string.h>

#include "base/mem.h"
#include "sound/music.h"
#include "sound/reverb.h"
#include "sound/stroke.h"

enum { BLOCK = 128, VOLUME_MAX = 100, VOLUME_USUAL = 60, STEPS_RISING = 12 };

static const uint64_t SEED_USUAL = 1;
static const float MUSIC_TO_ROOM = 0.20F, EFFECTS_TO_ROOM = 0.12F;
static const double GLIDE_SECONDS = 0.01;  /* of a volume */
static const double AGAIN_SECONDS = 0.025; /* a cue within is the same cue */
static const double STEPS_SECONDS = 0.7;   /* steps within belong to one walk */
static const float STEP_LIFT = 0.35F;      /* semitones from step to step */
static const double LOWEST = 12.0;         /* Hz; what is below moves only the membrane */
static const float NOTHING = 1e-9F;

/* A volume on its way. */
typedef struct Slider {
    float now, target;
} Slider;

struct Synth {
    int rate;
    Choir effects;
    Music music;
    Reverb reverb;
    Slider music_volume, effects_volume, whole;
    float glide;                /* of sliders, share of the way a frame */
    int64_t frame;              /* since the beginning */
    int64_t heard[SOUND_COUNT]; /* frame of the last cue of each kind, or long ago */
    int walked;                 /* steps of this walk */
    float membrane[2];          /* slow movement of each side, taken away */
    float slowness;
};

static int bounded(int value, int least, int most)
{
    if (value < least) return least;
    return value > most ? most : value;
}

static bool silent(const Slider *slider)
{
    return slider->now == 0 && slider->target == 0;
}

static inline float slide(Slider *slider, float glide)
{
    float way = slider->target - slider->now;
    slider->now = fabsf(way) < 1e-5F ? slider->target : slider->now + way * glide;
    return slider->now;
}

/* Ears hear ratios: a curve makes the middle of the slider sound like the
 * middle. */
static float volume_gain(int volume)
{
    float share = (float)bounded(volume, 0, VOLUME_MAX) / VOLUME_MAX;
    return share * sqrtf(share);
}

Synth *synth_new(int rate)
{
    Synth *synth = mem_new(1, sizeof *synth);
    synth->rate = bounded(rate, SYNTH_RATE_MIN, SYNTH_RATE_MAX);
    choir_start(&synth->effects, synth->rate, SEED_USUAL);
    reverb_start(&synth->reverb, synth->rate);
    synth_seed(synth, SEED_USUAL);
    for (int sound = 0; sound < SOUND_COUNT; sound++) synth->heard[sound] = -synth->rate;
    synth->glide = (float)(1 - exp(-1 / (GLIDE_SECONDS * synth->rate)));
    synth->slowness = (float)(1 - exp(-6.2831853 * LOWEST / synth->rate));
    synth_volumes(synth, VOLUME_USUAL, VOLUME_USUAL);
    return synth;
}

void synth_free(Synth *synth)
{
    mem_free(synth);
}

void synth_seed(Synth *synth, uint64_t seed)
{
    music_start(&synth->music, synth->rate, seed);
}

void synth_volumes(Synth *synth, int music, int sound)
{
    synth->music_volume.target = volume_gain(music);
    synth->effects_volume.target = volume_gain(sound);
    synth->whole.target = music > 0 || sound > 0 ? 1 : 0;
}

/* Each step of a walk sounds a little higher than the one before. */
static float lift_of(Synth *synth, Sound sound, int64_t since)
{
    if (sound != SOUND_STEP) return 0;
    bool goes_on = (double)since < STEPS_SECONDS * synth->rate;
    synth->walked = goes_on ? bounded(synth->walked + 1, 0, STEPS_RISING) : 0;
    return STEP_LIFT * (float)synth->walked;
}

void synth_cue(Synth *synth, int cue)
{
    if (cue < 0 || cue >= SOUND_COUNT || synth->effects_volume.target == 0) return;
    int64_t since = synth->frame - synth->heard[cue];
    if ((double)since < AGAIN_SECONDS * synth->rate) return;
    synth->heard[cue] = synth->frame;
    stroke_play(&synth->effects, (Sound)cue, lift_of(synth, (Sound)cue, since));
}

/* Adds `bus` to the mix and some of it to what the room hears. */
static void add_bus(const float *bus, Slider *volume, float glide, float to_room, float *mix,
                    float *room, int frames)
{
    for (int f = 0; f < frames; f++) {
        float gain = slide(volume, glide);
        for (int n = 2 * f; n < 2 * f + 2; n++) {
            mix[n] += bus[n] * gain;
            room[n] += bus[n] * gain * to_room;
        }
    }
}

/* Straight up to the knee, then bent so that it never passes 1. */
static inline float bend(float value)
{
    static const float KNEE = 0.7F;
    float size = fabsf(value);
    if (size <= KNEE) return value;
    float over = (size - KNEE) / (1 - KNEE);
    return copysignf(KNEE + (1 - KNEE) * over / (1 + over), value);
}

static void finish(Synth *synth, const float *mix, float *stereo, int frames)
{
    for (int f = 0; f < frames; f++) {
        float gain = slide(&synth->whole, synth->glide);
        for (int side = 0; side < 2; side++) {
            float *slow = &synth->membrane[side];
            float value = mix[2 * f + side] * gain;
            *slow += (value - *slow) * synth->slowness;
            if (fabsf(*slow) < NOTHING) *slow = 0;
            stereo[2 * f + side] = bend(value - *slow);
        }
    }
}

static void render_block(Synth *synth, float *stereo, int frames)
{
    float bus[2 * BLOCK] = {0}, mix[2 * BLOCK] = {0}, room[2 * BLOCK] = {0};
    if (!silent(&synth->music_volume)) {
        music_render(&synth->music, bus, frames);
        add_bus(bus, &synth->music_volume, synth->glide, MUSIC_TO_ROOM, mix, room, frames);
        memset(bus, 0, sizeof bus);
    }
    choir_render(&synth->effects, bus, frames);
    add_bus(bus, &synth->effects_volume, synth->glide, EFFECTS_TO_ROOM, mix, room, frames);
    reverb_render(&synth->reverb, room, mix, frames);
    finish(synth, mix, stereo, frames);
    synth->frame += frames;
}

void synth_render(Synth *synth, float *stereo, int frames)
{
    while (frames > 0) {
        int count = frames < BLOCK ? frames : BLOCK;
        render_block(synth, stereo, count);
        stereo += 2 * count;
        frames -= count;
    }
}

static int frames_heard(const float *stereo, int frames)
{
    static const float LEAST = 3e-5F; /* -90 dB */
    int count = frames;
    while (count > 0 && fabsf(stereo[2 * count - 1]) < LEAST &&
           fabsf(stereo[2 * count - 2]) < LEAST)
        count--;
    return count;
}

int synth_effect(int rate, int cue, float *stereo, int frames)
{
    Synth *synth = synth_new(rate);
    synth_volumes(synth, 0, VOLUME_MAX);
    synth->music_volume.now = 0;
    synth->effects_volume.now = synth->effects_volume.target;
    synth->whole.now = 1;
    synth_cue(synth, cue);
    synth_render(synth, stereo, frames);
    synth_free(synth);
    int heard = frames_heard(stereo, frames);
    memset(stereo + 2 * heard, 0, sizeof *stereo * 2 * (size_t)(frames - heard));
    return heard;
}
