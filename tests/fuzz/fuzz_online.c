/* fuzz_online.c -- a server and those who are connected to it, driven by lines: "2 sit "Ada"" is
 * what connection 2 says. In it, ROOM and TOKEN stand for what it was told, "do @7" for a legal
 * action chosen by that number, and JOIN for coming in as somebody does who was here before. "+500"
 * lets time pass, "-2" ends connection 2, "!" kills the server, "." holds back what is to be kept
 * until the next line. */
#include "base/mem.h"
#include "fuzz_play.h"
#include "online/guest.h"
#include "online/house.h"
#include "unit/edition_files.h"

const char *const fuzz_words[] = {
    /* clang-format off */
    "0", "1", "2", "3", "4", "-1", "-2", "+500", "+25000", "+700000", "!", ".", "hello", "new",
    "join", "JOIN", "ROOM", "TOKEN",
    "-", "sit", "stand", "ready", "on", "off", "start", "do", "@1", "@2",
    "@3", "@7", "@17", "@99", "@1234", "say", "name", "back", "from", "ping", "edition", "rule",
    "terms", "computer", "remove", "host", "again", "share", "show", "simple", "random", "human",
    "\"Ada\"", "\"Bob\"", "\"Cy\"", "\"\"", "#", "#c4490a", "classic", "london", "bharat",
    "montreal", "bilkent", "waterloo", "smallest", "roll", "buy", "end", "resign", "dice", "pass",
    "decline", "open", "key", "secret", "begin", "over", "game", "wait", "stand-in", "=",
    "0123456789abcdef0123456789abcdef", "tables", "text", "own", "react", "bravo", "report", "ban",
    "\"Eve\"", "+", "\"edition Mine\"", "\"based on classic\"", "\"rule pot on\"",
#include "fuzz_rule_words.h"
    /* clang-format on */
    NULL};

enum {
    CONNECTIONS = 5,
    MOST_LINES = 150,
    MOST_STORED = 4000,
    MOST_ROOMS = 16,
    MOST_WORK = 6,
    FRAME = 8192
};

typedef struct Stored {
    FairNumber room;
    char *lines[MOST_STORED];
    size_t count;
} Stored;

/* A server, its store, and who is connected: each with a guest that believes what it is told. */
typedef struct Scene {
    House *house;
    Moment now;
    uint64_t lives;
    int connections[CONNECTIONS];
    Guest *guests[CONNECTIONS];
    bool blind[CONNECTIONS]; /* it asked for other lines than it needs, and cannot follow */
    Stored *stored[MOST_ROOMS];
    int stored_count;
    bool full; /* the store holds no more: the text ends here */
} Scene;

static FairNumber number_from(uint64_t seed)
{
    FairNumber number;
    Rng rng = rng_seed(seed, 5);
    for (size_t i = 0; i < sizeof number.bytes; i++) number.bytes[i] = (uint8_t)rng_next(&rng);
    return number;
}

static void open_house(Scene *scene)
{
    static const HousePlan plan = {.build = "test", .connections = CONNECTIONS};
    FairNumber key = number_from(++scene->lives);
    scene->house = house_new(edition_files(), &key, &plan);
}

static void disconnect(Scene *scene, int who)
{
    if (scene->connections[who] < 0) return;
    house_close(scene->house, scene->connections[who], scene->now);
    scene->connections[who] = -1;
    scene->blind[who] = false;
    guest_disconnect(scene->guests[who]);
}

/* It goes on as somebody would who comes back: with what it was told. */
static void connect_again(Scene *scene, int who)
{
    char line[16];
    Text text = text_into(line, sizeof line);
    if (scene->connections[who] >= 0) return;
    scene->connections[who] = house_connect(scene->house, (uint64_t)who % 2, scene->now);
    FUZZ_REQUIRE(scene->connections[who] >= 0, "there is room for a connection", "");
    guest_connect(scene->guests[who]);
    (void)guest_next_line(scene->guests[who], &text); /* what it says comes from the text */
}

static Stored *stored_for(Scene *scene, const FairNumber *room)
{
    for (int i = 0; i < scene->stored_count; i++)
        if (fair_dice_same(&scene->stored[i]->room, room)) return scene->stored[i];
    if (scene->stored_count == MOST_ROOMS) return NULL;
    Stored *stored = mem_new(1, sizeof *stored);
    stored->room = *room;
    return scene->stored[scene->stored_count++] = stored;
}

static void keep(Scene *scene)
{
    HouseEntry entry;
    while (house_next_entry(scene->house, &entry)) {
        Stored *stored = stored_for(scene, &entry.room);
        scene->full = scene->full || stored == NULL || stored->count == MOST_STORED;
        if (scene->full) continue;
        FUZZ_REQUIRE(stored->count == entry.n, "lines are numbered in order", entry.line);
        stored->lines[stored->count++] = fuzz_copy((const uint8_t *)entry.line, strlen(entry.line));
    }
    for (int i = 0; i < scene->stored_count && !scene->full; i++)
        house_kept(scene->house, &scene->stored[i]->room, scene->stored[i]->count, scene->now);
}

static void look_up(Scene *scene)
{
    FairNumber room;
    while (house_next_wanted(scene->house, &room)) {
        int n = 0;
        while (n < scene->stored_count && !fair_dice_same(&scene->stored[n]->room, &room)) n++;
        bool known = n < scene->stored_count;
        for (size_t i = 0; known && i < scene->stored[n]->count; i++)
            house_found(scene->house, &room, scene->stored[n]->lines[i]);
        house_found_all(scene->house, &room, known, scene->now);
    }
}

/* What is told is text, holds no secret before its time, and makes sense to a guest. */
static void tell(Scene *scene, int who)
{
    char buffer[FRAME];
    Text line = text_into(buffer, sizeof buffer);
    while (scene->connections[who] >= 0 &&
           house_next_line(scene->house, scene->connections[who], scene->now, &line)) {
        FUZZ_REQUIRE(!line.cut, "a line has a limit", buffer);
        fuzz_readable(buffer, false, false);
        FUZZ_REQUIRE(strstr(buffer, " key ") == NULL || strstr(buffer, "say") != NULL,
                     "nobody is told the key of a seat", buffer);
        if (scene->blind[who]) continue;
        guest_hear(scene->guests[who], buffer);
        FUZZ_REQUIRE(!guest_broken(scene->guests[who]), "guests can follow", buffer);
    }
}

static void audit(const Scene *scene)
{
    for (int i = 0; i < CONNECTIONS; i++) {
        const Meeting *meeting = guest_meeting(scene->guests[i]);
        if (meeting->table != NULL)
            fuzz_audit(table_edition(meeting->table), table_game(meeting->table));
    }
}

static void settle(Scene *scene, bool keeps)
{
    char line[FRAME];
    Text text = text_into(line, sizeof line);
    for (int i = 0; i < MOST_WORK && house_work_here(scene->house, 4, scene->now); i++) continue;
    look_up(scene);
    if (keeps) keep(scene);
    for (int i = 0; i < CONNECTIONS; i++) {
        tell(scene, i);
        /* Shares of the dice are beyond what a text could know: guests give their own. */
        while (guest_next_line(scene->guests[i], &text))
            if (scene->connections[i] >= 0)
                house_hear(scene->house, scene->connections[i], line, scene->now);
    }
}

static const char *some_room(const Scene *scene, int who)
{
    const char *room = guest_room(scene->guests[who]);
    for (int i = 0; i < CONNECTIONS && room[0] == '\0'; i++) room = guest_room(scene->guests[i]);
    return room;
}

/* What a guest says who comes in, for the first time or again. */
static void write_join(Scene *scene, int who, Text *line)
{
    Guest *guest = scene->guests[who];
    if (guest_room(guest)[0] == '\0') {
        FairNumber key = number_from(100 + (uint64_t)who);
        scene->guests[who] = guest_new(edition_files(), &key, some_room(scene, who), "");
        guest_free(guest);
    }
    guest_connect(scene->guests[who]);
    guest_next_line(scene->guests[who], line);
}

/* Puts what a connection knows in place of the words ROOM, TOKEN and @7. */
static void fill_in(const Scene *scene, int who, const char *words, Text *line)
{
    const Guest *guest = scene->guests[who];
    const Table *table = guest_meeting(guest)->table;
    Action action;
    while (*words != '\0') {
        if (strncmp(words, "ROOM", 4) == 0) {
            text_add(line, some_room(scene, who));
            words += 4;
        } else if (strncmp(words, "TOKEN", 5) == 0) {
            text_add(line, guest_token(guest));
            words += 5;
        } else if (words[0] == '@' && table != NULL &&
                   fuzz_choose(table_edition(table), table_game(table),
                               (uint32_t)strtoul(words + 1, NULL, 10), &action)) {
            text_add_unsigned(line, table_action_count(table));
            text_add_char(line, ' ');
            notation_action_write(table_edition(table), table_game(table), &action, line);
            words += 1 + strspn(words + 1, "0123456789");
        } else {
            text_add_char(line, *words++);
        }
    }
}

static void kill_house(Scene *scene)
{
    for (int i = 0; i < CONNECTIONS; i++) disconnect(scene, i);
    house_free(scene->house);
    open_house(scene);
}

static void pass_time(Scene *scene, const char *words)
{
    long most = 1000000, passed = strtol(words, NULL, 10);
    scene->now += passed < 0 ? 0 : passed > most ? most : passed;
    house_tick(scene->house, scene->now);
}

static bool slow(const char *line)
{
    return strstr(line, "computer") != NULL && strstr(line, "simple") == NULL &&
           strstr(line, "random") == NULL;
}

static void take_line(Scene *scene, const char *line)
{
    int who = line[0] >= '0' && line[0] < '0' + CONNECTIONS ? line[0] - '0' : -1;
    char buffer[FRAME];
    Text text = text_into(buffer, sizeof buffer);
    scene->now += 20;
    if (line[0] == '!') {
        kill_house(scene);
    } else if (line[0] == '+') {
        pass_time(scene, line + 1);
    } else if (line[0] == '-') {
        disconnect(scene, (line[1] - '0') % CONNECTIONS < 0 ? 0 : (line[1] - '0') % CONNECTIONS);
    } else if (who >= 0 && !slow(line)) {
        const char *words = line[1] == ' ' ? line + 2 : line + 1;
        connect_again(scene, who);
        if (strncmp(words, "JOIN", 4) == 0)
            write_join(scene, who, &text);
        else
            fill_in(scene, who, words, &text);
        if (strstr(words, "join") != NULL || strstr(words, "from") != NULL)
            scene->blind[who] = true;
        house_hear(scene->house, scene->connections[who], buffer, scene->now);
    }
    settle(scene, line[0] != '.');
    FUZZ_REQUIRE(house_counts(scene->house).stuck == 0, "no meeting is stuck", line);
    audit(scene);
}

/* What a server finds in its store is what it had: every line, and the same position. */
static void require_restored(Scene *scene)
{
    kill_house(scene);
    for (int i = 0; i < CONNECTIONS; i++) {
        const Guest *before = scene->guests[i];
        char line[80];
        Text join = text_into(line, sizeof line);
        if (guest_room(before)[0] == '\0' || guest_known(before) == 0) continue;
        FairNumber key = number_from(1000);
        Guest *after = guest_new(edition_files(), &key, guest_room(before), guest_token(before));
        scene->connections[i] = house_connect(scene->house, 9, scene->now);
        guest_connect(after);
        guest_next_line(after, &join);
        house_hear(scene->house, scene->connections[i], line, scene->now);
        look_up(scene);
        Guest *own = scene->guests[i];
        scene->guests[i] = after;
        tell(scene, i);
        const Table *was = guest_meeting(own)->table, *is = guest_meeting(after)->table;
        bool same = was == NULL || is == NULL || guest_known(own) != guest_known(after) ||
                    notation_hash(table_edition(was), table_game(was)) ==
                        notation_hash(table_edition(is), table_game(is));
        FUZZ_REQUIRE(same, "a restored game is the same", guest_meeting(own)->name);
        scene->guests[i] = own;
        guest_free(after);
    }
}

static void end(Scene *scene)
{
    for (int i = 0; i < CONNECTIONS; i++) guest_free(scene->guests[i]);
    for (int i = 0; i < scene->stored_count; i++) {
        for (size_t n = 0; n < scene->stored[i]->count; n++) free(scene->stored[i]->lines[n]);
        mem_free(scene->stored[i]);
    }
    house_free(scene->house);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Scene scene = {.now = 1000};
    char *copy = fuzz_copy(data, size), *rest = copy, *line;
    open_house(&scene);
    for (int i = 0; i < CONNECTIONS; i++) {
        FairNumber key = number_from(100 + (uint64_t)i);
        scene.connections[i] = -1;
        scene.guests[i] = guest_new(edition_files(), &key, "", "");
    }
    for (int i = 0; i < MOST_LINES && !scene.full && (line = fuzz_line(&rest)) != NULL; i++)
        take_line(&scene, line);
    if (!scene.full) require_restored(&scene);
    end(&scene);
    free(copy);
    return 0;
}
