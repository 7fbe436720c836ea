/* controller_host.h -- what the drawn game needs of the window or page it runs in. */
#ifndef APPS_DRAWN_CONTROLLER_HOST_H
#define APPS_DRAWN_CONTROLLER_HOST_H

#include "apps/drawn/review_hands.h"
#include "apps/drawn/visit.h"

/* Every `why`, `answer` and `note` gets sentences for people. A note is
 * filled only when there is something to report. */
typedef struct ControllerHost {
    void *self;
    /* Seconds by a clock that nobody sets; a seed nobody can guess. */
    double (*now)(void *self);
    uint64_t (*seed)(void *self);

    /* What the person reads, NULL for English. It changes with the settings, on a
     * page a while later; the old one lives until it changes again. */
    const Language *(*language)(void *self);
    /* Borrowed until the next call of `edition`. */
    const EditionLibrary *(*library)(void *self);

    /* From now on this game is kept, as a new one or as number `id`. Gives its
     * number, 0 for none. */
    int64_t (*begin)(void *self, const Table *table);
    int64_t (*resume)(void *self, const Table *table, int64_t id);
    /* Applies the action and commits it before it is shown. */
    Refusal (*submit)(void *self, Table *table, const Action *action, Text *note);
    /* Commits that actions were taken back, or the coach sent away. */
    void (*sync)(void *self, const Table *table);
    void (*save)(void *self, const Table *table, Text *answer);

    /* All saved games, the latest first; the caller frees with mem_free. */
    int (*list)(void *self, SavedGame **games);
    Table *(*load)(void *self, int64_t id, Text *why);
    bool (*erase)(void *self, int64_t id, Text *why);
    bool (*name)(void *self, int64_t id, const char *name, Text *why);
    /* The review kept with a game, and keeping it: it can be worked out again, so nobody is told.
     */
    bool (*review)(void *self, int64_t id, Text *text);
    void (*keep_review)(void *self, int64_t id, const char *text);
    const ReviewHands *hands; /* NULL: no threads */
    void (*record)(void *self, const Table *table, Text *answer);
    /* Writes what a review has found as files of the user's; NULL where there are none. */
    void (*report)(void *self, const Review *review, Text *answer);
    /* Saves the player's own edition; the library has it then. */
    bool (*edition)(void *self, const char *word, const char *text, Text *answer);
    bool (*picture)(void *self, int number, const char *file, Text *why);
    /* Gives the person a link to the game before action `at`; NULL where there is
     * no such thing. */
    void (*link)(void *self, const Table *table, size_t at);
    /* There is nothing to quit: a page. */
    bool stays;
    /* Lets the person choose a file; NULL where there is no way to. */
    void (*choose)(void *self);
    /* The game in a file, a record or a save of Watopoly; NULL where files have no names. */
    Table *(*file)(void *self, const char *name, Text *why);
    /* The way to servers; NULL where there is none. */
    const VisitWire *wire;
    /* Keeps the settings and does what they say about sound, window and language. */
    void (*settings)(void *self, const Settings *settings, Text *note);
} ControllerHost;

#endif
