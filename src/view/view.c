/* view.c -- the drawn game: input in, requests out, pictures on a canvas. */
#include "view/view.h"
#include "view/art/face_art.h"

#include <string.h>

#include "base/mem.h"
#include "canvas/canvas_mute.h"
#include "table/asking.h"
#include "ui/notice.h"
#include "view/auto_end.h"
#include "view/board/table_layout.h"
#include "view/chance.h"
#include "view/floor_wish.h"
#include "view/letters.h"
#include "view/online/room_state.h"
#include "view/screens/end_facts.h"
#include "view/screens/setup_plan.h"
#include "view/sheets/auction_clock.h"
#include "view/view_breeze.h"
#include "view/view_coach.h"
#include "view/view_ear.h"
#include "view/view_gate.h"
#include "view/view_hint.h"
#include "view/view_lesson.h"
#include "view/view_request.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_state.h"
#include "view/view_words.h"

#define REST_SECONDS 0.04

/* What screens and sheets keep between passes. */
static void keep_all(View *view)
{
    for (int i = 0; i < SCREEN_COUNT; i++) {
        size_t size = view_screen_row((Screen)i)->keeps;
        if (size > 0) view->screen_kept[i] = mem_new(1, size);
    }
    for (int i = SHEET_NONE + 1; i < SHEET_COUNT; i++) {
        size_t size = view_sheet_row((SheetKind)i)->keeps;
        if (size > 0) view->sheet_kept[i] = mem_new(1, size);
    }
}

static void free_kept(View *view)
{
    for (int i = 0; i < SCREEN_COUNT; i++) {
        if (view_screen_row((Screen)i)->free != NULL)
            view_screen_row((Screen)i)->free(view->screen_kept[i]);
        mem_free(view->screen_kept[i]);
    }
    for (int i = 0; i < SHEET_COUNT; i++) mem_free(view->sheet_kept[i]);
}

View *view_new(Canvas *measure, const Settings *settings)
{
    View *view = mem_new(1, sizeof *view);
    view->ui = mem_new(1, sizeof *view->ui);
    view->ui->owner = view;
    view->measure = measure;
    view->settings = *settings;
    view->request_text = text_growing();
    view->width = 1280;
    view->height = 800;
    view->dirty = true;
    view->demo_stage.plain = true;
    keep_all(view);
    return view;
}

void view_free(View *view)
{
    if (view == NULL) return;
    free_kept(view);
    mem_free(view->saved);
    text_free(&view->request_text);
    spoken_free(view->ui->spoken);
    mem_free(view->ui);
    mem_free(view);
}

/* ---- one pass ---- */

const Edition *view_face(const View *view)
{
    if (view->screen == SCREEN_SETUP && setup_of(view)->chosen >= 0)
        return &setup_of(view)->edition;
    if (view->table != NULL && view_screen_row(view->screen)->at_table)
        return table_edition(view->table);
    if (view->screen == SCREEN_ROOM && room_state_edition(view) != NULL)
        return room_state_edition(view);
    return view->demo != NULL ? table_edition(view->demo) : NULL;
}

/* Outside the table, only the confirmation, a name and a file's cover a screen, and a room those of
 * its own. */
static bool is_covered(const View *view)
{
    if (view->screen == SCREEN_TABLE) return false;
    if (view->sheet == SHEET_CONFIRM || view->sheet == SHEET_NAME || view->sheet == SHEET_FILE)
        return true;
    return view->screen == SCREEN_ROOM &&
           (view->sheet == SHEET_CHAT || view->sheet == SHEET_TERMS || view->sheet == SHEET_CHAIR);
}

static void draw_over(View *view)
{
    bool covered = is_covered(view);
    view->ui->enabled = !covered;
    view_screen_row(view->screen)->pass(view);
    view->ui->enabled = true;
    if (covered) view_sheet_row(view->sheet)->pass(view);
}

static void use_keys(View *view)
{
    Ui *ui = view->ui;
    if (ui_key(ui, KEY_FULL_SCREEN)) {
        view->settings.full_screen = !view->settings.full_screen;
        view_keep_preferences(view);
    }
    if (ui_letter(ui, LETTER_QUIET)) {
        view->settings.muted = !view->settings.muted;
        view_keep_preferences(view);
        view_tell(view, view->settings.muted
                            ? LABEL(view, T_("Sound is off. Press q to hear it again."))
                            : LABEL(view, T_("Sound is on.")));
    }
    if (ui_key(ui, KEY_HELP)) {
        if (view->screen == SCREEN_TABLE)
            view_open_sheet(view, SHEET_HELP);
        else
            view_go(view, SCREEN_HELP);
    }
}

static void pass(View *view, Canvas *canvas, const Input *input)
{
    Ui *ui = view->ui;
    ui->unit = table_unit(view->width, view->height, view->settings.text_size);
    ui->text = view->settings.text_size / 100.0;
    ui->theme = face_art_theme(&view->settings, view_face(view));
    ui->calm = view->settings.calm;
    ui->wordless = view->settings.no_letters;
    ui_begin(ui, canvas, (Box){0, 0, view->width, view->height}, input);
    canvas_fill_box(canvas, ui->screen, ui->theme.ground);
    draw_over(view);
    use_keys(view);
    notice_draw(ui, view->told);
    ui_end(ui);
    if (ui->changed) view->dirty = true;
    ui->changed = false;
}

/* A press by key acts in a separate pass. */
static void react(View *view, const Input *input)
{
    CanvasMute mute = canvas_mute(view->measure);
    pass(view, &mute.canvas, input);
    if (view->ui->press != 0) pass(view, &mute.canvas, &(Input){.kind = INPUT_NONE});
}

/* ---- the loop ---- */

void view_resize(View *view, double width, double height)
{
    view->width = width;
    view->height = height;
    view->dirty = true;
}

/* A press on the board hurries what moves there; one beside it, where the
 * answers are, was meant for an answer. */
static bool is_on_board(const View *view, const Input *input)
{
    TableLayout at = table_layout(view);
    return box_holds(at.board, input->x, input->y) || box_holds(at.lens, input->x, input->y);
}

static bool hurries(const View *view, const Input *input)
{
    if (view->screen != SCREEN_TABLE || view->sheet != SHEET_NONE || stage_caught_up(&view->stage))
        return false;
    bool key = (input->kind == INPUT_KEY && input->key == KEY_ENTER) ||
               (input->kind == INPUT_TEXT && input->text[0] == ' ');
    return key || (input->kind == INPUT_DOWN && is_on_board(view, input));
}

/* Any key or click ends a moment. One on the board does nothing else; beside it, pace and menu
 * may be meant. True when the input is used up. */
static bool ends_moment(View *view, const Input *input)
{
    bool key = input->kind == INPUT_KEY || input->kind == INPUT_TEXT;
    if (view->screen != SCREEN_TABLE || view->sheet != SHEET_NONE ||
        stage_moment(&view->stage) == NULL || !(key || input->kind == INPUT_DOWN))
        return false;
    stage_end_moment(&view->stage);
    view_ear_close(view, VIEW_EAR_HURRIED);
    view->dirty = true;
    return key || is_on_board(view, input);
}

void view_input(View *view, const Input *input)
{
    if (input->kind != INPUT_NONE) view_breeze_wake(view);
    if (ends_moment(view, input)) return;
    if (hurries(view, input)) {
        view_skip(view);
        view_ear_close(view, VIEW_EAR_HURRIED);
        return;
    }
    react(view, input);
}

/* The menu, a question: whatever stops the computers stops the clock. */
static bool is_paused(const View *view)
{
    const SheetRow *sheet = view_sheet_row(view->sheet);
    return sheet != NULL && sheet->pauses;
}

/* Computers that are watched take a breath between their decisions. */
static void rest_after(View *view, bool was_behind)
{
    bool done = was_behind && stage_caught_up(&view->stage);
    if (done && view_pace(view) == PACE_WATCH) view->rest = REST_SECONDS;
}

static void notice_end(View *view)
{
    bool shown = stage_caught_up(&view->stage) && view->stage.flight_count == 0;
    if (view->screen != SCREEN_TABLE || view->table == NULL || !shown) return;
    if (view_game(view)->phase != PHASE_OVER || view->sheet != SHEET_NONE) return;
    view_open_screen(view, SCREEN_END);
}

bool view_tick(View *view, double seconds)
{
    bool was_behind = !stage_caught_up(&view->stage);
    view->ui->now += seconds;
    view->rest -= view->rest > seconds ? seconds : view->rest;
    Settings shown = view->settings;
    shown.pace = (int)view_pace(view);
    if (view->screen == SCREEN_TABLE && stage_tick(&view->stage, seconds, &shown))
        view->dirty = true;
    if (view->screen == SCREEN_START && stage_tick(&view->demo_stage, seconds, &view->settings))
        view->dirty = true;
    if (view_breeze_tick(view, seconds)) view->dirty = true;
    rest_after(view, was_behind);
    notice_end(view);
    view_forget_hint(view);
    view_gate_tick(view);
    view_show_odds(view);
    view_lesson_tick(view);
    floor_wish_tick(view);
    auto_end_tick(view);
    if (view->told[0] != '\0' && view->ui->now > view->told_until) {
        view->told[0] = '\0';
        view->dirty = true;
    }
    if (view->ui->restless) view->dirty = true;
    return view->dirty;
}

/* Clocks of a table on a server are looked at by the second. */
static void pass_clock(View *view, double seconds)
{
    int64_t whole = (int64_t)view->clock_age;
    view->clock_age += seconds;
    if (view->online.guest != NULL && (int64_t)view->clock_age != whole) view->dirty = true;
}

void view_pass_time(View *view, double seconds)
{
    bool stands = is_paused(view) || view_gate(view) != NOBODY;
    pass_clock(view, seconds);
    if (view->screen == SCREEN_TABLE && !stands && auction_clock_tick(view, seconds))
        view->dirty = true;
}

void view_draw(View *view, Canvas *canvas)
{
    view->dirty = false;
    pass(view, canvas, &(Input){.kind = INPUT_NONE});
}

bool view_ready(const View *view)
{
    if (view->table == NULL || view->screen != SCREEN_TABLE || is_paused(view)) return false;
    if (view->paused && !view_is_person(view, asking_seat(view_game(view)))) return false;
    return stage_caught_up(&view->stage) && view->rest <= 0 && !chance_waits(view);
}

bool view_moving(const View *view)
{
    if (view->ui->restless || view->rest > 0) return true;
    if (view->screen == SCREEN_START) return stage_moving(&view->demo_stage);
    return view->screen == SCREEN_TABLE && stage_moving(&view->stage);
}

/* ---- for tests, pictures and screen readers ---- */

int view_item_count(const View *view)
{
    return view->ui->item_count;
}

bool view_item(const View *view, int n, ViewItem *item)
{
    static const char *const roles[] = {"button", "switch", "field", "slider", "choice", "place"};
    if (n < 0 || n >= view->ui->item_count) return false;
    const UiItem *from = &view->ui->items[n];
    *item = (ViewItem){.box = from->box,
                       .name = from->name,
                       .role = roles[from->role],
                       .value = from->value,
                       .id = from->id,
                       .focused = view->ui->focus == from->id,
                       .disabled = from->disabled,
                       .letter = view->ui->wordless ? '\0' : from->letter};
    return true;
}

void view_listen(View *view)
{
    if (view->ui->spoken == NULL) view->ui->spoken = spoken_new();
}

const Spoken *view_spoken(View *view)
{
    spoken_settle(view->ui);
    return view->ui->spoken;
}

void view_context(const View *view, int n, Text *text)
{
    spoken_context(view->ui, n, text);
}

const char *view_region(const View *view, SpokenRegion region)
{
    static const Sentence names[] = {
        [SPOKEN_SCREEN] = T_("Table"),    [SPOKEN_QUESTION] = T_("Question"),
        [SPOKEN_PLAYERS] = T_("Players"), [SPOKEN_BOARD] = T_("Board"),
        [SPOKEN_ACCOUNT] = T_("Account"), [SPOKEN_SHEET] = T_("Sheet"),
    };
    return view_label(view, &names[region]);
}

void view_focus(View *view, uint32_t id)
{
    ui_focus_on(view->ui, id);
    view->ui->focus_seen = view->ui->reveal = true;
    react(view, &(Input){.kind = INPUT_NONE});
}

void view_press(View *view, uint32_t id)
{
    view_focus(view, id);
    view->ui->press = id;
    react(view, &(Input){.kind = INPUT_NONE});
}

bool view_tab_leaves(const View *view, bool backward)
{
    return ui_tab_leaves(view->ui, backward);
}

const char *view_told(const View *view)
{
    return view->told;
}

size_t view_moment(const View *view)
{
    return ((const EndState *)view->screen_kept[SCREEN_END])->at;
}

void view_show_at(View *view, size_t n)
{
    if (view->table == NULL) return;
    if (n > table_action_count(view->table)) n = table_action_count(view->table);
    stage_set_at(&view->stage, view->table, n);
    ((EndState *)view->screen_kept[SCREEN_END])->at = n;
    view->dirty = true;
}
