/* stroke.c -- of what strokes a sound consists: one row for each. */
#include "sound/stroke.h"

#include <stddef.h>

typedef struct Stroke {
    Sound sound;
    TimbreKind timbre;
    float wait;  /* milliseconds from the beginning of the sound */
    float pitch; /* semitones; what rings is of c d e g a, see mood.c */
    float level;
    float pan;
} Stroke;

static const Stroke strokes[] = {
    {SOUND_CLICK, TIMBRE_WOOD, 0, 84, 0.26F, 0},

    /* Two dice, left and right, that bounce lower and sooner each time. */
    {SOUND_DICE, TIMBRE_WOOD, 0, 88, 0.63F, -0.3F},
    {SOUND_DICE, TIMBRE_WOOD, 38, 91, 0.58F, 0.3F},
    {SOUND_DICE, TIMBRE_WOOD, 130, 86, 0.55F, -0.2F},
    {SOUND_DICE, TIMBRE_WOOD, 176, 90, 0.50F, 0.3F},
    {SOUND_DICE, TIMBRE_WOOD, 246, 87, 0.45F, -0.2F},
    {SOUND_DICE, TIMBRE_WOOD, 288, 91, 0.42F, 0.2F},
    {SOUND_DICE, TIMBRE_WOOD, 340, 86, 0.35F, -0.1F},
    {SOUND_DICE, TIMBRE_WOOD, 374, 90, 0.32F, 0.2F},
    {SOUND_DICE, TIMBRE_WOOD, 412, 87, 0.25F, -0.1F},
    {SOUND_DICE, TIMBRE_WOOD, 438, 91, 0.21F, 0.1F},
    {SOUND_DICE, TIMBRE_WOOD, 462, 86, 0.16F, 0},

    {SOUND_STEP, TIMBRE_WOOD, 0, 77, 0.21F, 0},

    {SOUND_PAY, TIMBRE_COIN, 0, 100, 0.24F, -0.1F},
    {SOUND_PAY, TIMBRE_COIN, 75, 96, 0.22F, 0.1F},
    {SOUND_PAY, TIMBRE_FELT, 80, 52, 0.13F, 0},

    {SOUND_RECEIVE, TIMBRE_COIN, 0, 98, 0.18F, -0.2F},
    {SOUND_RECEIVE, TIMBRE_COIN, 60, 100, 0.20F, 0.1F},
    {SOUND_RECEIVE, TIMBRE_COIN, 125, 105, 0.22F, 0.2F},

    {SOUND_STAMP, TIMBRE_FELT, 0, 50, 0.54F, 0},
    {SOUND_STAMP, TIMBRE_BOARD, 2, 62, 0.26F, 0},
    {SOUND_STAMP, TIMBRE_PAPER, 0, 60, 0.48F, 0},

    {SOUND_BUILD, TIMBRE_BOARD, 0, 67, 0.49F, -0.1F},
    {SOUND_BUILD, TIMBRE_BOARD, 140, 69, 0.51F, 0.1F},

    {SOUND_CARD, TIMBRE_PAPER, 0, 60, 2.40F, -0.3F},
    {SOUND_CARD, TIMBRE_PAPER, 120, 60, 1.65F, 0.3F},
    {SOUND_CARD, TIMBRE_WOOD, 150, 72, 0.21F, 0.1F},

    {SOUND_JAIL, TIMBRE_IRON, 0, 55, 0.31F, -0.1F},
    {SOUND_JAIL, TIMBRE_FELT, 0, 43, 0.36F, 0},
    {SOUND_JAIL, TIMBRE_IRON, 190, 63, 0.17F, 0.2F},

    {SOUND_HAMMER, TIMBRE_BOARD, 0, 62, 0.50F, 0},
    {SOUND_HAMMER, TIMBRE_FELT, 0, 50, 0.31F, 0},
    {SOUND_HAMMER, TIMBRE_BOARD, 150, 62, 0.22F, 0},

    {SOUND_BID, TIMBRE_MALLET, 0, 76, 0.36F, 0},
    {SOUND_BID, TIMBRE_MALLET, 70, 81, 0.36F, 0},

    {SOUND_OFFER, TIMBRE_BELL, 0, 76, 0.24F, -0.2F},
    {SOUND_OFFER, TIMBRE_BELL, 110, 79, 0.24F, 0},
    {SOUND_OFFER, TIMBRE_BELL, 220, 84, 0.26F, 0.2F},

    {SOUND_REFUSE, TIMBRE_MALLET, 0, 60, 0.46F, 0},
    {SOUND_REFUSE, TIMBRE_MALLET, 120, 57, 0.46F, 0},

    {SOUND_BANKRUPT, TIMBRE_HORN, 0, 69, 0.29F, -0.2F},
    {SOUND_BANKRUPT, TIMBRE_HORN, 210, 67, 0.29F, -0.1F},
    {SOUND_BANKRUPT, TIMBRE_HORN, 420, 64, 0.29F, 0},
    {SOUND_BANKRUPT, TIMBRE_HORN, 650, 60, 0.29F, 0.1F},
    {SOUND_BANKRUPT, TIMBRE_HORN, 920, 57, 0.35F, 0.2F},
    {SOUND_BANKRUPT, TIMBRE_FELT, 920, 45, 0.29F, 0},

    {SOUND_WIN, TIMBRE_HORN, 0, 67, 0.23F, -0.2F},
    {SOUND_WIN, TIMBRE_HORN, 130, 72, 0.23F, 0},
    {SOUND_WIN, TIMBRE_HORN, 260, 76, 0.23F, 0.2F},
    {SOUND_WIN, TIMBRE_HORN, 390, 79, 0.23F, 0},
    {SOUND_WIN, TIMBRE_HORN, 650, 76, 0.16F, 0.2F},
    {SOUND_WIN, TIMBRE_HORN, 780, 60, 0.16F, -0.3F},
    {SOUND_WIN, TIMBRE_HORN, 780, 72, 0.16F, 0.3F},
    {SOUND_WIN, TIMBRE_HORN, 780, 79, 0.16F, -0.1F},
    {SOUND_WIN, TIMBRE_HORN, 780, 84, 0.16F, 0.1F},
    {SOUND_WIN, TIMBRE_BELL, 860, 88, 0.09F, -0.4F},
    {SOUND_WIN, TIMBRE_BELL, 940, 91, 0.09F, 0.4F},
    {SOUND_WIN, TIMBRE_BELL, 1020, 96, 0.09F, 0},

    {SOUND_TURN, TIMBRE_BELL, 0, 79, 0.18F, -0.1F},
    {SOUND_TURN, TIMBRE_BELL, 0, 84, 0.24F, 0.1F},

    {SOUND_TICK, TIMBRE_WOOD, 0, 93, 0.40F, 0},
    {SOUND_TICK, TIMBRE_WOOD, 90, 81, 0.24F, 0},

    /* Three deeds fan out, and the crown drops. */
    {SOUND_GROUP, TIMBRE_MALLET, 0, 72, 0.30F, -0.2F},
    {SOUND_GROUP, TIMBRE_MALLET, 110, 76, 0.30F, 0},
    {SOUND_GROUP, TIMBRE_MALLET, 220, 79, 0.30F, 0.2F},
    {SOUND_GROUP, TIMBRE_HORN, 420, 72, 0.16F, -0.2F},
    {SOUND_GROUP, TIMBRE_HORN, 420, 76, 0.16F, 0},
    {SOUND_GROUP, TIMBRE_HORN, 420, 84, 0.16F, 0.2F},
    {SOUND_GROUP, TIMBRE_BELL, 520, 91, 0.09F, 0.3F},

    /* Hammers, and the flag. */
    {SOUND_HOTEL, TIMBRE_BOARD, 0, 64, 0.48F, -0.2F},
    {SOUND_HOTEL, TIMBRE_BOARD, 130, 67, 0.50F, 0.2F},
    {SOUND_HOTEL, TIMBRE_BOARD, 260, 69, 0.50F, 0},
    {SOUND_HOTEL, TIMBRE_BELL, 480, 84, 0.18F, -0.1F},
    {SOUND_HOTEL, TIMBRE_BELL, 590, 88, 0.20F, 0.1F},

    /* Coins go, and the sum lands. */
    {SOUND_HUGE, TIMBRE_COIN, 0, 96, 0.22F, -0.3F},
    {SOUND_HUGE, TIMBRE_COIN, 90, 100, 0.22F, -0.1F},
    {SOUND_HUGE, TIMBRE_COIN, 180, 98, 0.22F, 0.1F},
    {SOUND_HUGE, TIMBRE_COIN, 270, 103, 0.22F, 0.3F},
    {SOUND_HUGE, TIMBRE_FELT, 640, 40, 0.60F, 0},
    {SOUND_HUGE, TIMBRE_HORN, 640, 57, 0.22F, 0},
};

void stroke_play(Choir *choir, Sound sound, float lift)
{
    for (size_t s = 0; s < sizeof strokes / sizeof strokes[0]; s++) {
        const Stroke *stroke = &strokes[s];
        if (stroke->sound != sound) continue;
        choir_play(choir, &(Note){.timbre = stroke->timbre,
                                  .pitch = stroke->pitch + lift,
                                  .level = stroke->level,
                                  .pan = stroke->pan,
                                  .wait = stroke->wait / 1000.0F});
    }
}
