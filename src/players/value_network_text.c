/* value_network_text.c -- a network as text: a line of numbers for every input. */
#include <assert.h>

#include "base/lines.h"
#include "players/value_network.h"

#define SCALE 100000 /* numbers in a text are in parts of it */

enum { MOST_NUMBER = 100000000, WORD_COLUMN = 22 };

static const char *const input_words[VALUE_INPUTS] = {
#define WEIGHT(id, name, sentence) [FEATURE_##id] = (name),
#define NUMBER(id, name, least, most, sentence)
#include "players/character_rows.h"
#undef NUMBER
#undef WEIGHT
    [VALUE_CASH_SHARE] = "cash_share",
    [VALUE_INCOME_SHARE] = "income_share",
    [VALUE_WORTH_SHARE] = "worth_share",
    [VALUE_CASH_LOW] = "cash_low",
    [VALUE_CASH_HIGH] = "cash_high",
    [VALUE_RIVAL_CASH] = "rival_cash",
    [VALUE_RIVAL_INCOME] = "rival_income",
    [VALUE_RIVAL_GROWTH] = "rival_growth",
#define WEIGHT(id, name, sentence) [VALUE_SEAT_INPUTS + FEATURE_##id] = "all_" name,
#define NUMBER(id, name, least, most, sentence)
#include "players/character_rows.h"
#undef NUMBER
#undef WEIGHT
    [VALUE_FREE] = "free",
    [VALUE_LEFT] = "left",
    [VALUE_SALARY] = "salary",
};

/* Lines that only say how a network was made. */
static const char *const told_words[] = {"network", "made",  "version", "editions", "seats",
                                         "players", "games", "seed",    NULL};

typedef struct NetworkReading {
    ValueNetwork network;
    const char *file;
    Problems *problems;
} NetworkReading;

static bool is_told(const char *word)
{
    for (int i = 0; told_words[i] != NULL; i++)
        if (text_same(told_words[i], word)) return true;
    return false;
}

static int find_input(const char *word)
{
    for (int i = 0; i < VALUE_INPUTS; i++)
        if (text_same(input_words[i], word)) return i;
    return -1;
}

/* The numbers of a line from word `from` on, which must be `count`. */
static void read_numbers(NetworkReading *reading, const Line *line, int from, float *row, int count)
{
    bool good = line->word_count - from == count;
    for (int i = 0; good && i < count; i++) {
        int64_t number = 0;
        good = text_to_int(line->words[from + i].at, &number) && number <= MOST_NUMBER &&
               number >= -MOST_NUMBER;
        row[i] = (float)number / SCALE;
    }
    if (good) return;
    PROBLEM(reading->problems, reading->file, line->number,
            T_("{word} is followed by {number} whole numbers."), arg_word(line->words[from - 1].at),
            arg_number(count));
}

static void read_line(NetworkReading *reading, const Line *line)
{
    ValueNetwork *network = &reading->network;
    if (line->fault != LINE_FINE) {
        problem_note_line(reading->problems, reading->file, line);
        return;
    }
    const char *word = line->words[0].at;
    int input =
        text_same(word, "input") && line->word_count > 1 ? find_input(line->words[1].at) : -1;
    if (input >= 0)
        read_numbers(reading, line, 2, network->hidden[input], VALUE_HIDDEN);
    else if (text_same(word, "bias"))
        read_numbers(reading, line, 1, network->bias, VALUE_HIDDEN);
    else if (text_same(word, "output"))
        read_numbers(reading, line, 1, network->output, VALUE_HIDDEN);
    else if (text_same(word, "direct"))
        read_numbers(reading, line, 1, network->direct, VALUE_SEAT_INPUTS);
    else if (!is_told(word))
        PROBLEM(reading->problems, reading->file, line->number,
                T_("A network has no line \"{word}\"."), arg_word(word));
}

bool value_network_read(const char *text, size_t length, const char *file, ValueNetwork *network,
                        Problems *problems)
{
    NetworkReading reading = {.file = file, .problems = problems};
    int before = problems->count, count = 0;
    Lines lines = lines_of(text, length);
    Line line;
    for (; lines_next(&lines, &line); count++) read_line(&reading, &line);
    if (count == 0) PROBLEM_PLAIN(problems, file, 0, T_("The file says nothing."));
    if (problems->count > before) return false;
    *network = reading.network;
    return true;
}

static void write_row(const char *word, const char *input, const float *row, int count, Text *text)
{
    size_t from = text->length;
    text_add(text, word);
    if (input != NULL) text_add_char(text, ' ');
    if (input != NULL) text_add(text, input);
    text_pad(text, from, WORD_COLUMN, ' ');
    for (int i = 0; i < count; i++) {
        float scaled = row[i] * SCALE;
        text_add_char(text, ' ');
        text_add_int(text, (int64_t)(scaled < 0 ? scaled - 0.5f : scaled + 0.5f));
    }
    text_add_char(text, '\n');
}

void value_network_write(const ValueNetwork *network, Text *text)
{
    for (int i = 0; i < VALUE_INPUTS; i++)
        write_row("input", input_words[i], network->hidden[i], VALUE_HIDDEN, text);
    write_row("bias", NULL, network->bias, VALUE_HIDDEN, text);
    write_row("output", NULL, network->output, VALUE_HIDDEN, text);
    write_row("direct", NULL, network->direct, VALUE_SEAT_INPUTS, text);
}
