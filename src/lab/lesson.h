/* lesson.h -- positions to learn from: what counted in them, and who won. */
#ifndef LAB_LESSON_H
#define LAB_LESSON_H

#include "lab/match.h"
#include "players/standing.h"

enum { LESSONS_PER_GAME = 10, LESSON_MATCHES = 128 };

/* Whole words of eight bytes: lessons of several processes are put together by
 * adding up arrays in which the places of the others are zero. */
typedef struct Lesson {
    Standing standing; /* `alive` is 0 when there is no lesson in this place */
    uint8_t winner;
    uint8_t edition; /* its number in the plan */
    uint8_t seats;   /* at the beginning */
    uint8_t padding[sizeof(int64_t) - (sizeof(Standing) + 3) % sizeof(int64_t)];
} Lesson;

/* Where lessons come from: games of several editions with any number of seats. */
typedef struct LessonPlan {
    int match_count;
    Match matches[LESSON_MATCHES]; /* game n is one of match n % match_count */
    uint8_t editions[LESSON_MATCHES];
    int dealt; /* percent of the games that begin with deeds and money in any hands */
} LessonPlan;

/* Adds the games on the board of `edition`, which is kept: one match for every
 * number of seats. `players` has the chairs and the seed. False when there are too many. */
bool lesson_plan_add(LessonPlan *plan, const Edition *edition, uint8_t number,
                     const Match *players);

/* Plays game `number` and takes positions of it, before throws, each as likely as any other. Who is
 * ahead when a game is given up counts as its winner. */
void lesson_take(const LessonPlan *plan, uint64_t number, Lesson lessons[LESSONS_PER_GAME]);

#endif
