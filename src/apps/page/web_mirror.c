/* web_mirror.c -- what is on the screen, in words, for real elements of the page. */
#include "apps/page/web_mirror.h"

#include <string.h>

#include "base/mem.h"
#include "table/account.h"
#include "table/table_words.h"

/* When a game is opened, only its last events are reported. */
enum { LAST_EVENTS = 20 };

struct WebMirror {
    Text screen;
    uint64_t seen; /* hash of the screen as it was last */
    Text account;
    const Table *table; /* whose account it is; never looked into */
    size_t told;        /* events */
};

WebMirror *web_mirror_new(void)
{
    WebMirror *mirror = mem_new(1, sizeof *mirror);
    mirror->screen = text_growing();
    mirror->account = text_growing();
    return mirror;
}

void web_mirror_free(WebMirror *mirror)
{
    if (mirror == NULL) return;
    text_free(&mirror->screen);
    text_free(&mirror->account);
    mem_free(mirror);
}

/* Words as one part of a line. */
static void add_part(Text *text, const char *words)
{
    for (; *words != '\0'; words++) {
        text_add_char(text, *words == '\t' || *words == '\n' ? ' ' : *words);
    }
}

static void add_item(Text *text, const ViewItem *item)
{
    const double places[] = {item->box.x, item->box.y, item->box.w, item->box.h};
    text_add_int(text, item->id);
    text_add_char(text, '\t');
    text_add(text, item->role);
    for (int i = 0; i < 4; i++) {
        text_add_char(text, '\t');
        text_add_int(text, (int64_t)(places[i] + 0.5));
    }
    text_add(text, item->focused ? "\tfocused" : "\t");
    text_add(text, item->disabled ? "\tdisabled\t" : "\t\t");
    add_part(text, item->name);
    text_add_char(text, '\t');
    add_part(text, item->value);
    text_add_char(text, '\n');
}

const char *web_mirror_screen(WebMirror *mirror, const View *view)
{
    Text *text = &mirror->screen;
    ViewItem item;
    char buffer[400];
    Text question = text_into(buffer, sizeof buffer);
    text_clear(text);
    view_question(view, &question);
    add_part(text, buffer);
    text_add_char(text, '\n');
    add_part(text, view_told(view));
    text_add_char(text, '\n');
    for (int n = 0; view_item(view, n, &item); n++) add_item(text, &item);
    uint64_t hash = text_hash(text->start, text->length);
    if (hash == mirror->seen) return NULL;
    mirror->seen = hash;
    return text->start;
}

const char *web_mirror_account(WebMirror *mirror, const Table *table)
{
    size_t count = table == NULL ? 0 : table_event_count(table);
    if (table != mirror->table) {
        mirror->table = table;
        mirror->told = count > LAST_EVENTS ? count - LAST_EVENTS : 0;
    }
    if (mirror->told > count) mirror->told = count;
    if (mirror->told == count) return NULL;
    text_clear(&mirror->account);
    Words words = table_words(table, NULL);
    int told = account_write(table, mirror->told, count, &words, &mirror->account);
    mirror->told = count;
    return told > 0 ? mirror->account.start : NULL;
}
