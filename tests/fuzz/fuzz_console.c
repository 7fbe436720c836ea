/* fuzz_console.c -- a whole game driven by lines: the first line is the scene
 * ("!": with colours, and without choosing the dice), every other one what a
 * person types, or "@7" for a legal action. */
#include "console/console.h"
#include "fuzz_scene.h"
#include "table/record.h"

const char *const fuzz_words[] = {
    /* clang-format off */
    "@1", "@2", "@3", "@4", "@5", "@6", "@7", "@17", "@23", "@99", "@1234", "roll", "end", "buy",
    "decline", "bid", "pass", "yes", "no", "choose", "fine", "card", "wait", "open", "travel",
    "token", "build", "sell", "break", "mortgage", "redeem", "keep", "want", "trade", "counter",
    "accept", "reject", "floor", "done", "claim", "bankrupt", "resign", "stop", "board", "assets",
    "all", "deed", "groups", "players", "account", "legal", "why", "help", "undo", "save", "load",
    "record", "position", "restart", "quit", "dice", "draw", "pick", "bell", "Ann", "Bob", "Cy",
    "ann", "bob", "for", "give", "take", "nothing", "hotel", "stay", ";", ",", "r", "e", "b", "p",
    "y", "n", "m", "t", "h", "q", "baltic", "boardwalk", "mediterranean", "reading", "oriental",
    "brown", "old-kent", "al", "ml", "mkv", "1,500", "\"", "!", "classic", "london", "bharat",
    "montreal", "bilkent", "waterloo", "smallest",
#include "fuzz_rule_words.h"
    /* clang-format on */
    NULL};

enum { MOST_LINES = 150, MOST_STEPS = 100, MOST_ACTIONS = 600, WIDE = 140 };

typedef struct Sitting {
    FuzzScene scene;
    Table *table;
    Console *console;
} Sitting;

static Refusal submit(void *context, const Action *action)
{
    Sitting *sitting = context;
    Refusal why = table_submit(sitting->table, action);
    fuzz_audit(&sitting->scene.edition, table_game(sitting->table));
    return why;
}

static void sit_down(Sitting *sitting, char *line)
{
    static const char *const names[] = {"Ann", "Bob", "Cy O'Neil", "D\xC3\xA9"};
    FuzzScene *scene = &sitting->scene;
    fuzz_scene(scene, line);
    Seating seating = {0};
    for (int i = 0; i < scene->seats; i++) {
        const PlayerKind *kind = i % 4 == 3 ? player_find(i == 3 ? "simple" : "random") : NULL;
        seating_add(&seating, &scene->edition, i < 4 ? names[i] : "", kind, NO_TOKEN, 0);
    }
    sitting->table = table_new(&scene->edition, &scene->rules, &seating, 7);
    sitting->console =
        console_new(sitting->table, (ConsoleOptions){.testing = !scene->flagged,
                                                     .colour = scene->flagged,
                                                     .columns = scene->flagged ? WIDE : 0});
}

/* For `hint` and `odds` some hundred games are played: not here. */
static bool too_long(const char *line)
{
    for (; *line != '\0'; line++)
        if (text_starts_folded(line, "hi") || text_starts_folded(line, "od")) return true;
    return false;
}

/* Carries out a line: the answer is readable, and so is the question after it.
 * False when the line asks to leave. */
static bool say(Sitting *sitting, const char *line)
{
    Text out = text_growing(), argument = text_growing();
    console_complete(sitting->console, line, &out);
    text_clear(&out);
    ConsoleWish wish = console_line(sitting->console, line, submit, sitting, &out, &argument);
    for (int i = 0; i < MOST_STEPS; i++)
        if (!console_go_on(sitting->console, submit, sitting, &out)) break;
    console_prompt(sitting->console, &out);
    fuzz_readable(out.start, true, sitting->scene.flagged);
    text_free(&out);
    text_free(&argument);
    return wish != CONSOLE_QUIT;
}

/* The same for a legal action, as the notation writes it. */
static bool say_chosen(Sitting *sitting, const char *line)
{
    char words[ACTION_TEXT_SIZE];
    Text text = text_into(words, sizeof words);
    const Game *game = table_game(sitting->table);
    Action action;
    if (!fuzz_scene_chosen(&sitting->scene, game, line, &action)) return true;
    notation_action_write(&sitting->scene.edition, game, &action, &text);
    return say(sitting, words);
}

static bool take_line(Sitting *sitting, const char *line)
{
    if (line[0] == '@') return say_chosen(sitting, line);
    return too_long(line) || say(sitting, line);
}

/* The game as it was played can be kept and taken up again. */
static void require_record(const Table *table)
{
    static Problems problems;
    Text text = text_growing();
    record_write(table, &text);
    problems.count = 0;
    Table *again = record_read(edition_files(), text.start, text.length, "record", &problems);
    FUZZ_REQUIRE(again != NULL, "the record can be read", problems.list[0].sentence);
    FUZZ_REQUIRE(notation_hash(table_edition(table), table_game(table)) ==
                     notation_hash(table_edition(again), table_game(again)),
                 "the record gives the same game", text.start);
    table_free(again);
    text_free(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Sitting sitting;
    char *copy = fuzz_copy(data, size), *rest = copy, *line;
    sit_down(&sitting, fuzz_line(&rest));
    for (int i = 0; i < MOST_LINES && (line = fuzz_line(&rest)) != NULL; i++)
        if (!take_line(&sitting, line) || table_action_count(sitting.table) > MOST_ACTIONS) break;
    require_record(sitting.table);
    console_free(sitting.console);
    table_free(sitting.table);
    free(copy);
    return 0;
}
