/* seats_view.c -- the players: money, property by colour, whose turn. */
#include "view/board/seats_view.h"

#include "table/asking.h"
#include "table/spelled.h"
#include "table/wording.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/board/seat_words.h"
#include "view/board/token_view.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* ---- a card ---- */

static bool has_left(const View *view, SeatId seat)
{
    return !game_seat_in(view_game(view), seat);
}

/* One sign for each deed of the board: filled when owned, hollow when
 * mortgaged, a shadow of itself otherwise. */
static void draw_chips(View *view, Box box, SeatId seat)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    const Game *game = view_game(view);
    int count = edition->deed_count, gaps = edition->group_count;
    double step = box.w / (count + gaps * 0.5), side = step * 0.78;
    if (side > box.h) side = box.h;
    if (side > ui_px(ui, 10)) side = ui_px(ui, 10);
    if (step > side * 1.3) step = side * 1.3;
    double x = box.x;
    for (int group = 0; group < edition->group_count; group++, x += step * 0.5) {
        Colour colour = theme_group(&ui->theme, edition->groups[group].colour);
        for (DeedSet rest = edition->groups[group].deeds; rest != 0; rest &= rest - 1, x += step) {
            DeedId deed = (DeedId)__builtin_ctzll(rest);
            Box chip = {x, box_middle_y(box) - side * 0.6, side, side * 1.2};
            bool own = (game->seats[seat].deeds & DEED_BIT(deed)) != 0;
            if (own && !game->holdings[deed].mortgaged)
                canvas_fill_round(ui->canvas, chip, side * 0.22, colour);
            else
                canvas_stroke_round(ui->canvas, box_inset(chip, 0.5, 0.5), side * 0.22,
                                    own ? 1.6 : 1,
                                    own ? colour : colour_mixed(colour, ui->theme.card, 0.72));
        }
    }
}

static bool odds_shown(const View *view, SeatId seat)
{
    return view_preferences(view)->odds && view_odds(view) != NULL && !has_left(view, seat);
}

/* "41 %"; nothing when it is not wanted or not known. */
static void say_odds(const View *view, SeatId seat, Text *text)
{
    if (odds_shown(view, seat))
        SAY(view_words(view), text, T_("{number} %"), arg_number((view_odds(view)[seat] + 5) / 10));
}

/* The name followed by the chance to win; returns the width of the name and
 * moves `x` past both. */
static double write_name_line(View *view, Box box, const char *name, SeatId seat, Colour ink,
                              double *x)
{
    Ui *ui = view_ui(view);
    char words[16];
    Text odds = text_into(words, sizeof words);
    Style small = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    double gap = ui_px(ui, 6);
    say_odds(view, seat, &odds);
    double behind = odds.length > 0 ? lettering_width(ui, words, small) + gap : 0;
    Box room = {box.x, box.y, box.w - behind, box.h};
    double width =
        lettering_line(ui, room, name, (Style){TYPE_LARGE, FONT_SEMIBOLD, ink, ALIGN_LEFT});
    *x = box.x + width + gap;
    if (odds.length == 0) return width;
    lettering_line(ui, (Box){*x, box.y, behind - gap + 1, box.h}, words, small);
    *x += behind;
    return width;
}

static void write_name(View *view, Box box, SeatId seat)
{
    Ui *ui = view_ui(view);
    char words[80];
    Text text = text_into(words, sizeof words);
    bool left = has_left(view, seat);
    wording_listed(view_table(view), seat, &text);
    Colour ink = left ? ui->theme.quiet : ui->theme.ink;
    double x, width = write_name_line(view, box, words, seat, ink, &x);
    if (left)
        canvas_line(ui->canvas, box.x, box_middle_y(box), box.x + width, box_middle_y(box),
                    ui_px(ui, 1.5), ink);
    double side = box.h * 0.72;
    if (!left && view_game(view)->seats[seat].in_jail && x + side < box_right(box)) {
        icon_draw(ui->canvas, ICON_JAIL, (Box){x, box_middle_y(box) - side / 2, side, side},
                  ui->theme.quiet);
        x += side + ui_px(ui, 4);
    }
    for (int i = game_release_count(view_game(view), seat); i > 0 && x + side < box_right(box);
         i--) {
        icon_draw(ui->canvas, ICON_CARD, (Box){x, box_middle_y(box) - side / 2, side, side},
                  ui->theme.quiet);
        x += side + ui_px(ui, 2);
    }
}

static void write_money(View *view, Box box, SeatId seat)
{
    Ui *ui = view_ui(view);
    char words[40];
    Text text = text_into(words, sizeof words);
    Money cash = view_game(view)->seats[seat].cash;
    if (has_left(view, seat))
        text_add(&text, LABEL(view, TC_("player", "out")));
    else
        words_write_arg(view_words(view), arg_sum(cash), &text);
    Colour ink = has_left(view, seat) ? ui->theme.quiet : cash < 0 ? ui->theme.bad : ui->theme.ink;
    lettering_line(ui, box, words, (Style){TYPE_TITLE, FONT_BOLD, ink, ALIGN_RIGHT});
}

/* Chance to win as a thin bar on the lower edge. */
static void draw_odds(View *view, Box card, SeatId seat)
{
    if (!odds_shown(view, seat)) return;
    Ui *ui = view_ui(view);
    Box bar = {card.x + ui_px(ui, 8), box_bottom(card) - ui_px(ui, 5), card.w - ui_px(ui, 16),
               ui_px(ui, 3)};
    canvas_fill_round(ui->canvas, bar, bar.h / 2, ui->theme.sunken);
    bar.w *= view_odds(view)[seat] / 1000.0;
    canvas_fill_round(ui->canvas, bar, bar.h / 2, view_seat_colour(view, seat));
}

static void draw_card(View *view, Box card, SeatId seat, uint32_t id)
{
    Ui *ui = view_ui(view);
    double radius = ui_px(ui, 10);
    Colour colour = view_seat_colour(view, seat);
    bool mover = asking_turn(view_game(view)) == seat && view_game(view)->phase != PHASE_OVER;
    canvas_shadow(ui->canvas, card, radius, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, card, radius,
                      ui_is_hot(ui, id) ? ui->theme.sunken : ui->theme.card);
    if (mover) canvas_stroke_round(ui->canvas, card, radius, ui_px(ui, 2.5), colour);
    Box rest = card;
    Box edge = box_inset(box_cut_left(&rest, ui_px(ui, 5)), 0, ui_px(ui, 8));
    canvas_fill_round(ui->canvas, edge, ui_px(ui, 2),
                      has_left(view, seat) ? ui->theme.line : colour);
    double side = card.h * 0.62 < ui_px(ui, 36) ? card.h * 0.62 : ui_px(ui, 36);
    Box token = box_cut_left(&rest, side + ui_px(ui, 14));
    token_of_seat(view, seat, box_centred(token, side, side));
    rest.w -= ui_px(ui, 10);
    bool tight = rest.w < ui_px(ui, 150);
    if (tight) {
        write_name(view, (Box){rest.x, rest.y, rest.w, rest.h / 2}, seat);
        write_money(view, (Box){rest.x, rest.y + rest.h / 2, rest.w, rest.h / 2 - ui_px(ui, 3)},
                    seat);
    } else {
        write_money(view, box_cut_right(&rest, rest.w * 0.32), seat);
        bool chips = card.h >= ui_px(ui, 40);
        Box name = chips ? (Box){rest.x, card.y + card.h * 0.08, rest.w, card.h * 0.5} : rest;
        write_name(view, name, seat);
        if (chips)
            draw_chips(view, (Box){rest.x, card.y + card.h * 0.58, rest.w, card.h * 0.28}, seat);
    }
    draw_odds(view, card, seat);
}

static void name_card(const View *view, SeatId seat, Text *text)
{
    char buffer[UI_NAME_SIZE];
    Text name = text_into(buffer, sizeof buffer);
    wording_listed(view_table(view), seat, &name);
    SAY(view_words(view), text, T_("{name}: {sum}[, {number} % to win]. Show what is owned"),
        arg_name(buffer), arg_sum(view_game(view)->seats[seat].cash),
        odds_shown(view, seat) ? arg_number((view_odds(view)[seat] + 5) / 10) : arg_absent());
}

/* Who plays with what: what the sign of computers means, and what the token changes. */
static void tell_about(View *view, Box card, SeatId seat, uint32_t id)
{
    char words[UI_TIP_SIZE];
    Text text = text_into(words, sizeof words);
    seat_words_add(view, seat, &text);
    if (text.length > 0) ui_tip(view_ui(view), id, card, words);
}

/* For those who do not see the card. */
static void describe(View *view, Box card, SeatId seat)
{
    char words[1000];
    Text text = text_into(words, sizeof words);
    spelled_player(view_words(view), view_game(view), seat, &text);
    spoken_words(view_ui(view), card, words);
}

void seats_draw(View *view, const TableLayout *at)
{
    Ui *ui = view_ui(view);
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        char name[UI_NAME_SIZE];
        Text text = text_into(name, sizeof name);
        uint32_t id = ui_id("seat", seat);
        Box card = at->card[seat];
        name_card(view, seat, &text);
        if (ui_press(ui, id, card, UI_BUTTON, name, false)) view_show_seat(view, seat);
        describe(view, card, seat);
        draw_card(view, card, seat, id);
        tell_about(view, card, seat, id);
        ui_focus_ring(ui, id, card, ui_px(ui, 10));
    }
}
