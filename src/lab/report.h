/* report.h -- what the laboratory found: sentences, tables and pictures. */
#ifndef LAB_REPORT_H
#define LAB_REPORT_H

#include "canvas/canvas.h"
#include "lab/data_table.h"

typedef struct Report Report;

/* Everything in it is said with `words`, which are copied and borrow the
 * edition for as long as the report lives. */
Report *report_new(const Words *words, const Sentence *title, const Arg *args);
void report_free(Report *report);

/* What is needed to make the report again. What does not apply is NULL. */
typedef struct ReportOrigin {
    const char *version; /* of the program */
    const char *command; /* without what makes no difference to the report */
    const char *edition, *rules, *players, *seed;
} ReportOrigin;
void report_origin(Report *report, const ReportOrigin *origin);
/* The same for a file of the report: a line for each, `before` it begins. */
void report_origin_write(const Report *report, const char *before, Text *text);

/* A new table below the others; freed with the report. A detail is too long
 * for the terminal: it is only in files. Data are too long for a page as well. */
DataTable *report_sheet(Report *report, const DataTableForm *form);
DataTable *report_detail(Report *report, const DataTableForm *form);
DataTable *report_data(Report *report, const DataTableForm *form);
/* Begins a paragraph below what there is. */
void report_paragraph(Report *report);
/* Adds a sentence to the last paragraph, on a separate line. */
void report_say(Report *report, const Sentence *sentence, const Arg *args);
#define REPORT_SAY(report, sentence, ...) \
    report_say((report), &(const Sentence)sentence, ARGS(__VA_ARGS__))

/* A picture below what there is: `draw` will be called with a copy of `data`.
 * `word` names its files, `title` is what it shows. */
typedef struct Picture {
    const char *word;
    Sentence title;
    double width, height;
    void (*draw)(Canvas *canvas, Box page, const Words *words, const void *data);
} Picture;
void report_picture(Report *report, Picture picture, const void *data, size_t bytes);

/* Table or picture n, from 0; NULL beyond the last. */
const DataTable *report_sheet_at(const Report *report, int n);
const Picture *report_picture_at(const Report *report, int n);
/* Draws it on a canvas of its size. */
void report_picture_draw(const Report *report, int n, Canvas *canvas);

void report_text_write(const Report *report, Text *text);
/* The first table only: one for other tools. */
void report_csv_write(const Report *report, Text *text);
/* All of it, for other tools. */
void report_json_write(const Report *report, Text *text);
/* A page that shows WORD.svg and links to WORD.csv for each picture and table,
 * and to WORD.png where there are such. */
void report_html_write(const Report *report, bool png, Text *text);

#endif
