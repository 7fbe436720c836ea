/* setup_plan.h -- the game being planned: what is chosen, and whether it can
 * be played so. */
#ifndef VIEW_SCREENS_SETUP_PLAN_H
#define VIEW_SCREENS_SETUP_PLAN_H

#include "ui/theme.h"
#include "view/request.h"
#include "words/words.h"

typedef struct View View;

enum { SETUP_EDITIONS = 64, SETUP_SENTENCE = 400, SETUP_PATH = 240 };

/* An edition of the library. */
typedef struct SetupEdition {
    char word[WORD_SIZE];
    char title[NAME_SIZE];
    char why_not[SETUP_SENTENCE]; /* it cannot be played; else empty */
    Theme faces[2];               /* by day and by night */
    FaceMotif motif;
} SetupEdition;

/* The game being planned, and what is open of it. Sentences are empty when
 * nothing is wrong. */
typedef struct SetupState {
    GamePlan plan;
    SetupEdition editions[SETUP_EDITIONS];
    int edition_count;
    int chosen;                   /* edition; -1: there is none that can be played */
    Edition printed;              /* without house rules */
    Edition edition;              /* with them; the last that was good */
    const Language *language;     /* of the sentences below; NULL: English */
    Problems problems;            /* of the house rules */
    char trouble[SETUP_SENTENCE]; /* with the number of players */
    char seat_trouble[MAX_SEATS][SETUP_SENTENCE];
    bool unchangeable[RULE_COUNT]; /* this edition has nothing for another value */
    char picture_path[MAX_SEATS][SETUP_PATH];
    int open_seat; /* its details are shown; -1: none */
    bool rules_open;
    int open_group; /* of rules; -1: none */
} SetupState;

/* Of the game being planned now. */
SetupState *setup_of(const View *view);

/* Reads the library, and fills in what has never been chosen: classic, a
 * person and three computers. What was chosen before stays. */
void setup_plan_open(SetupState *setup, const EditionLibrary *library);

/* Fills in this plan instead, as far as the library has it. */
void setup_plan_take(SetupState *setup, const EditionLibrary *library, const GamePlan *plan);

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
bool setup_plan_rule_trouble(const SetupState *setup, const Words *words, RuleId rule, Text *text);
/* The first thing that keeps the game from starting; false when nothing does. */
bool setup_plan_trouble(const SetupState *setup, const Words *words, Text *text);

/* Looks again what is wrong; after every change of a seat. */
void setup_plan_check(SetupState *setup);
/* From now on says so in this language. Keeps it. */
void setup_plan_speak(SetupState *setup, const Language *language);

#endif
