/* dock_view.c -- the dock: what is asked, the answers, the tools. */
#include "view/board/dock_view.h"

#include "ui/button.h"
#include "view/board/dock_words.h"
#include "view/board/token_view.h"
#include "view/floor_wish.h"
#include "view/letters.h"
#include "view/view_ear.h"
#include "view/view_gate.h"
#include "view/view_hint.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { WORDS_SIZE = 600 };

/* ---- what is asked ---- */

static void write_question(View *view, Box box)
{
    Ui *ui = view_ui(view);
    char asked[WORDS_SIZE], follows[WORDS_SIZE];
    Text question = text_into(asked, sizeof asked), after = text_into(follows, sizeof follows);
    dock_question(view, &question);
    dock_consequence(view, &after);
    Style bold = {TYPE_TITLE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style quiet = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    box = box_inset(box, ui_px(ui, 4), 0);
    if (after.length == 0) {
        lettering_fit(ui, box, asked, bold, 0);
        return;
    }
    double above = lettering_line_height(ui, bold), below = lettering_line_height(ui, quiet);
    Box top = box_cut_top(&box, box.h * above / (above + below));
    lettering_line(ui, top, asked, bold);
    lettering_fit(ui, box, follows, quiet, 0);
}

/* ---- answers ---- */

/* An answer without a letter of its own has its number. */
static char letter_of(const MoveButton *move, int n)
{
    if (move->letter != '\0') return move->letter;
    return n > 0 && n <= 9 ? (char)('0' + n) : '\0';
}

static void draw_answer(View *view, Box box, const MoveButton *move, int n, bool caps)
{
    char words[MOVE_LABEL_SIZE], small[MOVE_LABEL_SIZE];
    Text face = text_into(words, sizeof words), below = text_into(small, sizeof small);
    dock_face(view, move, &face, &below);
    Button what = {.id = ui_id("move", n),
                   .label = move->label,
                   .face = face.length > 0 ? words : NULL,
                   .below = below.length > 0 ? small : NULL,
                   .icon = view_hint_says(view, &move->action) ? ICON_HINT : ICON_NONE,
                   .letter = letter_of(move, n),
                   .keycap = caps,
                   .large = true,
                   .deaf = view_ear_deafness(view),
                   .look = n == 0       ? BUTTON_MAIN
                           : move->asks ? BUTTON_DANGER
                                        : BUTTON_PLAIN};
    if (button(view_ui(view), box, what)) moves_do(view, move);
}

static void draw_others(View *view, const TableLayout *at, const MoveList *moves, bool caps)
{
    double gap = ui_px(view_ui(view), 8);
    int rows = (moves->count - 1) / 2;
    for (int i = 1; i < moves->count; i++) {
        int n = i - 2;
        Box row = n < 0 ? at->left : box_row(at->extra, n / 2, rows, gap);
        draw_answer(view, n < 0 ? row : box_column(row, n % 2, 2, gap), &moves->list[i], i, caps);
    }
}

/* Nobody here decides: the main button says who moves, and waits. */
static void draw_waiting(View *view, Box box)
{
    char words[WORDS_SIZE];
    Text text = text_into(words, sizeof words);
    dock_waiting(view, &text);
    button(view_ui(view), box,
           (Button){.id = ui_id("move", 0),
                    .label = words,
                    .look = BUTTON_MAIN,
                    .large = true,
                    .disabled = true});
}

/* Whoever is called is recognised from afar. */
static void draw_called(View *view, Box box)
{
    double side = box.h < box.w ? box.h : box.w;
    token_of_seat(view, view_gate(view), box_centred(box, side, side));
}

/* ---- tools ---- */

typedef struct DockTool {
    const char *word;
    Sentence label, none;
    Icon icon;
    char letter;
    SheetKind sheet;
} DockTool;

static const DockTool tools[] = {
    {"trade", TC_("button", "Trade"), T_("There is nothing to trade now."), ICON_TRADE,
     LETTER_TRADE, SHEET_TRADE},
    {"build", TC_("button", "Build"), T_("There is nothing to do here now."), ICON_BUILD,
     LETTER_BUILD, SHEET_MANAGE},
    {"mortgage", TC_("button", "Mortgage"), T_("There is nothing to do here now."), ICON_MORTGAGE,
     LETTER_MORTGAGE, SHEET_MANAGE},
};
enum { TOOLS = sizeof tools / sizeof tools[0] };

static Button tool_button(const View *view, const DockTool *tool)
{
    bool open = floor_wish_may(view, tool->sheet);
    return (Button){.id = ui_id(tool->word, 0),
                    .label = view_label(view, &tool->label),
                    .icon = tool->icon,
                    .letter = tool->letter,
                    .disabled = !open,
                    .tip = open ? NULL : view_label(view, &tool->none)};
}

/* With large text only the icons are drawn; their names come with the focus. */
static Button dressed(Button what, const TableLayout *at, Ui *ui, double width)
{
    what.tool = true;
    what.stacked = at->form != TABLE_FULL;
    what.icon_only = ui->unit > at->scale * 1.3 && button_width(ui, what) > width * 1.3;
    return what;
}

static void draw_tools(View *view, const TableLayout *at)
{
    Ui *ui = view_ui(view);
    double gap = 8 * at->scale;
    for (int i = 0; i < TOOLS; i++) {
        Box box = box_column(at->tools, i, TOOLS + 1, gap);
        Button what = dressed(tool_button(view, &tools[i]), at, ui, box.w);
        if (button(ui, box, what)) floor_wish_make(view, tools[i].sheet);
    }
    Box box = box_column(at->tools, TOOLS, TOOLS + 1, gap);
    if (button(ui, box, dressed(view_hint_button(view, 0), at, ui, box.w))) view_ask_hint(view);
}

/* ---- the whole ---- */

/* What is asked, as a number that changes with it. */
static uint32_t asked(const View *view, const MoveList *moves)
{
    if (moves->count == 0) return ui_id("nobody", 0);
    const MoveButton *main = &moves->list[0];
    SeatId seat = main->way == MOVE_COME ? view_gate(view) : main->action.seat;
    int what = main->action.kind + 64 * (int)main->way + 1024 * (int)main->sheet + 65536 * seat;
    return ui_id(main->label, what + (view_table(view) != NULL ? view_game(view)->turn : 0));
}

void dock_draw(View *view, const TableLayout *at)
{
    MoveList moves;
    Ui *ui = view_ui(view);
    double radius = 16 * at->scale;
    moves_list(view, &moves);
    view_ear_asked(view, asked(view, &moves), ui_id("move", 0));
    canvas_shadow(ui->canvas, at->dock, radius, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, at->dock, radius, ui->theme.card);
    ui->region = UI_QUESTION;
    write_question(view, at->question);
    bool caps = at->form != TABLE_PHONE && !ui->wordless;
    if (moves.count == 0)
        draw_waiting(view, at->main);
    else
        draw_answer(view, at->main, &moves.list[0], 0, caps);
    if (view_gate(view) != NOBODY) draw_called(view, at->left);
    draw_others(view, at, &moves, caps);
    draw_tools(view, at);
    ui->region = UI_NOWHERE;
}
