/* table_layout.c -- where everything on the table screen is. */
#include "view/board/table_layout.h"

#include "view/moves.h"
#include "view/view_request.h"
#include "view/view_shown.h"

/* ---- which design ---- */

/* The windows the designs were made for. */
#define FULL_WIDTH 1280.0
#define FULL_HEIGHT 800.0
#define RING_WIDTH 960.0
#define RING_HEIGHT 600.0
#define PHONE_WIDTH 390.0
#define PHONE_HEIGHT 844.0
#define PHONE_MOST 600.0
/* The smallest windows with the whole board. */
#define FULL_LEAST_WIDTH 1100.0
#define FULL_LEAST_HEIGHT 688.0

/* Lengths of a design, in its pixels. */
typedef struct Measures {
    double pad, between;      /* the edge of the window; from the board to the column */
    double gap;               /* between the parts of the column */
    double column, head;      /* width, height */
    double card[3], card_gap; /* heights: up to 4, 6, 8 players */
    double side, top, question, ask_gap, answers, gap_below, tools, bottom, lift; /* of the dock */
    double left, beside; /* width of the weaker answer, and the gap after it */
} Measures;

static const Measures measures[] = {
    [TABLE_FULL] =
        {12, 16, 8, 428, 44, {80, 58, 38}, 7, 12, 12, 42, 10, 62, 10, 48, 12, 2, 124, 10},
    [TABLE_RING] = {8, 8, 6, 348, 44, {58, 48, 38}, 6, 10, 10, 40, 8, 56, 8, 46, 10, 0, 104, 8},
    [TABLE_PHONE] = {6, 6, 4, 378, 48, {70, 50, 44}, 6, 12, 10, 39, 8, 56, 10, 46, 9, 0, 104, 8},
};

static bool is_upright(double width, double height)
{
    return height > width * 0.95;
}

TableForm table_form(double width, double height, int text_size)
{
    if (is_upright(width, height)) return TABLE_PHONE;
    bool small = width < FULL_LEAST_WIDTH || height < FULL_LEAST_HEIGHT;
    return small || text_size >= TABLE_LARGE_TEXT ? TABLE_RING : TABLE_FULL;
}

static double smaller(double a, double b)
{
    return a < b ? a : b;
}

static double larger(double a, double b)
{
    return a > b ? a : b;
}

double table_scale(double width, double height)
{
    double scale = 1;
    switch (table_form(width, height, 100)) {
    case TABLE_FULL: scale = smaller(width / FULL_WIDTH, height / FULL_HEIGHT); break;
    case TABLE_RING: scale = smaller(width / RING_WIDTH, height / RING_HEIGHT); break;
    case TABLE_PHONE:
        scale = smaller(smaller(width, PHONE_MOST) / PHONE_WIDTH, height / PHONE_HEIGHT);
        break;
    }
    return larger(scale, 1);
}

double table_unit(double width, double height, int text_size)
{
    return table_scale(width, height) * text_size / 100;
}

/* ---- laying out ---- */

typedef struct Plan {
    Measures of; /* already in pixels of the window */
    double text; /* size of text, 1 to 2 */
    int seats;
    int extra; /* rows of answers beyond two */
} Plan;

/* By how much something that holds text grows with it. */
static double grown(double length, double text, double part)
{
    return length * (1 + (text - 1) * part);
}

/* Where it is low, large text takes less of the room that the players need. */
#define LOW 420.0

static Measures scaled(const Measures *design, double scale, double text, bool low)
{
    Measures of = *design;
    double *lengths = (double *)&of;
    for (size_t i = 0; i < sizeof of / sizeof *lengths; i++) lengths[i] *= scale;
    of.column = grown(of.column, text, 0.35);
    of.head = grown(of.head, text, low ? 0 : 0.3);
    of.question = grown(of.question, text, low ? 0.2 : 1.1);
    of.answers = grown(of.answers, text, 0.25);
    for (int i = 0; i < 3; i++) of.card[i] = grown(of.card[i], text, i == 2 ? 0.6 : 0);
    return of;
}

static int extra_rows(const View *view)
{
    MoveList moves;
    moves_list(view, &moves);
    return moves.count > 2 ? (moves.count - 1) / 2 : 0;
}

static double extra_height(const Plan *plan)
{
    return plan->extra * (plan->of.tools + plan->of.ask_gap);
}

static double dock_height(const Plan *plan)
{
    const Measures *of = &plan->of;
    return of->top + of->question + of->ask_gap + of->answers + of->gap_below + of->tools +
           of->bottom;
}

/* From below: tools, answers, what is asked. More answers make the dock grow
 * upwards over the account; the main button stays. */
static void lay_dock(const Plan *plan, Box dock, TableLayout *at)
{
    const Measures *of = &plan->of;
    dock.y -= extra_height(plan);
    dock.h += extra_height(plan);
    at->dock = dock;
    Box rest = box_inset(dock, of->side, 0);
    box_cut_top(&rest, of->top);
    box_cut_bottom(&rest, of->bottom);
    at->tools = box_cut_bottom(&rest, of->tools);
    box_cut_bottom(&rest, of->gap_below);
    Box answers = box_cut_bottom(&rest, of->answers);
    at->left = box_cut_left(&answers, grown(of->left, plan->text, 0.3));
    box_cut_left(&answers, of->beside);
    at->main = answers;
    at->main.y -= of->lift;
    box_cut_bottom(&rest, of->ask_gap);
    at->extra = box_cut_bottom(&rest, extra_height(plan));
    at->question = rest;
}

/* ---- the players ---- */

static void lay_cards(const Plan *plan, int columns, TableLayout *at)
{
    int rows = (plan->seats + columns - 1) / columns;
    for (int seat = 0; seat < plan->seats; seat++) {
        Box row = box_row(at->seats, seat / columns, rows, plan->of.card_gap);
        at->card[seat] = box_column(row, seat % columns, columns, plan->of.card_gap);
    }
}

static double rows_height(const Plan *plan, int rows, double card)
{
    return rows * (card + plan->of.card_gap) - plan->of.card_gap;
}

/* The largest cards that fit into `room`; two columns when even the smallest
 * do not. */
static double cards_height(const Plan *plan, double room, int *columns)
{
    int first = plan->seats <= 4 ? 0 : plan->seats <= 6 ? 1 : 2;
    if (plan->text >= TABLE_LARGE_TEXT / 100.0) first = 2;
    for (*columns = 1; *columns <= 2; (*columns)++) {
        int rows = (plan->seats + *columns - 1) / *columns;
        for (int size = first; size < 3; size++) {
            double height = rows_height(plan, rows, plan->of.card[size]);
            if (height <= room) return height;
        }
    }
    *columns = 2;
    return room;
}

/* ---- side by side ---- */

#define WIDEST_FULL 1.15
#define WIDEST_RING 1.3
#define LOG_LEAST 56.0
#define LENS_LEAST 84.0

/* A phone on its side has its lens below the board. */
static void lay_low_lens(const Plan *plan, Box screen, TableLayout *at)
{
    at->lens = (Box){at->board.x, at->board.y, 0, 0};
    bool low = at->form == TABLE_RING && screen.h < LOW * at->scale;
    if (!low || plan->text >= TABLE_LARGE_TEXT / 100.0) return;
    at->lens = box_cut_bottom(&at->board, LENS_LEAST * at->scale);
    box_cut_bottom(&at->board, plan->of.gap);
}

static void lay_column(const Plan *plan, Box column, TableLayout *at)
{
    const Measures *of = &plan->of;
    int columns;
    at->head = box_cut_top(&column, of->head);
    box_cut_top(&column, of->gap);
    lay_dock(plan, box_cut_bottom(&column, dock_height(plan)), at);
    box_cut_bottom(&column, of->gap);
    double height = cards_height(plan, column.h, &columns);
    double log = column.h - height - of->gap;
    bool shown = log >= LOG_LEAST * at->scale * plan->text;
    at->seats = box_cut_top(&column, height);
    lay_cards(plan, columns, at);
    box_cut_top(&column, of->gap);
    at->log = shown ? column : (Box){column.x, column.y, 0, 0};
}

static void lay_wide(const Plan *plan, Box screen, TableLayout *at)
{
    const Measures *of = &plan->of;
    Box rest = box_inset(screen, of->pad, of->pad);
    double column = smaller(of->column, screen.w * 0.46);
    double widest = rest.h * (at->form == TABLE_FULL ? WIDEST_FULL : WIDEST_RING);
    double board = smaller(rest.w - of->between - column, widest);
    at->board = box_cut_left(&rest, board);
    if (at->board.h > board * WIDEST_FULL)
        at->board = box_centred(at->board, board, board * WIDEST_FULL);
    box_cut_left(&rest, of->between);
    lay_low_lens(plan, screen, at);
    lay_column(plan, rest, at);
}

/* ---- below each other ---- */

#define LENS 112.0
#define RING_RATIO 0.9 /* height of the ring to its width, at most */

static void lay_tall(const Plan *plan, Box screen, TableLayout *at)
{
    const Measures *of = &plan->of;
    double side = of->pad, scale = at->scale;
    Box rest = screen;
    at->head = box_inset(box_cut_top(&rest, of->head), side + 2 * scale, 2 * scale);
    box_cut_top(&rest, 4 * scale);
    lay_dock(plan, box_cut_bottom(&rest, dock_height(plan)), at);
    box_cut_bottom(&rest, 4 * scale);
    int rows = (plan->seats + 1) / 2, size = plan->seats <= 4 ? 0 : plan->seats <= 6 ? 1 : 2;
    double wanted = (screen.w - 2 * side) * RING_RATIO, lens = LENS * scale;
    if (rest.h < wanted + lens + rows_height(plan, rows, of->card[size])) lens = LENS_LEAST * scale;
    while (size < 2 && rest.h < wanted * 0.8 + lens + rows_height(plan, rows, of->card[size]))
        size++;
    double card = of->card[size];
    if (plan->text >= TABLE_LARGE_TEXT / 100.0) { /* the cards have the room of the lens */
        lens = 0;
        double more = rest.h - wanted - 10 * scale - rows_height(plan, rows, card);
        if (more > 0) card += smaller(more / rows, card * 0.35);
    }
    at->seats =
        box_inset(box_cut_bottom(&rest, rows_height(plan, rows, card)), side + 2 * scale, 0);
    lay_cards(plan, 2, at);
    box_cut_bottom(&rest, 8 * scale);
    at->lens = box_inset(box_cut_bottom(&rest, lens), side, 0);
    if (lens <= 0) at->lens.w = 0;
    if (lens > 0) box_cut_bottom(&rest, 6 * scale);
    double high = smaller(rest.h, wanted), wide = smaller(screen.w - 2 * side, high * 1.6);
    at->board = box_centred(rest, wide, high);
    at->log = (Box){rest.x, rest.y, 0, 0};
}

static TableLayout lay_out(const View *view, int seats, int extra)
{
    Box screen = view_ui(view)->screen;
    int text = view_preferences(view)->text_size;
    TableLayout at = {.form = table_form(screen.w, screen.h, text),
                      .scale = table_scale(screen.w, screen.h)};
    Plan plan = {.of =
                     scaled(&measures[at.form], at.scale, text / 100.0, screen.h < LOW * at.scale),
                 .text = text / 100.0,
                 .seats = seats,
                 .extra = extra};
    if (at.form == TABLE_PHONE)
        lay_tall(&plan, screen, &at);
    else
        lay_wide(&plan, screen, &at);
    return at;
}

TableLayout table_layout(const View *view)
{
    return lay_out(view, view_game(view)->seat_count, extra_rows(view));
}

TableLayout table_layout_room(const View *view)
{
    return lay_out(view, 0, 0);
}
