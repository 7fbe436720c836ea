/* test_app_visit.c -- the drawn game at a table of a server: two screens and a simulated house in
 * virtual time. Rooms are entered, games played by presses, connections lost and made again. */
#include <string.h>

#include "../check.h"
#include "apps/drawn/controller.h"
#include "base/mem.h"
#include "canvas/canvas_trace.h"
#include "edition_files.h"
#include "game/notation/notation.h"
#include "online/house.h"
#include "table/dice_check.h"
#include "view/board/log_block.h"
#include "view/online/room_state.h"

enum { SCREENS = 4, TOKENS = 8, TALK = 4000 };

/* ---- the house ---- */

typedef struct Visited {
    char room[SECRET_SIZE], token[SECRET_SIZE];
} Visited;

typedef struct World World;

/* Somebody at a screen of their own. */
typedef struct Screener {
    World *world;
    VisitWire wire;
    ControllerHost lends;
    Canvas *canvas;
    View *view;
    Controller *controller;
    int connection; /* -1: none */
    bool wanted, cut, news;
    Visited kept[TOKENS];
    int kept_count;
    int begun;       /* games that were kept as one's own */
    Table *copy;     /* of the last of them */
    Text tables;     /* open ones, as told last */
    char looked[40]; /* the server they are of, in a window; "": none was named */
} Screener;

struct World {
    House *house;
    Moment now;
    Screener *people[SCREENS];
    int count;
};

static void keep_lines(World *world)
{
    HouseEntry entry;
    while (house_next_entry(world->house, &entry))
        house_kept(world->house, &entry.room, entry.n + 1, world->now);
}

/* ---- the wire ---- */

static bool wire_open(void *self, const char *where, char room[SECRET_SIZE],
                      char token[SECRET_SIZE], Text *why)
{
    Screener *one = self;
    token[0] = '\0';
    if (text_same(where, "nonsense")) {
        text_add(why, "this is no link");
        return false;
    }
    const char *at = strstr(where, "#room=");
    text_copy(room, SECRET_SIZE, at != NULL ? at + 6 : where);
    one->wanted = true;
    return true;
}

static bool wire_look(void *self, const char *where, Text *why)
{
    Screener *one = self;
    (void)why;
    text_copy(one->looked, sizeof one->looked, where);
    return true;
}

static const char *wire_tables(void *self)
{
    Screener *one = self;
    if (!one->wire.home && one->looked[0] == '\0') return NULL;
    text_clear(&one->tables);
    house_tables_here(one->world->house, &one->tables);
    return one->tables.start;
}

static void wire_close(void *self)
{
    Screener *one = self;
    if (one->connection >= 0) house_close(one->world->house, one->connection, one->world->now);
    one->connection = -1;
    one->wanted = false;
}

static bool wire_carry(void *self, Guest *guest)
{
    Screener *one = self;
    World *world = one->world;
    char buffer[TALK];
    Text line = text_into(buffer, sizeof buffer);
    bool news = false;
    if (one->cut && one->connection >= 0) {
        house_close(world->house, one->connection, world->now);
        one->connection = -1;
        guest_disconnect(guest);
        news = true;
    }
    if (one->wanted && !one->cut && one->connection < 0) {
        one->connection = house_connect(world->house, 1, world->now);
        guest_connect(guest);
        news = true;
    }
    if (one->connection < 0) return news;
    while (guest_next_line(guest, &line))
        house_hear(world->house, one->connection, buffer, world->now);
    while (house_work_here(world->house, 100, world->now)) continue;
    keep_lines(world);
    while (house_next_line(world->house, one->connection, world->now, &line)) {
        guest_hear(guest, buffer);
        news = true;
    }
    return news;
}

static WireState wire_state(void *self)
{
    const Screener *one = self;
    return !one->wanted ? WIRE_NONE : one->connection >= 0 ? WIRE_HOLDS : WIRE_LOST;
}

static void wire_link(void *self, const char *room, const char *token, Text *text)
{
    (void)self;
    text_add(text, "http://test/#room=");
    text_add(text, room);
    text_add(text, token);
}

static bool wire_find(void *self, const char *room, char token[SECRET_SIZE])
{
    const Screener *one = self;
    for (int i = 0; i < one->kept_count; i++)
        if (text_same(one->kept[i].room, room))
            return text_copy(token, SECRET_SIZE, one->kept[i].token);
    return false;
}

static void wire_keep(void *self, const char *room, const char *token, const char *name)
{
    Screener *one = self;
    CHECK(name[0] != '\0');
    Visited *visited = &one->kept[one->kept_count++];
    text_copy(visited->room, SECRET_SIZE, room);
    text_copy(visited->token, SECRET_SIZE, token);
}

static void wire_random(void *self, FairNumber *key)
{
    const Screener *one = self;
    *key = (FairNumber){{(uint8_t)(one->world->count * 7 + 1)}};
}

/* ---- the rest of the host ---- */

static double host_now(void *self)
{
    return (double)((Screener *)self)->world->now / 1000;
}

static uint64_t host_seed(void *self)
{
    (void)self;
    return 1;
}

/* Those of the server, and one of one's own. */
static const EditionLibrary *host_library(void *self)
{
    static const char mine[] = "edition mine \"My Own\"\nbased on classic\n";
    static EditionSource sources[32];
    static EditionLibrary library;
    (void)self;
    library = *edition_files();
    for (int i = 0; i < library.count; i++) sources[i] = library.sources[i];
    sources[library.count++] = (EditionSource){
        .word = "mine", .file = "mine.edition", .text = mine, .length = strlen(mine)};
    library.sources = sources;
    return &library;
}

static int64_t host_begin(void *self, const Table *table)
{
    Screener *one = self;
    one->begun++;
    table_free(one->copy);
    one->copy = table_new(table_edition(table), table_rules(table), table_seating(table), 0);
    table_set_dice(one->copy, table_dice(table));
    for (size_t i = 0; i < table_action_count(table); i++)
        table_submit(one->copy, table_action(table, i));
    return one->begun;
}

static Refusal host_submit(void *self, Table *table, const Action *action, Text *note)
{
    (void)self, (void)note;
    return table_submit(table, action);
}

static int host_list(void *self, SavedGame **games)
{
    (void)self;
    *games = NULL;
    return 0;
}

static const Language *host_language(void *self)
{
    (void)self;
    return NULL;
}

static void host_settings(void *self, const Settings *settings, Text *note)
{
    (void)self, (void)settings, (void)note;
}

static Screener *arrive(World *world, double width, double height)
{
    Screener *one = mem_new(1, sizeof *one);
    Settings settings = settings_usual();
    settings.hasty = true; /* the test has no hand for cards */
    settings.speed = 5;
    settings.odds = false; /* nobody looks at them */
    *one = (Screener){.world = world, .connection = -1, .tables = text_growing()};
    one->wire = (VisitWire){.self = one,
                            .home = true,
                            .open = wire_open,
                            .close = wire_close,
                            .carry = wire_carry,
                            .state = wire_state,
                            .link = wire_link,
                            .find = wire_find,
                            .keep = wire_keep,
                            .random = wire_random,
                            .tables = wire_tables};
    one->lends = (ControllerHost){.self = one,
                                  .now = host_now,
                                  .seed = host_seed,
                                  .library = host_library,
                                  .language = host_language,
                                  .begin = host_begin,
                                  .submit = host_submit,
                                  .list = host_list,
                                  .settings = host_settings,
                                  .wire = &one->wire};
    one->canvas = canvas_trace_new(NULL, width, height);
    one->view = view_new(one->canvas, &settings);
    view_resize(one->view, width, height);
    one->controller = controller_new(&one->lends, one->view);
    world->people[world->count++] = one;
    return one;
}

static World *world_new(void)
{
    static const HousePlan plan = {.build = "test"};
    World *world = mem_new(1, sizeof *world);
    FairNumber key = {{42}};
    world->now = 1000;
    world->house = house_new(edition_files(), &key, &plan);
    return world;
}

static void world_free(World *world)
{
    for (int i = 0; i < world->count; i++) {
        controller_free(world->people[i]->controller);
        view_free(world->people[i]->view);
        canvas_trace_free(world->people[i]->canvas);
        table_free(world->people[i]->copy);
        text_free(&world->people[i]->tables);
        mem_free(world->people[i]);
    }
    house_free(world->house);
    mem_free(world);
}

/* ---- hands ---- */

static void wait(World *world, double seconds)
{
    for (double gone = 0; gone < seconds; gone += 0.1) {
        world->now += 100;
        house_tick(world->house, world->now);
        for (int i = 0; i < world->count; i++) controller_tick(world->people[i]->controller, 0.1);
    }
}

static bool find(Screener *one, const char *beginning, ViewItem *item)
{
    view_input(one->view, &(Input){.kind = INPUT_NONE});
    for (int i = 0; view_item(one->view, i, item); i++)
        if (strncmp(item->name, beginning, strlen(beginning)) == 0) return true;
    return false;
}

/* Is it written on the screen? For whom somebody listens. */
static bool says(Screener *one, const char *beginning)
{
    view_input(one->view, &(Input){.kind = INPUT_NONE});
    const Spoken *spoken = view_spoken(one->view);
    for (int n = 0; n < spoken->count; n++) {
        char buffer[400];
        Text words = text_into(buffer, sizeof buffer);
        if (spoken_write(spoken, n, &words) && strstr(buffer, beginning) == buffer) return true;
    }
    return false;
}

static bool press(Screener *one, const char *beginning)
{
    ViewItem item;
    if (!find(one, beginning, &item) || item.disabled) return false;
    Input input = {.kind = INPUT_MOVE, .x = box_middle_x(item.box), .y = box_middle_y(item.box)};
    controller_input(one->controller, &input);
    input.kind = INPUT_DOWN;
    controller_input(one->controller, &input);
    input.kind = INPUT_UP;
    controller_input(one->controller, &input);
    wait(one->world, 0.5);
    return true;
}

static bool disabled(Screener *one, const char *beginning)
{
    ViewItem item;
    return find(one, beginning, &item) && item.disabled;
}

static void write_into(Screener *one, const char *field, const char *name)
{
    CHECK(press(one, field));
    for (; *name != '\0'; name++) {
        Input input = {.kind = INPUT_TEXT, .text = {*name}};
        controller_input(one->controller, &input);
    }
}

static void write_name(Screener *one, const char *name)
{
    write_into(one, "Your name", name);
}

static const Guest *guest_of(const Screener *one)
{
    return view_guest(one->view);
}

/* Ada opens a table, Bob comes by its link; both sit down. */
static World *two_in_a_room(void)
{
    World *world = world_new();
    Screener *ada = arrive(world, 1280, 800), *bob = arrive(world, 390, 844);
    CHECK(press(ada, "Play together"));
    CHECK(press(ada, "Open a table"));
    CHECK_TEXT("room", view_place(ada->view));
    write_name(ada, "Ada");
    CHECK(press(ada, "Sit down"));
    controller_join(bob->controller, guest_room(guest_of(ada)));
    wait(world, 1);
    write_name(bob, "Bob");
    CHECK(press(bob, "Another token"));
    CHECK(press(bob, "Sit down"));
    return world;
}

static World *two_at_play(const char *terms)
{
    World *world = two_in_a_room();
    Screener *ada = world->people[0], *bob = world->people[1];
    if (terms != NULL) {
        guest_ask((Guest *)guest_of(ada), terms);
        wait(world, 0.5);
    }
    CHECK(press(bob, "I am ready"));
    CHECK(press(ada, "I am ready"));
    CHECK(press(ada, "Start with 2"));
    wait(world, 20);
    return world;
}

static uint64_t hash_of(const Screener *one)
{
    const Table *table = controller_table(one->controller);
    return table == NULL ? 0 : notation_hash(table_edition(table), table_game(table));
}

static bool answer(Screener *one)
{
    static const char *const ways[] = {"Roll",    "Buy for", "Buy",        "End turn",
                                       "Pass",    "Auction", "Do not buy", "Pay",
                                       "Declare", "Raise",   "Go on"};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        if (press(one, ways[i])) return true;
    return false;
}

/* ---- the room ---- */

static void a_room_is_entered_by_its_link(void)
{
    World *world = two_in_a_room();
    const Meeting *meeting = guest_meeting(guest_of(world->people[1]));
    CHECK_INT(2, meeting->seat_count);
    CHECK_TEXT("Ada", meeting->seats[0].plan.name);
    CHECK_TEXT("Bob", meeting->seats[1].plan.name);
    CHECK(meeting->seats[0].plan.token != meeting->seats[1].plan.token);
    CHECK(strstr(view_online(world->people[0]->view)->link, "#room=") != NULL);
    CHECK(view_online_hosts(world->people[0]->view) && !view_online_hosts(world->people[1]->view));
    CHECK_INT(1, world->people[0]->kept_count);
    CHECK(disabled(world->people[1], "Computer"));
    world_free(world);
}

static void a_wrong_link_is_told(void)
{
    World *world = world_new();
    Screener *ada = arrive(world, 1280, 800);
    controller_join(ada->controller, "nonsense");
    CHECK(guest_of(ada) == NULL);
    CHECK_TEXT("This is no link.", view_told(ada->view));
    world_free(world);
}

static void strangers_find_an_open_table(void)
{
    World *world = world_new();
    Screener *ada = arrive(world, 1280, 800), *eve = arrive(world, 390, 844);
    ViewItem item;
    char label[100];
    Text text = text_into(label, sizeof label);
    CHECK(press(ada, "Play together"));
    CHECK(press(ada, "Open a table"));
    write_name(ada, "Ada");
    CHECK(press(ada, "Sit down"));
    CHECK(press(eve, "Play together"));
    wait(world, 1);
    text_add(&text, guest_meeting(guest_of(ada))->name);
    text_add(&text, ": classic, 1 player");
    CHECK(!find(eve, label, &item)); /* it is not marked as open */
    guest_ask((Guest *)guest_of(ada), "terms 0 0 60 on on on");
    wait(world, 1);
    CHECK(press(eve, label));
    wait(world, 1);
    CHECK_TEXT("room", view_place(eve->view));
    CHECK_TEXT(guest_room(guest_of(ada)), guest_room(guest_of(eve)));
    world_free(world);
}

/* A window is at home nowhere: the server is named, and its tables are shown. */
static void a_window_looks_at_the_tables_of_a_server(void)
{
    World *world = world_new();
    Screener *ada = arrive(world, 1280, 800), *eve = arrive(world, 1280, 800);
    char label[100];
    Text text = text_into(label, sizeof label);
    eve->wire.home = false;
    eve->wire.look = wire_look;
    CHECK(press(ada, "Play together"));
    CHECK(press(ada, "Open a table"));
    write_name(ada, "Ada");
    CHECK(press(ada, "Sit down"));
    guest_ask((Guest *)guest_of(ada), "terms 0 0 60 on on on");
    CHECK(press(eve, "Play together"));
    CHECK(!press(eve, "Show its open tables")); /* of which server? */
    write_into(eve, "Link or address", "there:8642");
    CHECK(press(eve, "Show its open tables"));
    CHECK_TEXT("there:8642", eve->looked);
    text_add(&text, guest_meeting(guest_of(ada))->name);
    text_add(&text, ": classic, 1 player");
    CHECK(press(eve, label));
    wait(world, 1);
    CHECK_TEXT("room", view_place(eve->view));
    CHECK_TEXT(guest_room(guest_of(ada)), guest_room(guest_of(eve)));
    world_free(world);
}

static void draw_on(Screener *one)
{
    for (int i = 0; i < 3; i++) {
        view_draw(one->view, one->canvas);
        wait(one->world, 0.5);
    }
}

static void the_host_sets_the_terms(void)
{
    World *world = two_in_a_room();
    Screener *ada = world->people[0];
    const Meeting *meeting = guest_meeting(guest_of(world->people[1]));
    CHECK(press(ada, "Computer"));
    CHECK_INT(3, meeting->seat_count);
    CHECK(press(ada, "Rules"));
    wait(world, 1.5);
    CHECK(press(ada, "10 min + 20 s"));
    CHECK_INT(600, meeting->terms.bank);
    CHECK(press(ada, "Advice is allowed"));
    CHECK(!meeting->terms.advice);
    CHECK(press(ada, "They see it later"));
    CHECK_INT(120, meeting->terms.delay);
    CHECK(press(ada, "Advice is allowed"));
    CHECK_INT(120, meeting->terms.delay);
    CHECK(press(ada, "Advice is allowed"));
    CHECK(press(ada, "Opoly London"));
    CHECK_TEXT("london", meeting->edition);
    CHECK(press(ada, "Close"));
    CHECK(press(ada, meeting->seats[2].plan.name));
    wait(world, 1.5);
    CHECK(press(ada, "Expert"));
    draw_on(ada);
    CHECK_TEXT("expert", meeting->seats[2].plan.kind->word);
    CHECK(press(ada, meeting->seats[2].plan.name));
    wait(world, 1.5);
    CHECK(press(ada, "builder"));
    draw_on(ada);
    CHECK_TEXT("expert-builder", meeting->seats[2].plan.kind->word);
    world_free(world);
}

static void an_edition_of_ones_own_is_brought_along(void)
{
    World *world = two_in_a_room();
    Screener *ada = world->people[0];
    CHECK(press(ada, "Rules"));
    wait(world, 1.5);
    CHECK(press(ada, "My Own"));
    wait(world, 1);
    CHECK_TEXT("mine", guest_meeting(guest_of(world->people[1]))->edition);
    CHECK(guest_meeting(guest_of(world->people[1]))->own.length > 0);
    world_free(world);
}

static void what_is_said_is_read_by_all(void)
{
    World *world = two_in_a_room();
    Screener *ada = world->people[0], *bob = world->people[1];
    CHECK(press(ada, "Well played!"));
    CHECK_INT(1, guest_meeting(guest_of(bob))->said_count);
    CHECK_INT(1, view_online_unread(bob->view));
    CHECK(press(bob, "Chat (1)"));
    wait(world, 1.5);
    view_draw(bob->view, bob->canvas);
    CHECK_INT(0, view_online_unread(bob->view));
    world_free(world);
}

/* Who looks on at a game gives a name with what is said, and the players do not hear it. */
static void who_looks_on_has_a_name(void)
{
    World *world = two_at_play(NULL);
    Screener *eve = arrive(world, 1280, 800), *cy = arrive(world, 390, 844);
    controller_join(eve->controller, guest_room(guest_of(world->people[0])));
    controller_join(cy->controller, guest_room(guest_of(world->people[0])));
    wait(world, 5);
    CHECK(press(eve, "Chat"));
    wait(world, 1.5);
    write_name(eve, "Eve");
    CHECK(press(eve, "Well played!"));
    write_into(eve, "Write to the table", "what a throw");
    CHECK(press(eve, "Send"));
    wait(world, 1);
    const Meeting *meeting = guest_meeting(guest_of(cy));
    CHECK_INT(2, meeting->said_count);
    CHECK_TEXT("Eve", meeting->said[0].name);
    CHECK_TEXT("Eve", meeting->said[1].name);
    CHECK_TEXT("what a throw", meeting->said[1].words);
    CHECK_INT(0, guest_meeting(guest_of(world->people[0]))->said_count);
    guest_ask((Guest *)guest_of(world->people[0]), "say \"I am Bob\" \"Bob\"");
    wait(world, 1);
    CHECK_INT(0, guest_meeting(guest_of(cy))->said_count - 2); /* a seat has a name already */
    world_free(world);
}

/* ---- the table ---- */

static void somebody_is_not_heard_any_more(void)
{
    World *world = two_in_a_room();
    Screener *ada = world->people[0], *bob = world->people[1];
    guest_ask((Guest *)guest_of(bob), "say \"buy my junk\"");
    wait(world, 1.5);
    CHECK(press(ada, "Bob")); /* the remark, or the seat: both lead there */
    wait(world, 1.5);
    CHECK(press(ada, "Hide remarks"));
    CHECK(press(ada, "Show remarks again"));
    CHECK(press(ada, "Hide remarks"));
    CHECK(room_state_muted(ada->view, "Bob"));
    CHECK(!room_state_muted(bob->view, "Bob"));
    world_free(world);
}

static void the_host_is_told_and_sends_away_for_good(void)
{
    World *world = two_in_a_room();
    Screener *ada = world->people[0], *bob = world->people[1];
    const Meeting *meeting = guest_meeting(guest_of(ada));
    CHECK(press(bob, "Ada"));
    wait(world, 1.5);
    CHECK(press(bob, "Tell the host"));
    CHECK_INT(1, meeting->said_count);
    CHECK_INT(MEETING_REPORT, meeting->said[0].kind);
    CHECK(press(ada, "Bob"));
    wait(world, 1.5);
    CHECK(press(ada, "Send away for good"));
    CHECK_INT(2, meeting->seat_count); /* once is not enough */
    CHECK(press(ada, "Yes, close this table to them"));
    wait(world, 1.5);
    CHECK_INT(1, meeting->seat_count);
    world_free(world);
}

static void both_play_the_same_game_by_presses(void)
{
    World *world = two_at_play(NULL);
    Screener *ada = world->people[0], *bob = world->people[1];
    CHECK_TEXT("table", view_place(ada->view));
    CHECK(hash_of(ada) != 0);
    for (int i = 0; i < 60; i++) {
        if (!answer(ada)) answer(bob);
        wait(world, 3);
    }
    wait(world, 10);
    CHECK(table_action_count(controller_table(ada->controller)) > 30);
    CHECK(hash_of(ada) == hash_of(bob));
    CHECK(hash_of(ada) == notation_hash(table_edition(guest_meeting(guest_of(ada))->table),
                                        table_game(guest_meeting(guest_of(ada))->table)));
    CHECK_INT(0, ada->begun); /* a server keeps it */
    world_free(world);
}

/* The turn of whoever begins has a place of its own in the account, behind the throws for the
 * order. */
static void the_first_turn_is_in_the_account(void)
{
    World *world = two_at_play(NULL);
    const Table *table = controller_table(world->people[0]->controller);
    LogBlock blocks[LOG_BLOCKS];
    for (int i = 0; i < 40 && table_game(table)->turn < 2; i++) {
        answer(world->people[i % 2]);
        wait(world, 2);
    }
    CHECK(log_block_list(table, table_event_count(table), blocks) >= 3);
    CHECK_INT(NOBODY, blocks[0].seat);
    CHECK_INT(table_game(table)->order[0], blocks[1].seat);
    CHECK_INT(table_game(table)->order[1], blocks[2].seat);
    world_free(world);
}

/* What Ada does is known at Bob's at once, and shown there when its turn has come. */
static void nothing_is_told_before_it_is_seen(void)
{
    World *world = two_at_play(NULL);
    Screener *ada = world->people[0], *bob = world->people[1];
    Screener *mover = disabled(ada, "Bob is moving") ? bob : ada, *other = mover == ada ? bob : ada;
    const Table *shown = controller_table(other->controller);
    size_t before = table_action_count(shown);
    Action roll = {.kind = ACTION_ROLL, .seat = (SeatId)(mover == ada ? 0 : 1), .deed = NO_DEED};
    CHECK(guest_do((Guest *)guest_of(mover), &roll));
    controller_tick(mover->controller, 0);
    controller_tick(mover->controller, 0);
    controller_tick(other->controller, 0);
    size_t known = table_action_count(guest_meeting(guest_of(other))->table);
    CHECK(known >= before + 2); /* the throw and where it led */
    CHECK(table_action_count(shown) < known || !view_ready(other->view));
    wait(world, 10);
    CHECK_INT(table_action_count(guest_meeting(guest_of(other))->table), table_action_count(shown));
    world_free(world);
}

static void a_lost_connection_is_told_and_mended(void)
{
    World *world = two_at_play(NULL);
    Screener *ada = world->people[0], *bob = world->people[1];
    ada->cut = true;
    wait(world, 1);
    char buffer[200];
    Text text = text_into(buffer, sizeof buffer);
    CHECK(view_online_trouble(ada->view, &text));
    CHECK_TEXT("The connection is lost; trying again.", buffer);
    CHECK(!press(ada, "Roll"));
    CHECK(!view_online_here(bob->view, 0));
    ada->cut = false;
    wait(world, 2);
    CHECK(!view_online_trouble(ada->view, &text));
    CHECK(view_online_here(bob->view, 0));
    CHECK(hash_of(ada) == hash_of(bob));
    world_free(world);
}

/* Another device, or the same one later: the token takes the seat again. */
static void a_seat_is_found_again(void)
{
    World *world = two_at_play(NULL);
    Screener *ada = world->people[0];
    char room[SECRET_SIZE];
    text_copy(room, sizeof room, guest_room(guest_of(ada)));
    for (int i = 0; i < 8; i++) {
        answer(world->people[i % 2]);
        wait(world, 2);
    }
    controller_leave(ada->controller);
    CHECK(guest_of(ada) == NULL);
    CHECK_TEXT("start", view_place(ada->view));
    wait(world, 1);
    controller_join(ada->controller, room);
    wait(world, 0.5); /* nothing that happened before is shown once more */
    size_t known = table_action_count(guest_meeting(guest_of(ada))->table);
    CHECK(known > 4 && known == table_action_count(controller_table(ada->controller)));
    wait(world, 5);
    CHECK_INT(1, guest_seats(guest_of(ada)));
    CHECK_TEXT("table", view_place(ada->view));
    CHECK(hash_of(ada) == hash_of(world->people[1]));
    world_free(world);
}

/* A computer plays for Bob, who sees nothing of it: he jumps, and reads what happened. */
static void who_was_away_reads_what_happened(void)
{
    World *world = two_at_play("terms 0 0 5 on on off");
    Screener *ada = world->people[0], *bob = world->people[1];
    bob->cut = true;
    for (int i = 0; i < 60 && table_action_count(controller_table(ada->controller)) < 90; i++) {
        answer(ada);
        wait(world, 8);
    }
    CHECK(table_action_count(controller_table(ada->controller)) >= 60);
    size_t before = table_action_count(controller_table(bob->controller));
    bob->cut = false;
    wait(world, 0.3);
    CHECK(table_action_count(controller_table(bob->controller)) > before + 40);
    CHECK(strlen(view_told(bob->view)) > 20);
    world_free(world);
}

static void advice_only_where_the_table_allows_it(void)
{
    World *world = two_at_play("terms 0 0 60 on off off");
    for (int i = 0; i < 2; i++) {
        CHECK(!view_online_advice(world->people[i]->view));
        CHECK(disabled(world->people[i], "Hint"));
    }
    world_free(world);
}

static void clocks_run_down_for_whom_is_asked(void)
{
    World *world = two_at_play("terms 600 20 60 on off off");
    Screener *ada = world->people[0];
    int64_t left[2];
    bool runs[2];
    for (int i = 0; i < 2; i++) CHECK(view_online_left(ada->view, i, &left[i], &runs[i]));
    CHECK(runs[0] != runs[1]);
    int who = runs[0] ? 0 : 1;
    int64_t before = left[who];
    for (int i = 0; i < 30; i++) {
        world->now += 100;
        view_pass_time(ada->view, 0.1);
    }
    CHECK(view_online_left(ada->view, who, &left[who], &runs[who]));
    CHECK(left[who] <= before - 2900 && left[who] >= before - 3200);
    world_free(world);
}

static void an_ended_game_is_ones_own_and_can_be_checked(void)
{
    World *world = two_at_play(NULL);
    Screener *ada = world->people[0], *bob = world->people[1];
    Action resign = {.kind = ACTION_RESIGN, .seat = 1, .deed = NO_DEED};
    for (int i = 0; i < 20 && !guest_do((Guest *)guest_of(bob), &resign); i++) {
        answer(ada);
        wait(world, 3);
    }
    view_listen(ada->view);
    for (int i = 0; i < 200; i++) {
        wait(world, 0.1);
        CHECK_TEXT("", view_told(ada->view)); /* nothing lies over the ranking */
    }
    CHECK_INT(MEETING_OVER, guest_meeting(guest_of(ada))->stage);
    CHECK_TEXT("end", view_place(ada->view));
    CHECK(says(ada, "The dice were fair: "));
    CHECK_INT(1, ada->begun);
    CHECK_INT(1, bob->begun);
    size_t checked;
    CHECK_INT(DICE_FAIR, dice_check(ada->copy, &checked));
    CHECK(disabled(bob, "Again with the same people"));
    CHECK(press(ada, "Again with the same people"));
    wait(world, 1);
    CHECK_TEXT("room", view_place(ada->view));
    CHECK_TEXT("room", view_place(bob->view));
    CHECK_INT(2, guest_meeting(guest_of(bob))->seat_count);
    world_free(world);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_room_is_entered_by_its_link);
    RUN(a_wrong_link_is_told);
    RUN(strangers_find_an_open_table);
    RUN(a_window_looks_at_the_tables_of_a_server);
    RUN(the_host_sets_the_terms);
    RUN(an_edition_of_ones_own_is_brought_along);
    RUN(what_is_said_is_read_by_all);
    RUN(who_looks_on_has_a_name);
    RUN(somebody_is_not_heard_any_more);
    RUN(the_host_is_told_and_sends_away_for_good);
    RUN(both_play_the_same_game_by_presses);
    RUN(the_first_turn_is_in_the_account);
    RUN(nothing_is_told_before_it_is_seen);
    RUN(a_lost_connection_is_told_and_mended);
    RUN(a_seat_is_found_again);
    RUN(who_was_away_reads_what_happened);
    RUN(advice_only_where_the_table_allows_it);
    RUN(clocks_run_down_for_whom_is_asked);
    RUN(an_ended_game_is_ones_own_and_can_be_checked);
    return check_done();
}
