/* visit_file.c -- the tokens of seats on servers, kept for the next visit. */
#include "apps/link/visit_file.h"

#include "apps/command/output.h"
#include "apps/store/files.h"
#include "base/lines.h"
#include "base/mem.h"

/* The last line of a room counts. */
static void find_in(const Text *content, const char *room, char token[SECRET_SIZE])
{
    Line *line = mem_new(1, sizeof *line);
    Lines lines = lines_of(content->start, content->length);
    while (lines_next(&lines, line)) {
        if (line->word_count == 2 && text_same(line->words[0].at, room))
            text_copy(token, SECRET_SIZE, line->words[1].at);
    }
    mem_free(line);
}

bool visit_file_find(const char *room, char token[SECRET_SIZE])
{
    Text path = text_growing(), why = text_growing(), content = text_growing();
    token[0] = '\0';
    if (files_data_path("visits", &path, &why) && files_exists(path.start) &&
        files_read(path.start, &content, &why)) {
        find_in(&content, room, token);
    }
    text_free(&path);
    text_free(&why);
    text_free(&content);
    return secrets_well_formed(token);
}

void visit_file_keep(const char *room, const char *token)
{
    Text path = text_growing(), why = text_growing(), line = text_growing();
    text_add(&line, room);
    text_add_char(&line, ' ');
    text_add(&line, token);
    if (!files_data_path("visits", &path, &why) ||
        !files_append_line(path.start, line.start, &why)) {
        output_complain(why.start);
    }
    text_free(&path);
    text_free(&why);
    text_free(&line);
}
