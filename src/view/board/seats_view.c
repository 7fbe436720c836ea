/* seats_view.c -- the players: money, what they hold, whose turn. */
#include "view/board/seats_view.h"

#include "table/asking.h"
#include "table/spelled.h"
#include "table/temper_words.h"
#include "table/wording.h"
#include "ui/icon.h"
#include "ui/lettering.h"
#include "ui/spoken.h"
#include "view/board/bankrupt_stamp.h"
#include "view/board/holdings_view.h"
#include "view/board/seat_words.h"
#include "view/board/token_view.h"
#include "view/moments/money_flight.h"
#include "view/online/online_head.h"
#include "view/view_online.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* How a card is laid out, by the room there is. */
typedef enum CardForm {
    CARD_WHOLE, /* two rows and the chance to win */
    CARD_HALF,  /* two rows */
    CARD_SHORT, /* narrow: chips below everything */
    CARD_TIGHT, /* narrow and low: small chips below the name */
    CARD_STACK, /* narrow and with large text: the money below the name */
    CARD_LINE   /* one row */
} CardForm;

typedef struct CardSeat {
    View *view;
    SeatId seat;
    CardForm form;
    double scale;
    bool left;    /* out of the game */
    Money change; /* of the cash since the last turn of a person here */
} CardSeat;

static bool odds_shown(const View *view, SeatId seat)
{
    return view_odds(view) != NULL && view_online_advice(view) &&
           game_seat_in(view_game(view), seat);
}

static int odds_percent(const View *view, SeatId seat)
{
    return (view_odds(view)[seat] + 5) / 10;
}

/* ---- since your last turn ---- */

static bool is_own_end(const View *view, const Event *event)
{
    return event->kind == EVENT_TURN_ENDED && view_is_person(view, event->seat);
}

/* What every seat has gained or lost since then. */
static void count_changes(const View *view, Money changes[MAX_SEATS])
{
    const Table *table = view_table(view);
    size_t n = stage_told(view_stage(view));
    for (int i = 0; i < MAX_SEATS; i++) changes[i] = 0;
    for (; n > 0; n--) {
        const Event *event = &table_event(table, n - 1)->event;
        if (is_own_end(view, event)) break;
        if (event->kind != EVENT_PAID) continue;
        if (event->seat < MAX_SEATS) changes[event->seat] -= event->amount;
        if (event->other < MAX_SEATS) changes[event->other] += event->amount;
    }
}

static void write_change(const CardSeat *card, Box box, Align align)
{
    Ui *ui = view_ui(card->view);
    char words[40];
    Text text = text_into(words, sizeof words);
    if (card->change == 0 || card->left) return;
    bool gain = card->change > 0;
    static const Sentence up = T_("▲ +{sum}"), down = T_("▼ −{sum}");
    words_write(view_words(card->view), gain ? &up : &down,
                ARGS(arg_sum(gain ? card->change : -card->change)), &text);
    lettering_line(
        ui, box, words,
        (Style){TYPE_SMALL, FONT_SEMIBOLD, gain ? ui->theme.good : ui->theme.bad, align});
}

/* ---- the parts of a card ---- */

static void write_money(const CardSeat *card, Box box)
{
    Ui *ui = view_ui(card->view);
    char words[40];
    Text text = text_into(words, sizeof words);
    Money cash = money_flight_cash(card->view, card->seat);
    if (card->left)
        text_add(&text, LABEL(card->view, TC_("player", "out")));
    else
        words_write_arg(view_words(card->view), arg_sum(cash), &text);
    bool low = card->form >= CARD_TIGHT;
    Type type = card->form == CARD_WHOLE ? TYPE_HEAD : low ? TYPE_LARGE : TYPE_TITLE;
    Colour ink = card->left ? ui->theme.quiet : cash < 0 ? ui->theme.bad : ui->theme.ink;
    Align align = card->form == CARD_STACK ? ALIGN_LEFT : ALIGN_RIGHT;
    lettering_line(ui, box, words, (Style){type, FONT_BOLD, ink, align});
}

/* A word on a small round ground; `x` moves past it. Nothing where it does not fit. */
static void draw_pill(const CardSeat *card, double *x, Box row, Icon icon, const char *words,
                      Colour ground, Colour ink)
{
    Ui *ui = view_ui(card->view);
    Style style = {TYPE_SMALL, FONT_SEMIBOLD, ink, ALIGN_LEFT};
    double height = 20 * card->scale, side = icon != ICON_NONE ? 14 * card->scale : 0;
    double gap = icon != ICON_NONE ? 4 * card->scale : 0, pad = 7 * card->scale;
    double width = lettering_width(ui, words, style) + side + gap + 2 * pad;
    bool large = ui->unit > card->scale * 1.3; /* text: name and money alone */
    if (large || *x + width > box_right(row)) return;
    Box pill = {*x, box_middle_y(row) - height / 2, width, height};
    canvas_fill_round(ui->canvas, pill, height / 2, ground);
    icon_draw(ui->canvas, icon, (Box){pill.x + pad, box_middle_y(pill) - side / 2, side, side},
              ink);
    lettering_line(ui, (Box){pill.x + pad + side + gap, pill.y, width, height}, words, style);
    *x += width + 6 * card->scale;
}

static bool is_only_person(const View *view, SeatId seat)
{
    for (SeatId other = 0; other < view_game(view)->seat_count; other++)
        if (view_is_person(view, other) != (other == seat)) return false;
    return true;
}

/* Its temper, or else its level. */
static const char *kind_word(const View *view, const PlayerKind *kind)
{
    const char *temper = temper_words_pill(view_words(view), kind);
    return temper != NULL ? temper : view_label(view, &(const Sentence){.words = kind->word});
}

/* Computers have their mark and what they play as; the one person is "you". */
static void draw_pills(const CardSeat *card, double x, Box row)
{
    View *view = card->view;
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    const PlayerKind *kind = table_seating(view_table(view))->seats[card->seat].kind;
    Colour sunken = colour_mixed(theme->sunken, theme->line, 0.25);
    if (kind != NULL && !card->left)
        draw_pill(card, &x, row, ICON_ROBOT, kind_word(view, kind), sunken,
                  theme_legible(theme->quiet, sunken));
    if (card->left) return;
    Colour own = view_seat_colour(view, card->seat);
    if (kind == NULL && is_only_person(view, card->seat))
        draw_pill(card, &x, row, ICON_NONE, LABEL(view, TC_("player", "you")), own,
                  theme_legible(0xFFFFFFFF, own));
    Colour warm = colour_mixed(theme->card, theme->bad, 0.12);
    const char *presence = view_online_presence_words(view, card->seat);
    if (presence != NULL && view_online_presence(view, card->seat) == PRESENCE_PLAYED_FOR)
        draw_pill(card, &x, row, ICON_ROBOT, presence, sunken, theme_legible(theme->quiet, sunken));
    else if (presence != NULL)
        draw_pill(card, &x, row, ICON_NONE, presence, warm, theme_legible(theme->bad, warm));
    if (view_game(view)->seats[card->seat].in_jail)
        draw_pill(card, &x, row, ICON_NONE,
                  PHRASE(view, TC_("player", "in {jail}"), arg_absent()).words, warm,
                  theme_legible(theme->bad, warm));
    double side = 15 * card->scale;
    for (int i = game_release_count(view_game(view), card->seat);
         i > 0 && x + side < box_right(row); i--, x += side + 3 * card->scale)
        icon_draw(ui->canvas, ICON_RELEASE, (Box){x, box_middle_y(row) - side / 2, side, side},
                  theme->quiet);
}

static void write_name(const CardSeat *card, Box row)
{
    View *view = card->view;
    Ui *ui = view_ui(view);
    Colour ink = card->left ? ui->theme.quiet : ui->theme.ink;
    const char *name = table_seating(view_table(view))->seats[card->seat].name;
    bool tight = card->form == CARD_TIGHT || card->form == CARD_STACK;
    Style style = {tight ? TYPE_BODY : TYPE_LARGE, FONT_BOLD, ink, ALIGN_LEFT};
    if (!tight && lettering_width(ui, name, style) > row.w) { /* on two lines rather than tiny */
        lettering_fit(ui, row, name, style, 0);
        return;
    }
    double width = lettering_line(ui, row, name, style), x = row.x + width + 7 * card->scale;
    if (card->left)
        canvas_line(ui->canvas, row.x, box_middle_y(row), row.x + width, box_middle_y(row),
                    1.5 * card->scale, ink);
    char clock[40];
    Text left = text_into(clock, sizeof clock);
    bool timed = card->form != CARD_WHOLE && online_head_clock_words(view, card->seat, &left);
    if (timed || (card->form != CARD_WHOLE && odds_shown(view, card->seat))) {
        Phrase odds =
            timed ? PHRASE(view, T_("{text}"), arg_text(clock))
                  : PHRASE(view, T_("{number} %"), arg_number(odds_percent(view, card->seat)));
        Style small = {TYPE_SMALL, FONT_SEMIBOLD, ui->theme.quiet, ALIGN_LEFT};
        double wide = lettering_width(ui, odds.words, small);
        if (x + wide <= box_right(row))
            lettering_line(ui, (Box){x, row.y, wide + 1, row.h}, odds.words, small);
        x += wide + 6 * card->scale;
    }
    draw_pills(card, x, row);
}

/* Chance to win: a bar, a cup and the number. */
static void draw_odds(const CardSeat *card, Box box)
{
    View *view = card->view;
    Ui *ui = view_ui(view);
    if (!odds_shown(view, card->seat)) return;
    Style style = {TYPE_SMALL, FONT_SEMIBOLD, ui->theme.quiet, ALIGN_RIGHT};
    Phrase words = PHRASE(view, T_("{number} %"), arg_number(odds_percent(view, card->seat)));
    double width = lettering_width(ui, words.words, style), side = 13 * card->scale;
    lettering_line(ui, box, words.words, style);
    double x = box_right(box) - width - side - 6 * card->scale;
    icon_draw(ui->canvas, ICON_TROPHY, (Box){x, box_middle_y(box) - side / 2, side, side},
              ui->theme.quiet);
    Box bar = {x - 58 * card->scale, box_middle_y(box) - 3 * card->scale, 52 * card->scale,
               6 * card->scale};
    if (bar.x < box.x) return;
    canvas_fill_round(ui->canvas, bar, bar.h / 2, ui->theme.line);
    bar.w *= view_odds(view)[card->seat] / 1000.0;
    if (bar.w > bar.h)
        canvas_fill_round(ui->canvas, bar, bar.h / 2, view_seat_colour(view, card->seat));
}

/* ---- the forms ---- */

static ChipStyle chips_of(const CardSeat *card)
{
    double s = card->scale;
    switch (card->form) {
    case CARD_WHOLE: return (ChipStyle){17 * s, 22 * s, 8 * s, true};
    case CARD_HALF: return (ChipStyle){15 * s, 19 * s, 6 * s, false};
    case CARD_SHORT: return (ChipStyle){14 * s, 17 * s, 5 * s, false};
    case CARD_TIGHT: return (ChipStyle){11 * s, 13 * s, 4 * s, false};
    case CARD_STACK:
    case CARD_LINE: return (ChipStyle){12 * s, 15 * s, 4 * s, false};
    }
    return (ChipStyle){0};
}

static double money_width(const CardSeat *card, Box box)
{
    double s = card->scale, wanted = 92 * s;
    double text = view_ui(card->view)->unit / s;
    wanted *= 1 + (text - 1) * 0.8;
    if (card->form != CARD_LINE && card->form != CARD_TIGHT)
        return wanted < box.w * 0.5 ? wanted : box.w * 0.5;
    /* A sum is never shortened; a name is. */
    char words[40];
    Text sum = text_into(words, sizeof words);
    words_write_arg(view_words(card->view), arg_sum(view_game(card->view)->seats[card->seat].cash),
                    &sum);
    double least =
        lettering_width(view_ui(card->view), words, (Style){TYPE_LARGE, FONT_BOLD, 0, 0});
    if (card->form == CARD_TIGHT || least > wanted) wanted = least + 1; /* the rest has chips */
    return wanted < box.w * 0.5 ? wanted : least < box.w * 0.64 ? least + 1 : box.w * 0.64;
}

static void draw_whole(const CardSeat *card, Box box)
{
    double s = card->scale;
    Box right = box_cut_right(&box, money_width(card, box));
    write_name(card, (Box){box.x, box.y + 9 * s, box.w - 4 * s, 22 * s});
    double odds = odds_shown(card->view, card->seat) ? 24 * s : 0;
    holdings_draw(card->view, (Box){box.x, box.y + 42 * s, box.w - 4 * s - odds, 22 * s},
                  card->seat, chips_of(card));
    write_money(card, (Box){right.x, right.y + 7 * s, right.w, 26 * s});
    write_change(card, (Box){right.x, right.y + 34 * s, right.w, 16 * s}, ALIGN_RIGHT);
    if (view_guest(card->view) != NULL)
        online_head_clock(card->view, (Box){right.x, right.y + 53 * s, right.w, 20 * s}, card->seat,
                          s);
    else
        draw_odds(card, (Box){right.x - 24 * s, right.y + 55 * s, right.w + 24 * s, 16 * s});
}

static void draw_half(const CardSeat *card, Box box)
{
    double s = card->scale, extra = box.h - 58 * s > 0 ? (box.h - 58 * s) / 2 : 0;
    double squeeze = box.h < 58 * s ? box.h / (58 * s) : 1;
    Box right = box_cut_right(&box, money_width(card, box));
    write_name(card,
               (Box){box.x, box.y + extra + 5 * s * squeeze, box.w - 4 * s, 20 * s * squeeze});
    holdings_draw(card->view,
                  (Box){box.x, box.y + extra + 29 * s * squeeze, box.w - 4 * s, 19 * s * squeeze},
                  card->seat, chips_of(card));
    write_money(card, (Box){right.x, right.y + extra + 5 * s * squeeze, right.w, 22 * s * squeeze});
    write_change(card,
                 (Box){right.x, right.y + extra + 30 * s * squeeze, right.w, 16 * s * squeeze},
                 ALIGN_RIGHT);
}

static void draw_short(const CardSeat *card, Box box, Box whole)
{
    double s = card->scale;
    Box right = box_cut_right(&box, money_width(card, box));
    write_name(card, (Box){box.x, box.y + 5 * s, box.w - 2 * s, 18 * s});
    write_money(card, (Box){right.x, right.y + 5 * s, right.w, 20 * s});
    write_change(card, (Box){box.x, box.y + 23 * s, box.w + right.w, 15 * s}, ALIGN_LEFT);
    holdings_draw(card->view, (Box){whole.x + 8 * s, whole.y + 43 * s, whole.w - 16 * s, 17 * s},
                  card->seat, chips_of(card));
}

static void draw_tight(const CardSeat *card, Box box)
{
    double s = card->scale, top = (box.h - 34 * s) / 2;
    Box right = box_cut_right(&box, money_width(card, box));
    write_name(card, (Box){box.x, box.y + top, box.w - 4 * s, 17 * s});
    holdings_draw(card->view, (Box){box.x, box.y + top + 19 * s, box.w - 4 * s, 13 * s}, card->seat,
                  chips_of(card));
    write_money(card, right);
}

static void draw_stack(const CardSeat *card, Box box)
{
    Box both = box_inset(box, 0, box.h * 0.08);
    write_name(card, box_cut_top(&both, both.h * 0.46));
    write_money(card, both);
}

static void draw_line(const CardSeat *card, Box box)
{
    double s = card->scale, wide = money_width(card, box);
    Box right = box_cut_right(&box, wide);
    bool chips = box.w > 190 * s && view_ui(card->view)->unit < s * 1.3;
    Box name = chips ? box_cut_left(&box, box.w * 0.46) : box;
    write_name(card, (Box){name.x, name.y, name.w - 4 * s, name.h});
    if (chips)
        holdings_draw(card->view, (Box){box.x, box_middle_y(box) - 8.5 * s, box.w - 4 * s, 15 * s},
                      card->seat, chips_of(card));
    write_money(card, right);
}

static CardForm form_of(Box card, const TableLayout *at, const Ui *ui)
{
    double s = at->scale;
    if (ui->unit > s * 1.3) return card.w < 260 * s && card.h >= 60 * s ? CARD_STACK : CARD_LINE;
    if (card.w < 260 * s && card.h >= 36 * s) return card.h >= 66 * s ? CARD_SHORT : CARD_TIGHT;
    if (card.h < 47 * s) return CARD_LINE;
    return card.h >= 74 * s ? CARD_WHOLE : CARD_HALF;
}

static double disc_side(CardForm form, Box card, double s)
{
    static const double sides[] = {[CARD_WHOLE] = 46, [CARD_HALF] = 38,  [CARD_SHORT] = 32,
                                   [CARD_TIGHT] = 28, [CARD_STACK] = 40, [CARD_LINE] = 28};
    double side = sides[form] * s;
    return side < card.h * 0.76 ? side : card.h * 0.76;
}

/* ---- a card ---- */

/* The mover: a ring, a tint, and an arrow to the board. */
static void draw_ground(const CardSeat *card, Box box, bool hot, bool arrow)
{
    Ui *ui = view_ui(card->view);
    double radius = 12 * card->scale;
    Colour colour = view_seat_colour(card->view, card->seat);
    const Game *game = view_game(card->view);
    bool mover = asking_turn(game) == card->seat && game->phase != PHASE_OVER;
    Colour ground = mover ? colour_mixed(ui->theme.card, colour, 0.09) : ui->theme.card;
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, box, radius, hot ? ui->theme.sunken : ground);
    if (!mover) return;
    canvas_stroke_round(ui->canvas, box, radius, 2.5 * card->scale, colour);
    if (!arrow) return;
    double middle = box_middle_y(box), half = 11 * card->scale;
    const CanvasVerbs *verbs = ui->canvas->verbs;
    verbs->move_to(ui->canvas, box.x, middle - half);
    verbs->line_to(ui->canvas, box.x - 13 * card->scale, middle);
    verbs->line_to(ui->canvas, box.x, middle + half);
    verbs->close(ui->canvas);
    verbs->fill(ui->canvas, colour);
}

static void draw_card(const CardSeat *card, Box box, uint32_t id, const TableLayout *at)
{
    double s = card->scale, side = disc_side(card->form, box, s);
    draw_ground(card, box, ui_is_hot(view_ui(card->view), id), at->form == TABLE_FULL);
    Box rest = box;
    double margin = (card->form == CARD_WHOLE ? 10 : 7) * s;
    Box disc = {box.x + margin, box_middle_y(box) - side / 2, side, side};
    if (card->form == CARD_SHORT) disc.y = box.y + 6 * s;
    if (card->form == CARD_WHOLE) disc.y = box.y + 11 * s;
    token_of_seat(card->view, card->seat, disc);
    if (view_guest(card->view) != NULL) online_head_dot(card->view, disc, card->seat);
    box_cut_left(&rest, margin + side + (card->form == CARD_WHOLE ? 10 : 7) * s);
    box_cut_right(&rest, (card->form == CARD_WHOLE ? 14 : 9) * s);
    switch (card->form) {
    case CARD_WHOLE: draw_whole(card, rest); break;
    case CARD_HALF: draw_half(card, rest); break;
    case CARD_SHORT: draw_short(card, rest, box); break;
    case CARD_TIGHT: draw_tight(card, rest); break;
    case CARD_STACK: draw_stack(card, rest); break;
    case CARD_LINE: draw_line(card, rest); break;
    }
    if (card->left && card->form < CARD_TIGHT)
        bankrupt_stamp(card->view, card->seat, rest, s, card->form == CARD_SHORT);
}

static void name_card(const View *view, SeatId seat, Text *text)
{
    char buffer[UI_NAME_SIZE];
    Text name = text_into(buffer, sizeof buffer);
    wording_party(view_table(view), seat, &name);
    SAY(view_words(view), text, T_("{name}: {sum}[, {number} % to win]. Show what is owned"),
        arg_name(buffer), arg_sum(view_game(view)->seats[seat].cash),
        odds_shown(view, seat) ? arg_number(odds_percent(view, seat)) : arg_absent());
}

/* Who plays with what: how a computer plays, and what the token changes. */
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

/* Gaps belong to the cards beside them: low cards are hit as easily as high ones. */
static Box target_of(Box card, double scale)
{
    double missing = 44 * scale - card.h;
    return missing > 0 ? box_inset(card, 0, -missing / 2) : card;
}

void seats_draw(View *view, const TableLayout *at)
{
    Ui *ui = view_ui(view);
    Money changes[MAX_SEATS];
    count_changes(view, changes);
    ui->region = UI_PLAYERS;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++) {
        char name[UI_NAME_SIZE];
        Text text = text_into(name, sizeof name);
        uint32_t id = ui_id("seat", seat);
        Box box = at->card[seat];
        CardSeat card = {.view = view,
                         .seat = seat,
                         .form = form_of(box, at, ui),
                         .scale = at->scale,
                         .left = !game_seat_in(view_game(view), seat),
                         .change = changes[seat]};
        name_card(view, seat, &text);
        if (ui_press(ui, id, target_of(box, at->scale), UI_BUTTON, name, false))
            view_show_seat(view, seat);
        describe(view, box, seat);
        draw_card(&card, box, id, at);
        tell_about(view, box, seat, id);
        ui_focus_ring(ui, id, box, 12 * at->scale);
    }
    ui->region = UI_NOWHERE;
}
