/* cmd_term.c -- opoly term: the game in the terminal. */
#include <getopt.h>
#include <string.h>

#include "apps/command/cmd.h"
#include "apps/command/game_options.h"
#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/store/game_load.h"
#include "apps/store/gamefile.h"
#include "apps/terminal/session.h"
#include "apps/terminal/start_menu.h"
#include "apps/terminal/terminal_play.h"
#include "apps/terminal/watopoly_session.h"
#include "apps/terminal/welcome.h"
#include "base/mem.h"
#include "table/tutorial.h"

enum { AUCTION_TIME_MOST = 86400 };

/* What the options say. */
typedef struct TermWanted {
    GameWish game;
    const char *position, *colour;
    int64_t auction_seconds;
    bool testing, fresh, no_save, quick, plain, learn;
    int coach; /* Coaching */
} TermWanted;

/* What is open while a game is set up and played. */
typedef struct Hall {
    Terminal *terminal;
    EditionStore *editions;
    Autosave *autosave;
} Hall;

enum {
    OPTION_NEW = GAME_OPTION_COUNT,
    OPTION_POSITION,
    OPTION_TESTING,
    OPTION_NO_SAVE,
    OPTION_QUICK,
    OPTION_PLAIN,
    OPTION_COACH,
    OPTION_LEARN,
    OPTION_AUCTION_TIME,
    OPTION_COLOUR,
    OPTION_COLOR
};

static const OptionSpec options[] = {
    GAME_OPTION_ROWS(T_("the edition, or the path of its file"),
                     T_("a house rule; '{word}' lists them"),
                     T_("a player; {word} is person, easy to expert, or montreal..."),
                     T_("this many players; those not named are computers")),
    [OPTION_NEW] = {.name = "new", .help = T_("do not offer to resume the last game")},
    [OPTION_POSITION] = {.name = "position",
                         .value = "FILE",
                         .help = T_("begin from this position")},
    [OPTION_TESTING] = {.name = "testing",
                        .letter = 't',
                        .help = T_("dice and cards can be chosen: '{word}'"),
                        .word = "roll 3 4"},
    [OPTION_NO_SAVE] = {.name = "no-save", .help = T_("save nothing")},
    [OPTION_QUICK] = {.name = "quick", .help = T_("cards and wheels do not wait for Enter")},
    [OPTION_PLAIN] = {.name = "plain",
                      .help = T_("whole sentences, no drawings or colours, for screen readers")},
    [OPTION_COACH] = {.name = "coach",
                      .value = "HOW",
                      .help = T_("a coach that says {word}"),
                      .word = "off, warnings or everything"},
    [OPTION_LEARN] = {.name = "learn", .help = T_("a first game that teaches the rules")},
    [OPTION_AUCTION_TIME] = {.name = "auction-time",
                             .value = "N",
                             .help = T_("seconds an auction takes at a terminal (120)")},
    [OPTION_COLOUR] = {.name = "colour", .value = "WHEN", .help = T_("auto, always or never")},
    [OPTION_COLOR] = {.name = "color", .value = "WHEN", .help = T_("the same")},
    {0},
};

static bool take_colour(const CommandSpec *command, const char *value, const char **colour)
{
    *colour = value;
    if (text_same(value, "auto") || text_same(value, "always") || text_same(value, "never")) {
        return true;
    }
    Arg known[] = {arg_word("auto"), arg_word("always"), arg_word("never")};
    WRONG(command, T_("'{word} {other_word}': this is {choices}"), arg_word("--colour"),
          arg_other_word(value), arg_choices(known, 3));
    return false;
}

/* The game of the lesson; what other options say goes before it. */
static void want_lesson(TermWanted *wanted)
{
    static const char *const players[TUTORIAL_PLAYERS] = {"Ann", "Bea:easy", "Cem:easy"};
    GameWish *game = &wanted->game;
    wanted->learn = wanted->fresh = true;
    if (wanted->coach == COACHING_OFF) wanted->coach = COACHING_WARNINGS;
    if (game->edition == NULL) game->edition = tutorial_edition;
    for (int i = 0; game->player_count < TUTORIAL_PLAYERS && i < TUTORIAL_PLAYERS; i++)
        game->players[game->player_count++] = players[i];
    for (int i = 0; i < TUTORIAL_RULES && game->rule_count < GAME_RULES; i++)
        game->rules[game->rule_count++] = tutorial_rules[i];
    if (game->seeded) return;
    game->seed = TUTORIAL_SEED;
    game->seeded = true;
}

static bool take(const CommandSpec *command, int option, const char *value, TermWanted *wanted)
{
    if (option < GAME_OPTION_COUNT) return game_options_take(command, option, value, &wanted->game);
    switch (option) {
    case OPTION_NEW: wanted->fresh = true; break;
    case OPTION_POSITION: wanted->position = value; break;
    case OPTION_TESTING: wanted->testing = true; break;
    case OPTION_NO_SAVE: wanted->no_save = true; break;
    case OPTION_QUICK: wanted->quick = true; break;
    case OPTION_PLAIN: wanted->plain = true; break;
    case OPTION_LEARN: want_lesson(wanted); break;
    case OPTION_COACH: return game_options_coach(command, value, &wanted->coach);
    case OPTION_AUCTION_TIME:
        return options_number(command, "--auction-time", value, 1, AUCTION_TIME_MOST,
                              &wanted->auction_seconds);
    case OPTION_COLOUR:
    case OPTION_COLOR: return take_colour(command, value, &wanted->colour);
    }
    return true;
}

static Hall hall_open(bool saving)
{
    return (Hall){.terminal = terminal_new(),
                  .editions = edition_store_translated(),
                  .autosave = autosave_new(saving, reader_words())};
}

static void hall_close(Hall *hall)
{
    autosave_free(hall->autosave);
    edition_store_free(hall->editions);
    terminal_free(hall->terminal);
}

static SessionPlace place_of(const Hall *hall, const TermWanted *wanted)
{
    return (SessionPlace){
        .terminal = hall->terminal,
        .editions = hall->editions,
        .autosave = hall->autosave,
        .options = {.testing = wanted->testing,
                    .auction_seconds = (int)wanted->auction_seconds,
                    .seeded = wanted->game.seeded,
                    .quick = wanted->quick,
                    .plain = wanted->plain,
                    .coach = (Coaching)wanted->coach,
                    .learns = wanted->learn,
                    .colour = !wanted->plain && terminal_colour(wanted->colour)},
    };
}

/* Input ended before there was a game. */
static int left_early(WelcomeReply reply)
{
    if (reply == WELCOME_END) output_words("\n"); /* after the question that stays open */
    return terminal_play_status(NULL);
}

/* ---- resuming a game ---- */

static int play_loaded(Hall *hall, const TermWanted *wanted, int64_t id, bool again, bool *another)
{
    Text why = text_growing();
    Store *store = autosave_store(hall->autosave);
    int status = EXIT_FAILED;
    Table *table =
        store == NULL ? NULL : game_load_stored(hall->editions, store, id, reader_words(), &why);
    if (table != NULL && again) {
        Table *fresh =
            gamefile_again(table, wanted->game.seeded ? wanted->game.seed : gamefile_seed());
        table_free(table);
        table = fresh;
    }
    if (table != NULL && game_load_plays(store, id, AUTOSAVE_WATOPOLY)) {
        status = watopoly_session_play(hall->terminal, table, wanted->testing, again ? 0 : id);
    } else if (table != NULL) {
        status = session_play(place_of(hall, wanted), table, again ? 0 : id, another);
    } else {
        output_complain_lines(&why);
    }
    text_free(&why);
    return status;
}

static int play_record(Hall *hall, const TermWanted *wanted, bool *another)
{
    Text why = text_growing();
    Table *table = gamefile_read(hall->editions, wanted->game.load, reader_words(), &why);
    int status = table == NULL ? output_complain_lines(&why)
                               : session_play(place_of(hall, wanted), table, 0, another);
    text_free(&why);
    return status;
}

/* ---- a new game ---- */

/* A new game while its parts are chosen. */
typedef struct NewGame {
    const char *word;
    HouseRules rules;
    Edition edition;
    Seating seating;
} NewGame;

static bool read_edition(const Hall *hall, NewGame *plan)
{
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    bool good = edition_read(edition_store_library(hall->editions), plan->word, &plan->rules,
                             &plan->edition, problems);
    if (!good) {
        Text why = text_growing();
        problem_write(problems, &why);
        output_complain_lines(&why);
        text_free(&why);
    }
    mem_free(problems);
    return good;
}

static bool named_players(const CommandSpec *command, const TermWanted *wanted, NewGame *plan)
{
    if (!game_options_players(command, &wanted->game, &plan->edition, &plan->seating)) return false;
    while (wanted->game.player_count > 0 && plan->seating.count < wanted->game.players_number) {
        seating_add(&plan->seating, &plan->edition, "", welcome_usual_kind(), NO_TOKEN, 0);
    }
    return true;
}

/* May as many play as the options say? Asked before the first name is. */
static bool number_good(const CommandSpec *command, const TermWanted *wanted,
                        const Edition *edition)
{
    int least = edition->rule[RULE_FILL_TO] > 0 ? 1 : edition->rule[RULE_PLAYERS_MIN];
    int most = edition->rule[RULE_PLAYERS_MAX], number = wanted->game.players_number;
    if (number == 0 || (number >= least && number <= most)) return true;
    WRONG(command, T_("'{word}': this must be from {at_least} to {at_most} in {edition}"),
          arg_word("--players"), arg_at_least(least), arg_at_most(most),
          arg_edition(edition->title));
    return false;
}

/* What the options say about edition and rules; -1, or the exit status when there will be no
 * game. */
static int begin_plan(const CommandSpec *command, Hall *hall, const TermWanted *wanted,
                      NewGame *plan)
{
    Text why = text_growing();
    const char *word = wanted->game.edition == NULL ? "classic" : wanted->game.edition;
    int status = -1;
    if (!game_options_rules(command, &wanted->game, &plan->rules)) {
        status = EXIT_USAGE;
    } else {
        plan->word = edition_store_find(hall->editions, word, &why);
        if (plan->word == NULL) status = output_complain_lines(&why);
    }
    if (status < 0 && !read_edition(hall, plan)) status = EXIT_FAILED;
    if (status < 0 && wanted->game.player_count == 0 &&
        !number_good(command, wanted, &plan->edition)) {
        status = EXIT_USAGE;
    }
    text_free(&why);
    return status;
}

typedef enum PlanStep { PLAN_EDITION, PLAN_RULES, PLAN_PLAYERS, PLAN_COUNT } PlanStep;

/* Did an option answer the question already? */
static bool answered(const TermWanted *wanted, PlanStep step)
{
    return (step == PLAN_EDITION && wanted->game.edition != NULL) ||
           (step == PLAN_RULES && wanted->game.rule_count > 0);
}

static WelcomeReply ask_step(Hall *hall, const TermWanted *wanted, NewGame *plan, PlanStep step)
{
    const char *before = plan->word;
    WelcomeReply reply = WELCOME_LINE;
    switch (step) {
    case PLAN_EDITION:
        reply = welcome_edition(hall->terminal, hall->editions, &plan->word);
        if (!text_same(before, plan->word)) plan->rules = (HouseRules){0};
        break;
    case PLAN_RULES:
        return welcome_rules(hall->terminal, hall->editions, plan->word, &plan->rules,
                             &plan->edition);
    case PLAN_PLAYERS:
        return welcome_players(hall->terminal, &plan->edition, wanted->game.players_number,
                               &plan->seating);
    case PLAN_COUNT: break;
    }
    return reply == WELCOME_LINE && !read_edition(hall, plan) ? WELCOME_BACK : reply;
}

/* Asks for all that the options leave open; WELCOME_BACK leads to the first question. */
static WelcomeReply choose_all(Hall *hall, const TermWanted *wanted, NewGame *plan)
{
    int step = 0, way = 1;
    while (step >= 0 && step < PLAN_COUNT) {
        if (!answered(wanted, (PlanStep)step)) {
            WelcomeReply reply = ask_step(hall, wanted, plan, (PlanStep)step);
            if (reply != WELCOME_LINE && reply != WELCOME_BACK) return reply;
            way = reply == WELCOME_BACK ? -1 : 1;
        }
        step += way;
    }
    return step < 0 ? WELCOME_BACK : WELCOME_LINE;
}

static bool usual_board(Hall *hall, const TermWanted *wanted, const StartMenu *menu, NewGame *plan)
{
    if (menu->word != NULL) plan->word = menu->word;
    if (menu->word != NULL && !read_edition(hall, plan)) return false;
    welcome_usual_players(&plan->edition, wanted->game.players_number, &plan->seating);
    return true;
}

static int play_new(const CommandSpec *command, Hall *hall, const TermWanted *wanted,
                    bool *another);

static int play_lesson(const CommandSpec *command, Hall *hall, const TermWanted *wanted,
                       bool *another)
{
    TermWanted lesson = *wanted;
    want_lesson(&lesson);
    return play_new(command, hall, &lesson, another);
}

/* The first question, and what follows from it; -1 when the plan is made. */
static int ask_plan(const CommandSpec *command, Hall *hall, const TermWanted *wanted, NewGame *plan,
                    bool *another)
{
    NewGame *first = mem_new(1, sizeof *first);
    *first = *plan;
    int status = -2;
    while (status == -2) {
        *plan = *first;
        welcome_usual_players(&plan->edition, wanted->game.players_number, &plan->seating);
        StartMenu menu = {.terminal = hall->terminal,
                          .editions = hall->editions,
                          .store = wanted->no_save ? NULL : autosave_store(hall->autosave),
                          .edition = &plan->edition,
                          .players = plan->seating.count,
                          .resume = !wanted->fresh,
                          .boards = wanted->game.edition == NULL};
        StartChoice choice = start_menu_ask(&menu);
        if (choice == START_RESUME) {
            status = play_loaded(hall, wanted, menu.id, false, another);
        } else if (choice == START_LEARN) {
            status = play_lesson(command, hall, wanted, another);
        } else if (choice == START_LEAVE) {
            status = left_early(menu.reply);
        } else if (choice == START_USUAL) {
            status = usual_board(hall, wanted, &menu, plan) ? -1 : -2;
        } else {
            WelcomeReply reply = choose_all(hall, wanted, plan);
            status = reply == WELCOME_LINE ? -1 : reply == WELCOME_BACK ? -2 : left_early(reply);
        }
    }
    mem_free(first);
    return status;
}

static Table *table_of(const TermWanted *wanted, const NewGame *plan)
{
    uint64_t seed = wanted->game.seeded ? wanted->game.seed : gamefile_seed();
    Table *table = table_new(&plan->edition, &plan->rules, &plan->seating, seed);
    if (wanted->position == NULL) return table;
    Text why = text_growing();
    Table *there = gamefile_at_position(table, seed, wanted->position, reader_words(), &why);
    if (there == NULL) output_complain_lines(&why);
    text_free(&why);
    table_free(table);
    return there;
}

static int play_new(const CommandSpec *command, Hall *hall, const TermWanted *wanted, bool *another)
{
    NewGame *plan = mem_new(1, sizeof *plan);
    char reason[300];
    Text why = text_into(reason, sizeof reason);
    int status = begin_plan(command, hall, wanted, plan);
    if (status < 0 && wanted->game.player_count == 0) {
        status = ask_plan(command, hall, wanted, plan, another);
    } else if (status < 0 && !named_players(command, wanted, plan)) {
        status = EXIT_USAGE;
    }
    if (status < 0) {
        seating_fill(&plan->seating, &plan->edition, welcome_usual_kind());
        if (!seating_check(&plan->seating, &plan->edition, reader_language(), &why)) {
            status = WRONG(command, T_("{text}"), arg_text(reason));
        }
    }
    Table *table = status < 0 ? table_of(wanted, plan) : NULL;
    mem_free(plan);
    if (table == NULL) return status < 0 ? EXIT_FAILED : status;
    return session_play(place_of(hall, wanted), table, 0, another);
}

/* The game wanted, and after it others as long as the player asks for them. */
static int play_on(const CommandSpec *command, Hall *hall, const TermWanted *wanted, int status,
                   bool another)
{
    TermWanted next = {.colour = wanted->colour,
                       .testing = wanted->testing,
                       .quick = wanted->quick,
                       .plain = wanted->plain,
                       .no_save = wanted->no_save};
    while (another) {
        another = false;
        status = play_new(command, hall, &next, &another);
    }
    return status;
}

static int play_wanted(const CommandSpec *command, Hall *hall, const TermWanted *wanted)
{
    int64_t id;
    bool another = false;
    int status;
    if (wanted->game.load == NULL) {
        status = play_new(command, hall, wanted, &another);
    } else if (text_to_int(wanted->game.load, &id)) {
        status = play_loaded(hall, wanted, id, false, &another);
    } else {
        status = play_record(hall, wanted, &another);
    }
    return play_on(command, hall, wanted, status, another);
}

int cmd_term_go_on(int64_t id, bool again, bool testing, const char *colour)
{
    Hall hall = hall_open(true);
    TermWanted wanted = {.testing = testing, .colour = colour};
    bool another = false;
    int status = play_loaded(&hall, &wanted, id, again, &another);
    status = play_on(&cmd_term, &hall, &wanted, status, another);
    hall_close(&hall);
    return output_end(status);
}

/* A position says which edition it is of and for how many players. */
static bool peek_position(TermWanted *wanted, char edition[WORD_SIZE])
{
    Text why = text_growing();
    int players = 0;
    bool good = gamefile_position_peek(wanted->position, edition, WORD_SIZE, &players, &why);
    if (!good) output_complain_lines(&why);
    if (wanted->game.edition == NULL && edition[0] != '\0') wanted->game.edition = edition;
    if (wanted->game.players_number == 0 && wanted->game.player_count == 0)
        wanted->game.players_number = players;
    text_free(&why);
    return good;
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    TermWanted wanted = {.colour = "auto"};
    const char *value;
    int option;
    while ((option = options_next(command, argc, argv, &value)) != OPTIONS_END) {
        if (option < 0) return options_leave(command, option);
        if (!take(command, option, value, &wanted)) return EXIT_USAGE;
    }
    if (optind < argc) {
        return WRONG(command, T_("'{word}' is one word too many"), arg_word(argv[optind]));
    }
    char edition[WORD_SIZE] = "";
    if (wanted.position != NULL && !peek_position(&wanted, edition)) return EXIT_FAILED;
    Hall hall = hall_open(!wanted.no_save);
    int status = play_wanted(command, &hall, &wanted);
    hall_close(&hall);
    return output_end(status);
}

const CommandSpec cmd_term = {
    .name = "term",
    .usage = "[OPTION]...",
    .summary = T_("Plays a game in the terminal, or through a pipe line by line"),
    .about = T_("Unless players are named here, Enter begins the usual game against three\n"
                "computers, and everything can be chosen instead. Every action is saved as it\n"
                "is made; '{word}' lists the games."),
    .words = {"opoly games"},
    .options = options,
    .run = run,
};
