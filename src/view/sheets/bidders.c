/* bidders.c -- the highest bid of an auction, and who is still in. */
#include "view/sheets/bidders.h"

#include "game/auction.h"
#include "table/speaker.h"
#include "ui/lettering.h"
#include "ui/sector.h"
#include "ui/spoken.h"
#include "view/board/name_view.h"
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

/* Is it this seat's move? Where bidding is free, everybody's but the highest bidder's. */
static bool is_asked(const View *view, SeatId seat)
{
    if (!auction_is_free(view_edition(view), view_game(view)))
        return seat == auction_of(view)->asked;
    return auction_check_speaker(view_game(view), seat) == REFUSAL_NONE;
}

/* ---- the highest bid, and the clock as a ring that empties ---- */

/* The last seconds are seen from afar. */
static void draw_clock(View *view, Box box)
{
    Ui *ui = view_ui(view);
    int left = auction_clock_left(view);
    if (left < 0) return;
    bool last = left <= AUCTION_CLOCK_LAST;
    double x = box_middle_x(box), y = box_middle_y(box), radius = box.w / 2 - ui_px(ui, 5);
    Colour colour = last ? ui->theme.bad : ui->theme.accent;
    canvas_fill_circle(ui->canvas, x, y, radius, last ? ui->theme.bad : ui->theme.card);
    canvas_circle_path(ui->canvas, x, y, radius);
    ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, 6), ui->theme.line);
    double part = auction_clock_part(view);
    if (part > 0) {
        sector_arc_path(ui->canvas, x, y, radius, 1 - part, 1);
        ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, 6), colour);
    }
    Colour ink = last ? colour_readable(ui->theme.bad, 0xFF25221D, 0xFFFFFFFF) : ui->theme.ink;
    Phrase said = PHRASE(view, TN_("{count} second left", "{count} seconds left"), arg_count(left));
    spoken_written(ui, box, said.words, false, false);
    spoken_hush(ui);
    lettering_line(ui, box_centred(box, box.w * 0.6, box.h * 0.5),
                   view_thing(view, arg_number(left)).words,
                   (Style){TYPE_HEAD, FONT_BOLD, ink, ALIGN_CENTRE});
    spoken_speak(ui);
}

/* How it compares with what is printed on the deed. */
static void write_price(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Auction *auction = auction_of(view);
    Style quiet = {TYPE_BODY, FONT_MEDIUM, theme_legible(ui->theme.quiet, ui->theme.sunken),
                   ALIGN_LEFT};
    if (auction->open != AUCTION_DEED) return;
    Money price = view_edition(view)->deeds[auction->deed].price;
    lettering_line(ui, box, PHRASE(view, T_("Its price: {price}"), arg_price(price)).words, quiet);
}

double bidders_bid(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const Auction *auction = auction_of(view);
    bool none = auction->bidder == NOBODY;
    double height = ui_px(ui, 112), side = ui_px(ui, 88), pad = ui_px(ui, 12);
    if (side > box.w * 0.3) side = box.w * 0.3;
    Box panel = {box.x, box.y, box.w, height};
    canvas_fill_round(ui->canvas, panel, ui_px(ui, 12), ui->theme.sunken);
    Box inner = box_inset(panel, pad, pad);
    draw_clock(view, box_centred(box_cut_left(&inner, side), side, side));
    box_cut_left(&inner, pad * 1.3);
    Box top = box_cut_top(&inner, inner.h * 0.25), foot = box_cut_bottom(&inner, inner.h * 0.3);
    lettering_fit(ui, top,
                  none
                      ? LABEL(view, T_("No bid yet"))
                      : PHRASE(view, T_("Highest bid, by {seat}"), arg_seat(auction->bidder)).words,
                  (Style){TYPE_BODY, FONT_SEMIBOLD,
                          theme_legible(ui->theme.quiet, ui->theme.sunken), ALIGN_LEFT},
                  0);
    lettering_line(ui, inner, none ? "—" : view_thing(view, arg_sum(auction->bid)).words,
                   (Style){TYPE_DISPLAY, FONT_HEAVY, ui->theme.ink, ALIGN_LEFT});
    write_price(view, foot);
    return height;
}

/* ---- everybody ---- */

static const char *state_of(const View *view, SeatId seat)
{
    const Auction *auction = auction_of(view);
    bool withdraws = view_edition(view)->rule[RULE_AUCTION_ASK_ALL] != 0;
    if (!is_in(view, seat) && withdraws) return LABEL(view, T_("withdrew"));
    if (!is_in(view, seat)) return LABEL(view, T_("passed"));
    bool free = view_edition(view)->rule[RULE_AUCTION_CLOCK] != 0;
    if (seat == auction->asked && !free) return LABEL(view, T_("bids now"));
    if (seat != auction->bidder && free) return LABEL(view, T_("may bid"));
    return seat == auction->bidder ? LABEL(view, T_("highest bid")) : LABEL(view, T_("still in"));
}

static void strike(Ui *ui, Box box, double width)
{
    double y = box_middle_y(box);
    canvas_line(ui->canvas, box.x, y, box.x + width, y, ui_px(ui, 1.5), ui->theme.quiet);
}

/* Of several people here who may bid at any time, one at a time uses the buttons (F19). */
static bool may_choose(const View *view, SeatId seat)
{
    return auction_is_free(view_edition(view), view_game(view)) &&
           speaker_may(view_table(view), view_game(view), seat);
}

static bool is_chosen(const View *view, SeatId seat)
{
    if (!auction_is_free(view_edition(view), view_game(view))) return is_asked(view, seat);
    SeatId speaker;
    return view_person_decides(view, &speaker) && speaker == seat;
}

/* Who has passed is pale. */
static void draw_disc(View *view, Box box, SeatId seat)
{
    Ui *ui = view_ui(view);
    token_of_seat(view, seat, box);
    if (is_in(view, seat)) return;
    canvas_fill_circle(ui->canvas, box_middle_x(box), box_middle_y(box), box.w / 2,
                       colour_faded(ui->theme.sunken, 0.66));
}

static void write_cash(View *view, Box *rest, SeatId seat, Colour ink)
{
    Ui *ui = view_ui(view);
    Phrase cash = view_thing(view, arg_cash(view_game(view)->seats[seat].cash));
    Style style = {TYPE_LARGE, FONT_BOLD, ink, ALIGN_RIGHT};
    double width = lettering_width(ui, cash.words, style) + ui_px(ui, 6);
    lettering_line(ui, box_cut_right(rest, width), cash.words, style);
}

static void draw_one(View *view, Box box, SeatId seat, bool column)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    bool in = is_in(view, seat), asked = is_asked(view, seat), chosen = is_chosen(view, seat);
    uint32_t id = ui_id("auction-bidder", seat);
    const char *name = table_seating(view_table(view))->seats[seat].name;
    if (may_choose(view, seat) && ui_press(ui, id, box, UI_BUTTON, name, chosen))
        view_choose_speaker(view, seat);
    double radius = ui_px(ui, 12), side = box.h - ui_px(ui, 14);
    Colour ground = in ? theme->card : theme->sunken, colour = view_seat_colour(view, seat);
    if (chosen) ground = colour_mixed(theme->card, colour, 0.09);
    double edge = chosen ? ui_px(ui, 2.5) : asked ? 1.5 : 1;
    canvas_fill_round(ui->canvas, box, radius, ground);
    canvas_stroke_round(ui->canvas, box_inset(box, 0.5, 0.5), radius, edge,
                        asked ? colour : theme->line);
    Box rest = box_inset(box, ui_px(ui, 8), 0);
    draw_disc(view, box_centred(box_cut_left(&rest, side), side, side), seat);
    box_cut_left(&rest, ui_px(ui, 10));
    Colour quiet = theme_legible(theme->quiet, ground), ink = in ? theme->ink : quiet;
    if (column) write_cash(view, &rest, seat, ink);
    rest = box_inset(rest, 0, box.h * 0.1);
    bool highest = seat == auction_of(view)->bidder;
    Box line = box_row(rest, 0, 2, 0);
    double width =
        name_view_draw(view, line, seat, (Style){TYPE_LARGE, FONT_BOLD, ink, ALIGN_LEFT});
    if (!in) strike(ui, line, width);
    lettering_line(ui, box_row(rest, 1, 2, 0), state_of(view, seat),
                   (Style){TYPE_SMALL, highest ? FONT_BOLD : FONT_MEDIUM,
                           highest ? theme_legible(colour, ground) : quiet, ALIGN_LEFT});
    ui_focus_ring(ui, id, box, radius);
}

double bidders_list(View *view, Box box, bool column)
{
    Ui *ui = view_ui(view);
    const Game *game = view_game(view);
    int count = game_seats_left(game), place = 0;
    double gap = ui_px(ui, 8), height = ui_px(ui, column && count <= 5 ? 58 : 48);
    int across = column ? 1 : (int)((box.w + gap) / (ui_px(ui, 128) + gap));
    across = across < 1 ? 1 : across > count ? count : across;
    int rows = (count + across - 1) / across;
    across = (count + rows - 1) / rows; /* as many in each row */
    for (int i = 0; i < game->seat_count; i++) {
        SeatId seat = game->order[i];
        if (!game_seat_in(game, seat)) continue;
        Box row = {box.x, box.y + place / across * (height + gap), box.w, height};
        draw_one(view, box_column(row, place % across, across, gap), seat, column);
        place++;
    }
    return rows * (height + gap) - gap;
}
