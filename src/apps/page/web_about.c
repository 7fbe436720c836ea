/* web_about.c -- what lists show of a game in the browser's storage: a word and
 * its value a line. */
#include "apps/page/web_about.h"

#include <string.h>
#include <time.h>

#include "apps/page/web_clock.h"
#include "apps/page/web_files.h"

void web_about_path(int64_t id, const char *part, char path[WEB_PATH_SIZE])
{
    Text text = text_into(path, WEB_PATH_SIZE);
    text_add(&text, "opoly/games/");
    text_add_int(&text, id);
    text_add_char(&text, '/');
    text_add(&text, part);
}

/* ---- writing ---- */

static void add_row(Text *text, const char *word, const char *value)
{
    text_add(text, word);
    text_add_char(text, ' ');
    text_add(text, value);
    text_add_char(text, '\n');
}

static void add_number(Text *text, const char *word, int64_t value)
{
    char number[24];
    Text digits = text_into(number, sizeof number);
    text_add_int(&digits, value);
    add_row(text, word, number);
}

bool web_about_write(WebAbout *about, Text *why)
{
    char path[WEB_PATH_SIZE];
    Text text = text_growing();
    add_number(&text, "started", about->started);
    add_number(&text, "updated", about->updated);
    add_row(&text, "edition", about->game.edition);
    add_row(&text, "players", about->game.players);
    add_row(&text, "turn", about->game.turn);
    add_row(&text, "status", about->game.status);
    add_number(&text, "length", about->game.length);
    add_number(&text, "round", about->game.round);
    add_number(&text, "saved", about->game.saved);
    add_row(&text, "hash", about->hash);
    add_row(&text, "board", about->board);
    web_about_path(about->game.id, "about", path);
    bool good = files_write(path, text.start, text.length, why);
    if (good) about->seen = text_hash(text.start, text.length);
    text_free(&text);
    return good;
}

/* ---- reading ---- */

static void words_value(const char *value, char *target, size_t size)
{
    Text text = text_into(target, size);
    text_add_bytes(&text, value, strcspn(value, "\n"));
}

static int64_t number_value(const char *value)
{
    char words[24];
    int64_t number = 0;
    words_value(value, words, sizeof words);
    text_to_int(words, &number);
    return number;
}

/* What follows `word` at the beginning of a line; "" if there is no such line. */
static const char *value_of(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *line = text; *line != '\0'; line += line[0] == '\n') {
        if (strncmp(line, word, length) == 0 && line[length] == ' ') return line + length + 1;
        line += strcspn(line, "\n");
    }
    return "";
}

bool web_about_read(int64_t id, WebAbout *about)
{
    char path[WEB_PATH_SIZE];
    Text text = text_growing();
    web_about_path(id, "about", path);
    bool found = web_files_find(path, &text);
    *about = (WebAbout){.game.id = id, .seen = text_hash(text.start, text.length)};
    StoredGame *game = &about->game;
    about->started = number_value(value_of(text.start, "started"));
    about->updated = number_value(value_of(text.start, "updated"));
    web_clock_write(about->started, game->started);
    web_clock_write(about->updated, game->updated);
    words_value(value_of(text.start, "edition"), game->edition, sizeof game->edition);
    words_value(value_of(text.start, "players"), game->players, sizeof game->players);
    words_value(value_of(text.start, "turn"), game->turn, sizeof game->turn);
    words_value(value_of(text.start, "status"), game->status, sizeof game->status);
    game->length = number_value(value_of(text.start, "length"));
    game->round = number_value(value_of(text.start, "round"));
    game->saved = number_value(value_of(text.start, "saved")) != 0;
    words_value(value_of(text.start, "hash"), about->hash, sizeof about->hash);
    words_value(value_of(text.start, "board"), about->board, sizeof about->board);
    text_clear(&text);
    web_about_path(id, "name", path);
    if (web_files_find(path, &text)) words_value(text.start, game->name, sizeof game->name);
    text_free(&text);
    return found;
}

void web_about_change(WebAbout *about, const StoreChange *change, int64_t length)
{
    Text hash = text_into(about->hash, sizeof about->hash);
    text_add_hex(&hash, change->state.hash, 16);
    text_copy(about->game.turn, sizeof about->game.turn, change->state.turn);
    text_copy(about->game.status, sizeof about->game.status, change->state.status);
    about->updated = (int64_t)time(NULL);
    about->game.length = length;
    about->game.round = change->state.round;
    about->game.saved = about->game.saved || change->safe;
}
