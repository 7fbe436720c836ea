/* reverb.h -- the room around the sounds. */
#ifndef SOUND_REVERB_H
#define SOUND_REVERB_H

enum {
    REVERB_LINES = 4,     /* that feed each other */
    REVERB_DIFFUSERS = 4, /* all-passes before them, two a side */
    REVERB_FRAMES_MAX = 8640
};

typedef struct DelayLine {
    int length, at; /* frames */
    float frames[REVERB_FRAMES_MAX];
} DelayLine;

typedef struct Reverb {
    DelayLine lines[REVERB_LINES], diffusers[REVERB_DIFFUSERS];
    float gains[REVERB_LINES];  /* what is left after one way through */
    float damped[REVERB_LINES]; /* memory of the walls, which dull it */
    float dullness;
} Reverb;

/* `rate` is at most 192000. */
void reverb_start(Reverb *reverb, int rate);
/* Adds the answer of the room to `from` to `stereo`. */
void reverb_render(Reverb *reverb, const float *from, float *stereo, int frames);

#endif
