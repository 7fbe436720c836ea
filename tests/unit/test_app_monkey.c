/* test_app_monkey.c -- the drawn game in clumsy hands: every edition from the
 * start screen to the winner by clicks alone, and thousands of clicks and keys
 * anywhere; no crash, no dead end, the rules kept (L10, M10, B12).
 *
 *   test_app_monkey [INPUTS]    so many wild inputs for each edition
 */
#include "../check.h"
#include "apps/drawn/controller.h"
#include "base/mem.h"
#include "canvas/canvas_trace.h"
#include "edition_files.h"
#include "game/audit/audit.h"
#include "table/record.h"

/* A host that keeps its games in memory. */
typedef struct Hands {
    Canvas *canvas;
    View *view;
    Controller *controller;
    Rng rng;
    uint64_t seeds;
    double now;
    char *record; /* the game kept last */
    const char *fault;
    long actions;
    double width, height;
    bool strays;     /* this click meets something else than the first of three */
    int silent_sets; /* settings changed by such clicks */
    int unasked;     /* and what they gave away */
} Hands;

/* Work takes time here too: a slice of it a millisecond. */
static double host_now(void *self)
{
    return ((Hands *)self)->now += 0.001;
}
static uint64_t host_seed(void *self)
{
    return ++((Hands *)self)->seeds;
}

static const EditionLibrary *host_library(void *self)
{
    (void)self;
    return edition_files();
}

static void keep(Hands *hands, const Table *table)
{
    Text text = text_growing();
    record_write(table, &text);
    mem_free(hands->record);
    hands->record = mem_new(text.length + 1, 1);
    memcpy(hands->record, text.start, text.length + 1);
    text_free(&text);
}

static int64_t host_begin(void *self, const Table *table)
{
    keep(self, table);
    return 1;
}

static int64_t host_resume(void *self, const Table *table, int64_t id)
{
    (void)self, (void)table;
    return id;
}

/* What cannot be had back. */
static bool gives_away(int kind)
{
    return kind == ACTION_DECLINE || kind == ACTION_PASS || kind == ACTION_BANKRUPT ||
           kind == ACTION_RESIGN || kind == ACTION_STOP || kind == ACTION_SELL ||
           kind == ACTION_ACCEPT || kind == ACTION_REJECT;
}

static Refusal host_submit(void *self, Table *table, const Action *action, Text *note)
{
    Hands *hands = self;
    (void)note;
    bool person =
        action->seat < MAX_SEATS && table_seating(table)->seats[action->seat].kind == NULL;
    if (hands->strays && person && gives_away(action->kind)) hands->unasked++;
    Refusal why = table_submit(table, action);
    const char *fault = audit_game(table_edition(table), table_game(table));
    if (fault != NULL && hands->fault == NULL) hands->fault = fault;
    hands->actions++;
    return why;
}

static void host_sync(void *self, const Table *table)
{
    (void)self, (void)table;
}

static void host_save(void *self, const Table *table, Text *answer)
{
    keep(self, table);
    text_add(answer, "Saved.");
}

static int host_list(void *self, SavedGame **games)
{
    Hands *hands = self;
    *games = NULL;
    if (hands->record == NULL) return 0;
    *games = mem_new(1, sizeof **games);
    **games = (SavedGame){.id = 1,
                          .date = "2026-11-15",
                          .time = "20:05",
                          .edition = "classic",
                          .players = "Ada, Bruno",
                          .turn = "Ada, turn 3",
                          .round = 2,
                          .name = "classic: Ada, Bruno, 2026-11-15 20:05"};
    return 1;
}

static Table *host_load(void *self, int64_t id, Text *why)
{
    Hands *hands = self;
    static Problems problems;
    (void)id;
    if (hands->record == NULL) return NULL;
    memset(&problems, 0, sizeof problems);
    Table *table =
        record_read(edition_files(), hands->record, strlen(hands->record), "kept", &problems);
    if (table == NULL) text_add(why, "It cannot be read.");
    return table;
}

static bool host_erase(void *self, int64_t id, Text *why)
{
    Hands *hands = self;
    (void)id, (void)why;
    mem_free(hands->record);
    hands->record = NULL;
    return true;
}

static bool host_name(void *self, int64_t id, const char *name, Text *why)
{
    (void)self, (void)id, (void)name, (void)why;
    return true;
}

static void host_record(void *self, const Table *table, Text *answer)
{
    keep(self, table);
    text_add(answer, "Written.");
}

static bool host_edition(void *self, const char *word, const char *text, Text *answer)
{
    (void)self, (void)word, (void)text;
    text_add(answer, "Kept.");
    return true;
}

static bool host_picture(void *self, int number, const char *file, Text *why)
{
    (void)self, (void)number, (void)file;
    text_add(why, "There is no such picture.");
    return false;
}

static const Language *host_language(void *self)
{
    (void)self;
    return NULL;
}

static void host_settings(void *self, const Settings *settings, Text *note)
{
    Hands *hands = self;
    (void)settings, (void)note;
    if (hands->strays) hands->silent_sets++;
}

/* ---- hands ---- */

static Hands *hands_new(uint64_t seed, double width, double height)
{
    Hands *hands = mem_new(1, sizeof *hands);
    *hands = (Hands){.rng = rng_seed(seed, 1), .width = width, .height = height};
    Settings settings = settings_usual();
    settings.pace = PACE_INSTANT;
    settings.speed = 5;
    hands->canvas = canvas_trace_new(NULL, width, height);
    hands->view = view_new(hands->canvas, &settings);
    view_resize(hands->view, width, height);
    ControllerHost host = {.self = hands,
                           .now = host_now,
                           .seed = host_seed,
                           .library = host_library,
                           .begin = host_begin,
                           .resume = host_resume,
                           .submit = host_submit,
                           .sync = host_sync,
                           .save = host_save,
                           .list = host_list,
                           .load = host_load,
                           .erase = host_erase,
                           .name = host_name,
                           .record = host_record,
                           .edition = host_edition,
                           .picture = host_picture,
                           .language = host_language,
                           .settings = host_settings};
    static ControllerHost kept;
    kept = host;
    hands->controller = controller_new(&kept, hands->view);
    return hands;
}

static void hands_free(Hands *hands)
{
    controller_free(hands->controller);
    view_free(hands->view);
    canvas_trace_free(hands->canvas);
    mem_free(hands->record);
    mem_free(hands);
}

static void give(Hands *hands, Input input)
{
    controller_input(hands->controller, &input);
}

static void click(Hands *hands, double x, double y)
{
    give(hands, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    give(hands, (Input){.kind = INPUT_DOWN, .x = x, .y = y});
    give(hands, (Input){.kind = INPUT_UP, .x = x, .y = y});
}

/* Time passes until nothing moves. */
static void wait_still(Hands *hands)
{
    for (int i = 0; i < 400; i++) {
        hands->now += 0.5;
        controller_tick(hands->controller, 0.5);
        if (!view_moving(hands->view) && i > 2) break;
    }
    give(hands, (Input){.kind = INPUT_NONE});
}

/* What is scrolled out of sight is reached by Tab and pressed by Enter. */
static bool press_by_keys(Hands *hands, uint32_t id)
{
    for (int i = 0; i < 400; i++) {
        give(hands, (Input){.kind = INPUT_KEY, .key = KEY_TAB});
        for (int n = 0; n < view_item_count(hands->view); n++) {
            ViewItem item;
            view_item(hands->view, n, &item);
            if (item.id != id || !item.focused) continue;
            give(hands, (Input){.kind = INPUT_KEY, .key = KEY_ENTER});
            return true;
        }
    }
    return false;
}

static bool press_item(Hands *hands, int n)
{
    ViewItem item;
    if (!view_item(hands->view, n, &item)) return false;
    if (item.box.w < 2 || item.box.h < 2) return press_by_keys(hands, item.id);
    click(hands, item.box.x + item.box.w / 2, item.box.y + item.box.h / 2);
    return true;
}

static bool press_named(Hands *hands, const char *beginning)
{
    for (int n = 0; n < view_item_count(hands->view); n++) {
        ViewItem item;
        view_item(hands->view, n, &item);
        if (!item.disabled && text_starts_folded(item.name, beginning)) return press_item(hands, n);
    }
    return false;
}

static bool is_over(const Hands *hands)
{
    const Table *table = controller_table(hands->controller);
    return table != NULL && table_game(table)->phase == PHASE_OVER;
}

/* One sensible click: what the game asks for, whatever is open. In a sheet
 * its own ways come first, and it is closed when there is nothing to do. */
static bool press_sensible(Hands *hands)
{
    static const char *const ways_on[] = {
        "Go on",        "Spin the wheel",
        "Roll",         "Buy ",
        "End turn",     "Done",
        "Pass",         "Reject",
        "No thief",     "Stay here",
        "Keep ",        "Open the",
        "Pay the fine", "Wait here",
        "Pay ",         "Auction it",
        "Do not buy",   "Choose",
        "Play on",      "Yes, one",
        "Draw from",    "Go bankrupt",
        "Raise",        "Suggest",
        "Do it",        "Declare bankruptcy",
        "See ",         "Settle the",
        "Back to the",  "Use the",
        "Cancel",       "Close",
        "Back",
    };
    for (size_t i = 0; i < sizeof ways_on / sizeof ways_on[0]; i++)
        if (press_named(hands, ways_on[i])) return true;
    return false;
}

static void press_something(Hands *hands)
{
    int count = view_item_count(hands->view);
    if (count > 0) press_item(hands, (int)rng_below(&hands->rng, (uint32_t)count));
}

/* ---- whole games ---- */

static void show_items(const Hands *hands)
{
    for (int n = 0; n < view_item_count(hands->view); n++) {
        ViewItem item;
        view_item(hands->view, n, &item);
        if (!text_same(item.role, "place"))
            printf("    %s%s\n", item.name, item.disabled ? " (disabled)" : "");
    }
}

static bool choose_edition(Hands *hands, const char *title)
{
    for (int tries = 0; tries < 40; tries++)
        if (press_named(hands, title)) return true;
    return false;
}

static void play_to_the_end(const char *word)
{
    Hands *hands = hands_new(text_hash(word, strlen(word)), 1280, 800);
    static Edition edition;
    edition_file_read(word, "", &edition);
    wait_still(hands);
    CHECK(press_named(hands, "New game"));
    wait_still(hands);
    CHECK(choose_edition(hands, edition.title));
    wait_still(hands);
    CHECK(press_named(hands, "Start"));
    wait_still(hands);
    CHECK(controller_table(hands->controller) != NULL);
    if (controller_table(hands->controller) != NULL)
        CHECK_TEXT(word, table_edition(controller_table(hands->controller))->word);
    int presses = 0;
    for (; presses < 6000 && !is_over(hands); presses++) {
        if (!press_sensible(hands) || rng_below(&hands->rng, 12) == 0) press_something(hands);
        wait_still(hands);
    }
    if (!is_over(hands))
        printf("%s: not over after %d clicks and %ld actions\n", word, presses, hands->actions),
            show_items(hands);
    CHECK(hands->actions > 20);
    CHECK_TEXT("", hands->fault != NULL ? hands->fault : "");
    hands_free(hands);
}

static void every_edition_by_clicks(void)
{
    const EditionLibrary *library = edition_files();
    for (int i = 0; i < library->count; i++) play_to_the_end(library->sources[i].word);
}

/* ---- computers alone ---- */

static void L11_computers_alone_run_at_full_speed_to_the_final_board(void)
{
    Hands *hands = hands_new(5, 1280, 800);
    static GamePlan plan;
    static Edition edition;
    char why[200] = "";
    Text text = text_into(why, sizeof why);
    Settings settings = *view_settings(hands->view);
    settings.pace = PACE_WATCH; /* people who watch their own games do not watch these */
    view_set_settings(hands->view, &settings);
    edition_file_read("london", "", &edition);
    memset(&plan, 0, sizeof plan);
    text_copy(plan.edition, sizeof plan.edition, "london");
    for (int i = 0; i < 3; i++)
        seating_add(&plan.seating, &edition, "", player_find("simple"), NO_TOKEN, 0);
    CHECK(controller_begin(hands->controller, &plan, &text));
    CHECK_TEXT("", why);
    for (int i = 0; i < 3000 && !is_over(hands); i++) {
        hands->now += 0.01;
        controller_tick(hands->controller, 0.01);
    }
    CHECK(is_over(hands));
    wait_still(hands);
    CHECK(press_named(hands, "The final board"));
    CHECK(view_item_count(hands->view) > 0);
    hands_free(hands);
}

/* ---- the monkey ---- */

static void press_key(Hands *hands)
{
    static const Key keys[] = {KEY_TAB,       KEY_TAB,    KEY_BACK_TAB,   KEY_LEFT,  KEY_RIGHT,
                               KEY_UP,        KEY_DOWN,   KEY_ENTER,      KEY_ENTER, KEY_ESCAPE,
                               KEY_BACKSPACE, KEY_DELETE, KEY_HOME,       KEY_END,   KEY_PAGE_UP,
                               KEY_PAGE_DOWN, KEY_HELP,   KEY_FULL_SCREEN};
    give(hands, (Input){.kind = INPUT_KEY,
                        .key = keys[rng_below(&hands->rng, sizeof keys / sizeof keys[0])]});
}

static void type_letter(Hands *hands)
{
    static const char letters[] = "retbmsaqh 0123456789x";
    Input input = {.kind = INPUT_TEXT};
    input.text[0] = letters[rng_below(&hands->rng, sizeof letters - 1)];
    give(hands, input);
}

static void resize(Hands *hands)
{
    static const double sizes[][2] = {
        {1280, 800}, {390, 844}, {800, 500}, {1920, 1080}, {600, 600}};
    const double *size = sizes[rng_below(&hands->rng, 5)];
    hands->width = size[0];
    hands->height = size[1];
    view_resize(hands->view, size[0], size[1]);
    canvas_trace_begin(hands->canvas, size[0], size[1]);
}

static void one_wild_input(Hands *hands)
{
    double x = rng_below(&hands->rng, 10000) / 10000.0 * hands->width;
    double y = rng_below(&hands->rng, 10000) / 10000.0 * hands->height;
    uint32_t what = rng_below(&hands->rng, 100);
    if (what < 50)
        press_something(hands);
    else if (what < 60)
        press_sensible(hands);
    else if (what < 75)
        press_key(hands);
    else if (what < 85)
        type_letter(hands);
    else if (what < 90)
        click(hands, x, y);
    else if (what < 93)
        give(hands, (Input){.kind = INPUT_WHEEL, .x = x, .y = y, .wheel = what % 2 == 0 ? 1 : -1});
    else if (what < 96)
        give(hands, (Input){.kind = INPUT_MOVE, .x = x, .y = y});
    else if (what < 97)
        resize(hands);
    else if (what < 98)
        view_draw(hands->view, hands->canvas);
    hands->now += 0.2;
    controller_tick(hands->controller, 0.2);
}

/* From wherever the monkey has got to, sensible clicks go on with a game. */
static bool finds_a_way_on(Hands *hands)
{
    long before = hands->actions;
    for (int i = 0; i < 60 && hands->actions == before; i++) {
        wait_still(hands);
        if (is_over(hands))
            press_named(hands, "Play again");
        else if (controller_table(hands->controller) == NULL && !press_named(hands, "Start"))
            press_named(hands, "New game");
        if (i % 7 == 6) give(hands, (Input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
        press_sensible(hands);
        if (i % 5 == 4) press_something(hands); /* tokens have names of their own */
    }
    return hands->actions > before;
}

static void monkey(uint64_t seed, int inputs)
{
    Hands *hands = hands_new(seed, 1280, 800);
    int stuck = 0;
    for (int i = 0; i < inputs; i++) {
        one_wild_input(hands);
        if (controller_over(hands->controller)) { /* it found the way out: begin again */
            CHECK_TEXT("", hands->fault != NULL ? hands->fault : "");
            hands_free(hands);
            hands = hands_new(seed * 1000 + (uint64_t)i, 1280, 800);
        }
        if (i % 500 == 499 && !finds_a_way_on(hands)) {
            stuck++;
            printf("monkey %d: no way on after %d inputs\n", (int)seed, i);
            show_items(hands);
            break;
        }
    }
    CHECK_INT(0, stuck);
    CHECK_TEXT("", hands->fault != NULL ? hands->fault : "");
    hands_free(hands);
}

/* F1 from anywhere and back again, however often: back never goes round in
 * circles. */
static void back_leads_to_the_start(void)
{
    Hands *hands = hands_new(9, 1280, 800);
    wait_still(hands);
    CHECK(press_named(hands, "Map editor"));
    for (int i = 0; i < 3; i++) {
        wait_still(hands);
        give(hands, (Input){.kind = INPUT_KEY, .key = KEY_HELP});
        wait_still(hands);
        CHECK(press_named(hands, "Back"));
    }
    wait_still(hands);
    CHECK(press_named(hands, "Back"));
    wait_still(hands);
    CHECK(press_named(hands, "Credits"));
    hands_free(hands);
}

/* ---- impatient hands ---- */

static uint32_t item_at(const Hands *hands, double x, double y)
{
    ViewItem item;
    for (int n = view_item_count(hands->view) - 1; n >= 0; n--)
        if (view_item(hands->view, n, &item) && box_holds(item.box, x, y)) return item.id;
    return 0;
}

/* As many frames as pass in so many milliseconds, each seen. */
static void frames(Hands *hands, int milliseconds)
{
    for (int i = 0; i < milliseconds; i += 25) {
        hands->now += 0.025;
        controller_tick(hands->controller, 0.025);
        give(hands, (Input){.kind = INPUT_NONE});
    }
}

/* Three clicks in the same place, 50 to 400 ms apart. */
static void click_thrice(Hands *hands, double x, double y)
{
    uint32_t first = item_at(hands, x, y);
    for (int i = 0; i < 3; i++) {
        hands->strays = i > 0 && item_at(hands, x, y) != first;
        click(hands, x, y);
        hands->strays = false;
        frames(hands, 50 + (int)rng_below(&hands->rng, 15) * 25);
    }
}

/* On the main button most often, else anywhere; the game goes on in between. */
static void be_impatient(Hands *hands, int rounds)
{
    for (int i = 0; i < rounds && !is_over(hands) && !controller_over(hands->controller); i++) {
        int count = view_item_count(hands->view);
        int n = (int)rng_below(&hands->rng, (uint32_t)(count > 0 ? count : 1));
        ViewItem item = {.box = {640, 400, 0, 0}};
        view_item(hands->view, n, &item);
        if (i % 3 != 0) item.box = (Box){986, 654, 270, 62};
        click_thrice(hands, box_middle_x(item.box), box_middle_y(item.box));
        if (i % 4 == 3) wait_still(hands);
        if (i % 8 == 7) press_sensible(hands);
    }
}

static void H7_three_quick_clicks_give_nothing_away(void)
{
    for (uint64_t seed = 1; seed <= 2; seed++) {
        Hands *hands = hands_new(seed, 1280, 800);
        Settings settings = *view_settings(hands->view);
        settings.pace = seed == 1 ? PACE_WATCH : PACE_INSTANT;
        settings.speed = 3;
        view_set_settings(hands->view, &settings);
        wait_still(hands);
        CHECK(press_named(hands, "New game"));
        wait_still(hands);
        CHECK(press_named(hands, "Start"));
        wait_still(hands);
        be_impatient(hands, 160);
        CHECK_INT(0, hands->silent_sets);
        CHECK_INT(0, hands->unasked);
        CHECK(hands->actions > 20);
        hands_free(hands);
    }
}

static int wild_inputs = 200; /* more in make check-long */

static void wild_clicks_and_keys(void)
{
    for (uint64_t seed = 1; seed <= 6; seed++) monkey(seed, wild_inputs);
}

int main(int argc, char **argv)
{
    if (argc > 1) wild_inputs = atoi(argv[1]);
    RUN(every_edition_by_clicks);
    RUN(L11_computers_alone_run_at_full_speed_to_the_final_board);
    RUN(back_leads_to_the_start);
    RUN(H7_three_quick_clicks_give_nothing_away);
    RUN(wild_clicks_and_keys);
    return check_done();
}
