/* lab_files.c -- a report of the laboratory in files: page, tables, pictures. */
#include "apps/lab/lab_files.h"

#include <stdio.h>
#include <string.h>

#include "apps/lab/png_note.h"
#include "apps/store/files.h"
#include "canvas/svg_canvas.h"

static LabPng *make_png; /* NULL: nobody offered to */

void lab_files_offer_png(LabPng *png)
{
    make_png = png;
}

static void path_write(Text *path, const char *directory, const char *word, const char *ending)
{
    text_clear(path);
    text_add(path, directory);
    text_add_char(path, '/');
    text_add(path, word);
    text_add(path, ending);
}

static bool write_sheets(const Report *report, const char *directory, Text *path, Text *why)
{
    Text content = text_growing();
    bool good = true;
    const DataTable *sheet;
    for (int n = 0; good && (sheet = report_sheet_at(report, n)) != NULL; n++) {
        text_clear(&content);
        report_origin_write(report, "# ", &content);
        data_table_csv_write(sheet, &content);
        path_write(path, directory, data_table_word(sheet), ".csv");
        good = files_write(path->start, content.start, content.length, why);
    }
    text_free(&content);
    return good;
}

/* The picture with its origin as a description, before everything that is drawn. */
static void note_svg(const Report *report, const Text *picture, Text *noted)
{
    const char *drawn = strchr(picture->start, '>') + 1;
    Text origin = text_growing();
    report_origin_write(report, "", &origin);
    text_add_bytes(noted, picture->start, (size_t)(drawn - picture->start));
    text_add(noted, "\n<desc>");
    data_table_html_words(noted, origin.start);
    text_add(noted, "</desc>");
    text_add(noted, drawn);
    text_free(&origin);
}

static bool note_png(const Report *report, const char *path, Text *why)
{
    Text picture = text_growing(), origin = text_growing(), noted = text_growing();
    report_origin_write(report, "", &origin);
    bool good = files_read(path, &picture, why);
    if (good) {
        png_note_write(&picture, "Description", origin.start, &noted);
        good = files_write(path, noted.start, noted.length, why);
    }
    text_free(&noted);
    text_free(&origin);
    text_free(&picture);
    return good;
}

static bool write_svg(const Report *report, int n, const char *path, Text *why)
{
    const Picture *picture = report_picture_at(report, n);
    Canvas *canvas = svg_canvas_new(picture->width, picture->height);
    Text content = text_growing();
    report_picture_draw(report, n, canvas);
    svg_canvas_write(canvas, &content);
    Text noted = text_growing();
    note_svg(report, &content, &noted);
    bool good = files_write(path, noted.start, noted.length, why);
    text_free(&noted);
    text_free(&content);
    svg_canvas_free(canvas);
    return good;
}

static bool write_pictures(const Report *report, const char *directory, Text *path, Text *why)
{
    const Picture *picture;
    for (int n = 0; (picture = report_picture_at(report, n)) != NULL; n++) {
        path_write(path, directory, picture->word, ".svg");
        if (!write_svg(report, n, path->start, why)) return false;
        path_write(path, directory, picture->word, ".png");
        if (make_png == NULL) continue;
        if (!make_png(report, n, path->start, why) || !note_png(report, path->start, why))
            return false;
    }
    return true;
}

static bool write_pages(const Report *report, const char *directory, Text *path, Text *why)
{
    Text content = text_growing();
    report_html_write(report, make_png != NULL, &content);
    path_write(path, directory, "index", ".html");
    bool good = files_write(path->start, content.start, content.length, why);
    if (good) {
        text_clear(&content);
        report_text_write(report, &content);
        path_write(path, directory, "report", ".txt");
        good = files_write(path->start, content.start, content.length, why);
    }
    if (good) {
        text_clear(&content);
        report_json_write(report, &content);
        path_write(path, directory, "report", ".json");
        good = files_write(path->start, content.start, content.length, why);
    }
    text_free(&content);
    return good;
}

bool lab_files_try(const char *directory, Text *why)
{
    Text path = text_growing();
    path_write(&path, directory, "report", ".try");
    bool good = files_make_directory(directory, why) && files_write(path.start, "", 0, why);
    if (good) remove(path.start);
    text_free(&path);
    return good;
}

bool lab_files_write(const Report *report, const char *directory, Text *why)
{
    Text path = text_growing();
    bool good =
        files_make_directory(directory, why) && write_sheets(report, directory, &path, why) &&
        write_pictures(report, directory, &path, why) && write_pages(report, directory, &path, why);
    text_free(&path);
    return good;
}
