/* steward.h -- who runs one meeting at the server: hears its members, decides what happens,
 * and tells everybody.
 *
 * Knows no sockets, files or clock: lines come in with the time, lines go out when asked
 * for. What happens is a line of the journal; it is told once it is kept. For each member
 * there is a place in the journal, and no queue, however slowly it reads. */
#ifndef ONLINE_STEWARD_H
#define ONLINE_STEWARD_H

#include "online/journal.h"
#include "online/meeting.h"
#include "online/no.h"
#include "online/question.h"
#include "online/secrets.h"

enum { STEWARD_MEMBERS = 64 };

typedef struct Steward Steward;

/* Milliseconds of any clock that only goes forward. */
typedef int64_t Moment;

/* What all meetings of a house know; kept. */
typedef struct StewardHouse {
    const EditionLibrary *library;
    EditionPool *pool;
} StewardHouse;

/* A new meeting; takes its own secrets from `key`. */
Steward *steward_new(const StewardHouse *house, const FairNumber *key, const char *name,
                     Moment now);
/* One that was kept: its lines in order, then steward_resume. Everybody is away, and no
 * clock has run meanwhile. False: the line is not one this version would have written, or does
 * not lead to the position that was reached then. The meeting rests from then on: what came
 * before is told, nothing is added to it, and everybody hears why (NO_RESTS). */
Steward *steward_empty(const StewardHouse *house, const FairNumber *key);
bool steward_recall(Steward *steward, const char *line);
void steward_resume(Steward *steward, Moment now);
void steward_free(Steward *steward);

/* A connection comes: its address (any number that stands for it); `token` as an earlier
 * `token` line told, or empty; lines from number `from` on are told. */
typedef struct StewardVisitor {
    uint64_t address;
    const char *token;
    size_t from;
} StewardVisitor;
/* The number of the member; -1 with a reason when it does not come in. */
int steward_enter(Steward *steward, const StewardVisitor *visitor, Moment now, No *why);
void steward_leave(Steward *steward, int member, Moment now);
/* Is the member still here? The host may have sent it away. */
bool steward_in(const Steward *steward, int member);
/* Does the member say far too much, although it was told so? */
bool steward_tired_of(const Steward *steward, int member);

/* One line of a member. What cannot be done is answered by a line `no`. */
void steward_hear(Steward *steward, int member, const char *line, Moment now);
/* What happens by itself, because time has passed; true when somebody may have to be told. */
bool steward_tick(Steward *steward, Moment now);
/* Chance: what it has to answer now. True while there is more to do. */
bool steward_work(Steward *steward, Moment now);
/* What its computers should think about now: the caller has it thought, gives it back with its
 * answer, and frees it. NULL: nothing, or a question is out already. */
Question *steward_question(Steward *steward);
void steward_answer(Steward *steward, const Question *question, Moment now);
/* Will time or a computer change something, though nobody comes? */
bool steward_runs(const Steward *steward);

/* The next line to be kept, with its number; false when all were given. */
bool steward_next_entry(Steward *steward, size_t *n, const char **line);
/* All lines before n are safe now. */
void steward_kept(Steward *steward, size_t n, Moment now);

/* The next line for a member; false when it knows everything. */
bool steward_next_line(Steward *steward, int member, Moment now, Text *line);
/* May there be one? Nobody need be woken in vain while what happened is not safe yet. */
bool steward_has_line(const Steward *steward, int member);

const Meeting *steward_meeting(const Steward *steward);
const Journal *steward_journal(const Steward *steward);
/* What a guest said about another position than ours: the details of a line for the log. */
bool steward_next_difference(Steward *steward, Text *text);
/* Actions done and lines refused since it was asked last. */
void steward_take_counts(Steward *steward, uint64_t *actions, uint64_t *refusals);
/* Has a line of the server itself made no sense? Then the meeting rests. */
bool steward_stuck(const Steward *steward);
int steward_member_count(const Steward *steward);
int steward_watcher_count(const Steward *steward);
/* Has its game been put away, because nothing moved for a while? The next line lays it out
 * again. */
bool steward_dozes(const Steward *steward);
/* When somebody last did something: meetings that sleep can be put away. */
Moment steward_touched(const Steward *steward);

#endif
