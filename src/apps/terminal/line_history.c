/* line_history.c -- what was typed, kept from one game to the next. */
#include "apps/terminal/line_history.h"

#include <string.h>

#include "apps/store/files.h"

enum { KEEP_LINES = 500, TOO_MANY_LINES = 2000 };

static bool history_path(Text *path)
{
    Text why = text_growing();
    bool good = files_data_path("history", path, &why);
    text_free(&why);
    return good;
}

static int count_lines(const char *at)
{
    int count = 0;
    for (; *at != '\0'; at++) count += *at == '\n';
    return count;
}

static const char *skip_lines(const char *at, int count)
{
    for (; count > 0 && *at != '\0'; at++) count -= *at == '\n';
    return at;
}

static void fill(History *lines, const char *at)
{
    HistEvent event;
    char line[400];
    while (*at != '\0') {
        size_t length = strcspn(at, "\n");
        Text text = text_into(line, sizeof line);
        text_add_bytes(&text, at, length);
        if (length > 0) history(lines, &event, H_ENTER, line);
        at += length + (at[length] == '\n');
    }
}

static void load(History *lines, const char *path)
{
    Text content = text_growing(), why = text_growing();
    if (files_read(path, &content, &why)) {
        int count = count_lines(content.start);
        const char *from = skip_lines(content.start, count - KEEP_LINES);
        fill(lines, from);
        if (count > TOO_MANY_LINES) files_write_private(path, from, strlen(from), &why);
    }
    text_free(&content);
    text_free(&why);
}

History *line_history_new(void)
{
    History *lines = history_init();
    HistEvent event;
    history(lines, &event, H_SETSIZE, KEEP_LINES);
    history(lines, &event, H_SETUNIQUE, 1);
    Text path = text_growing();
    if (history_path(&path) && files_exists(path.start)) load(lines, path.start);
    text_free(&path);
    return lines;
}

void line_history_add(History *lines, const char *line)
{
    HistEvent event;
    if (line[strspn(line, " \t")] == '\0') return;
    if (history(lines, &event, H_FIRST) == 0 && text_same(event.str, line)) return;
    history(lines, &event, H_ENTER, line);
    Text path = text_growing(), why = text_growing();
    if (history_path(&path)) files_append_line(path.start, line, &why);
    text_free(&path);
    text_free(&why);
}
