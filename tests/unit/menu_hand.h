/* menu_hand.h -- a hand on the drawn menus, for tests: what is there is
 * pressed and written in by its name. */
#ifndef TESTS_MENU_HAND_H
#define TESTS_MENU_HAND_H

#include <stdlib.h>

#include "canvas/canvas_trace.h"
#include "edition_files.h"
#include "view/view.h"
#include "view/view_screen.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"

typedef struct Hand {
    Canvas *trace;
    View *view;
    Table *demo;
} Hand;

static const SavedGame hand_saved[] = {
    {.id = 1,
     .length = 57,
     .date = "2026-11-02",
     .time = "09:12",
     .edition = "waterloo",
     .players = "Ada, #Bruno (random)",
     .turn = "Bruno, turn 12",
     .round = 6,
     .name = "waterloo: Ada, #Bruno (random), 2026-11-02 09:12"},
    {.id = 3,
     .length = 412,
     .date = "2026-11-15",
     .time = "20:05",
     .edition = "classic",
     .players = "Ada, #Bruno (simple), #Chiara (simple)",
     .turn = "Ada, turn 88",
     .round = 30,
     .name = "Sunday game",
     .given = "Sunday game"},
    {.id = 2,
     .length = 1290,
     .date = "2026-11-14",
     .time = "18:40",
     .edition = "bilkent",
     .players = "Ada, Ben, #Chiara (simple)",
     .turn = "Ben won",
     .name = "bilkent: Ada, Ben, #Chiara (simple), 2026-11-14 18:40",
     .over = true},
};

static inline Table *hand_demo(void)
{
    static Edition edition;
    Seating seating = {0};
    edition_file_read("classic", NULL, &edition);
    for (int i = 0; i < 3; i++)
        seating_add(&seating, &edition, "", player_find("simple"), NO_TOKEN, 0);
    return table_new(&edition, NULL, &seating, 1);
}

static inline Hand hand_new(double width, double height, const Settings *settings, bool saved)
{
    Hand hand = {.trace = canvas_trace_new(NULL, width, height), .demo = hand_demo()};
    hand.view = view_new(hand.trace, settings);
    view_set_library(hand.view, edition_files());
    if (saved) view_set_saved(hand.view, hand_saved, 3);
    view_set_demo(hand.view, hand.demo);
    view_resize(hand.view, width, height);
    view_input(hand.view, &(Input){.kind = INPUT_NONE});
    return hand;
}

static inline void hand_free(Hand *hand)
{
    view_free(hand->view);
    table_free(hand->demo);
    canvas_trace_free(hand->trace);
}

/* Item `nth` of that name, from 0; false when there is none. */
static inline bool hand_find(const Hand *hand, const char *name, int nth, ViewItem *item)
{
    for (int i = 0; i < view_item_count(hand->view); i++)
        if (view_item(hand->view, i, item) && strcmp(item->name, name) == 0 && nth-- == 0)
            return true;
    return false;
}

static inline bool hand_sees(const Hand *hand, const char *name)
{
    ViewItem item;
    return hand_find(hand, name, 0, &item);
}

static inline void hand_key(Hand *hand, Key key)
{
    view_input(hand->view, &(Input){.kind = INPUT_KEY, .key = key});
    view_input(hand->view, &(Input){.kind = INPUT_NONE});
}

/* By Tab to item `nth` of that name, as one without a mouse would. */
static inline bool hand_reach(Hand *hand, const char *name, int nth)
{
    ViewItem item;
    if (!hand_find(hand, name, nth, &item)) return false;
    uint32_t id = item.id;
    for (int i = 0; i <= view_item_count(hand->view); i++) {
        if (view_ui(hand->view)->focus == id) return true;
        hand_key(hand, KEY_TAB);
    }
    return false;
}

/* A click where it can be seen; else by key. False when it is not there. */
static inline bool hand_press_nth(Hand *hand, const char *name, int nth)
{
    ViewItem item;
    if (!hand_find(hand, name, nth, &item)) return false;
    if (item.box.w <= 1 || item.box.h <= 1) {
        if (!hand_reach(hand, name, nth)) return false;
        hand_key(hand, KEY_ENTER);
        return true;
    }
    Input at = {.kind = INPUT_MOVE, .x = box_middle_x(item.box), .y = box_middle_y(item.box)};
    view_input(hand->view, &at);
    at.kind = INPUT_DOWN;
    view_input(hand->view, &at);
    at.kind = INPUT_UP;
    view_input(hand->view, &at);
    view_input(hand->view, &(Input){.kind = INPUT_NONE});
    return true;
}

static inline bool hand_press(Hand *hand, const char *name)
{
    return hand_press_nth(hand, name, 0);
}

/* Replaces the text of a field. */
static inline bool hand_write(Hand *hand, const char *name, int nth, const char *words)
{
    if (!hand_press_nth(hand, name, nth)) return false;
    for (int i = 0; i < SEAT_NAME_SIZE; i++)
        view_input(hand->view, &(Input){.kind = INPUT_KEY, .key = KEY_BACKSPACE});
    for (const char *at = words; *at != '\0'; at++)
        view_input(hand->view, &(Input){.kind = INPUT_TEXT, .text = {*at, '\0'}});
    view_input(hand->view, &(Input){.kind = INPUT_NONE});
    return true;
}

/* Draws; true when these words are seen, in one line. */
static inline bool hand_reads(Hand *hand, const char *words)
{
    canvas_trace_begin(hand->trace, view_ui(hand->view)->screen.w, view_ui(hand->view)->screen.h);
    view_draw(hand->view, hand->trace);
    for (int i = 0; i < canvas_trace_count(hand->trace); i++)
        if (strstr(canvas_trace_text(hand->trace, i)->words, words) != NULL) return true;
    return false;
}

/* The next request of that kind; others are dropped. */
static inline bool hand_asked(Hand *hand, RequestKind kind, Request *request)
{
    while (view_next_request(hand->view, request))
        if (request->kind == kind) return true;
    return false;
}

#endif
