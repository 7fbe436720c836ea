/* game_name.c -- what a saved game is called. */
#include "apps/store/game_name.h"

#include <string.h>

#include "base/utf8.h"

enum { DATE_LENGTH = 10 };

bool game_name_read(const Words *words, const char *typed, char name[STORE_NAME_SIZE], Text *why)
{
    typed += strspn(typed, " \t");
    size_t length = strlen(typed);
    while (length > 0 && strchr(" \t", typed[length - 1]) != NULL) length--;
    Text text = text_into(name, STORE_NAME_SIZE);
    text_add_bytes(&text, typed, length);
    if (!text.cut && text_columns(name) <= GAME_NAME_LETTERS && utf8_harmless(name)) return true;
    if (!text.cut && !utf8_harmless(name))
        text_add(why, PLAIN(words, T_("the name of a game has no control characters in it")));
    else
        SAY(words, why, T_("the name of a game has at most {at_most} letters"),
            arg_at_most(GAME_NAME_LETTERS));
    return false;
}

void game_name_write(const Words *words, const StoredGame *game, const char *moment, Text *text)
{
    char date[DATE_LENGTH + 1];
    Text day = text_into(date, sizeof date);
    if (game->name[0] != '\0') {
        text_add(text, game->name);
        return;
    }
    bool known = strlen(moment) > DATE_LENGTH;
    text_add_bytes(&day, moment, known ? DATE_LENGTH : 0);
    SAY(words, text, T_("{edition}: {name}[, {date} {text}]"), arg_edition(game->edition),
        arg_name(game->players), known ? arg_date(date) : arg_absent(),
        known ? arg_text(moment + DATE_LENGTH + 1) : arg_absent());
}
