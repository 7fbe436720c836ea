/* replay_controls.c -- the moment of a replay: steps, turns, rounds, speed. */
#include "view/screens/replay_controls.h"

#include "ui/controls.h"
#include "ui/form.h"
#include "ui/scroll.h"
#include "view/board/token_view.h"
#include "view/screens/end_facts.h"
#include "view/view.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_words.h"

enum { SPEEDS = 4, STEPS = 5 };
#define STEP_GAP 6.0
#define ROW 44.0
#define ROUND 28.0
#define SLOWEST 0.6

void replay_show(View *view, size_t n)
{
    size_t most = table_action_count(view_table(view));
    end_of(view)->at = n < most ? n : most;
    view_show_at(view, end_of(view)->at);
}

double replay_step_seconds(const View *view)
{
    return SLOWEST / (1 << end_of(view)->speed);
}

/* ---- steps and turns ---- */

static void show_turn(View *view, int turn)
{
    const EndState *end = end_of(view);
    if (turn < 0)
        replay_show(view, 0);
    else if (turn >= end->turn_count)
        replay_show(view, table_action_count(view_table(view)));
    else
        replay_show(view, end->turns[turn].action);
}

/* As wide as is left for so many of them; usually that is more than enough. */
static double step_width(const Ui *ui, double room, int count)
{
    double wide = ui_target(ui), most = (room - (count - 1) * ui_px(ui, STEP_GAP)) / count;
    return wide < most ? wide : most;
}

static bool step_button(View *view, Box *row, int place, int n, Icon icon, const char *label)
{
    Ui *ui = view_ui(view);
    Box box = box_cut_left(row, step_width(ui, row->w, STEPS - place));
    box_cut_left(row, ui_px(ui, STEP_GAP));
    return button(
        ui, box,
        (Button){.id = ui_id("replay", n), .label = label, .icon = icon, .icon_only = true});
}

static void step_buttons(View *view, Box *row)
{
    EndState *end = end_of(view);
    size_t at = end->at;
    if (step_button(view, row, 0, 3, ICON_UNDO, LABEL(view, T_("One turn back"))))
        show_turn(view, end_facts_turn(end, at)); /* the last that began before */
    if (step_button(view, row, 1, 0, ICON_LEFT, LABEL(view, T_("One step back"))) && at > 0)
        replay_show(view, at - 1);
    if (step_button(view, row, 2, 1, end->playing ? ICON_PAUSE : ICON_PLAY,
                    end->playing ? LABEL(view, T_("Pause")) : LABEL(view, TC_("replay", "Play"))))
        end->playing = !end->playing;
    if (step_button(view, row, 3, 2, ICON_RIGHT, LABEL(view, T_("One step on"))))
        replay_show(view, at + 1);
    if (step_button(view, row, 4, 4, ICON_NEXT, LABEL(view, T_("One turn on"))))
        show_turn(view, end_facts_turn(end, at + 1) + 1);
}

static bool is_wide(const Ui *ui, double width)
{
    return width >= ui_px(ui, 520);
}

double replay_controls_height(View *view, double width)
{
    const Ui *ui = view_ui(view);
    return is_wide(ui, width) ? ui_target(ui) : 2 * ui_target(ui) + ui_px(ui, 4);
}

void replay_controls(View *view, Box box)
{
    Ui *ui = view_ui(view);
    Box row = box_cut_top(&box, ui_target(ui));
    if (!is_wide(ui, row.w)) box_cut_top(&box, ui_px(ui, 4));
    step_buttons(view, &row);
    int value = (int)end_of(view)->at, most = (int)table_action_count(view_table(view));
    Box slider = is_wide(ui, box.w) ? row : (Box){box.x, box.y, box.w, ui_target(ui)};
    if (control_slider(ui, slider, ui_id("replay-slider", 0), LABEL(view, T_("Moment of the game")),
                       0, most, 1, &value))
        replay_show(view, (size_t)value);
}

void replay_speeds(View *view, Box box)
{
    Ui *ui = view_ui(view);
    for (int i = 0; i < SPEEDS; i++) {
        Phrase label = PHRASE(view, T_("{number}×"), arg_number(1 << i));
        Phrase tip = PHRASE(view, T_("Speed {number}×"), arg_number(1 << i));
        Button what = {.id = ui_id("replay-speed", i),
                       .label = label.words,
                       .chosen = end_of(view)->speed == i,
                       .tip = tip.words};
        if (button(ui, box_column(box, i, SPEEDS, ui_px(ui, 4)), what)) end_of(view)->speed = i;
    }
}

void replay_link(View *view, Box *head, size_t at)
{
    if (!view_has_links(view)) return;
    Ui *ui = view_ui(view);
    Button what = {.id = ui_id("replay-link", 0),
                   .label = LABEL(view, T_("Copy link to this moment")),
                   .icon = ICON_NEWSPAPER};
    what.icon_only = button_width(ui, what) > head->w * 0.6;
    Box box = box_cut_right(head, what.icon_only ? ui_target(ui) : button_width(ui, what));
    box_cut_right(head, ui_px(ui, 10));
    if (button(ui, box, what)) view_ask(view, (Request){.kind = REQUEST_LINK, .id = (int64_t)at});
}

/* ---- chapters ---- */

static void chapter(View *view, Box row, int n, bool now)
{
    Ui *ui = view_ui(view);
    const EndTurn *turn = &end_of(view)->turns[n];
    uint32_t id = ui_id("replay-turn", n);
    Phrase name =
        PHRASE(view, T_("Turn {number}, {seat}"), arg_number(n + 1), arg_seat(turn->seat));
    if (ui_press(ui, id, row, UI_BUTTON, name.words, false)) show_turn(view, n);
    if (now) ui_value(ui, id, "chosen");
    if (now || ui_is_hot(ui, id))
        canvas_fill_round(ui->canvas, row, ui_px(ui, 8), ui->theme.sunken);
    Box rest = box_inset(row, ui_px(ui, 10), 0);
    double side = ui_px(ui, 26);
    token_of_seat(view, turn->seat, box_centred(box_cut_left(&rest, side), side, side));
    box_cut_left(&rest, ui_px(ui, 10));
    lettering_line(ui, rest, name.words,
                   (Style){TYPE_BODY, now ? FONT_BOLD : FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT});
    ui_focus_ring(ui, id, row, ui_px(ui, 8));
}

static bool begins_round(const EndState *end, int n)
{
    return n == 0 || end->turns[n].round != end->turns[n - 1].round;
}

static double chapter_height(const Ui *ui, const EndState *end, int n)
{
    return ui_px(ui, ROW) + (begins_round(end, n) ? ui_px(ui, ROUND) : 0);
}

/* When another turn is shown, it is brought into sight. */
static void follow_turn(Ui *ui, const EndState *end, uint32_t id, double area, int now)
{
    double *seen = ui_memory(ui, ui_id("replay-chapter", 0), -2), *offset = ui_memory(ui, id, 0);
    double top = 0;
    if (*seen == now) return;
    *seen = now;
    for (int n = 0; n < now; n++) top += chapter_height(ui, end, n);
    double bottom = now < 0 ? 0 : top + chapter_height(ui, end, now);
    if (top < *offset)
        *offset = top;
    else if (bottom > *offset + area)
        *offset = bottom - area;
}

/* Rounds as headings, turns below them; only what can be seen is drawn. */
void replay_chapters(View *view, Box box)
{
    Ui *ui = view_ui(view);
    const EndState *end = end_of(view);
    double row = ui_px(ui, ROW), head = ui_px(ui, ROUND), height = 0;
    int now = end_facts_turn(end, end->at + 1);
    Scroll scroll;
    for (int n = 0; n < end->turn_count; n++) height += chapter_height(ui, end, n);
    form_panel(ui, box);
    box = box_inset(box, ui_px(ui, 8), ui_px(ui, 8));
    uint32_t id = ui_id("replay-chapters", 0);
    follow_turn(ui, end, id, box.h, now);
    Box inner = scroll_begin(ui, &scroll, id, box, height, false);
    double y = inner.y;
    for (int n = 0; n < end->turn_count; n++) {
        if (begins_round(end, n)) {
            Phrase round = PHRASE(view, T_("Round {number}"), arg_number(end->turns[n].round));
            Box line = {inner.x + ui_px(ui, 10), y, inner.w - ui_px(ui, 20), head};
            if (line.y + head > box.y && line.y < box_bottom(box))
                lettering_paragraph(ui, (Box){line.x, line.y + ui_px(ui, 8), line.w, head},
                                    round.words,
                                    (Style){TYPE_SMALL, FONT_BOLD, ui->theme.quiet, ALIGN_LEFT});
            y += head;
        }
        if (y + row > box.y && y < box_bottom(box))
            chapter(view, (Box){inner.x, y, inner.w - ui_px(ui, 8), row}, n, n == now);
        y += row;
    }
    scroll_end(ui, &scroll);
}
