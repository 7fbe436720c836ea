/* review.h -- a played game reckoned up: chances, luck, decisions; worked out in slices. */
#ifndef REVIEW_REVIEW_H
#define REVIEW_REVIEW_H

#include "table/table.h"

/* How much work goes into a review. Horizons are in turns: there a rollout is judged. */
typedef struct ReviewPlan {
    uint64_t seed;
    int sketch_turns, sketch_games, sketch_pairs; /* a position; a decision */
    int first_games;                              /* around the largest moments of the sketch */
    int full_turns, full_games, full_pairs;
    int ways_games, ways_most; /* every way of a decision; of those that look like errors */
    bool sketch_only;
} ReviewPlan;

extern const ReviewPlan review_plan_usual;

/* The passes of a review, each needing the one before; results get better with every one. */
typedef enum ReviewPass {
    REVIEW_PREPARES, /* what would hard have done? One action is one piece of work. */
    REVIEW_SKETCHES,
    REVIEW_LOOKS_AGAIN, /* at the largest moments */
    REVIEW_PAIRS,       /* decisions unlike those of the reference, more often */
    REVIEW_WEIGHS,      /* every way of every decision */
    REVIEW_DOUBTS,      /* those that look like errors, more often */
    REVIEW_FILLS,       /* all chances at the far horizon */
    REVIEW_DONE
} ReviewPass;

typedef struct ReviewProgress {
    ReviewPass pass;  /* REVIEW_DONE also when no more than a sketch is wanted */
    int64_t played;   /* rollouts so far */
    double part;      /* of the work that is wanted, 0 to 1: about */
    double whole;     /* of a whole review */
    double part_pass; /* of this pass */
} ReviewProgress;

typedef struct Review Review;

/* Of the game as it is now. Keeps the table, which must not change meanwhile. The same table
 * and plan give the same review, in slices of any size, on any number of threads. */
Review *review_new(const Table *table, const ReviewPlan *plan);
void review_free(Review *review);

/* Goes on for about `work` rollouts (20 take a few milliseconds); false when all is done. May be
 * left at any time: what is known so far can be asked for at any time. */
bool review_step(Review *review, int work);
ReviewProgress review_progress(const Review *review);
/* Whether it is done once it is sketched; else as the plan says. */
void review_stop_after_sketch(Review *review, bool stop);
/* Is the sketch whole? Before, there are no results. */
bool review_sketched(const Review *review);

/* For threads: take and give under one lock, play outside of it. NULL while there is
 * nothing to take before others have been given back; REVIEW_DONE says when there will be none. */
typedef struct ReviewTask ReviewTask;
ReviewTask *review_take(Review *review);
void review_play(const Review *review, ReviewTask *task);
/* Only about `work` rollouts of it; true while there are more to play. */
bool review_play_on(const Review *review, ReviewTask *task, int work);
void review_give(Review *review, ReviewTask *task); /* takes the task */
/* Takes a task that was not played to its end: somebody will have to take it again. */
void review_leave(Review *review, ReviewTask *task);

/* As text, to go on with later; reading it back into a new review of the same game and plan. False,
 * nothing changed, when it is of another game, plan or version, or damaged. */
void review_write(const Review *review, Text *text);
bool review_read(Review *review, const char *text, size_t length);

/* What a review found for one seat, as far as it had got when it was written. In shares of a win.
 */
typedef struct ReviewSeat {
    double luck, decisions, missed, result; /* as in FindingSums: own luck and others' */
    double error;                           /* of all its decisions; 0 unless `weighed` */
    bool weighed;                           /* every way of every decision was */
} ReviewSeat;
/* Of a text of the usual plan, or of its head alone, without working out anything. False as above,
 * and when it was no sketch yet. */
bool review_read_seats(const Table *table, const char *text, size_t length,
                       ReviewSeat seats[MAX_SEATS]);
/* Bytes of the head: who keeps no more can still be asked for the seats. 0: there is none. */
size_t review_head(const char *text, size_t length);

const Table *review_table(const Review *review);

#endif
