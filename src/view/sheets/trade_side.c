/* trade_side.c -- what one side of a deal hands over, to look at or to choose. */
#include "view/sheets/trade_side.h"

#include <string.h>

#include "ui/button.h"
#include "ui/form.h"
#include "view/board/deed_grid.h"
#include "view/board/token_view.h"
#include "view/sheets/sum_chooser.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static double gap_of(const Ui *ui)
{
    return ui_px(ui, 10);
}

static Box below(Box box, double used)
{
    return (Box){box.x, box.y + used, box.w, 0};
}

static double draw_head(View *view, Box box, const TradeSide *side)
{
    Ui *ui = view_ui(view);
    double height = ui_px(ui, 28);
    Box line = {box.x, box.y, box.w, height};
    token_of_seat(view, side->seat, box_cut_left(&line, height));
    box_cut_left(&line, ui_px(ui, 8));
    lettering_line(ui, line, PHRASE(view, T_("{seat} gives"), arg_seat(side->seat)).words,
                   (Style){TYPE_LARGE, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT});
    return height;
}

static double draw_words(View *view, Box box, const char *words)
{
    return lettering_paragraph(
        view_ui(view), box, words,
        (Style){TYPE_BODY, FONT_MEDIUM, view_ui(view)->theme.quiet, ALIGN_LEFT});
}

/* ---- deeds ---- */

static DeedSet built_up(const View *view, DeedSet deeds)
{
    const Edition *edition = view_edition(view);
    DeedSet built = 0;
    for (DeedSet rest = deeds; rest != 0; rest &= rest - 1) {
        GroupId group = edition->deeds[__builtin_ctzll(rest)].group;
        if (game_group_built(edition, view_game(view), group)) built |= rest & -rest;
    }
    return built;
}

static void clear(TradeSide *side)
{
    *side->deeds = 0;
    *side->money = 0;
    memset(side->cards, 0, MAX_DECKS);
}

static double draw_deeds(View *view, Box box, TradeSide *side)
{
    Ui *ui = view_ui(view);
    DeedSet own = side->fixed ? *side->deeds : view_game(view)->seats[side->seat].deeds;
    char word[24];
    Text id = text_into(word, sizeof word);
    text_add(&id, side->fixed ? "handed-" : "deed-");
    text_add_int(&id, side->seat);
    Phrase why = PHRASE(
        view, T_("There are {building.many} in this group: sell them before it can be traded."),
        arg_absent());
    DeedGrid grid = {.word = word,
                     .deeds = own,
                     .chosen = side->fixed ? 0 : *side->deeds,
                     .pale = side->fixed ? 0 : built_up(view, own),
                     .pale_why = why.words,
                     .to_press = !side->fixed};
    double height = deed_grid_height(ui, box.w, &grid);
    DeedId pressed = deed_grid(view, (Box){box.x, box.y, box.w, height}, &grid);
    if (pressed == NO_DEED || side->fixed) return height;
    DeedSet chosen = *side->deeds ^ DEED_BIT(pressed);
    if (side->one_thing) {
        clear(side);
        chosen &= DEED_BIT(pressed);
    }
    *side->deeds = chosen;
    return height;
}

/* ---- get-out cards ---- */

static bool press_card(View *view, Box box, const TradeSide *side, int deck, int held)
{
    int given = side->cards[deck];
    Phrase label = held > 1 ? PHRASE(view, T_("{release}: {number} of {second}"), arg_number(given),
                                     arg_second(held))
                            : PHRASE(view, T_("{release}"), arg_absent());
    Phrase tip = PHRASE(view, T_("From {deck}"), arg_deck((DeckId)deck));
    return button(view_ui(view), box,
                  (Button){.id = ui_id("release", side->seat * MAX_DECKS + deck),
                           .label = label.words,
                           .icon = ICON_RELEASE,
                           .chosen = given > 0 && !side->fixed,
                           .tip = tip.words});
}

static double draw_cards(View *view, Box box, TradeSide *side)
{
    Ui *ui = view_ui(view);
    double used = 0;
    for (int deck = 0; deck < view_edition(view)->deck_count; deck++) {
        int held =
            side->fixed ? side->cards[deck] : view_game(view)->seats[side->seat].release[deck];
        if (held == 0) continue;
        Box line = {box.x, box.y + used, box.w, ui_px(ui, 36)};
        if (press_card(view, line, side, deck, held) && !side->fixed)
            side->cards[deck] = (uint8_t)((side->cards[deck] + 1) % (held + 1));
        used += line.h + ui_px(ui, 4);
    }
    return used;
}

/* ---- money ---- */

static double draw_sum(View *view, Box box, const TradeSide *side)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_HEAD, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    double height = lettering_line_height(ui, style);
    lettering_line(ui, (Box){box.x, box.y, box.w, height},
                   view_thing(view, arg_sum(*side->money)).words, style);
    return height;
}

static uint32_t money_id(SeatId seat)
{
    return ui_id("trade-money", seat * 64);
}

bool trade_side_wrong(const View *view, SeatId seat, Text *why)
{
    Money cash = view_game(view)->seats[seat].cash;
    return sum_chooser_wrong(view, money_id(seat), cash > 0 ? cash : 0, why);
}

static double draw_chooser(View *view, Box box, TradeSide *side)
{
    Ui *ui = view_ui(view);
    Money cash = view_game(view)->seats[side->seat].cash, sum = *side->money;
    Style left = {TYPE_BODY, FONT_SEMIBOLD, ui->theme.ink, ALIGN_LEFT};
    Style right = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT};
    Box line = {box.x, box.y, box.w, lettering_line_height(ui, left) + ui_px(ui, 4)};
    lettering_line(ui, box_column(line, 0, 2, 0), LABEL(view, T_("Money")), left);
    lettering_line(ui, box_column(line, 1, 2, 0), PHRASE(view, T_("of {sum}"), arg_sum(cash)).words,
                   right);
    double height = sum_chooser_height(view, box.w);
    Phrase name = PHRASE(view, T_("Money of {seat}"), arg_seat(side->seat));
    Box place = {box.x, box.y + line.h, box.w, height};
    if (sum_chooser(view, place, money_id(side->seat), name.words, 0, cash > 0 ? cash : 0, &sum)) {
        if (side->one_thing) clear(side);
        *side->money = sum;
    }
    return line.h + height;
}

/* ---- the whole ---- */

static double draw_fixed(View *view, Box box, TradeSide *side)
{
    double used = draw_deeds(view, box, side), gap = gap_of(view_ui(view));
    if (used > 0) used += gap;
    used += draw_cards(view, below(box, used), side);
    if (*side->money != 0) used += draw_sum(view, below(box, used), side);
    return used > 0 ? used : draw_words(view, box, LABEL(view, T_("Nothing")));
}

static double draw_things(View *view, Box box, TradeSide *side)
{
    double used = 0, gap = gap_of(view_ui(view));
    if (!side->no_deeds) {
        used += view_game(view)->seats[side->seat].deeds != 0
                    ? draw_deeds(view, box, side)
                    : draw_words(view, box, LABEL(view, T_("No properties yet")));
        used += gap;
    }
    if (!side->no_cards) {
        double cards = draw_cards(view, below(box, used), side);
        if (cards > 0) used += cards + gap;
    }
    return used;
}

static double draw_chosen(View *view, Box box, TradeSide *side)
{
    double used = draw_things(view, box, side);
    if (used < side->above_money) used = side->above_money;
    return side->no_money ? used : used + draw_chooser(view, below(box, used), side);
}

static double measure_things(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    return draw_things(view, box, what);
}

/* What is above the money. */
static double above_money(Ui *ui, double width, TradeSide *side)
{
    return side->fixed ? 0 : form_height(ui, width, measure_things, side);
}

static double draw_side(Ui *ui, Box box, TradeSide *side)
{
    View *view = view_of(ui);
    double used = draw_head(view, box, side) + gap_of(ui);
    return used + (side->fixed ? draw_fixed(view, below(box, used), side)
                               : draw_chosen(view, below(box, used), side));
}

double trade_side_pair(Ui *ui, Box box, TradeSide *one, TradeSide *two, double narrow, double gap)
{
    double beside = ui_px(ui, 32), width = (box.w - beside) / 2;
    if (box.w < ui_px(ui, narrow)) {
        double first = draw_side(ui, box, one) + ui_px(ui, gap);
        return first + draw_side(ui, below(box, first), two);
    }
    /* Both sums are at the same height. */
    double first = above_money(ui, width, one), second = above_money(ui, width, two);
    if (!one->no_money && !two->no_money)
        one->above_money = two->above_money = first > second ? first : second;
    double left = draw_side(ui, box_column(box, 0, 2, beside), one);
    double right = draw_side(ui, box_column(box, 1, 2, beside), two);
    return left > right ? left : right;
}
