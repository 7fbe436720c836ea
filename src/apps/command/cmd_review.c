/* cmd_review.c -- opoly review: what decided a game. */
#include <getopt.h>
#include <unistd.h>

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/command/own_store.h"
#include "apps/command/reader.h"
#include "apps/command/review_crew.h"
#include "apps/command/review_report.h"
#include "apps/lab/lab_files.h"
#include "apps/lab/lab_stop.h"
#include "apps/store/files.h"
#include "apps/store/game_load.h"
#include "apps/store/gamefile.h"
#include "apps/store/store_review.h"
#include "table/wording.h"

enum {
    OPTION_SKETCH,
    OPTION_SECONDS,
    OPTION_AT,
    OPTION_JSON,
    OPTION_REPORT,
    OPTION_THREADS,
    OPTION_SEED,
    OPTION_EDITION
};
static const OptionSpec options[] = {
    [OPTION_SKETCH] = {.name = "sketch", .help = T_("only a first look, within seconds")},
    [OPTION_SECONDS] = {.name = "seconds",
                        .value = "N",
                        .help = T_("go on for so long, but finish the first look")},
    [OPTION_AT] = {.name = "at",
                   .value = "N",
                   .help =
                       T_("what should have been done at action N: the ways and their chances")},
    [OPTION_JSON] = {.name = "json", .help = T_("the whole report as JSON, for programs")},
    [OPTION_REPORT] = {.name = "report",
                       .value = "DIR",
                       .help = T_("all tables and pictures, and a page with them, in files")},
    [OPTION_THREADS] = {.name = "threads",
                        .letter = 't',
                        .value = "N",
                        .help = T_("use this many processors (all)")},
    [OPTION_SEED] = {.name = "seed",
                     .letter = 's',
                     .value = "N",
                     .help = T_("play on with other dice; such a review is not kept")},
    [OPTION_EDITION] = {.name = "edition",
                        .letter = 'e',
                        .value = "FILE",
                        .help = T_("take the edition of a record from this file")},
    {0},
};

enum { WAYS_GAMES = 400 };

typedef struct ReviewWanted {
    const char *game, *edition, *report;
    bool sketch, json, one, seeded;
    int64_t seconds, at, threads;
    uint64_t seed;
} ReviewWanted;

/* A game out of the store or a file. */
typedef struct Reviewed {
    Store *store; /* NULL: out of a file */
    int64_t id;
    EditionStore *editions;
    const Table *table;
    char name[80];
} Reviewed;

/* ---- the game ---- */

static void load_stored(Reviewed *reviewed, Text *why)
{
    Text name = text_into(reviewed->name, sizeof reviewed->name);
    SAY(reader_words(), &name, T_("game {id}"), arg_id(reviewed->id));
    reviewed->store = own_store_open();
    if (reviewed->store != NULL)
        reviewed->table = game_load_stored(reviewed->editions, reviewed->store, reviewed->id,
                                           reader_words(), why);
}

static void load_file(const ReviewWanted *wanted, Reviewed *reviewed, Text *why)
{
    Text name = text_into(reviewed->name, sizeof reviewed->name);
    wording_clean(wanted->game, &name);
    if (wanted->edition == NULL ||
        edition_store_find(reviewed->editions, wanted->edition, why) != NULL)
        reviewed->table = gamefile_read(reviewed->editions, wanted->game, reader_words(), why);
}

static bool load(const ReviewWanted *wanted, Reviewed *reviewed)
{
    Text why = text_growing();
    bool number = text_to_int(wanted->game, &reviewed->id) && reviewed->id > 0;
    reviewed->editions = edition_store_translated();
    if (number)
        load_stored(reviewed, &why);
    else
        load_file(wanted, reviewed, &why);
    if (reviewed->table == NULL && why.length > 0) output_complain_lines(&why);
    text_free(&why);
    return reviewed->table != NULL;
}

static void put_away(Reviewed *reviewed)
{
    table_free((Table *)reviewed->table);
    edition_store_free(reviewed->editions);
    if (reviewed->store != NULL) store_close(reviewed->store);
}

/* ---- the work ---- */

static void take_up(Store *store, int64_t id, Review *review)
{
    Text kept = text_growing();
    if (store_review_load(store, id, &kept)) review_read(review, kept.start, kept.length);
    text_free(&kept);
}

static void keep(Store *store, int64_t id, const Review *review)
{
    Text text = text_growing();
    review_write(review, &text);
    store_review_keep(store, id, text.start);
    text_free(&text);
}

static int show(const ReviewWanted *wanted, Report *report)
{
    Text text = text_growing();
    int status = EXIT_GOOD;
    ReportOrigin origin = {.version = OPOLY_VERSION, .command = "opoly review"};
    if (wanted->json || wanted->report != NULL) report_origin(report, &origin);
    if (wanted->json)
        report_json_write(report, &text);
    else
        report_text_write(report, &text);
    output_text(&text);
    text_clear(&text);
    if (wanted->report != NULL && !lab_files_write(report, wanted->report, &text)) {
        output_complain(text.start);
        status = EXIT_FAILED;
    }
    text_free(&text);
    report_free(report);
    return status;
}

static int show_at(const ReviewWanted *wanted, const Reviewed *reviewed, Review *review)
{
    int64_t count = (int64_t)table_action_count(reviewed->table);
    if (wanted->at >= count)
        return COMPLAIN(
            TN_("the game has only {count} action", "the game has only {count} actions"),
            arg_count(count));
    FindingWays ways;
    if (!finding_ask(review, (size_t)wanted->at, 0))
        return COMPLAIN(T_("at action {id} there was only one way"), arg_id(wanted->at));
    finding_ways(review, (size_t)wanted->at, &ways);
    if (ways.played < WAYS_GAMES) finding_ask(review, (size_t)wanted->at, WAYS_GAMES - ways.played);
    return show(wanted,
                review_report_at(review, (size_t)wanted->at, reviewed->name, reader_language()));
}

static int work_and_show(const ReviewWanted *wanted, const Reviewed *reviewed, Review *review)
{
    ReviewCrew crew = {.threads = (int)wanted->threads,
                       .seconds = (double)wanted->seconds,
                       .telling = isatty(STDERR_FILENO)};
    review_crew_work(review, &crew);
    if (reviewed->store != NULL && !wanted->seeded) keep(reviewed->store, reviewed->id, review);
    if (!review_sketched(review))
        return COMPLAIN_PLAIN(T_("stopped before there was anything to show"));
    return show(wanted, review_report_new(review, reviewed->name, reader_language()));
}

static int review_it(const ReviewWanted *wanted, const Reviewed *reviewed)
{
    ReviewPlan plan = review_plan_usual;
    if (wanted->seeded) plan.seed = wanted->seed;
    Review *review = review_new(reviewed->table, &plan);
    if (reviewed->store != NULL && !wanted->seeded) take_up(reviewed->store, reviewed->id, review);
    review_stop_after_sketch(review, wanted->sketch);
    int status =
        wanted->one ? show_at(wanted, reviewed, review) : work_and_show(wanted, reviewed, review);
    review_free(review);
    return status;
}

static int run_wanted(const ReviewWanted *wanted)
{
    Reviewed reviewed = {.store = NULL};
    Text why = text_growing();
    int status = EXIT_FAILED;
    if (wanted->report != NULL && !lab_files_try(wanted->report, &why))
        output_complain(why.start);
    else if (load(wanted, &reviewed)) {
        lab_stop_watch();
        status = review_it(wanted, &reviewed);
    }
    text_free(&why);
    put_away(&reviewed);
    return output_end(status);
}

/* ---- the command ---- */

static bool take_option(const CommandSpec *command, int option, const char *value,
                        ReviewWanted *wanted)
{
    switch (option) {
    case OPTION_SKETCH: wanted->sketch = true; return true;
    case OPTION_JSON: wanted->json = true; return true;
    case OPTION_REPORT: wanted->report = value; return true;
    case OPTION_EDITION: wanted->edition = value; return true;
    case OPTION_SEED: wanted->seeded = true; return options_seed(command, value, &wanted->seed);
    case OPTION_SECONDS:
        return options_number(command, "--seconds", value, 1, 86400, &wanted->seconds);
    case OPTION_THREADS:
        return options_number(command, "--threads", value, 1, 64, &wanted->threads);
    case OPTION_AT:
        wanted->one = true;
        return options_number(command, "--at", value, 0, INT32_MAX, &wanted->at);
    default: return false;
    }
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    ReviewWanted wanted = {.game = NULL};
    const char *value;
    int option;
    while ((option = options_next(command, argc, argv, &value)) != OPTIONS_END) {
        if (option < 0) return options_leave(command, option);
        if (!take_option(command, option, value, &wanted)) return EXIT_USAGE;
    }
    if (argc - optind != 1)
        return WRONG_PLAIN(command, T_("name one saved game by its number, or one record file"));
    wanted.game = argv[optind];
    return run_wanted(&wanted);
}

int cmd_review_game(const Table *table, int64_t id)
{
    ReviewWanted wanted = {.sketch = true};
    Reviewed reviewed = {.id = id, .table = table};
    Text name = text_into(reviewed.name, sizeof reviewed.name);
    if (id > 0)
        SAY(reader_words(), &name, T_("game {id}"), arg_id(id));
    else
        SAY(reader_words(), &name, T_("this game"), arg_absent());
    return review_it(&wanted, &reviewed);
}

const CommandSpec cmd_review = {
    .name = "review",
    .usage = "[OPTION]... GAME|FILE",
    .summary = T_("Tells what decided a game: luck, decisions, turning points"),
    .about =
        T_("Hard computers play on from every position of the game. What chance did is luck;\n"
           "what somebody did instead of what a hard computer would have done is a decision.\n"
           "The review of a saved game is kept with it, so the next call goes on or is quick."),
    .options = options,
    .run = run,
};
