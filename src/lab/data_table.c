/* data_table.c -- a table of words and numbers, for people and for other tools. */
#include "lab/data_table.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "lab/decimal.h"

/* All cells, the names of the columns first. */
typedef struct Cells {
    Text bytes;     /* each ended by '\0' */
    size_t *starts; /* of each cell */
    size_t count, room;
} Cells;

struct DataTable {
    const char *word;
    Sentence title;
    Words words;
    int column_count;
    unsigned left; /* bit n: column n has words */
    Cells shown;   /* in the reader's language */
    Cells plain;   /* for other tools: the same everywhere */
};

static Text *begin_cell(Cells *cells)
{
    if (cells->count == cells->room) {
        cells->room = cells->room == 0 ? 64 : 2 * cells->room;
        cells->starts = mem_resize(cells->starts, cells->room, sizeof *cells->starts);
    }
    cells->starts[cells->count++] = cells->bytes.length;
    return &cells->bytes;
}

static void end_cells(DataTable *sheet)
{
    text_add_bytes(&sheet->shown.bytes, "", 1);
    text_add_bytes(&sheet->plain.bytes, "", 1);
}

void data_table_words(DataTable *sheet, const char *words)
{
    text_add(begin_cell(&sheet->shown), words);
    text_add(begin_cell(&sheet->plain), words);
    end_cells(sheet);
}

void data_table_said(DataTable *sheet, const Said *said)
{
    Words english = sheet->words;
    english.language = NULL;
    words_write_said(&sheet->words, said, begin_cell(&sheet->shown));
    words_write_said(&english, said, begin_cell(&sheet->plain));
    end_cells(sheet);
}

void data_table_column(DataTable *sheet, const Said *name)
{
    assert(sheet->column_count < DATA_TABLE_COLUMNS);
    assert(sheet->shown.count == (size_t)sheet->column_count);
    sheet->column_count++;
    data_table_said(sheet, name);
}

DataTable *data_table_new(const DataTableForm *form, const Words *words)
{
    DataTable *sheet = mem_new(1, sizeof *sheet);
    sheet->word = form->word;
    sheet->title = form->title;
    sheet->words = *words;
    sheet->left = form->left;
    sheet->shown.bytes = text_growing();
    sheet->plain.bytes = text_growing();
    for (int i = 0; i < DATA_TABLE_COLUMNS && form->columns[i].words != NULL; i++)
        data_table_column(sheet, &(Said){.sentence = form->columns[i]});
    return sheet;
}

static void free_cells(Cells *cells)
{
    text_free(&cells->bytes);
    mem_free(cells->starts);
}

void data_table_free(DataTable *sheet)
{
    if (sheet == NULL) return;
    free_cells(&sheet->shown);
    free_cells(&sheet->plain);
    mem_free(sheet);
}

const char *data_table_word(const DataTable *sheet)
{
    return sheet->word;
}

const char *data_table_title(const DataTable *sheet)
{
    return words_plain(&sheet->words, &sheet->title);
}

void data_table_int(DataTable *sheet, int64_t number)
{
    text_add_int(begin_cell(&sheet->shown), number);
    text_add_int(begin_cell(&sheet->plain), number);
    end_cells(sheet);
}

void data_table_figure(DataTable *sheet, double number, int decimals)
{
    NumberStyle style = words_numbers(&sheet->words);
    decimal_write_style(begin_cell(&sheet->shown), number, decimals, &style);
    decimal_write(begin_cell(&sheet->plain), number, decimals);
    end_cells(sheet);
}

void data_table_percent(DataTable *sheet, double share, int decimals)
{
    data_table_figure(sheet, 100 * share, decimals);
}

static bool on_left(const DataTable *sheet, int column)
{
    return (sheet->left >> column & 1) != 0;
}

static const char *cell(const Cells *cells, size_t n)
{
    return cells->bytes.start + cells->starts[n];
}

static size_t row_count(const DataTable *sheet)
{
    return sheet->column_count == 0 ? 0 : sheet->shown.count / (size_t)sheet->column_count;
}

static size_t width_of(const DataTable *sheet, int column)
{
    size_t width = 0;
    for (size_t n = (size_t)column; n < sheet->shown.count; n += (size_t)sheet->column_count) {
        size_t columns = text_columns(cell(&sheet->shown, n));
        if (columns > width) width = columns;
    }
    return width;
}

static void pad(Text *text, size_t count)
{
    for (size_t i = 0; i < count; i++) text_add_char(text, ' ');
}

void data_table_text_write(const DataTable *sheet, Text *text)
{
    size_t widths[DATA_TABLE_COLUMNS];
    for (int i = 0; i < sheet->column_count; i++) widths[i] = width_of(sheet, i);
    for (size_t row = 0; row < row_count(sheet); row++) {
        for (int i = 0; i < sheet->column_count; i++) {
            const char *words = cell(&sheet->shown, row * (size_t)sheet->column_count + (size_t)i);
            size_t blanks = widths[i] - text_columns(words);
            bool last = i == sheet->column_count - 1;
            if (i > 0) text_add(text, "  ");
            if (!on_left(sheet, i)) pad(text, blanks);
            text_add(text, words);
            if (on_left(sheet, i) && !last) pad(text, blanks);
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

void data_table_csv_write(const DataTable *sheet, Text *text)
{
    for (size_t row = 0; row < row_count(sheet); row++) {
        for (int i = 0; i < sheet->column_count; i++) {
            if (i > 0) text_add_char(text, ',');
            csv_cell(text, cell(&sheet->plain, row * (size_t)sheet->column_count + (size_t)i));
        }
        text_add_char(text, '\n');
    }
}

/* ---- JSON ---- */

void data_table_json_words(Text *text, const char *words)
{
    static const char digits[] = "0123456789abcdef";
    text_add_char(text, '"');
    for (; *words != '\0'; words++) {
        unsigned char c = (unsigned char)*words;
        if (c == '"' || c == '\\') text_add_char(text, '\\');
        if (c >= ' ') {
            text_add_char(text, *words);
        } else {
            text_add(text, "\\u00");
            text_add_char(text, digits[c >> 4]);
            text_add_char(text, digits[c & 15]);
        }
    }
    text_add_char(text, '"');
}

static size_t digits_at(const char *words)
{
    return strspn(words, "0123456789");
}

/* Is it a number as JSON writes them? */
static bool is_number(const char *words)
{
    if (*words == '-') words++;
    size_t whole = digits_at(words);
    if (whole == 0 || (whole > 1 && *words == '0')) return false;
    words += whole;
    if (*words != '.') return *words == '\0';
    size_t decimals = digits_at(words + 1);
    return decimals > 0 && words[1 + decimals] == '\0';
}

static void json_cell(const DataTable *sheet, size_t row, int column, Text *text)
{
    const char *words = cell(&sheet->plain, row * (size_t)sheet->column_count + (size_t)column);
    if (column > 0) text_add(text, ", ");
    data_table_json_words(text, cell(&sheet->plain, (size_t)column));
    text_add(text, ": ");
    if (!on_left(sheet, column) && is_number(words))
        text_add(text, words);
    else
        data_table_json_words(text, words);
}

void data_table_json_write(const DataTable *sheet, Text *text)
{
    text_add_char(text, '[');
    for (size_t row = 1; row < row_count(sheet); row++) {
        text_add(text, row > 1 ? ",\n    {" : "\n    {");
        for (int i = 0; i < sheet->column_count; i++) json_cell(sheet, row, i, text);
        text_add_char(text, '}');
    }
    text_add_char(text, ']');
}

/* ---- HTML ---- */

void data_table_html_words(Text *text, const char *words)
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

void data_table_html_write(const DataTable *sheet, Text *text)
{
    text_add(text, "<table>\n");
    for (size_t row = 0; row < row_count(sheet); row++) {
        const char *tag = row == 0 ? "th" : "td";
        text_add(text, "<tr>");
        for (int i = 0; i < sheet->column_count; i++) {
            text_add_char(text, '<');
            text_add(text, tag);
            text_add(text, on_left(sheet, i) ? ">" : " class=\"number\">");
            data_table_html_words(
                text, cell(&sheet->shown, row * (size_t)sheet->column_count + (size_t)i));
            text_add(text, "</");
            text_add(text, tag);
            text_add_char(text, '>');
        }
        text_add(text, "</tr>\n");
    }
    text_add(text, "</table>\n");
}
