/* watopoly_compact.c -- the board of Watopoly for terminals of 80 columns and 24 lines. */
#include "console/watopoly_compact.h"

#include <assert.h>
#include <string.h>

#include "base/mem.h"
#include "console/printer.h"
#include "console/watopoly_grid.h"

enum {
    SIDE = 10,
    ACROSS = SIDE + 1,
    CELL_ROWS = 3,
    TOP = 1,                            /* first row of the upper squares */
    FIRST_SIDE = TOP + CELL_ROWS + 1,   /* first row at the sides */
    BOTTOM = FIRST_SIDE + SIDE - 1 + 1, /* first row of the lower squares */
    HEIGHT = BOTTOM + CELL_ROWS + 1,
    WIDTH = WATOPOLY_COMPACT_WIDTH,
    NAME = 8, /* columns at the sides: name, owner, improvements, pieces */
    MARKS = 5,
    SIDE_WIDTH = NAME + 1 + 1 + 1 + MARKS + 1 + MAX_SEATS,
    MIDDLE = SIDE_WIDTH + 3,
    LINE = 120
};

/* Corners, and columns with a long name above or below, are wider. */
static const int widths[ACROSS] = {7, 5, 7, 7, 5, 5, 7, 5, 6, 6, 7};

typedef struct Marks {
    char owner[2];                /* empty, or the owner's piece */
    char improvements[MARKS + 1]; /* "III", "m" */
    char pieces[MAX_SEATS + 1];
    char in_line[MAX_SEATS + 1];
} Marks;

static Marks marks_of(const Table *table, int space)
{
    Marks marks = {0};
    const Edition *edition = table_edition(table);
    DeedId deed = edition->spaces[space].deed;
    Text pieces = text_into(marks.pieces, sizeof marks.pieces);
    Text in_line = text_into(marks.in_line, sizeof marks.in_line);
    watopoly_grid_pieces(table, space, false, &pieces);
    watopoly_grid_pieces(table, space, true, &in_line);
    if (deed == NO_DEED) return marks;
    const Holding *holding = &table_game(table)->holdings[deed];
    if (holding->owner < MAX_SEATS) marks.owner[0] = watopoly_grid_piece(table, holding->owner);
    for (int i = 0; i < holding->level && i < MARKS; i++) marks.improvements[i] = 'I';
    if (holding->mortgaged) marks.improvements[0] = 'm';
    return marks;
}

/* ---- above and below ---- */

static int left_of(int column)
{
    int x = 1;
    for (int i = 0; i < column; i++) x += widths[i] + 1;
    return x;
}

/* Where the pieces do not fit in their row, the improvements make room: "5I". */
static void put_crowd(WatopolyGrid *grid, int y, int x, int width, const Marks *marks)
{
    int count = (int)strlen(marks->improvements);
    char few[] = {(char)('0' + count), 'I', '\0'};
    bool improved = count > 1;
    watopoly_grid_fill(grid, y + 1, x, " ", width);
    watopoly_grid_put(grid, y + 1, x, improved ? few : marks->improvements, width);
    watopoly_grid_put(grid, y + 1, x + (improved ? 2 : 1), marks->pieces + width, width);
}

static void put_cell(WatopolyGrid *grid, const Table *table, int space, int y, int column)
{
    const Edition *edition = table_edition(table);
    Marks marks = marks_of(table, space);
    int x = left_of(column), width = widths[column];
    bool one = edition->spaces[space].deed != NO_DEED || space == edition->jail;
    watopoly_grid_name(grid, y, x, watopoly_grid_square(edition, space), one ? 1 : 2,
                       marks.owner[0] != '\0' ? width - 1 : width);
    watopoly_grid_put(grid, y, x + width - 1, marks.owner, 1);
    watopoly_grid_put(grid, y + 1, x, marks.improvements, width);
    watopoly_grid_put(grid, y + 1, x, marks.in_line, width);
    watopoly_grid_put(grid, y + 2, x, marks.pieces, width);
    if ((int)strlen(marks.pieces) > width) put_crowd(grid, y, x, width, &marks);
}

/* ---- at the sides ---- */

static void put_line(WatopolyGrid *grid, const Table *table, int space, int y, int x)
{
    Marks marks = marks_of(table, space);
    watopoly_grid_name(grid, y, x, watopoly_grid_square(table_edition(table), space), 1, NAME);
    watopoly_grid_put(grid, y, x + NAME + 1, marks.owner, 1);
    watopoly_grid_put(grid, y, x + NAME + 3, marks.improvements, MARKS);
    watopoly_grid_put(grid, y, x + NAME + 3 + MARKS + 1, marks.pieces, MAX_SEATS);
}

/* ---- edges and middle ---- */

static void put_edges(WatopolyGrid *grid)
{
    static const int lines[] = {0, TOP + CELL_ROWS, BOTTOM - 1, HEIGHT - 1};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        watopoly_grid_fill(grid, lines[i], 0, "-", WIDTH);
    for (int column = 0; column <= ACROSS; column++) {
        for (int row = 0; row < CELL_ROWS; row++) {
            watopoly_grid_put(grid, TOP + row, left_of(column) - 1, "|", 1);
            watopoly_grid_put(grid, BOTTOM + row, left_of(column) - 1, "|", 1);
        }
    }
    static const int sides[] = {0, SIDE_WIDTH + 1, WIDTH - SIDE_WIDTH - 2, WIDTH - 1};
    for (int row = FIRST_SIDE; row < BOTTOM - 1; row++) {
        for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++)
            watopoly_grid_put(grid, row, sides[i], "|", 1);
    }
}

static void put_middle(WatopolyGrid *grid, const Table *table)
{
    const Game *game = table_game(table);
    int row = FIRST_SIDE, room = WIDTH - 2 * MIDDLE;
    for (int i = 0; i < game->seat_count; i++) {
        SeatId id = game->order[i];
        if (!game_seat_in(game, id)) continue;
        char line[LINE];
        Text text = text_into(line, sizeof line);
        Printer printer = printer_of(table, NULL, &text);
        text_add(&text, id == game_mover(game) ? ">" : " ");
        text_add_char(&text, watopoly_grid_piece(table, id));
        text_add_char(&text, ' ');
        words_write_arg(&printer.words, arg_cash(game->seats[id].cash), &text);
        text_add_char(&text, ' ');
        text_add(&text, table_seating(table)->seats[id].name);
        watopoly_grid_put(grid, row++, MIDDLE, line, room);
    }
    watopoly_grid_put(grid, FIRST_SIDE + SIDE - 2, MIDDLE, "m: mortgaged", room);
}

void watopoly_compact_write(const Table *table, Text *out)
{
    WatopolyGrid *grid = mem_new(1, sizeof *grid);
    put_edges(grid);
    for (int i = 0; i <= SIDE; i++) {
        put_cell(grid, table, SIDE - i, BOTTOM, i);
        put_cell(grid, table, 2 * SIDE + i, TOP, i);
    }
    for (int i = 1; i < SIDE; i++) {
        put_line(grid, table, 2 * SIDE - i, FIRST_SIDE + i - 1, 1);
        put_line(grid, table, 3 * SIDE + i, FIRST_SIDE + i - 1, WIDTH - SIDE_WIDTH - 1);
    }
    put_middle(grid, table);
    watopoly_grid_write(grid, HEIGHT, out);
    mem_free(grid);
}
