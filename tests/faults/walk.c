/* walk.c -- lets every system call and every allocation of every program fail in turn.
 *
 *   faults_walk PART [--all | --step N] [--case NAME] [--kind NAME] [--at N]
 *
 * PART is files, memory, signals or clock. Without --all or --step (every Nth point) a small
 * sample of the points is walked. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "faults/judge.h"

enum { TOLD_MOST = 40 };

/* One kind of fault. */
typedef struct Kind {
    const char *part, *name;
    FaultGroup group;
    long what;
    FaultMode mode;
    Outcome outcome;
} Kind;

static const Kind kinds[] = {
    {"memory", "own memory", FAULT_OWN, ENOMEM, FAULT_ONCE, OUTCOME_TOLD},
    {"memory", "memory once", FAULT_MEMORY, ENOMEM, FAULT_ONCE, OUTCOME_TOLD},
    {"memory", "memory from then on", FAULT_MEMORY, ENOMEM, FAULT_FROM_THEN_ON, OUTCOME_TOLD},
    {"files", "open EACCES", FAULT_OPEN, EACCES, FAULT_ONCE, OUTCOME_TOLD},
    {"files", "open EIO", FAULT_OPEN, EIO, FAULT_ONCE, OUTCOME_TOLD},
    {"files", "open EMFILE from then on", FAULT_OPEN, EMFILE, FAULT_FROM_THEN_ON, OUTCOME_TOLD},
    {"files", "open EROFS from then on", FAULT_OPEN, EROFS, FAULT_FROM_THEN_ON, OUTCOME_TOLD},
    {"files", "read EIO", FAULT_READ, EIO, FAULT_ONCE, OUTCOME_TOLD},
    {"files", "read EIO from then on", FAULT_READ, EIO, FAULT_FROM_THEN_ON, OUTCOME_TOLD},
    {"files", "read EINTR", FAULT_READ, EINTR, FAULT_ONCE, OUTCOME_SAME},
    {"files", "short reads from then on", FAULT_READ, FAULT_SHORT, FAULT_FROM_THEN_ON,
     OUTCOME_SAME},
    {"files", "write ENOSPC", FAULT_WRITE, ENOSPC, FAULT_ONCE, OUTCOME_TOLD},
    {"files", "write ENOSPC from then on", FAULT_WRITE, ENOSPC, FAULT_FROM_THEN_ON, OUTCOME_TOLD},
    {"files", "write EIO", FAULT_WRITE, EIO, FAULT_ONCE, OUTCOME_TOLD},
    {"files", "write EINTR", FAULT_WRITE, EINTR, FAULT_ONCE, OUTCOME_SAME},
    {"files", "short writes from then on", FAULT_WRITE, FAULT_SHORT, FAULT_FROM_THEN_ON,
     OUTCOME_SAME},
    {"files", "sync EIO", FAULT_SYNC, EIO, FAULT_ONCE, OUTCOME_TOLD},
    {"files", "sync ENOSPC from then on", FAULT_SYNC, ENOSPC, FAULT_FROM_THEN_ON, OUTCOME_TOLD},
    {"files", "name EACCES", FAULT_NAME, EACCES, FAULT_ONCE, OUTCOME_TOLD},
    {"files", "name EROFS from then on", FAULT_NAME, EROFS, FAULT_FROM_THEN_ON, OUTCOME_TOLD},
    {"files", "look EACCES", FAULT_LOOK, EACCES, FAULT_ONCE, OUTCOME_TOLD},
    {"files", "look EIO from then on", FAULT_LOOK, EIO, FAULT_FROM_THEN_ON, OUTCOME_TOLD},
    {"files", "lock EAGAIN", FAULT_LOCK, EAGAIN, FAULT_ONCE, OUTCOME_TOLD},
    {"files", "lock EAGAIN from then on", FAULT_LOCK, EAGAIN, FAULT_FROM_THEN_ON, OUTCOME_TOLD},
    {"files", "lock EIO", FAULT_LOCK, EIO, FAULT_ONCE, OUTCOME_TOLD},
    {"signals", "SIGKILL", FAULT_ANY, FAULT_SIGNAL + SIGKILL, FAULT_ONCE, OUTCOME_KILLED},
    {"signals", "SIGTERM", FAULT_ANY, FAULT_SIGNAL + SIGTERM, FAULT_ONCE, OUTCOME_ENDED},
    {"clock", "a century forward", FAULT_CLOCK, 3155760000, FAULT_FROM_THEN_ON, OUTCOME_SAME},
    {"clock", "a century back", FAULT_CLOCK, -3155760000, FAULT_FROM_THEN_ON, OUTCOME_SAME},
    {"clock", "a century back, once", FAULT_CLOCK, -3155760000, FAULT_ONCE, OUTCOME_SAME},
    {"clock", "beyond all years", FAULT_CLOCK, 100000000000000000, FAULT_FROM_THEN_ON,
     OUTCOME_SAME},
};
enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };

/* What the command line says. */
typedef struct Wish {
    const char *part, *only_case, *only_kind;
    bool all;
    long at, step;
} Wish;

typedef struct Sum {
    long points, walked, findings;
} Sum;

/* Samples walk this many points of a kind in a case; so does the whole walk
 * where libraries draw, because they allocate a hundred thousand times. */
enum { SAMPLE = 2, SAMPLE_DRAWN = 1, ALL_DRAWN = 400 };

static long points_walked(const Wish *wish, const Case *self, const Kind *kind, long points)
{
    long most = points;
    if (!wish->all)
        most = self->draws ? SAMPLE_DRAWN : SAMPLE;
    else if (self->draws && kind->group == FAULT_MEMORY)
        most = ALL_DRAWN;
    /* Ours end the program, so nothing is asked for after the first. */
    else if (kind->group == FAULT_MEMORY && kind->mode == FAULT_FROM_THEN_ON)
        most = points / 10 + 1;
    else if (kind->group == FAULT_OWN && !self->draws)
        most = 1; /* all are among the others */
    if (wish->step > 1) most = (most + wish->step - 1) / wish->step;
    return most < points ? most : points;
}

static void report(const Case *self, const Kind *kind, long number, const Trial *trial,
                   const char *finding)
{
    printf("%s, %s, %ld (%s): %s\n", self->name, kind->name, number, trial->name, finding);
    if (trial->err.length > 0) printf("    standard error: %.600s", trial->err.start);
}

static bool walk_one(const Reference *reference, const Kind *kind, long number, bool tell)
{
    Fault fault = {.group = kind->group, .what = kind->what, .number = number, .mode = kind->mode};
    Trial trial;
    char finding[400] = "";
    Text text = text_into(finding, sizeof finding);
    case_run(reference->self, &fault, CASE_LINES, &trial);
    bool good = judge(reference, &fault, kind->outcome, &trial, &text);
    if (!good && tell) report(reference->self, kind, number, &trial, finding);
    trial_free(&trial);
    return good;
}

static void walk_kind(const Wish *wish, const Reference *reference, const Kind *kind, Sum *sum)
{
    long points = reference->trial.counts[kind->group];
    long walked = points_walked(wish, reference->self, kind, points);
    sum->points += points;
    for (long i = 0; i < walked; i++) {
        long number = 1 + (2 * i + 1) * points / (2 * walked); /* spread evenly */
        if (wish->at > 0) number = wish->at;
        if (!walk_one(reference, kind, number, sum->findings < TOLD_MOST || wish->at > 0)) {
            sum->findings++;
        }
        sum->walked++;
        if (wish->at > 0) return;
    }
}

static void walk_case(const Wish *wish, const Case *self, Sum *sum)
{
    char path[TREE_PATH];
    Reference reference;
    FILE *there = fopen(cases_program(self->program, path), "r");
    if (there == NULL) return; /* the window is not built everywhere */
    fclose(there);
    if (!reference_learn(self, &reference)) {
        printf("%s: does not work without faults: %s\n", self->name, reference.trial.err.start);
        sum->findings++;
    }
    for (int i = 0; i < KIND_COUNT; i++) {
        Sum here = {0};
        if (strcmp(kinds[i].part, wish->part) != 0) continue;
        if (wish->only_kind != NULL && strcmp(kinds[i].name, wish->only_kind) != 0) continue;
        walk_kind(wish, &reference, &kinds[i], &here);
        sum->points += here.points;
        sum->walked += here.walked;
        sum->findings += here.findings;
        if (wish->all) {
            printf("%-15s %-26s %7ld of %7ld points, %ld findings\n", self->name, kinds[i].name,
                   here.walked, here.points, here.findings);
        }
    }
    reference_free(&reference);
}

static bool read_wish(int argc, char **argv, Wish *wish)
{
    if (argc < 2) return false;
    wish->part = argv[1];
    for (int i = 2; i < argc; i++) {
        bool more = i + 1 < argc;
        if (strcmp(argv[i], "--all") == 0)
            wish->all = true;
        else if (strcmp(argv[i], "--case") == 0 && more)
            wish->only_case = argv[++i];
        else if (strcmp(argv[i], "--kind") == 0 && more)
            wish->only_kind = argv[++i];
        else if (strcmp(argv[i], "--step") == 0 && more)
            wish->step = strtol(argv[++i], NULL, 10);
        else if (strcmp(argv[i], "--at") == 0 && more)
            wish->at = strtol(argv[++i], NULL, 10);
        else
            return false;
    }
    wish->all = wish->all || wish->step > 0;
    return true;
}

int main(int argc, char **argv)
{
    Wish wish = {0};
    Sum sum = {0};
    if (!read_wish(argc, argv, &wish)) {
        printf("Usage: faults_walk PART [--all | --step N] [--case NAME] [--kind NAME] "
               "[--at N]\n");
        return 2;
    }
    if (!cases_begin()) return 1;
    for (int i = 0; i < case_count; i++) {
        if (wish.only_case != NULL && strcmp(cases[i].name, wish.only_case) != 0) continue;
        walk_case(&wish, &cases[i], &sum);
    }
    cases_end();
    printf("%ld points, %ld walked, %ld findings\n", sum.points, sum.walked, sum.findings);
    printf("%ld passed, %ld failed\n", sum.walked - sum.findings, sum.findings);
    return sum.findings == 0 && sum.walked > 0 ? 0 : 1;
}
