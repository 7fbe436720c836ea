/* room_screen.c -- the room before a game on a server: who sits down, the rules, the start. */
#include <math.h>

#include "ui/controls.h"
#include "ui/scroll.h"
#include "ui/spoken.h"
#include "view/art/face_art.h"
#include "view/art/motif_motion.h"
#include "view/board/token_view.h"
#include "view/online/chat_view.h"
#include "view/online/invite_view.h"
#include "view/online/room_layout.h"
#include "view/online/room_seats.h"
#include "view/online/room_state.h"
#include "view/online/room_terms.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define MOTIF_SIDE 620.0
#define MOTIF_FROM 0.46
#define DARKEST 0.97 /* the veil, below the words */
#define CLEARS 0.5   /* of the head: over so much it clears */

enum { HEAD_LAYER = 6, VEIL = 128, WORDS_SIZE = 400, LINE_SIZE = 200 };

static const Meeting *meeting_of(const View *view)
{
    return guest_meeting(view_guest(view));
}

/* ---- the head ---- */

/* How much of the head is dark, where the words are. */
static double solid_part(const RoomLayout *at)
{
    return at->form == TABLE_FULL ? 0.42 : 0.78;
}

/* From there on it clears to the right. */
static void draw_veil(Ui *ui, Box box, double solid)
{
    Box rest = box;
    canvas_fill_box(ui->canvas, box_cut_left(&rest, floor(box.w * solid)),
                    colour_faded(ui->theme.rail_deep, DARKEST));
    double wide = rest.w < box.w * CLEARS ? rest.w : box.w * CLEARS;
    for (int i = 0; i < VEIL; i++) {
        double from = floor(rest.x + wide * i / VEIL), to = floor(rest.x + wide * (i + 1) / VEIL),
               way = 1 - (i + 0.5) / VEIL;
        canvas_fill_box(ui->canvas, (Box){from, box.y, to - from, box.h},
                        colour_faded(ui->theme.rail_deep, DARKEST * way * way * (3 - 2 * way)));
    }
}

static void draw_motif(View *view, const RoomLayout *at)
{
    Box box = at->head;
    double s = at->scale;
    Ui *ui = view_ui(view);
    const Edition *edition = room_state_edition(view);
    uint64_t stamp = room_state(view)->hash * 2 + (uint64_t)ui->theme.dark;
    if (ui->canvas->verbs->layer_begin(ui->canvas, HEAD_LAYER, stamp, box)) {
        double wide = s * MOTIF_SIDE, high = wide * 0.96;
        Box whole = {box_right(box) - wide, box.y - high * MOTIF_FROM, wide, high};
        ui->canvas->verbs->push_clip(ui->canvas, box);
        canvas_fill_box(ui->canvas, box, ui->theme.rail_deep);
        motif_motion_still(ui->canvas, whole, &ui->theme,
                           edition != NULL ? face_art_motif(edition) : (FaceMotif)0);
        draw_veil(ui, box, solid_part(at));
        ui->canvas->verbs->pop(ui->canvas);
        ui->canvas->verbs->layer_end(ui->canvas);
    }
    ui->canvas->verbs->layer_show(ui->canvas, HEAD_LAYER);
}

static void write_title(const View *view, Text *text)
{
    const Meeting *meeting = meeting_of(view);
    if (meeting->host >= 0)
        SAY(view_words(view), text, T_("{name}'s table"),
            arg_name(meeting->seats[meeting->host].plan.name));
    else
        text_add(text, LABEL(view, T_("A new table")));
}

static void draw_head(View *view, const RoomLayout *at)
{
    Ui *ui = view_ui(view);
    const Meeting *meeting = meeting_of(view);
    const Edition *edition = room_state_edition(view);
    char title[WORDS_SIZE];
    Text text = text_into(title, sizeof title);
    double s = at->scale, pad = (at->form == TABLE_PHONE ? 16 : 28) * s;
    Colour white = 0xFFFFFFFFu, pale = 0xFFF3E7C4u;
    draw_motif(view, at);
    write_title(view, &text);
    Box rest = box_inset(at->head, pad, at->form == TABLE_FULL ? 24 * s : 10 * s);
    rest.w = at->head.w * solid_part(at) - pad;
    Style small = {TYPE_BODY, FONT_APART, pale, ALIGN_LEFT};
    Style large = {at->form == TABLE_FULL ? TYPE_DISPLAY : TYPE_HEAD, FONT_HEAVY, white,
                   ALIGN_LEFT};
    Style plain = {TYPE_LARGE, FONT_MEDIUM, white, ALIGN_LEFT};
    Phrase seats = PHRASE(view, T_("{edition}, {first} of {second} seats taken"),
                          arg_edition(edition != NULL ? edition->title : meeting->edition),
                          arg_first(meeting->seat_count), arg_second(room_state_most(view)));
    double all = lettering_line_height(ui, small) + lettering_line_height(ui, large) +
                 lettering_line_height(ui, plain);
    double part = all > rest.h ? rest.h / all : 1;
    lettering_line(ui, box_cut_top(&rest, lettering_line_height(ui, small) * part),
                   LABEL(view, T_("PLAY TOGETHER")), small);
    lettering_line(ui, box_cut_top(&rest, lettering_line_height(ui, large) * part), title, large);
    lettering_line(ui, box_cut_top(&rest, lettering_line_height(ui, plain) * part), seats.words,
                   plain);
}

/* ---- the body ---- */

static double heading(View *view, Box box, const char *words, const char *note)
{
    Ui *ui = view_ui(view);
    Style bold = {TYPE_NAME, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style quiet = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_RIGHT};
    double high = lettering_line_height(ui, bold) + ui_px(ui, 6);
    Box line = {box.x, box.y, box.w, high};
    Box left = box_cut_left(&line, lettering_width(ui, words, bold) + ui_px(ui, 8));
    lettering_line(ui, left, words, bold);
    if (line.w > ui_px(ui, 80)) lettering_line(ui, line, note, quiet);
    return high;
}

/* A face for each of them, as far as there is room. */
static void draw_watchers(View *view, Box *row, int count)
{
    enum { MOST = 5 };
    static const Colour tones[] = {0xFF5B6B86, 0xFF7C5B66, 0xFF5B7F63, 0xFF7A6A4F, 0xFF4F6F7A};
    Ui *ui = view_ui(view);
    double side = row->h;
    for (int i = 0; i < count && i < MOST; i++)
        token_plain(ui, (Box){row->x + i * side * 0.78, row->y, side, side}, tones[i], false);
    box_cut_left(row, side * (0.22 + 0.78 * (count < MOST ? count : MOST)) + ui_px(ui, 10));
}

static double watchers(View *view, Box box)
{
    Ui *ui = view_ui(view);
    int count = guest_watchers(view_guest(view));
    if (count == 0) return 0;
    Phrase words = PHRASE(view,
                          TN_("{count} person sees the board, not your plans.",
                              "{count} people see the board, not your plans."),
                          arg_count(count));
    Style bold = {TYPE_NAME, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style quiet = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    Box row = {box.x, box.y, box.w, ui_px(ui, 34)};
    const char *title = LABEL(view, T_("Watching"));
    lettering_line(ui, box_cut_left(&row, lettering_width(ui, title, bold) + ui_px(ui, 14)), title,
                   bold);
    draw_watchers(view, &row, count);
    lettering_fit(ui, row, words.words, quiet, 0);
    return ui_px(ui, 34);
}

/* On a phone: the link, seats, the two rules that matter most, the last remark. */
static double body_of_phone(View *view, Box box, double s)
{
    double gap = 8 * s, used = 112 * s;
    invite_draw(view, (Box){box.x, box.y, box.w, used}, s);
    used += gap;
    Box from = {box.x, box.y + used, box.w, box.h};
    used += room_seats_draw(view, from, 1, s);
    from.y = box.y + used;
    used += room_terms_brief(view, from, s) + gap;
    from.y = box.y + used;
    double line = chat_line(view, from, s);
    used += line > 0 ? line + gap : 0;
    from.y = box.y + used;
    return used + watchers(view, from) + gap;
}

static double body(View *view, Box box, const RoomLayout *at)
{
    double s = at->scale, gap = 12 * s;
    if (at->form == TABLE_PHONE) return body_of_phone(view, box, s);
    Box from = box;
    double used =
        heading(view, box, LABEL(view, T_("Seats")), LABEL(view, T_("The highest throw begins")));
    from.y = box.y + used;
    used += room_seats_draw(view, from, at->form == TABLE_RING ? 1 : 2, s) + gap;
    from.y = box.y + used;
    used += heading(view, from, LABEL(view, T_("Rules of this table")),
                    view_online_hosts(view) ? LABEL(view, T_("You decide"))
                                            : LABEL(view, T_("The host decides")));
    from.y = box.y + used;
    used += room_terms_draw(view, from, s) + gap;
    from.y = box.y + used;
    return used + watchers(view, from) + gap;
}

static void draw_body(View *view, const RoomLayout *at)
{
    Ui *ui = view_ui(view);
    double s = at->scale, pad = (at->form == TABLE_PHONE ? 12 : 24) * s;
    uint32_t id = ui_id("room-body", 0);
    double *high = ui_memory(ui, ui_id("room-height", 0), at->body.h);
    Scroll scroll;
    double before = *high;
    Box inner = scroll_begin(ui, &scroll, id, at->body, before, false);
    Box box = {inner.x + pad, inner.y + 10 * s, inner.w - 2 * pad, inner.h};
    double used = body(view, box, at) + 20 * s;
    scroll_end(ui, &scroll);
    *ui_memory(ui, ui_id("room-height", 0), 0) = used;
    if (used != before) ui->changed = true;
}

/* ---- the dock ---- */

static int ready_count(const Meeting *meeting)
{
    int count = 0;
    for (int i = 0; i < meeting->seat_count; i++)
        count += meeting->seats[i].ready || meeting->seats[i].plan.kind != NULL;
    return count;
}

static bool own_ready(const View *view)
{
    const Meeting *meeting = meeting_of(view);
    unsigned mine = guest_seats(view_guest(view));
    for (int i = 0; i < meeting->seat_count; i++)
        if ((mine >> i & 1U) != 0 && !meeting->seats[i].ready) return false;
    return mine != 0;
}

static void write_dock(View *view, Box box, const char *question, const char *after)
{
    Ui *ui = view_ui(view);
    Style bold = {TYPE_TITLE, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    Style quiet = {TYPE_BODY, FONT_MEDIUM, ui->theme.quiet, ALIGN_LEFT};
    box = box_inset(box, ui_px(ui, 4), 0);
    double above = lettering_line_height(ui, bold), below = lettering_line_height(ui, quiet);
    Box top = box_cut_top(&box, box.h * above / (above + below));
    lettering_line(ui, top, question, bold);
    lettering_fit(ui, box, after, quiet, 0);
}

/* Not to be pressed with a reason, which the dock says too: a tip would cover it. */
static bool main_button(View *view, Box box, const char *label, const char *why_not)
{
    if (why_not != NULL) spoken_words(view_ui(view), box, why_not);
    return button(view_ui(view), box,
                  (Button){.id = ui_id("room-main", 0),
                           .label = label,
                           .look = BUTTON_MAIN,
                           .large = true,
                           .disabled = why_not != NULL});
}

static void sit_down(View *view)
{
    RoomState *state = room_state(view);
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, "sit ");
    if (state->name[0] != '\0') {
        text_add_quoted(&line, state->name);
    } else {
        Phrase name =
            PHRASE(view, T_("Player {number}"), arg_number(meeting_of(view)->seat_count + 1));
        text_add_quoted(&line, name.words);
    }
    text_add_char(&line, ' ');
    text_add_int(&line, room_state_free_token(view, state->token));
    view_online_say(view, buffer);
}

/* Whoever has no seat yet: name, token, and down. */
static void dock_to_sit(View *view, const RoomLayout *at)
{
    Ui *ui = view_ui(view);
    RoomState *state = room_state(view);
    const Edition *edition = room_state_edition(view);
    bool full = meeting_of(view)->seat_count >= room_state_most(view);
    uint32_t id = ui_id("room-name", 0);
    bool enter = ui_is_focused(ui, id) && ui_key(ui, KEY_ENTER) && !full;
    Box field = box_centred(at->question, at->question.w, button_height(ui));
    control_field(ui, field, id, LABEL(view, T_("Your name")), state->name, sizeof state->name,
                  LABEL(view, T_("Your name")));
    int token = room_state_free_token(view, state->token);
    Button other = {.id = ui_id("room-token", 0),
                    .label = LABEL(view, T_("Another token")),
                    .icon_only = true,
                    .tip = LABEL(view, T_("Another token"))};
    if (button(ui, at->left, other)) state->token = token + 1;
    double side = at->left.h * 0.72;
    SeatPlan plan = {.colour = meeting_free_colour(meeting_of(view)), .token = (TokenId)token};
    if (edition != NULL && token < edition->token_count)
        token_draw(ui, box_centred(at->left, side, side), edition, &plan,
                   (SeatId)(meeting_of(view)->seat_count % MAX_SEATS), (TokenId)token, 0);
    if (main_button(view, at->main, LABEL(view, T_("Sit down")), full ? "" : NULL) || enter)
        sit_down(view);
    if (full) /* the dock holds the name, so a tip says it */
        ui_tip(ui, ui_id("room-main", 0), at->main,
               LABEL(view, T_("All seats are taken; you look on.")));
}

static void ready_button(View *view, Box box, bool ready)
{
    if (button(view_ui(view), box,
               (Button){.id = ui_id("room-ready", 0),
                        .label = ready ? LABEL(view, T_("Not yet")) : LABEL(view, T_("Ready")),
                        .large = true}))
        view_online_say(view, ready ? "ready off" : "ready on");
}

static const char *why_no_start(const View *view)
{
    const Meeting *meeting = meeting_of(view);
    const Edition *edition = room_state_edition(view);
    if (!view_online_hosts(view)) return LABEL(view, T_("The host starts the game."));
    if (edition != NULL && meeting->seat_count < edition->rule[RULE_PLAYERS_MIN])
        return LABEL(view, T_("Too few people: invite somebody, or add a computer."));
    if (ready_count(meeting) < meeting->seat_count)
        return LABEL(view, T_("Not everybody is ready."));
    return NULL;
}

static void dock_to_start(View *view, const RoomLayout *at)
{
    const Meeting *meeting = meeting_of(view);
    bool ready = own_ready(view);
    const char *why = why_no_start(view);
    Phrase count = PHRASE(view, T_("{first} of {second} are ready"),
                          arg_first(ready_count(meeting)), arg_second(meeting->seat_count));
    write_dock(view, at->question, count.words,
               !ready        ? LABEL(view, T_("Say when you are ready."))
               : why != NULL ? why
                             : LABEL(view, T_("Everybody is ready.")));
    if (!ready) {
        if (main_button(view, at->main, LABEL(view, T_("I am ready")), NULL))
            view_online_say(view, "ready on");
        return;
    }
    ready_button(view, at->left, true);
    Phrase start = PHRASE(view, T_("Start with {number}"), arg_number(meeting->seat_count));
    if (main_button(view, at->main, start.words, why)) view_online_say(view, "start");
}

static void draw_question(View *view, const RoomLayout *at)
{
    char words[WORDS_SIZE];
    Text trouble = text_into(words, sizeof words);
    const Meeting *meeting = meeting_of(view);
    if (view_online_trouble(view, &trouble)) {
        write_dock(view, at->question, words, "");
        main_button(view, at->main, LABEL(view, T_("One moment")), words);
    } else if (meeting->stage == MEETING_PROMISES || meeting->stage == MEETING_SHOWS) {
        write_dock(view, at->question, LABEL(view, T_("The dice are being shaken")),
                   LABEL(view, T_("Everybody gives a share of chance: nobody can choose dice.")));
        main_button(view, at->main, LABEL(view, T_("One moment")), "");
    } else if (guest_seats(view_guest(view)) == 0) {
        dock_to_sit(view, at);
    } else {
        dock_to_start(view, at);
    }
}

/* ---- tools ---- */

typedef enum RoomTool { TOOL_COMPUTER, TOOL_RULES, TOOL_CHAT, TOOL_LEAVE, TOOL_COUNT } RoomTool;

static const struct {
    Sentence label;
    Icon icon;
} tools[TOOL_COUNT] = {
    [TOOL_COMPUTER] = {TC_("button", "Computer"), ICON_ROBOT},
    [TOOL_RULES] = {TC_("button", "Rules"), ICON_SETTINGS},
    [TOOL_CHAT] = {TC_("button", "Chat"), ICON_CHAT},
    [TOOL_LEAVE] = {TC_("button", "Leave"), ICON_QUIT},
};

static void use_tool(View *view, RoomTool tool)
{
    switch (tool) {
    case TOOL_COMPUTER: room_seats_add_computer(view); break;
    case TOOL_RULES: view_open_sheet(view, SHEET_TERMS); break;
    case TOOL_CHAT: view_open_sheet(view, SHEET_CHAT); break;
    case TOOL_LEAVE:
        view_confirm(view,
                     LABEL(view, T_("Leave this table? Your seat is kept; the link leads back.")),
                     LABEL(view, TC_("button", "Leave")), (Request){.kind = REQUEST_LEAVE});
        break;
    case TOOL_COUNT: break;
    }
}

static void draw_tools(View *view, const RoomLayout *at)
{
    Ui *ui = view_ui(view);
    bool may = view_online_hosts(view) && meeting_of(view)->stage == MEETING_GATHERS &&
               meeting_of(view)->seat_count < room_state_most(view);
    int unread = at->chat.w > 0 ? 0 : view_online_unread(view), column = 0;
    int count = at->chat.w > 0 ? TOOL_COUNT - 1 : TOOL_COUNT;
    for (int i = 0; i < TOOL_COUNT; i++) {
        if (i == TOOL_CHAT && at->chat.w > 0) continue;
        const char *label = view_label(view, &tools[i].label);
        Phrase talk = PHRASE(view, T_("Chat ({count})"), arg_count(unread));
        Button what = {.id = ui_id("room-tool", i),
                       .label = i == TOOL_CHAT && unread > 0 ? talk.words : label,
                       .icon = tools[i].icon,
                       .tool = true,
                       .stacked = at->form != TABLE_FULL,
                       .disabled = i == TOOL_COMPUTER && !may};
        if (button(ui, box_column(at->tools, column++, count, 8 * at->scale), what))
            use_tool(view, (RoomTool)i);
    }
}

static void draw_dock(View *view, const RoomLayout *at)
{
    Ui *ui = view_ui(view);
    double radius = 16 * at->scale;
    canvas_shadow(ui->canvas, at->dock, radius, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, at->dock, radius, ui->theme.card);
    ui->region = UI_QUESTION;
    draw_question(view, at);
    draw_tools(view, at);
    ui->region = UI_NOWHERE;
}

/* ---- the whole ---- */

static void draw_chat(View *view, const RoomLayout *at)
{
    Ui *ui = view_ui(view);
    if (at->chat.w <= 0) return;
    canvas_shadow(ui->canvas, at->chat, 14 * at->scale, ui_px(ui, 2));
    canvas_fill_round(ui->canvas, at->chat, 14 * at->scale, ui->theme.card);
    Box rest = box_inset(at->chat, 14 * at->scale, 10 * at->scale);
    Style bold = {TYPE_NAME, FONT_BOLD, ui->theme.ink, ALIGN_LEFT};
    lettering_line(ui, box_cut_top(&rest, lettering_line_height(ui, bold) + ui_px(ui, 6)),
                   LABEL(view, TC_("sheet", "Chat")), bold);
    chat_draw(view, rest);
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    if (view_guest(view) == NULL) {
        view_go(view, SCREEN_START);
        return;
    }
    RoomLayout at = room_layout(view);
    if (at.form != TABLE_PHONE) {
        canvas_shadow(ui->canvas, at.panel, 14 * at.scale, ui_px(ui, 3));
        canvas_fill_round(ui->canvas, at.panel, 14 * at.scale,
                          colour_mixed(ui->theme.ground, ui->theme.card, 0.5));
    }
    draw_head(view, &at);
    draw_body(view, &at);
    if (at.invite.w > 0) invite_draw(view, at.invite, at.scale);
    draw_chat(view, &at);
    draw_dock(view, &at);
    if (ui_key(ui, KEY_ESCAPE)) use_tool(view, TOOL_LEAVE);
}

static bool open_screen(View *view)
{
    return view_guest(view) != NULL;
}

const ScreenRow room_screen = {.pass = pass, .open = open_screen, .keeps = sizeof(RoomState)};
