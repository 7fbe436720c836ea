/* group_worth.h -- what every group earns at every level, by exact odds. */
#ifndef LAB_GROUP_WORTH_H
#define LAB_GROUP_WORTH_H

#include "game/game.h"
#include "lab/stationary.h"

enum { GROUP_WORTH_LEVELS = 10 };

/* One level of a group: the number of deeds owned, or of buildings on each. */
typedef struct LevelWorth {
    Money cost;    /* of the deeds and all buildings */
    double income; /* expected rent per turn of one opponent */
    int owned;     /* deeds */
    int level;     /* Holding.level of each street */
} LevelWorth;

typedef struct GroupWorth {
    int count;
    LevelWorth levels[GROUP_WORTH_LEVELS];
} GroupWorth;

void group_worth_make(const Edition *edition, const Stationary *stationary, GroupId group,
                      GroupWorth *worth);

/* An opponent's turns until the rent has paid for level `n`; and for what it
 * costs more than the level before. Negative when it never does. */
double group_worth_turns(const GroupWorth *worth, int n);
double group_worth_step_turns(const GroupWorth *worth, int n);

#endif
