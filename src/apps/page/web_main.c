/* web_main.c -- what the page may call: the drawn game as a WebAssembly module.
 *
 * Texts come in a buffer of ours (`room`), and go out as addresses of bytes
 * ended by '\0'; 0 is no text. */
#include <string.h>

#include "apps/page/web_edition.h"
#include "apps/page/web_game.h"
#include "apps/page/web_language.h"
#include "apps/page/web_mirror.h"
#include "base/mem.h"
#include "game/notation/notation.h"
#include "view/view_shown.h"

#define CALLED(name) __attribute__((export_name(#name)))

static WebGame *game;
static WebMirror *mirror;
static char *buffer;

/* Room for a text of `length` bytes, good until the next call. */
CALLED(room) char *web_room(size_t length);
char *web_room(size_t length)
{
    mem_free(buffer);
    buffer = mem_new(length + 1, 1);
    return buffer;
}

/* First of all: the editions. */
CALLED(take_editions) void web_take_editions(size_t length);
void web_take_editions(size_t length)
{
    web_edition_take(buffer, length);
}

/* Before the start too: the browser's languages, "fr-CA fr en". */
CALLED(take_languages) void web_take_languages(void);
void web_take_languages(void)
{
    web_language_browser(buffer);
}

CALLED(start) void web_start(double width, double height, bool dark, bool calm);
void web_start(double width, double height, bool dark, bool calm)
{
    Settings first = settings_usual();
    first.shade = dark ? SHADE_DARK : SHADE_LIGHT;
    first.calm = calm;
    web_game_free(game);
    web_mirror_free(mirror);
    game = web_game_new(width, height, first);
    mirror = web_mirror_new();
    view_listen(web_game_view(game));
}

/* ---- the loop ---- */

CALLED(resize) void web_resize(double width, double height);
void web_resize(double width, double height)
{
    web_game_resize(game, width, height);
}

/* With the number of a key come, as bits, what was held with it. */
enum { KEY_BITS = 255, KEY_SHIFT = 256, KEY_WORD = 512 };

CALLED(input) void web_input(int kind, double x, double y, double wheel, bool touch, int key);
void web_input(int kind, double x, double y, double wheel, bool touch, int key)
{
    web_game_input(game, &(Input){.kind = (InputKind)kind,
                                  .x = x,
                                  .y = y,
                                  .wheel = wheel,
                                  .touch = touch,
                                  .key = (Key)(key & KEY_BITS),
                                  .shift = (key & KEY_SHIFT) != 0,
                                  .word = (key & KEY_WORD) != 0});
}

CALLED(type) void web_type(void);
void web_type(void)
{
    web_game_type(game, buffer);
}

/* Instead of the letters from - to of the field that is written in: what a phone's keyboard or an
 * input method wrote. */
CALLED(write_over) void web_write_over(int from, int to);
void web_write_over(int from, int to)
{
    web_game_write_over(game, from, to, buffer);
}

/* The letters that are chosen in the field that is written in, -1 when there is none. */
CALLED(chosen_from) int web_chosen_from(void);
int web_chosen_from(void)
{
    int from, to;
    return view_chosen(web_game_view(game), &from, &to) ? from : -1;
}

CALLED(chosen_to) int web_chosen_to(void);
int web_chosen_to(void)
{
    int from, to;
    return view_chosen(web_game_view(game), &from, &to) ? to : -1;
}

/* What was copied or cut just now, for the browser's clipboard; "": nothing. */
CALLED(copied) const char *web_copied(void);
const char *web_copied(void)
{
    const char *words;
    return view_copied(web_game_view(game), &words) ? words : "";
}

CALLED(press) void web_press(uint32_t id);
void web_press(uint32_t id)
{
    web_game_press(game, id);
}

CALLED(focus) void web_focus(uint32_t id);
void web_focus(uint32_t id)
{
    web_game_focus(game, id);
}

/* Does Tab, or Shift and Tab, go on to what is outside the game? */
CALLED(tab_leaves) bool web_tab_leaves(bool backward);
bool web_tab_leaves(bool backward)
{
    return view_tab_leaves(web_game_view(game), backward);
}

CALLED(tick) bool web_tick(double seconds);
bool web_tick(double seconds)
{
    return web_game_tick(game, seconds);
}

CALLED(draw) void web_draw(void);
void web_draw(void)
{
    web_game_draw(game);
}

CALLED(rest) double web_rest(void);
double web_rest(void)
{
    return web_game_rest(game);
}

CALLED(over) bool web_over(void);
bool web_over(void)
{
    return web_game_over(game);
}

/* ---- files, links, language, window ---- */

CALLED(import_file) void web_import_file(size_t length);
void web_import_file(size_t length)
{
    web_game_import(game, buffer, length);
}

CALLED(look) void web_look(size_t length, size_t at);
void web_look(size_t length, size_t at)
{
    web_game_look(game, buffer, length, at);
}

CALLED(tell) void web_tell(void);
void web_tell(void)
{
    web_game_tell(game, buffer);
}

/* Before the catalogue: the names of the editions in its language. */
CALLED(take_edition_words) void web_take_edition_words(size_t length);
void web_take_edition_words(size_t length)
{
    web_edition_take_words(buffer, length);
}

/* The catalogue that page_fetch_language requested; 0 if it is not available. */
CALLED(take_language) void web_take_language(size_t length);
void web_take_language(size_t length)
{
    char words[200];
    Text why = text_into(words, sizeof words);
    if (!web_language_take(buffer, length, &why)) web_game_tell(game, words);
}

/* What the page itself says, in the person's language; the buffer holds it in
 * English. */
CALLED(translate) const char *web_translate(void);
const char *web_translate(void)
{
    const char *found = language_find(web_language(), buffer);
    return found != NULL ? found : buffer;
}

/* "fr", as the page says it. */
CALLED(language) const char *web_language_of_page(void);
const char *web_language_of_page(void)
{
    return language_code(web_language());
}

/* See web_game_place. */
CALLED(place) const char *web_place(void);
const char *web_place(void)
{
    static char words[300];
    Text text = text_into(words, sizeof words);
    web_game_place(game, &text);
    return words;
}

CALLED(go) void web_go(double id);
void web_go(double id)
{
    web_game_go(game, buffer, (int64_t)id);
}

/* 0xAARRGGBB: of the board's middle, for the page around it. */
CALLED(felt) uint32_t web_felt(void);
uint32_t web_felt(void)
{
    return view_ui(web_game_view(game))->theme.felt;
}

CALLED(wishes) void web_wishes(bool dark, bool calm);
void web_wishes(bool dark, bool calm)
{
    web_game_wishes(game, dark, calm);
}

CALLED(left_full_screen) void web_left_full_screen(void);
void web_left_full_screen(void)
{
    web_game_window(game);
}

/* ---- a table on a server ---- */

/* The buffer holds a link. */
CALLED(join) void web_join(void);
void web_join(void)
{
    web_game_join(game, buffer);
}

CALLED(socket_opened) void web_socket_opened(void);
void web_socket_opened(void)
{
    web_wire_opened(web_game_wire(game));
}

CALLED(socket_lost) void web_socket_lost(void);
void web_socket_lost(void)
{
    web_wire_lost(web_game_wire(game));
}

/* The buffer holds lines of the server. */
CALLED(socket_heard) void web_socket_heard(void);
void web_socket_heard(void)
{
    web_wire_hear(web_game_wire(game), buffer);
}

/* The buffer holds the open tables of the server. */
CALLED(tables_heard) void web_tables_heard(void);
void web_tables_heard(void)
{
    web_wire_list(web_game_wire(game), buffer);
}

/* ---- for screen readers and tests ---- */

CALLED(mirror_screen) const char *web_mirror_of_screen(void);
const char *web_mirror_of_screen(void)
{
    return web_mirror_screen(mirror, web_game_view(game));
}

CALLED(mirror_account) const char *web_mirror_of_account(void);
const char *web_mirror_of_account(void)
{
    return web_mirror_account(mirror, web_game_view(game), web_game_table(game));
}

CALLED(mirror_news) const char *web_mirror_of_news(void);
const char *web_mirror_of_news(void)
{
    return web_mirror_news(mirror, web_game_view(game), web_game_table(game));
}

/* The hash of the running game's state, 16 digits; 0 without a game. */
CALLED(state_hash) const char *web_state_hash(void);
const char *web_state_hash(void)
{
    static char digits[17];
    const Table *table = web_game_table(game);
    if (table == NULL) return NULL;
    Text text = text_into(digits, sizeof digits);
    text_add_hex(&text, notation_hash(table_edition(table), table_game(table)), 16);
    return digits;
}
