/* watopoly_board.c -- the text board of Watopoly, like the picture of the original. */
#include "console/watopoly_board.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "console/board_text.h"
#include "console/watopoly_compact.h"
#include "console/watopoly_grid.h"

enum {
    SIDE = 10, /* squares from corner to corner */
    SPACES = 4 * SIDE,
    CELL = 7, /* columns within a square */
    ROWS = 5, /* of a square, the last is its lower edge */
    STEP = CELL + 1,
    WIDTH = (SIDE + 1) * STEP + 1,
    HEIGHT = (SIDE + 1) * ROWS + 1,
    OWNER = 3, /* columns of "(G)" */
    SIGN_ROWS = 5,
    SIGN_TOP = 20,
    LEGEND_TOP = 30
};
static_assert(WIDTH == (int)GRID_COLUMNS && HEIGHT == (int)GRID_ROWS, "the board fills the grid");

static const char *const sign[SIGN_ROWS] = {
    "#   #  ###  #####  ###  ####   ###  #     #   #",
    "#   # #   #   #   #   # #   # #   # #      # # ",
    "# # # #####   #   #   # ####  #   # #       #  ",
    "# # # #   #   #   #   # #     #   # #       #  ",
    " # #  #   #   #    ###  #      ###  #####   #  ",
};

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

static void put_edges(WatopolyGrid *grid, int y, int x)
{
    watopoly_grid_fill(grid, y - 1, x, "_", CELL);
    watopoly_grid_fill(grid, y + ROWS - 1, x, "_", CELL);
    for (int row = 0; row < ROWS; row++) {
        watopoly_grid_put(grid, y + row, x - 1, "|", 1);
        watopoly_grid_put(grid, y + row, x + CELL, "|", 1);
    }
}

static void put_improvements(WatopolyGrid *grid, int y, int x, int level)
{
    watopoly_grid_fill(grid, y, x, "I", level < CELL ? level : CELL);
    watopoly_grid_fill(grid, y + 1, x, "-", CELL);
}

/* The eighth piece does not fit in its row and goes at the end of one above. */
static void put_pieces(WatopolyGrid *grid, const Table *table, int space, bool in_line, int y,
                       int x)
{
    char pieces[MAX_SEATS + 1];
    Text text = text_into(pieces, sizeof pieces);
    watopoly_grid_pieces(table, space, in_line, &text);
    watopoly_grid_put(grid, y, x, pieces, CELL);
    if (text.length <= CELL) return;
    bool taken = grid->at[y - 1][x + CELL - 1][0] != '\0'; /* by the owner */
    watopoly_grid_put(grid, taken ? y - 2 : y - 1, x + CELL - 1, pieces + CELL, 1);
}

/* "(G)" behind the name: owned by that piece; "[G]": mortgaged too. */
static void put_owner(WatopolyGrid *grid, const Table *table, DeedId deed, int y, int x)
{
    const Holding *holding = &table_game(table)->holdings[deed];
    if (holding->owner >= MAX_SEATS) return;
    char mark[] = {holding->mortgaged ? '[' : '(', watopoly_grid_piece(table, holding->owner),
                   holding->mortgaged ? ']' : ')', '\0'};
    watopoly_grid_put(grid, y, x + CELL - OWNER, mark, OWNER);
}

static void put_square(WatopolyGrid *grid, const Table *table, int space)
{
    const Edition *edition = table_edition(table);
    DeedId deed = edition->spaces[space].deed;
    bool street =
        deed != NO_DEED && edition->groups[edition->deeds[deed].group].kind == GROUP_STREETS;
    int y, x;
    find_corner(space, &y, &x);
    put_edges(grid, y, x);
    if (street) put_improvements(grid, y, x, table_game(table)->holdings[deed].level);
    int top = street ? y + 2 : y, rows = street ? 1 : ROWS - 2;
    watopoly_grid_name(grid, top, x, watopoly_grid_square(edition, space), rows, CELL);
    if (deed != NO_DEED) put_owner(grid, table, deed, top, x);
    if (space == edition->jail) put_pieces(grid, table, space, true, y + ROWS - 3, x);
    put_pieces(grid, table, space, false, y + ROWS - 2, x);
}

/* ---- the middle ---- */

static void put_sign(WatopolyGrid *grid)
{
    int width = (int)strlen(sign[0]) + 4, left = (WIDTH - width) / 2;
    watopoly_grid_fill(grid, SIGN_TOP - 1, left + 1, "_", width - 2);
    for (int row = 0; row < SIGN_ROWS + 2; row++) {
        watopoly_grid_put(grid, SIGN_TOP + row, left, "|", 1);
        watopoly_grid_put(grid, SIGN_TOP + row, left + width - 1, "|", 1);
    }
    for (int row = 0; row < SIGN_ROWS; row++) {
        watopoly_grid_put(grid, SIGN_TOP + 1 + row, left + 2, sign[row], WIDTH);
    }
    watopoly_grid_fill(grid, SIGN_TOP + SIGN_ROWS + 1, left + 1, "_", width - 2);
}

/* Which piece is whose, and what the marks of owners mean. */
static void put_legend(WatopolyGrid *grid, const Table *table)
{
    const Game *game = table_game(table);
    int row = LEGEND_TOP;
    for (int i = 0; i < game->seat_count; i++) {
        SeatId id = game->order[i];
        if (!game_seat_in(game, id)) continue;
        char line[NAME_SIZE];
        Text text = text_into(line, sizeof line);
        text_add(&text, id == game_mover(game) ? "> " : "  ");
        text_add_char(&text, watopoly_grid_piece(table, id));
        text_add_char(&text, ' ');
        text_add(&text, table_seating(table)->seats[id].name);
        watopoly_grid_put(grid, row++, 3 * STEP, line, WIDTH - 6 * STEP);
    }
    watopoly_grid_put(grid, row + 1, 3 * STEP, "(G) owned by G   [G] mortgaged", WIDTH - 6 * STEP);
}

static void draw(const Table *table, Text *out)
{
    WatopolyGrid *grid = mem_new(1, sizeof *grid);
    for (int space = 0; space < SPACES; space++) put_square(grid, table, space);
    watopoly_grid_fill(grid, 0, 0, "_", WIDTH);
    put_sign(grid);
    put_legend(grid, table);
    watopoly_grid_write(grid, HEIGHT, out);
    mem_free(grid);
}

void watopoly_board_write(const Table *table, int columns, Text *out)
{
    bool forty = table_edition(table)->space_count == SPACES;
    if (columns == 0) columns = WIDTH;
    if (forty && columns >= WIDTH) {
        draw(table, out);
    } else if (forty && columns >= WATOPOLY_COMPACT_WIDTH) {
        watopoly_compact_write(table, out);
    } else {
        Printer printer = printer_of(table, NULL, out);
        printer.columns = columns;
        board_text_write(&printer);
    }
}
