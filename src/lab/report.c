/* report.c -- what the laboratory found: sentences, tables and pictures. */
#include "lab/report.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "base/utf8.h"

enum { REPORT_PARTS = 40 };

typedef enum PartKind { PART_PARAGRAPH, PART_SHEET, PART_DETAIL, PART_DATA, PART_PICTURE } PartKind;

typedef struct ReportPart {
    PartKind kind;
    Text paragraph;
    DataTable *sheet; /* also of a detail and of data */
    Picture picture;
    void *data; /* of the picture */
} ReportPart;

/* What an origin says, in the order of its lines. */
enum {
    ORIGIN_VERSION,
    ORIGIN_COMMAND,
    ORIGIN_EDITION,
    ORIGIN_RULES,
    ORIGIN_PLAYERS,
    ORIGIN_SEED,
    ORIGIN_COUNT
};
static const char *const origin_words[ORIGIN_COUNT] = {
    [ORIGIN_VERSION] = "version", [ORIGIN_COMMAND] = "command", [ORIGIN_EDITION] = "edition",
    [ORIGIN_RULES] = "rules",     [ORIGIN_PLAYERS] = "players", [ORIGIN_SEED] = "seed",
};

struct Report {
    Words words;
    Text title;
    char *origin[ORIGIN_COUNT]; /* NULL: does not apply */
    int count;
    ReportPart parts[REPORT_PARTS];
};

Report *report_new(const Words *words, const Sentence *title, const Arg *args)
{
    Report *report = mem_new(1, sizeof *report);
    report->words = *words;
    report->title = text_growing();
    words_write(words, title, args, &report->title);
    return report;
}

void report_free(Report *report)
{
    if (report == NULL) return;
    for (int i = 0; i < report->count; i++) {
        ReportPart *part = &report->parts[i];
        data_table_free(part->sheet);
        mem_free(part->data);
        if (part->kind == PART_PARAGRAPH) text_free(&part->paragraph);
    }
    for (int i = 0; i < ORIGIN_COUNT; i++) mem_free(report->origin[i]);
    text_free(&report->title);
    mem_free(report);
}

void report_origin(Report *report, const ReportOrigin *origin)
{
    const char *const said[ORIGIN_COUNT] = {
        [ORIGIN_VERSION] = origin->version, [ORIGIN_COMMAND] = origin->command,
        [ORIGIN_EDITION] = origin->edition, [ORIGIN_RULES] = origin->rules,
        [ORIGIN_PLAYERS] = origin->players, [ORIGIN_SEED] = origin->seed,
    };
    for (int i = 0; i < ORIGIN_COUNT; i++) {
        if (said[i] == NULL) continue;
        size_t bytes = strlen(said[i]) + 1;
        mem_free(report->origin[i]);
        report->origin[i] = mem_new(1, bytes);
        memcpy(report->origin[i], said[i], bytes);
        utf8_mask(report->origin[i]); /* a file may be called anything */
    }
}

void report_origin_write(const Report *report, const char *before, Text *text)
{
    for (int i = 0; i < ORIGIN_COUNT; i++) {
        if (report->origin[i] == NULL) continue;
        text_add(text, before);
        text_add(text, origin_words[i]);
        text_add(text, ": ");
        text_add(text, report->origin[i]);
        text_add_char(text, '\n');
    }
}

/* The same for people: what an origin is called in their language. */
static void origin_text_write(const Report *report, Text *text)
{
    static const Sentence lines[ORIGIN_COUNT] = {
        [ORIGIN_VERSION] = T_("Made by {text}"),  [ORIGIN_COMMAND] = T_("Command: {text}"),
        [ORIGIN_EDITION] = T_("Edition: {text}"), [ORIGIN_RULES] = T_("House rules: {text}"),
        [ORIGIN_PLAYERS] = T_("Players: {text}"), [ORIGIN_SEED] = T_("Seed: {text}"),
    };
    for (int i = 0; i < ORIGIN_COUNT; i++) {
        if (report->origin[i] == NULL) continue;
        words_write(&report->words, &lines[i], ARGS(arg_text(report->origin[i])), text);
        text_add_char(text, '\n');
    }
}

static ReportPart *next_part(Report *report, PartKind kind)
{
    assert(report->count < REPORT_PARTS);
    ReportPart *part = &report->parts[report->count++];
    part->kind = kind;
    return part;
}

DataTable *report_sheet(Report *report, const DataTableForm *form)
{
    ReportPart *part = next_part(report, PART_SHEET);
    part->sheet = data_table_new(form, &report->words);
    return part->sheet;
}

DataTable *report_detail(Report *report, const DataTableForm *form)
{
    ReportPart *part = next_part(report, PART_DETAIL);
    part->sheet = data_table_new(form, &report->words);
    return part->sheet;
}

DataTable *report_data(Report *report, const DataTableForm *form)
{
    ReportPart *part = next_part(report, PART_DATA);
    part->sheet = data_table_new(form, &report->words);
    return part->sheet;
}

void report_paragraph(Report *report)
{
    next_part(report, PART_PARAGRAPH)->paragraph = text_growing();
}

void report_say(Report *report, const Sentence *sentence, const Arg *args)
{
    ReportPart *part = &report->parts[report->count - 1];
    assert(part->kind == PART_PARAGRAPH);
    if (part->paragraph.length > 0) text_add_char(&part->paragraph, '\n');
    words_write(&report->words, sentence, args, &part->paragraph);
}

void report_picture(Report *report, Picture picture, const void *data, size_t bytes)
{
    ReportPart *part = next_part(report, PART_PICTURE);
    part->picture = picture;
    part->data = mem_new(1, bytes);
    memcpy(part->data, data, bytes);
}

const DataTable *report_sheet_at(const Report *report, int n)
{
    for (int i = 0; i < report->count; i++)
        if (report->parts[i].sheet != NULL && n-- == 0) return report->parts[i].sheet;
    return NULL;
}

static const ReportPart *picture_part(const Report *report, int n)
{
    for (int i = 0; i < report->count; i++)
        if (report->parts[i].kind == PART_PICTURE && n-- == 0) return &report->parts[i];
    return NULL;
}

const Picture *report_picture_at(const Report *report, int n)
{
    const ReportPart *part = picture_part(report, n);
    return part == NULL ? NULL : &part->picture;
}

void report_picture_draw(const Report *report, int n, Canvas *canvas)
{
    const ReportPart *part = picture_part(report, n);
    part->picture.draw(canvas, (Box){0, 0, part->picture.width, part->picture.height},
                       &report->words, part->data);
}

/* ---- for the terminal ---- */

static void part_text_write(const ReportPart *part, Text *text)
{
    if (part->kind != PART_PARAGRAPH && part->kind != PART_SHEET) return;
    text_add_char(text, '\n');
    if (part->kind == PART_PARAGRAPH) {
        text_add(text, part->paragraph.start);
        text_add_char(text, '\n');
        return;
    }
    text_add(text, data_table_title(part->sheet));
    text_add(text, "\n\n");
    data_table_text_write(part->sheet, text);
}

void report_text_write(const Report *report, Text *text)
{
    text_add(text, report->title.start);
    text_add_char(text, '\n');
    for (int i = 0; i < report->count; i++) part_text_write(&report->parts[i], text);
    text_add_char(text, '\n');
    origin_text_write(report, text);
}

void report_csv_write(const Report *report, Text *text)
{
    const DataTable *sheet = report_sheet_at(report, 0);
    if (sheet != NULL) data_table_csv_write(sheet, text);
}

/* ---- for other tools ---- */

static void json_origin(const Report *report, Text *text)
{
    bool begun = false;
    text_add(text, "  \"origin\": {");
    for (int i = 0; i < ORIGIN_COUNT; i++) {
        if (report->origin[i] == NULL) continue;
        if (begun) text_add(text, ", ");
        begun = true;
        data_table_json_words(text, origin_words[i]);
        text_add(text, ": ");
        data_table_json_words(text, report->origin[i]);
    }
    text_add(text, "},\n");
}

static void json_paragraphs(const Report *report, Text *text)
{
    bool begun = false;
    text_add(text, "  \"findings\": [");
    for (int i = 0; i < report->count; i++) {
        if (report->parts[i].kind != PART_PARAGRAPH) continue;
        if (begun) text_add(text, ", ");
        begun = true;
        data_table_json_words(text, report->parts[i].paragraph.start);
    }
    text_add(text, "],\n");
}

void report_json_write(const Report *report, Text *text)
{
    const DataTable *sheet;
    text_add(text, "{\n  \"title\": ");
    data_table_json_words(text, report->title.start);
    text_add(text, ",\n");
    json_origin(report, text);
    json_paragraphs(report, text);
    text_add(text, "  \"tables\": {");
    for (int n = 0; (sheet = report_sheet_at(report, n)) != NULL; n++) {
        text_add(text, n > 0 ? ",\n  " : "\n  ");
        data_table_json_words(text, data_table_word(sheet));
        text_add(text, ": ");
        data_table_json_write(sheet, text);
    }
    text_add(text, "}\n}\n");
}

/* ---- as a page ---- */

static const char page_style[] =
    "<style>\n"
    "body { font: 16px/1.5 Inter, 'DejaVu Sans', Arial, sans-serif; color: #1f2933;\n"
    "       max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }\n"
    "table { border-collapse: collapse; margin: .5rem 0; }\n"
    "th, td { padding: .15rem .7rem; border-bottom: 1px solid #e1e5ea; text-align: left; }\n"
    ".number { text-align: right; font-variant-numeric: tabular-nums; }\n"
    "img { max-width: 100%; height: auto; }\n"
    "summary { cursor: pointer; }\n"
    ".origin { white-space: pre-line; color: #5a6572; }\n"
    "</style>\n";

/* A link to a file of this word. */
static void link_write(Text *text, const char *word, const char *ending, const char *shown)
{
    text_add(text, "<a href=\"");
    data_table_html_words(text, word);
    text_add(text, ending);
    text_add(text, "\">");
    text_add(text, shown);
    text_add(text, "</a>");
}

static void picture_html_write(const Words *words, const Picture *picture, bool png, Text *text)
{
    text_add(text, "<p><img src=\"");
    data_table_html_words(text, picture->word);
    text_add(text, ".svg\" alt=\"");
    data_table_html_words(text, words_plain(words, &picture->title));
    text_add(text, "\"><br>\n");
    link_write(text, picture->word, ".svg", "SVG");
    if (png) {
        text_add(text, " ");
        link_write(text, picture->word, ".png", "PNG");
    }
    text_add(text, "</p>\n");
}

static void sheet_html_write(const DataTable *sheet, bool detail, Text *text)
{
    text_add(text, detail ? "<details><summary>" : "<h2>");
    data_table_html_words(text, data_table_title(sheet));
    text_add(text, detail ? "</summary>\n" : "</h2>\n");
    data_table_html_write(sheet, text);
    text_add(text, "<p>");
    link_write(text, data_table_word(sheet), ".csv", "CSV");
    text_add(text, detail ? "</p></details>\n" : "</p>\n");
}

/* Too long for a page: only where it is. */
static void data_html_write(const DataTable *sheet, Text *text)
{
    text_add(text, "<p>");
    data_table_html_words(text, data_table_title(sheet));
    text_add(text, ": ");
    link_write(text, data_table_word(sheet), ".csv", "CSV");
    text_add(text, "</p>\n");
}

static void origin_html_write(const Report *report, Text *text)
{
    Text lines = text_growing();
    origin_text_write(report, &lines);
    text_add(text, "<p class=\"origin\">");
    data_table_html_words(text, lines.start);
    link_write(text, "report", ".json", "JSON");
    text_add(text, "</p>\n");
    text_free(&lines);
}

static void part_html_write(const Words *words, const ReportPart *part, bool png, Text *text)
{
    switch (part->kind) {
    case PART_PARAGRAPH:
        text_add(text, "<p>");
        data_table_html_words(text, part->paragraph.start);
        text_add(text, "</p>\n");
        break;
    case PART_SHEET:
    case PART_DETAIL: sheet_html_write(part->sheet, part->kind == PART_DETAIL, text); break;
    case PART_DATA: data_html_write(part->sheet, text); break;
    case PART_PICTURE: picture_html_write(words, &part->picture, png, text); break;
    }
}

void report_html_write(const Report *report, bool png, Text *text)
{
    text_add(text, "<!DOCTYPE html>\n<html lang=\"");
    text_add(text, language_code(report->words.language));
    text_add(text, "\">\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width\">\n<title>");
    data_table_html_words(text, report->title.start);
    text_add(text, "</title>\n");
    text_add(text, page_style);
    text_add(text, "<h1>");
    data_table_html_words(text, report->title.start);
    text_add(text, "</h1>\n");
    for (int i = 0; i < report->count; i++)
        part_html_write(&report->words, &report->parts[i], png, text);
    origin_html_write(report, text);
    text_add(text, "</html>\n");
}
