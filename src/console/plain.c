/* plain.c -- the game without drawings: sentences for those who hear them. */
#include "console/plain.h"

#include <string.h>

#include "table/spelled.h"
#include "table/wording.h"

enum { PLAYER_SIZE = 200 };

void plain_board(const Printer *printer)
{
    const Table *table = printer->table;
    SpelledScene scene = {table_edition(table), table_game(table), table_seating(table)};
    for (int space = 0; space < scene.edition->space_count; space++) {
        text_add_int(printer->out, space);
        text_add(printer->out, ". ");
        spelled_space(&printer->words, &scene, space, printer->out);
        text_add_char(printer->out, '\n');
    }
}

void plain_players(const Printer *printer)
{
    const Game *game = table_game(printer->table);
    for (int i = 0; i < game->seat_count; i++) {
        SeatId seat = game->order[i];
        char buffer[PLAYER_SIZE];
        Text name = text_into(buffer, sizeof buffer);
        wording_party(printer->table, seat, &name);
        words_say(&printer->words, (Sentence)T_("{name} has {sum}."),
                  ARGS(arg_name(buffer), arg_sum(game->seats[seat].cash)), printer->out);
        text_add_char(printer->out, ' ');
        spelled_player(&printer->words, game, seat, printer->out);
        text_add_char(printer->out, '\n');
    }
}

/* ---- columns ---- */

static bool ends_a_part(const char *start, const char *at)
{
    return at == start || strchr(".:;,!?\n", at[-1]) != NULL;
}

/* Works in place: a run of blanks becomes ", ", or one blank behind a stop. */
void plain_lines(Text *text, size_t from)
{
    char *start = text->start + from, *to = start;
    for (const char *at = start; *at != '\0';) {
        size_t blanks = strspn(at, " ");
        const char *next = at + blanks;
        if (blanks == 0) {
            *to++ = *at++;
            continue;
        }
        bool edge = to == start || to[-1] == '\n' || *next == '\n';
        if (!edge && blanks > 1 && !ends_a_part(start, to)) *to++ = ',';
        if (!edge) *to++ = ' ';
        at = next;
    }
    *to = '\0';
    text->length = (size_t)(to - text->start);
}
