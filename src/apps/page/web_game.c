/* web_game.c -- the drawn game running in a page. */
#include "apps/page/web_game.h"

#include <string.h>

#include "apps/page/web_canvas.h"
#include "apps/page/web_host.h"
#include "apps/page/web_language.h"
#include "apps/page/web_page.h"
#include "base/mem.h"

enum { SENTENCE = 400 };

struct WebGame {
    Canvas *canvas;
    WebHost *host;
    View *view;
    Controller *controller;
};

WebGame *web_game_new(double width, double height, Settings first)
{
    WebGame *game = mem_new(1, sizeof *game);
    Settings settings = web_host_settings(first);
    game->canvas = web_canvas_new();
    game->host = web_host_new(&settings);
    game->view = view_new(game->canvas, &settings);
    view_resize(game->view, width, height);
    game->controller = controller_new(web_host_lends(game->host), game->view);
    page_volumes(settings.muted ? 0 : settings.music, settings.muted ? 0 : settings.sound);
    return game;
}

void web_game_free(WebGame *game)
{
    if (game == NULL) return;
    controller_free(game->controller);
    view_free(game->view);
    web_host_free(game->host);
    web_canvas_free(game->canvas);
    mem_free(game);
}

/* ---- the loop ---- */

void web_game_resize(WebGame *game, double width, double height)
{
    web_canvas_forget(game->canvas);
    view_resize(game->view, width, height);
}

void web_game_input(WebGame *game, const Input *input)
{
    controller_input(game->controller, input);
}

static bool is_inner_byte(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

void web_game_type(WebGame *game, const char *text)
{
    while (*text != '\0') {
        Input input = {.kind = INPUT_TEXT};
        size_t length = 0;
        do {
            if (length + 1 < sizeof input.text) input.text[length++] = *text;
            text++;
        } while (is_inner_byte(*text));
        if ((unsigned char)input.text[0] >= ' ') controller_input(game->controller, &input);
    }
}

void web_game_write_over(WebGame *game, int from, int to, const char *text)
{
    view_choose(game->view, from, to);
    if (text[0] != '\0')
        web_game_type(game, text);
    else if (from < to)
        controller_input(game->controller, &(Input){.kind = INPUT_KEY, .key = KEY_DELETE});
}

/* An empty input makes the controller grant what was requested. */
void web_game_press(WebGame *game, uint32_t id)
{
    view_press(game->view, id);
    controller_input(game->controller, &(Input){.kind = INPUT_NONE});
}

void web_game_focus(WebGame *game, uint32_t id)
{
    view_focus(game->view, id);
}

static void play_cues(WebGame *game)
{
    Cue cue;
    while (view_next_cue(game->view, &cue)) page_cue((int)cue);
}

bool web_game_tick(WebGame *game, double seconds)
{
    bool changed = controller_tick(game->controller, seconds);
    play_cues(game);
    return changed;
}

void web_game_draw(WebGame *game)
{
    view_draw(game->view, game->canvas);
}

double web_game_rest(const WebGame *game)
{
    return controller_rest(game->controller);
}

bool web_game_over(const WebGame *game)
{
    return controller_over(game->controller);
}

/* ---- from outside ---- */

/* The first line only: a file may have a hundred mistakes. */
static void cut_to_line(Text *lines)
{
    lines->length = strcspn(lines->start, "\n");
    lines->start[lines->length] = '\0';
}

static void tell_unreadable(WebGame *game, Text *why)
{
    char buffer[SENTENCE];
    Text sentence = text_into(buffer, sizeof buffer);
    Words words = web_words();
    cut_to_line(why);
    SAY(&words, &sentence, T_("This game cannot be opened: {text}"), arg_text(why->start));
    view_tell(game->view, buffer);
}

static bool is_record(const char *text, size_t length)
{
    static const char mark[] = "opoly record ";
    return length >= strlen(mark) && memcmp(text, mark, strlen(mark)) == 0;
}

/* A save of Watopoly begins with the number of players. */
static bool is_save(const char *text)
{
    return text[0] >= '2' && text[0] <= '9' && (text[1] == '\n' || text[1] == '\r');
}

static Table *read_record(WebGame *game, const char *text, size_t length)
{
    Text why = text_growing();
    Table *table = web_host_read(game->host, text, length, &why);
    if (table == NULL) tell_unreadable(game, &why);
    text_free(&why);
    return table;
}

/* The word that the line `edition WORD "Title"` gives; "" without one. */
static void edition_word(const char *text, char word[WORD_SIZE])
{
    static const char start[] = "edition ";
    Text found = text_into(word, WORD_SIZE);
    for (const char *line = text; *line != '\0'; line += *line == '\n') {
        const char *name = line + strlen(start);
        if (strncmp(line, start, strlen(start)) == 0) {
            text_add_bytes(&found, name, strcspn(name, " \t\r\n"));
            return;
        }
        line += strcspn(line, "\n");
    }
}

static void import_edition(WebGame *game, const char *text)
{
    const ControllerHost *lends = web_host_lends(game->host);
    char word[WORD_SIZE];
    Text answer = text_growing();
    edition_word(text, word);
    if (word[0] == '\0') {
        Words words = web_words();
        text_add(&answer, PLAIN(&words, T_("This file is neither the record of a game nor an "
                                           "edition.")));
    } else if (lends->edition(lends->self, word, text, &answer)) {
        view_set_library(game->view, lends->library(lends->self));
    }
    cut_to_line(&answer);
    view_tell(game->view, answer.start);
    text_free(&answer);
}

void web_game_import(WebGame *game, const char *text, size_t length)
{
    if (!is_record(text, length) && !is_save(text)) {
        import_edition(game, text);
        return;
    }
    Table *table = read_record(game, text, length);
    if (table != NULL) controller_take(game->controller, table, 0);
}

void web_game_look(WebGame *game, const char *record, size_t length, size_t at)
{
    Table *table = read_record(game, record, length);
    if (table == NULL) return;
    web_host_only_look(game->host);
    controller_take(game->controller, table, 0);
    view_open(game->view, "replay");
    view_show_at(game->view, at);
}

/* ---- places ---- */

static int64_t number_of(const WebGame *game)
{
    bool own = web_game_table(game) != NULL && view_guest(game->view) == NULL;
    return own ? web_host_number(game->host) : 0;
}

void web_game_place(const WebGame *game, Text *text)
{
    const Table *table = web_game_table(game);
    text_add(text, view_place(game->view));
    text_add_char(text, '\t');
    text_add_int(text, number_of(game));
    text_add_char(text, '\t');
    text_add_int(text, (int64_t)view_moment(game->view));
    text_add_char(text, '\t');
    if (table != NULL) {
        Words words = web_words();
        SAY(&words, text, T_("{edition}, round {number}"), arg_edition(table_edition(table)->title),
            arg_number(table_game(table)->round + 1));
    }
    text_add_char(text, '\t');
    if (view_guest(game->view) != NULL) text_add(text, guest_room(view_guest(game->view)));
}

void web_game_join(WebGame *game, const char *link)
{
    const Guest *guest = view_guest(game->view);
    bool there =
        guest != NULL && guest_room(guest)[0] != '\0' && strstr(link, guest_room(guest)) != NULL;
    if (!there)
        controller_join(game->controller, link);
    else if (!view_open(game->view, "table"))
        view_open(game->view, "room");
}

WebWire *web_game_wire(WebGame *game)
{
    return web_host_wire(game->host);
}

void web_game_go(WebGame *game, const char *word, int64_t id)
{
    bool there = number_of(game) == id;
    if (id != 0 && there)
        view_open(game->view, "table");
    else if (id != 0)
        controller_open(game->controller, id);
    else if (web_game_table(game) != NULL || view_guest(game->view) != NULL)
        controller_leave(game->controller);
    if (id == 0) view_open(game->view, word);
}

/* ---- the window ---- */

static void settle(WebGame *game, const Settings *settings)
{
    const ControllerHost *lends = web_host_lends(game->host);
    char nothing[1];
    Text note = text_into(nothing, sizeof nothing);
    view_set_settings(game->view, settings);
    lends->settings(lends->self, settings, &note);
}

void web_game_wishes(WebGame *game, bool dark, bool calm)
{
    Settings settings = *view_settings(game->view);
    web_host_follow(game->host, &settings, dark, calm);
    settle(game, &settings);
}

void web_game_window(WebGame *game)
{
    Settings settings = *view_settings(game->view);
    settings.full_screen = false;
    settle(game, &settings);
}

void web_game_tell(WebGame *game, const char *sentence)
{
    view_tell(game->view, sentence);
}

View *web_game_view(WebGame *game)
{
    return game->view;
}

const Table *web_game_table(const WebGame *game)
{
    return controller_table(game->controller);
}
