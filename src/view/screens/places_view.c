/* places_view.c -- who came where, and what happened to each. */
#include "view/screens/places_view.h"

#include "game/worth.h"
#include "ui/form.h"
#include "view/board/name_view.h"
#include "view/board/token_view.h"
#include "view/screens/end_facts.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define ROW 54.0

double places_height(const View *view)
{
    return ui_px(view_ui(view), ROW) * view_game(view)->seat_count;
}

/* "out in round 24" */
static Phrase fate_of(const View *view, SeatId seat)
{
    const EndState *end = end_of(view);
    Arg round = arg_number(end->out_round[seat]);
    if (view_game(view)->winner == seat) return PHRASE(view, T_("won the game"), arg_absent());
    switch ((EndFate)end->fate[seat]) {
    case FATE_BANKRUPT: return PHRASE(view, T_("bankrupt, out in round {number}"), round);
    case FATE_RESIGNED: return PHRASE(view, T_("resigned in round {number}"), round);
    case FATE_STAYED: break;
    }
    return PHRASE(view, T_("played to the end"), arg_absent());
}

static void draw_place(View *view, Box row, SeatId seat, int place)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    const Game *game = view_game(view);
    bool in = game_seat_in(game, seat);
    double side = ui_px(ui, 36);
    Phrase number = view_thing(view, arg_number(place));
    Phrase worth = view_thing(view, arg_sum(in ? worth_net(view_edition(view), game, seat) : 0));
    Box rest = box_inset(row, ui_px(ui, 14), 0);
    lettering_line(ui, box_cut_left(&rest, ui_px(ui, 24)), number.words,
                   (Style){TYPE_TITLE, FONT_BOLD, theme->quiet, ALIGN_LEFT});
    token_of_seat(view, seat, box_centred(box_cut_left(&rest, side), side, side));
    box_cut_left(&rest, ui_px(ui, 10));
    Style sum = {TYPE_TITLE, FONT_BOLD, in ? theme->ink : theme->quiet, ALIGN_RIGHT};
    double wide = lettering_width(ui, worth.words, sum) + 1;
    lettering_line(ui, box_cut_right(&rest, wide < rest.w * 0.4 ? wide : rest.w * 0.4), worth.words,
                   sum);
    box_cut_right(&rest, ui_px(ui, 8));
    rest = box_inset(rest, 0, ui_px(ui, 7));
    name_view_draw(view, box_row(rest, 0, 2, 0), seat,
                   (Style){TYPE_LARGE, FONT_BOLD, theme->ink, ALIGN_LEFT});
    lettering_line(ui, box_row(rest, 1, 2, 0), fate_of(view, seat).words,
                   (Style){TYPE_SMALL, FONT_MEDIUM, theme->quiet, ALIGN_LEFT});
}

void places_draw(View *view, Box box)
{
    Ui *ui = view_ui(view);
    SeatId ranking[MAX_SEATS];
    int count = worth_ranking(view_edition(view), view_game(view), ranking);
    form_panel(ui, box);
    for (int i = 0; i < count; i++) {
        Box row = box_row(box, i, count, 0);
        draw_place(view, row, ranking[i], i + 1);
        if (i > 0)
            canvas_line(ui->canvas, row.x + ui_px(ui, 14), row.y, box_right(row) - ui_px(ui, 14),
                        row.y, 1, ui->theme.line);
    }
}
