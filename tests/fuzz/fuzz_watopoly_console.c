/* fuzz_watopoly_console.c -- a game of Watopoly driven by lines: the first
 * line is the scene ("!": without choosing the dice), every other one what a
 * person types, or "@7" for a legal action. */
#include "console/watopoly_board.h"
#include "console/watopoly_console.h"
#include "fuzz_scene.h"
#include "table/watopoly/watopoly.h"

const char *const fuzz_words[] = {
    /* clang-format off */
    "@1", "@2", "@3", "@4", "@5", "@6", "@7", "@17", "@23", "@99", "roll", "next", "trade",
    "improve", "mortgage", "unmortgage", "bankrupt", "buy", "decline", "yes", "no", "bid",
    "withdraw", "accept", "reject", "pay", "cup", "assets", "all", "board", "save", "help", "quit",
    "sell", "300", "10%", "Ann", "Bob", "Cy", "Dee", "waterloo", "!", "AL", "ML", "MKV", "ECH",
    "PAS", "HH", "RCH", "PAC", "DWE", "CPH", "UWP", "LHI", "BMH", "OPT", "EV1", "EV2", "EV3", "V1",
    "PHYS", "B1", "CIF", "B2", "EIT", "ESC", "C2", "REV", "MC", "DC",
#include "fuzz_rule_words.h"
    /* clang-format on */
    NULL};

enum { MOST_LINES = 150, MOST_STEPS = 100 };

typedef struct Sitting {
    FuzzScene scene;
    Table *table;
    WatopolyConsole *console;
} Sitting;

static Refusal submit(void *context, const Action *action)
{
    Sitting *sitting = context;
    Refusal why = table_submit(sitting->table, action);
    fuzz_audit(&sitting->scene.edition, table_game(sitting->table));
    return why;
}

/* At `waterloo`, whatever the scene says. */
static void sit_down(Sitting *sitting, char *line)
{
    static const char *const names[] = {"Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Guy", "Hal"};
    FuzzScene *scene = &sitting->scene;
    fuzz_scene(scene, line);
    if (strcmp(scene->edition.word, "waterloo") != 0) fuzz_scene_edition(scene, "waterloo");
    fuzz_scene_seats(scene, scene->seats);
    Seating seating = {0};
    for (int i = 0; i < scene->seats; i++)
        seating_add(&seating, &scene->edition, names[i], NULL, NO_TOKEN, 0);
    sitting->table = table_new(&scene->edition, &scene->rules, &seating, 7);
    sitting->console =
        watopoly_console_new(sitting->table, (WatopolyOptions){.testing = !scene->flagged});
}

/* A file that is written can be read; a refusal has a sentence. */
static void save(const Sitting *sitting)
{
    static Problems problems;
    Text file = text_growing(), why = text_growing();
    Seating seating;
    Game game;
    problems.count = 0;
    if (watopoly_write(sitting->table, &file, &why)) {
        bool read = watopoly_read(&sitting->scene.edition, file.start, file.length, "save",
                                  &seating, &game, &problems);
        FUZZ_REQUIRE(read, "a saved game can be read", problems.list[0].sentence);
        fuzz_audit(&sitting->scene.edition, &game);
    } else {
        fuzz_sentence(why.start);
    }
    text_free(&file);
    text_free(&why);
}

static bool say(Sitting *sitting, const char *line)
{
    Text out = text_growing(), argument = text_growing();
    Action action;
    ConsoleWish wish = CONSOLE_GO_ON;
    if (fuzz_scene_chosen(&sitting->scene, table_game(sitting->table), line, &action))
        submit(sitting, &action);
    else
        wish = watopoly_console_line(sitting->console, line, submit, sitting, &out, &argument);
    for (int i = 0; i < MOST_STEPS; i++)
        if (!watopoly_console_go_on(sitting->console, submit, sitting, &out)) break;
    watopoly_console_prompt(sitting->console, &out);
    fuzz_readable(out.start, true, false);
    if (wish == CONSOLE_SAVE) save(sitting);
    text_free(&out);
    text_free(&argument);
    return wish != CONSOLE_QUIT;
}

/* Drawn once: it takes longer than anything else. */
static void look(const Sitting *sitting)
{
    Text out = text_growing();
    watopoly_board_write(sitting->table, 0, &out);
    fuzz_readable(out.start, true, false);
    text_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Sitting sitting;
    char *copy = fuzz_copy(data, size), *rest = copy, *line;
    sit_down(&sitting, fuzz_line(&rest));
    for (int i = 0; i < MOST_LINES && (line = fuzz_line(&rest)) != NULL; i++)
        if (!say(&sitting, line)) break;
    look(&sitting);
    save(&sitting);
    watopoly_console_free(sitting.console);
    table_free(sitting.table);
    free(copy);
    return 0;
}
