/* lab_state.c -- what was played of a series, as a text to go on from. */
#include "apps/lab/lab_state.h"

#include <stdlib.h>
#include <string.h>

#include "apps/command/reader.h"
#include "base/mem.h"

static const char head[] = "opoly lab play, put aside: 1\n";

enum {
    TALLY_COUNTS = sizeof(Tally) / sizeof(int64_t),
    ROW_NUMBERS = 4 + GAME_MEASURES + MAX_SEATS
};

static uint64_t games_of(const LabSeries *series)
{
    return series->rows == NULL ? 0 : series->done * (uint64_t)series->match->seat_count;
}

/* ---- writing ----------------------------------------------------------------------- */

static void add_number(Text *text, const char *before, int64_t number)
{
    text_add(text, before);
    text_add_int(text, number);
}

/* Counts that are zero are left out. */
static void tally_write(const Tally *tally, Text *text)
{
    for (size_t i = 0; i < TALLY_COUNTS; i++) {
        int64_t count;
        memcpy(&count, (const char *)tally + i * sizeof count, sizeof count);
        if (count == 0) continue;
        add_number(text, "", (int64_t)i);
        add_number(text, " ", count);
        text_add_char(text, '\n');
    }
}

static void row_write(const GameRow *row, Text *text)
{
    add_number(text, "", row->end);
    add_number(text, " ", row->winner);
    add_number(text, " ", row->place);
    add_number(text, " ", row->rounds);
    for (int i = 0; i < GAME_MEASURES; i++) add_number(text, " ", row->measures[i]);
    for (int i = 0; i < MAX_SEATS; i++) add_number(text, " ", row->seated[i]);
    text_add_char(text, '\n');
}

void lab_state_write(const char *command, const LabSeries *series, Text *text)
{
    text_add(text, head);
    text_add(text, command);
    add_number(text, "\ndeals ", (int64_t)series->done);
    text_add(text, "\ntally\n");
    tally_write(series->tally, text);
    text_add(text, "games\n");
    for (uint64_t i = 0; i < games_of(series); i++) row_write(&series->rows[i], text);
    text_add(text, "end\n");
}

/* ---- reading ----------------------------------------------------------------------- */

static bool skip(const char **at, const char *words)
{
    size_t length = strlen(words);
    if (strncmp(*at, words, length) != 0) return false;
    *at += length;
    return true;
}

static bool number_read(const char **at, int64_t least, int64_t most, int64_t *number)
{
    char *end;
    *number = strtoll(*at, &end, 10);
    if (end == *at || *number < least || *number > most) return false;
    *at = *end == ' ' || *end == '\n' ? end + 1 : end;
    return true;
}

static bool tally_read(const char **at, Tally *tally)
{
    while (**at >= '0' && **at <= '9') {
        int64_t place, count;
        if (!number_read(at, 0, TALLY_COUNTS - 1, &place) ||
            !number_read(at, INT64_MIN, INT64_MAX, &count))
            return false;
        memcpy((char *)tally + (size_t)place * sizeof count, &count, sizeof count);
    }
    return true;
}

static bool row_read(const char **at, const Match *match, GameRow *row)
{
    int64_t numbers[ROW_NUMBERS];
    for (int i = 0; i < ROW_NUMBERS; i++)
        if (!number_read(at, -1, INT32_MAX, &numbers[i])) return false;
    *row = (GameRow){.end = (int32_t)numbers[0],
                     .winner = (int32_t)numbers[1],
                     .place = (int32_t)numbers[2],
                     .rounds = (int32_t)numbers[3]};
    for (int i = 0; i < GAME_MEASURES; i++) row->measures[i] = (int32_t)numbers[4 + i];
    for (int i = 0; i < MAX_SEATS; i++) {
        int64_t entrant = numbers[4 + GAME_MEASURES + i];
        if (entrant < 0 || entrant >= match->entrant_count) return false;
        row->seated[i] = (uint8_t)entrant;
    }
    return row->end >= END_WON && row->end <= END_REFUSED && row->winner < match->seat_count &&
           row->place < match->seat_count;
}

static bool rows_read(const char **at, uint64_t done, const LabSeries *series, GameRow *rows)
{
    if (rows == NULL) return true;
    for (uint64_t i = 0; i < done * (uint64_t)series->match->seat_count; i++)
        if (!row_read(at, series->match, &rows[i])) return false;
    return true;
}

static bool all_read(const char *at, LabSeries *fresh)
{
    int64_t done;
    if (!skip(&at, "\ndeals ") || !number_read(&at, 0, (int64_t)fresh->deals, &done)) return false;
    fresh->done = (uint64_t)done;
    return skip(&at, "tally\n") && tally_read(&at, fresh->tally) && skip(&at, "games\n") &&
           rows_read(&at, fresh->done, fresh, fresh->rows) && text_same(at, "end\n") &&
           fresh->tally->deals == done;
}

bool lab_state_read(const char *command, const char *file, const char *text, LabSeries *series,
                    Text *why)
{
    const char *at = text;
    bool state = skip(&at, head), same = state && skip(&at, command) && *at == '\n';
    LabSeries fresh = lab_series_new(series->match, series->deals);
    bool good = same && all_read(at, &fresh);
    if (state && !same)
        SAY(reader_words(), why,
            T_("'{file}' belongs to another command; give that one, or another directory"),
            arg_file(file));
    else if (!good)
        SAY(reader_words(), why, T_("'{file}' cannot be gone on with: it is damaged"),
            arg_file(file));
    LabSeries old = *series;
    if (good) *series = fresh;
    lab_series_free(good ? &old : &fresh);
    return good;
}
