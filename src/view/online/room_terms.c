/* room_terms.c -- how the table plays, in short words. */
#include "view/online/room_terms.h"

#include "edition/edition_words.h"
#include "online/terms_words.h"
#include "ui/button.h"
#include "view/online/room_state.h"
#include "view/screens/rule_title.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { VALUE_SIZE = 80 };

/* ---- tiles ---- */

typedef enum RoomTile {
    TILE_MONEY,
    TILE_AUCTION,
    TILE_RULES,
    TILE_CLOCK,
    TILE_WATCH,
    TILE_ABSENT,
    TILE_ADVICE,
    TILE_COUNT
} RoomTile;

static const struct {
    Sentence label;
    Icon icon;
} tiles[TILE_COUNT] = {
    [TILE_MONEY] = {T_("Start money"), ICON_COINS},
    [TILE_AUCTION] = {T_("Auctions"), ICON_AUCTION},
    [TILE_RULES] = {T_("House rules"), ICON_POT},
    [TILE_CLOCK] = {T_("Clock"), ICON_CLOCK},
    [TILE_WATCH] = {T_("Watching"), ICON_PEOPLE},
    [TILE_ABSENT] = {T_("Who drops out"), ICON_ROBOT},
    [TILE_ADVICE] = {T_("Advice"), ICON_HINT},
};

static void write_rule(const View *view, RuleId rule, Text *text)
{
    const Edition *edition = room_state_edition(view);
    if (edition != NULL) rule_title_value(view_words(view), rule, edition->rule[rule], text);
}

static void write_money(const View *view, Text *text)
{
    const Edition *edition = room_state_edition(view);
    if (edition == NULL) return;
    Words words = edition_words(edition, view_words(view)->language);
    words_write_arg(&words, arg_sum(edition->rule[RULE_START_MONEY]), text);
}

/* On or off; or at any time, against a clock (F19). */
static void write_auctions(const View *view, Text *text)
{
    const Edition *edition = room_state_edition(view);
    if (edition == NULL) return;
    int seconds = edition->rule[RULE_AUCTION_CLOCK];
    if (edition->rule[RULE_AUCTION] == 0 || seconds == 0)
        write_rule(view, RULE_AUCTION, text);
    else
        SAY(view_words(view), text, T_("free, {number} s"), arg_number(seconds));
}

static void write_value(const View *view, RoomTile tile, Text *text)
{
    const Meeting *meeting = guest_meeting(view_guest(view));
    const MeetingTerms *terms = &meeting->terms;
    switch (tile) {
    case TILE_MONEY: write_money(view, text); break;
    case TILE_AUCTION: write_auctions(view, text); break;
    case TILE_RULES:
        if (meeting->rules.count == 0)
            text_add(text, LABEL(view, T_("as printed")));
        else
            SAY(view_words(view), text, TN_("{count} changed", "{count} changed"),
                arg_count(meeting->rules.count));
        break;
    case TILE_CLOCK: terms_words_clock(view_words(view), terms, text); break;
    case TILE_WATCH:
        text_add(text, terms->watch ? LABEL(view, T_("open to all")) : LABEL(view, T_("nobody")));
        break;
    case TILE_ABSENT:
        text_add(text, terms->absent > 0 ? LABEL(view, T_("a computer plays"))
                                         : LABEL(view, T_("the table waits")));
        break;
    case TILE_ADVICE:
        text_add(text, terms->advice ? LABEL(view, T_("allowed")) : LABEL(view, T_("none")));
        break;
    case TILE_COUNT: break;
    }
}

static void draw_tile(View *view, Box box, RoomTile tile, double s)
{
    Ui *ui = view_ui(view);
    char words[VALUE_SIZE];
    Text value = text_into(words, sizeof words);
    const char *label = view_label(view, &tiles[tile].label);
    uint32_t id = ui_id("room-tile", (int)tile);
    write_value(view, tile, &value);
    bool pressed = ui_press(ui, id, box, UI_BUTTON, label, false);
    canvas_shadow(ui->canvas, box, 10 * s, ui_px(ui, 1));
    canvas_fill_round(ui->canvas, box, 10 * s, ui->theme.card);
    Box rest = box_inset(box, 10 * s, 4 * s);
    double side = 20 * s;
    icon_draw(ui->canvas, tiles[tile].icon, box_centred(box_cut_left(&rest, side), side, side),
              ui->theme.quiet);
    box_cut_left(&rest, 8 * s);
    Style small = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    Style bold = {TYPE_LARGE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    lettering_line(ui, box_cut_top(&rest, rest.h * 0.44), label, small);
    lettering_line(ui, rest, words, bold);
    ui_focus_ring(ui, id, box, 10 * s);
    if (pressed) view_open_sheet(view, SHEET_TERMS);
}

static double tile_height(const Ui *ui, double s)
{
    return 48 * (1 + (ui->unit / s - 1) * 0.8) * s;
}

double room_terms_brief(View *view, Box box, double s)
{
    Ui *ui = view_ui(view);
    double gap = 8 * s, high = tile_height(ui, s);
    Phrase more = PHRASE(view, TN_("+ {count} rule", "+ {count} rules"), arg_count(TILE_COUNT - 2));
    Button what = {.id = ui_id("room-more", 0), .label = more.words, .tool = true};
    Box row = {box.x, box.y, box.w, high};
    double wide = button_width(ui, what);
    if (button(ui, box_cut_right(&row, wide < box.w * 0.3 ? wide : box.w * 0.3), what))
        view_open_sheet(view, SHEET_TERMS);
    box_cut_right(&row, gap);
    draw_tile(view, box_cut_left(&row, row.w * 0.45), TILE_MONEY, s);
    box_cut_left(&row, gap);
    draw_tile(view, row, TILE_CLOCK, s);
    return high;
}

double room_terms_draw(View *view, Box box, double s)
{
    const Ui *ui = view_ui(view);
    double text = ui->unit / s, gap = 8 * s, high = tile_height(ui, s);
    int columns = (int)(box.w / (170 * s * (1 + (text - 1) * 0.6)));
    if (columns < 1) columns = 1;
    if (columns > 3) columns = 3;
    for (int i = 0; i < TILE_COUNT; i++) {
        Box row = {box.x, box.y + i / columns * (high + gap), box.w, high};
        draw_tile(view, box_column(row, i % columns, columns, gap), (RoomTile)i, s);
    }
    return (TILE_COUNT + columns - 1) / columns * (high + gap);
}
