/* cmd_lab_evolve.c -- opoly lab evolve: searches the numbers of a character. */
#include <getopt.h>
#include <string.h>

#include "apps/command/output.h"
#include "apps/command/player_file.h"
#include "apps/command/reader.h"
#include "apps/lab/cmd_lab.h"
#include "apps/lab/lab_crew.h"
#include "apps/lab/lab_options.h"
#include "apps/lab/lab_runner.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "lab/evolve_report.h"
#include "lab/population.h"
#include "lab/stats.h"

enum { USUAL_GAMES = 200, USUAL_GENERATIONS = 10, TRIAL_GAMES = 2000, OTHERS = 3 };

static const OptionSpec options[] = {
    LAB_OPTION_EDITION,
    LAB_OPTION_RULE,
    {.name = "from",
     .letter = 'f',
     .value = "PLAYER",
     .help = T_("begin with this player's numbers, or those of a character file")},
    {.name = "into",
     .letter = 'o',
     .value = "DIR",
     .help = T_("write every generation there; go on when there are some")},
    {.name = "rivals",
     .value = "A,B,...",
     .help = T_("play against these instead of three of its own kind")},
    {.name = "numbers",
     .value = "WORD,...",
     .help = T_("search only numbers that begin so (all but think_)")},
    {.name = "generations", .letter = 'n', .value = "N", .help = T_("generations to breed (10)")},
    {.name = "brood",
     .value = "N",
     .help = T_("children in a generation (4 + 3 ln(numbers), at least 8)")},
    {.name = "games", .letter = 'g', .value = "N", .help = T_("games of each child (200)")},
    {.name = "trial", .value = "N", .help = T_("games of the trial at the end (2000)")},
    LAB_OPTIONS_OF_GAMES,
    {0},
};

/* What is open while an evolution runs. */
typedef struct Nursery {
    const LabWanted *wanted;
    const Edition *edition;
    Character base;
    Evolution evolution;
    Match rivals; /* those of --rivals, if any: only its chairs count */
} Nursery;

static bool complain(Text *why)
{
    output_complain_lines(why);
    text_clear(why);
    return false;
}

static bool refuse(const char *sentence)
{
    output_complain(sentence);
    return false;
}

/* ---- files ---- */

static void path_write(const Nursery *nursery, const char *name, Text *path)
{
    text_add(path, nursery->wanted->into);
    text_add_char(path, '/');
    text_add(path, name);
}

static bool write_file(const Nursery *nursery, const char *name, const Text *content, Text *why)
{
    Text path = text_growing();
    path_write(nursery, name, &path);
    bool good = files_write(path.start, content->start, content->length, why);
    text_free(&path);
    if (!good) text_add_char(why, '\n');
    return good;
}

static bool write_character(const Nursery *nursery, const char *name, const Character *character,
                            Text *why)
{
    Text content = text_growing();
    text_add(&content, "# ");
    text_add(&content, nursery->wanted->command);
    text_add_char(&content, '\n');
    character_write(character, &content);
    bool good = write_file(nursery, name, &content, why);
    text_free(&content);
    return good;
}

/* The evolution itself comes last: it is what is gone on from. */
static bool write_generation(const Nursery *nursery, Text *why)
{
    if (!lab_crew_speaks()) return true;
    char words[64];
    Text name = text_into(words, sizeof words);
    Text content = text_growing();
    Character mean;
    text_add(&name, "generation-");
    text_add_int(&name, nursery->evolution.generation);
    text_add(&name, ".character");
    population_mean(&nursery->evolution, &nursery->base, &mean);
    evolution_write(&nursery->evolution, &content);
    bool good = write_character(nursery, words, &mean, why) &&
                write_character(nursery, "evolved.character", &mean, why) &&
                write_file(nursery, "evolution.txt", &content, why);
    text_free(&content);
    return good;
}

/* ---- beginning, or continuing ---- */

/* Does the word begin with one of those in the list? */
static bool is_wanted(const char *list, const char *word)
{
    if (list == NULL) return strncmp(word, "think_", strlen("think_")) != 0;
    for (;;) {
        size_t length = strcspn(list, ",");
        if (length > 0 && strncmp(word, list, length) == 0) return true;
        if (list[length] == '\0') return false;
        list += length + 1;
    }
}

static int usual_population(int count)
{
    int population = (int)(4 + 3 * stats_log(count));
    return population < 8 ? 8 : population + population % 2;
}

static const char *usual_start(const LabWanted *wanted)
{
    return wanted->from == NULL ? "hard" : wanted->from;
}

static bool begin(Nursery *nursery, Text *why)
{
    const LabWanted *wanted = nursery->wanted;
    Evolution *evolution = &nursery->evolution;
    const PlayerKind *kind = player_file_find(usual_start(wanted), why);
    if (kind == NULL) return complain(why);
    if (kind->character == NULL) {
        return refuse(PLAIN(reader_words(), T_("this player has no numbers to search")));
    }
    nursery->base = *kind->character;
    for (int id = 0; id < CHARACTER_COUNT; id++) {
        const CharacterInfo *info = character_info((CharacterId)id);
        if (is_wanted(wanted->numbers, info->word))
            evolution_add(evolution, info->word, info->least, info->most, nursery->base.number[id]);
    }
    if (evolution->count == 0) {
        return refuse(PLAIN(reader_words(), T_("there are no such numbers")));
    }
    evolution->seed = wanted->seed;
    evolution->population =
        wanted->population > 0 ? (int)wanted->population : usual_population(evolution->count);
    evolution->population += evolution->population % 2;
    if (!lab_crew_speaks()) return true;
    return write_character(nursery, "start.character", &nursery->base, why) || complain(why);
}

static bool go_on(Nursery *nursery, const char *path, Text *why)
{
    Text content = text_growing(), start = text_growing();
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    path_write(nursery, "start.character", &start);
    bool good = player_file_character(start.start, &nursery->base, why);
    if (good && !files_read(path, &content, why)) {
        text_add_char(why, '\n');
        good = false;
    }
    if (good &&
        !evolution_read(content.start, content.length, path, &nursery->evolution, problems)) {
        problem_write(problems, why);
        good = false;
    }
    mem_free(problems);
    text_free(&content);
    text_free(&start);
    return good || complain(why);
}

static bool open_nursery(Nursery *nursery, Text *why)
{
    Text path = text_growing();
    path_write(nursery, "evolution.txt", &path);
    bool good = true;
    if (lab_crew_speaks() && !files_make_directory(nursery->wanted->into, why)) {
        text_add_char(why, '\n');
        good = complain(why);
    }
    if (good)
        good = files_missing(path.start) ? begin(nursery, why) : go_on(nursery, path.start, why);
    text_free(&path);
    return good;
}

/* ---- breeding ---- */

static void play_piece(const void *population, uint64_t piece, void *counts)
{
    population_play(population, piece, counts);
}

/* Players beside the child: the rivals, or as many of its own kind as usual. */
static int other_count(const Nursery *nursery)
{
    int most = nursery->edition->rule[RULE_PLAYERS_MAX] - 1;
    if (nursery->rivals.chair_count > 0) return nursery->rivals.chair_count;
    return most < OTHERS ? most : OTHERS;
}

/* One generation; false when a player broke the rules. */
static bool breed(Nursery *nursery, Population *population, const PlayerKind *own)
{
    const LabWanted *wanted = nursery->wanted;
    Evolution *evolution = &nursery->evolution;
    population->edition = nursery->edition;
    population->round_limit = (int32_t)wanted->rounds;
    /* New deals for every generation, the same for all of its children. */
    population->seed = evolution->seed + 1 + (uint64_t)evolution->generation;
    population->field_count = other_count(nursery);
    for (int i = 0; i < population->field_count; i++)
        population->field[i] = nursery->rivals.chair_count > 0
                                   ? nursery->rivals.entrants[nursery->rivals.chairs[i]]
                                   : own;
    population_fill(population, evolution, &nursery->base);
    PopulationCounts counts = {0};
    LabWork work = {.run = play_piece, .context = population, .bytes = sizeof counts};
    uint64_t games = wanted->games > 0 ? (uint64_t)wanted->games : USUAL_GAMES;
    uint64_t seats = 1 + (uint64_t)population->field_count;
    uint64_t deals = (games + seats - 1) / seats;
    lab_runner_run(&work, 0, deals * (uint64_t)population->count, (int)wanted->threads, &counts);
    double shares[EVOLUTION_POPULATION];
    for (int i = 0; i < population->count; i++)
        shares[i] = (double)counts.wins[i] / (double)counts.games[i];
    evolution_select(evolution, shares);
    return counts.refused == 0;
}

static void tell_generation(const Evolution *evolution)
{
    Text text = text_growing();
    const Generation *last = &evolution->history[evolution->generation - 1];
    SAY(reader_words(), &text,
        T_("generation {id}: children win {first}, the best {second} of 1000 games"),
        arg_id(evolution->generation), arg_first((int64_t)(1000 * last->mean + 0.5)),
        arg_second((int64_t)(1000 * last->best + 0.5)));
    text_add_char(&text, '\n');
    output_text(&text);
    output_flush();
    text_free(&text);
}

static bool evolve(Nursery *nursery, Text *why)
{
    Evolution *evolution = &nursery->evolution;
    int64_t more = nursery->wanted->generations;
    Population *population = mem_new(1, sizeof *population);
    bool good = true;
    while (good && more-- > 0 && evolution->generation < EVOLUTION_HISTORY) {
        Character mean;
        population_mean(evolution, &nursery->base, &mean);
        PlayerKind own = population_kind(&mean, "mean");
        if (!breed(nursery, population, &own)) {
            good = refuse(PLAIN(reader_words(), T_("a player answered against the rules")));
        } else if (!write_generation(nursery, why)) {
            good = complain(why);
        } else if (!nursery->wanted->csv && !nursery->wanted->json) {
            tell_generation(evolution);
        }
    }
    mem_free(population);
    return good;
}

/* ---- the trial at the end ---- */

static int try_out(const Nursery *nursery)
{
    const LabWanted *wanted = nursery->wanted;
    Character mean;
    population_mean(&nursery->evolution, &nursery->base, &mean);
    PlayerKind bred = population_kind(&mean, "bred"),
               before = population_kind(&nursery->base, "before");
    Match match = {.seat_count = 1 + other_count(nursery),
                   .seed = nursery->evolution.seed, /* breeding used seed + 1 and on */
                   .round_limit = (int32_t)wanted->rounds};
    match_set_edition(&match, nursery->edition);
    match_add(&match, &bred);
    while (match.chair_count < match.seat_count) match_add(&match, &before);
    Tally *tally = mem_new(1, sizeof *tally);
    LabWork work = lab_runner_match(&match);
    uint64_t games = wanted->trial > 0 ? (uint64_t)wanted->trial : TRIAL_GAMES;
    lab_runner_run(&work, 0, match_deals(&match, games), (int)wanted->threads, tally);
    if (!wanted->csv && !wanted->json) output_words("\n");
    int status =
        lab_options_show(wanted, usual_start(wanted),
                         evolve_report_new(&nursery->evolution, &match, tally, wanted->language));
    mem_free(tally);
    return status;
}

static bool read_rivals(const CommandSpec *command, Nursery *nursery)
{
    if (nursery->wanted->rivals == NULL) return true;
    if (!lab_options_players(command, nursery->wanted->rivals, &nursery->rivals)) return false;
    if (nursery->rivals.chair_count < nursery->edition->rule[RULE_PLAYERS_MAX]) return true;
    WRONG(command, T_("there are too many rivals for '{word}'"), arg_word(nursery->edition->word));
    return false;
}

static int run(const CommandSpec *command, int argc, char **argv)
{
    LabWanted wanted;
    int status = EXIT_USAGE;
    if (!lab_options_read(command, argc, argv, &wanted, &status)) return status;
    if (optind < argc) return WRONG(command, T_("'{word}' is too much"), arg_word(argv[optind]));
    if (wanted.into == NULL)
        return WRONG(command, T_("say where to write: {word}"), arg_word("--into DIR"));
    if (wanted.generations == 0) wanted.generations = USUAL_GENERATIONS;
    Edition *edition = mem_new(1, sizeof *edition);
    Nursery *nursery = mem_new(1, sizeof *nursery);
    Text why = text_growing();
    nursery->wanted = &wanted;
    nursery->edition = edition;
    if (lab_options_edition(&wanted, edition, &status)) {
        status = EXIT_USAGE;
        if (read_rivals(command, nursery))
            status = open_nursery(nursery, &why) && evolve(nursery, &why) ? try_out(nursery)
                                                                          : EXIT_FAILED;
    }
    text_free(&why);
    mem_free(nursery);
    mem_free(edition);
    return output_end(status);
}

const CommandSpec cmd_lab_evolve = {
    .name = "lab evolve",
    .usage = "--into DIR [OPTION]...",
    .summary = T_("Searches better numbers for a character by playing against itself"),
    .about = T_("An evolution strategy: children with changed numbers play against the present\n"
                "ones, and the better half moves them. Each generation is written to DIR; called\n"
                "again with the same DIR, it goes on from there. At the end the result is tried\n"
                "against what it began with."),
    .options = options,
    .run = run,
};
