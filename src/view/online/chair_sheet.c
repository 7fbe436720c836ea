/* chair_sheet.c -- what can be done about a seat: another level of a computer, sending away,
 * handing over, standing up, the seat on another device; not hearing somebody, telling the host. */
#include "table/temper_words.h"
#include "ui/controls.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/online/invite_view.h"
#include "view/online/room_state.h"
#include "view/screens/seat_kind.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 440.0

enum { LINE_SIZE = 200, LEVELS_MOST = 12 };

static const Meeting *meeting_of(const View *view)
{
    return guest_meeting(view_guest(view));
}

static void say_of_seat(View *view, const char *verb, int seat)
{
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, verb);
    text_add_char(&line, ' ');
    text_add_int(&line, seat + 1);
    view_online_say(view, buffer);
}

/* ---- a computer ---- */

/* The level it should have: it is asked for when the old one has stood up. */
typedef struct ChairState {
    const PlayerKind *wanted; /* NULL: nothing is asked for */
    char name[SEAT_NAME_SIZE];
    int seats; /* when the old one was sent away */
    bool sure; /* banning was pressed once */
} ChairState;

static ChairState *state_of(const View *view)
{
    return view_sheet_kept(view, SHEET_CHAIR);
}

static void change_level(View *view, int seat, const PlayerKind *kind)
{
    ChairState *state = state_of(view);
    state->wanted = kind;
    state->seats = meeting_of(view)->seat_count;
    text_copy(state->name, sizeof state->name, meeting_of(view)->seats[seat].plan.name);
    say_of_seat(view, "remove", seat);
}

/* True while that is under way. */
static bool follow_level(View *view)
{
    ChairState *state = state_of(view);
    if (state->wanted == NULL) return false;
    if (meeting_of(view)->seat_count >= state->seats) return true;
    char buffer[LINE_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, "computer ");
    text_add(&line, state->wanted->word);
    text_add_char(&line, ' ');
    text_add_quoted(&line, state->name);
    view_online_say(view, buffer);
    state->wanted = NULL;
    view_close_sheet(view);
    return true;
}

/* Some of the kinds of players, from the first on: the levels, or all others. */
static double draw_kinds(View *view, Box box, int seat, const PlayerKind *const *kinds, int most)
{
    Ui *ui = view_ui(view);
    Phrase labels[LEVELS_MOST];
    const char *words[LEVELS_MOST];
    int count = 0, chosen = -1;
    for (; count < most && count < LEVELS_MOST && kinds[count] != NULL; count++) {
        labels[count] = seat_kind_words(view, kinds[count]);
        words[count] = labels[count].words;
        if (kinds[count] == temper_level(meeting_of(view)->seats[seat].plan.kind)) chosen = count;
    }
    if (count == 0) return 0;
    double high = control_choice_height(ui, box.w, words, count);
    if (control_choice(ui, (Box){box.x, box.y, box.w, high},
                       ui_id("chair-level", most == LEVELS_MOST), LABEL(view, T_("How it plays")),
                       words, count, &chosen))
        change_level(view, seat, kinds[chosen]);
    return high;
}

/* Even-tempered, or one of the tempers of its level. */
static double draw_tempers(View *view, Box box, int seat)
{
    Ui *ui = view_ui(view);
    const PlayerKind *kind = meeting_of(view)->seats[seat].plan.kind, *own = temper_level(kind);
    const char *words[LEVELS_MOST] = {LABEL(view, TC_("temper", "even"))};
    int count = temper_count(own), chosen = 0;
    if (count == 0 || count >= LEVELS_MOST) return 0;
    for (int i = 0; i < count; i++) {
        words[i + 1] = temper_words_pill(view_words(view), temper_of_level(own, i));
        if (kind == temper_of_level(own, i)) chosen = i + 1;
    }
    double used = ui_px(ui, 10);
    used += seat_kind_label(ui, form_below(box, used), LABEL(view, T_("Temper")));
    Box choice = form_below(box, used);
    choice.h = control_choice_height(ui, box.w, words, count + 1);
    if (control_choice(ui, choice, ui_id("chair-temper", 0), LABEL(view, T_("Temper")), words,
                       count + 1, &chosen))
        change_level(view, seat, chosen == 0 ? own : temper_of_level(own, chosen - 1));
    return used + choice.h;
}

/* ---- what can be done ---- */

static bool press(View *view, Box box, int n, const char *label, double *used)
{
    Ui *ui = view_ui(view);
    double high = ui_px(ui, 46);
    *used = high + ui_px(ui, 8);
    return button(ui, (Box){box.x, box.y, box.w, high},
                  (Button){.id = ui_id("chair-act", n), .label = label});
}

static double act(View *view, Box box, int n, const char *label, const char *verb, int seat)
{
    double used;
    if (press(view, box, n, label, &used)) {
        say_of_seat(view, verb, seat);
        view_close_sheet(view);
    }
    return used;
}

static double mute(View *view, Box box, const char *name)
{
    bool muted = room_state_muted(view, name);
    double used;
    if (press(view, box, 3,
              muted ? LABEL(view, T_("Show remarks again")) : LABEL(view, T_("Hide remarks")),
              &used))
        room_state_mute(view, name, !muted);
    return used;
}

static double report(View *view, Box box, int seat)
{
    double used;
    if (press(view, box, 4, LABEL(view, T_("Tell the host")), &used)) {
        char buffer[LINE_SIZE];
        Text line = text_into(buffer, sizeof buffer);
        text_add(&line, "report ");
        text_add_int(&line, seat + 1);
        text_add_char(&line, ' ');
        text_add_quoted(&line, LABEL(view, T_("Please look at what is said here.")));
        view_online_say(view, buffer);
        view_close_sheet(view);
    }
    return used;
}

/* There is no way back from it, so it is pressed twice. */
static double ban(View *view, Box box, int seat)
{
    ChairState *state = state_of(view);
    double used;
    if (!press(view, box, 5,
               state->sure ? LABEL(view, T_("Yes, close this table to them"))
                           : LABEL(view, T_("Send away for good")),
               &used))
        return used;
    if (state->sure) {
        say_of_seat(view, "ban", seat);
        view_close_sheet(view);
    }
    state->sure = !state->sure;
    return used;
}

static double about_somebody(View *view, Box box, int seat, bool host)
{
    double used = mute(view, box, meeting_of(view)->seats[seat].plan.name);
    return used + (host ? ban(view, form_below(box, used), seat)
                        : report(view, form_below(box, used), seat));
}

/* Whoever opens this link has the seat. */
static double other_device(View *view, Box box)
{
    Ui *ui = view_ui(view);
    double side = ui_px(ui, 150), gap = ui_px(ui, 10);
    if (view_online(view)->own_link[0] == '\0') return 0;
    double used = form_words(ui, box,
                             LABEL(view, T_("To play on with another device, scan this with it. "
                                            "Show it to nobody: it is your seat.")),
                             TYPE_BODY, FONT_MEDIUM, ui->theme.quiet) +
                  gap;
    invite_code(view, (Box){box.x, box.y + used, box.w, side}, view_online(view)->own_link);
    return used + side + gap;
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = what;
    int seat = view_sheet_seat(view);
    const MeetingSeat *of = &meeting_of(view)->seats[seat];
    bool mine = (guest_seats(view_guest(view)) >> seat & 1U) != 0;
    bool host = view_online_hosts(view), gathers = meeting_of(view)->stage == MEETING_GATHERS;
    double used = 0, gap = ui_px(ui, 10);
    if (of->plan.kind != NULL && host && gathers) {
        int levels = player_level_count();
        used += draw_kinds(view, box, seat, player_kinds(), levels);
        used += draw_tempers(view, form_below(box, used), seat) + gap;
        used +=
            draw_kinds(view, form_below(box, used), seat, player_kinds() + levels, LEVELS_MOST) +
            gap;
    }
    if (host && !mine && gathers)
        used += act(view, form_below(box, used), 0, LABEL(view, T_("Send away")), "remove", seat);
    if (host && !mine && of->plan.kind == NULL)
        used += act(view, form_below(box, used), 1, LABEL(view, T_("Make host")), "host", seat);
    if (!mine && of->plan.kind == NULL)
        used += about_somebody(view, form_below(box, used), seat, host);
    if (mine && gathers)
        used += act(view, form_below(box, used), 2, LABEL(view, T_("Stand up")), "stand", seat);
    if (mine) used += other_device(view, form_below(box, used));
    if (used == 0)
        used = form_words(ui, box, LABEL(view, T_("The host can change this seat.")), TYPE_BODY,
                          FONT_MEDIUM, ui->theme.quiet);
    return used;
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    SheetFrame frame;
    if (view_guest(view) == NULL) {
        view_close_sheet(view);
        return;
    }
    if (follow_level(view)) return;
    if (view_sheet_seat(view) >= meeting_of(view)->seat_count) {
        view_close_sheet(view);
        return;
    }
    double height = form_height(ui, sheet_inner_width(ui, WIDTH), contents, view);
    Box box = sheet_begin(ui, &frame, meeting_of(view)->seats[view_sheet_seat(view)].plan.name,
                          WIDTH, height, 0, true);
    contents(ui, box, view);
    sheet_end(ui, &frame);
    if (frame.closed) view_close_sheet(view);
}

static void open_sheet(View *view)
{
    *state_of(view) = (ChairState){0};
}

const SheetRow chair_sheet = {.pass = pass, .open = open_sheet, .keeps = sizeof(ChairState)};
