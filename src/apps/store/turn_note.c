/* turn_note.c -- whose turn it is in a saved game. */
#include "apps/store/turn_note.h"

#include <string.h>

static const char turn_mark[] = ", turn ", won_mark[] = " won", nobody_won[] = "nobody won",
                  not_begun[] = "about to begin";

/* ---- the note ---- */

static void over_write(const Game *game, const Seating *seating, Text *note)
{
    if (game->winner >= seating->count) {
        text_add(note, nobody_won);
        return;
    }
    text_add(note, seating->seats[game->winner].name);
    text_add(note, won_mark);
}

void turn_note_write(const Table *table, Text *note)
{
    const Game *game = table_game(table);
    const Seating *seating = table_seating(table);
    if (game->phase == PHASE_OVER) {
        over_write(game, seating, note);
    } else if (game->turn == 0) {
        text_add(note, not_begun);
    } else {
        text_add(note, seating->seats[game_mover(game)].name);
        text_add(note, turn_mark);
        text_add_int(note, game->turn);
    }
}

/* ---- the sentence ---- */

/* Where the mark stands last in the note; NULL when it does not. */
static const char *last_mark(const char *note, const char *mark)
{
    const char *found = NULL;
    for (const char *at = strstr(note, mark); at != NULL; at = strstr(at + 1, mark)) found = at;
    return found;
}

static bool say_winner(const Words *words, const char *note, const char *name, const char *mark,
                       Text *text)
{
    if (text_same(note, nobody_won)) {
        text_add(text, PLAIN(words, T_("nobody won")));
        return true;
    }
    if (mark == NULL || !text_same(mark, won_mark)) return false;
    SAY(words, text, T_("{name} won"), arg_name(name));
    return true;
}

static bool say_turn(const Words *words, const char *note, const char *name, const char *mark,
                     Text *text)
{
    int64_t turn;
    if (text_same(note, not_begun)) {
        text_add(text, PLAIN(words, T_("about to begin")));
        return true;
    }
    if (mark == NULL || !text_to_int(mark + strlen(turn_mark), &turn)) return false;
    SAY(words, text, T_("{name}, turn {id}"), arg_name(name), arg_id(turn));
    return true;
}

void turn_note_say(const Words *words, const char *note, bool over, Text *text)
{
    char buffer[TURN_NOTE_SIZE];
    Text name = text_into(buffer, sizeof buffer);
    const char *mark = last_mark(note, over ? won_mark : turn_mark);
    if (mark != NULL) text_add_bytes(&name, note, (size_t)(mark - note));
    bool said = over ? say_winner(words, note, buffer, mark, text)
                     : say_turn(words, note, buffer, mark, text);
    if (!said) text_add(text, note);
}
