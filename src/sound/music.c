/* music.c -- quiet, endless, generated music. */
#include "sound/music.h"

enum { BAR_STEPS = 8, PHRASES = 4, CLOSING_BARS = 2, MELODY_BARS = MELODY_STEPS / BAR_STEPS };

static const float HAND_LEVEL = 0.22F;
static const float BASS_LEVEL = 0.28F;
static const float LEAD_LEVEL = 0.23F;
static const float PAD_LEVEL = 0.13F;
static const float LEAD_SECONDS = 1.5F;

/* Which tones of the chord (bit 0 the lowest) begin at each step. */
static const int hand_patterns[][BAR_STEPS] = {
    {15, 0, 0, 0, 0, 0, 0, 0}, {15, 0, 0, 0, 0, 0, 6, 0}, {1, 2, 4, 8, 0, 4, 0, 2},
    {9, 0, 6, 0, 0, 0, 0, 0},  {3, 0, 0, 4, 0, 0, 8, 0},  {1, 0, 2, 0, 4, 0, 8, 0},
    {15, 0, 0, 9, 0, 0, 0, 0},
};

enum { BASS_NONE, BASS_ROOT, BASS_FIFTH };

static const int bass_patterns[][BAR_STEPS] = {
    {BASS_ROOT},
    {BASS_ROOT, 0, 0, 0, BASS_FIFTH},
    {BASS_ROOT, 0, 0, 0, 0, 0, BASS_FIFTH},
    {BASS_ROOT, 0, 0, BASS_ROOT},
};

static bool chance(Rng *rng, int percent)
{
    return (int)rng_below(rng, 100) < percent;
}

static float between(Rng *rng, float low, float high)
{
    return low + (high - low) * (float)(rng_next(rng) >> 40) * 0x1p-24F;
}

/* A row of a table of patterns. */
#define PICK(rng, rows) ((rows)[rng_below((rng), sizeof(rows) / sizeof(rows)[0])])

static bool closing(const Music *music)
{
    return music->phrase == PHRASES;
}

static void begin_phrase(Music *music)
{
    Rng *rng = &music->rng;
    music->progression =
        (music->progression + 1 + (int)rng_below(rng, MOOD_PROGRESSIONS - 1)) % MOOD_PROGRESSIONS;
    music->hand = closing(music) ? hand_patterns[0] : PICK(rng, hand_patterns);
    music->bass = closing(music) ? bass_patterns[0] : PICK(rng, bass_patterns);
    music->sings = !closing(music) && chance(rng, 60);
    music->swells = closing(music) || chance(rng, 55);
    if (music->phrase == 0 || chance(rng, 40))
        melody_compose(&music->melody, music->mood->liveliness, rng);
    else
        melody_vary(&music->melody, rng);
}

static void begin_mood(Music *music)
{
    int further = 1 + (int)rng_below(&music->rng, MOOD_COUNT - 1);
    music->mood_number = (music->mood_number + further) % MOOD_COUNT;
    music->mood = mood_of(music->mood_number);
    music->phrase = 0;
    begin_phrase(music);
}

void music_start(Music *music, int rate, uint64_t seed)
{
    *music = (Music){.rng = rng_seed(seed, 1)};
    choir_start(&music->choir, rate, seed);
    begin_mood(music);
}

static void play(Music *music, Note note)
{
    note.level *= between(&music->rng, 0.75F, 1.0F);
    choir_play(&music->choir, &note);
}

/* To the end of the bar. */
static float bar_rest(const Music *music)
{
    return (float)(BAR_STEPS - music->step) * music->mood->step;
}

/* A hand is never quite together. */
static void play_hand(Music *music)
{
    float late = 0;
    for (int n = 0; n < CHORD_TONES; n++) {
        if ((music->hand[music->step] >> n & 1) == 0) continue;
        play(music, (Note){.timbre = TIMBRE_PIANO,
                           .pitch = (float)music->chord.tones[n],
                           .level = HAND_LEVEL,
                           .pan = (float)n * 0.25F - 0.4F,
                           .wait = late,
                           .hold = bar_rest(music) - late});
        late += between(&music->rng, 0.006F, 0.03F);
    }
}

static void play_bass(Music *music)
{
    int what = music->bass[music->step];
    if (what == BASS_NONE) return;
    play(music, (Note){.timbre = TIMBRE_BASS,
                       .pitch = (float)(what == BASS_ROOT ? music->chord.root : music->chord.fifth),
                       .level = music->step == 0 ? BASS_LEVEL : BASS_LEVEL * 0.6F,
                       .hold = bar_rest(music)});
}

static void play_lead(Music *music)
{
    int step = music->bar * BAR_STEPS + music->step;
    int pitch = melody_pitch(&music->melody, step, music->mood, &music->chord);
    if (!music->sings || pitch == MELODY_REST) return;
    play(music, (Note){.timbre = music->mood->lead,
                       .pitch = (float)pitch,
                       .level = LEAD_LEVEL,
                       .pan = between(&music->rng, -0.1F, 0.5F),
                       .wait = between(&music->rng, 0, 0.02F),
                       .hold = LEAD_SECONDS});
}

static void play_pad(Music *music)
{
    if (!music->swells || music->step != 0) return;
    for (int n = 0; n < CHORD_TONES - 1; n++)
        play(music, (Note){.timbre = TIMBRE_PAD,
                           .pitch = (float)music->chord.tones[n],
                           .level = PAD_LEVEL,
                           .pan = n % 2 == 0 ? -0.6F : 0.6F,
                           .hold = bar_rest(music)});
}

static void play_step(Music *music)
{
    if (closing(music) && music->bar > 0) return;
    int degree = closing(music) ? 0 : music->mood->progressions[music->progression][music->bar];
    music->chord = chord_of(music->mood, degree);
    play_bass(music);
    play_hand(music);
    play_pad(music);
    play_lead(music);
}

static void next_step(Music *music)
{
    if (++music->step < BAR_STEPS) return;
    music->step = 0;
    if (++music->bar == MELODY_BARS) melody_vary(&music->melody, &music->rng);
    if (music->bar < (closing(music) ? CLOSING_BARS : MOOD_CHORDS)) return;
    music->bar = 0;
    if (++music->phrase <= PHRASES)
        begin_phrase(music);
    else
        begin_mood(music);
}

void music_render(Music *music, float *stereo, int frames)
{
    while (frames > 0) {
        if (music->until < 1) {
            play_step(music);
            music->until += (double)music->mood->step * music->choir.rate;
            next_step(music);
        }
        int count = frames < (int)music->until ? frames : (int)music->until;
        choir_render(&music->choir, stereo, count);
        music->until -= count;
        stereo += 2 * count;
        frames -= count;
    }
}
