/* trade_after.c -- what a deal leaves behind. */
#include "view/sheets/trade_after.h"

#include "ui/form.h"
#include "ui/icon.h"
#include "view/board/token_view.h"
#include "view/sheets/trade_side.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define ROW 34.0

/* ---- before there is a deal ---- */

DeedSet trade_after_fitting(const Edition *edition, const Game *game, SeatId giver, SeatId taker)
{
    DeedSet fitting = 0, taken = game->seats[taker].deeds;
    for (GroupId group = 0; group < edition->group_count; group++)
        if ((edition->groups[group].deeds & taken) != 0)
            fitting |= edition->groups[group].deeds & game->seats[giver].deeds;
    return fitting;
}

/* With the taker's token before it. */
static double write_hint(View *view, Box box, SeatId taker, DeedSet deeds)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_SMALL, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    double side = ui_px(ui, 22), indent = side + ui_px(ui, 8);
    Box words = {box.x + indent, box.y, box.w - indent, 0};
    Phrase said = trade_side_is_you(view, taker)
                      ? PHRASE(view, T_("Fits what you hold: {deeds}."), arg_deeds(deeds))
                      : PHRASE(view, T_("Fits what {seat} holds: {deeds}."), arg_seat(taker),
                               arg_deeds(deeds));
    double high = lettering_height(ui, words.w, said.words, style);
    double row = high > side ? high : side;
    words.h = high;
    words.y += (row - high) / 2;
    token_of_seat(view, taker, (Box){box.x, box.y, side, side});
    lettering_paragraph(ui, words, said.words, style);
    return row;
}

double trade_after_hints(View *view, Box box, const TradeResult *result)
{
    const SeatId takers[2] = {result->you, result->they}, givers[2] = {result->they, result->you};
    double used = 0;
    for (int i = 0; i < 2; i++) {
        DeedSet deeds =
            trade_after_fitting(view_edition(view), view_game(view), givers[i], takers[i]);
        if (deeds == 0) continue;
        used +=
            write_hint(view, form_below(box, used), takers[i], deeds) + ui_px(view_ui(view), 10);
    }
    return used;
}

/* ---- after it ---- */

/* What the seat pays, less what it gets. */
static Money paid_by(const TradeResult *result, SeatId seat)
{
    Money paid = result->deal->give_money - result->deal->take_money;
    return seat == result->you ? paid : -paid;
}

static void write_cash(View *view, Box row, const TradeResult *result, SeatId seat)
{
    Ui *ui = view_ui(view);
    double side = ui_px(ui, 28);
    token_of_seat(view, seat, box_centred(box_cut_left(&row, side), side, side));
    box_cut_left(&row, ui_px(ui, 8));
    Money now = view_game(view)->seats[seat].cash, then = now - paid_by(result, seat);
    Phrase said = now == then ? view_thing(view, arg_sum(now))
                              : PHRASE(view, T_("{sum} → {price}"), arg_sum(now), arg_price(then));
    Colour tone = then > now ? ui->theme.good : then < now ? ui->theme.bad : ui->theme.ink;
    lettering_line(ui, row, said.words, (Style){TYPE_BODY, FONT_BOLD, tone, ALIGN_RIGHT});
}

/* Does the seat hold all of the group after the deal, and not before? */
static bool becomes_whole(const View *view, const TradeResult *result, SeatId seat, GroupId group)
{
    const Deal *deal = result->deal;
    DeedSet all = view_edition(view)->groups[group].deeds, had = view_game(view)->seats[seat].deeds;
    DeedSet gets = seat == result->you ? deal->take : deal->give,
            gives = seat == result->you ? deal->give : deal->take;
    return (had & all) != all && (((had & ~gives) | gets) & all) == all;
}

static double write_groups(View *view, Box box, const TradeResult *result, SeatId seat)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    double used = 0, side = ui_px(ui, 16), indent = ui_px(ui, 36);
    for (GroupId group = 0; group < view_edition(view)->group_count; group++) {
        if (!becomes_whole(view, result, seat, group)) continue;
        Phrase said = trade_side_is_you(view, seat)
                          ? PHRASE(view, T_("You would hold all of {group}."), arg_group(group))
                          : PHRASE(view, T_("{seat} would hold all of {group}."), arg_seat(seat),
                                   arg_group(group));
        Box line = form_below(box, used);
        icon_draw(ui->canvas, ICON_CROWN,
                  (Box){line.x + ui_px(ui, 6), line.y + ui_px(ui, 1), side, side},
                  ui->theme.gold_edge);
        used += lettering_paragraph(ui, (Box){line.x + indent, line.y, line.w - indent, 0},
                                    said.words, style) +
                ui_px(ui, 4);
    }
    return used;
}

double trade_after(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    const TradeResult *result = what;
    double row = ui_px(ui, ROW), used = ui_px(ui, 12);
    Box inner = box_inset(box, ui_px(ui, 14), 0);
    used += form_words(ui, form_below(inner, used), LABEL(view, T_("Cash after the deal")),
                       TYPE_BODY, FONT_BOLD, ui->theme.ink) +
            ui_px(ui, 2);
    write_cash(view, (Box){inner.x, inner.y + used, inner.w, row}, result, result->you);
    write_cash(view, (Box){inner.x, inner.y + used + row, inner.w, row}, result, result->they);
    used += 2 * row + ui_px(ui, 6);
    if (result->empty) return used + trade_after_hints(view, form_below(inner, used), result);
    used += write_groups(view, form_below(inner, used), result, result->you);
    used += write_groups(view, form_below(inner, used), result, result->they);
    return used + ui_px(ui, 6);
}
