/* money_flight.c -- money on its way from one to another: notes on an arc, and the sum. */
#include "view/moments/money_flight.h"

#include "ui/lettering.h"
#include "view/board/board_layout.h"
#include "view/moments/brush.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define NOTE_SCALE 0.42
/* The last note leaves when so much of the time is over. */
#define LAST_LEAVES 0.35

typedef struct Spot {
    double x, y;
} Spot;

/* A player's money is on the card, that of bank and pot in the middle. */
static Spot spot_of(const View *view, const TableLayout *at, SeatId party)
{
    if (party < view_game(view)->seat_count) {
        Box card = at->card[party];
        return (Spot){box_right(card) - ui_px(view_ui(view), 48), box_middle_y(card)};
    }
    Box middle =
        board_frame(at->board, view_edition(view)->space_count, view_ui(view)->unit).middle;
    return (Spot){box_middle_x(middle), middle.y + middle.h * (party == POT ? 0.75 : 0.12)};
}

int money_flight_notes(Money amount, Money start)
{
    enum { FEWEST = 3, MOST = 9 };
    int64_t more = start > 0 ? (int64_t)amount * 12 / start : 0;
    return more > MOST - FEWEST ? MOST : more < 0 ? FEWEST : FEWEST + (int)more;
}

/* On the arc, in and out gently. */
static Spot on_arc(Spot from, Spot to, double part, double height)
{
    double eased = part * part * (3 - 2 * part);
    return (Spot){from.x + (to.x - from.x) * eased,
                  from.y + (to.y - from.y) * eased - 4 * part * (1 - part) * height};
}

static void draw_notes(Ui *ui, Spot from, Spot to, double part, int count)
{
    const CanvasVerbs *verbs = ui->canvas->verbs;
    for (int i = 0; i < count; i++) {
        double leaves = LAST_LEAVES * i / (count - 1);
        double way = brush_span(part, leaves, 1 - LAST_LEAVES + leaves);
        if (way <= 0 || way >= 1) continue;
        Spot at = on_arc(from, to, way, ui_px(ui, 44));
        verbs->push_place(ui->canvas, at.x, at.y, ui_px(ui, NOTE_SCALE), 0);
        brush_note(ui->canvas, 0, 0, (way - 0.5) * 0.2 + (i % 2 ? 0.025 : -0.025), i, NULL, 0);
        verbs->pop(ui->canvas);
    }
}

/* The sum travels with the notes and is gone when the last of them arrives. */
static void draw_sum(View *view, Spot from, Spot to, double part, Money amount)
{
    Ui *ui = view_ui(view);
    double fade = part > 0.8 ? (1 - part) / 0.2 : 1;
    Phrase sum = view_thing(view, arg_sum(amount));
    Style style = {TYPE_LARGE, FONT_BOLD, colour_faded(0xFFFFFFFF, fade), ALIGN_CENTRE};
    double height = ui_px(ui, 28), width = lettering_width(ui, sum.words, style) + ui_px(ui, 24);
    Spot at = on_arc(from, to, part, ui_px(ui, 30));
    Box tag = {at.x - width / 2, at.y - height / 2, width, height};
    if (tag.x < ui->screen.x) tag.x = ui->screen.x;
    if (box_right(tag) > box_right(ui->screen)) tag.x = box_right(ui->screen) - width;
    canvas_fill_round(ui->canvas, tag, height / 2, colour_faded(0xFF1F7A43, fade));
    lettering_line(ui, tag, sum.words, style);
}

void money_flight_draw(View *view, const TableLayout *at)
{
    const Stage *stage = view_stage(view);
    for (int i = 0; i < stage->flight_count; i++) {
        const Flight *flight = &stage->flights[i];
        double part = (stage->clock - flight->began) / flight->length;
        if (part < 0 || part > 1) continue;
        Spot from = spot_of(view, at, flight->from), to = spot_of(view, at, flight->to);
        Money start = view_edition(view)->rule[RULE_START_MONEY];
        draw_notes(view_ui(view), from, to, part, money_flight_notes(flight->amount, start));
        draw_sum(view, from, to, part, flight->amount);
    }
}

Money money_flight_cash(const View *view, SeatId seat)
{
    const Stage *stage = view_stage(view);
    Money cash = view_game(view)->seats[seat].cash;
    for (int i = 0; i < stage->flight_count; i++) {
        const Flight *flight = &stage->flights[i];
        /* Money of an event that is over has been counted. */
        if (!stage->busy || stage->now.kind != EVENT_PAID || flight->began < stage->began) continue;
        double part = (stage->clock - flight->began) / flight->length;
        if (flight->from == seat)
            cash -= (Money)(flight->amount * brush_span(part, 0, 1 - LAST_LEAVES) + 0.5);
        if (flight->to == seat)
            cash += (Money)(flight->amount * brush_span(part, LAST_LEAVES, 1) + 0.5);
    }
    return cash;
}
