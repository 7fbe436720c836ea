/* data_table.h -- a table of words and numbers, for people and for other tools. */
#ifndef LAB_DATA_TABLE_H
#define LAB_DATA_TABLE_H

#include "base/text.h"

typedef struct DataTable DataTable;

typedef enum DataTableSide { DATA_TABLE_LEFT, DATA_TABLE_RIGHT } DataTableSide;

enum { DATA_TABLE_COLUMNS = 24 };

/* `word` names its file, `title` stands above it; both are borrowed. */
DataTable *data_table_new(const char *word, const char *title);
void data_table_free(DataTable *sheet);
const char *data_table_word(const DataTable *sheet);
const char *data_table_title(const DataTable *sheet);

/* Columns first, then the cells row by row. */
void data_table_column(DataTable *sheet, const char *name, DataTableSide side);
void data_table_words(DataTable *sheet, const char *words);
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

/* Words with < > & " made harmless. */
void data_table_html_words(Text *text, const char *words);

#endif
