/* bidders.c -- the highest bid of an auction, and who is still in. */
#include "view/sheets/bidders.h"

#include "ui/lettering.h"
#include "ui/sector.h"
#include "view/board/token_view.h"
#include "view/sheets/auction_clock.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static const Auction *auction_of(const View *view)
{
    return &view_game(view)->auction;
}

static bool is_in(const View *view, SeatId seat)
{
    return (auction_of(view)->in >> seat & 1) != 0;
}

/* ---- the ring: a piece for everybody at the table, and the seconds left ---- */

/* The last seconds are seen from afar. */
static void draw_seconds(View *view, Box box)
{
    Ui *ui = view_ui(view);
    int left = auction_clock_left(view);
    bool last = left <= AUCTION_CLOCK_LAST;
    double radius = box.w / 2 - ui_px(ui, 9);
    if (last)
        canvas_fill_circle(ui->canvas, box_middle_x(box), box_middle_y(box), radius, ui->theme.bad);
    Colour ink = last ? colour_readable(ui->theme.bad, 0xFF25221D, 0xFFFFFFFF) : ui->theme.ink;
    lettering_line(ui, box_centred(box, box.w * 0.6, box.h * 0.5),
                   view_thing(view, arg_number(left)).words,
                   (Style){TYPE_HEAD, FONT_BOLD, ink, ALIGN_CENTRE});
}

static void draw_ring(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Game *game = view_game(view);
    double x = box_middle_x(box), y = box_middle_y(box), radius = box.w / 2 - ui_px(ui, 4);
    int count = game_seats_left(game), place = 0;
    for (int i = 0; i < game->seat_count; i++) {
        SeatId seat = game->order[i];
        if (!game_seat_in(game, seat)) continue;
        double from = (double)place / count + 0.015, to = (double)(place + 1) / count - 0.015;
        bool asked = seat == auction_of(view)->asked;
        place++;
        sector_arc_path(ui->canvas, x, y, radius, from, to);
        ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, asked ? 6 : 3),
                                  is_in(view, seat) ? view_seat_colour(view, seat)
                                                    : ui->theme.line);
    }
    draw_seconds(view, box);
}

double bidders_bid(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Auction *auction = auction_of(view);
    bool none = auction->bidder == NOBODY;
    double height = ui_px(ui, 92), side = ui_px(ui, 76), pad = ui_px(ui, 8);
    if (side > box.w * 0.3) side = box.w * 0.3;
    Box panel = {box.x, box.y, box.w, height};
    canvas_fill_round(ui->canvas, panel, ui_px(ui, 10), ui->theme.sunken);
    Box inner = box_inset(panel, pad, pad);
    draw_ring(view, box_centred(box_cut_left(&inner, side), side, side));
    box_cut_left(&inner, pad * 1.5);
    inner = box_inset(inner, 0, ui_px(ui, 6));
    Box top = box_cut_top(&inner, inner.h * 0.36);
    lettering_line(
        ui, top,
        none ? LABEL(view, T_("No bid yet"))
             : PHRASE(view, T_("Highest bid, by {seat}"), arg_seat(auction->bidder)).words,
        (Style){TYPE_BODY, FONT_MEDIUM, theme_legible(ui->theme.quiet, ui->theme.sunken),
                ALIGN_LEFT});
    lettering_line(ui, inner, none ? "—" : view_thing(view, arg_sum(auction->bid)).words,
                   (Style){TYPE_DISPLAY, FONT_BOLD, ui->theme.ink, ALIGN_LEFT});
    return height;
}

/* ---- everybody ---- */

static const char *state_of(const View *view, SeatId seat)
{
    const Auction *auction = auction_of(view);
    bool withdraws = view_edition(view)->rule[RULE_AUCTION_ASK_ALL] != 0;
    if (!is_in(view, seat) && withdraws) return LABEL(view, T_("withdrew"));
    if (!is_in(view, seat)) return LABEL(view, T_("passed"));
    if (seat == auction->asked) return LABEL(view, T_("bids now"));
    return seat == auction->bidder ? LABEL(view, T_("highest bid")) : LABEL(view, T_("still in"));
}

static void strike(Ui *ui, Box box, double width)
{
    double y = box_middle_y(box);
    canvas_line(ui->canvas, box.x, y, box.x + width, y, ui_px(ui, 1.5), ui->theme.quiet);
}

static void draw_one(View *view, Box box, SeatId seat)
{
    Ui *ui = view_ui(view);
    bool in = is_in(view, seat), asked = seat == auction_of(view)->asked;
    double radius = ui_px(ui, 8), side = box.h - ui_px(ui, 12);
    canvas_fill_round(ui->canvas, box, radius, in ? ui->theme.card : ui->theme.sunken);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, asked ? ui_px(ui, 2.5) : 1,
                        asked ? view_seat_colour(view, seat) : ui->theme.line);
    Box rest = box_inset(box, ui_px(ui, 6), 0);
    token_of_seat(view, seat, box_centred(box_cut_left(&rest, side), side, side));
    box_cut_left(&rest, ui_px(ui, 8));
    rest = box_inset(rest, 0, ui_px(ui, 4));
    Colour quiet = theme_legible(ui->theme.quiet, in ? ui->theme.card : ui->theme.sunken);
    Box name = box_row(rest, 0, 2, 0);
    double width =
        lettering_line(ui, name, view_listed(view, seat).words,
                       (Style){TYPE_BODY, FONT_SEMIBOLD, in ? ui->theme.ink : quiet, ALIGN_LEFT});
    if (!in) strike(ui, name, width);
    lettering_line(ui, box_row(rest, 1, 2, 0), state_of(view, seat),
                   (Style){TYPE_SMALL, FONT_MEDIUM, quiet, ALIGN_LEFT});
}

double bidders_list(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Game *game = view_game(view);
    double gap = ui_px(ui, 8), height = ui_px(ui, 46);
    int across = (int)((box.w + gap) / (ui_px(ui, 112) + gap)), place = 0,
        count = game_seats_left(game);
    across = across < 1 ? 1 : across > count ? count : across;
    int rows = (count + across - 1) / across;
    across = (count + rows - 1) / rows; /* as many in each row */
    for (int i = 0; i < game->seat_count; i++) {
        SeatId seat = game->order[i];
        if (!game_seat_in(game, seat)) continue;
        Box row = {box.x, box.y + place / across * (height + gap), box.w, height};
        draw_one(view, box_column(row, place % across, across, gap), seat);
        place++;
    }
    return rows * (height + gap) - gap;
}
