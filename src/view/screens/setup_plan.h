/* setup_plan.h -- the game being planned: what is chosen, and whether it can
 * be played so. */
#ifndef VIEW_SCREENS_SETUP_PLAN_H
#define VIEW_SCREENS_SETUP_PLAN_H

#include "view/screens/setup_screen.h"

/* Reads the library, and fills in what has never been chosen: classic, a
 * person and three computers. What was chosen before stays. */
void setup_plan_open(SetupState *setup, const EditionLibrary *library);

/* Another edition: house rules go, tokens are those of the edition, and
 * computers leave while there are too many players. */
void setup_plan_choose(SetupState *setup, const EditionLibrary *library, int n);

/* The value of a rule as planned; and setting it. */
int32_t setup_plan_rule(const SetupState *setup, RuleId rule);
bool setup_plan_changed(const SetupState *setup, RuleId rule);
void setup_plan_set_rule(SetupState *setup, const EditionLibrary *library, RuleId rule,
                         int32_t value);
void setup_plan_reset_rules(SetupState *setup, const EditionLibrary *library);
/* What is wrong with a house rule, in words for people; false when nothing is. */
bool setup_plan_rule_trouble(const SetupState *setup, RuleId rule, Text *text);
/* The first thing that keeps the game from starting; false when nothing does. */
bool setup_plan_trouble(const SetupState *setup, Text *text);

/* ---- players ---- */

/* The kind of computer that sits down unless another is asked for. */
const PlayerKind *setup_plan_usual_kind(void);
/* A person, or a computer of the usual kind; not beyond the edition's most. */
bool setup_plan_can_add(const SetupState *setup);
void setup_plan_add(SetupState *setup, bool person);
void setup_plan_remove(SetupState *setup, int seat);
/* Taken ones are swapped with whoever has them. */
void setup_plan_set_token(SetupState *setup, int seat, TokenId token);
void setup_plan_set_colour(SetupState *setup, int seat, uint32_t colour);
/* The lowest number that no seat's picture has. */
int setup_plan_picture_number(const SetupState *setup);

/* Looks again what is wrong; after every change of a seat. */
void setup_plan_check(SetupState *setup);
/* Everybody with a name, and computers up to where the edition fills the
 * table. */
void setup_plan_seating(const SetupState *setup, Seating *seating);

/* ---- the colours players choose from ---- */

enum { SEAT_PALETTE_COUNT = 10 };

typedef struct SeatColour {
    const char *name;
    uint32_t rgb;
} SeatColour;

/* White reads on all of them; the first eight stay apart for colour-blind
 * eyes. */
extern const SeatColour seat_palette[SEAT_PALETTE_COUNT];

#endif
