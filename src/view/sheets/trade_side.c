/* trade_side.c -- what one side of a deal hands over, to look at or to choose. */
#include "view/sheets/trade_side.h"

#include <string.h>

#include "ui/form.h"
#include "ui/scroll.h"
#include "view/board/token_view.h"
#include "view/sheets/trade_card.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define ROW_GAP 10.0
#define CARD_GAP 7.0
#define LABEL_WIDTH 66.0
#define BAR 9.0

bool trade_side_is_you(const View *view, SeatId seat)
{
    int persons = 0;
    for (SeatId one = 0; one < table_seating(view_table(view))->count; one++)
        persons += view_is_person(view, one);
    return persons == 1 && view_is_person(view, seat);
}

/* ---- the head ---- */

static void draw_head(View *view, Box line, const TradeSide *side)
{
    Ui *ui = view_ui(view);
    bool you = trade_side_is_you(view, side->seat);
    Money cash = view_game(view)->seats[side->seat].cash;
    Style quiet = {TYPE_BODY, FONT_SEMIBOLD, ui->theme.quiet, ALIGN_RIGHT};
    Phrase has = you ? PHRASE(view, T_("you have {sum}"), arg_sum(cash))
                     : PHRASE(view, T_("has {sum}"), arg_sum(cash));
    double disc = line.h < line.w * 0.16 ? line.h : line.w * 0.16, gap = ui_px(ui, 10);
    token_of_seat(view, side->seat, box_centred(box_cut_left(&line, disc), disc, disc));
    box_cut_left(&line, gap);
    Phrase title = you ? PHRASE(view, T_("You give"), arg_absent())
                       : PHRASE(view, T_("{seat} gives"), arg_seat(side->seat));
    Style bold = {TYPE_TITLE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    double wide = lettering_width(ui, has.words, quiet) + 1;
    if (wide + gap + lettering_width(ui, title.words, bold) <= line.w) {
        lettering_line(ui, box_cut_right(&line, wide), has.words, quiet);
        lettering_line(ui, line, title.words, bold);
        return;
    }
    quiet.align = ALIGN_LEFT; /* below each other */
    lettering_line(ui, box_cut_top(&line, line.h * 0.54), title.words, bold);
    lettering_line(ui, line, has.words, quiet);
}

/* ---- rows ---- */

/* Where the label and the cards of a row go. */
typedef struct RowShape {
    bool above; /* the label is above the cards */
    int across; /* cards in a line */
    double label, card, line, gap;
} RowShape;

/* Is every word of the groups' names short enough for a label beside the cards? */
static bool names_fit(View *view)
{
    Ui *ui = view_ui(view);
    Style style = {TYPE_BODY, FONT_BOLD, 0, ALIGN_LEFT};
    double room = ui_px(ui, LABEL_WIDTH - 11) * 1.25;
    for (GroupId group = 0; group < view_edition(view)->group_count; group++) {
        Phrase name = view_thing(view, arg_group(group));
        for (char *word = name.words; *word != '\0';) {
            char *end = word + strcspn(word, " -");
            bool last = *end == '\0';
            *end = '\0';
            if (lettering_width(ui, word, style) > room) return false;
            word = last ? end : end + 1;
        }
    }
    return true;
}

static RowShape shape_of(View *view, double width)
{
    const Ui *ui = view_ui(view);
    double card = ui_px(ui, TRADE_CARD_WIDTH), gap = ui_px(ui, CARD_GAP),
           label = ui_px(ui, LABEL_WIDTH) + gap;
    RowShape shape = {
        .above = width < label + 3 * card + 2 * gap || !names_fit(view), .card = card, .gap = gap};
    shape.label = shape.above ? 0 : label;
    shape.line = ui_px(ui, TRADE_CARD_HEIGHT) + ui_px(ui, 6);
    shape.across = (int)((width - shape.label + gap) / (card + gap));
    if (shape.across < 1) shape.across = 1;
    if (shape.above && shape.across == 2 && width > ui_px(ui, 240)) {
        shape.across = 3;
        shape.card = (width - 2 * gap) / 3;
    }
    return shape;
}

static Box cell_of(const RowShape *shape, const Ui *ui, Box box, int n)
{
    return (Box){box.x + shape->label + n % shape->across * (shape->card + shape->gap),
                 box.y + n / shape->across * shape->line, shape->card,
                 ui_px(ui, TRADE_CARD_HEIGHT)};
}

/* The bar and the words beside, or above, the cards; the height it takes above. */
static double draw_label(View *view, Box box, const RowShape *shape, Colour colour,
                         const char *name, const char *count)
{
    Ui *ui = view_ui(view);
    Style bold = {TYPE_BODY, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style quiet = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    double bar = ui_px(ui, 5);
    if (shape->above) {
        double high = ui_px(ui, 22), wide = lettering_width(ui, name, bold) + ui_px(ui, 8);
        Box line = {box.x + bar + ui_px(ui, 6), box.y, box.w - bar - ui_px(ui, 6), high};
        canvas_fill_box(ui->canvas, (Box){box.x, box.y + high * 0.15, bar, high * 0.7}, colour);
        if (wide > line.w * 0.7) wide = line.w * 0.7;
        lettering_line(ui, box_cut_left(&line, wide), name, bold);
        lettering_line(ui, line, count, quiet);
        return high;
    }
    Box tag = {box.x, box.y + ui_px(ui, 5), ui_px(ui, LABEL_WIDTH), ui_px(ui, 52)};
    canvas_fill_box(ui->canvas, box_cut_left(&tag, bar), colour);
    box_cut_left(&tag, ui_px(ui, 6));
    Box last = box_cut_bottom(&tag, ui_px(ui, 17));
    double high = lettering_height(ui, tag.w, name, bold);
    if (high < tag.h) {
        last.y -= (tag.h - high) / 2;
        tag = (Box){tag.x, tag.y + (tag.h - high) / 2, tag.w, high};
    }
    lettering_fit(ui, tag, name, bold, 0);
    lettering_line(ui, last, count, quiet);
    return 0;
}

/* ---- a group ---- */

static void clear(TradeSide *side)
{
    *side->deeds = 0;
    *side->money = 0;
    memset(side->cards, 0, MAX_DECKS);
}

static void toggle(TradeSide *side, DeedId deed)
{
    DeedSet chosen = *side->deeds ^ DEED_BIT(deed);
    if (side->one_thing) {
        clear(side);
        chosen &= DEED_BIT(deed);
    }
    *side->deeds = chosen;
}

static void tell_more(View *view, DeedId deed, bool locked, Text *tip)
{
    const Edition *edition = view_edition(view);
    if (locked)
        SAY(view_words(view), tip,
            T_("There are {building.many} in this group: sell them before it can be traded."),
            arg_absent());
    else if (view_game(view)->holdings[deed].mortgaged &&
             edition->rule[RULE_MORTGAGE] == MORTGAGE_LEND)
        SAY(view_words(view), tip, T_("{deed} ({group}), mortgaged; redeeming costs {sum}"),
            arg_deed(deed), arg_group(edition->deeds[deed].group),
            arg_sum(edition_redeem_price(edition, deed)));
    else
        SAY(view_words(view), tip, T_("{deed} ({group})"), arg_deed(deed),
            arg_group(edition->deeds[deed].group));
}

static void draw_deed(View *view, Box box, TradeSide *side, DeedId deed)
{
    Ui *ui = view_ui(view);
    bool chosen = (*side->deeds & DEED_BIT(deed)) != 0;
    bool locked = game_group_built(view_edition(view), view_game(view),
                                   view_edition(view)->deeds[deed].group);
    char buffer[UI_TIP_SIZE];
    Text tip = text_into(buffer, sizeof buffer);
    uint32_t id = ui_id(side->fixed ? "handed" : "deed-of", side->seat * MAX_DEEDS + deed);
    Phrase name = view_thing(view, arg_deed(deed));
    Phrase why = PHRASE(view, T_("{building.many}"), arg_absent());
    bool pressed = ui_press(ui, id, box, side->fixed ? UI_PLACE : UI_SWITCH, name.words,
                            locked && !side->fixed);
    if (chosen) ui_value(ui, id, side->fixed ? "chosen" : "on");
    if (pressed && !side->fixed) toggle(side, deed);
    TradeCardLook look = {.chosen = chosen,
                          .locked = locked,
                          .words = why.words,
                          .flash = side->changed & DEED_BIT(deed) ? side->flash : 0};
    trade_card_deed(view, box, deed, &look);
    ui_focus_ring(ui, id, box, ui_px(ui, 8));
    tell_more(view, deed, locked, &tip);
    ui_tip(ui, id, box, buffer);
}

/* Would the other hold the whole group by this deal? */
static bool completes(const View *view, const TradeSide *side, DeedSet deeds)
{
    DeedSet given = *side->deeds & deeds, has = view_game(view)->seats[side->other].deeds & deeds;
    return given != 0 && (given | has) == deeds && __builtin_popcountll(deeds) > 1;
}

static double draw_badge(View *view, Box box, const RowShape *shape, const TradeSide *side,
                         GroupId group)
{
    Ui *ui = view_ui(view);
    Phrase words = trade_side_is_you(view, side->other)
                       ? PHRASE(view, T_("completes {group} for you"), arg_group(group))
                       : PHRASE(view, T_("completes {group} for {seat}"), arg_group(group),
                                arg_seat(side->other));
    trade_card_badge(view, (Box){box.x + shape->label, box.y, box.w - shape->label, 0},
                     words.words);
    return trade_card_badge_height(ui) + ui_px(ui, 2);
}

static double draw_group(View *view, Box box, const RowShape *shape, TradeSide *side, GroupId group)
{
    Ui *ui = view_ui(view);
    const Group *printed = &view_edition(view)->groups[group];
    DeedSet own = view_game(view)->seats[side->seat].deeds & printed->deeds;
    double used =
        completes(view, side, printed->deeds) ? draw_badge(view, box, shape, side, group) : 0;
    Phrase name = view_thing(view, arg_group(group));
    Phrase count = PHRASE(view, T_("{number} of {second}"), arg_number(__builtin_popcountll(own)),
                          arg_second(printed->deed_count));
    Box row = {box.x, box.y + used, box.w, 0};
    double above = draw_label(view, row, shape, theme_group(&ui->theme, printed->colour),
                              name.words, count.words);
    row.y += above;
    int place = 0;
    for (DeedSet rest = own; rest != 0; rest &= rest - 1)
        draw_deed(view, cell_of(shape, ui, row, place++), side, (DeedId)__builtin_ctzll(rest));
    for (DeedSet rest = printed->deeds & ~own; rest != 0; rest &= rest - 1)
        trade_card_missing(view, cell_of(shape, ui, row, place++), (DeedId)__builtin_ctzll(rest));
    return used + above + (place + shape->across - 1) / shape->across * shape->line;
}

/* ---- get-out cards ---- */

static int cards_held(const View *view, const TradeSide *side, int deck)
{
    return side->no_cards ? 0 : view_game(view)->seats[side->seat].release[deck];
}

static void draw_card(View *view, Box box, TradeSide *side, int deck)
{
    Ui *ui = view_ui(view);
    int held = cards_held(view, side, deck), given = side->cards[deck];
    uint32_t id = ui_id("release", side->seat * MAX_DECKS + deck);
    Phrase name =
        PHRASE(view, T_("{release}: {number} of {second}"), arg_number(given), arg_second(held));
    Phrase words = PHRASE(view, T_("{number} of {second}"), arg_number(given), arg_second(held));
    bool pressed = ui_press(ui, id, box, side->fixed ? UI_PLACE : UI_SWITCH, name.words, false);
    if (given > 0) ui_value(ui, id, side->fixed ? "chosen" : "on");
    if (pressed && !side->fixed) side->cards[deck] = (uint8_t)((given + 1) % (held + 1));
    TradeCardLook look = {.chosen = given > 0, .words = words.words};
    trade_card_release(view, box, &look);
    ui_focus_ring(ui, id, box, ui_px(ui, 8));
    ui_tip(ui, id, box, PHRASE(view, T_("From {deck}"), arg_deck((DeckId)deck)).words);
}

static double draw_cards(View *view, Box box, const RowShape *shape, TradeSide *side)
{
    Ui *ui = view_ui(view);
    int place = 0, decks = view_edition(view)->deck_count;
    for (int deck = 0; deck < decks; deck++) place += cards_held(view, side, deck) > 0;
    if (place == 0) return 0;
    Phrase name = PHRASE(view, T_("{release.many}"), arg_absent());
    double above = draw_label(view, box, shape, ui->theme.line, name.words, "");
    box.y += above;
    place = 0;
    for (int deck = 0; deck < decks; deck++)
        if (cards_held(view, side, deck) > 0)
            draw_card(view, cell_of(shape, ui, box, place++), side, deck);
    return above + (place + shape->across - 1) / shape->across * shape->line;
}

/* ---- the whole ---- */

static double draw_rows(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    TradeSide *side = what;
    RowShape shape = shape_of(view, box.w);
    const Edition *edition = view_edition(view);
    DeedSet own = view_game(view)->seats[side->seat].deeds;
    double used = 0, gap = ui_px(ui, ROW_GAP);
    for (GroupId group = 0; group < edition->group_count && !side->no_deeds; group++)
        if ((own & edition->groups[group].deeds) != 0)
            used += draw_group(view, form_below(box, used), &shape, side, group) + gap;
    double cards = draw_cards(view, form_below(box, used), &shape, side);
    used += cards > 0 ? cards + gap : 0;
    if (used > 0) return used - gap;
    const char *words = side->no_deeds ? LABEL(view, T_("Only money from this side"))
                                       : LABEL(view, T_("No properties yet"));
    return form_words(ui, box, words, TYPE_BODY, FONT_MEDIUM, ui->theme.quiet);
}

/* Why streets are locked, below them. */
static const char *note_of(const View *view, const TradeSide *side, Phrase *note)
{
    const Edition *edition = view_edition(view);
    for (GroupId group = 0; group < edition->group_count && !side->fixed; group++)
        if ((view_game(view)->seats[side->seat].deeds & edition->groups[group].deeds) != 0 &&
            game_group_built(edition, view_game(view), group)) {
            *note = PHRASE(view,
                           T_("Groups with {building.many} stay: sell the {building.many} first."),
                           arg_absent());
            return note->words;
        }
    return "";
}

void trade_side(View *view, Box box, TradeSide *side)
{
    Ui *ui = view_ui(view);
    double strip = ui_px(ui, 5), pad = ui_px(ui, 12.5);
    Phrase note;
    form_panel(ui, box);
    ui->canvas->verbs->push_clip(ui->canvas, (Box){box.x, box.y, box.w, strip});
    canvas_fill_round(ui->canvas, (Box){box.x, box.y, box.w, strip * 6}, ui_px(ui, 12),
                      view_seat_colour(view, side->seat));
    ui->canvas->verbs->pop(ui->canvas);
    Box inner = box_inset(box, pad, 0);
    box_cut_top(&inner, strip + ui_px(ui, 9));
    draw_head(view, box_cut_top(&inner, ui_px(ui, 38)), side);
    box_cut_top(&inner, ui_px(ui, 10));
    box_cut_bottom(&inner, ui_px(ui, 8));
    const char *words = note_of(view, side, &note);
    Style quiet = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    if (words[0] != '\0' && box.h >= ui_px(ui, 280)) {
        Box foot = box_cut_bottom(&inner, lettering_height(ui, inner.w, words, quiet));
        lettering_paragraph(ui, foot, words, quiet);
        box_cut_bottom(&inner, ui_px(ui, 4));
    }
    Scroll scroll;
    double height = form_height(ui, inner.w, draw_rows, side) + ui_px(ui, 4);
    if (height > inner.h) inner.w += ui_px(ui, BAR); /* beside the cards, not over them */
    Box rows = scroll_begin(ui, &scroll, ui_id("trade-side", side->seat), inner, height, false);
    if (height > inner.h) rows.w -= ui_px(ui, BAR);
    draw_rows(ui, (Box){rows.x, rows.y + ui_px(ui, 3), rows.w, rows.h}, side);
    scroll_end(ui, &scroll);
}
