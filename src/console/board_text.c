/* board_text.c -- the board drawn in text. */
#include "console/board_text.h"

#include "console/board_ring.h"
#include "console/paint.h"
#include "table/wording.h"

enum { LIST_COLUMNS = 76, ENTRY = 38, MARKS = 64, SEAT_SIZE = 160 };

void board_text_holding(const Table *table, DeedId deed, Text *text)
{
    const Game *game = table_game(table);
    if (deed >= MAX_DEEDS || game->holdings[deed].owner == BANK) return;
    const Holding *holding = &game->holdings[deed];
    text_add_int(text, holding->owner + 1);
    if (holding->mortgaged) text_add_char(text, 'm');
    for (int i = 0; i < edition_level_houses(holding->level); i++) text_add_char(text, 'h');
    for (int i = 0; i < edition_level_hotels(holding->level); i++) text_add_char(text, 'H');
}

static char symbol_of(const Table *table, SeatId seat)
{
    const Edition *edition = table_edition(table);
    TokenId token = table_game(table)->seats[seat].token;
    char symbol = token < edition->token_count ? edition->tokens[token].symbol : '\0';
    return symbol != '\0' ? symbol : (char)('1' + seat);
}

void board_text_tokens(const Table *table, SpaceId space, Text *text)
{
    const Game *game = table_game(table);
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        const Seat *it = &game->seats[seat];
        if (!game_seat_in(game, seat) || it->space != space) continue;
        if (it->in_jail) text_add_char(text, '(');
        text_add_char(text, symbol_of(table, seat));
        if (it->in_jail) text_add_char(text, ')');
    }
    if (game->thief == space) text_add_char(text, '!');
}

const char *board_text_short(const Edition *edition, SpaceId space)
{
    const Label *label = &edition->space_label[space];
    return label->shorter[0] != '\0' ? label->shorter : label->name;
}

void board_text_seat(const Table *table, SeatId seat, Text *text)
{
    const Game *game = table_game(table);
    text_add_int(text, seat + 1);
    text_add_char(text, ' ');
    text_add_char(text, symbol_of(table, seat));
    text_add_char(text, ' ');
    wording_listed(table, seat, text);
    text_add(text, ": ");
    if (!game_seat_in(game, seat)) {
        text_add(text, "left the game");
        return;
    }
    wording_money(table, game->seats[seat].cash, text);
    if (game->seats[seat].in_jail) {
        text_add(text, ", in ");
        text_add(text, wording_jail(table));
    }
}

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
    board_text_holding(table, deed, &marks);
    SeatId owner = deed != NO_DEED ? table_game(table)->holdings[deed].owner : BANK;
    if (owner < MAX_SEATS) paint_ink(out, colour, table_seating(table)->seats[owner].colour);
    paint_cell(out, buffer, 6, false);
    if (owner < MAX_SEATS) paint_off(out, colour);
    text_clear(&marks);
    board_text_tokens(table, space, &marks);
    paint_bold(out, colour);
    paint_cell(out, buffer, ENTRY - 32, false);
    paint_off(out, colour);
}

static void list_spaces(const Table *table, const ConsoleOptions *options, int columns, Text *out)
{
    int count = table_edition(table)->space_count;
    int rows = columns >= LIST_COLUMNS ? (count + 1) / 2 : count;
    for (int row = 0; row < rows; row++) {
        entry(table, (SpaceId)row, options->colour, out);
        if (rows < count && row + rows < count) {
            text_add(out, "| ");
            entry(table, (SpaceId)(row + rows), options->colour, out);
        }
        paint_newline(out);
    }
}

/* The players, two on a line where `pairs`: with the list of the spaces above
 * and the question below, four of them fit a terminal of 24 lines. */
static void list_seats(const Table *table, bool pairs, bool colour, Text *out)
{
    const Game *game = table_game(table);
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        char buffer[SEAT_SIZE];
        Text line = text_into(buffer, sizeof buffer);
        bool mover = game->phase != PHASE_OVER && game_mover(game) == seat;
        bool inside = pairs && seat % 2 == 0 && seat + 1 < game->seat_count;
        board_text_seat(table, seat, &line);
        text_add(out, mover ? "> " : "  ");
        paint_ink(out, colour, table_seating(table)->seats[seat].colour);
        if (pairs) {
            paint_cell(out, buffer, ENTRY - 2, false);
        } else {
            text_add(out, buffer);
        }
        paint_off(out, colour);
        if (inside) {
            text_add(out, "| ");
        } else {
            paint_newline(out);
        }
    }
}

void board_text_write(const Table *table, const ConsoleOptions *options, Text *out)
{
    int columns = options->columns > 0 ? options->columns : 80;
    if (board_ring_fits(table_edition(table)->space_count, columns)) {
        board_ring_write(table, options, columns, out);
        if (board_ring_roomy(table, columns)) return;
    } else {
        list_spaces(table, options, columns, out);
    }
    list_seats(table, options->columns >= LIST_COLUMNS, options->colour, out);
}
