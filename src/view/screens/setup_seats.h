/* setup_seats.h -- the players of a game being planned: adding, removing, tokens and colours. */
#ifndef VIEW_SCREENS_SETUP_SEATS_H
#define VIEW_SCREENS_SETUP_SEATS_H

#include "view/screens/setup_plan.h"

/* The default kind of computer. */
const PlayerKind *setup_seats_usual_kind(void);
/* A person, or a computer of the usual kind; not beyond the edition's most. */
bool setup_seats_can_add(const SetupState *setup);
void setup_seats_add(SetupState *setup, bool person);
void setup_seats_remove(SetupState *setup, int seat);
/* Taken ones are swapped with their owner. */
void setup_seats_set_token(SetupState *setup, int seat, TokenId token);
void setup_seats_set_colour(SetupState *setup, int seat, uint32_t colour);
/* The lowest number that no seat's picture has. */
int setup_seats_picture_number(const SetupState *setup);

/* Everybody with a name, and computers up to where the edition fills the
 * table. */
void setup_seats_seating(const SetupState *setup, Seating *seating);

/* ---- the colours players choose from ---- */

enum { SEAT_PALETTE_COUNT = 10 };

typedef struct SeatColour {
    Sentence name;
    uint32_t rgb;
} SeatColour;

/* White reads on all of them; the first eight stay apart for colour-blind
 * eyes. */
extern const SeatColour seat_palette[SEAT_PALETTE_COUNT];

#endif
