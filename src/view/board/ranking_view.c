/* ranking_view.c -- everybody by what they are worth, a row each. */
#include "view/board/ranking_view.h"

#include "game/worth.h"
#include "table/table.h"
#include "ui/lettering.h"
#include "view/board/name_view.h"
#include "view/board/token_view.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define ROW 44.0

/* On a phone with large text sums are below the names. */
static bool is_narrow(const Ui *ui)
{
    return ui->screen.w < ui_px(ui, 220);
}

double ranking_height(const View *view)
{
    const Ui *ui = view_ui(view);
    return ui_px(ui, is_narrow(ui) ? 1.3 * ROW : ROW) * view_game(view)->seat_count;
}

static void draw_rank(View *view, Box row, SeatId seat, int place)
{
    Ui *ui = view_ui(view);
    char number[8], worth[40];
    Text rank = text_into(number, sizeof number), sum = text_into(worth, sizeof worth);
    const Game *game = view_game(view);
    text_add_int(&rank, place);
    if (game_seat_in(game, seat))
        words_write_arg(view_words(view), arg_sum(worth_net(view_edition(view), game, seat)), &sum);
    else
        text_add(&sum, LABEL(view, T_("bankrupt")));
    bool tight = row.w < ui_px(ui, 260);
    Box rest = box_inset(row, ui_px(ui, tight ? 6 : 12), 0);
    lettering_line(ui, box_cut_left(&rest, ui_px(ui, tight ? 16 : 24)), number,
                   (Style){TYPE_TITLE, FONT_BOLD, ui->theme.quiet, ALIGN_LEFT});
    token_of_seat(view, seat,
                  box_centred(box_cut_left(&rest, ui_px(ui, 36)), ui_px(ui, 30), ui_px(ui, 30)));
    box_cut_left(&rest, ui_px(ui, 8));
    Style bold = {TYPE_LARGE, FONT_BOLD, ui->theme.ink, is_narrow(ui) ? ALIGN_LEFT : ALIGN_RIGHT};
    if (is_narrow(ui)) {
        Box lines = box_centred(rest, rest.w, 2 * lettering_line_height(ui, bold));
        lettering_line(ui, box_cut_bottom(&lines, lines.h / 2), worth, bold);
        name_view_draw(view, lines, seat,
                       (Style){TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT});
        return;
    }
    double wide = lettering_width(ui, worth, bold) + 1, most = rest.w * 0.62;
    lettering_line(ui, box_cut_right(&rest, wide < most ? wide : most), worth, bold);
    box_cut_right(&rest, ui_px(ui, 8));
    name_view_draw(view, rest, seat, (Style){TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT});
}

void ranking_draw(View *view, Box box)
{
    Ui *ui = view_ui(view);
    SeatId ranking[MAX_SEATS];
    int count = worth_ranking(view_edition(view), view_game(view), ranking);
    canvas_shadow(ui->canvas, box, ui_px(ui, 12), ui_px(ui, 3));
    canvas_fill_round(ui->canvas, box, ui_px(ui, 12), ui->theme.card);
    for (int i = 0; i < count; i++) draw_rank(view, box_row(box, i, count, 0), ranking[i], i + 1);
}
