/* web_mirror.c -- what is on the screen, in words, for real elements of the page. */
#include "apps/page/web_mirror.h"

#include <string.h>

#include "base/mem.h"
#include "table/account.h"
#include "table/digest.h"
#include "table/table_words.h"
#include "view/moves.h"
#include "view/view_gate.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* When a game is opened, only its last events are reported. */
enum { LAST_EVENTS = 20, QUESTION_SIZE = 400 };

struct WebMirror {
    Text screen;
    Text line;     /* what is written in an item or beside others */
    uint64_t seen; /* hash of the screen as it was last */
    Text account;
    const Table *table; /* whose account it is; never looked into */
    size_t told;        /* events */
    Text news;
    const Table *asked_table; /* whose question was said last; never looked into */
    size_t heard;             /* events that were said with it */
    uint64_t asked;           /* hash of the question */
};

WebMirror *web_mirror_new(void)
{
    WebMirror *mirror = mem_new(1, sizeof *mirror);
    mirror->screen = text_growing();
    mirror->line = text_growing();
    mirror->account = text_growing();
    mirror->news = text_growing();
    return mirror;
}

void web_mirror_free(WebMirror *mirror)
{
    if (mirror == NULL) return;
    text_free(&mirror->screen);
    text_free(&mirror->line);
    text_free(&mirror->account);
    text_free(&mirror->news);
    mem_free(mirror);
}

/* ---- the screen ---- */

/* Words as one part of a line. */
static void add_part(Text *text, const char *words)
{
    for (; *words != '\0'; words++) {
        text_add_char(text, *words == '\t' || *words == '\n' ? ' ' : *words);
    }
}

static void add_box(Text *text, Box box)
{
    const double places[] = {box.x, box.y, box.w, box.h};
    for (int i = 0; i < 4; i++) {
        text_add_char(text, '\t');
        text_add_int(text, (int64_t)(places[i] + 0.5));
    }
}

static void add_item(Text *text, const ViewItem *item, const char *description, const char *context)
{
    text_add_int(text, item->id);
    text_add_char(text, '\t');
    text_add(text, item->role);
    add_box(text, item->box);
    text_add(text, item->focused ? "\tfocused" : "\t");
    text_add(text, item->disabled ? "\tdisabled\t" : "\t\t");
    add_part(text, item->name);
    text_add_char(text, '\t');
    add_part(text, item->value);
    text_add_char(text, '\t');
    add_part(text, description);
    text_add_char(text, '\t');
    add_part(text, context);
    text_add_char(text, '\t');
    if (item->letter != '\0') text_add_char(text, item->letter);
    text_add_char(text, '\n');
}

static void add_named_item(WebMirror *mirror, const View *view, int n, const ViewItem *item)
{
    char words[UI_VALUE_SIZE];
    Text context = text_into(words, sizeof words);
    view_context(view, n, &context);
    add_item(&mirror->screen, item, mirror->line.start, words);
}

static void add_words(Text *text, const SpokenLine *line, const char *words)
{
    text_add(text, line->kind == SPOKEN_HEADING ? "!" : "=");
    add_box(text, line->box);
    text_add_char(text, '\t');
    add_part(text, words);
    text_add_char(text, '\n');
}

static void add_region(Text *text, const View *view, SpokenRegion region)
{
    static const char *const words[] = {
        [SPOKEN_SCREEN] = "screen", [SPOKEN_QUESTION] = "question", [SPOKEN_PLAYERS] = "players",
        [SPOKEN_BOARD] = "board",   [SPOKEN_ACCOUNT] = "account",   [SPOKEN_SHEET] = "sheet",
    };
    text_add_char(text, '@');
    text_add(text, words[region]);
    text_add_char(text, '\t');
    text_add(text, view_region(view, region));
    text_add_char(text, '\n');
}

static void add_spoken(WebMirror *mirror, View *view)
{
    const Spoken *spoken = view_spoken(view);
    Text *text = &mirror->screen;
    int region = -1;
    for (int n = 0; n < spoken->count; n++) {
        const SpokenLine *line = &spoken->lines[n];
        ViewItem item;
        text_clear(&mirror->line);
        if (!spoken_write(spoken, n, &mirror->line)) continue;
        if (line->region != region) add_region(text, view, (SpokenRegion)line->region);
        region = line->region;
        if (line->kind != SPOKEN_ITEM)
            add_words(text, line, mirror->line.start);
        else if (view_item(view, line->item, &item))
            add_named_item(mirror, view, line->item, &item);
    }
}

static void write_question(const View *view, char buffer[QUESTION_SIZE])
{
    Text question = text_into(buffer, QUESTION_SIZE);
    view_question(view, &question);
}

const char *web_mirror_screen(WebMirror *mirror, View *view)
{
    Text *text = &mirror->screen;
    char question[QUESTION_SIZE];
    text_clear(text);
    write_question(view, question);
    add_part(text, question);
    text_add_char(text, '\n');
    add_part(text, view_told(view));
    text_add_char(text, '\n');
    add_spoken(mirror, view);
    uint64_t hash = text_hash(text->start, text->length);
    if (hash == mirror->seen) return NULL;
    mirror->seen = hash;
    return text->start;
}

/* ---- what happens ---- */

const char *web_mirror_account(WebMirror *mirror, const View *view, const Table *table)
{
    size_t count = table == NULL ? 0 : table_event_count(table);
    if (table != mirror->table) {
        mirror->table = table;
        mirror->told = count > LAST_EVENTS ? count - LAST_EVENTS : 0;
    }
    size_t shown = table == NULL ? 0 : stage_told(view_stage(view));
    if (shown >= mirror->told && shown < count) count = shown; /* nothing before it is seen */
    if (mirror->told > count) mirror->told = count;
    if (mirror->told == count) return NULL;
    text_clear(&mirror->account);
    Words words = table_words(table, view_language(view));
    int told = account_write(table, mirror->told, count, &words, &mirror->account);
    mirror->told = count;
    return told > 0 ? mirror->account.start : NULL;
}

/* Who has to come to the screen is called, and hears the rest once there. */
static const char *call_person(WebMirror *mirror, const View *view)
{
    char question[QUESTION_SIZE];
    write_question(view, question);
    uint64_t hash = text_hash(question, strlen(question));
    if (hash == mirror->asked) return NULL;
    mirror->asked = hash;
    text_clear(&mirror->news);
    text_add_char(&mirror->news, '\n');
    text_add(&mirror->news, question);
    return mirror->news.start;
}

/* Whom the news are for: who decides, or at the end whoever played. */
static bool find_listener(const View *view, const Table *table, SeatId *seat)
{
    if (view_person_decides(view, seat)) return true;
    *seat = NOBODY;
    return table_game(table)->phase == PHASE_OVER && stage_caught_up(view_stage(view));
}

static void forget_other_table(WebMirror *mirror, const Table *table)
{
    size_t count = table_event_count(table);
    if (mirror->asked_table == table && mirror->heard <= count) return;
    mirror->asked_table = table;
    mirror->heard = count;
    mirror->asked = 0;
}

/* What the main button does now: its name may have changed under the focus, which is not read
 * again. */
static void add_main(const View *view, Text *text)
{
    if (view_was_open(view) != SHEET_NONE) return; /* it has its own */
    MoveList *moves = mem_new(1, sizeof *moves);
    moves_list(view, moves);
    if (moves->count > 0) {
        text_add_char(text, ' ');
        SAY(view_words(view), text, T_("Enter: {name}."), arg_name(moves->list[0].label));
    }
    mem_free(moves);
}

const char *web_mirror_news(WebMirror *mirror, const View *view, const Table *table)
{
    SeatId seat;
    char question[QUESTION_SIZE];
    if (table == NULL) return NULL;
    forget_other_table(mirror, table);
    if (view_gate(view) != NOBODY) return call_person(mirror, view);
    if (!find_listener(view, table, &seat)) return NULL;
    write_question(view, question);
    uint64_t hash = text_hash(question, strlen(question));
    size_t count = table_event_count(table);
    if (hash == mirror->asked && count == mirror->heard) return NULL;
    text_clear(&mirror->news);
    digest_write(table, mirror->heard, count, seat, view_words(view), &mirror->news);
    text_add_char(&mirror->news, '\n');
    text_add(&mirror->news, question);
    add_main(view, &mirror->news);
    mirror->heard = count;
    mirror->asked = hash;
    return mirror->news.start;
}
