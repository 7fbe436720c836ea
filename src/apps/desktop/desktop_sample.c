/* desktop_sample.c -- games that are under way, for pictures and measuring. */
#include "apps/desktop/desktop_sample.h"
#include "apps/command/reader.h"

#include "base/mem.h"

enum { SEED = 7, SEEDS = 12, SEATS = 4, ACTIONS = 200, ACTIONS_MOST = 3000 };

static const char *const names[SEATS] = {"Ada", "Bruno", "Chiara", "Dmitri"};

/* ---- moments worth a picture ---- */

/* How good a moment is; 0: not at all. The first that is best is taken. */
typedef int (*Worth)(const Edition *edition, const Game *game);

static bool asks_ada(const Game *game)
{
    return game->decider == 0 && (game->phase == PHASE_TURN || game->phase == PHASE_END);
}

static int of_turn(const Edition *edition, const Game *game)
{
    int built = 0;
    if (!asks_ada(game)) return 0;
    for (int seat = 0; seat < game->seat_count; seat++) {
        int houses, hotels;
        if (!game_seat_in(game, (SeatId)seat)) return 1;
        game_buildings(edition, game, (SeatId)seat, &houses, &hotels);
        built += (houses > 0 ? 8 : 0) + houses + 2 * hotels;
    }
    return 2 + built;
}

static int of_phase(const Game *game, Phase phase)
{
    return game->phase == phase && game->decider == 0 ? 1 : 0;
}

static int of_auction(const Edition *edition, const Game *game)
{
    (void)edition;
    int asked = of_phase(game, PHASE_AUCTION);
    return asked > 0 && game->auction.bid > 0 ? 2 : asked;
}

static int of_answer(const Edition *edition, const Game *game)
{
    (void)edition;
    return of_phase(game, PHASE_ANSWER);
}

static int of_debt(const Edition *edition, const Game *game)
{
    (void)edition;
    return of_phase(game, PHASE_DEBT);
}

static int of_token(const Edition *edition, const Game *game)
{
    (void)edition;
    return of_phase(game, PHASE_TOKEN);
}

static int of_jail(const Edition *edition, const Game *game)
{
    (void)edition;
    return game->seats[0].in_jail != 0 ? of_phase(game, PHASE_TURN) : 0;
}

static int of_end(const Edition *edition, const Game *game)
{
    (void)edition;
    return game->phase == PHASE_OVER ? 1 : 0;
}

/* A whole game, or as much as is played. */
static int of_story(const Edition *edition, const Game *game)
{
    (void)edition;
    return 1 + game->turn;
}

static Worth worth_for(const char *screen)
{
    static const struct {
        const char *screen;
        Worth worth;
    } rows[] = {{"auction", of_auction},
                {"answer", of_answer},
                {"debt", of_debt},
                {"token", of_token},
                {"jail", of_jail},
                {"end", of_end},
                {"review", of_end},
                {"moment-group", of_story},
                {"moment-hotel", of_story},
                {"moment-rent", of_story},
                {"moment-bankrupt", of_story}};
    for (size_t i = 0; screen != NULL && i < sizeof rows / sizeof rows[0]; i++) {
        if (text_same(rows[i].screen, screen)) return rows[i].worth;
    }
    return of_turn;
}

/* ---- playing ---- */

/* Ada, a person, and computers. */
static Seating usual_seating(const Edition *edition)
{
    Seating seating = {0};
    const PlayerKind *kind = player_find("simple");
    int count = edition->rule[RULE_PLAYERS_MAX] < SEATS ? edition->rule[RULE_PLAYERS_MAX] : SEATS;
    for (int i = 0; i < count; i++)
        seating_add(&seating, edition, names[i], i == 0 ? NULL : kind, NO_TOKEN, 0);
    return seating;
}

/* While it is played everybody is a computer. */
static Seating played_by(const Seating *people)
{
    Seating seating = *people;
    for (int i = 0; i < seating.count; i++) seating.seats[i].kind = player_find("simple");
    return seating;
}

/* Plays on and leaves the best moment in *best; how good it was. */
static int play(Table *table, Worth worth, size_t *best)
{
    Action action;
    int highest = 0;
    size_t most = worth == of_turn ? ACTIONS_MOST / 3 : ACTIONS_MOST;
    for (;;) {
        int value = worth(table_edition(table), table_game(table));
        bool early = worth == of_turn && table_action_count(table) < ACTIONS;
        if (value > highest && !early) {
            highest = value;
            *best = table_action_count(table);
        }
        if (highest > 0 && worth != of_turn && value < highest) return highest;
        if (table_action_count(table) >= most || !table_propose(table, true, &action)) break;
        table_submit(table, &action);
    }
    return highest;
}

static Table *replayed(const Table *table, const Seating *seating, size_t n)
{
    Table *copy = table_new_at(table_edition(table), table_rules(table), seating, table_seed(table),
                               table_beginning(table));
    for (size_t i = 0; i < n; i++) table_submit(copy, table_action(table, i));
    return copy;
}

/* The first of a few games that has such a moment; NULL when none has. */
static Table *sample_of(const Edition *edition, const GamePlan *plan, uint64_t first, Worth worth)
{
    const Seating *people = &plan->seating;
    Seating computers = played_by(people);
    for (uint64_t seed = first; seed < first + SEEDS; seed++) {
        size_t best = 0;
        Table *table = table_new(edition, &plan->rules, &computers, seed);
        int value = play(table, worth, &best);
        Table *sample = value > 0 ? replayed(table, people, best) : NULL;
        table_free(table);
        if (sample != NULL) return sample;
    }
    return worth == of_turn ? table_new(edition, &plan->rules, people, first)
                            : sample_of(edition, plan, first, of_turn);
}

Table *desktop_sample_new(const EditionLibrary *library, const GamePlan *wanted,
                          const uint64_t *seed, const char *screen, Text *why)
{
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    GamePlan *plan = mem_new(1, sizeof *plan);
    problems->words = reader_words();
    *plan = *wanted;
    Table *sample = NULL;
    if (edition_read(library, plan->edition, &plan->rules, edition, problems)) {
        if (plan->seating.count == 0) plan->seating = usual_seating(edition);
        sample = sample_of(edition, plan, seed == NULL ? SEED : *seed, worth_for(screen));
    } else {
        problem_write(problems, why);
    }
    mem_free(plan);
    mem_free(problems);
    mem_free(edition);
    return sample;
}

Table *desktop_sample_at(const Table *table, size_t n)
{
    size_t count = table_action_count(table);
    return replayed(table, table_seating(table), n < count ? n : count);
}
