/* flight_view.c -- money on its way from one to another. */
#include "view/board/flight_view.h"

#include "view/art/coin_art.h"
#include "view/board/seats_view.h"

typedef struct Spot {
    double x, y;
} Spot;

/* A player's money lies on the card, everybody else's in the middle. */
static Spot spot_of(const View *view, const TableLayout *at, SeatId party)
{
    if (party < view_game(view)->seat_count) {
        Box card = seats_card_box(view, at->seats, party);
        return (Spot){box_right(card) - ui_px(&view->ui, 48), box_middle_y(card)};
    }
    Box middle = board_middle(at->board, view_edition(view)->space_count);
    return (Spot){box_middle_x(middle), middle.y + middle.h * (party == POT ? 0.75 : 0.12)};
}

static void draw_one(View *view, const TableLayout *at, const Flight *flight)
{
    Ui *ui = &view->ui;
    double part = (view->stage.clock - flight->began) / flight->length;
    if (part < 0 || part > 1) return;
    double eased = part * part * (3 - 2 * part), fade = part > 0.8 ? (1 - part) / 0.2 : 1;
    Spot from = spot_of(view, at, flight->from), to = spot_of(view, at, flight->to);
    char words[40];
    Text text = text_into(words, sizeof words);
    view_money(view_edition(view), flight->amount, &text);
    Style style = {TYPE_LARGE, FONT_BOLD, colour_faded(0xFFFFFFFF, fade), ALIGN_CENTRE};
    double height = ui_px(ui, 28),
           width = lettering_width(ui, words, style) + height + ui_px(ui, 16);
    Box tag = {from.x + (to.x - from.x) * eased - width / 2,
               from.y + (to.y - from.y) * eased - height / 2 -
                   4 * part * (1 - part) * ui_px(ui, 30),
               width, height};
    if (tag.x < ui->screen.x) tag.x = ui->screen.x;
    if (box_right(tag) > box_right(ui->screen)) tag.x = box_right(ui->screen) - width;
    canvas_fill_round(ui->canvas, tag, height / 2, colour_faded(0xFF1F7A43, fade));
    Box coin = box_cut_left(&tag, height);
    if (fade > 0.5)
        coin_art_coin(ui->canvas, box_inset(coin, height * 0.14, height * 0.14), part * 2);
    lettering_line(ui, (Box){tag.x, tag.y, tag.w - ui_px(ui, 8), tag.h}, words, style);
}

void flight_draw(View *view, const TableLayout *at)
{
    for (int i = 0; i < view->stage.flight_count; i++) draw_one(view, at, &view->stage.flights[i]);
}
