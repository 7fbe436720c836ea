/* cmd_lab_train.c -- opoly lab train: a network that judges positions, from many games. */
#include <getopt.h>
#include <string.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/lab/cmd_lab.h"
#include "apps/lab/lab_crew.h"
#include "apps/lab/lab_options.h"
#include "apps/lab/lab_runner.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "lab/decimal.h"
#include "lab/trainer.h"

#ifndef OPOLY_VERSION
#define OPOLY_VERSION "unknown"
#endif

enum {
    USUAL_GAMES = 20000,
    USUAL_EPOCHS = 20,
    USUAL_DEALT = 50,
    USUAL_ROUNDS = 200, /* whoever is ahead then counts as the winner */
    CHUNK = 500,        /* games that are lost when it is killed, at most */
    TRIED = 10,         /* one chunk of so many is kept for trying out */
    MOST_EDITIONS = 32
};

static const char usual_editions[] = "classic,london,bharat,montreal,bilkent,waterloo";
static const char usual_players[] = "hard-1,hard-1,hard-1,medium-1"; /* they do not change */
static const char network_file[] = "win-chances.network";

static const OptionSpec options[] = {
    {.name = "into",
     .letter = 'o',
     .value = "DIR",
     .help = T_("write everything there; go on when there is something")},
    {.name = "editions",
     .value = "A,B,...",
     .help = T_("the boards to play on (all), with any number of seats")},
    {.name = "players",
     .letter = 'p',
     .value = "A,B,...",
     .help = T_("draw the players of a game from these (hard-1 and medium-1)")},
    {.name = "games", .letter = 'g', .value = "N", .help = T_("games to learn from (20000)")},
    {.name = "dealt",
     .value = "N",
     .help = T_("percent of games that begin with deeds in any hands (50)")},
    {.name = "epochs", .value = "N", .help = T_("times to go through what was seen (20)")},
    LAB_OPTION_SEED,
    LAB_OPTION_THREADS,
    {.name = "rounds",
     .value = "N",
     .help = T_("then the game is given up, and who is ahead has won (200)")},
    {0},
};

/* What is open while it trains. */
typedef struct School {
    LabWanted wanted;
    int edition_count;
    Edition *editions[MOST_EDITIONS];
    LessonPlan plan;
    size_t lesson_count;
    Lesson *lessons; /* all that were taken, the gaps closed */
    size_t tried_count;
    Lesson *tried; /* never learnt from */
    Trainer trainer;
} School;

static bool refuse(Text *why)
{
    text_add_char(why, '\n');
    output_complain_lines(why);
    return false;
}

static void path_write(const School *school, const char *name, Text *path)
{
    text_clear(path);
    text_add(path, school->wanted.into);
    text_add_char(path, '/');
    text_add(path, name);
}

/* ---- what is asked for ------------------------------------------------------------- */

static void settings_write(const School *school, Text *text)
{
    const LabWanted *wanted = &school->wanted;
    const struct {
        const char *option;
        int64_t number;
    } numbers[] = {{" --games ", wanted->games},
                   {" --dealt ", wanted->dealt},
                   {" --epochs ", wanted->epochs},
                   {" --rounds ", wanted->rounds}};
    text_add(text, "opoly lab train --editions ");
    text_add(text, wanted->editions);
    text_add(text, " --players ");
    text_add(text, wanted->players);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        text_add(text, numbers[i].option);
        text_add_int(text, numbers[i].number);
    }
    text_add(text, " --seed ");
    text_add_unsigned(text, wanted->seed);
}

static void fill_in(LabWanted *wanted)
{
    if (wanted->editions == NULL) wanted->editions = usual_editions;
    if (wanted->players == NULL) wanted->players = usual_players;
    if (wanted->games == 0) wanted->games = USUAL_GAMES;
    if (wanted->epochs == 0) wanted->epochs = USUAL_EPOCHS;
    if (wanted->dealt < 0) wanted->dealt = USUAL_DEALT;
    if (wanted->rounds == MATCH_ROUNDS) wanted->rounds = USUAL_ROUNDS;
}

/* Chairs enough for the largest table: the list of players again and again. */
static bool seat_players(const CommandSpec *command, School *school, Match *match)
{
    *match = (Match){.seed = school->wanted.seed, .round_limit = (int32_t)school->wanted.rounds};
    do {
        if (!lab_options_players(command, school->wanted.players, match)) return false;
    } while (match->chair_count < MAX_SEATS);
    return true;
}

static bool add_edition(School *school, const char *word, const Match *players, int *status)
{
    if (school->edition_count == MOST_EDITIONS) return false;
    Edition *edition = mem_new(1, sizeof *edition);
    LabWanted wanted = school->wanted;
    int number = school->edition_count++;
    wanted.edition = word;
    wanted.csv = true; /* names are the same in every language */
    school->editions[number] = edition;
    return lab_options_edition(&wanted, edition, status) &&
           lesson_plan_add(&school->plan, edition, (uint8_t)number, players);
}

static bool add_editions(School *school, const Match *players, int *status)
{
    for (const char *list = school->wanted.editions;;) {
        size_t length = strcspn(list, ",");
        char word[FILES_PATH_SIZE];
        Text text = text_into(word, sizeof word);
        text_add_bytes(&text, list, length);
        if (!add_edition(school, word, players, status)) return false;
        if (list[length] == '\0') return true;
        list += length + 1;
    }
}

/* A folder belongs to one training: its file `training.txt` says which. */
static bool claim_folder(const School *school, Text *why)
{
    Text path = text_growing(), wanted = text_growing(), found = text_growing();
    settings_write(school, &wanted);
    text_add_char(&wanted, '\n');
    path_write(school, "training.txt", &path);
    bool good = true;
    if (lab_crew_speaks()) good = files_make_directory(school->wanted.into, why);
    if (good && files_missing(path.start)) {
        if (lab_crew_speaks()) good = files_write(path.start, wanted.start, wanted.length, why);
    } else if (good) {
        good = files_read(path.start, &found, why);
        if (good && !text_same(found.start, wanted.start)) {
            SAY(reader_words(), why, T_("'{file}' is of another training"), arg_file(path.start));
            good = false;
        }
    }
    text_free(&path);
    text_free(&wanted);
    text_free(&found);
    return good || refuse(why);
}

/* ---- lessons ----------------------------------------------------------------------- */

typedef struct Chunk {
    Lesson lessons[CHUNK][LESSONS_PER_GAME];
} Chunk;

typedef struct ChunkWork {
    const LessonPlan *plan;
    uint64_t first;
} ChunkWork;

static void take_game(const void *context, uint64_t number, void *counts)
{
    const ChunkWork *work = context;
    Chunk *chunk = counts;
    lesson_take(work->plan, number, chunk->lessons[number - work->first]);
}

static void chunk_name(int64_t number, Text *name)
{
    char digits[24];
    Text text = text_into(digits, sizeof digits);
    text_add_int(&text, 1000000 + number);
    text_add(name, "lessons-");
    text_add(name, digits + 1);
}

/* Reads a chunk that was taken before; false when there is none that is whole. */
static bool find_chunk(const char *path, Chunk *chunk)
{
    Text content = text_growing(), why = text_growing();
    bool good =
        !files_missing(path) && files_read(path, &content, &why) && content.length == sizeof *chunk;
    if (good) memcpy(chunk, content.start, sizeof *chunk);
    text_free(&content);
    text_free(&why);
    return good;
}

static bool take_chunk(const School *school, int64_t number, Chunk *chunk, Text *why)
{
    Text name = text_growing(), path = text_growing();
    ChunkWork context = {.plan = &school->plan, .first = (uint64_t)(number * CHUNK)};
    LabWork work = {.run = take_game, .context = &context, .bytes = sizeof *chunk};
    int64_t left = school->wanted.games - number * CHUNK;
    bool good = true;
    chunk_name(number, &name);
    path_write(school, name.start, &path);
    memset(chunk, 0, sizeof *chunk);
    if (!find_chunk(path.start, chunk)) {
        lab_runner_run(&work, context.first, (uint64_t)(left < CHUNK ? left : CHUNK),
                       (int)school->wanted.threads, chunk);
        if (lab_crew_speaks())
            good = files_write(path.start, (const char *)chunk, sizeof *chunk, why);
    }
    text_free(&name);
    text_free(&path);
    return good;
}

static void keep_chunk(School *school, const Chunk *chunk, bool tried)
{
    Lesson *list = tried ? school->tried : school->lessons;
    size_t *count = tried ? &school->tried_count : &school->lesson_count;
    for (int game = 0; game < CHUNK; game++)
        for (int i = 0; i < LESSONS_PER_GAME; i++)
            if (chunk->lessons[game][i].standing.alive != 0)
                list[(*count)++] = chunk->lessons[game][i];
}

/* Of a small training the last chunk, so that there is something to try. */
static bool is_tried(int64_t number, int64_t chunks)
{
    return chunks < TRIED ? number > 0 && number == chunks - 1 : number % TRIED == TRIED - 1;
}

static bool take_lessons(School *school, Text *why)
{
    int64_t chunks = (school->wanted.games + CHUNK - 1) / CHUNK;
    size_t room = (size_t)CHUNK * LESSONS_PER_GAME;
    Chunk *chunk = mem_new(1, sizeof *chunk);
    bool good = true;
    school->lessons = mem_new((size_t)chunks * room, sizeof(Lesson));
    school->tried = mem_new((size_t)(chunks / TRIED + 1) * room, sizeof(Lesson));
    for (int64_t i = 0; good && i < chunks; i++) {
        good = take_chunk(school, i, chunk, why);
        if (good) keep_chunk(school, chunk, is_tried(i, chunks));
    }
    mem_free(chunk);
    return good || refuse(why);
}

/* ---- fitting ----------------------------------------------------------------------- */

static void tell_pass(const Trainer *trainer, double lost)
{
    Text text = text_growing(), number = text_growing();
    decimal_write(&number, lost, 4);
    SAY(reader_words(), &text, T_("pass {id}: the winners surprise by {text}"),
        arg_id(trainer->epoch), arg_text(number.start));
    text_add_char(&text, '\n');
    output_text(&text);
    output_flush();
    text_free(&number);
    text_free(&text);
}

/* Goes on with what was fitted before, if that is of this training. */
static void find_trainer(School *school, const char *path)
{
    Text content = text_growing(), why = text_growing();
    Trainer *trainer = &school->trainer, found;
    trainer_begin(trainer, school->wanted.seed, (int)school->wanted.epochs);
    if (!files_missing(path) && files_read(path, &content, &why) &&
        content.length == sizeof found) {
        memcpy(&found, content.start, sizeof found);
        if (found.seed == trainer->seed && found.epochs == trainer->epochs) *trainer = found;
    }
    text_free(&content);
    text_free(&why);
}

/* Only one of a crew fits: it is quick, and the same everywhere. */
static bool fit(School *school, Text *why)
{
    Trainer *trainer = &school->trainer;
    Text path = text_growing();
    uint32_t *order = mem_new(school->lesson_count + 1, sizeof *order);
    bool good = true;
    path_write(school, "fitted", &path);
    find_trainer(school, path.start);
    while (good && trainer->epoch < trainer->epochs) {
        double lost = trainer_pass(trainer, school->lessons, school->lesson_count, order);
        good = files_write(path.start, (const char *)trainer, sizeof *trainer, why);
        if (good) tell_pass(trainer, lost);
    }
    mem_free(order);
    text_free(&path);
    return good || refuse(why);
}

/* ---- the end ----------------------------------------------------------------------- */

static void tell_score(const School *school, int edition, const ValueNetwork *network)
{
    TrainerScore score = {0};
    Text text = text_growing(), first = text_growing(), second = text_growing();
    for (size_t i = 0; i < school->tried_count; i++)
        if (school->tried[i].edition == edition) trainer_score(network, &school->tried[i], &score);
    if (score.lessons > 0) {
        decimal_write(&first, score.network / (double)score.lessons, 4);
        decimal_write(&second, score.worth / (double)score.lessons, 4);
        SAY(reader_words(), &text,
            T_("{word}: squared error {text}, of belongings {name}, in {number} positions"),
            arg_word(school->editions[edition]->word), arg_text(first.start),
            arg_name(second.start), arg_number(score.lessons));
        text_add_char(&text, '\n');
        output_text(&text);
    }
    text_free(&first);
    text_free(&second);
    text_free(&text);
}

/* What was learnt from, a line each. */
static void origin_write(const School *school, Text *text)
{
    const LabWanted *wanted = &school->wanted;
    text_add(text, "editions ");
    text_add_quoted(text, wanted->editions);
    text_add(text, "\nseats \"all that an edition allows\"\ngames ");
    text_add_int(text, wanted->games);
    text_add(text, "\nseed ");
    text_add_unsigned(text, wanted->seed);
    text_add(text, "\nversion ");
    text_add_quoted(text, OPOLY_VERSION);
    text_add(text, "\nmade ");
    Text made = text_growing();
    settings_write(school, &made);
    text_add_quoted(text, made.start);
    text_free(&made);
    text_add(text, "\n\n");
}

static bool write_network(const School *school, const ValueNetwork *network, Text *why)
{
    Text path = text_growing(), text = text_growing();
    text_add(&text, "# win-chances.network -- how strong a seat is, learnt from games: made by\n"
                    "# the command below (--into DIR), which leaves this file there.\n\n"
                    "network win-chances\n");
    origin_write(school, &text);
    value_network_write(network, &text);
    path_write(school, network_file, &path);
    bool good = files_write(path.start, text.start, text.length, why);
    text_free(&path);
    text_free(&text);
    return good || refuse(why);
}

static bool finish(School *school, Text *why)
{
    ValueNetwork network;
    trainer_network(&school->trainer, &network);
    for (int i = 0; i < school->edition_count; i++) tell_score(school, i, &network);
    return write_network(school, &network, why);
}

static int train(const CommandSpec *command, School *school)
{
    int status = EXIT_USAGE;
    Match *players = mem_new(1, sizeof *players);
    Text why = text_growing();
    school->plan.dealt = (int)school->wanted.dealt;
    if (seat_players(command, school, players) && add_editions(school, players, &status)) {
        bool good = claim_folder(school, &why) && take_lessons(school, &why);
        if (good && lab_crew_speaks()) good = fit(school, &why) && finish(school, &why);
        status = good ? EXIT_GOOD : EXIT_FAILED;
    }
    text_free(&why);
    mem_free(players);
    return status;
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    School *school = mem_new(1, sizeof *school);
    int status = EXIT_USAGE;
    if (lab_options_read(command, argc, argv, &school->wanted, &status)) {
        fill_in(&school->wanted);
        if (optind < argc)
            status = WRONG(command, T_("'{word}' is too much"), arg_word(argv[optind]));
        else if (school->wanted.into == NULL)
            status = WRONG(command, T_("say where to write: {word}"), arg_word("--into DIR"));
        else
            status = train(command, school);
        status = output_end(status);
    }
    for (int i = 0; i < school->edition_count; i++) mem_free(school->editions[i]);
    mem_free(school->lessons);
    mem_free(school->tried);
    mem_free(school);
    return status;
}

const CommandSpec cmd_lab_train = {
    .name = "lab train",
    .usage = "--into DIR [OPTION]...",
    .summary = T_("Makes a network that judges positions, from many games"),
    .about = T_("Plays games, keeps some positions of each and who won, and fits a network to\n"
                "them. The same settings give the same network, with any number of threads.\n"
                "Called again with the same DIR, it goes on where it was interrupted."),
    .options = options,
    .run = run,
};
