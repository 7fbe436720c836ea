/* room_seats.c -- who sits at the table before the game. */
#include "view/online/room_seats.h"

#include "ui/button.h"
#include "view/art/mark_art.h"
#include "view/board/token_view.h"
#include "view/online/online_head.h"
#include "view/online/room_state.h"
#include "view/screens/seat_kind.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { LINE_SIZE = 200 };

static const Meeting *meeting_of(const View *view)
{
    return guest_meeting(view_guest(view));
}

static bool is_mine(const View *view, int seat)
{
    return (guest_seats(view_guest(view)) >> seat & 1U) != 0;
}

/* ---- one seat ---- */

/* "host, you", "computer: Hard, trader", "away". */
static Phrase role_of(const View *view, int n)
{
    const Meeting *meeting = meeting_of(view);
    const PlayerKind *kind = meeting->seats[n].plan.kind;
    bool host = meeting->host == n, mine = is_mine(view, n);
    if (kind != NULL)
        return PHRASE(view, T_("computer: {name}"), arg_name(seat_kind_words(view, kind).words));
    if (view_online_presence(view, n) == PRESENCE_RECONNECTS)
        return PHRASE(view, T_("reconnecting…"), arg_absent());
    if (!view_online_here(view, n)) return PHRASE(view, TC_("seat", "away"), arg_absent());
    if (host && mine) return PHRASE(view, T_("host, you"), arg_absent());
    if (host) return PHRASE(view, TC_("seat", "host"), arg_absent());
    if (mine) return PHRASE(view, TC_("seat", "you"), arg_absent());
    return PHRASE(view, TC_("seat", "here"), arg_absent());
}

/* The same, with how far away the person is: "host, you · 18 ms". */
static Phrase note_of(const View *view, int n)
{
    Phrase role = role_of(view, n);
    int trip = guest_trip(view_guest(view), n);
    if (trip < 0 || !view_online_here(view, n) || meeting_of(view)->seats[n].plan.kind != NULL)
        return role;
    return PHRASE(view, T_("{text} · {number} ms"), arg_text(role.words), arg_number(trip));
}

void room_seats_token(View *view, Box box, int n)
{
    Ui *ui = view_ui(view);
    const Edition *edition = room_state_edition(view);
    const SeatPlan *plan = &meeting_of(view)->seats[n].plan;
    bool drawn = edition != NULL && plan->token < edition->token_count;
    if (drawn)
        token_draw(ui, box, edition, plan, (SeatId)n, plan->token, 0);
    else
        token_plain(ui, box, theme_seat(&ui->theme, plan->colour, n), plan->kind != NULL);
}

static void draw_pill(View *view, Box *row, bool ready)
{
    Ui *ui = view_ui(view);
    const Theme *theme = &ui->theme;
    const char *words = ready ? LABEL(view, TC_("seat", "ready")) : LABEL(view, T_("choosing"));
    Colour ground = ready ? theme->ready : theme->waiting,
           ink = ready ? theme->ready_ink : theme->waiting_ink;
    Style style = {TYPE_BODY, FONT_SEMIBOLD, ink, ALIGN_CENTRE};
    double side = ui_px(ui, 16), pad = ui_px(ui, 10), high = ui_px(ui, 32),
           wide = lettering_width(ui, words, style) + 1 + side + ui_px(ui, 5) + 2 * pad;
    if (wide > row->w * 0.5) wide = row->w * 0.5;
    Box pill = box_centred(box_cut_right(row, wide), wide, high < row->h ? high : row->h);
    canvas_fill_round(ui->canvas, pill, pill.h / 2, ground);
    Box rest = box_inset(pill, pad, 0);
    Box sign = box_centred(box_cut_left(&rest, side), side, side);
    icon_draw(ui->canvas, ready ? ICON_CHECK : ICON_CLOCK, sign, ink);
    box_cut_left(&rest, ui_px(ui, 5));
    lettering_line(ui, rest, words, style);
    box_cut_right(row, ui_px(ui, 8));
}

static void draw_seat(View *view, Box box, int n, double s)
{
    Ui *ui = view_ui(view);
    const MeetingSeat *seat = &meeting_of(view)->seats[n];
    uint32_t id = ui_id("room-seat", n);
    double radius = 14 * s;
    bool pressed = ui_press(ui, id, box, UI_BUTTON, seat->plan.name, false);
    canvas_shadow(ui->canvas, box, radius, ui_px(ui, 1.5));
    canvas_fill_round(ui->canvas, box, radius, ui->theme.card);
    bool ready = seat->ready || seat->plan.kind != NULL;
    if (ready)
        canvas_stroke_round(ui->canvas, box_inset(box, s, s), radius, 2 * s,
                            theme_seat(&ui->theme, seat->plan.colour, n));
    Box rest = box_inset(box, 14 * s, 6 * s);
    double disc = rest.h < 57 * s ? rest.h : 57 * s;
    Box place = box_centred(box_cut_left(&rest, disc), disc, disc);
    room_seats_token(view, place, n);
    online_head_dot(view, place, (SeatId)n);
    box_cut_left(&rest, 14 * s);
    draw_pill(view, &rest, ready);
    Style name = {TYPE_NAME, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style note = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    double first = lettering_line_height(ui, name), second = lettering_line_height(ui, note);
    Box both = box_centred(rest, rest.w, first + second < rest.h ? first + second : rest.h);
    lettering_line(ui, box_cut_top(&both, both.h * first / (first + second)), seat->plan.name,
                   name);
    lettering_line(ui, both, note_of(view, n).words, note);
    ui_focus_ring(ui, id, box, radius);
    if (pressed) view_show_chair(view, (SeatId)n);
}

/* ---- free seats ---- */

void room_seats_add_computer(View *view)
{
    const Meeting *meeting = meeting_of(view);
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    Seating seating = {.count = meeting->seat_count};
    for (int i = 0; i < meeting->seat_count; i++) seating.seats[i] = meeting->seats[i].plan;
    text_add(&line, "computer ");
    text_add(&line, player_usual()->word);
    text_add_char(&line, ' ');
    text_add_quoted(&line, seating_computer_name(&seating));
    view_online_say(view, buffer);
}

static void draw_free(View *view, Box box, double s)
{
    Ui *ui = view_ui(view);
    const Meeting *meeting = meeting_of(view);
    int free = room_state_most(view) - meeting->seat_count;
    bool may = view_online_hosts(view) && meeting->stage == MEETING_GATHERS;
    Colour dashes = colour_mixed(ui->theme.line, ui->theme.quiet, 0.4);
    mark_art_dashes(ui->canvas, box, 6 * s, 1.8 * s, dashes);
    Box rest = box_inset(box, 14 * s, 6 * s);
    double disc = rest.h < 44 * s ? rest.h : 44 * s;
    Box plus = box_centred(box_cut_left(&rest, 57 * s < rest.h ? 57 * s : rest.h), disc, disc);
    mark_art_circle(ui->canvas, plus, 1.8 * s, dashes);
    icon_draw(ui->canvas, ICON_PLUS, box_inset(plus, disc * 0.25, disc * 0.25), ui->theme.quiet);
    box_cut_left(&rest, 14 * s);
    Style name = {TYPE_LARGE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style note = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    double first = lettering_line_height(ui, name), second = lettering_line_height(ui, note);
    Box both = box_centred(rest, rest.w, first + second < rest.h ? first + second : rest.h);
    Phrase words = PHRASE(view, TN_("{count} open seat", "{count} open seats"), arg_count(free));
    lettering_line(ui, box_cut_top(&both, both.h * first / (first + second)), words.words, name);
    lettering_line(ui, both,
                   may ? LABEL(view, T_("invite, or add a computer"))
                       : LABEL(view, T_("for whoever comes")),
                   note);
    uint32_t id = ui_id("room-free", 0);
    if (may && ui_press(ui, id, box, UI_BUTTON, LABEL(view, T_("Add computer")), false))
        room_seats_add_computer(view);
    if (may) ui_focus_ring(ui, id, box, 4 * s);
}

double room_seats_draw(View *view, Box box, int columns, double s)
{
    const Ui *ui = view_ui(view);
    const Meeting *meeting = meeting_of(view);
    double text = ui->unit / s, gap = (columns > 1 ? 10 : 6) * s;
    double high = (columns > 1 ? 92 : 58) * (1 + (text - 1) * 0.5) * s;
    bool free = meeting->seat_count < room_state_most(view);
    int count = meeting->seat_count + (free ? 1 : 0);
    for (int i = 0; i < count; i++) {
        Box row = {box.x, box.y + i / columns * (high + gap), box.w, high};
        Box place = box_column(row, i % columns, columns, 12 * s);
        if (i < meeting->seat_count)
            draw_seat(view, place, i, s);
        else
            draw_free(view, place, s);
    }
    return (count + columns - 1) / columns * (high + gap);
}
