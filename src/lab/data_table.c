/* data_table.c -- a table of words and numbers, for people and for other tools. */
#include "lab/data_table.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "lab/decimal.h"

struct Worksheet {
    const char *word, *title;
    int column_count;
    WorksheetSide sides[WORKSHEET_COLUMNS];
    Text bytes;     /* all cells, the names of the columns first, each ended by '\0' */
    size_t *starts; /* of each cell */
    size_t cell_count, cell_room;
};

Worksheet *worksheet_new(const char *word, const char *title)
{
    Worksheet *sheet = mem_new(1, sizeof *sheet);
    sheet->word = word;
    sheet->title = title;
    sheet->bytes = text_growing();
    return sheet;
}

void worksheet_free(Worksheet *sheet)
{
    if (sheet == NULL) return;
    text_free(&sheet->bytes);
    mem_free(sheet->starts);
    mem_free(sheet);
}

const char *worksheet_word(const Worksheet *sheet)
{
    return sheet->word;
}

const char *worksheet_title(const Worksheet *sheet)
{
    return sheet->title;
}

/* Begins the next cell; end_cell ends it. */
static Text *begin_cell(Worksheet *sheet)
{
    if (sheet->cell_count == sheet->cell_room) {
        sheet->cell_room = sheet->cell_room == 0 ? 64 : 2 * sheet->cell_room;
        sheet->starts = mem_resize(sheet->starts, sheet->cell_room, sizeof *sheet->starts);
    }
    sheet->starts[sheet->cell_count++] = sheet->bytes.length;
    return &sheet->bytes;
}

static void end_cell(Worksheet *sheet)
{
    text_add_bytes(&sheet->bytes, "", 1);
}

void worksheet_words(Worksheet *sheet, const char *words)
{
    text_add(begin_cell(sheet), words);
    end_cell(sheet);
}

void worksheet_column(Worksheet *sheet, const char *name, WorksheetSide side)
{
    assert(sheet->column_count < WORKSHEET_COLUMNS);
    assert(sheet->cell_count == (size_t)sheet->column_count);
    sheet->sides[sheet->column_count++] = side;
    worksheet_words(sheet, name);
}

void worksheet_int(Worksheet *sheet, int64_t number)
{
    text_add_int(begin_cell(sheet), number);
    end_cell(sheet);
}

void worksheet_figure(Worksheet *sheet, double number, int decimals)
{
    numeral_write(begin_cell(sheet), number, decimals);
    end_cell(sheet);
}

void worksheet_percent(Worksheet *sheet, double share, int decimals)
{
    worksheet_figure(sheet, 100 * share, decimals);
}

static const char *cell(const Worksheet *sheet, size_t n)
{
    return sheet->bytes.start + sheet->starts[n];
}

static size_t row_count(const Worksheet *sheet)
{
    return sheet->column_count == 0 ? 0 : sheet->cell_count / (size_t)sheet->column_count;
}

static size_t width_of(const Worksheet *sheet, int column)
{
    size_t width = 0;
    for (size_t n = (size_t)column; n < sheet->cell_count; n += (size_t)sheet->column_count) {
        size_t columns = text_columns(cell(sheet, n));
        if (columns > width) width = columns;
    }
    return width;
}

static void pad(Text *text, size_t count)
{
    for (size_t i = 0; i < count; i++) text_add_char(text, ' ');
}

void worksheet_text_write(const Worksheet *sheet, Text *text)
{
    size_t widths[WORKSHEET_COLUMNS];
    for (int i = 0; i < sheet->column_count; i++) widths[i] = width_of(sheet, i);
    for (size_t row = 0; row < row_count(sheet); row++) {
        for (int i = 0; i < sheet->column_count; i++) {
            const char *words = cell(sheet, row * (size_t)sheet->column_count + (size_t)i);
            size_t blanks = widths[i] - text_columns(words);
            bool last = i == sheet->column_count - 1;
            if (i > 0) text_add(text, "  ");
            if (sheet->sides[i] == WORKSHEET_RIGHT) pad(text, blanks);
            text_add(text, words);
            if (sheet->sides[i] == WORKSHEET_LEFT && !last) pad(text, blanks);
        }
        text_add_char(text, '\n');
    }
}

static void csv_cell(Text *text, const char *words)
{
    if (strpbrk(words, ",\"\r\n") == NULL) {
        text_add(text, words);
        return;
    }
    text_add_char(text, '"');
    for (; *words != '\0'; words++) {
        if (*words == '"') text_add_char(text, '"');
        text_add_char(text, *words);
    }
    text_add_char(text, '"');
}

void worksheet_csv_write(const Worksheet *sheet, Text *text)
{
    for (size_t row = 0; row < row_count(sheet); row++) {
        for (int i = 0; i < sheet->column_count; i++) {
            if (i > 0) text_add_char(text, ',');
            csv_cell(text, cell(sheet, row * (size_t)sheet->column_count + (size_t)i));
        }
        text_add_char(text, '\n');
    }
}

void worksheet_html_words(Text *text, const char *words)
{
    for (; *words != '\0'; words++) {
        if (*words == '<')
            text_add(text, "&lt;");
        else if (*words == '>')
            text_add(text, "&gt;");
        else if (*words == '&')
            text_add(text, "&amp;");
        else if (*words == '"')
            text_add(text, "&quot;");
        else
            text_add_char(text, *words);
    }
}

void worksheet_html_write(const Worksheet *sheet, Text *text)
{
    text_add(text, "<table>\n");
    for (size_t row = 0; row < row_count(sheet); row++) {
        const char *tag = row == 0 ? "th" : "td";
        text_add(text, "<tr>");
        for (int i = 0; i < sheet->column_count; i++) {
            text_add_char(text, '<');
            text_add(text, tag);
            text_add(text, sheet->sides[i] == WORKSHEET_RIGHT ? " class=\"number\">" : ">");
            worksheet_html_words(text, cell(sheet, row * (size_t)sheet->column_count + (size_t)i));
            text_add(text, "</");
            text_add(text, tag);
            text_add_char(text, '>');
        }
        text_add(text, "</tr>\n");
    }
    text_add(text, "</table>\n");
}
