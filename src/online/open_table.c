/* open_table.c -- a table that everybody may join or watch, as it is listed. */
#include "online/open_table.h"

#include "base/text.h"
#include "online/secrets.h"

enum { WORDS = 7 };

bool open_table_read(const Line *line, OpenTable *table)
{
    const LineWord *words = line->words;
    if (line->fault != LINE_FINE || line->word_count != WORDS || !text_same(words[0].at, "table") ||
        !secrets_well_formed(words[1].at))
        return false;
    *table = (OpenTable){
        .room = words[1].at, .name = words[2].at, .edition = words[3].at, .stage = words[4].at};
    return text_to_int(words[5].at, &table->seats) && text_to_int(words[6].at, &table->watchers);
}

bool open_table_gathers(const OpenTable *table)
{
    return text_same(table->stage, "gathers");
}
