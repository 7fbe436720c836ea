/* watopoly_board.c -- the text board of Watopoly, like the picture of the original. */
#include "console/watopoly_board.h"

#include <string.h>

#include "base/mem.h"
#include "console/board_text.h"
#include "console/paint.h"

enum {
    SIDE = 10, /* squares from corner to corner */
    SPACES = 4 * SIDE,
    CELL = 7, /* columns within a square */
    ROWS = 5, /* of a square, the last is its lower edge */
    STEP = CELL + 1,
    WIDTH = (SIDE + 1) * STEP + 1,
    HEIGHT = (SIDE + 1) * ROWS + 1,
    CHARACTER = 5, /* bytes of one character and its end */
    SIGN_ROWS = 5,
    SIGN_TOP = 20,
    LEGEND_TOP = 30
};

typedef struct Grid {
    char at[HEIGHT][WIDTH][CHARACTER];
} Grid;

static const char *const sign[SIGN_ROWS] = {
    "#   #  ###  #####  ###  ####   ###  #     #   #",
    "#   # #   #   #   #   # #   # #   # #      # # ",
    "# # # #####   #   #   # ####  #   # #       #  ",
    "# # # #   #   #   #   # #     #   # #       #  ",
    " # #  #   #   #    ###  #      ###  #####   #  ",
};

/* Writes at most `room` characters from column `x` on. */
static void put(Grid *grid, int y, int x, const char *words, int room)
{
    while (*words != '\0' && room > 0 && x < WIDTH) {
        size_t bytes = paint_fit(words, 1);
        if (bytes == 0 || bytes >= CHARACTER) return;
        memcpy(grid->at[y][x], words, bytes);
        grid->at[y][x][bytes] = '\0';
        words += bytes;
        x++;
        room--;
    }
}

static void fill(Grid *grid, int y, int x, const char *character, int count)
{
    for (int i = 0; i < count; i++) put(grid, y, x + i, character, 1);
}

/* ---- a square ---- */

/* The upper left corner within the edge of a square; the start is at the lower
 * right and play goes round by the left. */
static void find_corner(int space, int *y, int *x)
{
    int row = 0, column = 0;
    if (space <= SIDE) {
        row = SIDE;
        column = SIDE - space;
    } else if (space <= 2 * SIDE) {
        row = 2 * SIDE - space;
    } else if (space <= 3 * SIDE) {
        column = space - 2 * SIDE;
    } else {
        row = space - 3 * SIDE;
        column = SIDE;
    }
    *y = 1 + row * ROWS;
    *x = 1 + column * STEP;
}

static void put_edges(Grid *grid, int y, int x)
{
    fill(grid, y - 1, x, "_", CELL);
    fill(grid, y + ROWS - 1, x, "_", CELL);
    for (int row = 0; row < ROWS; row++) {
        put(grid, y + row, x - 1, "|", 1);
        put(grid, y + row, x + CELL, "|", 1);
    }
}

/* The short name where it only differs in case, as in "TUITION". */
static const char *name_of(const Edition *edition, int space)
{
    const Label *label = &edition->space_label[space];
    return text_same_folded(label->shorter, label->name) ? label->shorter : label->name;
}

/* Breaks the name between words to as many rows as it needs. */
static void put_name(Grid *grid, int y, int x, const char *name)
{
    for (int row = 0; row < ROWS - 2 && *name != '\0'; row++) {
        size_t length = strlen(name), end = length;
        for (size_t i = 1; text_columns(name) > CELL && i <= CELL && i < length; i++) {
            if (name[i] == ' ') end = i;
        }
        char part[NAME_SIZE];
        Text text = text_into(part, sizeof part);
        text_add_bytes(&text, name, end);
        put(grid, y + row, x, part, CELL);
        name += end;
        name += strspn(name, " ");
    }
}

static void put_improvements(Grid *grid, int y, int x, int level)
{
    fill(grid, y, x, "I", level < CELL ? level : CELL);
    fill(grid, y + 1, x, "-", CELL);
}

/* The pieces on a square, in line or not. The eighth does not fit in its row
 * and goes at the end of the one above. */
static void put_pieces(Grid *grid, const Table *table, int space, bool in_line, int y, int x)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    int count = 0;
    for (SeatId id = 0; id < game->seat_count; id++) {
        const Seat *seat = &game->seats[id];
        if (!game_seat_in(game, id) || seat->space != space || seat->in_jail != in_line) continue;
        char piece[2] = {
            seat->token < edition->token_count ? edition->tokens[seat->token].symbol : '?', '\0'};
        if (count < CELL) {
            put(grid, y, x + count, piece, 1);
        } else {
            put(grid, y - 1, x + CELL - 1, piece, 1);
        }
        count++;
    }
}

static void put_square(Grid *grid, const Table *table, int space)
{
    const Edition *edition = table_edition(table);
    DeedId deed = edition->spaces[space].deed;
    int y, x;
    find_corner(space, &y, &x);
    put_edges(grid, y, x);
    if (deed != NO_DEED && edition->groups[edition->deeds[deed].group].kind == GROUP_STREETS) {
        put_improvements(grid, y, x, table_game(table)->holdings[deed].level);
        put_name(grid, y + 2, x, name_of(edition, space));
    } else {
        put_name(grid, y, x, name_of(edition, space));
    }
    if (space == edition->jail) put_pieces(grid, table, space, true, y + ROWS - 3, x);
    put_pieces(grid, table, space, false, y + ROWS - 2, x);
}

/* ---- the middle ---- */

static void put_sign(Grid *grid)
{
    int width = (int)strlen(sign[0]) + 4, left = (WIDTH - width) / 2;
    fill(grid, SIGN_TOP - 1, left + 1, "_", width - 2);
    for (int row = 0; row < SIGN_ROWS + 2; row++) {
        put(grid, SIGN_TOP + row, left, "|", 1);
        put(grid, SIGN_TOP + row, left + width - 1, "|", 1);
    }
    for (int row = 0; row < SIGN_ROWS; row++) {
        put(grid, SIGN_TOP + 1 + row, left + 2, sign[row], WIDTH);
    }
    fill(grid, SIGN_TOP + SIGN_ROWS + 1, left + 1, "_", width - 2);
}

static void put_legend(Grid *grid, const Table *table)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    int row = LEGEND_TOP;
    for (int i = 0; i < game->seat_count; i++) {
        SeatId id = game->order[i];
        if (!game_seat_in(game, id)) continue;
        char line[NAME_SIZE];
        Text text = text_into(line, sizeof line);
        text_add(&text, id == game_mover(game) ? "> " : "  ");
        if (game->seats[id].token < edition->token_count) {
            text_add_char(&text, edition->tokens[game->seats[id].token].symbol);
        }
        text_add_char(&text, ' ');
        text_add(&text, table_seating(table)->seats[id].name);
        put(grid, row++, 3 * STEP, line, WIDTH - 6 * STEP);
    }
}

void watopoly_board_write(const Table *table, Text *out)
{
    if (table_edition(table)->space_count != SPACES) {
        Printer printer = printer_of(table, NULL, out);
        printer.columns = WIDTH;
        board_text_write(&printer);
        return;
    }
    Grid *grid = mem_new(1, sizeof *grid);
    for (int space = 0; space < SPACES; space++) put_square(grid, table, space);
    fill(grid, 0, 0, "_", WIDTH);
    put_sign(grid);
    put_legend(grid, table);
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            text_add(out, grid->at[y][x][0] != '\0' ? grid->at[y][x] : " ");
        }
        paint_newline(out);
    }
    mem_free(grid);
}
