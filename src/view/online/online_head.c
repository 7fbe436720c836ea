/* online_head.c -- the head of a table on a server, and the clocks of its players. */
#include "view/online/online_head.h"

#include "online/terms_words.h"
#include "table/round_count.h"
#include "ui/button.h"
#include "view/view_online.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { CLOCK_LAST = 30000, TRIP_FAR = 150 /* milliseconds: the dot is no longer green */ };

#define KEY 44.0

/* ---- round, and who looks on ---- */

/* "3 look on · 18 ms": who is not told how far it is knows the rest. */
static void write_state(View *view, Text *text)
{
    int watchers = guest_watchers(view_guest(view)), trip = view_online_distance(view);
    if (view_online_trouble(view, text)) return;
    Phrase people =
        watchers > 0 ? PHRASE(view, TN_("{count} looks on", "{count} look on"), arg_count(watchers))
                     : PHRASE(view, T_("{text}"), arg_text(guest_meeting(view_guest(view))->name));
    if (trip < 0)
        text_add(text, people.words);
    else
        SAY(view_words(view), text, T_("{text} · {number} ms"), arg_text(people.words),
            arg_number(trip));
}

static void write_round(View *view, Box box)
{
    Ui *ui = view_ui(view);
    char words[120], state[200];
    Text round = text_into(words, sizeof words), below = text_into(state, sizeof state);
    round_count_say(view_words(view), view_edition(view), view_game(view), &round);
    if (round.length == 0) text_add(&round, view_edition(view)->title);
    write_state(view, &below);
    Style bold = {TYPE_LARGE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style small = {TYPE_SMALL, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    double lines = lettering_line_height(ui, bold) + lettering_line_height(ui, small);
    Box both = box_centred(box, box.w, lines < box.h ? lines : box.h);
    lettering_line(ui, box_cut_top(&both, both.h * 0.54), words, bold);
    lettering_line(ui, both, state, small);
}

/* ---- keys ---- */

static void draw_unread(Ui *ui, Box key, int count, double s)
{
    char digits[12];
    Text text = text_into(digits, sizeof digits);
    if (count <= 0) return;
    text_add_int(&text, count > 9 ? 9 : count);
    double radius = 9 * s, x = box_right(key) - radius * 0.8, y = key.y + radius * 0.8;
    canvas_fill_circle(ui->canvas, x, y, radius, 0xFFB3261Eu);
    lettering_line(ui, (Box){x - radius, y - radius, 2 * radius, 2 * radius}, digits,
                   (Style){TYPE_NOTE, FONT_BOLD, 0xFFFFFFFFu, ALIGN_CENTRE});
}

static void draw_chat_key(View *view, Box box, ButtonLook look, double s)
{
    Ui *ui = view_ui(view);
    int unread = view_online_unread(view);
    Phrase label = unread > 0
                       ? PHRASE(view, TN_("Chat, {count} new remark", "Chat, {count} new remarks"),
                                arg_count(unread))
                       : PHRASE(view, TC_("button", "Chat"), arg_absent());
    if (button(ui, box,
               (Button){.id = ui_id("chat-key", 0),
                        .label = label.words,
                        .look = look,
                        .icon = ICON_CHAT,
                        .icon_only = true}))
        view_open_sheet(view, SHEET_CHAT);
    draw_unread(ui, box, unread, s);
}

static void draw_sound_key(View *view, Box box)
{
    bool muted = view_preferences(view)->muted;
    if (!button(
            view_ui(view), box,
            (Button){.id = ui_id("sound-key", 0),
                     .label = muted ? LABEL(view, T_("Sound on")) : LABEL(view, T_("Sound off")),
                     .look = BUTTON_QUIET,
                     .icon = muted ? ICON_SILENT : ICON_SOUND,
                     .icon_only = true}))
        return;
    view_edit_preferences(view)->muted = !muted;
    view_keep_preferences(view);
}

static void draw_full_screen_key(View *view, Box box)
{
    if (!button(view_ui(view), box,
                (Button){.id = ui_id("full-screen-key", 0),
                         .label = LABEL(view, T_("Full screen")),
                         .look = BUTTON_QUIET,
                         .icon = ICON_FULL_SCREEN,
                         .icon_only = true}))
        return;
    view_edit_preferences(view)->full_screen = !view_preferences(view)->full_screen;
    view_keep_preferences(view);
}

static void draw_card(Ui *ui, Box box, double s)
{
    canvas_shadow(ui->canvas, box, 12 * s, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, box, 12 * s, ui->theme.card);
}

/* Where the pace is in a game of one's own. */
static void draw_pair(View *view, Box box, double s)
{
    draw_card(view_ui(view), box, s);
    draw_sound_key(view, box_cut_left(&box, box.w / 2));
    draw_full_screen_key(view, box);
}

/* On a phone they stand on the ground, without cards. */
static ButtonLook key_look(const TableLayout *at)
{
    return at->form == TABLE_PHONE ? BUTTON_QUIET : BUTTON_PLAIN;
}

static void draw_key(View *view, Box box, ButtonLook look, const char *word, const char *label,
                     Icon icon, SheetKind sheet)
{
    if (button(view_ui(view), box,
               (Button){.id = ui_id(word, 0),
                        .label = label,
                        .look = look,
                        .icon = icon,
                        .icon_only = true}))
        view_open_sheet(view, sheet);
}

double online_head_text_width(const TableLayout *at)
{
    int keys = at->form == TABLE_FULL ? 4 : 3;
    return at->head.w - (keys * KEY + 3 * (at->form == TABLE_FULL ? 8 : 6)) * at->scale;
}

void online_head_draw(View *view, const TableLayout *at)
{
    Ui *ui = view_ui(view);
    double s = at->scale, gap = (at->form == TABLE_FULL ? 8 : 6) * s;
    Box rest = at->head;
    ui->region = UI_HEAD;
    draw_key(view, box_cut_right(&rest, KEY * s), key_look(at), "menu", LABEL(view, T_("Menu")),
             ICON_MENU, SHEET_MENU);
    box_cut_right(&rest, gap);
    draw_chat_key(view, box_cut_right(&rest, KEY * s), key_look(at), s);
    box_cut_right(&rest, gap);
    if (at->form == TABLE_FULL)
        draw_pair(view, box_cut_right(&rest, 2 * KEY * s), s);
    else
        draw_key(view, box_cut_right(&rest, KEY * s), key_look(at), "log-key",
                 LABEL(view, T_("Account")), ICON_NEWSPAPER, SHEET_LOG);
    box_cut_right(&rest, gap);
    if (at->form != TABLE_PHONE) draw_card(ui, rest, s);
    write_round(view, box_inset(rest, (at->form == TABLE_PHONE ? 6 : 12) * s, 0));
    ui->region = UI_NOWHERE;
}

/* ---- clocks ---- */

bool online_head_clock_words(const View *view, SeatId seat, Text *text)
{
    int64_t left;
    bool runs;
    if (!view_online_left(view, seat, &left, &runs)) return false;
    terms_words_time(view_words(view), left, text);
    return true;
}

void online_head_clock(View *view, Box box, SeatId seat, double s)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    char words[40];
    Text text = text_into(words, sizeof words);
    int64_t left;
    bool runs;
    if (!view_online_left(view, seat, &left, &runs)) return;
    terms_words_time(view_words(view), left, &text);
    bool last = left < CLOCK_LAST, beats = last && runs && left / 1000 % 2 == 0 && !ui->calm;
    Colour own = view_seat_colour(view, seat), pale = colour_mixed(theme->sunken, theme->line, 0.3);
    Colour ground = beats ? theme->bad : runs && !last ? own : pale;
    Colour ink = runs && (beats || !last) ? colour_readable(ground, 0xFF25221Du, 0xFFFFFFFFu)
                                          : theme_legible(last ? theme->bad : theme->ink, ground);
    Style style = {TYPE_BODY, FONT_BOLD, ink, ALIGN_LEFT};
    double side = 14 * s, wide = lettering_width(ui, words, style) + side + 18 * s;
    if (wide > box.w) wide = box.w;
    Box pill = {box_right(box) - wide, box.y, wide, box.h};
    canvas_fill_round(ui->canvas, pill, 7 * s, ground);
    icon_draw(ui->canvas, ICON_CLOCK,
              (Box){pill.x + 6 * s, box_middle_y(pill) - side / 2, side, side}, ink);
    lettering_line(ui, (Box){pill.x + side + 10 * s, pill.y, wide - side - 14 * s, pill.h}, words,
                   style);
}

void online_head_dot(View *view, Box disc, SeatId seat)
{
    Ui *ui = view_ui(view);
    if (guest_meeting(view_guest(view))->seats[seat].plan.kind != NULL) return; /* a computer */
    double radius = disc.w * 0.13, x = box_right(disc) - radius, y = box_bottom(disc) - radius;
    canvas_fill_circle(ui->canvas, x, y, radius * 1.35, ui->theme.card);
    bool far = guest_trip(view_guest(view), seat) >= TRIP_FAR;
    Colour colour = !view_online_here(view, seat) ? 0xFFC0392Bu : far ? 0xFFE0A030u : 0xFF2E9E5Bu;
    canvas_fill_circle(ui->canvas, x, y, radius, colour);
}
