/* review_state.h -- the inside of a review; only for this room's own modules. */
#ifndef REVIEW_REVIEW_STATE_H
#define REVIEW_REVIEW_STATE_H

#include "players/thought.h"
#include "review/finding.h"

/* What became of every seat in some rollouts from one position. */
typedef struct ReviewTally {
    int played;
    double sum[MAX_SEATS], square[MAX_SEATS];
    double early[MAX_SEATS], early_square[MAX_SEATS]; /* at the horizon of the estimate before */
} ReviewTally;

/* Differences in pairs of rollouts with the same dice. */
typedef struct ReviewPair {
    int played;
    double done[MAX_SEATS], done_square[MAX_SEATS];     /* by what was done */
    double missed[MAX_SEATS], missed_square[MAX_SEATS]; /* by an offer that was not made */
} ReviewPair;

/* The ways of a decision, what was done first. Halves are even and odd rollouts. */
typedef struct ReviewWeighing {
    int count, played;
    double sum[FINDING_WAYS];
    double ahead[FINDING_WAYS][2];
    double square[FINDING_WAYS];
} ReviewWeighing;

/* What an action was. */
typedef enum ReviewDoing {
    DOING_SETUP,   /* before the first turn */
    DOING_CHANCE,  /* an act of the dealer */
    DOING_SAME,    /* what hard would have done, or no choice at all */
    DOING_DECIDED, /* something else */
    DOING_MISSED,  /* hard would have made an offer first */
    DOING_BOTH,    /* and afterwards something else */
    DOING_LEFT,    /* resigned, voted, rung */
    DOING_COUNT
} ReviewDoing;

enum { LAYER_SKETCH, LAYER_FULL, LAYERS };

/* A position and the action that was done in it. The last one has no action. */
typedef struct ReviewItem {
    bool fresh; /* the chances are estimated anew here */
    bool over;
    bool silent, weighable; /* the action: the owner did nothing; there are several ways */
    uint8_t doing;          /* ReviewDoing */
    uint8_t phase;          /* Phase */
    bool in_jail;           /* the seat that acts */
    SeatId owner;           /* whose throw or decision */
    SeatId mover;
    DeedId deed; /* of an auction */
    int32_t turn, round;
    Action hard; /* what hard would have done */
    ReviewTally tally[LAYERS];
    ReviewPair pair;
    ReviewWeighing weighing;
} ReviewItem;

typedef enum ReviewJobKind { JOB_SKETCH, JOB_FULL, JOB_PAIR, JOB_WEIGH, JOB_KINDS } ReviewJobKind;

/* So many rollouts, in all, for an item. */
typedef struct ReviewJob {
    ReviewJobKind kind;
    size_t n;
    int target;
} ReviewJob;

struct ReviewTask {
    ReviewJob job;
    size_t place; /* among the jobs */
    int cost;     /* rollouts for each that counts */
    int64_t spent;
    ReviewTally tally;
    ReviewPair pair;
    ReviewWeighing weighing;
};

/* What follows from the items: made anew when they have changed. */
typedef struct ReviewCourse {
    bool valid;
    double (*chances)[MAX_SEATS]; /* before action n; one more than actions */
    double (*spread)[MAX_SEATS];  /* squares of their errors */
    FindingSums sums[MAX_SEATS];
    int moment_count;
    FindingMoment *moments;
} ReviewCourse;

struct Review {
    const Table *table;
    ReviewPlan plan;
    size_t count; /* actions */
    size_t start; /* the first that counts */
    ReviewItem *items;
    /* preparing */
    size_t prepared;
    Game game;
    Memory memory;
    /* working */
    ReviewPass pass;
    ReviewJob *jobs;
    size_t job_count, job_room, next;
    int outstanding;
    int64_t played;
    ReviewCourse *course;
};

/* reference.c */
/* Looks at action review->prepared, in review->game, and goes on to the next. */
void reference_prepare(Review *review);

/* review_rollouts.c */
/* Begins at what is in the task, goes on to its target. */
void review_rollouts_play(const Review *review, ReviewTask *task);
/* How many rollouts count as one. */
int review_rollouts_cost(const Review *review, const ReviewJob *job);
/* The ways of action n in `game`, what was done first; how many. */
int review_rollouts_ways(const Review *review, size_t n, const Game *game, Thought *thought);

/* review_jobs.c */
/* The work of the pass the review has just come to. */
void review_jobs_make(Review *review);
void review_jobs_add(Review *review, ReviewJobKind kind, size_t n, int target);

/* finding.c */
/* The best way against what was done, by halves. */
double finding_loss(const ReviewWeighing *weighing);

/* course.c */
const ReviewCourse *course_of(const Review *review);
void course_forget(Review *review);

/* segment.c */
/* The kind of moment that action n belongs to; does it go on with one that ended just before? */
FindingKind segment_kind(const Review *review, size_t n);
bool segment_joins(const Review *review, const FindingMoment *moment, size_t n);
/* The first event of the table that this action or a later one caused. */
size_t segment_first_event(const Table *table, size_t action);

#endif
