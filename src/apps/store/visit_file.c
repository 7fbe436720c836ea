/* visit_file.c -- the tables on servers where somebody here has a seat. */
#include "apps/store/visit_file.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/store/files.h"
#include "base/lines.h"
#include "base/mem.h"

/* "ROOM TOKEN LINK NAME" on each line; older ones end with the token. */
enum { WORD_ROOM, WORD_TOKEN, WORD_LINK, WORD_NAME, WORDS_LEAST = WORD_LINK };

static bool read_all(Text *content)
{
    Text path = text_growing(), why = text_growing();
    bool read = files_data_path("visits", &path, &why) && files_exists(path.start) &&
                files_read(path.start, content, &why);
    text_free(&path);
    text_free(&why);
    return read;
}

/* The last line of a room counts. */
static void find_in(const Text *content, const char *room, char token[SECRET_SIZE])
{
    Line *line = mem_new(1, sizeof *line);
    Lines lines = lines_of(content->start, content->length);
    while (lines_next(&lines, line)) {
        if (line->word_count >= WORDS_LEAST && text_same(line->words[WORD_ROOM].at, room))
            text_copy(token, SECRET_SIZE, line->words[WORD_TOKEN].at);
    }
    mem_free(line);
}

bool visit_file_find(const char *room, char token[SECRET_SIZE])
{
    Text content = text_growing();
    token[0] = '\0';
    if (read_all(&content)) find_in(&content, room, token);
    text_free(&content);
    return secrets_well_formed(token);
}

void visit_file_keep(const VisitNote *note)
{
    Text path = text_growing(), why = text_growing(), line = text_growing();
    text_add(&line, note->room);
    text_add_char(&line, ' ');
    text_add(&line, note->token);
    text_add_char(&line, ' ');
    text_add_quoted(&line, note->link);
    text_add_char(&line, ' ');
    text_add_quoted(&line, note->name);
    if (!files_data_path("visits", &path, &why) ||
        !files_append_line(path.start, line.start, &why)) {
        output_complain(why.start);
    }
    text_free(&path);
    text_free(&why);
    text_free(&line);
}

void visit_file_list(void (*take)(void *context, const VisitNote *note), void *context)
{
    Text content = text_growing(), told = text_growing();
    Line *line = mem_new(1, sizeof *line);
    if (read_all(&content)) {
        Lines lines = lines_of(content.start, content.length);
        while (lines_next(&lines, line)) {
            if (line->word_count <= WORD_NAME) continue;
            const char *room = line->words[WORD_ROOM].at;
            if (strstr(told.start, room) != NULL) continue; /* another token of it came later */
            text_add(&told, room);
            take(context, &(VisitNote){.room = room,
                                       .token = "",
                                       .link = line->words[WORD_LINK].at,
                                       .name = line->words[WORD_NAME].at});
        }
    }
    mem_free(line);
    text_free(&content);
    text_free(&told);
}
