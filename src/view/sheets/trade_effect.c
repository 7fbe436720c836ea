/* trade_effect.c -- what a deal would do to one of its sides, in words. */
#include "view/sheets/trade_effect.h"

#include "game/trade.h"
#include "ui/form.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { LINES = MAX_GROUPS + 4 };

/* One thing that changes. */
typedef struct EffectLine {
    char words[UI_TIP_SIZE];
    Colour dot; /* of the group it is about, or 0 */
    int tone;   /* 1 good, -1 bad, 0 neither */
} EffectLine;

typedef struct EffectLines {
    int count;
    EffectLine list[LINES];
} EffectLines;

static void add_line(EffectLines *lines, Phrase words, Colour dot, int tone)
{
    if (lines->count == LINES) return;
    EffectLine *line = &lines->list[lines->count++];
    *line = (EffectLine){.dot = dot, .tone = tone};
    text_copy(line->words, sizeof line->words, words.words);
}

/* ---- what changes ---- */

/* Groups that become whole, are broken up, or come nearer. */
static void add_group(const View *view, SeatId seat, const Deal *deal, GroupId group,
                      EffectLines *lines)
{
    const Edition *edition = view_edition(view);
    const Group *printed = &edition->groups[group];
    DeedSet before = view_game(view)->seats[seat].deeds & printed->deeds;
    DeedSet after = (before & ~deal->give) | (deal->take & printed->deeds);
    Colour dot = theme_group(&view_ui(view)->theme, printed->colour);
    if (before == after) return;
    if (after == printed->deeds)
        add_line(lines, PHRASE(view, T_("Completes {group}"), arg_group(group)), dot, 1);
    else if (before == printed->deeds)
        add_line(lines, PHRASE(view, T_("Breaks up {group}"), arg_group(group)), dot, -1);
    else if (after == 0)
        add_line(lines, PHRASE(view, T_("{group}: none left"), arg_group(group)), dot, 0);
    else
        add_line(lines,
                 PHRASE(view, T_("{group}: {number} of {second}"), arg_group(group),
                        arg_number(__builtin_popcountll(after)), arg_second(printed->deed_count)),
                 dot, 0);
}

static Money fees(const View *view, DeedSet deeds)
{
    Money sum = 0;
    for (; deeds != 0; deeds &= deeds - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(deeds);
        if (view_game(view)->holdings[deed].mortgaged)
            sum += edition_transfer_fee(view_edition(view), deed);
    }
    return sum;
}

static Money prices(const View *view, DeedSet deeds)
{
    Money sum = 0;
    for (; deeds != 0; deeds &= deeds - 1)
        sum += view_edition(view)->deeds[__builtin_ctzll(deeds)].price;
    return sum;
}

static void add_money(const View *view, SeatId seat, const Deal *deal, EffectLines *lines)
{
    Money cash = view_game(view)->seats[seat].cash, fee = fees(view, deal->take);
    Money after = cash - deal->give_money + deal->take_money;
    if (after != cash)
        add_line(lines, PHRASE(view, T_("Money {sum} → {price}"), arg_sum(cash), arg_price(after)),
                 0, 0);
    if (fee > 0)
        add_line(lines,
                 PHRASE(view, T_("Then pays {bank.the} {sum} for what is mortgaged"), arg_sum(fee)),
                 0, -1);
    Money given = prices(view, deal->give) + deal->give_money,
          got = prices(view, deal->take) + deal->take_money;
    if (given > 0 || got > 0)
        add_line(lines,
                 PHRASE(view, T_("Gives {sum} and gets {price} at printed prices"), arg_sum(given),
                        arg_price(got)),
                 0, 0);
}

static void find_lines(const View *view, SeatId seat, const Deal *deal, EffectLines *lines)
{
    lines->count = 0;
    for (GroupId group = 0; group < view_edition(view)->group_count; group++)
        add_group(view, seat, deal, group, lines);
    add_money(view, seat, deal, lines);
    if (lines->count == 0) add_line(lines, PHRASE(view, T_("Nothing changes"), arg_absent()), 0, 0);
}

/* ---- the note below a deal ---- */

static double draw_line(View *view, Box box, const EffectLine *line)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    Colour tone = line->tone > 0 ? theme->good : line->tone < 0 ? theme->bad : theme->ink;
    Style style = {TYPE_BODY, line->tone != 0 ? FONT_SEMIBOLD : FONT_MEDIUM,
                   theme_legible(tone, theme->sunken), ALIGN_LEFT};
    double side = ui_px(ui, 10), height = lettering_line_height(ui, style);
    if (line->dot != 0) {
        Box dot = {box.x, box.y + (height - side) / 2, side, side};
        canvas_fill_round(ui->canvas, dot, ui_px(ui, 2), line->dot);
    }
    double indent = line->dot != 0 ? side + ui_px(ui, 8) : 0;
    return lettering_paragraph(ui, (Box){box.x + indent, box.y, box.w - indent, 0}, line->words,
                               style);
}

static double draw_side(View *view, Box box, SeatId seat, const Deal *deal)
{
    Ui *ui = view_ui(view);
    Style head = {TYPE_BODY, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    EffectLines lines;
    find_lines(view, seat, deal, &lines);
    double used = lettering_line_height(ui, head) + ui_px(ui, 2);
    lettering_line(ui, (Box){box.x, box.y, box.w, used}, view_thing(view, arg_seat(seat)).words,
                   head);
    for (int i = 0; i < lines.count; i++)
        used += draw_line(view, (Box){box.x, box.y + used, box.w, 0}, &lines.list[i]);
    return used;
}

/* Beside each other, or below where it is narrow. */
static double draw_sides(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const TradeEffect *effect = what;
    Deal mirror = trade_mirror(effect->deal);
    double gap = ui_px(ui, 24);
    if (box.w < ui_px(ui, 420)) {
        double first = draw_side(view, box, effect->one, effect->deal) + gap / 2;
        return first + draw_side(view, (Box){box.x, box.y + first, box.w, 0}, effect->two, &mirror);
    }
    double left = draw_side(view, box_column(box, 0, 2, gap), effect->one, effect->deal);
    double right = draw_side(view, box_column(box, 1, 2, gap), effect->two, &mirror);
    return left > right ? left : right;
}

double trade_effect(Ui *ui, Box box, void *what)
{
    double pad = ui_px(ui, 14);
    double height = form_height(ui, box.w - 2 * pad, draw_sides, what) + 2 * pad;
    canvas_fill_round(ui->canvas, (Box){box.x, box.y, box.w, height}, ui_px(ui, 10),
                      ui->theme.sunken);
    draw_sides(ui, (Box){box.x + pad, box.y + pad, box.w - 2 * pad, 0}, what);
    return height;
}
