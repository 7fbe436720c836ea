/* table_hand.h -- a hand at a table in the middle of a game, for tests: a scene
 * is shown, and what is on the screen is read, pressed and typed. */
#ifndef TESTS_TABLE_HAND_H
#define TESTS_TABLE_HAND_H

#include "canvas/canvas_trace.h"
#include "scene.h"
#include "view/view.h"
#include "view/view_state.h"

static Canvas *trace;
static Table *table;
static View *view;

/* The scene at a table with this many people, the rest computers; the sheet
 * with this word is open (NULL: what the game calls for). */
static inline void open_table(int people, const char *sheet)
{
    Seating seating = {0};
    static const char *const names[] = {"Ada", "Bruno", "Chen", "Dora"};
    for (int i = 0; i < scene.game.seat_count; i++)
        seating_add(&seating, &scene.edition, names[i], i < people ? NULL : player_find("simple"),
                    NO_TOKEN, 0);
    Settings settings = settings_usual();
    settings.pace = PACE_INSTANT;
    settings.call = false; /* whoever is asked sits there; test_gate.c calls them */
    table = table_new_at(&scene.edition, NULL, &seating, 7, &scene.game);
    trace = canvas_trace_new(NULL, 1280, 800);
    view = view_new(trace, &settings);
    view_resize(view, 1280, 800);
    view_set_table(view, table);
    if (sheet != NULL) CHECK(view_open(view, sheet));
    view_draw(view, trace);
}

static inline void close_table(void)
{
    view_free(view);
    canvas_trace_free(trace);
    table_free(table);
}

/* ---- eyes and hands ---- */

static inline void look(void)
{
    canvas_trace_begin(trace, view->width, view->height);
    view_draw(view, trace);
}

static inline bool sees(const char *words)
{
    look();
    for (int i = 0; i < canvas_trace_count(trace); i++)
        if (strstr(canvas_trace_text(trace, i)->words, words) != NULL) return true;
    return false;
}

/* Number `nth` of the things called so; false when there is none. */
static inline bool find(const char *name, int nth, ViewItem *item)
{
    look();
    for (int i = 0; i < view_item_count(view); i++)
        if (view_item(view, i, item) && strcmp(item->name, name) == 0 && nth-- == 0) return true;
    return false;
}

static inline bool enabled(const char *name)
{
    ViewItem item;
    return find(name, 0, &item) && !item.disabled;
}

/* Answers do not hear in the first moment after the question has changed. */
static inline void wait_until_heard(void)
{
    look();
    view->ui->now += 1;
}

/* By keyboard alone: Tab until it has the focus, then Enter. */
static inline void press_nth(const char *name, int nth)
{
    ViewItem item;
    if (!find(name, nth, &item)) {
        printf("nothing is called \"%s\"\n", name);
        check_counts.faults++;
        return;
    }
    uint32_t id = item.id;
    wait_until_heard();
    for (int i = 0; i < 400 && view->ui->focus != id; i++)
        view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_TAB});
    if (view->ui->focus != id) view_focus(view, id); /* within a board: by arrows */
    CHECK(view->ui->focus == id);
    view_input(view, &(Input){.kind = INPUT_KEY, .key = KEY_ENTER});
}

static inline void press(const char *name)
{
    press_nth(name, 0);
}

/* A quick hand: without waiting until it is heard. */
static inline void click_at_once(const char *name)
{
    ViewItem item;
    CHECK(find(name, 0, &item));
    double x = box_middle_x(item.box), y = box_middle_y(item.box);
    view_input(view, &(Input){.kind = INPUT_DOWN, .x = x, .y = y});
    view_input(view, &(Input){.kind = INPUT_UP, .x = x, .y = y});
}

static inline void click(const char *name)
{
    wait_until_heard();
    click_at_once(name);
}

static inline void type_at_once(char letter)
{
    view_input(view, &(Input){.kind = INPUT_TEXT, .text = {letter}});
}

static inline void type(char letter)
{
    wait_until_heard();
    type_at_once(letter);
}

static inline Request request(void)
{
    Request asked = {.kind = REQUEST_QUIT};
    if (!view_next_request(view, &asked)) {
        printf("nothing was asked for\n");
        check_counts.faults++;
    }
    return asked;
}

/* Does what the view asks for, as an app would, until it asks no more. */
static inline int serve(void)
{
    Request asked;
    int done = 0;
    for (int i = 0; i < 100; i++) {
        while (view_next_request(view, &asked)) {
            CHECK_INT(REQUEST_ACTION, asked.kind);
            CHECK_INT(REFUSAL_NONE, table_submit(table, &asked.action));
            done++;
        }
        for (int tick = 0; tick < 8; tick++) view_tick(view, 1.0);
        look();
    }
    return done;
}

#endif
