/* test_sound.c -- the synthesiser: every cue is heard and ends, nothing is
 * too loud, silence is silent, the music continues and stays quiet. */
#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "check.h"
#include "sound/choir.h"
#include "sound/chord.h"
#include "sound/mood.h"
#include "sound/sound.h"
#include "sound/synth.h"
#include "ui/cue.h"

/* A low rate keeps the test quick; what is checked does not depend on it,
 * except where RATE_HIGH is used. */
enum { RATE = 16000, RATE_HIGH = 48000, EFFECT_SECONDS = 4 };

/* Sound and Cue are the same list: an app passes one for the other. */
static_assert((int)SOUND_COUNT == (int)CUE_COUNT, "a sound for every cue");
static_assert((int)SOUND_CLICK == (int)CUE_CLICK && (int)SOUND_DICE == (int)CUE_DICE &&
                  (int)SOUND_STEP == (int)CUE_STEP && (int)SOUND_PAY == (int)CUE_PAY &&
                  (int)SOUND_RECEIVE == (int)CUE_RECEIVE && (int)SOUND_STAMP == (int)CUE_STAMP &&
                  (int)SOUND_BUILD == (int)CUE_BUILD && (int)SOUND_CARD == (int)CUE_CARD &&
                  (int)SOUND_JAIL == (int)CUE_JAIL && (int)SOUND_HAMMER == (int)CUE_HAMMER &&
                  (int)SOUND_BID == (int)CUE_BID && (int)SOUND_OFFER == (int)CUE_OFFER &&
                  (int)SOUND_REFUSE == (int)CUE_REFUSE &&
                  (int)SOUND_BANKRUPT == (int)CUE_BANKRUPT && (int)SOUND_WIN == (int)CUE_WIN &&
                  (int)SOUND_TURN == (int)CUE_TURN && (int)SOUND_TICK == (int)CUE_TICK &&
                  (int)SOUND_GROUP == (int)CUE_GROUP && (int)SOUND_HOTEL == (int)CUE_HOTEL &&
                  (int)SOUND_HUGE == (int)CUE_HUGE,
              "sounds in the order of cues");

/* What a stretch of samples is like; both sides together. */
typedef struct Measure {
    double peak, mean, power; /* power: mean of the squares */
    bool finite;
} Measure;

static Measure measured(const float *stereo, int frames)
{
    Measure m = {.finite = true};
    for (int n = 0; n < 2 * frames; n++) {
        double value = (double)stereo[n];
        if (!isfinite(value)) m.finite = false;
        m.peak = fmax(m.peak, fabs(value));
        m.mean += value;
        m.power += value * value;
    }
    m.mean /= 2.0 * frames;
    m.power /= 2.0 * frames;
    return m;
}

static double decibels(double power)
{
    return power > 0 ? 10 * log10(power) : -200;
}

static float *frames_new(int frames)
{
    return calloc((size_t)frames * 2, sizeof(float));
}

/* The loudest tenth of a second. */
static double loudest(const float *stereo, int frames, int rate)
{
    double most = 0;
    for (int at = 0; at + rate / 10 <= frames; at += rate / 100)
        most = fmax(most, measured(stereo + 2 * at, rate / 10).power);
    return most;
}

static void every_effect_is_heard_and_ends(void)
{
    int frames = RATE * EFFECT_SECONDS;
    float *stereo = frames_new(frames);
    for (int cue = 0; cue < SOUND_COUNT; cue++) {
        int length = synth_effect(RATE, cue, stereo, frames);
        Measure m = measured(stereo, length);
        CHECK(m.finite);
        CHECK(length > RATE / 20 && length < frames - RATE / 2);
        CHECK(m.peak > 0.05 && m.peak < 0.8);
        CHECK(fabs(m.mean) < 1e-4);
        /* No click where it begins or ends. */
        CHECK(fabs((double)stereo[0]) < 0.05);
        CHECK(fabs((double)stereo[2 * length - 2]) < 1e-4);
        CHECK(measured(stereo + 2 * length, frames - length).peak == 0);
    }
    free(stereo);
}

static void effects_are_balanced_and_clicks_and_steps_are_softer(void)
{
    int frames = RATE_HIGH * EFFECT_SECONDS;
    float *stereo = frames_new(frames);
    for (int cue = 0; cue < SOUND_COUNT; cue++) {
        synth_effect(RATE_HIGH, cue, stereo, frames);
        double level = decibels(loudest(stereo, frames, RATE_HIGH));
        bool soft = cue == SOUND_CLICK || cue == SOUND_STEP;
        CHECK(level > (soft ? -36 : -26));
        CHECK(level < (soft ? -26 : -14));
    }
    free(stereo);
}

static void an_effect_is_silent_once_it_is_over(void)
{
    Synth *synth = synth_new(RATE);
    float *stereo = frames_new(RATE * EFFECT_SECONDS);
    synth_volumes(synth, 0, 100);
    synth_render(synth, stereo, RATE);
    CHECK(measured(stereo + RATE, RATE / 2).peak == 0);
    for (int cue = 0; cue < SOUND_COUNT; cue++) synth_cue(synth, cue);
    synth_render(synth, stereo, RATE * EFFECT_SECONDS);
    CHECK(measured(stereo, RATE).peak > 0.2);
    CHECK(measured(stereo + 2 * RATE * 3, RATE).peak < 1e-4);
    synth_free(synth);
    free(stereo);
}

static void any_crowd_of_cues_stays_within_bounds(void)
{
    enum { PIECE = 512 };
    Synth *synth = synth_new(RATE);
    float stereo[2 * PIECE];
    synth_volumes(synth, 100, 100);
    for (int piece = 0; piece < 200; piece++) {
        for (int cue = -2; cue < SOUND_COUNT + 2; cue++) synth_cue(synth, cue);
        synth_render(synth, stereo, PIECE);
        Measure m = measured(stereo, PIECE);
        CHECK(m.finite && m.peak <= 1.0);
    }
    synth_free(synth);
}

static double steepest(const float *stereo, int frames)
{
    double most = 0;
    for (int f = 1; f < frames; f++)
        most = fmax(most, fabs((double)stereo[2 * f] - (double)stereo[2 * f - 2]));
    return most;
}

static void a_full_choir_takes_the_quietest_voice_without_a_click(void)
{
    enum { BEFORE = RATE / 8, FRAMES = RATE / 4 };
    Choir choir;
    choir_start(&choir, RATE, 1);
    for (int n = 0; n < CHOIR_VOICES; n++)
        choir_play(&choir, &(Note){.timbre = TIMBRE_BASS, .pitch = 28, .level = n == 5 ? 0.9F : 1});
    float *stereo = frames_new(FRAMES);
    choir_render(&choir, stereo, BEFORE);
    choir_play(&choir, &(Note){.timbre = TIMBRE_BASS, .pitch = 28, .level = 0.001F});
    CHECK(voice_loudness(&choir.voices[5]) < 0.1F);
    CHECK(fabsf(choir.leftover[0]) > 0.1F);
    choir_render(&choir, stereo + 2 * BEFORE, FRAMES - BEFORE);
    CHECK(steepest(stereo + 2 * BEFORE - 20, 20) < steepest(stereo, BEFORE));
    CHECK(choir.leftover[0] == 0);
    free(stereo);
}

static void a_voice_is_led_to_zero(void)
{
    Voice voice;
    float stereo[2 * RATE / 100];
    voice_start(&voice, &(Note){.timbre = TIMBRE_PAD, .pitch = 50, .level = 1, .hold = 0.5F}, RATE,
                1);
    double loud = 0;
    while (voice_busy(&voice)) {
        voice_render(&voice, stereo, RATE / 100);
        loud = fmax(loud, fabs((double)voice.last));
    }
    CHECK(loud > 0.1);
    CHECK(fabs((double)voice.last) < 2e-5);
}

static void what_is_too_high_for_the_rate_is_left_out(void)
{
    Voice voice;
    float stereo[2 * 100] = {0};
    voice_start(&voice, &(Note){.timbre = TIMBRE_BELL, .pitch = 120, .level = 1}, RATE, 1);
    voice_render(&voice, stereo, 100);
    CHECK(measured(stereo, 100).peak == 0);
}

static void volume_0_is_silence(void)
{
    Synth *synth = synth_new(RATE);
    float *stereo = frames_new(RATE * 2);
    synth_volumes(synth, 60, 60);
    synth_cue(synth, SOUND_WIN);
    synth_render(synth, stereo, RATE);
    CHECK(measured(stereo, RATE).power > 0);
    synth_volumes(synth, 0, 0);
    synth_render(synth, stereo, RATE);
    synth_cue(synth, SOUND_WIN);
    synth_render(synth, stereo, RATE);
    CHECK(measured(stereo, RATE).peak == 0);
    /* What was not heard is not made up for. */
    synth_volumes(synth, 0, 60);
    synth_render(synth, stereo, 2 * RATE);
    CHECK(measured(stereo, 2 * RATE).peak < 1e-3);
    synth_free(synth);
    free(stereo);
}

static void more_volume_is_louder(void)
{
    float *stereo = frames_new(RATE * 5);
    double before = 0;
    for (int volume = 20; volume <= 100; volume += 20) {
        Synth *synth = synth_new(RATE);
        synth_volumes(synth, volume, 0);
        synth_render(synth, stereo, RATE * 5);
        double power = measured(stereo, RATE * 5).power;
        CHECK(power > before * 1.2);
        before = power;
        synth_free(synth);
    }
    free(stereo);
}

static void same_seed_same_samples_however_cut(void)
{
    enum { FRAMES = RATE * 4 };
    float *whole = frames_new(FRAMES), *cut = frames_new(FRAMES), *other = frames_new(FRAMES);
    Synth *one = synth_new(RATE), *two = synth_new(RATE), *three = synth_new(RATE);
    synth_seed(one, 5);
    synth_seed(two, 5);
    synth_seed(three, 6);
    synth_cue(one, SOUND_DICE);
    synth_cue(two, SOUND_DICE);
    synth_render(one, whole, FRAMES);
    for (int at = 0, piece = 1; at < FRAMES; at += piece, piece = piece * 7 % 509) {
        if (piece > FRAMES - at) piece = FRAMES - at;
        synth_render(two, cut + 2 * at, piece);
    }
    synth_render(three, other, FRAMES);
    CHECK(memcmp(whole, cut, sizeof(float) * 2 * FRAMES) == 0);
    CHECK(memcmp(whole, other, sizeof(float) * 2 * FRAMES) != 0);
    synth_free(one);
    synth_free(two);
    synth_free(three);
    free(whole);
    free(cut);
    free(other);
}

static void each_step_of_a_walk_is_a_little_higher(void)
{
    enum { GAP = RATE / 5 };
    Synth *synth = synth_new(RATE);
    float stereo[2 * GAP];
    synth_volumes(synth, 0, 100);
    synth_render(synth, stereo, GAP);
    int crossings[2] = {0};
    for (int step = 0; step <= 12; step++) {
        synth_cue(synth, SOUND_STEP);
        synth_render(synth, stereo, GAP);
        for (int f = 1; f < RATE / 25 && step % 12 == 0; f++)
            if ((stereo[2 * f] > 0) != (stereo[2 * f - 2] > 0)) crossings[step / 12]++;
    }
    CHECK(crossings[1] > crossings[0] * 5 / 4);
    CHECK(crossings[1] < crossings[0] * 3 / 2);
    synth_free(synth);
}

static void music_is_quiet_and_goes_on(void)
{
    enum { PIECE_SECONDS = 10, PIECES = 18, FRAMES = RATE * PIECE_SECONDS };
    Synth *synth = synth_new(RATE);
    float *stereo = frames_new(FRAMES);
    synth_volumes(synth, 60, 60);
    double sum = 0, mean = 0;
    for (int piece = 0; piece < PIECES; piece++) {
        synth_render(synth, stereo, FRAMES);
        Measure m = measured(stereo, FRAMES);
        CHECK(m.finite && m.peak < 0.8);
        CHECK(decibels(m.power) > -32 && decibels(m.power) < -19);
        sum += m.power / PIECES;
        mean += m.mean / PIECES;
    }
    CHECK(decibels(sum) > -25.5 && decibels(sum) < -22.5);
    CHECK(fabs(mean) < 1e-5);
    synth_free(synth);
    free(stereo);
}

static void music_is_stereo_and_does_not_repeat(void)
{
    enum { FRAMES = RATE * 60 };
    Synth *synth = synth_new(RATE);
    float *first = frames_new(FRAMES), *second = frames_new(FRAMES);
    synth_render(synth, first, FRAMES);
    synth_render(synth, second, FRAMES);
    double apart = 0;
    for (int f = 0; f < FRAMES; f++)
        apart += fabs((double)first[2 * f] - (double)first[2 * f + 1]) / FRAMES;
    CHECK(apart > 0.003);
    CHECK(memcmp(first, second, sizeof(float) * 2 * FRAMES) != 0);
    synth_free(synth);
    free(first);
    free(second);
}

static bool in_key(const Mood *mood, int pitch)
{
    for (int n = 0; n < MOOD_SCALE; n++)
        if ((mood->tonic + mood->scale[n] - pitch) % 12 == 0) return true;
    return false;
}

static void every_mood_agrees_with_the_tones_of_the_effects(void)
{
    static const int effects[] = {60, 62, 64, 67, 69};
    for (int number = 0; number < MOOD_COUNT; number++) {
        const Mood *mood = mood_of(number);
        for (int n = 0; n < 5; n++) {
            CHECK(in_key(mood, effects[n]));
            CHECK(in_key(mood, mood->tonic + mood->tune[n]));
        }
    }
}

static void chords_lie_in_the_key_and_never_in_a_tight_cluster(void)
{
    for (int number = 0; number < MOOD_COUNT; number++) {
        const Mood *mood = mood_of(number);
        for (int n = 0; n < MOOD_PROGRESSIONS * MOOD_CHORDS; n++) {
            Chord chord = chord_of(mood, mood->progressions[n / MOOD_CHORDS][n % MOOD_CHORDS]);
            CHECK(in_key(mood, chord.root) && in_key(mood, chord.tones[0]));
            CHECK(chord.fifth - chord.root == 7 || chord.root - chord.fifth == 5);
            for (int tone = 1; tone < CHORD_TONES; tone++) {
                CHECK(in_key(mood, chord.tones[tone]));
                CHECK(chord.tones[tone] - chord.tones[tone - 1] >= 2);
                CHECK(chord_suits(&chord, chord.tones[tone] + 12));
            }
        }
    }
}

static void a_melody_does_not_rub_against_a_chord(void)
{
    Chord chord = chord_of(mood_of(0), 4); /* g with b d f a, in c */
    CHECK(!chord_suits(&chord, 72));
    CHECK(chord_suits(&chord, 74));
}

static void odd_rates_work_too(void)
{
    static const int rates[] = {-1, 0, 8000, 11025, 22050, 44100, 96000, 192000, 1000000};
    float stereo[2 * 2000];
    for (size_t n = 0; n < sizeof rates / sizeof rates[0]; n++) {
        Synth *synth = synth_new(rates[n]);
        synth_cue(synth, SOUND_DICE);
        synth_cue(synth, SOUND_CARD);
        synth_render(synth, stereo, 2000);
        Measure m = measured(stereo, 2000);
        CHECK(m.finite && m.peak > 0.01 && m.peak <= 1.0);
        synth_free(synth);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(every_effect_is_heard_and_ends);
    RUN(effects_are_balanced_and_clicks_and_steps_are_softer);
    RUN(an_effect_is_silent_once_it_is_over);
    RUN(any_crowd_of_cues_stays_within_bounds);
    RUN(a_full_choir_takes_the_quietest_voice_without_a_click);
    RUN(a_voice_is_led_to_zero);
    RUN(what_is_too_high_for_the_rate_is_left_out);
    RUN(volume_0_is_silence);
    RUN(more_volume_is_louder);
    RUN(same_seed_same_samples_however_cut);
    RUN(each_step_of_a_walk_is_a_little_higher);
    RUN(music_is_quiet_and_goes_on);
    RUN(music_is_stereo_and_does_not_repeat);
    RUN(every_mood_agrees_with_the_tones_of_the_effects);
    RUN(chords_lie_in_the_key_and_never_in_a_tight_cluster);
    RUN(a_melody_does_not_rub_against_a_chord);
    RUN(odd_rates_work_too);
    return check_done();
}
