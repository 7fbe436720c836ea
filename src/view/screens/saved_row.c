/* saved_row.c -- how a saved game reads in the list of them. */
#include "view/screens/saved_row.h"

#include "ui/form.h"

/* Rows as wide as MEDIUM (design pixels) have two cells, and the second is so wide. */
enum { HEAD = 40, BOARD = 46, MEDIUM = 480, MEDIUM_BOARD = 60, SIDE_CELL = 210, CELL_SIZE = 640 };

/* The columns of the table, in design pixels; names take what is left. */
typedef enum Cell {
    CELL_NUMBER,
    CELL_NAME,
    CELL_ROUND,
    CELL_LENGTH,
    CELL_TURN,
    CELL_DATE,
    CELL_TIME,
    CELL_COUNT
} Cell;

typedef struct CellInfo {
    Sentence title;
    double width;
    Align align;
} CellInfo;

static const CellInfo cells[CELL_COUNT] = {
    [CELL_NUMBER] = {T_("No."), 48, ALIGN_RIGHT},
    [CELL_NAME] = {T_("Name"), 0, ALIGN_LEFT},
    [CELL_ROUND] = {TC_("column", "Round"), 64, ALIGN_RIGHT},
    [CELL_LENGTH] = {T_("Length"), 88, ALIGN_RIGHT},
    [CELL_TURN] = {T_("Whose turn"), 144, ALIGN_LEFT},
    [CELL_DATE] = {T_("Last played"), 104, ALIGN_LEFT},
    [CELL_TIME] = {T_("Time"), 56, ALIGN_LEFT},
};

/* ---- words ---- */

/* The game played, by its title if it is known. */
static const char *edition_name(const SavedRow *row)
{
    return row->board != NULL && row->board->known ? row->board->title : row->game->edition;
}

const char *saved_row_title(const SavedRow *row)
{
    return row->game->given[0] != '\0' ? row->game->given : edition_name(row);
}

/* "Ada, #Bruno (hard)": the level tells that it is a computer, the mark is for lists of words. */
static void add_players(const SavedGame *game, Text *text)
{
    bool begins = true;
    for (const char *at = game->players; *at != '\0'; at++) {
        if (!begins || *at != '#') text_add_char(text, *at);
        begins = *at == ' ' && at > game->players && at[-1] == ',';
    }
}

/* Below the title: who plays; what, if the title is a name; and whose branch it is. */
static void detail_words(const Words *words, const SavedRow *row, Text *text)
{
    const SavedGame *game = row->game;
    char buffer[sizeof game->players];
    Text players = text_into(buffer, sizeof buffer);
    add_players(game, &players);
    if (game->given[0] != '\0')
        SAY(words, text, T_("{edition}: {name}"), arg_edition(edition_name(row)), arg_name(buffer));
    else
        text_add(text, buffer);
    if (game->parent == 0) return;
    text_add_char(text, '\n');
    SAY(words, text, T_("played on from game {id}"), arg_id(game->parent));
}

static void cell_words(const Words *words, const SavedGame *game, Cell cell, Text *text)
{
    switch (cell) {
    case CELL_NUMBER: text_add_int(text, game->id); break;
    case CELL_NAME: break; /* two lines, in name_cell */
    case CELL_ROUND:
        if (game->round > 0) text_add_int(text, game->round);
        break;
    case CELL_LENGTH:
        SAY(words, text, TN_("{count} step", "{count} steps"), arg_count(game->length));
        break;
    case CELL_TURN: text_add(text, game->turn); break;
    case CELL_DATE: words_write_arg(words, arg_date(game->date), text); break;
    case CELL_TIME: text_add(text, game->time); break;
    case CELL_COUNT: break;
    }
}

/* ---- cells ---- */

static bool is_wide(const Ui *ui, double width)
{
    return width >= ui_px(ui, 840);
}

static Box cell_box(const Ui *ui, Box row, Cell cell)
{
    double left = 0, others = 0, gap = ui_px(ui, 16);
    for (int i = 0; i < CELL_COUNT; i++) {
        double wide = ui_px(ui, cells[i].width) + gap;
        others += wide;
        if (i < (int)cell) left += wide;
    }
    double name = row.w - others + gap;
    if (cell > CELL_NAME) left += name;
    return (Box){row.x + left, row.y, cell == CELL_NAME ? name : ui_px(ui, cells[cell].width),
                 row.h};
}

static Style cell_style(const Ui *ui, const SavedGame *game, Cell cell)
{
    bool loud = cell == CELL_TURN && !game->over;
    return (Style){TYPE_BODY, loud ? FONT_SEMIBOLD : FONT_MEDIUM,
                   loud ? ui->theme.ink : ui->theme.quiet, cells[cell].align};
}

/* Title and what is below it; returns its height. */
static double name_cell(Ui *ui, Box cell, void *what)
{
    const SavedRow *row = what;
    char buffer[CELL_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    detail_words(&ui->words, row, &text);
    double used =
        form_words(ui, cell, saved_row_title(row), TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink);
    return used +
           form_words(ui, form_below(cell, used), buffer, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
}

static double wide_row(Ui *ui, Box row, SavedRow *saved, double least)
{
    double name = form_height(ui, cell_box(ui, row, CELL_NAME).w, name_cell, saved);
    double high = name + ui_px(ui, 20) > least ? name + ui_px(ui, 20) : least;
    for (int i = 0; i < CELL_COUNT; i++) {
        char buffer[CELL_SIZE];
        Text text = text_into(buffer, sizeof buffer);
        cell_words(&ui->words, saved->game, (Cell)i, &text);
        Style style = cell_style(ui, saved->game, (Cell)i);
        Box cell = cell_box(ui, (Box){row.x, row.y, row.w, high}, (Cell)i);
        if (i == CELL_NAME)
            name_cell(ui, box_centred(cell, cell.w, name), saved);
        else
            lettering_paragraph(
                ui, box_centred(cell, cell.w, lettering_height(ui, cell.w, buffer, style)), buffer,
                style);
    }
    return high;
}

static void when_words(const Words *words, const SavedGame *game, Text *text)
{
    SAY(words, text, T_("[Round {id} · ]{date} {text}"),
        game->round > 0 ? arg_id(game->round) : arg_absent(), arg_date(game->date),
        arg_text(game->time));
}

/* What it is called; at the right whose turn it is, and when. */
static double medium_row(Ui *ui, Box row, SavedRow *saved, double least)
{
    const SavedGame *game = saved->game;
    char buffer[CELL_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    Style turn = {TYPE_BODY, FONT_SEMIBOLD, game->over ? ui->theme.quiet : ui->theme.ink,
                  ALIGN_RIGHT};
    Style when = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT};
    Box right = box_cut_right(&row, ui_px(ui, SIDE_CELL));
    box_cut_right(&row, ui_px(ui, 12));
    double name = form_height(ui, row.w, name_cell, saved), gap = ui_px(ui, 2);
    when_words(&ui->words, game, &text);
    double above = lettering_height(ui, right.w, game->turn, turn),
           below = lettering_height(ui, right.w, buffer, when);
    double tallest = name > above + gap + below ? name : above + gap + below;
    double high = tallest + ui_px(ui, 20) > least ? tallest + ui_px(ui, 20) : least;
    row.h = right.h = high;
    name_cell(ui, box_centred(row, row.w, name), saved);
    right = box_centred(right, right.w, above + gap + below);
    lettering_paragraph(ui, right, game->turn, turn);
    lettering_paragraph(ui, form_below(right, above + gap), buffer, when);
    return high;
}

/* What it is called, then whose turn it is, then when. */
static double narrow_row(Ui *ui, Box row, SavedRow *saved)
{
    const SavedGame *game = saved->game;
    char buffer[CELL_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    double used = ui_px(ui, 12);
    used += name_cell(ui, form_below(row, used), saved);
    used += form_words(ui, form_below(row, used), game->turn, TYPE_BODY, FONT_SEMIBOLD,
                       game->over ? ui->theme.quiet : ui->theme.ink);
    when_words(&ui->words, game, &text);
    used += form_words(ui, form_below(row, used), buffer, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
    return used + ui_px(ui, 12);
}

double saved_row(Ui *ui, Box box, void *what)
{
    SavedRow *saved = what;
    Box row = box_inset(box, ui_px(ui, 16), 0);
    bool medium = !is_wide(ui, box.w) && box.w >= ui_px(ui, MEDIUM);
    double side = ui_px(ui, medium ? MEDIUM_BOARD : BOARD), least = side + ui_px(ui, 16);
    Box picture = {row.x, row.y + ui_px(ui, 8), side, side};
    if (saved->board != NULL) little_board_draw(ui, picture, saved->board);
    box_cut_left(&row, side + ui_px(ui, 14));
    double used = is_wide(ui, box.w) ? wide_row(ui, row, saved, least)
                  : medium           ? medium_row(ui, row, saved, least)
                                     : narrow_row(ui, row, saved);
    return used > least ? used : least;
}

double saved_row_head_height(const Ui *ui, double width)
{
    return is_wide(ui, width) ? ui_px(ui, HEAD) : 0;
}

double saved_row_head(Ui *ui, Box box)
{
    Box row = box_inset((Box){box.x, box.y, box.w, ui_px(ui, HEAD)}, ui_px(ui, 16), 0);
    box_cut_left(&row, ui_px(ui, BOARD + 14));
    if (!is_wide(ui, box.w)) return 0;
    for (int i = 0; i < CELL_COUNT; i++)
        lettering_line(ui, cell_box(ui, row, (Cell)i), words_plain(&ui->words, &cells[i].title),
                       (Style){TYPE_SMALL, FONT_SEMIBOLD, ui->theme.quiet, cells[i].align});
    canvas_fill_box(ui->canvas, (Box){row.x, box_bottom(row) - 1, row.w, 1}, ui->theme.line);
    return row.h;
}
