/* room_terms.c -- how the table plays, in short words. */
#include "view/online/room_terms.h"

#include "ui/icon.h"
#include "ui/lettering.h"
#include "view/online/room_state.h"
#include "view/screens/rule_title.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { MINUTE = 60, HOUR = 3600, DAY = 86400, VALUE_SIZE = 80 };

static void write_span(const Words *words, int32_t seconds, Text *text)
{
    if (seconds >= DAY)
        SAY(words, text, T_("{number} d"), arg_number(seconds / DAY));
    else if (seconds >= MINUTE && seconds % MINUTE == 0)
        SAY(words, text, T_("{number} min"), arg_number(seconds / MINUTE));
    else
        SAY(words, text, T_("{number} s"), arg_number(seconds));
}

void room_terms_clock(const Words *words, const MeetingTerms *terms, Text *text)
{
    char bank[VALUE_SIZE], step[VALUE_SIZE];
    Text first = text_into(bank, sizeof bank), second = text_into(step, sizeof step);
    write_span(words, terms->bank, &first);
    write_span(words, terms->step, &second);
    if (terms->bank == 0 && terms->step == 0)
        text_add(text, PLAIN(words, TC_("clock", "none")));
    else if (terms->bank == 0)
        SAY(words, text, T_("{text} a move"), arg_text(step));
    else
        SAY(words, text, T_("{text} + {name}"), arg_text(bank), arg_name(step));
}

void room_terms_time(const Words *words, int64_t milliseconds, Text *text)
{
    int64_t seconds = (milliseconds + 999) / 1000;
    if (seconds >= DAY) {
        SAY(words, text, T_("{first} d {second} h"), arg_first(seconds / DAY),
            arg_second(seconds % DAY / HOUR));
        return;
    }
    if (seconds >= HOUR) {
        text_add_int(text, seconds / HOUR);
        text_add_char(text, ':');
        if (seconds % HOUR < 10 * MINUTE) text_add_char(text, '0');
    }
    text_add_int(text, seconds % HOUR / MINUTE);
    text_add_char(text, ':');
    if (seconds % MINUTE < 10) text_add_char(text, '0');
    text_add_int(text, seconds % MINUTE);
}

void room_terms_line(const MeetingTerms *terms, Text *line)
{
    text_add(line, "terms ");
    text_add_int(line, terms->bank);
    text_add_char(line, ' ');
    text_add_int(line, terms->step);
    meeting_terms_write_rest(terms, line);
}

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

static void write_value(const View *view, RoomTile tile, Text *text)
{
    const Meeting *meeting = guest_meeting(view_guest(view));
    const MeetingTerms *terms = &meeting->terms;
    switch (tile) {
    case TILE_MONEY: write_rule(view, RULE_START_MONEY, text); break;
    case TILE_AUCTION: write_rule(view, RULE_AUCTION, text); break;
    case TILE_RULES:
        if (meeting->rules.count == 0)
            text_add(text, LABEL(view, T_("as printed")));
        else
            SAY(view_words(view), text, TN_("{count} changed", "{count} changed"),
                arg_count(meeting->rules.count));
        break;
    case TILE_CLOCK: room_terms_clock(view_words(view), terms, text); break;
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

double room_terms_draw(View *view, Box box, double s)
{
    const Ui *ui = view_ui(view);
    double text = ui->unit / s, gap = 8 * s, high = 48 * (1 + (text - 1) * 0.8) * s;
    int columns = (int)(box.w / (170 * s * (1 + (text - 1) * 0.6)));
    if (columns < 1) columns = 1;
    if (columns > 3) columns = 3;
    for (int i = 0; i < TILE_COUNT; i++) {
        Box row = {box.x, box.y + i / columns * (high + gap), box.w, high};
        draw_tile(view, box_column(row, i % columns, columns, gap), (RoomTile)i, s);
    }
    return (TILE_COUNT + columns - 1) / columns * (high + gap);
}
