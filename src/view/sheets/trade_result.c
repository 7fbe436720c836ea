/* trade_result.c -- what a deal would bring. */
#include "view/sheets/trade_result.h"

#include <math.h>

#include "ui/button.h"
#include "ui/form.h"
#include "view/board/token_view.h"
#include "view/sheets/trade_after.h"
#include "view/sheets/trade_gauge.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define ROW 34.0
#define BESIDE 520.0

static Style quiet_style(const Ui *ui)
{
    return (Style){TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
}

static double title(View *view, Box box, const char *words)
{
    return form_words(view_ui(view), box, words, TYPE_BODY, FONT_BOLD, view_ui(view)->theme.ink);
}

static int percent(int chance)
{
    return (chance + 5) / 10;
}

/* ---- chances ---- */

/* The chances of a seat, as far as they are known. */
static bool chances_of(const View *view, const TradeResult *result, SeatId seat, int *before,
                       int *after)
{
    const Forecast *forecast = result->forecast;
    const int *odds = view_odds(view);
    if (forecast != NULL && forecast->rated) {
        *before = forecast->before[seat];
        *after = forecast->after[seat];
        return true;
    }
    if (odds == NULL) return false;
    *before = *after = odds[seat];
    return true;
}

/* Slanted stripes: what would change. */
static void draw_change(Ui *ui, Box box, Colour colour)
{
    double step = ui_px(ui, 6);
    if (box.w < 1) return;
    ui->canvas->verbs->push_clip(ui->canvas, box);
    canvas_fill_box(ui->canvas, box, colour_mixed(colour, ui->theme.card, 0.55));
    for (double x = box.x - box.h; x < box_right(box) + box.h; x += step)
        canvas_line(ui->canvas, x, box_bottom(box), x + box.h, box.y, ui_px(ui, 3), colour);
    ui->canvas->verbs->pop(ui->canvas);
}

static void draw_bar(Ui *ui, Box box, int before, int after, Colour colour)
{
    double scale = before > 550 || after > 550 ? 0.001 : 0.0018;
    int low = before < after ? before : after, high = before < after ? after : before;
    canvas_fill_round(ui->canvas, box, box.h / 2, ui->theme.line);
    canvas_fill_round(ui->canvas, (Box){box.x, box.y, box.w * low * scale, box.h}, box.h / 2,
                      colour);
    draw_change(ui, (Box){box.x + box.w * low * scale, box.y, box.w * (high - low) * scale, box.h},
                after > before ? colour : colour_mixed(ui->theme.line, ui->theme.ink, 0.25));
}

static void draw_chance(View *view, Box row, const TradeResult *result, SeatId seat)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    int before, after;
    double side = ui_px(ui, 28), high = ui_px(ui, 8);
    Box disc = box_cut_left(&row, side);
    token_of_seat(view, seat, box_centred(disc, side, side));
    box_cut_left(&row, ui_px(ui, 8));
    Box words = box_cut_right(&row, ui_px(ui, 84));
    box_cut_right(&row, ui_px(ui, 6));
    Box bar = {row.x, box_middle_y(row) - high / 2, row.w, high};
    if (!chances_of(view, result, seat, &before, &after)) return;
    draw_bar(ui, bar, before, after, view_seat_colour(view, seat));
    int from = percent(before), to = percent(after);
    Colour tone = to > from ? theme->good : to < from ? theme->bad : theme->ink;
    Style style = {TYPE_BODY, FONT_BOLD, tone, ALIGN_RIGHT};
    Phrase said = from == to
                      ? PHRASE(view, T_("{number} %"), arg_number(to))
                      : PHRASE(view, T_("{number} → {second} %"), arg_number(from), arg_second(to));
    lettering_line(ui, words, said.words, style);
}

/* Those who are not asked, small. */
static double draw_others(View *view, Box box, const TradeResult *result)
{
    Ui *ui = view_ui(view);
    const Game *game = view_game(view);
    Style style = quiet_style(ui);
    double x = box.x, line = lettering_line_height(ui, style), y = box.y, gap = ui_px(ui, 12);
    int shown = 0, before, after;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (seat == result->you || seat == result->they || !game_seat_in(game, seat)) continue;
        if (!chances_of(view, result, seat, &before, &after)) continue;
        Phrase said = PHRASE(view, T_("{seat} {number} → {second} %"), arg_seat(seat),
                             arg_number(percent(before)), arg_second(percent(after)));
        double wide = lettering_width(ui, said.words, style) + 1;
        if (x > box.x && x + wide > box_right(box)) {
            x = box.x;
            y += line;
        }
        lettering_line(ui, (Box){x, y, wide < box.w ? wide : box.w, line}, said.words, style);
        x += wide + gap;
        shown++;
    }
    return shown > 0 ? y + line - box.y : 0;
}

/* Bars of nothing would look like chances of nothing. */
static void write_unknown(View *view, Box box, bool empty)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    lettering_fit(ui, box,
                  empty ? LABEL(view, T_("Before and after, once something changes hands."))
                        : LABEL(view, T_("Working it out")),
                  style, 0);
}

static double chances(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const TradeResult *result = what;
    double pad = ui_px(ui, 14), row = ui_px(ui, ROW), used = ui_px(ui, 12);
    Box inner = box_inset(box, pad, 0);
    int before, after;
    used += title(view, form_below(inner, used), LABEL(view, T_("Chance to win"))) + ui_px(ui, 2);
    if (!chances_of(view, result, result->you, &before, &after)) {
        write_unknown(view, (Box){inner.x, inner.y + used, inner.w, 2 * row}, result->empty);
        return used + 2 * row + ui_px(ui, 12);
    }
    draw_chance(view, (Box){inner.x, inner.y + used, inner.w, row}, result, result->you);
    draw_chance(view, (Box){inner.x, inner.y + used + row, inner.w, row}, result, result->they);
    used += 2 * row + ui_px(ui, 2);
    double others = draw_others(view, form_below(inner, used + ui_px(ui, 5)), result);
    if (others > 0)
        canvas_line(ui->canvas, inner.x, inner.y + used, box_right(inner), inner.y + used, 1,
                    ui->theme.line);
    return used + (others > 0 ? others + ui_px(ui, 5) : 0) + ui_px(ui, 10);
}

/* ---- the meter ---- */

static double draw_reason(View *view, Box box, const ForecastReason *reason)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    Style sign = {TYPE_BODY, FONT_BOLD, reason->good ? theme->good : theme->bad, ALIGN_LEFT};
    Style style = {TYPE_BODY, FONT_MEDIUM, theme->ink, ALIGN_LEFT};
    double indent = ui_px(ui, 16);
    lettering_line(ui, (Box){box.x, box.y, indent, lettering_line_height(ui, sign)},
                   reason->good ? "+" : "−", sign);
    return lettering_paragraph(ui, (Box){box.x + indent, box.y, box.w - indent, 0}, reason->words,
                               style);
}

/* What would have to change, as the button says it. */
static Phrase change_words(const View *view, const Deal *deal, const Deal *better)
{
    DeedSet given = better->give & ~deal->give, spared = deal->take & ~better->take;
    Money more = (better->give_money - better->take_money) - (deal->give_money - deal->take_money);
    if (given != 0 && more == 0) return PHRASE(view, T_("Add {deeds} → likely"), arg_deeds(given));
    if (spared != 0 && more == 0)
        return PHRASE(view, T_("Leave out {deeds} → likely"), arg_deeds(spared));
    if (given == 0 && spared == 0 && deal->take_money > 0 && better->take_money > 0)
        return PHRASE(view, T_("Ask {sum} less → likely"), arg_sum(more));
    if (given == 0 && spared == 0 && more > 0)
        return PHRASE(view, T_("Add {sum} → likely"), arg_sum(more));
    return PHRASE(view, T_("Change it so that a yes is likely"), arg_absent());
}

static const char *answer_word(const View *view, const Forecast *forecast, Colour *colour)
{
    const Theme *theme = &view_ui(view)->theme;
    *colour = theme->quiet;
    if (forecast == NULL || !forecast->judged) return LABEL(view, T_("Working it out"));
    *colour = theme->bad;
    if (forecast->yes < FORECAST_PERHAPS) return LABEL(view, TC_("meter", "Unlikely"));
    *colour = theme_legible(0xFF8A5A00, theme->card);
    if (forecast->yes < FORECAST_LIKELY) return LABEL(view, TC_("meter", "Perhaps"));
    *colour = theme->good;
    return LABEL(view, TC_("meter", "Likely"));
}

static double draw_gauge(View *view, Box box, const TradeResult *result)
{
    Ui *ui = view_ui(view);
    const Forecast *forecast = result->empty ? NULL : result->forecast;
    double high = ui_px(ui, 106), wide = ui_px(ui, 190), line = ui_px(ui, 26);
    Box arc = {box_middle_x(box) - wide / 2, box.y, wide, high};
    Colour colour;
    const char *word = answer_word(view, forecast, &colour);
    trade_gauge(ui, arc, forecast != NULL && forecast->judged ? forecast->yes / 1000.0 : -1);
    if (result->empty) return high;
    lettering_line(ui, (Box){box.x, box.y + high, box.w, line}, word,
                   (Style){TYPE_HEAD, FONT_BOLD, colour, ALIGN_CENTRE});
    return high + line;
}

static double meter_words(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const TradeResult *result = what;
    const Forecast *forecast = result->forecast;
    double pad = ui_px(ui, 14), used = ui_px(ui, 12);
    Box inner = box_inset(box, pad, 0);
    Phrase head = PHRASE(view, T_("Will {seat} say yes?"), arg_seat(result->they));
    used += title(view, form_below(inner, used), head.words) + ui_px(ui, 4);
    used += draw_gauge(view, form_below(inner, used), result) + ui_px(ui, 6);
    for (int i = 0; forecast != NULL && !result->empty && i < forecast->reason_count; i++)
        used += draw_reason(view, form_below(inner, used), &forecast->reasons[i]);
    if (result->empty) used += trade_after_hints(view, form_below(inner, used), result);
    return used + ui_px(ui, 8);
}

static bool can_improve(const TradeResult *result)
{
    return result->forecast != NULL && result->forecast->judged && result->forecast->improved &&
           !result->empty;
}

static bool draw_meter(View *view, Box box, const TradeResult *result)
{
    Ui *ui = view_ui(view);
    double pad = ui_px(ui, 14), high = ui_px(ui, 44);
    form_panel(ui, box);
    meter_words(ui, box, (void *)result);
    if (!can_improve(result)) return false;
    Phrase words = change_words(view, result->deal, &result->forecast->better);
    Box where = {box.x + pad, box_bottom(box) - high - ui_px(ui, 12), box.w - 2 * pad, high};
    return button(ui, where, (Button){.id = ui_id("trade-better", 0), .label = words.words});
}

/* ---- both ---- */

static double meter_height(View *view, double width, const TradeResult *result)
{
    return form_height(view_ui(view), width, meter_words, (void *)result) +
           ui_px(view_ui(view), 60);
}

static bool is_beside(const Ui *ui, double width)
{
    return width >= ui_px(ui, BESIDE);
}

double trade_result_height(View *view, double width, const TradeResult *result)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 12), half = is_beside(ui, width) ? (width - gap) / 2 : width;
    double upper = form_height(ui, half, chances, (void *)result);
    double lower = result->asks ? meter_height(view, half, result)
                                : form_height(ui, half, trade_after, (void *)result);
    if (!is_beside(ui, width)) return upper + gap + lower;
    return upper > lower ? upper : lower;
}

bool trade_result(View *view, Box box, const TradeResult *result)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 12);
    bool beside = is_beside(ui, box.w);
    Box rest = box, first = beside ? box_column(box, 0, 2, gap) : box;
    first.h = form_height(ui, first.w, chances, (void *)result);
    form_panel(ui, first);
    chances(ui, first, (void *)result);
    if (beside)
        rest = box_column(box, 1, 2, gap);
    else
        box_cut_top(&rest, first.h + gap);
    if (result->asks) return draw_meter(view, rest, result);
    form_panel(ui, rest);
    trade_after(ui, rest, (void *)result);
    return false;
}
