/* table.h -- one game being played: state, seats, what was done and happened. */
#ifndef TABLE_TABLE_H
#define TABLE_TABLE_H

#include "base/rng.h"
#include "edition/edition_read.h"
#include "game/apply.h"
#include "players/memory.h"
#include "players/outlook.h"
#include "table/fair_dice.h"
#include "table/seating.h"

typedef struct Table Table;

/* A new game. Copies everything. `rules` are the house rules already read
 * into `edition` (kept for the record; may be NULL). `seed` feeds the dealer
 * and the computer players. */
Table *table_new(const Edition *edition, const HouseRules *rules, const Seating *seating,
                 uint64_t seed);
/* The same, from a given position instead of the start. */
Table *table_new_at(const Edition *edition, const HouseRules *rules, const Seating *seating,
                    uint64_t seed, const Game *position);
/* The same for servers with many tables: borrows the edition, and keeps no events. */
Table *table_new_lean(const Edition *edition, const HouseRules *rules, const Seating *seating);
void table_free(Table *table);

const Edition *table_edition(const Table *table);
const Outlook *table_outlook(const Table *table);
const HouseRules *table_rules(const Table *table);
const Seating *table_seating(const Table *table);
const Game *table_game(const Table *table);
/* What the game has shown so far. */
const Memory *table_memory(const Table *table);
/* The position play began from. */
const Game *table_beginning(const Table *table);
uint64_t table_seed(const Table *table);

/* Fair dice instead of the seed; copied. Without the secret (at a guest of a server)
 * they only say what was promised, and chance is left to the server. */
void table_set_dice(Table *table, const FairDice *dice);
const FairDice *table_dice(const Table *table);

/* Where a game branched off another: its parent is known by its seed (that of its dice, on a
 * server), and shares the first `at` actions. */
typedef struct TableBranch {
    bool is; /* false: it is no branch */
    uint64_t parent;
    size_t at;
} TableBranch;
void table_set_branch(Table *table, TableBranch branch);
TableBranch table_branch(const Table *table);

/* Somebody at this table does not want the coach: then nobody has it in this game. */
void table_set_uncoached(Table *table, bool uncoached);
bool table_uncoached(const Table *table);

/* `kind` answers for the person of this seat until somebody sits there again (NULL). */
void table_stand_in(Table *table, SeatId seat, const PlayerKind *kind);

/* The people of these seats, as bits, are here: at this screen. All are, unless they were
 * told apart; the others play elsewhere. */
void table_set_here(Table *table, unsigned seats);
/* Is it the seat of a person who is here? */
bool table_is_here(const Table *table, SeatId seat);

/* Applies the action if the rules allow it; REFUSAL_NONE when done. */
Refusal table_submit(Table *table, const Action *action);

/* The answer of the decider if that is the dealer or a computer, or an
 * interruption a computer wants; false when a person must decide or the game
 * is over. Nothing is applied: submit the action to continue. With
 * `ask_dealer` false the dealer is left to somebody else (--testing). The
 * answer depends on seed, first position and actions alone, so a loaded
 * game continues exactly as it would have without loading. A computer is
 * asked for an interruption once per state: what was refused is not proposed
 * again. */
bool table_propose(Table *table, bool ask_dealer, Action *action);

/* The same in slices, so that nothing freezes while a computer thinks: runs
 * for about `work` rollouts. */
typedef enum TableThinking {
    TABLE_WAITS,   /* a person must decide, or the game is over */
    TABLE_THINKS,  /* ask again */
    TABLE_PROPOSES /* the answer of table_propose is in `action` */
} TableThinking;
TableThinking table_think(Table *table, bool ask_dealer, int work, Action *action);

/* For those who have others think: the dealer's answer, false when it is not his turn; and whether
 * a computer would be asked now, to decide or whether it interrupts. */
bool table_deal(const Table *table, Action *action);
bool table_asks_computers(const Table *table);
/* A copy for table_think without the dealer and nothing else: it knows no more than the present
 * state, and borrows the edition. What it answers is what the table itself would. */
Table *table_apart(const Table *table);

/* The random numbers of a question asked before action n (n == count: now).
 * Every action has its own family, so that a game that was loaded, or partly
 * taken back, continues exactly as it would have otherwise (G9), and a
 * decision can be recomputed. */
typedef enum TableStream {
    TABLE_STREAM_DEALER = 0,
    TABLE_STREAM_DECIDE = 1,     /* + seat */
    TABLE_STREAM_INTERRUPT = 16, /* + seat */
    TABLE_STREAM_HINT = 24,
    TABLE_STREAM_ODDS = 25,
    TABLE_STREAMS = 32
} TableStream;
Rng table_stream(const Table *table, size_t n, int which);

/* What was done: action n of table_action_count. */
size_t table_action_count(const Table *table);
const Action *table_action(const Table *table, size_t n);
/* The state before action n (n == count: now). Rebuilt, so not free. */
void table_state_at(const Table *table, size_t n, Game *game);
/* What it had shown by then: every action is gone through again. */
void table_memory_at(const Table *table, size_t n, Memory *memory);

/* What happened: readers pull, each with its own cursor from 0. When play
 * was taken back a cursor beyond the end is moved back to it. */
typedef struct TableEvent {
    Event event;
    size_t action; /* index of the action that caused it */
} TableEvent;
bool table_next_event(const Table *table, size_t *cursor, TableEvent *event);
/* The same by number: event n of table_event_count. */
size_t table_event_count(const Table *table);
const TableEvent *table_event(const Table *table, size_t n);
/* What the seat had just after event n. */
Money table_cash_after(const Table *table, size_t n, SeatId seat);

/* Goes back to the state before action `n`: actions and events end there, and a mark says how
 * many actions are gone. Which may be taken back is for take_back.h to say. */
void table_rewind(Table *table, size_t n);

/* Before action `at`, `count` actions were taken back; at most one mark for each action, in order.
 */
typedef struct TableMark {
    size_t at;
    int64_t count;
} TableMark;
size_t table_mark_count(const Table *table);
const TableMark *table_mark(const Table *table, size_t n);
/* Marks the present, as a record says. */
void table_add_mark(Table *table, int64_t count);

#endif
