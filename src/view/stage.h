/* stage.h -- what the eye has seen so far of a game, and what is moving.
 *
 * The table may be ahead: its events are shown one after the other, each for
 * as long as its movement takes. Between two actions the state shown is
 * exactly the table's at that moment; while the events of an action are being
 * shown it is changed by them step by step. */
#ifndef VIEW_STAGE_H
#define VIEW_STAGE_H

#include "game/game.h"
#include "table/table.h"
#include "ui/settings.h"
#include "view/moments/moment.h"

enum { STAGE_FLIGHTS = 12, STAGE_CUES = 16 };

/* Money on its way. Seats, BANK or POT. */
typedef struct Flight {
    SeatId from, to;
    Money amount;
    double began, length; /* seconds of the stage's clock */
} Flight;

typedef struct Stage {
    const Table *table; /* NULL: nothing is on */
    Game game;          /* as shown */
    Game base;          /* after the actions shown completely */
    size_t action;      /* actions shown completely */
    size_t event;       /* the next event to be shown */
    double clock;       /* seconds */
    Event now;          /* being shown, while `until` is not reached */
    bool busy;
    bool holds;   /* it is a person's card: shown until it is acknowledged */
    bool patient; /* persons' cards hold */
    bool asks;    /* `now` has not happened yet: a person is asked to pay it, see due.h */
    size_t paid;  /* the event, and one, that the person has agreed to pay; 0: none */
    Paying paying;
    double began, until;
    GameMoment moment; /* that `now` is, while it is shown */
    bool still;        /* it does not move */
    bool plain;        /* no moments are shown; stays */
    int step;          /* of a walk being shown */
    Flight flights[STAGE_FLIGHTS];
    int flight_count;
    bool card_open; /* the last card drawn in this turn is shown */
    DeckId deck;
    CardId card;
    SeatId card_seat;
    double dice_began, dice_length; /* of the last throw */
    DeedId stamped;                 /* bought last, stamped at stamp_began */
    SeatId stamp_seat;              /* by whom */
    double stamp_began, stamp_length;
    uint8_t cues[STAGE_CUES];
    int cue_count;
} Stage;

/* Shows the table as it is now. NULL for none. */
void stage_set(Stage *stage, const Table *table);
/* The state before action n, standing still; `stage_set` leads back. */
void stage_set_at(Stage *stage, const Table *table, size_t n);

/* Advances time. True when something has to be redrawn. */
bool stage_tick(Stage *stage, double seconds, const Settings *settings);
/* Everything that is moving arrives; nothing remains to be shown, unless a card
 * has to be acknowledged or a sum to be paid on the way: then that is being shown. */
void stage_finish(Stage *stage);
/* Does a wheel turn, so that nobody knows yet where it stops? */
bool stage_turning(const Stage *stage);
/* How many events may be told: all whose movement has ended. A throw is told with
 * where it leads, so it waits until the token is there. */
size_t stage_told(const Stage *stage);
/* Does a card that was shown wait for its reader, or a sum for its payer? */
bool stage_held(const Stage *stage);
/* What a person is asked to pay, an event that comes next; NULL: nothing. */
const Event *stage_due(const Stage *stage);
/* It was read, or is to be paid: on with the game. Not in the first moment: a second click may
 * have been meant for something else. */
void stage_acknowledge(Stage *stage);
/* Is everything shown that has happened? (Money may still be flying.) */
bool stage_caught_up(const Stage *stage);
bool stage_moving(const Stage *stage);

/* The moment being shown; NULL: none. And how far it is, from 0 to 1. */
const GameMoment *stage_moment(const Stage *stage);
double stage_moment_part(const Stage *stage);
/* It is over; what comes after it is shown as usual. */
void stage_end_moment(Stage *stage);
/* The first such moment of the game, of a person if there is one, as a still picture that stays.
 * False when the game has none. */
bool stage_show_moment(Stage *stage, MomentKind kind);

/* Where a seat's token is: on its way `part` from space `from` to `to` by
 * walking (or straight, to jail); from == to when it is not moving. */
typedef struct TokenWalk {
    SpaceId from, to;
    double part; /* of this step */
    bool straight;
} TokenWalk;
TokenWalk stage_walk(const Stage *stage, SeatId seat);

/* How far the dice are from stopping: 1 just thrown, 0 at rest. */
double stage_tumble(const Stage *stage);

#endif
