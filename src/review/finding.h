/* finding.h -- what a review has found: chances over time, sums, moments, ways. */
#ifndef REVIEW_FINDING_H
#define REVIEW_FINDING_H

#include "review/review.h"

/* All of it holds for the work done so far, and only when review_sketched. Chances are 0 to 1; a
 * point is a hundredth. Errors are standard errors. */

/* Every seat's chance to win before action n (n == actions: now), if hard played on for
 * everybody; adds up to 1. `errors` may be NULL. */
void finding_chances(const Review *review, size_t n, double chances[MAX_SEATS],
                     double errors[MAX_SEATS]);
/* The first action of play: order, deals and tokens come before, and chances begin here. */
size_t finding_start(const Review *review);

/* How a seat came from its chance at the start to the result; start and the changes add up to
 * it exactly. An unfinished game results in the chances of its last position. */
typedef struct FindingSums {
    double start;
    double own_luck, others_luck; /* throws, cards and picks in its own turns, in others' */
    double own_decisions, others_decisions; /* against what hard would have done */
    double own_missed, others_missed;       /* offers that hard would have made */
    double drift; /* how the estimate itself changed as its horizon moved on */
    double ended; /* by resignation, vote, clock or count */
    double result;
    double luck_error, decisions_error; /* of own luck and others' together; of own decisions */
} FindingSums;

FindingSums finding_sums(const Review *review, SeatId seat);

/* What a person would call one. */
typedef enum FindingKind {
    FINDING_SETUP,      /* before the first turn */
    FINDING_THROW,      /* with what it forces */
    FINDING_CARD,       /* drawn */
    FINDING_PICK,       /* anything else that chance picks */
    FINDING_PURCHASE,   /* or declined */
    FINDING_AUCTION,    /* from the first bid to the last */
    FINDING_TRADE,      /* an offer and its answers */
    FINDING_JAIL,       /* a way out, or none */
    FINDING_RAISING,    /* of money that is owed */
    FINDING_CHOICE,     /* of two ways, a journey, a token */
    FINDING_MANAGEMENT, /* of one seat between two throws */
    FINDING_LEAVING,    /* resigning, voting to stop, the bell */
    FINDING_KINDS
} FindingKind;

/* Actions first .. last of the table. They tile the game. */
typedef struct FindingMoment {
    FindingKind kind;
    SeatId seat; /* whose throw or decision; of an auction, whose decision mattered most */
    size_t first, last;
    int32_t round; /* from 1, as told */
    double luck[MAX_SEATS], decision[MAX_SEATS], missed[MAX_SEATS], ended[MAX_SEATS];
    double own[MAX_SEATS];   /* of `decision`: what a seat's own did to itself */
    double error[MAX_SEATS]; /* of luck and decisions together */
    size_t told;             /* the action of it that matters most */
} FindingMoment;

int finding_moment_count(const Review *review);
const FindingMoment *finding_moment(const Review *review, int n);
/* The moment of action n. */
int finding_moment_of(const Review *review, size_t n);
/* What the moment changed for a seat, all together. */
double finding_change(const FindingMoment *moment, SeatId seat);

/* The moments that decided the game, in order of play: those with the largest change of any
 * seat's chance that are beyond three errors. Returns how many. */
enum { FINDING_TURNING_MOST = 5 };
int finding_turning_points(const Review *review, int moments[FINDING_TURNING_MOST]);

/* The moment of a seat's best or worst decision, luckiest or unluckiest throw or card; -1 when
 * there is none beyond two errors. */
typedef enum FindingBest {
    FINDING_BEST_DECISION,
    FINDING_WORST_DECISION,
    FINDING_LUCKIEST,
    FINDING_UNLUCKIEST,
    FINDING_BESTS
} FindingBest;
int finding_best(const Review *review, SeatId seat, FindingBest which);

/* What was done with action n, and what hard would have done: `same` where it is that.
 * False when nobody decided: chance did, or the rules left no choice. */
typedef struct FindingDecision {
    SeatId seat;   /* who is responsible; it may have been silent */
    bool same;     /* nothing was played for it, and the difference is 0 */
    bool missed;   /* the difference is an offer that was not made */
    bool silent;   /* another acted; hard would have taken the floor */
    Action hard;   /* what hard would have done */
    double change; /* of its own chance, against that */
    double error;
    int played;
} FindingDecision;
bool finding_decision(const Review *review, size_t n, FindingDecision *decision);

/* The ways of a decision: what was done first, then the others, the best before all. */
enum { FINDING_WAYS = 10 };
typedef struct FindingWay {
    Action action;
    double chance; /* of the seat that decides, if it is done */
    double ahead;  /* of what was done, by the same dice */
    double error;  /* of that */
} FindingWay;
typedef struct FindingWays {
    SeatId seat;
    int count, played; /* 0: not weighed yet */
    FindingWay ways[FINDING_WAYS];
    double loss; /* the best way against what was done; by halves, so that noise is no error */
    double loss_error;
} FindingWays;
/* False when action n leaves no choice. "What should I have done?" */
bool finding_ways(const Review *review, size_t n, FindingWays *ways);
/* What all decisions of a seat lost against their best ways, as far as they are weighed. */
double finding_seat_error(const Review *review, SeatId seat);
/* Weighs the ways of action n now, `games` rollouts a way more; false as above. */
bool finding_ask(Review *review, size_t n, int games);

/* What a group of deeds brought and cost a seat: rents taken, prices and buildings paid, sales. */
typedef struct FindingGroup {
    int64_t earned; /* rents */
    int64_t spent;  /* purchases, auctions, buildings; less what sales brought */
    int64_t paid;   /* rents to others */
} FindingGroup;
void finding_groups(const Table *table, SeatId seat, FindingGroup groups[MAX_GROUPS]);

#endif
