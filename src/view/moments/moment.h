/* moment.h -- the peaks of a game: which event is one, whose it is, how long it is shown. */
#ifndef VIEW_MOMENTS_MOMENT_H
#define VIEW_MOMENTS_MOMENT_H

#include "game/event.h"
#include "ui/settings.h"

typedef enum MomentKind {
    MOMENT_NONE,
    MOMENT_GROUP,    /* seat owns every deed of a group of streets */
    MOMENT_HOTEL,    /* seat builds the last that the street can take */
    MOMENT_RENT,     /* seat pays a large part of its money to other */
    MOMENT_BANKRUPT, /* seat leaves, bankrupt to other, which may be BANK */
    MOMENT_COUNT
} MomentKind;

typedef struct GameMoment {
    MomentKind kind;
    SeatId seat, other; /* other: BANK where there is none */
    DeedId deed;        /* of this event, or NO_DEED */
    GroupId group;      /* of MOMENT_GROUP */
    Money amount;       /* of MOMENT_RENT */
} GameMoment;

/* A rent is huge from this part of the payer's cash on, in percent, unless it is small change:
 * below this part of what everybody began with. */
enum { MOMENT_RENT_PERCENT = 40, MOMENT_RENT_LEAST = 10 };

/* The moment that an event is, with `game` as it was before. */
GameMoment moment_of(const Edition *edition, const Game *game, const Event *event);

/* How long it is shown at the middle speed; 0: not at all. `watched`: it is about computers alone.
 */
double moment_seconds(MomentKind kind, bool watched, const Settings *settings);
/* The Cue. */
int moment_cue(MomentKind kind);

/* The part of a moment, of 1, at which everything has arrived: its still picture. */
#define MOMENT_PEAK 0.8

#endif
