/* chat_view.c -- what is said at a table. */
#include "view/online/chat_view.h"

#include "online/reaction.h"
#include "ui/controls.h"
#include "ui/scroll.h"
#include "view/board/token_place.h"
#include "view/board/token_view.h"
#include "view/online/online_head.h"
#include "view/online/room_seats.h"
#include "view/online/room_state.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define BUBBLE_SECONDS 5.0
#define BUBBLE_WIDE 190.0
#define BUBBLE_BESIDE 132.0 /* beside the card of who speaks */

/* The short reactions that have a button. */
static const Reaction buttons[] = {REACTION_HELLO, REACTION_BRAVO, REACTION_OUCH, REACTION_HURRY};
enum {
    REACTIONS = sizeof buttons / sizeof buttons[0],
    LINE_SIZE = 2 * MEETING_SAID_SIZE + 4 * SEAT_NAME_SIZE
};

static const Meeting *meeting_of(const View *view)
{
    return guest_meeting(view_guest(view));
}

static const MeetingSaid *remark(const Meeting *meeting, int n)
{
    return &meeting->said[n % MEETING_TALK];
}

static Colour colour_of(const View *view, const MeetingSaid *said)
{
    const Theme *theme = &view_ui(view)->theme;
    const Meeting *meeting = meeting_of(view);
    if (said->seat < 0 || said->seat >= meeting->seat_count) return theme->quiet;
    return theme_seat(theme, meeting->seats[said->seat].plan.colour, said->seat);
}

static bool is_own(const View *view, const MeetingSaid *said)
{
    return said->seat >= 0 && (guest_seats(view_guest(view)) >> said->seat & 1U) != 0;
}

/* Those of one's own, and what only the host is told, are always shown. */
static bool is_hidden(const View *view, const MeetingSaid *said)
{
    return said->kind != MEETING_REPORT && !is_own(view, said) &&
           room_state_muted(view, said->name);
}

/* Reactions in the reader's language; a report says about whom. */
static Phrase words_of(const View *view, const MeetingSaid *said)
{
    const Meeting *meeting = meeting_of(view);
    Phrase words;
    text_copy(words.words, sizeof words.words, said->words);
    if (said->kind == MEETING_REACTION && reaction_find(said->words) != REACTION_COUNT)
        text_copy(words.words, sizeof words.words,
                  view_label(view, reaction_sentence(reaction_find(said->words))));
    if (said->kind == MEETING_REPORT && said->about >= 0 && said->about < meeting->seat_count)
        return PHRASE(view, T_("About {name}, to the host: {text}"),
                      arg_name(meeting->seats[said->about].plan.name), arg_text(said->words));
    return words;
}

/* ---- remarks ---- */

/* Beside it is the face of whoever said it. */
static double face_of(const Ui *ui)
{
    return ui_px(ui, 26);
}

static double remark_width(const Ui *ui, double width)
{
    return width * 0.9 - ui_px(ui, 24) - face_of(ui);
}

static double remark_height(View *view, double width, const MeetingSaid *said)
{
    Ui *ui = view_ui(view);
    Style text = {TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    Style name = {TYPE_SMALL, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    if (is_hidden(view, said)) return 0;
    return lettering_line_height(ui, name) +
           lettering_height(ui, remark_width(ui, width), words_of(view, said).words, text) +
           ui_px(ui, 20);
}

/* A remark of somebody else leads to what can be done about them. */
static void press_remark(View *view, Box box, int n, const MeetingSaid *said)
{
    bool sits = said->seat >= 0 && said->seat < meeting_of(view)->seat_count;
    if (!sits || is_own(view, said)) return;
    if (ui_press(view_ui(view), ui_id("remark", n), box, UI_BUTTON,
                 talk_speaker(view_words(view), said), false))
        view_show_chair(view, (SeatId)said->seat);
}

static void draw_face(View *view, Box box, const MeetingSaid *said)
{
    Ui *ui = view_ui(view);
    bool whole =
        ui->scroll == 0 || (box.y >= ui->clip.y - 1 && box_bottom(box) <= box_bottom(ui->clip) + 1);
    if (!whole) return;
    if (said->seat >= 0 && said->seat < meeting_of(view)->seat_count)
        room_seats_token(view, box, said->seat);
    else
        token_plain(ui, box, ui->theme.quiet, false);
}

static void draw_remark(View *view, Box row, int n)
{
    Ui *ui = view_ui(view);
    const MeetingSaid *said = remark(meeting_of(view), n);
    if (is_hidden(view, said)) return;
    Colour own = colour_of(view, said);
    Colour ground = is_own(view, said) ? colour_mixed(ui->theme.card, own, 0.14) : ui->theme.sunken;
    Style text = {TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    Style name = {TYPE_SMALL, FONT_BOLD, theme_legible(own, ground), ALIGN_LEFT};
    Phrase words = words_of(view, said);
    double wide = lettering_width(ui, words.words, text),
           named = lettering_width(ui, talk_speaker(view_words(view), said), name),
           most = remark_width(ui, row.w), face = face_of(ui), beside = face + ui_px(ui, 8);
    if (named > wide) wide = named;
    if (wide > most) wide = most;
    Box box = {row.x + beside, row.y, wide + ui_px(ui, 25), row.h - ui_px(ui, 8)};
    if (is_own(view, said)) box.x = box_right(row) - beside - box.w;
    draw_face(view,
              (Box){is_own(view, said) ? box_right(row) - face : row.x, box_bottom(box) - face,
                    face, face},
              said);
    press_remark(view, box, n, said);
    canvas_fill_round(ui->canvas, box, ui_px(ui, 12), ground);
    Box rest = box_inset(box, ui_px(ui, 12), ui_px(ui, 6));
    lettering_paragraph(ui, box_cut_top(&rest, lettering_line_height(ui, name)),
                        talk_speaker(view_words(view), said), name);
    lettering_paragraph(ui, rest, words.words, text);
}

static void draw_remarks(View *view, Box area)
{
    Ui *ui = view_ui(view);
    const Meeting *meeting = meeting_of(view);
    int first = meeting->said_count > MEETING_TALK ? meeting->said_count - MEETING_TALK : 0;
    double height = 0;
    Scroll scroll;
    if (meeting->said_count == 0) {
        lettering_paragraph(ui, area, LABEL(view, T_("Nobody has said anything yet.")),
                            (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT});
        return;
    }
    for (int i = first; i < meeting->said_count; i++)
        height += remark_height(view, area.w, remark(meeting, i));
    Box rest = scroll_begin(ui, &scroll, ui_id("chat-remarks", 0), area, height, true);
    for (int i = first; i < meeting->said_count; i++)
        draw_remark(view, box_cut_top(&rest, remark_height(view, area.w, remark(meeting, i))), i);
    scroll_end(ui, &scroll);
}

/* ---- the last one ---- */

static void draw_count(Ui *ui, Box *row, int count)
{
    char digits[12];
    Text text = text_into(digits, sizeof digits);
    if (count <= 0) return;
    text_add_int(&text, count);
    double side = ui_px(ui, 24);
    Box disc = box_centred(box_cut_right(row, side), side, side);
    canvas_fill_circle(ui->canvas, box_middle_x(disc), box_middle_y(disc), side / 2,
                       ui->theme.main);
    lettering_line(ui, disc, digits,
                   (Style){TYPE_SMALL, FONT_BOLD, ui->theme.main_ink, ALIGN_CENTRE});
    box_cut_right(row, ui_px(ui, 8));
}

double chat_line(View *view, Box box, double s)
{
    Ui *ui = view_ui(view);
    const Meeting *meeting = meeting_of(view);
    if (meeting->said_count == 0) return 0;
    const MeetingSaid *said = remark(meeting, meeting->said_count - 1);
    if (is_hidden(view, said)) return 0;
    Box row = {box.x, box.y, box.w, 48 * s > ui_target(ui) ? 48 * s : ui_target(ui)};
    uint32_t id = ui_id("chat-line", 0);
    if (ui_press(ui, id, row, UI_BUTTON, LABEL(view, TC_("button", "Chat")), false))
        view_open_sheet(view, SHEET_CHAT);
    canvas_shadow(ui->canvas, row, 12 * s, ui_px(ui, 1));
    canvas_fill_round(ui->canvas, row, 12 * s, ui->theme.card);
    Box rest = box_inset(row, 12 * s, 0);
    double face = face_of(ui);
    draw_face(view, box_centred(box_cut_left(&rest, face), face, face), said);
    box_cut_left(&rest, ui_px(ui, 8));
    draw_count(ui, &rest, view_online_unread(view));
    Style name = {TYPE_LARGE, FONT_BOLD, theme_legible(colour_of(view, said), ui->theme.card),
                  ALIGN_LEFT};
    const char *speaker = talk_speaker(view_words(view), said);
    double wide = lettering_width(ui, speaker, name) + 1;
    lettering_line(ui, box_cut_left(&rest, wide < rest.w * 0.4 ? wide : rest.w * 0.4), speaker,
                   name);
    box_cut_left(&rest, ui_px(ui, 6));
    lettering_line(ui, rest, words_of(view, said).words,
                   (Style){TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT});
    ui_focus_ring(ui, id, row, 12 * s);
    return row.h;
}

/* ---- writing ---- */

static bool looks_on(const View *view)
{
    return guest_seats(view_guest(view)) == 0;
}

/* Says a line of talk; who has no seat adds a name to it. */
static void talk(View *view, Text *line)
{
    const char *name = room_state(view)->name;
    if (looks_on(view) && name[0] != '\0') {
        text_add_char(line, ' ');
        text_add_quoted(line, name);
    }
    view_online_say(view, line->start);
}

static void send(View *view)
{
    RoomState *state = room_state(view);
    if (state->words[0] == '\0') return;
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, "say ");
    text_add_quoted(&line, state->words);
    talk(view, &line);
    state->words[0] = '\0';
    view_ui(view)->writing.id = 0;
}

static void draw_reactions(View *view, Box row)
{
    Ui *ui = view_ui(view);
    double gap = ui_px(ui, 6);
    for (int i = 0; i < REACTIONS; i++) {
        Button what = {.id = ui_id("reaction", i),
                       .label = view_label(view, reaction_sentence(buttons[i])),
                       .tool = true,
                       .disabled = !view_online_connected(view)};
        if (!button(ui, box_column(row, i, REACTIONS, gap), what)) continue;
        char line[LINE_SIZE];
        Text text = text_into(line, sizeof line);
        text_add(&text, "react ");
        text_add(&text, reaction_word(buttons[i]));
        talk(view, &text);
    }
}

static void draw_writing(View *view, Box row)
{
    Ui *ui = view_ui(view);
    RoomState *state = room_state(view);
    uint32_t id = ui_id("chat-field", 0);
    Box press = box_cut_right(&row, row.h);
    box_cut_right(&row, ui_px(ui, 6));
    bool enter = ui_is_focused(ui, id) && ui_key(ui, KEY_ENTER);
    control_field(ui, row, id, LABEL(view, T_("Write to the table")), state->words, UI_WORDS_SIZE,
                  LABEL(view, T_("Write to the table")));
    Button what = {.id = ui_id("chat-send", 0),
                   .label = LABEL(view, TC_("button", "Send")),
                   .icon = ICON_SEND,
                   .icon_only = true,
                   .disabled = state->words[0] == '\0' || !view_online_connected(view)};
    if (button(ui, press, what) || enter) send(view);
}

/* The name of who looks on at a game; before it the room asks for one. */
static void draw_name(View *view, Box row)
{
    RoomState *state = room_state(view);
    control_field(view_ui(view), row, ui_id("chat-name", 0), LABEL(view, T_("Your name")),
                  state->name, sizeof state->name, LABEL(view, T_("Your name")));
}

void chat_draw(View *view, Box box)
{
    Ui *ui = view_ui(view);
    view_online_read(view);
    draw_writing(view, box_cut_bottom(&box, button_height(ui)));
    if (looks_on(view) && meeting_of(view)->stage != MEETING_GATHERS) {
        box_cut_bottom(&box, ui_px(ui, 8));
        draw_name(view, box_cut_bottom(&box, button_height(ui)));
    }
    box_cut_bottom(&box, ui_px(ui, 8));
    draw_reactions(view, box_cut_bottom(&box, ui_px(ui, 44)));
    box_cut_bottom(&box, ui_px(ui, 8));
    draw_remarks(view, box);
}

/* ---- the bubble ---- */

/* New since it was looked at last; those of one's own need no bubble. */
static const MeetingSaid *fresh_remark(View *view)
{
    RoomState *state = room_state(view);
    const Meeting *meeting = meeting_of(view);
    Ui *ui = view_ui(view);
    if (meeting->said_count != state->shown) {
        state->shown = meeting->said_count;
        state->since = ui->now;
    }
    if (meeting->said_count <= view_online_old_remarks(view) || view_online_unread(view) == 0)
        return NULL;
    const MeetingSaid *said = remark(meeting, meeting->said_count - 1);
    bool shown = !is_own(view, said) && !is_hidden(view, said);
    return ui->now - state->since < BUBBLE_SECONDS && shown ? said : NULL;
}

/* What must be seen whoever speaks: the mover's space, its ring and its token. */
static Box mover_box(const View *view, const TableLayout *at)
{
    const Game *game = view_game(view);
    const Ui *ui = view_ui(view);
    SeatId mover = game_mover(game);
    if (mover >= game->seat_count) return (Box){0};
    BoardScene scene = {.edition = view_edition(view),
                        .game = game,
                        .seating = table_seating(view_table(view)),
                        .stage = view_stage(view)};
    BoardFrame frame = board_frame(at->board, scene.edition->space_count, ui->unit);
    TokenPlace token = token_place(&frame, &scene, mover);
    double ring = ui_px(ui, 8), side = token.side + 2 * ring;
    Box space = box_inset(board_space_box(&frame, game->seats[mover].space), -ring, -ring);
    Box disc = {token.x - side / 2, token.y - side / 2, side, side};
    double left = space.x < disc.x ? space.x : disc.x, top = space.y < disc.y ? space.y : disc.y;
    double right = box_right(space) > box_right(disc) ? box_right(space) : box_right(disc);
    double bottom = box_bottom(space) > box_bottom(disc) ? box_bottom(space) : box_bottom(disc);
    return (Box){left, top, right - left, bottom - top};
}

static double within(double value, double least, double most)
{
    return value > most ? most : value < least ? least : value;
}

/* At the right edge of the board, as high as the card of who speaks; above or below the mover. */
static Box beside_card(const TableLayout *at, Box card, Box mover, double wide, double high,
                       double gap)
{
    Box board = at->board;
    double least = board.y + gap, most = box_bottom(board) - high - gap;
    Box box = {box_right(board) - wide - gap, within(card.y, least, most), wide, high};
    Box common = box_common(box, mover);
    if (common.w <= 0 || common.h <= 0) return box;
    double above = mover.y - high, below = box_bottom(mover);
    bool upwards = below > most || (above >= least && box.y - above < below - box.y);
    box.y = within(upwards ? above : below, least, most);
    return box;
}

/* On a phone in the head, where it hides nothing of the game; in a ring at its bottom, below the
 * deed. */
static Box bubble_box(const View *view, const TableLayout *at, Box card, double wide, double high)
{
    const Ui *ui = view_ui(view);
    double pad = ui_px(ui, 12);
    switch (at->form) {
    case TABLE_PHONE: return (Box){at->head.x, at->head.y, wide, high};
    case TABLE_RING:
        return (Box){box_right(at->board) - wide - pad, box_bottom(at->board) - high - pad, wide,
                     high};
    case TABLE_FULL: break;
    }
    return beside_card(at, card, mover_box(view, at), wide, high, ui_px(ui, 4));
}

/* From the bubble towards the card of who speaks. */
static void draw_tail(Ui *ui, Box box, Box card, Colour colour)
{
    double half = ui_px(ui, 8), edge = 2.5 * half, x = box_right(box) - ui_px(ui, 1.5);
    double tip = within(box_middle_y(card), card.y + half, box_bottom(card) - half);
    double y = within(tip, box.y + edge, box_bottom(box) - edge);
    tip = within(y, card.y + half, box_bottom(card) - half);
    const CanvasVerbs *verbs = ui->canvas->verbs;
    verbs->move_to(ui->canvas, x, y - half);
    verbs->line_to(ui->canvas, x + ui_px(ui, 12), tip);
    verbs->line_to(ui->canvas, x, y + half);
    verbs->close(ui->canvas);
    verbs->fill(ui->canvas, colour);
    double thin = ui_px(ui, 2);
    verbs->move_to(ui->canvas, x - thin, y - half + thin);
    verbs->line_to(ui->canvas, x + ui_px(ui, 12) - 1.5 * thin, tip);
    verbs->line_to(ui->canvas, x - thin, y + half - thin);
    verbs->close(ui->canvas);
    verbs->fill(ui->canvas, ui->theme.card);
}

/* The place of who speaks; those who look on speak from the middle of the players. */
static Box card_of(const View *view, const TableLayout *at, const MeetingSaid *said)
{
    bool sits = said->seat >= 0 && said->seat < view_game(view)->seat_count;
    return sits ? at->card[said->seat] : at->seats;
}

static double bubble_width(const Ui *ui, const TableLayout *at)
{
    double most = at->board.w - ui_px(ui, 24);
    if (at->form == TABLE_FULL) return ui_px(ui, BUBBLE_BESIDE);
    if (at->form == TABLE_PHONE) return online_head_text_width(at);
    return ui_px(ui, BUBBLE_WIDE) < most ? ui_px(ui, BUBBLE_WIDE) : most;
}

void chat_bubble(View *view, const TableLayout *at)
{
    Ui *ui = view_ui(view);
    if (view_guest(view) == NULL) return;
    const MeetingSaid *said = fresh_remark(view);
    if (said == NULL) return;
    ui->restless = true; /* it goes by itself */
    bool phone = at->form == TABLE_PHONE;
    Style text = {phone ? TYPE_BODY : TYPE_LARGE, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
    Style name = {TYPE_SMALL, FONT_BOLD, theme_legible(colour_of(view, said), ui->theme.card),
                  ALIGN_LEFT};
    double wide = bubble_width(ui, at), side = ui_px(ui, 12), pad = ui_px(ui, phone ? 5 : 10);
    double most = (phone ? 2 : 3) * lettering_line_height(ui, text);
    Phrase words = words_of(view, said);
    double high = lettering_height(ui, wide - 2 * side, words.words, text);
    if (high > most) high = most;
    double whole = high + lettering_line_height(ui, name) + 2 * pad;
    Box card = card_of(view, at, said), box = bubble_box(view, at, card, wide, whole);
    canvas_shadow(ui->canvas, box, side, ui_px(ui, 4));
    canvas_fill_round(ui->canvas, box, side, ui->theme.card);
    canvas_stroke_round(ui->canvas, box, side, ui_px(ui, 2), colour_of(view, said));
    if (at->form == TABLE_FULL) draw_tail(ui, box, card, colour_of(view, said));
    Box rest = box_inset(box, side, pad);
    lettering_line(ui, box_cut_top(&rest, lettering_line_height(ui, name)),
                   talk_speaker(view_words(view), said), name);
    lettering_fit(ui, rest, words.words, text, 0);
}
