/* tutorial.h -- a first game that teaches: every rule is explained to the learner where it first
 * matters, once. */
#ifndef TABLE_TUTORIAL_H
#define TABLE_TUTORIAL_H

#include "table/table.h"

/* An open value: what was told so far. All zero but the learner at the beginning; a lesson that
 * begins in the middle of a game tells what matters from there on. */
typedef struct Tutorial {
    SeatId learner;
    uint64_t told; /* a bit for each page */
    size_t events; /* of the table, looked at so far */
} Tutorial;

/* Something to be explained. Borrows nothing. */
typedef struct TutorialPage {
    int number; /* 0 for the first there is */
    Said title;
    Said text;           /* what to do and why now, a few sentences */
    const char *command; /* what is typed for it in a terminal; NULL: nothing */
} TutorialPage;

/* What the learner should be told before the question that the table asks now; false when that is
 * nothing new, or somebody else is asked. Notes that it was told: call it until it is false. */
bool tutorial_next(const Table *table, Tutorial *lesson, TutorialPage *page);
/* Pages told, and pages that this edition can ever have. */
int tutorial_told(const Tutorial *lesson);
int tutorial_pages(const Edition *edition);

/* The game that goes with it, as options name things: short, the same every time. */
enum { TUTORIAL_PLAYERS = 3, TUTORIAL_RULES = 3, TUTORIAL_SEED = 12 };
extern const char *const tutorial_edition;
extern const char *const tutorial_rules[TUTORIAL_RULES];
extern const char *const tutorial_kinds[TUTORIAL_PLAYERS]; /* NULL: the learner */

#endif
