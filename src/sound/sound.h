/* sound.h -- what can be heard: the names of the effects. */
#ifndef SOUND_SOUND_H
#define SOUND_SOUND_H

/* In the order of the view's cues, so that an app may pass a cue on as it is
 * (this room does not know the view). */
typedef enum Sound {
    SOUND_CLICK,
    SOUND_DICE,
    SOUND_STEP,
    SOUND_PAY,
    SOUND_RECEIVE,
    SOUND_STAMP,
    SOUND_BUILD,
    SOUND_CARD,
    SOUND_JAIL,
    SOUND_HAMMER,
    SOUND_BID,
    SOUND_OFFER,
    SOUND_REFUSE,
    SOUND_BANKRUPT,
    SOUND_WIN,
    SOUND_TURN,
    SOUND_TICK,
    SOUND_GROUP,
    SOUND_HOTEL,
    SOUND_HUGE,
    SOUND_COUNT
} Sound;

#endif
