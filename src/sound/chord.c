/* chord.c -- four notes and a bass that go together. */
#include "sound/chord.h"

enum { OCTAVE = 12, HAND_LOWEST = 55, BASS_LOWEST = 36 };

/* The pitch of this name within the octave that begins at `lowest`. Chords
 * that follow each other then move little. */
static int placed(int pitch, int lowest)
{
    int above = (pitch - lowest) % OCTAVE;
    return lowest + (above < 0 ? above + OCTAVE : above);
}

static int degree_pitch(const Mood *mood, int degree)
{
    return mood->tonic + mood->scale[degree % MOOD_SCALE] + degree / MOOD_SCALE * OCTAVE;
}

static void sort(int *tones)
{
    for (int n = 1; n < CHORD_TONES; n++)
        for (int k = n; k > 0 && tones[k - 1] > tones[k]; k--) {
            int higher = tones[k - 1];
            tones[k - 1] = tones[k];
            tones[k] = higher;
        }
}

Chord chord_of(const Mood *mood, int degree)
{
    int root = degree_pitch(mood, degree), third = degree_pitch(mood, degree + 2);
    int fifth = degree_pitch(mood, degree + 4), seventh = degree_pitch(mood, degree + 6);
    int ninth = degree_pitch(mood, degree + 8) - OCTAVE;
    /* The ninth is sweet where it is a whole tone from both neighbours. */
    int colour = ninth - root == 2 && third - ninth == 2 ? ninth : root;
    Chord chord = {.tones = {placed(third, HAND_LOWEST), placed(fifth, HAND_LOWEST),
                             placed(seventh, HAND_LOWEST), placed(colour, HAND_LOWEST)},
                   .root = placed(root, BASS_LOWEST),
                   .fifth = placed(fifth, BASS_LOWEST)};
    sort(chord.tones);
    return chord;
}

bool chord_suits(const Chord *chord, int pitch)
{
    bool rubs = false;
    for (int n = 0; n < CHORD_TONES; n++) {
        int above = (pitch - chord->tones[n] + OCTAVE * OCTAVE) % OCTAVE;
        if (above == 0) return true;
        if (above == 1) rubs = true;
    }
    return !rubs;
}
