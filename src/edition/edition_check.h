/* edition_check.h -- is it playable? every bound and every reference. */
#ifndef EDITION_EDITION_CHECK_H
#define EDITION_EDITION_CHECK_H

#include "edition/edition.h"
#include "words/problem.h"

/* What an edition is made of. */
typedef enum Part { PART_SPACE, PART_GROUP, PART_DECK, PART_TOKEN, PART_COUNT } Part;

/* Where something was declared; line 0 if unknown. */
typedef struct Origin {
    const char *file; /* borrowed */
    int line;
    int source; /* which file of the chain, from the ground up */
} Origin;

enum { REMOVALS_MAX = 60 };

typedef struct Origins {
    const char *file; /* of the edition itself; borrowed */
    bool doubt; /* a statement was not understood; what seems to be missing may be in it and is not
                   reported */
    Origin rules[RULE_COUNT];
    bool house[RULE_COUNT]; /* set or changed by a house rule */
    Origin parts[PART_COUNT][MAX_SPACES];
    Origin cards[MAX_DECKS][MAX_CARDS];
    /* What may have taken something away from a base; line 0: nothing did. */
    Origin spaces;                       /* the number of spaces */
    Origin jail;                         /* the space that took the place of a jail */
    Origin taken[MAX_GROUPS];            /* the space that took the place of a deed of the group */
    Origin token;                        /* the last token removed */
    Origin money;                        /* the sign of the money */
    char renamed[MAX_SPACES][NAME_SIZE]; /* what a base calls a space that has another name here */
    int top;                             /* the source of the edition itself */
    int removal_count;
    Origin removals[REMOVALS_MAX]; /* of groups and decks */
} Origins;

/* Notes everything that would make a game with this edition crash, hang or
 * make no sense; true when there was nothing to note. `file` is for the
 * sentences; `lines` gives the line of each space (may be NULL). */
bool edition_check(const Edition *edition, const char *file, const int *lines, Problems *problems);

/* The same with the origin of everything; refuses also house rules that would
 * change nothing. */
bool edition_check_all(const Edition *edition, const Origins *origins, Problems *problems);

#endif
