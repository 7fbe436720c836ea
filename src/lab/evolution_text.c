/* evolution_text.c -- an evolution as text, and back. */
#include "base/lines.h"
#include "base/mem.h"
#include "lab/decimal.h"
#include "lab/evolution.h"

enum { DECIMALS = 9, NUMBER_WORDS = 9, HISTORY_WORDS = 4 };

/* Farther out, or closer together, a search would leave what nine decimals
 * can hold, and its text could not be read again. */
static const double figure_most = 1e6, range_least = 1e-3;

/* ---- writing ---- */

static void key_write(Text *text, const char *word, int64_t number)
{
    text_add(text, word);
    text_add_char(text, ' ');
    text_add_int(text, number);
    text_add_char(text, '\n');
}

static void figures_write(Text *text, const double *figures, int count)
{
    for (int i = 0; i < count; i++) {
        text_add_char(text, ' ');
        decimal_write(text, figures[i], DECIMALS);
    }
    text_add_char(text, '\n');
}

void evolution_write(const Evolution *evolution, Text *text)
{
    text_add(text, "opoly evolution 1\n");
    text_add(text, "seed ");
    text_add_unsigned(text, evolution->seed);
    text_add_char(text, '\n');
    key_write(text, "brood", evolution->population);
    key_write(text, "generation", evolution->generation);
    text_add(text, "step");
    figures_write(text, &evolution->step, 1);
    text_add(text, "# word least most start mean spread drift pull\n");
    for (int i = 0; i < evolution->count; i++) {
        const EvolvedNumber *number = &evolution->numbers[i];
        double figures[] = {number->least,  number->most,  number->start, number->mean,
                            number->spread, number->drift, number->pull};
        text_add(text, "number ");
        text_add(text, number->word);
        figures_write(text, figures, sizeof figures / sizeof figures[0]);
    }
    text_add(text, "# generation, mean share won, best share won\n");
    for (int i = 0; i < evolution->generation; i++) {
        double figures[] = {evolution->history[i].mean, evolution->history[i].best};
        text_add(text, "history ");
        text_add_int(text, i + 1);
        figures_write(text, figures, 2);
    }
}

/* ---- reading ---- */

typedef struct EvolutionReading {
    const char *file;
    Evolution *evolution;
    Problems *problems;
    int history_count;
    bool headed, seeded, populated, counted, stepped;
} EvolutionReading;

static void wrong(EvolutionReading *reading, const Line *line, Sentence what)
{
    problem_note(reading->problems, reading->file, line->number, &what, ARGS(arg_absent()));
}

static void wrong_number(EvolutionReading *reading, const Line *line)
{
    wrong(reading, line, (Sentence)T_("a whole number within its bounds was expected"));
}

static bool read_int(EvolutionReading *reading, const Line *line, int64_t least, int64_t most,
                     int64_t *number)
{
    if (line->word_count == 2 && text_to_int(line->words[1].at, number) && *number >= least &&
        *number <= most)
        return true;
    wrong_number(reading, line);
    return false;
}

static bool read_figures(EvolutionReading *reading, const Line *line, int from, int count,
                         double *figures)
{
    for (int i = 0; i < count; i++) {
        if (decimal_read(line->words[from + i].at, &figures[i]) && figures[i] <= figure_most &&
            figures[i] >= -figure_most)
            continue;
        wrong(reading, line,
              (Sentence)T_("a number with decimals, at most a million, was expected"));
        return false;
    }
    return true;
}

static void read_number(EvolutionReading *reading, const Line *line)
{
    Evolution *evolution = reading->evolution;
    double f[NUMBER_WORDS - 2];
    if (line->word_count != NUMBER_WORDS || line->words[1].quoted ||
        evolution->count == EVOLUTION_NUMBERS) {
        wrong(reading, line, (Sentence)T_("a word and seven numbers were expected"));
        return;
    }
    if (!read_figures(reading, line, 2, NUMBER_WORDS - 2, f)) return;
    if (f[1] - f[0] < range_least || f[2] < f[0] || f[2] > f[1] || f[3] < f[0] || f[3] > f[1] ||
        f[4] <= 0) {
        wrong(reading, line, (Sentence)T_("these numbers are out of their bounds"));
        return;
    }
    EvolvedNumber *number = &evolution->numbers[evolution->count];
    *number = (EvolvedNumber){.least = f[0],
                              .most = f[1],
                              .start = f[2],
                              .mean = f[3],
                              .spread = f[4],
                              .drift = f[5],
                              .pull = f[6]};
    if (text_copy(number->word, sizeof number->word, line->words[1].at))
        evolution->count++;
    else
        wrong(reading, line, (Sentence)T_("this word is too long"));
}

static void read_history(EvolutionReading *reading, const Line *line)
{
    int64_t generation = 0;
    double f[2];
    if (line->word_count != HISTORY_WORDS || !text_to_int(line->words[1].at, &generation) ||
        generation != reading->history_count + 1 || generation > EVOLUTION_HISTORY) {
        wrong(reading, line, (Sentence)T_("the next generation and two numbers were expected"));
        return;
    }
    if (!read_figures(reading, line, 2, 2, f)) return;
    reading->evolution->history[reading->history_count++] = (Generation){f[0], f[1]};
}

static void read_step(EvolutionReading *reading, const Line *line)
{
    double step = 0;
    if (line->word_count == 2 && decimal_read(line->words[1].at, &step) && step > 0 &&
        step <= figure_most) {
        reading->evolution->step = step;
        reading->stepped = true;
    } else {
        wrong(reading, line, (Sentence)T_("a number above 0, at most a million, was expected"));
    }
}

static void read_line(EvolutionReading *reading, const Line *line)
{
    const char *word = line->word_count > 0 ? line->words[0].at : "";
    int64_t number = 0;
    if (line->fault != LINE_FINE) {
        problem_note_line(reading->problems, reading->file, line);
    } else if (text_same(word, "seed")) {
        reading->seeded =
            line->word_count == 2 && text_to_unsigned(line->words[1].at, &reading->evolution->seed);
        if (!reading->seeded) wrong_number(reading, line);
    } else if (text_same(word, "brood")) {
        reading->populated =
            read_int(reading, line, 4, EVOLUTION_POPULATION, &number) && number % 2 == 0;
        reading->evolution->population = (int)number;
    } else if (text_same(word, "generation")) {
        reading->counted = read_int(reading, line, 0, EVOLUTION_HISTORY, &number);
        reading->evolution->generation = (int)number;
    } else if (text_same(word, "step")) {
        read_step(reading, line);
    } else if (text_same(word, "number")) {
        read_number(reading, line);
    } else if (text_same(word, "history")) {
        read_history(reading, line);
    } else {
        wrong(reading, line, (Sentence)T_("this line is not of an evolution"));
    }
}

static bool is_heading(const Line *line)
{
    return line->word_count == 3 && text_same(line->words[0].at, "opoly") &&
           text_same(line->words[1].at, "evolution");
}

/* One sentence about a newer evolution, and not one for each of its lines. */
static bool read_heading(EvolutionReading *reading, const Line *line)
{
    reading->headed = true;
    if (text_same(line->words[2].at, "1")) return true;
    PROBLEM(reading->problems, reading->file, line->number,
            T_("an evolution of version `{word}`: this program knows {other_word}"),
            arg_word(line->words[2].at), arg_other_word("1"));
    return false;
}

bool evolution_read(const char *text, size_t length, const char *file, Evolution *evolution,
                    Problems *problems)
{
    Evolution *fresh = mem_new(1, sizeof *fresh);
    EvolutionReading reading = {.file = file, .evolution = fresh, .problems = problems};
    Line line;
    for (Lines lines = lines_of(text, length); lines_next(&lines, &line);) {
        if (reading.headed || !is_heading(&line))
            read_line(&reading, &line);
        else if (!read_heading(&reading, &line))
            break;
    }
    bool whole = reading.headed && reading.seeded && reading.populated && reading.counted &&
                 reading.stepped && fresh->count > 0 && reading.history_count == fresh->generation;
    if (!whole && problems->count == 0)
        PROBLEM_PLAIN(problems, file, 0, T_("this is no whole evolution"));
    bool good = problems->count == 0;
    if (good) *evolution = *fresh;
    mem_free(fresh);
    return good;
}
