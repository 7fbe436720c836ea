/* newspaper_view.c -- the winner on the front page. */
#include "view/screens/newspaper_view.h"

#include "game/worth.h"
#include "table/wording.h"
#include "ui/lettering.h"
#include "view/board/token_view.h"
#include "view/screens/end_facts.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static const Colour paper_colour = 0xFFF7F2E6, ink_colour = 0xFF231F1A, grey_colour = 0xFF5C554A;

static Style print(Type type, FontWeight weight, Align align)
{
    return (Style){type, weight, ink_colour, align};
}

static SeatId winner_of(const View *view)
{
    return view_game(view)->winner;
}

static void headline(const View *view, Text *text)
{
    static const Sentence nobody = T_("Nobody wins"), last = T_("{winner} owns the whole town"),
                          richest = T_("{winner} is the richest of all");
    bool won = winner_of(view) < view_game(view)->seat_count;
    bool alone = game_seats_left(view_game(view)) == 1;
    words_write(view_words(view),
                !won    ? &nobody
                : alone ? &last
                        : &richest,
                ARGS(arg_winner(winner_of(view))), text);
}

static void story(const View *view, Text *text)
{
    static const Sentence won =
        TN_("After {count} turn the game ends with {worth} in the winner's hands.",
            "After {count} turns the game ends with {worth} in the winner's hands.");
    static const Sentence open = TN_("After {count} turn the game ends without a winner.",
                                     "After {count} turns the game ends without a winner.");
    const EndState *end = end_of(view);
    const Game *game = view_game(view);
    SeatId winner = winner_of(view);
    bool any = winner < game->seat_count;
    words_write(view_words(view), any ? &won : &open,
                ARGS(arg_count(game->turn),
                     any ? arg_worth(worth_net(view_edition(view), game, winner)) : arg_absent()),
                text);
    if (end->dearest_rent == 0) return;
    text_add_char(text, ' ');
    SAY(view_words(view), text,
        T_("The dearest night of all: {seat} paid {other} {sum} at {deed}."),
        arg_seat(end->dearest_payer), arg_other(end->dearest_owner), arg_sum(end->dearest_rent),
        arg_deed(end->dearest_deed));
    text_add_char(text, ' ');
    SAY(view_words(view), text,
        T_("No property earned more than {deed}: {sum} in rents, of {total} in all."),
        arg_deed(end->best_deed), arg_sum(end->best_rents), arg_total(end->rents));
}

static double portrait_side(const Ui *ui, double width)
{
    double side = width * 0.34;
    return side < ui_px(ui, 150) ? side : ui_px(ui, 150);
}

double newspaper_height(View *view, double width)
{
    Ui *ui = view_ui(view);
    char head[240], body[800];
    Text title = text_into(head, sizeof head), text = text_into(body, sizeof body);
    headline(view, &title);
    story(view, &text);
    double inner = width - ui_px(ui, 48);
    return ui_px(ui, 24 + 34 + 28 + 16) +
           lettering_height(ui, inner, head, print(TYPE_DISPLAY, FONT_BOLD, ALIGN_CENTRE)) +
           portrait_side(ui, width) + ui_px(ui, 32) +
           lettering_height(ui, inner, body, print(TYPE_LARGE, FONT_MEDIUM, ALIGN_LEFT)) +
           ui_px(ui, 24);
}

static void rule_line(Ui *ui, Box box, double y, double width)
{
    canvas_line(ui->canvas, box.x, y, box_right(box), y, width, ink_colour);
}

static void draw_masthead(View *view, Box *rest)
{
    Ui *ui = view_ui(view);
    char words[160];
    Text text = text_into(words, sizeof words);
    lettering_line(ui, box_cut_top(rest, ui_px(ui, 34)), LABEL(view, T_("THE DAILY DEED")),
                   print(TYPE_HEAD, FONT_BOLD, ALIGN_CENTRE));
    rule_line(ui, *rest, rest->y + ui_px(ui, 2), ui_px(ui, 2));
    SAY(&ui->words, &text, T_("{edition}  ·  final edition"),
        arg_edition(view_edition(view)->title));
    Box line = box_cut_top(rest, ui_px(ui, 28));
    lettering_line(ui, line, words, (Style){TYPE_SMALL, FONT_MEDIUM, grey_colour, ALIGN_CENTRE});
    rule_line(ui, *rest, rest->y - ui_px(ui, 2), ui_px(ui, 1));
    box_cut_top(rest, ui_px(ui, 8));
}

static void draw_portrait(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double side = box.h;
    double face = side * 0.8 < box.w * 0.5 ? side * 0.8 : box.w * 0.5;
    SeatId winner = winner_of(view);
    Box frame = box_centred(box, box.w, side);
    canvas_fill_box(ui->canvas, frame, colour_mixed(paper_colour, grey_colour, 0.14));
    for (double x = frame.x - side; x < box_right(frame); x += ui_px(ui, 9)) {
        double from = x < frame.x ? frame.x : x,
               to = x + side > box_right(frame) ? box_right(frame) : x + side;
        canvas_line(ui->canvas, from, box_bottom(frame) - (from - x), to,
                    box_bottom(frame) - (to - x), 1, colour_mixed(paper_colour, grey_colour, 0.22));
    }
    if (winner < view_game(view)->seat_count)
        token_of_seat(view, winner, box_centred(frame, face, face));
}

void newspaper_draw(View *view, Box box)
{
    Ui *ui = view_ui(view);
    char head[240], body[800];
    Text title = text_into(head, sizeof head), text = text_into(body, sizeof body);
    headline(view, &title);
    story(view, &text);
    canvas_shadow(ui->canvas, box, ui_px(ui, 4), ui_px(ui, 14));
    canvas_fill_round(ui->canvas, box, ui_px(ui, 3), paper_colour);
    Box rest = box_inset(box, ui_px(ui, 24), ui_px(ui, 16));
    draw_masthead(view, &rest);
    double used = lettering_paragraph(ui, rest, head, print(TYPE_DISPLAY, FONT_BOLD, ALIGN_CENTRE));
    box_cut_top(&rest, used + ui_px(ui, 12));
    double more = box.h - newspaper_height(view, box.w); /* the picture takes it */
    draw_portrait(view, box_cut_top(&rest, portrait_side(ui, box.w) + (more > 0 ? more : 0)));
    box_cut_top(&rest, ui_px(ui, 14));
    lettering_paragraph(ui, rest, body, print(TYPE_LARGE, FONT_MEDIUM, ALIGN_LEFT));
}
