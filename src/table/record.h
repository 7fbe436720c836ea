/* record.h -- a whole game as text; replay. */
#ifndef TABLE_RECORD_H
#define TABLE_RECORD_H

#include "table/table.h"
#include "words/problem.h"

/* The word of the line that says that actions were taken back: take_back.h. */
#define RECORD_FRIENDLY "friendly"

/* Header (version, edition with its hash, house rules, seed, seats,
 * that somebody does not want the coach, the position if play did not begin at the start) and the
 * actions one a line, with the state's hash after each turn and at the end ("= 0123456789abcdef"),
 * and "friendly 2" where two were taken back. */
void record_write(const Table *table, Text *text);
/* Only the header up to the line `begin`, for stores that keep the actions
 * themselves: header and action lines together are a record again. */
void record_header_write(const Table *table, Text *text);
/* The line of action n of the table, without newline. */
void record_action_write(const Table *table, size_t n, Text *text);
/* The line that says how many actions were taken back before action n ("friendly 2"), without
 * newline; false and nothing when none were. */
bool record_mark_write(const Table *table, size_t n, Text *text);

/* Replays a record: every action checked against the rules, every hash
 * compared. NULL with the problems (line where it departs from the rules)
 * when anything is wrong. The edition is read from the library with the
 * record's house rules; another hash of it is a problem. A record cut off
 * anywhere after `begin` is valid: the game continues from its last whole
 * line, and a last line without newline that makes no sense is left out. Then there
 * is a table and one problem, which should be told. */
Table *record_read(const EditionLibrary *library, const char *text, size_t length, const char *file,
                   Problems *problems);
/* The same where players come from character files: the kinds read from
 * them, by PlayerKind.file; NULL after the last. */
Table *record_read_with(const EditionLibrary *library, const PlayerKind *const files[MAX_SEATS],
                        const char *text, size_t length, const char *file, Problems *problems);

#endif
