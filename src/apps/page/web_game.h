/* web_game.h -- the drawn game running in a page. */
#ifndef APPS_PAGE_WEB_GAME_H
#define APPS_PAGE_WEB_GAME_H

#include "apps/drawn/controller.h"
#include "apps/page/web_wire.h"

typedef struct WebGame WebGame;

/* `first`: the settings at the first visit. */
WebGame *web_game_new(double width, double height, Settings first);
void web_game_free(WebGame *game);

/* The canvas has this size now; its layers are lost. */
void web_game_resize(WebGame *game, double width, double height);
void web_game_input(WebGame *game, const Input *input);
/* Every character of the text as if it were typed. */
void web_game_type(WebGame *game, const char *text);
/* The same, in the place of the letters from - to of the field that is written in. */
void web_game_write_over(WebGame *game, int from, int to, const char *text);
/* As if the thing with this number had been pressed, or reached by key. */
void web_game_press(WebGame *game, uint32_t id);
void web_game_focus(WebGame *game, uint32_t id);
/* Advances time; true when the picture has changed. */
bool web_game_tick(WebGame *game, double seconds);
void web_game_draw(WebGame *game);
/* Seconds until something happens without input. */
double web_game_rest(const WebGame *game);
bool web_game_over(const WebGame *game);

/* Opens a text that came from outside: a record becomes a game, anything
 * else must be an edition. Mistakes are reported. */
void web_game_import(WebGame *game, const char *text, size_t length);
/* Shows a record at its action `at`, without keeping it. */
void web_game_look(WebGame *game, const char *record, size_t length, size_t at);

/* Where the person is, for the address and the title of the page, parts separated by
 * tabs: the word of the screen, the number of the game (0: none that is kept), the
 * moment a replay shows, the game in words, the room of a table on a server. */
void web_game_place(const WebGame *game, Text *text);
/* Goes there: to the saved game `id`, or with 0 to the screen with this word. */
void web_game_go(WebGame *game, const char *word, int64_t id);

/* Goes to the table of a link, unless the person is there already. */
void web_game_join(WebGame *game, const char *link);
WebWire *web_game_wire(WebGame *game);

/* The system's wishes have changed. */
void web_game_wishes(WebGame *game, bool dark, bool calm);
/* The browser left full screen on its own. */
void web_game_window(WebGame *game);
void web_game_tell(WebGame *game, const char *sentence);

View *web_game_view(WebGame *game);
const Table *web_game_table(const WebGame *game);

#endif
