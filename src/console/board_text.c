/* board_text.c -- the board drawn in text. */
#include "console/board_text.h"

#include "console/board_marks.h"
#include "console/board_ring.h"
#include "console/paint.h"
#include "table/wording.h"

enum { LIST_COLUMNS = 76, ENTRY = 38, MARKS = 64, SEAT_SIZE = 160 };

/* ---- the list ---- */

static void entry_name(const Table *table, SpaceId space, bool colour, Text *out)
{
    const Edition *edition = table_edition(table);
    DeedId deed = edition->spaces[space].deed;
    char number[8];
    Text text = text_into(number, sizeof number);
    text_add_int(&text, space);
    paint_cell(out, number, 2, true);
    text_add(out, " ");
    if (deed != NO_DEED)
        paint_ground(out, colour, edition->groups[edition->deeds[deed].group].colour);
    paint_cell(out, edition->space_label[space].name, 22, false);
    if (deed != NO_DEED) paint_off(out, colour);
}

/* One space in ENTRY columns: number, name, owner and buildings, tokens. */
static void entry(const Table *table, SpaceId space, bool colour, Text *out)
{
    char buffer[MARKS];
    Text marks = text_into(buffer, sizeof buffer);
    DeedId deed = table_edition(table)->spaces[space].deed;
    entry_name(table, space, colour, out);
    text_add(out, " ");
    board_marks_holding(table, deed, &marks);
    SeatId owner = deed != NO_DEED ? table_game(table)->holdings[deed].owner : BANK;
    if (owner < MAX_SEATS) paint_ink(out, colour, table_seating(table)->seats[owner].colour);
    paint_cell(out, buffer, 6, false);
    if (owner < MAX_SEATS) paint_off(out, colour);
    text_clear(&marks);
    board_marks_tokens(table, space, &marks);
    paint_bold(out, colour);
    paint_cell(out, buffer, ENTRY - 32, false);
    paint_off(out, colour);
}

static void list_spaces(const Printer *printer, int columns)
{
    const Table *table = printer->table;
    Text *out = printer->out;
    int count = table_edition(table)->space_count;
    int rows = columns >= LIST_COLUMNS ? (count + 1) / 2 : count;
    for (int row = 0; row < rows; row++) {
        entry(table, (SpaceId)row, printer->colour, out);
        if (rows < count && row + rows < count) {
            text_add(out, "| ");
            entry(table, (SpaceId)(row + rows), printer->colour, out);
        }
        paint_newline(out);
    }
}

/* The players, two on a line where `pairs`: with the list of the spaces above
 * and the question below, four of them fit a terminal of 24 lines. */
static void list_seats(const Printer *printer, bool pairs)
{
    const Table *table = printer->table;
    const Game *game = table_game(table);
    Text *out = printer->out;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        char buffer[SEAT_SIZE];
        Text line = text_into(buffer, sizeof buffer);
        bool mover = game->phase != PHASE_OVER && game_mover(game) == seat;
        bool inside = pairs && seat % 2 == 0 && seat + 1 < game->seat_count;
        board_marks_seat(printer, seat, &line);
        text_add(out, mover ? "> " : "  ");
        paint_ink(out, printer->colour, table_seating(table)->seats[seat].colour);
        if (pairs) {
            paint_cell(out, buffer, ENTRY - 2, false);
        } else {
            text_add(out, buffer);
        }
        paint_off(out, printer->colour);
        if (inside) {
            text_add(out, "| ");
        } else {
            paint_newline(out);
        }
    }
}

void board_text_write(const Printer *printer)
{
    const Table *table = printer->table;
    int columns = printer->columns > 0 ? printer->columns : 80;
    if (board_ring_fits(table_edition(table)->space_count, columns)) {
        board_ring_write(printer, columns);
        if (board_ring_roomy(table, columns)) return;
    } else {
        list_spaces(printer, columns);
    }
    list_seats(printer, printer->columns >= LIST_COLUMNS);
}
