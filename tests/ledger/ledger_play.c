/* ledger_play.c -- games over all editions and house rules, the money of each
 * kept in a second set of books. */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "asking.h"
#include "base/mem.h"
#include "drawn_edition.h"
#include "game/apply.h"
#include "game/notation/notation.h"
#include "game/setup.h"
#include "game_options.h"
#include "ledger/ledger.h"
#include "players/dealer.h"
#include "players/player.h"

enum {
    DEFAULT_GAMES = 1500,
    LONG_GAME = 100,   /* one game in this many may run to ENDLESS_TURNS */
    SHORT_TURNS = 400, /* the others are cut here */
    ENDLESS_TURNS = 20000,
    BELL_ODDS = 2000,
    SHOWN_STEPS = 12 /* printed when the books differ */
};

typedef struct Counts {
    atomic_long next, played, finished, cut, endless, actions;
    atomic_long seen[EVENT_COUNT], paid_for[REASON_COUNT];
} Counts;

static const char help[] =
    "Usage: ledger_play [OPTION]...\n"
    "Plays games over all editions and random house rules and keeps a second set of books:\n"
    "every payment, owner and building is checked against the rules and the state.\n\n"
    "  --games N     how many games (default 1500)\n"
    "  --first N     number of the first game (default 0); game and seed decide everything\n"
    "  --seed S      family of games (default 1)\n"
    "  --edition E   only this edition\n"
    "  --threads T   how many games at a time (default 1)\n"
    "  --help        this text\n\n"
    "One game in 100 may run to 20000 turns and counts as endless beyond; the others are cut\n"
    "at 400.\n";

static GameOptions options = {
    .program = "ledger_play", .help = help, .games = DEFAULT_GAMES, .seed = 1, .threads = 1};
static Counts counts;

/* An action and what came of it, for the report. */
typedef struct Step {
    char words[ACTION_TEXT_SIZE];
    EventList events;
} Step;

/* One game being played by one thread. */
typedef struct Run {
    long number, action_count;
    Edition edition;
    Outlook outlook; /* of the edition */
    DrawnEdition drawn;
    int seat_count;
    const PlayerKind *kinds[MAX_SEATS];
    Game game;
    Ledger ledger;
    Rng rng, dealer_rng, player_rng;
    Step steps[SHOWN_STEPS]; /* a ring: the last ones */
} Run;

/* ---- when the books differ ------------------------------------------------------ */

static void print_table(const Run *run)
{
    drawn_edition_print(&run->drawn, &run->edition);
    for (int i = 0; i < run->seat_count; i++) printf("seat %d %s\n", i, run->kinds[i]->word);
}

static void print_step(const Step *step)
{
    printf("%s\n", step->words);
    for (int i = 0; i < step->events.count; i++) {
        const Event *event = &step->events.list[i];
        bool money = event->kind == EVENT_PAID || event->kind == EVENT_DEBT_AROSE;
        printf("    %s%s%s seat %d other %d deed %d amount %d second %d\n",
               event_word((EventKind)event->kind), money ? " " : "",
               money ? event_reason_word((Reason)event->reason) : "", event->seat, event->other,
               event->deed, event->amount, event->second);
    }
}

/* Prints the last steps and ends the program. */
_Noreturn static void differ(const Run *run, const char *fault)
{
    workers_hold();
    print_table(run);
    long from = run->action_count > SHOWN_STEPS ? run->action_count - SHOWN_STEPS : 0;
    for (long i = from; i < run->action_count; i++) print_step(&run->steps[i % SHOWN_STEPS]);
    printf("FAILED after %ld actions: %s\n", run->action_count, fault);
    game_options_again(&options, run->number);
    printf("%ld passed, 1 failed\n", atomic_load(&counts.played));
    fflush(stdout);
    _Exit(1);
}

/* ---- which game ------------------------------------------------------------------- */

/* Half of the tables play at random, the others mix players who trade and
 * ruin each other with a few who do not know what they do. */
static void draw_seats(Run *run)
{
    static const char *const words[] = {"simple", "trader", "easy", "hard", "simple", "random"};
    int least = run->edition.rule[RULE_PLAYERS_MIN];
    int most = run->edition.rule[RULE_PLAYERS_MAX];
    run->seat_count = least + (int)rng_below(&run->rng, (uint32_t)(most - least) + 1);
    bool random = rng_below(&run->rng, 2) == 0;
    for (int i = 0; i < run->seat_count; i++) {
        uint32_t which = rng_below(&run->rng, sizeof words / sizeof *words);
        run->kinds[i] = player_find(random ? "random" : words[which]);
    }
}

static void begin(Run *run, long number)
{
    run->number = number;
    run->action_count = 0;
    run->rng = rng_seed(options.seed, (uint64_t)number * 4);
    run->dealer_rng = rng_seed(options.seed, (uint64_t)number * 4 + 1);
    run->player_rng = rng_seed(options.seed, (uint64_t)number * 4 + 2);
    drawn_edition(options.edition, &run->rng, &run->drawn, &run->edition);
    outlook_make(&run->edition, &run->outlook);
    draw_seats(run);
    setup_game(&run->edition, run->seat_count, NULL, &run->game);
    ledger_begin(&run->ledger, &run->edition, &run->game);
}

/* ---- playing ------------------------------------------------------------------------ */

static bool interrupted(Run *run, Action *action)
{
    if (run->game.phase != PHASE_TURN && run->game.phase != PHASE_END) return false;
    for (SeatId seat = 0; seat < run->game.seat_count; seat++) {
        const PlayerKind *kind = run->kinds[seat];
        if (game_seat_in(&run->game, seat) &&
            ask_interrupt(kind, &run->edition, &run->outlook, &run->game, seat, &run->player_rng,
                          action, NULL))
            return true;
    }
    return false;
}

static void draw_action(Run *run, Action *action)
{
    const Game *game = &run->game;
    if (run->edition.rule[RULE_TIME_LIMIT] != 0 && rng_below(&run->rng, BELL_ODDS) == 0) {
        *action = (Action){.kind = ACTION_BELL, .seat = DEALER, .deed = NO_DEED};
        if (action_check(&run->edition, game, action) == REFUSAL_NONE) return;
    }
    if (game->decider == DEALER) {
        dealer_decide(&run->edition, game, &run->dealer_rng, action);
    } else if (!interrupted(run, action)) {
        const PlayerKind *kind = run->kinds[game->decider];
        ask(kind, &run->edition, &run->outlook, game, &run->player_rng, action, NULL);
    }
}

static void do_action(Run *run, const Action *action)
{
    Step *step = &run->steps[run->action_count++ % SHOWN_STEPS];
    Text text = text_into(step->words, sizeof step->words);
    notation_action_write(&run->edition, &run->game, action, &text);
    step->events.count = 0;
    apply(&run->edition, &run->game, action, &step->events);
    const char *fault = ledger_follow(&run->ledger, action, &step->events, &run->game);
    if (fault != NULL) differ(run, fault);
}

static void count_game(const Run *run, int limit)
{
    bool over = run->game.phase == PHASE_OVER;
    if (over) atomic_fetch_add(&counts.finished, 1);
    if (!over) atomic_fetch_add(limit == SHORT_TURNS ? &counts.cut : &counts.endless, 1);
    atomic_fetch_add(&counts.actions, run->action_count);
    atomic_fetch_add(&counts.played, 1);
    for (int i = 0; i < EVENT_COUNT; i++) atomic_fetch_add(&counts.seen[i], run->ledger.seen[i]);
    for (int i = 0; i < REASON_COUNT; i++)
        atomic_fetch_add(&counts.paid_for[i], run->ledger.paid_for[i]);
}

static void play(Run *run, long number)
{
    begin(run, number);
    int limit = number % LONG_GAME == 0 ? ENDLESS_TURNS : SHORT_TURNS;
    while (run->game.phase != PHASE_OVER && run->game.turn <= limit) {
        Action action;
        draw_action(run, &action);
        do_action(run, &action);
    }
    count_game(run, limit);
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
    mem_free(run);
    return NULL;
}

/* ---- the program ------------------------------------------------------------------------ */

static void print_counts(void)
{
    printf("%ld games: %ld finished, %ld cut at %d turns, %ld endless (more than %d turns)\n",
           counts.played, counts.finished, counts.cut, SHORT_TURNS, counts.endless, ENDLESS_TURNS);
    long events = 0;
    for (int i = 0; i < EVENT_COUNT; i++) events += counts.seen[i];
    printf("%ld actions, %ld events\nevents:", counts.actions, events);
    for (int i = 0; i < EVENT_COUNT; i++)
        printf(" %s %ld%s", event_word((EventKind)i), counts.seen[i],
               i + 1 < EVENT_COUNT ? "," : "\n");
    printf("payments:");
    for (int i = 0; i < REASON_COUNT; i++)
        printf(" %s %ld%s", event_reason_word((Reason)i), counts.paid_for[i],
               i + 1 < REASON_COUNT ? "," : "\n");
}

int main(int count, char **words)
{
    game_options_read(&options, count, words);
    edition_files(); /* read once, before there are threads */
    workers_run(options.threads, worker);
    print_counts();
    printf("%ld passed, 0 failed\n", counts.played);
    return 0;
}
