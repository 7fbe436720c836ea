/* timbre.h -- what a struck thing is made of, and so how it sounds. */
#ifndef SOUND_TIMBRE_H
#define SOUND_TIMBRE_H

enum { TIMBRE_PARTIALS = 4 };

typedef enum TimbreKind {
    TIMBRE_WOOD,  /* a small hard block */
    TIMBRE_BOARD, /* something hollow that is knocked on */
    TIMBRE_FELT,  /* a soft, low thud */
    TIMBRE_COIN,
    TIMBRE_IRON,
    TIMBRE_PAPER,
    TIMBRE_BELL,
    TIMBRE_MALLET, /* a bar of a marimba */
    TIMBRE_HORN,
    TIMBRE_PIANO, /* an electric piano, played softly */
    TIMBRE_PAD,   /* swells and fades */
    TIMBRE_BASS,
    TIMBRE_COUNT
} TimbreKind;

/* One sine that dies away. `ring` is always the time to fall by 60 dB. */
typedef struct Partial {
    float ratio; /* to the pitch of the note */
    float level;
    float ring; /* seconds */
} Partial;

/* Noise through a band-pass that may move. */
typedef struct Hiss {
    float level;
    float ring;   /* seconds */
    float centre; /* Hz */
    float slide;  /* octaves a second */
    float width;  /* 0.2 whistles, 1.4 rushes */
} Hiss;

typedef struct Timbre {
    Partial partials[TIMBRE_PARTIALS];
    Hiss hiss;
    float attack; /* seconds until about two thirds of the level */
    float damped; /* seconds to fall by 60 dB once the key is left */
    float loose;  /* no two strokes are alike: up to this many semitones off */
} Timbre;

const Timbre *timbre_of(TimbreKind kind);

#endif
