/* board_text.c -- the board drawn in text. */
#include "console/board_text.h"

#include "console/board_marks.h"
#include "console/board_ring.h"
#include "console/paint.h"
#include "console/rulebook.h"
#include "table/wording.h"

enum { LIST_COLUMNS = 76, NAME = 22, ENTRY = 38, THIRD = 24, MARKS = 64, SEAT_SIZE = 160 };

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
    const char *name = edition->space_label[space].name;
    if (text_columns(name) > NAME) name = board_marks_short(edition, space);
    paint_cell(out, name, NAME, false);
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

/* ---- the players and the bank ---- */

static void seat_text(const Printer *printer, SeatId seat, Text *text)
{
    const Game *game = table_game(printer->table);
    bool mover = game->phase != PHASE_OVER && game_mover(game) == seat;
    text_add(text, mover ? "> " : "  ");
    board_marks_seat(printer, seat, text);
}

/* How many players stand on a line: with the list of the spaces above and the question below,
 * four of them and the bank fit a terminal of 24 lines. */
static int seats_across(const Printer *printer)
{
    const Game *game = table_game(printer->table);
    if (printer->columns < LIST_COLUMNS) return 1;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        char buffer[SEAT_SIZE];
        Text text = text_into(buffer, sizeof buffer);
        seat_text(printer, seat, &text);
        if (text_columns(buffer) >= THIRD) return 2;
    }
    return 3;
}

static void seat_cell(const Printer *printer, SeatId seat, int width)
{
    char buffer[SEAT_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    seat_text(printer, seat, &text);
    paint_ink(printer->out, printer->colour, table_seating(printer->table)->seats[seat].colour);
    if (width > 0) {
        paint_cell(printer->out, buffer, width, false);
    } else {
        text_add(printer->out, buffer);
    }
    paint_off(printer->out, printer->colour);
}

/* The bank's stock behind the last players if there is room, else on a line of its own. */
static void list_bank(const Printer *printer, int room)
{
    Text stock = text_growing();
    rulebook_stock(printer, &stock);
    if (room > 0 && (stock.length == 0 || (int)text_columns(stock.start) > room)) {
        paint_newline(printer->out);
        room = 0;
    }
    if (stock.length > 0) {
        text_add(printer->out, room > 0 ? "| " : "  ");
        printer_paragraph(printer, stock.start, 2);
    }
    text_free(&stock);
    rulebook_thief(printer);
}

static void list_seats(const Printer *printer)
{
    int count = table_game(printer->table)->seat_count, across = seats_across(printer);
    int width = across == 1 ? 0 : across == 2 ? ENTRY : THIRD;
    for (int seat = 0; seat < count; seat++) {
        if (seat % across > 0) text_add(printer->out, "| ");
        seat_cell(printer, (SeatId)seat, width);
        if (seat % across == across - 1) paint_newline(printer->out);
    }
    int free = (across - count % across) % across;
    list_bank(printer, free * width);
}

void board_text_write(const Printer *printer)
{
    const Table *table = printer->table;
    int columns = printer->columns > 0 ? printer->columns : 80;
    if (board_ring_fits(table_edition(table)->space_count, columns)) {
        board_ring_write(printer, columns);
        if (board_ring_roomy(table, columns)) {
            list_bank(printer, 0);
            return;
        }
    } else {
        list_spaces(printer, columns);
    }
    list_seats(printer);
}
