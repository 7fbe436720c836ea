/* random_play.c -- games of random and simple players over all editions and
 * house rules, every action audited. */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "asking.h"
#include "base/mem.h"
#include "drawn_edition.h"
#include "game/audit/audit.h"
#include "game/legal.h"
#include "game/notation/notation.h"
#include "game/setup.h"
#include "game/why_not.h"
#include "game_options.h"
#include "players/dealer.h"
#include "players/described/random_player.h"
#include "players/described/simple_player.h"
#include "senseless.h"
#include "table/record.h"

enum {
    DEFAULT_GAMES = 600,
    QUICK_GAMES = 5000, /* up to this many games every state is round-tripped */
    LONG_EVERY = 50,    /* in longer runs once in this many actions */
    LONG_GAME = 100,    /* one game in this many may run to ENDLESS_TURNS */
    SHORT_TURNS = 400,  /* the others are cut here */
    ENDLESS_TURNS = 20000,
    TURN_ACTIONS = 30000, /* more in one turn: it does not end */
    SAMPLE = 16,          /* one action in this many: listed and senseless actions tried */
    REPLAY_EVERY = 10,    /* one game in this many is replayed from its record */
    TEXT_SIZE = POSITION_TEXT_SIZE
};

typedef struct Counts {
    atomic_long next, played, finished, cut, endless, actions, trips, replays, senseless, refused;
} Counts;

static const char help[] =
    "Usage: random_play [OPTION]...\n"
    "Plays games of random and simple players over all editions and random house rules;\n"
    "every action is audited.\n\n"
    "  --games N     how many games (default 600)\n"
    "  --first N     number of the first game (default 0); game and seed decide everything\n"
    "  --seed S      family of games (default 1)\n"
    "  --edition E   only this edition\n"
    "  --quick       round-trip the text of the position after every action: so it is up to\n"
    "                5000 games; in longer runs after every 50th\n"
    "  --threads T   how many games at a time (default 1)\n"
    "  --help        this text\n\n"
    "One game in 100 may run to 20000 turns and counts as endless beyond; the others are cut\n"
    "at 400. One game in 10 is replayed from its record.\n";

static GameOptions options = {
    .program = "random_play", .help = help, .games = DEFAULT_GAMES, .seed = 1, .threads = 1};
static Counts counts;

/* One game being played by one thread. */
typedef struct Run {
    long number;
    Edition edition;
    DrawnEdition drawn;
    Seating seating;
    Problems problems;
    Game game, before;
    EventList events;
    LegalList legal;
    Rng rng; /* what kind of game, and which tests */
    Rng dealer_rng, player_rng;
    Action *actions;
    size_t count, room;
    long turn_began; /* action count when the turn began */
    int32_t turn;
} Run;

/* ---- when something is wrong ------------------------------------------------- */

static void print_seats(const Run *run)
{
    for (int i = 0; i < run->seating.count; i++)
        printf("seat %d %s\n", i, run->seating.seats[i].kind->word);
}

static void print_actions(const Run *run)
{
    TokenId tokens[MAX_SEATS];
    for (int i = 0; i < MAX_SEATS; i++) tokens[i] = run->seating.seats[i].token;
    Game game;
    setup_game(&run->edition, run->seating.count, tokens, &game);
    for (size_t i = 0; i < run->count; i++) {
        char buffer[ACTION_TEXT_SIZE];
        Text text = text_into(buffer, sizeof buffer);
        notation_action_write(&run->edition, &game, &run->actions[i], &text);
        printf("%s    # %zu: turn %d, %s, decider %d\n", buffer, i, game.turn,
               phase_word((Phase)game.phase), game.decider);
        if (action_check(&run->edition, &game, &run->actions[i]) != REFUSAL_NONE) return;
        if (i + 1 < run->count) apply(&run->edition, &game, &run->actions[i], NULL);
    }
}

static void print_position(const Run *run, const char *title, const Game *game)
{
    static char buffer[TEXT_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    notation_position_write(&run->edition, game, &text);
    printf("# %s\n%s", title, buffer);
}

/* Prints the record so far and ends the program. */
_Noreturn static void fault(const Run *run, const char *what, const char *detail)
{
    workers_hold();
    drawn_edition_print(&run->drawn, &run->edition);
    print_seats(run);
    print_actions(run);
    print_position(run, "before the last action", &run->before);
    print_position(run, "now", &run->game);
    printf("FAILED after %zu actions: %s%s%s\n", run->count, what, detail[0] ? ": " : "", detail);
    game_options_again(&options, run->number);
    printf("%ld passed, 1 failed\n", atomic_load(&counts.played));
    fflush(stdout);
    _Exit(1);
}

/* ---- which game ---------------------------------------------------------------- */

static void draw_seats(Run *run)
{
    int least = run->edition.rule[RULE_PLAYERS_MIN];
    int most = run->edition.rule[RULE_PLAYERS_MAX];
    int seat_count = least + (int)rng_below(&run->rng, (uint32_t)(most - least) + 1);
    uint32_t mixture = rng_below(&run->rng, 4);
    run->seating.count = 0;
    for (int i = 0; i < seat_count; i++) {
        bool random = mixture < 2 || (mixture == 2 && rng_below(&run->rng, 2) == 0);
        seating_add(&run->seating, &run->edition, "", random ? &random_player : &simple_player,
                    NO_TOKEN, 0);
    }
}

static void begin(Run *run, long number)
{
    run->number = number;
    run->rng = rng_seed(options.seed, (uint64_t)number * 4);
    run->dealer_rng = rng_seed(options.seed, (uint64_t)number * 4 + 1);
    run->player_rng = rng_seed(options.seed, (uint64_t)number * 4 + 2);
    run->count = 0;
    run->turn = 0;
    run->turn_began = 0;
    drawn_edition(options.edition, &run->rng, &run->drawn, &run->edition);
    draw_seats(run);
    TokenId tokens[MAX_SEATS];
    for (int i = 0; i < MAX_SEATS; i++) tokens[i] = run->seating.seats[i].token;
    setup_game(&run->edition, run->seating.count, tokens, &run->game);
    run->before = run->game;
}

/* ---- what must hold after each action -------------------------------------------- */

static void check_audit(Run *run)
{
    const char *wrong = audit_game(&run->edition, &run->game);
    if (wrong != NULL) fault(run, "audit", wrong);
    wrong = audit_step(&run->edition, &run->before, &run->game, &run->events);
    if (wrong != NULL) fault(run, "audit of the step", wrong);
}

static void check_text(Run *run)
{
    char first[TEXT_SIZE], second[TEXT_SIZE];
    Text text = text_into(first, sizeof first);
    notation_position_write(&run->edition, &run->game, &text);
    if (text.cut) fault(run, "the position does not fit its text", "");
    Game again;
    run->problems.count = 0;
    if (!notation_position_read(&run->edition, first, text.length, "position", &again,
                                &run->problems))
        fault(run, "the position cannot be read back", run->problems.list[0].sentence);
    if (notation_hash(&run->edition, &again) != notation_hash(&run->edition, &run->game))
        fault(run, "the position has another hash when read back", "");
    /* The hash covers every field; that the text is the same is a check of the hash. */
    if (run->count % SAMPLE == 0) {
        Text more = text_into(second, sizeof second);
        notation_position_write(&run->edition, &again, &more);
        if (strcmp(first, second) != 0) fault(run, "the position reads back differently", second);
    }
    atomic_fetch_add(&counts.trips, 1);
}

static void check_entry(Run *run, const LegalAction *entry)
{
    Action action = entry->action;
    if (action.kind == ACTION_OFFER || action.kind == ACTION_COUNTER) return;
    if (entry->least > entry->most) fault(run, "a range is empty", "");
    for (int end = 0; end < 2; end++) {
        if (entry->least < entry->most) action.amount = end == 0 ? entry->least : entry->most;
        if (action.kind == ACTION_DICE) action.second = action.amount;
        Refusal why = action_check(&run->edition, &run->game, &action);
        if (why == REFUSAL_NONE) continue;
        char buffer[ACTION_TEXT_SIZE];
        Text text = text_into(buffer, sizeof buffer);
        notation_action_write(&run->edition, &run->game, &action, &text);
        text_add(&text, " refused with ");
        text_add_int(&text, why);
        fault(run, "a listed action is refused", buffer);
    }
}

static void check_legal(Run *run)
{
    legal_list(&run->edition, &run->game, &run->legal);
    if (run->legal.count <= 0 || run->legal.count > MAX_LEGAL)
        fault(run, "no legal action, or too many", "");
    bool deals_only = true;
    for (int i = 0; i < run->legal.count; i++) {
        uint8_t kind = run->legal.list[i].action.kind;
        deals_only = deals_only && (kind == ACTION_OFFER || kind == ACTION_COUNTER);
        check_entry(run, &run->legal.list[i]);
    }
    if (deals_only) fault(run, "nothing but offers is legal", "");
    for (SeatId seat = 0; seat < run->game.seat_count; seat++) {
        legal_out_of_turn(&run->edition, &run->game, seat, &run->legal);
        for (int i = 0; i < run->legal.count; i++) check_entry(run, &run->legal.list[i]);
    }
}

/* ---- senseless actions -------------------------------------------------------------- */

/* Whatever passes the check must keep the audit. */
static void check_senseless(Run *run)
{
    Action action;
    senseless_action(&run->edition, &run->game, &run->rng, &action);
    atomic_fetch_add(&counts.senseless, 1);
    if (action_check(&run->edition, &run->game, &action) != REFUSAL_NONE) {
        atomic_fetch_add(&counts.refused, 1);
        return;
    }
    Game kept_game = run->game, kept_before = run->before;
    run->before = run->game;
    run->events.count = 0;
    run->actions[run->count++] = action;
    apply(&run->edition, &run->game, &action, &run->events);
    check_audit(run);
    run->count--;
    run->game = kept_game;
    run->before = kept_before;
}

/* ---- playing -------------------------------------------------------------------------- */

static bool interrupted(Run *run, Action *action)
{
    if (run->game.phase != PHASE_TURN && run->game.phase != PHASE_END) return false;
    for (SeatId seat = 0; seat < run->game.seat_count; seat++) {
        if (!game_seat_in(&run->game, seat)) continue;
        const PlayerKind *kind = run->seating.seats[seat].kind;
        if (ask_interrupt(kind, &run->edition, NULL, &run->game, seat, &run->player_rng, action,
                          NULL))
            return true;
    }
    return false;
}

static void draw_action(Run *run, Action *action)
{
    const Game *game = &run->game;
    if (run->edition.rule[RULE_TIME_LIMIT] != 0 && rng_below(&run->rng, 2000) == 0) {
        *action = (Action){.kind = ACTION_BELL, .seat = DEALER, .deed = NO_DEED};
        if (action_check(&run->edition, game, action) == REFUSAL_NONE) return;
    }
    if (game->decider == DEALER) {
        dealer_decide(&run->edition, game, &run->dealer_rng, action);
    } else if (game->decider >= game->seat_count) {
        fault(run, "nobody decides and the game is not over", "");
    } else if (!interrupted(run, action)) {
        const PlayerKind *kind = run->seating.seats[game->decider].kind;
        ask(kind, &run->edition, NULL, game, &run->player_rng, action, NULL);
    }
}

static void do_action(Run *run, const Action *action)
{
    if (run->count + 2 > run->room) {
        run->room = run->room == 0 ? 4096 : run->room * 2;
        run->actions = mem_resize(run->actions, run->room, sizeof *run->actions);
    }
    run->before = run->game;
    run->events.count = 0;
    run->actions[run->count++] = *action;
    Refusal why = action_check(&run->edition, &run->game, action);
    if (why != REFUSAL_NONE) {
        char buffer[1000];
        Text text = text_into(buffer, sizeof buffer);
        why_not_write(&run->edition, &run->game, action, why, &text);
        fault(run, "a player or the dealer chose a refused action", buffer);
    }
    apply(&run->edition, &run->game, action, &run->events);
    check_audit(run);
}

static void check_more(Run *run)
{
    if (options.quick || run->count % LONG_EVERY == 0) check_text(run);
    if (run->game.phase == PHASE_OVER) return;
    if (rng_below(&run->rng, SAMPLE) == 0) check_legal(run);
    if (rng_below(&run->rng, SAMPLE) == 0) check_senseless(run);
    if (run->game.turn != run->turn) {
        run->turn = run->game.turn;
        run->turn_began = (long)run->count;
    }
    if ((long)run->count - run->turn_began > TURN_ACTIONS) fault(run, "a turn does not end", "");
}

/* The same game through the table, its record written and replayed. */
static void check_record(Run *run)
{
    Table *table = table_new(&run->edition, &run->drawn.rules, &run->seating, options.seed);
    for (size_t i = 0; i < run->count; i++)
        if (table_submit(table, &run->actions[i]) != REFUSAL_NONE)
            fault(run, "the table refuses an action of the game", "");
    uint64_t hash = notation_hash(&run->edition, &run->game);
    if (notation_hash(&run->edition, table_game(table)) != hash)
        fault(run, "the table has another state", "");
    Text text = text_growing();
    record_write(table, &text);
    run->problems.count = 0;
    Table *again = record_read(edition_files(), text.start, text.length, "record", &run->problems);
    if (again == NULL) {
        char buffer[PROBLEM_SENTENCE + 40];
        Problem *problem = &run->problems.list[0];
        snprintf(buffer, sizeof buffer, "line %d: %s", problem->line, problem->sentence);
        fault(run, "the record cannot be replayed", buffer);
    }
    if (notation_hash(&run->edition, table_game(again)) != hash)
        fault(run, "the replayed record ends in another state", "");
    table_free(again);
    table_free(table);
    text_free(&text);
    atomic_fetch_add(&counts.replays, 1);
}

static void play(Run *run, long number)
{
    begin(run, number);
    int limit = number % LONG_GAME == 0 ? ENDLESS_TURNS : SHORT_TURNS;
    while (run->game.phase != PHASE_OVER && run->game.turn <= limit) {
        Action action;
        draw_action(run, &action);
        do_action(run, &action);
        check_more(run);
    }
    bool over = run->game.phase == PHASE_OVER;
    if (over) atomic_fetch_add(&counts.finished, 1);
    if (!over) atomic_fetch_add(limit == SHORT_TURNS ? &counts.cut : &counts.endless, 1);
    if (!over && limit == ENDLESS_TURNS)
        printf("endless: game %ld, edition %s, %d seats\n", number, run->edition.word,
               run->seating.count);
    if (number % REPLAY_EVERY == 0) check_record(run);
    atomic_fetch_add(&counts.actions, (long)run->count);
    atomic_fetch_add(&counts.played, 1);
}

static void *worker(void *unused)
{
    (void)unused;
    Run *run = mem_new(1, sizeof *run);
    for (;;) {
        long n = atomic_fetch_add(&counts.next, 1);
        if (n >= options.games) break;
        play(run, options.first + n);
    }
    mem_free(run->actions);
    mem_free(run);
    return NULL;
}

/* ---- the program -------------------------------------------------------------------------- */

int main(int count, char **words)
{
    game_options_read(&options, count, words);
    if (options.games <= QUICK_GAMES) options.quick = true;
    if (edition_files()->count == 0) {
        fprintf(stderr, "random_play: no editions found\n");
        return 1;
    }
    workers_run(options.threads, worker);
    printf("%ld games: %ld finished, %ld cut at %d turns, %ld endless (more than %d turns)\n",
           counts.played, counts.finished, counts.cut, SHORT_TURNS, counts.endless, ENDLESS_TURNS);
    printf("%ld actions, %ld positions round-tripped, %ld records replayed\n", counts.actions,
           counts.trips, counts.replays);
    printf("%ld senseless actions tried, %ld refused\n", counts.senseless, counts.refused);
    printf("%ld passed, 0 failed\n", counts.played);
    return 0;
}
