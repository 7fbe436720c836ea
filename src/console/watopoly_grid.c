/* watopoly_grid.c -- characters in rows and columns, for the boards of Watopoly. */
#include "console/watopoly_grid.h"

#include <string.h>

#include "console/paint.h"

void watopoly_grid_put(WatopolyGrid *grid, int y, int x, const char *words, int room)
{
    while (*words != '\0' && room > 0 && x < GRID_COLUMNS) {
        size_t bytes = paint_fit(words, 1);
        if (bytes == 0 || bytes >= GRID_CHARACTER) return;
        memcpy(grid->at[y][x], words, bytes);
        grid->at[y][x][bytes] = '\0';
        words += bytes;
        x++;
        room--;
    }
}

void watopoly_grid_fill(WatopolyGrid *grid, int y, int x, const char *character, int count)
{
    for (int i = 0; i < count; i++) watopoly_grid_put(grid, y, x + i, character, 1);
}

void watopoly_grid_name(WatopolyGrid *grid, int y, int x, const char *name, int rows, int columns)
{
    for (int row = 0; row < rows && *name != '\0'; row++) {
        size_t length = strlen(name), end = length, most = (size_t)columns;
        for (size_t i = 1; text_columns(name) > most && i <= most && i < length; i++) {
            if (name[i] == ' ') end = i;
        }
        char part[NAME_SIZE];
        Text text = text_into(part, sizeof part);
        text_add_bytes(&text, name, end);
        watopoly_grid_put(grid, y + row, x, part, columns);
        name += end;
        name += strspn(name, " ");
    }
}

void watopoly_grid_write(const WatopolyGrid *grid, int rows, Text *out)
{
    for (int y = 0; y < rows; y++) {
        for (int x = 0; x < GRID_COLUMNS; x++) {
            text_add(out, grid->at[y][x][0] != '\0' ? grid->at[y][x] : " ");
        }
        paint_newline(out);
    }
}

const char *watopoly_grid_square(const Edition *edition, int space)
{
    const Label *label = &edition->space_label[space];
    return text_same_folded(label->shorter, label->name) ? label->shorter : label->name;
}

char watopoly_grid_piece(const Table *table, SeatId seat)
{
    const Edition *edition = table_edition(table);
    TokenId token = table_game(table)->seats[seat].token;
    return token < edition->token_count ? edition->tokens[token].symbol : (char)('1' + seat);
}

void watopoly_grid_pieces(const Table *table, int space, bool in_line, Text *text)
{
    const Game *game = table_game(table);
    for (SeatId id = 0; id < game->seat_count; id++) {
        const Seat *seat = &game->seats[id];
        if (!game_seat_in(game, id) || seat->space != space || seat->in_jail != in_line) continue;
        text_add_char(text, watopoly_grid_piece(table, id));
    }
}
