/* table.c -- one game being played: state, seats, what was done and happened. */
#include "table/table.h"

#include <assert.h>

#include "game/auction.h"
#include "game/setup.h"
#include "players/dealer.h"
#include "players/player.h"
#include "table/table_state.h"

static_assert((int)TABLE_STREAM_DECIDE + (int)MAX_SEATS <= (int)TABLE_STREAM_INTERRUPT &&
                  (int)TABLE_STREAM_INTERRUPT + (int)MAX_SEATS <= (int)TABLE_STREAM_HINT,
              "every seat has its streams");

static void keep_snapshot(Table *table)
{
    table->snapshots = table_with_room(table->snapshots, table->snapshot_count,
                                       &table->snapshot_room, sizeof *table->snapshots);
    table->snapshots[table->snapshot_count++] = table->game;
}

static void begin_memory(const Table *table, Memory *memory)
{
    const PlayerKind *kinds[MAX_SEATS] = {NULL};
    for (int i = 0; i < table->seating.count; i++) kinds[i] = table->seating.seats[i].kind;
    memory_begin(memory, kinds, table->seating.count);
}

/* A table at which the edition is somebody else's and no events are kept. */
static Table *lean_at(const Edition *edition, const HouseRules *rules, const Seating *seating,
                      uint64_t seed, const Game *position)
{
    Table *table = mem_new(1, sizeof *table);
    table->edition = edition;
    outlook_make(edition, &table->outlook);
    if (rules != NULL) table->rules = *rules;
    table->seating = *seating;
    table->seed = seed;
    table->game = *position;
    begin_memory(table, &table->memory);
    keep_snapshot(table);
    return table;
}

Table *table_new_at(const Edition *edition, const HouseRules *rules, const Seating *seating,
                    uint64_t seed, const Game *position)
{
    Edition *own = mem_new(1, sizeof *own);
    *own = *edition;
    Table *table = lean_at(own, rules, seating, seed, position);
    table->own = own;
    table->step = mem_new(1, sizeof *table->step);
    return table;
}

static void begin_game(const Edition *edition, const Seating *seating, Game *game)
{
    TokenId tokens[MAX_SEATS] = {0};
    for (int i = 0; i < seating->count; i++) tokens[i] = seating->seats[i].token;
    setup_game(edition, seating->count, tokens, game);
}

Table *table_new(const Edition *edition, const HouseRules *rules, const Seating *seating,
                 uint64_t seed)
{
    Game game;
    begin_game(edition, seating, &game);
    return table_new_at(edition, rules, seating, seed, &game);
}

Table *table_new_lean(const Edition *edition, const HouseRules *rules, const Seating *seating)
{
    Game game;
    begin_game(edition, seating, &game);
    return lean_at(edition, rules, seating, 0, &game);
}

Table *table_apart(const Table *table)
{
    Table *apart = mem_new(1, sizeof *apart);
    *apart = *table;
    apart->own = NULL;
    apart->actions = NULL;
    apart->events = NULL;
    apart->snapshots = NULL;
    apart->marks = NULL;
    apart->step = NULL;
    apart->thought = NULL;
    apart->thinking = false;
    return apart;
}

void table_free(Table *table)
{
    if (table == NULL) return;
    mem_free(table->actions);
    mem_free(table->events);
    mem_free(table->snapshots);
    mem_free(table->marks);
    mem_free(table->thought);
    mem_free(table->step);
    mem_free(table->own);
    mem_free(table);
}

const Edition *table_edition(const Table *table)
{
    return table->edition;
}

const Outlook *table_outlook(const Table *table)
{
    return &table->outlook;
}

const HouseRules *table_rules(const Table *table)
{
    return &table->rules;
}

const Seating *table_seating(const Table *table)
{
    return &table->seating;
}

const Game *table_game(const Table *table)
{
    return &table->game;
}

const Memory *table_memory(const Table *table)
{
    return &table->memory;
}

const Game *table_beginning(const Table *table)
{
    return &table->snapshots[0];
}

uint64_t table_seed(const Table *table)
{
    return table->seed;
}

void table_set_dice(Table *table, const FairDice *dice)
{
    table->dice = *dice;
    if (dice->known) table->key = fair_dice_key(dice);
}

void table_set_branch(Table *table, TableBranch branch)
{
    table->branch = branch;
}

TableBranch table_branch(const Table *table)
{
    return table->branch;
}

void table_set_uncoached(Table *table, bool uncoached)
{
    table->uncoached = uncoached;
}

bool table_uncoached(const Table *table)
{
    return table->uncoached;
}

const FairDice *table_dice(const Table *table)
{
    return &table->dice;
}

void table_stand_in(Table *table, SeatId seat, const PlayerKind *kind)
{
    table->stand_ins[seat] = kind;
    table->thinking = false;
}

void table_set_here(Table *table, unsigned seats)
{
    table->elsewhere = ~seats;
}

bool table_is_here(const Table *table, SeatId seat)
{
    return seat < table->seating.count && table->seating.seats[seat].kind == NULL &&
           (table->elsewhere >> seat & 1U) == 0;
}

/* The dealer's answers are counted, not all actions: nobody steers the dice by idle ones,
 * nor by the bell. */
static bool is_deal(const Action *action)
{
    return action->seat == DEALER && action->kind != ACTION_BELL;
}

static void keep_action(Table *table, const Action *action)
{
    table->actions = table_with_room(table->actions, table->action_count, &table->action_room,
                                     sizeof *table->actions);
    table->actions[table->action_count++] = *action;
    table->deal_count += is_deal(action);
}

static void keep_events(Table *table, size_t action)
{
    for (int i = 0; i < table->step->count; i++) {
        table->events = table_with_room(table->events, table->event_count, &table->event_room,
                                        sizeof *table->events);
        table->events[table->event_count++] =
            (TableEvent){.event = table->step->list[i], .action = action};
    }
}

Refusal table_submit(Table *table, const Action *action)
{
    Refusal refusal = action_check(table->edition, &table->game, action);
    if (refusal != REFUSAL_NONE) return refusal;
    if (table->step != NULL) table->step->count = 0;
    table->thinking = false;
    memory_note(&table->memory, table->edition, &table->game, action);
    apply(table->edition, &table->game, action, table->step);
    keep_action(table, action);
    if (table->step == NULL) return REFUSAL_NONE;
    keep_events(table, table->action_count - 1);
    if (table->action_count % SNAPSHOT_EVERY == 0) keep_snapshot(table);
    return REFUSAL_NONE;
}

uint64_t table_deals_before(const Table *table, size_t n)
{
    uint64_t deals = table->deal_count;
    for (size_t i = n; i < table->action_count; i++) deals -= is_deal(&table->actions[i]);
    return deals;
}

Rng table_stream(const Table *table, size_t n, int which)
{
    if (table->dice.known) {
        return which == TABLE_STREAM_DEALER
                   ? fair_dice_deal(&table->key, table_deals_before(table, n))
                   : fair_dice_mind(&table->key, (uint64_t)which, (uint64_t)n);
    }
    return rng_seed(table->seed, (uint64_t)n * TABLE_STREAMS + (uint64_t)which);
}

static Rng stream(const Table *table, int which)
{
    return table_stream(table, table->action_count, which);
}

static const PlayerKind *computer(const Table *table, SeatId seat)
{
    if (seat >= table->seating.count) return NULL;
    const PlayerKind *kind = table->seating.seats[seat].kind;
    return kind != NULL ? kind : table->stand_ins[seat];
}

/* The computer whose move it is: the one asked, or one that speaks unasked where anybody may
 * bid and a person is asked (F19); NOBODY: none. */
static SeatId thinker(const Table *table)
{
    const Game *game = &table->game;
    if (computer(table, game->decider) != NULL) return game->decider;
    if (!auction_is_free(table->edition, game)) return NOBODY;
    for (int i = 1; i <= game->seat_count; i++) {
        SeatId seat = game->order[(game->mover + i) % game->seat_count];
        if (computer(table, seat) != NULL && auction_check_speaker(game, seat) == REFUSAL_NONE)
            return seat;
    }
    return NOBODY;
}

/* The game as the seat is asked about it: the table's, or `unasked`, which is filled. */
static const Game *asked_about(const Table *table, SeatId seat, Game *unasked)
{
    if (seat == table->game.decider) return &table->game;
    *unasked = auction_asking(&table->game, seat);
    return unasked;
}

/* The question for the computer of a seat. */
static Decision question(const Table *table, const Game *game, SeatId seat, Rng *rng)
{
    return (Decision){.self = computer(table, seat),
                      .edition = table->edition,
                      .outlook = &table->outlook,
                      .game = game,
                      .rng = rng,
                      .memory = &table->memory,
                      .seat = seat};
}

/* Asks each computer but the decider once per state, in order of play. */
static bool interruption(Table *table, Action *action)
{
    const Game *game = &table->game;
    if (table->asked_at != table->action_count) {
        table->asked_at = table->action_count;
        table->asked = 0;
    }
    for (int i = 1; i < game->seat_count; i++) {
        SeatId seat = game->order[(game->mover + i) % game->seat_count];
        const PlayerKind *kind = computer(table, seat);
        if (kind == NULL || kind->interrupt == NULL || seat == game->decider) continue;
        if ((table->asked >> seat & 1U) != 0 || !game_seat_in(game, seat)) continue;
        table->asked |= 1U << seat;
        Rng rng = stream(table, TABLE_STREAM_INTERRUPT + seat);
        Decision decision = question(table, game, seat, &rng);
        if (kind->interrupt(&decision, action) &&
            action_check(table->edition, game, action) == REFUSAL_NONE) {
            return true;
        }
    }
    return false;
}

bool table_deal(const Table *table, Action *action)
{
    if (table->game.phase == PHASE_OVER || table->game.decider != DEALER) return false;
    Rng rng = stream(table, TABLE_STREAM_DEALER);
    dealer_decide(table->edition, &table->game, &rng, action);
    return true;
}

/* May those interrupt who are not asked to decide? */
static bool between(const Game *game)
{
    return game->phase == PHASE_TURN || game->phase == PHASE_END;
}

bool table_asks_computers(const Table *table)
{
    const Game *game = &table->game;
    if (game->phase == PHASE_OVER || game->decider >= table->seating.count) return false;
    if (thinker(table) != NOBODY) return true;
    for (int i = 0; i < table->seating.count && between(game); i++)
        if (computer(table, (SeatId)i) != NULL && game_seat_in(game, (SeatId)i)) return true;
    return false;
}

/* What needs no thinking: chance, interruptions, and whether it is a computer
 * that must decide. */
static TableThinking answer_at_once(Table *table, bool ask_dealer, Action *action)
{
    const Game *game = &table->game;
    if (game->phase == PHASE_OVER || game->decider == NOBODY) return TABLE_WAITS;
    if (game->decider == DEALER)
        return ask_dealer && table_deal(table, action) ? TABLE_PROPOSES : TABLE_WAITS;
    if (between(game) && interruption(table, action)) return TABLE_PROPOSES;
    return thinker(table) == NOBODY ? TABLE_WAITS : TABLE_THINKS;
}

static void decide(const Table *table, SeatId seat, Action *action)
{
    Rng rng = stream(table, TABLE_STREAM_DECIDE + seat);
    Game unasked;
    Decision decision = question(table, asked_about(table, seat, &unasked), seat, &rng);
    player_decide(&decision, action);
}

bool table_propose(Table *table, bool ask_dealer, Action *action)
{
    TableThinking answer = answer_at_once(table, ask_dealer, action);
    if (answer == TABLE_THINKS) decide(table, thinker(table), action);
    return answer != TABLE_WAITS;
}

static bool think(Table *table, SeatId seat, int work, Action *action)
{
    if (table->thought == NULL) table->thought = mem_new(1, sizeof *table->thought);
    if (!table->thinking) *table->thought = (Thought){0};
    table->thinking = true;
    Rng rng = stream(table, TABLE_STREAM_DECIDE + seat);
    Game unasked;
    Decision decision = question(table, asked_about(table, seat, &unasked), seat, &rng);
    return player_think(&decision, table->thought, work, action);
}

TableThinking table_think(Table *table, bool ask_dealer, int work, Action *action)
{
    TableThinking answer = answer_at_once(table, ask_dealer, action);
    if (answer != TABLE_THINKS) return answer;
    SeatId seat = thinker(table);
    if (computer(table, seat)->think == NULL) {
        decide(table, seat, action);
        return TABLE_PROPOSES;
    }
    return think(table, seat, work, action) ? TABLE_PROPOSES : TABLE_THINKS;
}

size_t table_action_count(const Table *table)
{
    return table->action_count;
}

const Action *table_action(const Table *table, size_t n)
{
    return &table->actions[n];
}

void table_state_at(const Table *table, size_t n, Game *game)
{
    size_t from = table->step == NULL ? 0 : n / SNAPSHOT_EVERY;
    *game = table->snapshots[from];
    for (size_t i = from * SNAPSHOT_EVERY; i < n; i++) {
        apply(table->edition, game, &table->actions[i], NULL);
    }
}

void table_memory_at(const Table *table, size_t n, Memory *memory)
{
    Game game = table->snapshots[0];
    begin_memory(table, memory);
    for (size_t i = 0; i < n; i++) {
        memory_note(memory, table->edition, &game, &table->actions[i]);
        apply(table->edition, &game, &table->actions[i], NULL);
    }
}

bool table_next_event(const Table *table, size_t *cursor, TableEvent *event)
{
    if (*cursor > table->event_count) *cursor = table->event_count;
    if (*cursor == table->event_count) return false;
    *event = table->events[(*cursor)++];
    return true;
}

size_t table_event_count(const Table *table)
{
    return table->event_count;
}

const TableEvent *table_event(const Table *table, size_t n)
{
    return &table->events[n];
}

/* Payments are every change of cash, so they lead back from the next state that is known. */
Money table_cash_after(const Table *table, size_t n, SeatId seat)
{
    size_t next = table->events[n].action / SNAPSHOT_EVERY + 1;
    bool kept = next < table->snapshot_count;
    Money cash = (kept ? &table->snapshots[next] : &table->game)->seats[seat].cash;
    for (size_t i = n + 1; i < table->event_count; i++) {
        const Event *event = &table->events[i].event;
        if (kept && table->events[i].action >= next * SNAPSHOT_EVERY) break;
        if (event->kind != EVENT_PAID) continue;
        if (event->seat == seat) cash += event->amount;
        if (event->other == seat) cash -= event->amount;
    }
    return cash;
}
