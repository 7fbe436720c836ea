/* data_table.h -- a table of words and numbers, for people and for other tools. */
#ifndef LAB_DATA_TABLE_H
#define LAB_DATA_TABLE_H

#include "base/text.h"

typedef struct Worksheet Worksheet;

typedef enum WorksheetSide { WORKSHEET_LEFT, WORKSHEET_RIGHT } WorksheetSide;

enum { WORKSHEET_COLUMNS = 24 };

/* `word` names its file, `title` stands above it; both are borrowed. */
Worksheet *worksheet_new(const char *word, const char *title);
void worksheet_free(Worksheet *sheet);
const char *worksheet_word(const Worksheet *sheet);
const char *worksheet_title(const Worksheet *sheet);

/* Columns first, then the cells row by row. */
void worksheet_column(Worksheet *sheet, const char *name, WorksheetSide side);
void worksheet_words(Worksheet *sheet, const char *words);
void worksheet_int(Worksheet *sheet, int64_t number);
void worksheet_figure(Worksheet *sheet, double number, int decimals);
/* 0.1234 as "12.34" */
void worksheet_percent(Worksheet *sheet, double share, int decimals);

/* Columns under each other for a terminal, two blanks between them. */
void worksheet_text_write(const Worksheet *sheet, Text *text);
/* Cells with commas, quotes or line ends are quoted (RFC 4180); lines end in
 * a single newline. */
void worksheet_csv_write(const Worksheet *sheet, Text *text);
void worksheet_html_write(const Worksheet *sheet, Text *text);

/* Words with < > & " made harmless. */
void worksheet_html_words(Text *text, const char *words);

#endif
