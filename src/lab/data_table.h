/* data_table.h -- a table of words and numbers, for people and for other tools. */
#ifndef LAB_DATA_TABLE_H
#define LAB_DATA_TABLE_H

#include "words/words.h"

typedef struct DataTable DataTable;

enum { DATA_TABLE_COLUMNS = 24 };

/* What a table is about: `word` names its file, `title` is its heading. */
typedef struct DataTableForm {
    const char *word;
    Sentence title;
    Sentence columns[DATA_TABLE_COLUMNS]; /* their names, up to the first without words */
    unsigned left; /* bit n: column n has words, on the left; the others numbers, on the right */
} DataTableForm;

/* People read it in the language of `words`, other tools (CSV) in English.
 * Copies the form and the words, which borrow the edition. */
DataTable *data_table_new(const DataTableForm *form, const Words *words);
void data_table_free(DataTable *sheet);
const char *data_table_word(const DataTable *sheet);
const char *data_table_title(const DataTable *sheet);

/* One more column of numbers; columns first, then the cells row by row. */
void data_table_column(DataTable *sheet, const Said *name);
/* A cell: names taken as they are, a sentence, numbers. */
void data_table_words(DataTable *sheet, const char *words);
void data_table_said(DataTable *sheet, const Said *said);
void data_table_int(DataTable *sheet, int64_t number);
void data_table_figure(DataTable *sheet, double number, int decimals);
/* 0.1234 as "12.34" */
void data_table_percent(DataTable *sheet, double share, int decimals);

/* Columns under each other for a terminal, two blanks between them. */
void data_table_text_write(const DataTable *sheet, Text *text);
/* Cells with commas, quotes or line ends are quoted (RFC 4180); lines end in
 * a single newline. */
void data_table_csv_write(const DataTable *sheet, Text *text);
void data_table_html_write(const DataTable *sheet, Text *text);
/* A list of objects, one a row; numbers as numbers. */
void data_table_json_write(const DataTable *sheet, Text *text);

/* Words in quotes, as JSON has them. */
void data_table_json_words(Text *text, const char *words);
/* Words with < > & " made harmless. */
void data_table_html_words(Text *text, const char *words);

#endif
