/* cmd_games.c -- opoly games: the saved games. */
#include <getopt.h>
#include <unistd.h>

#include "apps/command/cmd.h"
#include "apps/command/games_branch.h"
#include "apps/command/games_list.h"
#include "apps/command/games_stats.h"
#include "apps/command/output.h"
#include "apps/command/own_store.h"
#include "apps/command/reader.h"
#include "apps/store/files.h"
#include "apps/store/game_load.h"
#include "apps/store/game_name.h"
#include "apps/store/gamefile.h"
#include "apps/store/visit_file.h"
#include "apps/store/wall_clock.h"
#include "apps/terminal/session.h"
#include "apps/terminal/terminal_play.h"
#include "apps/terminal/welcome.h"
#include "base/mem.h"
#include "table/wording.h"

enum { OPTION_YES, OPTION_TESTING, OPTION_COLOUR, OPTION_EDITION, OPTION_SEAT, OPTION_JSON };
static const OptionSpec options[] = {
    [OPTION_YES] = {.name = "yes",
                    .letter = 'y',
                    .help = T_("{word}: do not ask"),
                    .word = "delete"},
    [OPTION_TESTING] = {.name = "testing",
                        .letter = 't',
                        .help = T_("{word}: dice and cards can be chosen"),
                        .word = "play, restart"},
    [OPTION_COLOUR] = {.name = "colour",
                       .value = "WHEN",
                       .help = T_("{word}: auto, always or never"),
                       .word = "play, restart"},
    [OPTION_EDITION] = {.name = "edition",
                        .letter = 'e',
                        .value = "FILE",
                        .help = T_("{word}: take the edition from this file"),
                        .word = "import"},
    [OPTION_SEAT] = {.name = "seat",
                     .value = "SEAT:KIND",
                     .help = T_("{word}: who plays a seat from then on, a computer or human"),
                     .word = "branch"},
    [OPTION_JSON] = {.name = "json", .help = T_("{word}: as JSON, for programs"), .word = "stats"},
    {0},
};

typedef struct GamesWanted {
    bool yes, testing, json;
    const char *colour, *edition;
    GamesBranch branch;
} GamesWanted;

/* ---- list ---- */

/* Games on servers are kept there; what is here leads back to them. */
static void tell_visit(void *context, const VisitNote *note)
{
    Text *text = context;
    SAY(reader_words(), text, T_("At a server: {name}, '{word}'."), arg_name(note->name),
        arg_word(note->link));
    text_add_char(text, '\n');
}

static int list(Store *store)
{
    StoredGame *games;
    int count;
    const Words *words = reader_words();
    Text text = text_growing();
    if (store_list(store, &games, &count, &text) != STORE_DONE) {
        output_complain(text.start);
        text_free(&text);
        return EXIT_FAILED;
    }
    if (count == 0) {
        SAY(words, &text, T_("There are no saved games yet; '{word}' begins one."),
            arg_word("opoly term"));
        text_add_char(&text, '\n');
    } else {
        games_list_write(games, count, &text);
    }
    visit_file_list(tell_visit, &text);
    output_text(&text);
    text_free(&text);
    mem_free(games);
    return EXIT_GOOD;
}

/* ---- one game ---- */

static void field(Text *text, const char *name, const char *value)
{
    size_t from = text->length;
    text_add(text, name);
    text_pad(text, from, 13, ' ');
    text_add(text, value);
    text_add_char(text, '\n');
}

static void game_write(const StoredGame *game, Text *text)
{
    const Words *words = reader_words();
    char value[GAME_NAME_SHOWN_SIZE];
    Text into = text_into(value, sizeof value);
    text_add_int(&into, game->id);
    field(text, PLAIN(words, TC_("saved game", "Game")), value);
    text_clear(&into);
    games_list_name(game, &into);
    field(text, PLAIN(words, T_("Name")), value);
    field(text, PLAIN(words, T_("Edition")), game->edition);
    field(text, PLAIN(words, T_("Players")), game->players);
    text_clear(&into);
    wall_clock_say(reader_language(), game->started, &into);
    field(text, PLAIN(words, T_("Started")), value);
    text_clear(&into);
    wall_clock_say(reader_language(), game->updated, &into);
    field(text, PLAIN(words, T_("Last played")), value);
    text_clear(&into);
    SAY(words, &into, TN_("{count} action", "{count} actions"), arg_count(game->length));
    field(text, PLAIN(words, T_("Length")), value);
    text_clear(&into);
    if (game->round > 0) text_add_int(&into, game->round);
    if (game->round > 0) field(text, PLAIN(words, TC_("column", "Round")), value);
    text_clear(&into);
    games_list_turn(game, &into);
    field(text, PLAIN(words, T_("Turn")), value);
    text_clear(&into);
    SAY(words, &into, T_("off another game, at action {id}"), arg_id(game->branch_at));
    if (game->branch) field(text, PLAIN(words, TC_("saved game", "Branched")), value);
    field(text, PLAIN(words, TC_("saved game", "Saved")),
          game->saved ? PLAIN(words, T_("by hand, and action by action"))
                      : PLAIN(words, T_("action by action")));
}

static void heading(Text *text, const char *words)
{
    text_add_char(text, '\n');
    text_add(text, words);
    text_add_char(text, '\n');
}

static void standing_write(const Table *table, Text *text)
{
    const Words *words = reader_words();
    const HouseRules *rules = table_rules(table);
    for (int i = 0; i < rules->count; i++) {
        if (i == 0) heading(text, PLAIN(words, T_("House rules")));
        welcome_rule_write(rules->list[i].rule, rules->list[i].value, text);
    }
    heading(text, PLAIN(words, T_("By net worth")));
    session_ranking_write(table, text);
}

static int show(Store *store, int64_t id)
{
    StoredGame game;
    Text text = text_growing(), why = text_growing();
    int status = EXIT_FAILED;
    if (!store_find(store, id, &game, &why)) {
        output_complain(why.start);
    } else {
        game_write(&game, &text);
        EditionStore *editions = edition_store_translated();
        Table *table = game_load_stored(editions, store, id, reader_words(), &why);
        if (table != NULL) {
            standing_write(table, &text);
            status = EXIT_GOOD;
        }
        output_text(&text);
        if (table == NULL) output_complain_lines(&why);
        table_free(table);
        edition_store_free(editions);
    }
    text_free(&text);
    text_free(&why);
    return status;
}

/* Asks on a terminal; elsewhere only --yes deletes. */
static bool sure(Store *store, int64_t id, const GamesWanted *wanted, int *status)
{
    StoredGame game;
    Text text = text_growing();
    bool yes = wanted->yes;
    *status = EXIT_FAILED;
    if (!store_find(store, id, &game, &text)) {
        output_complain(text.start);
        yes = false;
    } else if (!yes && !(isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))) {
        COMPLAIN(T_("deleting for good needs the option {word} here"), arg_word("--yes"));
    } else if (!yes) {
        Text name = text_growing(), turn = text_growing();
        games_list_name(&game, &name);
        games_list_turn(&game, &turn);
        SAY(reader_words(), &text, T_("Delete game {id} ({name}; {other_name}) for good?"),
            arg_id(id), arg_name(name.start), arg_other_name(turn.start));
        text_free(&name);
        text_free(&turn);
        Terminal *terminal = terminal_new();
        TerminalInput input = welcome_yes(terminal, text.start, false, &yes);
        if (input != TERMINAL_LINE) yes = false;
        *status = input == TERMINAL_SIGNAL ? terminal_play_status(NULL) : EXIT_GOOD;
        terminal_free(terminal);
    }
    text_free(&text);
    return yes;
}

static int delete_game(Store *store, int64_t id, const GamesWanted *wanted)
{
    int status;
    if (!sure(store, id, wanted, &status)) return status;
    Text why = text_growing();
    bool good = store_delete(store, id, &why);
    if (!good) output_complain(why.start);
    text_free(&why);
    return good ? EXIT_GOOD : EXIT_FAILED;
}

/* The words that follow the number are the name; none of them takes it away. */
static int name_game(Store *store, int64_t id, char **words, int count)
{
    char name[STORE_NAME_SIZE];
    Text typed = text_growing(), why = text_growing();
    for (int i = 0; i < count; i++) {
        if (i > 0) text_add_char(&typed, ' ');
        text_add(&typed, words[i]);
    }
    bool good = game_name_read(reader_words(), typed.start, name, &why) &&
                store_name(store, id, name, &why);
    if (!good) output_complain(why.start);
    text_free(&typed);
    text_free(&why);
    return good ? EXIT_GOOD : EXIT_FAILED;
}

static int export_game(Store *store, int64_t id, const char *path)
{
    EditionStore *editions = edition_store_new();
    Text why = text_growing();
    Table *table = game_load_stored(editions, store, id, reader_words(), &why);
    int status = EXIT_GOOD;
    if (table == NULL) {
        status = output_complain_lines(&why);
    } else if (!gamefile_write(table, path, &why)) {
        output_complain(why.start);
        status = EXIT_FAILED;
    }
    table_free(table);
    text_free(&why);
    edition_store_free(editions);
    return status;
}

/* Damage is also found when a game is saved; this looks for it everywhere. */
static int salvage(void)
{
    Text path = text_growing(), note = text_growing(), why = text_growing();
    int status = EXIT_GOOD;
    if (!files_data_path("games.db", &path, &why)) {
        output_complain(why.start);
        status = EXIT_FAILED;
    } else if (!store_move_aside(path.start, &note)) {
        text_add(&note, PLAIN(reader_words(), T_("no damage was found in the saved games")));
    }
    if (status == EXIT_GOOD) output_sentence(note.start);
    text_free(&path);
    text_free(&note);
    text_free(&why);
    return status;
}

static int import_game(const char *path, const GamesWanted *wanted)
{
    EditionStore *editions = edition_store_new();
    Text text = text_growing();
    Table *table = NULL;
    int status = EXIT_FAILED;
    if (wanted->edition == NULL || edition_store_find(editions, wanted->edition, &text) != NULL) {
        table = gamefile_read(editions, path, reader_words(), &text);
    }
    if (table == NULL) {
        output_complain_lines(&text);
    } else {
        Autosave *autosave = autosave_new(true, reader_words());
        autosave_begin(autosave, table);
        if (autosave_save(autosave, table, &text)) status = EXIT_GOOD;
        text_add_char(&text, '\n');
        if (status == EXIT_GOOD) output_text(&text);
        autosave_free(autosave);
    }
    table_free(table);
    text_free(&text);
    edition_store_free(editions);
    return status;
}

/* ---- the command ---- */

typedef enum Verb {
    LIST,
    SHOW,
    DELETE,
    EXPORT,
    IMPORT,
    RESTART,
    PLAY,
    NAME,
    BRANCH,
    STATS,
    SALVAGE,
    VERB_COUNT
} Verb;

static const struct {
    const char *word;
    bool number; /* takes the number of a game first */
    int words;   /* that follow in all */
    Sentence usage;
} verbs[VERB_COUNT] = {
    [LIST] = {"list", false, 0, T_("'{word}' takes nothing more")},
    [SHOW] = {"show", true, 1, T_("'{word}' takes the number of a game")},
    [DELETE] = {"delete", true, 1, T_("'{word}' takes the number of a game")},
    [EXPORT] = {"export", true, 2, T_("'{word}' takes the number of a game and a file")},
    [IMPORT] = {"import", false, 1, T_("'{word}' takes a record file")},
    [RESTART] = {"restart", true, 1, T_("'{word}' takes the number of a game")},
    [PLAY] = {"play", true, 1, T_("'{word}' takes the number of a game")},
    [BRANCH] = {"branch", true, 2, T_("'{word}' takes the number of a game and of an action")},
    [STATS] = {"stats", false, 0, T_("'{word}' takes nothing more")},
    [SALVAGE] = {"salvage", false, 0, T_("'{word}' takes nothing more")},
    [NAME] = {"name", true, 1, T_("'{word}' takes the number of a game and a name")},
};

static int branch(const CommandSpec *command, int64_t id, const char *at, const GamesWanted *wanted)
{
    GamesBranch plan = wanted->branch;
    plan.id = id;
    if (!options_number(command, "branch", at, 0, INT32_MAX, &plan.at)) return EXIT_USAGE;
    Store *store = own_store_open();
    return store == NULL ? EXIT_FAILED : games_branch_run(command, store, &plan);
}

static int carry_out(const CommandSpec *command, Verb verb, int64_t id, char **words, int count,
                     const GamesWanted *wanted)
{
    if (verb == IMPORT) return import_game(words[0], wanted);
    if (verb == SALVAGE) return salvage();
    if (verb == BRANCH) return branch(command, id, words[1], wanted);
    if (verb == PLAY || verb == RESTART) {
        return cmd_term_go_on(id, verb == RESTART, wanted->testing, wanted->colour);
    }
    Store *store = own_store_open();
    if (store == NULL) return EXIT_FAILED;
    int status = EXIT_GOOD;
    if (verb == LIST) status = list(store);
    if (verb == STATS) status = games_stats_run(store, wanted->json);
    if (verb == SHOW) status = show(store, id);
    if (verb == DELETE) status = delete_game(store, id, wanted);
    if (verb == EXPORT) status = export_game(store, id, words[1]);
    if (verb == NAME) status = name_game(store, id, words + 1, count - 1);
    store_close(store);
    return status;
}

static int unknown_verb(const CommandSpec *command, const char *word)
{
    Arg known[VERB_COUNT];
    for (int i = 0; i < VERB_COUNT; i++) known[i] = arg_word(verbs[i].word);
    return WRONG(command, T_("'{word}' is none of {things}"), arg_word(word),
                 arg_things(known, VERB_COUNT));
}

static int run_verb(const CommandSpec *command, int count, char **words, const GamesWanted *wanted)
{
    Verb verb = LIST;
    if (count > 0) {
        while (verb < VERB_COUNT && !text_same(words[0], verbs[verb].word)) verb++;
        if (verb == VERB_COUNT) {
            return unknown_verb(command, words[0]);
        }
        words++;
        count--;
    }
    if (verb == NAME ? count < 1 : count != verbs[verb].words) {
        return options_wrong(command, &verbs[verb].usage, ARGS(arg_word(verbs[verb].word)));
    }
    int64_t id = 0;
    if (verbs[verb].number && (!text_to_int(words[0], &id) || id < 1)) {
        return WRONG(command, T_("'{word}' is not the number of a game"), arg_word(words[0]));
    }
    return output_end(carry_out(command, verb, id, words, count, wanted));
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    GamesWanted wanted = {.colour = "auto"};
    const char *value;
    int option;
    while ((option = options_next(command, argc, argv, &value)) != OPTIONS_END) {
        switch (option) {
        case OPTION_YES: wanted.yes = true; break;
        case OPTION_TESTING: wanted.testing = true; break;
        case OPTION_COLOUR: wanted.colour = value; break;
        case OPTION_EDITION: wanted.edition = value; break;
        case OPTION_JSON: wanted.json = true; break;
        case OPTION_SEAT:
            if (wanted.branch.seat_count < MAX_SEATS)
                wanted.branch.seats[wanted.branch.seat_count++] = value;
            break;
        default: return options_leave(command, option);
        }
    }
    return run_verb(command, argc - optind, argv + optind, &wanted);
}

const CommandSpec cmd_games = {
    .name = "games",
    .usage = "[list | show N | play N | restart N | name N NAME |\n"
             "                    branch N ACTION | delete N | export N FILE |\n"
             "                    import FILE | stats | salvage]",
    .summary = T_("Lists the saved games, shows them, names them, plays them on, deletes them"),
    .about = T_(
        "{word} is the number of a game. '{other_word}' begins a new game with the same settings;\n"
        "'{name}' plays on from an earlier action of a game, as a game of its own;\n"
        "'{other_name}' writes a record ('-' is standard output)."),
    .words = {"N", "restart", "branch", "export"},
    .options = options,
    .run = run,
};
