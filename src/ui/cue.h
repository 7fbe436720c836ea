/* cue.h -- what should be heard now. */
#ifndef UI_CUE_H
#define UI_CUE_H

typedef enum Cue {
    CUE_CLICK,   /* a button */
    CUE_DICE,    /* dice tumble */
    CUE_STEP,    /* a token reaches the next space */
    CUE_PAY,     /* money leaves the hand of a person or computer */
    CUE_RECEIVE, /* money arrives */
    CUE_STAMP,   /* a deed gets an owner */
    CUE_BUILD,
    CUE_CARD, /* a card is turned */
    CUE_JAIL,
    CUE_HAMMER, /* an auction ends */
    CUE_BID,
    CUE_OFFER,  /* somebody asks something of a person */
    CUE_REFUSE, /* not possible */
    CUE_BANKRUPT,
    CUE_WIN,
    CUE_TURN,  /* a person's turn begins */
    CUE_TICK,  /* one of the last seconds */
    CUE_GROUP, /* a group is complete */
    CUE_HOTEL,
    CUE_HUGE, /* a rent that hurts */
    CUE_COUNT
} Cue;

#endif
