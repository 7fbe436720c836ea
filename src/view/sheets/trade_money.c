/* trade_money.c -- the money of a deal. */
#include "view/sheets/trade_money.h"

#include <math.h>

#include "ui/controls.h"
#include "ui/form.h"
#include "ui/number_field.h"
#include "ui/spoken.h"
#include "view/sheets/trade_side.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { STEPS = 3, TICKS_MOST = 26 };
#define WIDE 900.0
#define TARGET 44.0

static uint32_t money_id(void)
{
    return ui_id("trade-money", 0);
}

/* Sums worth telling apart, by the money in the game. */
static Money step_of(const View *view, int n)
{
    static const int steps[STEPS] = {10, 50, 100};
    Money unit = 1;
    while (unit * 10 <= view_edition(view)->rule[RULE_START_MONEY] / 1000) unit *= 10;
    return steps[n] * unit;
}

/* What you add; below 0: what they add. */
static Money balance(const TradeMoney *money)
{
    return *money->give - *money->take;
}

static void set_balance(View *view, const TradeMoney *money, Money sum)
{
    if (sum > money->give_most) sum = money->give_most;
    if (sum < -money->take_most) sum = -money->take_most;
    *money->give = sum > 0 ? sum : 0;
    *money->take = sum < 0 ? -sum : 0;
    number_field_forget(view_ui(view), money_id());
}

static SeatId adding(const TradeMoney *money)
{
    return balance(money) < 0 || money->give_most == 0 ? money->they : money->you;
}

/* ---- the number ---- */

static void number_button(View *view, Box box, const TradeMoney *money, int way)
{
    Ui *ui = view_ui(view);
    Money sum = balance(money), step = step_of(view, *money->step);
    int side = sum < 0 || money->give_most == 0 ? -1 : 1;
    Money next = sum + side * way * step;
    bool over = next > money->give_most || next < -money->take_most;
    Phrase less = PHRASE(view, T_("{sum} less"), arg_sum(step)),
           more = PHRASE(view, T_("{sum} more"), arg_sum(step));
    Button what = {.id = money_id() + (way > 0 ? 2 : 1),
                   .label = way > 0 ? more.words : less.words,
                   .icon = way > 0 ? ICON_PLUS : ICON_MINUS,
                   .icon_only = true,
                   .disabled = money->fixed || over};
    if (button(ui, box, what)) set_balance(view, money, next);
}

static void number(View *view, Box box, const TradeMoney *money)
{
    Ui *ui = view_ui(view);
    char words[UI_DRAFT_SIZE];
    Text text = text_into(words, sizeof words);
    SeatId seat = adding(money);
    bool they = seat == money->they;
    int64_t value = they ? *money->take : *money->give;
    int64_t most = they ? money->take_most : money->give_most;
    Phrase name = trade_side_is_you(view, seat)
                      ? PHRASE(view, T_("Money you add"), arg_absent())
                      : PHRASE(view, T_("Money {seat} adds"), arg_seat(seat));
    double side = ui_target(ui), gap = ui_px(ui, box.w < ui_px(ui, 160) ? 3 : 8);
    Box rest = box, minus = box_cut_left(&rest, side), plus = box_cut_right(&rest, side);
    number_button(view, minus, money, -1);
    Box field = box_inset(rest, gap, 0);
    number_field_show(ui, money_id(), value, &text);
    if (control_field(ui, field, money_id(), name.words, words, sizeof words, "0") &&
        !money->fixed) {
        number_field_type(ui, money_id(), words, 0, most, &value);
        *(they ? money->take : money->give) = (Money)value;
    }
    canvas_stroke_round(ui->canvas, field, ui_px(ui, 10), ui_px(ui, 2),
                        view_seat_colour(view, seat));
    number_field_mark(ui, money_id(), field, 0, most);
    number_button(view, plus, money, 1);
}

bool trade_money_wrong(const View *view, const TradeMoney *money, Text *why)
{
    const char *words = "";
    NumberFault fault = number_field_fault(view_ui(view), money_id(), &words);
    if (fault == NUMBER_GOOD) return false;
    if (fault == NUMBER_TOO_LARGE)
        SAY(view_words(view), why, T_("At most {sum}."),
            arg_sum(adding(money) == money->they ? money->take_most : money->give_most));
    else
        SAY(view_words(view), why,
            T_("\"{text}\" is not a valid amount of money: enter a whole number."),
            arg_text(words));
    return true;
}

/* ---- the steps ---- */

static void steps(View *view, Box box, const TradeMoney *money)
{
    Ui *ui = view_ui(view);
    for (int i = 0; i < STEPS; i++) {
        Phrase label = view_thing(view, arg_sum(step_of(view, i)));
        Phrase tip = PHRASE(view, T_("Money moves in steps of {sum}"), arg_sum(step_of(view, i)));
        Button what = {.id = ui_id("trade-step", i),
                       .label = label.words,
                       .chosen = *money->step == i,
                       .disabled = money->fixed,
                       .tip = tip.words};
        if (button(ui, box_column(box, i, STEPS, ui_px(ui, 8)), what)) *money->step = i;
    }
}

/* ---- the slider ---- */

typedef struct Scale {
    Box track;
    Money low, high; /* balance at the right and at the left end */
} Scale;

static double place_of(const Scale *scale, Money sum)
{
    double whole = (double)(scale->high - scale->low);
    return scale->track.x +
           (whole > 0 ? (double)(scale->high - sum) / whole : 0.5) * scale->track.w;
}

static Money snapped(const View *view, const TradeMoney *money, const Scale *scale, double x)
{
    double part = (x - scale->track.x) / scale->track.w;
    double sum = (double)scale->high - part * (double)(scale->high - scale->low);
    Money step = step_of(view, *money->step);
    if (part <= 0.004) return scale->high;
    if (part >= 0.996) return scale->low;
    return (Money)floor(sum / (double)step + 0.5) * step;
}

static Money tick_of(const Scale *scale, Money least)
{
    static const int factors[] = {1, 2, 5};
    Money tick = least, decade = least;
    for (int i = 0; (scale->high - scale->low) / tick > TICKS_MOST; i++) {
        if (i % 3 == 2) decade *= 10;
        tick = decade * factors[(i + 1) % 3];
    }
    return tick;
}

static void draw_tick(View *view, const Scale *scale, Money sum, bool tall, double *taken)
{
    Ui *ui = view_ui(view);
    double x = place_of(scale, sum), y = scale->track.y + ui_px(ui, 14);
    Colour colour = colour_mixed(ui->theme.line, ui->theme.ink, 0.25);
    canvas_line(ui->canvas, x, y, x, y + ui_px(ui, tall ? 9 : 5), ui_px(ui, 1.5), colour);
    if (!tall) return;
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_CENTRE};
    Phrase words = view_thing(view, arg_sum(sum < 0 ? -sum : sum));
    double wide = lettering_width(ui, words.words, style) + 2;
    if (fabs(x - *taken) < wide + ui_px(ui, 6)) return;
    *taken = x;
    Box box = {x - wide / 2, y + ui_px(ui, 8), wide, ui_px(ui, 18)};
    if (box.x < scale->track.x - ui_px(ui, 14)) box.x = scale->track.x - ui_px(ui, 14);
    if (box_right(box) > box_right(scale->track) + ui_px(ui, 14))
        box.x = box_right(scale->track) + ui_px(ui, 14) - wide;
    lettering_line(ui, box, words.words, style);
}

static void draw_ticks(View *view, const Scale *scale)
{
    Money tick = tick_of(scale, step_of(view, 2));
    double taken = -1e6;
    draw_tick(view, scale, 0, true, &taken);
    for (int n = 1; n * tick <= scale->high; n++)
        draw_tick(view, scale, n * tick, n % 3 == 0, &taken);
    taken = place_of(scale, 0);
    for (int n = 1; - n * tick >= scale->low; n++)
        draw_tick(view, scale, -n * tick, n % 3 == 0, &taken);
}

static void draw_bubble(View *view, const Scale *scale, const TradeMoney *money, double x)
{
    Ui *ui = view_ui(view);
    Money sum = balance(money);
    SeatId seat = adding(money);
    bool you = trade_side_is_you(view, seat);
    Phrase words = sum == 0 ? PHRASE(view, T_("no money"), arg_absent())
                   : you    ? PHRASE(view, T_("you add {sum}"), arg_sum(sum < 0 ? -sum : sum))
                            : PHRASE(view, T_("{seat} adds {sum}"), arg_seat(seat),
                                     arg_sum(sum < 0 ? -sum : sum));
    Style style = {TYPE_BODY, FONT_BOLD, ui->theme.card, ALIGN_CENTRE};
    double wide = lettering_width(ui, words.words, style) + ui_px(ui, 18), high = ui_px(ui, 24),
           tip = ui_px(ui, 6);
    Box box = {x - wide / 2, scale->track.y - ui_px(ui, 17) - high, wide, high};
    double least = scale->track.x - ui_px(ui, 16), most = box_right(scale->track) + ui_px(ui, 16);
    if (box.x < least) box.x = least;
    if (box_right(box) > most) box.x = most - wide;
    canvas_fill_round(ui->canvas, box, ui_px(ui, 7), ui->theme.ink);
    ui->canvas->verbs->move_to(ui->canvas, x - tip, box_bottom(box) - 1);
    ui->canvas->verbs->line_to(ui->canvas, x + tip, box_bottom(box) - 1);
    ui->canvas->verbs->line_to(ui->canvas, x, box_bottom(box) + tip);
    ui->canvas->verbs->close(ui->canvas);
    ui->canvas->verbs->fill(ui->canvas, ui->theme.ink);
    lettering_line(ui, box, words.words, style);
}

static void draw_slider(View *view, const Scale *scale, const TradeMoney *money, uint32_t id)
{
    Ui *ui = view_ui(view);
    double zero = place_of(scale, 0), x = place_of(scale, balance(money)), knob = ui_px(ui, 15);
    double y = box_middle_y(scale->track), left = x < zero ? x : zero, right = x < zero ? zero : x;
    Colour colour = view_seat_colour(view, adding(money));
    canvas_fill_round(ui->canvas, scale->track, scale->track.h / 2,
                      colour_mixed(ui->theme.line, ui->theme.card, 0.4));
    canvas_fill_box(ui->canvas, (Box){left, scale->track.y, right - left, scale->track.h}, colour);
    spoken_hush(ui);
    draw_ticks(view, scale);
    spoken_speak(ui);
    canvas_fill_round(ui->canvas,
                      (Box){zero - ui_px(ui, 1.5), y - ui_px(ui, 12), ui_px(ui, 3), ui_px(ui, 24)},
                      ui_px(ui, 1.5), ui->theme.ink);
    canvas_shadow(ui->canvas, (Box){x - knob, y - knob, 2 * knob, 2 * knob}, knob, ui_px(ui, 3));
    canvas_fill_circle(ui->canvas, x, y, knob, ui->theme.card);
    canvas_circle_path(ui->canvas, x, y, knob);
    ui->canvas->verbs->stroke(ui->canvas, ui_px(ui, 4), colour);
    ui_focus_ring(ui, id, (Box){x - knob, y - knob, 2 * knob, 2 * knob}, knob);
    draw_bubble(view, scale, money, x);
}

static void slide_by_key(View *view, const TradeMoney *money, uint32_t id)
{
    Ui *ui = view_ui(view);
    if (money->fixed || !ui->enabled || !ui_is_focused(ui, id)) return;
    Money step = step_of(view, *money->step);
    if (ui_key(ui, KEY_LEFT)) set_balance(view, money, balance(money) + step);
    if (ui_key(ui, KEY_RIGHT)) set_balance(view, money, balance(money) - step);
}

static void slider(View *view, Box box, const TradeMoney *money)
{
    Ui *ui = view_ui(view);
    uint32_t id = ui_id("trade-slider", 0);
    double edge = ui_px(ui, 16);
    Scale scale = {.track = {box.x + edge, box.y + ui_px(ui, 44), box.w - 2 * edge, ui_px(ui, 8)},
                   .low = -money->take_most,
                   .high = money->give_most};
    slide_by_key(view, money, id);
    Box grip = {box.x, box.y + ui_px(ui, 24), box.w, ui_px(ui, 48)};
    ui_press(ui, id, grip, UI_SLIDER, LABEL(view, T_("Money in the deal")), money->fixed);
    if (ui->enabled && ui->active == id && !money->fixed && scale.high > scale.low) {
        Money sum = snapped(view, money, &scale, ui->pointer_x);
        if (sum != balance(money)) {
            set_balance(view, money, sum);
            ui->changed = true;
        }
        ui->grip = true;
    }
    SeatId seat = adding(money);
    Money sum = balance(money) < 0 ? -balance(money) : balance(money);
    ui_value(ui, id, PHRASE(view, T_("{seat} adds {sum}"), arg_seat(seat), arg_sum(sum)).words);
    draw_slider(view, &scale, money, id);
}

/* ---- the whole ---- */

static bool is_wide(const Ui *ui, double width)
{
    return width >= ui_px(ui, WIDE);
}

double trade_money_height(const Ui *ui, double width)
{
    if (is_wide(ui, width)) return ui_px(ui, 96);
    return ui_px(ui, 12 + TARGET + 88 + (width < ui_px(ui, 420) ? TARGET + 8 : 0));
}

static void wide(View *view, Box box, const TradeMoney *money)
{
    Ui *ui = view_ui(view);
    double top = box.y + ui_px(ui, 26), target = ui_px(ui, TARGET);
    number(view, (Box){box.x + ui_px(ui, 16), top, ui_px(ui, 192), target}, money);
    steps(view, (Box){box_right(box) - ui_px(ui, 208), top, ui_px(ui, 192), target}, money);
    slider(view, (Box){box.x + ui_px(ui, 220), box.y, box.w - ui_px(ui, 220 + 220), box.h}, money);
}

static void narrow(View *view, Box box, const TradeMoney *money)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 8), target = ui_px(ui, TARGET);
    box = box_inset(box, ui_px(ui, 12), 0);
    box_cut_top(&box, ui_px(ui, 12));
    Box line = box_cut_top(&box, target);
    if (box.w < ui_px(ui, 396)) {
        box_cut_top(&box, gap);
        steps(view, box_cut_top(&box, target), money);
    } else {
        steps(view, box_cut_right(&line, line.w * 0.45), money);
        box_cut_right(&line, gap);
    }
    number(view, line, money);
    slider(view, box, money);
}

bool trade_money(View *view, Box box, const TradeMoney *money)
{
    Money before = balance(money);
    form_panel(view_ui(view), box);
    if (money->give_most <= 0 && money->take_most <= 0)
        lettering_fit(view_ui(view), box_inset(box, ui_px(view_ui(view), 16), 0),
                      LABEL(view, T_("No money changes hands in this trade.")),
                      (Style){TYPE_BODY, FONT_MEDIUM, view_ui(view)->theme.quiet, ALIGN_CENTRE}, 0);
    else if (is_wide(view_ui(view), box.w))
        wide(view, box, money);
    else
        narrow(view, box, money);
    return balance(money) != before;
}
