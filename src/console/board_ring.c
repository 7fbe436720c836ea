/* board_ring.c -- the board as a ring of cells around its middle. */
#include "console/board_ring.h"

#include "console/board_marks.h"
#include "console/paint.h"
#include "table/account.h"
#include "table/wording.h"

enum {
    CELL_LEAST = 10,
    CELL_MOST = 14,
    CELL_LINES = 3,
    COLUMNS_LEAST = 100,
    MARKS = 64,
    MIDDLE_LEAST = 40,
    MIDDLE_HEAD = 4,
    NEWS_MOST = 12,
    NEWS_SIZE = 400
};

/* The grid of cells; only those at its edge are spaces. */
typedef struct Ring {
    const Printer *printer;
    const Table *table;
    const Edition *edition;
    bool colour, roomy;
    int across, down; /* cells */
    int width;        /* columns of text in a cell */
    int news_count;   /* the last events of the account, oldest first */
    size_t news[NEWS_MOST];
    Text *out;
} Ring;

/* Two sides and two corners each way make `count` cells, or one more when it
 * is odd: that one stays empty. */
static void grid_of(int count, int *across, int *down)
{
    int half = (count + 1) / 2 + 2;
    if (half < 4) half = 4;
    *across = (half + 1) / 2;
    *down = half - *across;
}

static int cell_width(int count, int columns)
{
    int across, down;
    grid_of(count, &across, &down);
    int width = (columns - 1) / across - 1;
    return width < CELL_MOST ? width : CELL_MOST;
}

bool board_ring_fits(int space_count, int columns)
{
    return columns >= COLUMNS_LEAST && cell_width(space_count, columns) >= CELL_LEAST;
}

bool board_ring_roomy(const Table *table, int columns)
{
    int across, down, count = table_edition(table)->space_count;
    grid_of(count, &across, &down);
    int lines = (down - 2) * (CELL_LINES + 1) - 1;
    return (across - 2) * (cell_width(count, columns) + 1) > MIDDLE_LEAST &&
           lines > MIDDLE_HEAD + 1 + table_game(table)->seat_count;
}

/* The space in a cell, -1 in the middle and in an empty one. The start is at
 * the lower right, and play goes left, up, right and down. */
static int space_at(const Ring *ring, int row, int column)
{
    int last_row = ring->down - 1, last_column = ring->across - 1;
    int step = -1;
    if (row == last_row) {
        step = last_column - column;
    } else if (column == 0) {
        step = last_column + (last_row - row);
    } else if (row == 0) {
        step = last_column + last_row + column;
    } else if (column == last_column) {
        step = 2 * last_column + last_row + row;
    }
    if (step < 0 || step >= ring->edition->space_count) return -1;
    return (step + ring->edition->start) % ring->edition->space_count;
}

static bool at_edge(const Ring *ring, int row, int column)
{
    return row == 0 || row == ring->down - 1 || column == 0 || column == ring->across - 1;
}

/* ---- lines ---- */

/* The corner piece where cells meet above row `row`, left of column `column`. */
static const char *joint(const Ring *ring, int row, int column)
{
    /* Which of the four lines that could meet here are drawn: up, right,
     * down, left. A line is drawn beside a cell of the edge. */
    static const char *const pieces[16] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                           "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    bool cells[4] = {false}; /* above left, above right, below right, below left */
    for (int i = 0; i < 4; i++) {
        int r = row - (i < 2 ? 1 : 0), c = column - (i == 0 || i == 3 ? 1 : 0);
        cells[i] = r >= 0 && c >= 0 && r < ring->down && c < ring->across && at_edge(ring, r, c);
    }
    int up = cells[0] || cells[1], right = cells[1] || cells[2];
    int down = cells[2] || cells[3], left = cells[3] || cells[0];
    int which = up + 2 * right + 4 * down + 8 * left;
    if (which == 0) return " ";
    return ring->colour ? pieces[which] : "+";
}

static bool line_above(const Ring *ring, int row, int column)
{
    return (row < ring->down && at_edge(ring, row, column)) ||
           (row > 0 && at_edge(ring, row - 1, column));
}

static void border(const Ring *ring, int row)
{
    for (int column = 0; column < ring->across; column++) {
        text_add(ring->out, joint(ring, row, column));
        const char *piece = line_above(ring, row, column) ? ring->colour ? "─" : "-" : " ";
        paint_repeat(ring->out, piece, ring->width);
    }
    text_add(ring->out, joint(ring, row, ring->across));
    paint_newline(ring->out);
}

/* ---- a cell ---- */

/* The name on two lines: split at a blank, else inside a word. */
static void name_line(const Ring *ring, const char *name, int line, Text *text)
{
    size_t first = paint_fit(name, ring->width);
    bool inside = false;
    if (name[first] != '\0') {
        size_t blank = first;
        while (blank > 0 && name[blank] != ' ') blank--;
        inside = blank == 0;
        first = inside ? paint_fit(name, ring->width - 1) : blank;
    }
    if (line == 0) {
        text_add_bytes(text, name, first);
        if (inside) text_add_char(text, '-');
        return;
    }
    while (name[first] == ' ') first++;
    text_add(text, name + first);
}

/* Owner and buildings to the left, tokens to the right. */
static void marks_line(const Ring *ring, SpaceId space)
{
    char held[MARKS], tokens[MARKS];
    Text holding = text_into(held, sizeof held), on = text_into(tokens, sizeof tokens);
    DeedId deed = ring->edition->spaces[space].deed;
    board_marks_holding(ring->table, deed, &holding);
    board_marks_tokens(ring->table, space, &on);
    int room = ring->width - (int)text_columns(tokens);
    if (room < 2 && held[0] != '\0') room = 2;
    if (room < 0) room = 0;
    SeatId owner = deed != NO_DEED ? table_game(ring->table)->holdings[deed].owner : BANK;
    if (owner < MAX_SEATS) {
        paint_ink(ring->out, ring->colour, table_seating(ring->table)->seats[owner].colour);
    }
    paint_cell(ring->out, held, room, false);
    paint_off(ring->out, ring->colour);
    paint_bold(ring->out, ring->colour);
    paint_cell(ring->out, tokens, ring->width - room, false);
    paint_off(ring->out, ring->colour);
}

static void cell_line(const Ring *ring, int space, int line)
{
    char buffer[NAME_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    if (space < 0) {
        paint_repeat(ring->out, " ", ring->width);
        return;
    }
    if (line == CELL_LINES - 1) {
        marks_line(ring, (SpaceId)space);
        return;
    }
    DeedId deed = ring->edition->spaces[space].deed;
    name_line(ring, board_marks_short(ring->edition, (SpaceId)space), line, &text);
    bool tinted = deed != NO_DEED && line == 0;
    if (tinted) {
        GroupId group = ring->edition->deeds[deed].group;
        paint_ground(ring->out, ring->colour, ring->edition->groups[group].colour);
    }
    paint_cell(ring->out, buffer, ring->width, false);
    if (tinted) paint_off(ring->out, ring->colour);
}

/* ---- the middle ---- */

/* The line of the middle where the account begins. */
static int news_begin(const Ring *ring)
{
    return MIDDLE_HEAD + 3 + table_game(ring->table)->seat_count;
}

static void bank_line(const Ring *ring, Text *text)
{
    const Game *game = table_game(ring->table);
    const Words *words = &ring->printer->words;
    bool pot = ring->edition->rule[RULE_POT] != 0;
    if (game->houses >= 0) {
        SAY(words, text, T_("{houses} and {hotels} in the {bank}[, {seat}: {sum}]"),
            arg_houses(game->houses), arg_hotels(game->hotels), pot ? arg_seat(POT) : arg_absent(),
            arg_sum(game->pot));
    } else if (pot) {
        SAY(words, text, T_("{seat}: {sum}"), arg_seat(POT), arg_sum(game->pot));
    }
}

/* The last sentences of the account, as many as the middle has room for. */
static void find_news(Ring *ring)
{
    char buffer[NEWS_SIZE];
    int room = (ring->down - 2) * (CELL_LINES + 1) - 1 - news_begin(ring) - 1;
    int count = 0;
    size_t n = table_event_count(ring->table);
    for (; n > 0 && count < NEWS_MOST && count < room; n--) {
        Text text = text_into(buffer, sizeof buffer);
        if (account_event(ring->table, n - 1, &ring->printer->words, &text))
            ring->news[count++] = n - 1;
    }
    ring->news_count = count;
    for (int i = 0; i < count / 2; i++) {
        size_t swap = ring->news[i];
        ring->news[i] = ring->news[count - 1 - i];
        ring->news[count - 1 - i] = swap;
    }
}

/* Line `line` of the middle; returns the seat it is about or NOBODY. */
static SeatId middle_line(const Ring *ring, int line, Text *text)
{
    const Game *game = table_game(ring->table);
    if (!ring->roomy) return NOBODY;
    if (line == 1) text_add(text, ring->edition->title);
    if (line == 2 && game->turn > 0) {
        SAY(&ring->printer->words, text, T_("turn {id}"), arg_id(game->turn));
    }
    if (line >= MIDDLE_HEAD && line < MIDDLE_HEAD + game->seat_count) {
        SeatId seat = game->order[line - MIDDLE_HEAD];
        bool mover = game->phase != PHASE_OVER && seat == game_mover(game);
        text_add(text, mover ? "> " : "  ");
        board_marks_seat(ring->printer, seat, text);
        return seat;
    }
    if (line == MIDDLE_HEAD + 1 + game->seat_count) bank_line(ring, text);
    int news = line - news_begin(ring);
    if (news >= 0 && news < ring->news_count) {
        account_event(ring->table, ring->news[news], &ring->printer->words, text);
    }
    return NOBODY;
}

static void middle(const Ring *ring, int line)
{
    char buffer[NEWS_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    int width = (ring->across - 2) * (ring->width + 1) - 1;
    SeatId seat = middle_line(ring, line, &text);
    text_add(ring->out, "  ");
    if (seat < MAX_SEATS) {
        paint_ink(ring->out, ring->colour, table_seating(ring->table)->seats[seat].colour);
    }
    paint_cell(ring->out, buffer, width - 2, false);
    if (seat < MAX_SEATS) paint_off(ring->out, ring->colour);
}

/* ---- rows ---- */

static void row_line(const Ring *ring, int row, int line)
{
    const char *bar = ring->colour ? "│" : "|";
    bool whole = row == 0 || row == ring->down - 1;
    for (int column = 0; column < ring->across; column++) {
        text_add(ring->out, bar);
        if (!whole && column == 1) {
            middle(ring, (row - 1) * (CELL_LINES + 1) + line);
            column = ring->across - 2;
            continue;
        }
        cell_line(ring, space_at(ring, row, column), line);
    }
    text_add(ring->out, bar);
    text_add(ring->out, "\n");
}

/* Between rows of the middle the lines of the two sides, with text between. */
static void inner_border(const Ring *ring, int row)
{
    const char *dash = ring->colour ? "─" : "-";
    text_add(ring->out, joint(ring, row, 0));
    paint_repeat(ring->out, dash, ring->width);
    text_add(ring->out, joint(ring, row, 1));
    middle(ring, (row - 1) * (CELL_LINES + 1) - 1);
    text_add(ring->out, joint(ring, row, ring->across - 1));
    paint_repeat(ring->out, dash, ring->width);
    text_add(ring->out, joint(ring, row, ring->across));
    text_add(ring->out, "\n");
}

void board_ring_write(const Printer *printer, int columns)
{
    const Table *table = printer->table;
    const Edition *edition = table_edition(table);
    Ring ring = {.printer = printer,
                 .table = table,
                 .edition = edition,
                 .colour = printer->colour,
                 .out = printer->out,
                 .width = cell_width(edition->space_count, columns)};
    grid_of(edition->space_count, &ring.across, &ring.down);
    ring.roomy = board_ring_roomy(table, columns);
    if (ring.roomy) find_news(&ring);
    for (int row = 0; row < ring.down; row++) {
        if (row > 1 && row < ring.down - 1) {
            inner_border(&ring, row);
        } else {
            border(&ring, row);
        }
        for (int line = 0; line < CELL_LINES; line++) row_line(&ring, row, line);
    }
    border(&ring, ring.down);
}
