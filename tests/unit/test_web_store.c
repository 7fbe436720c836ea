/* test_web_store.c -- saved games in the browser's storage: nothing that was committed
 * is lost, no matter when the page is killed, when the storage is full, or who else
 * plays. */
#define LENT(name)
#include "../check.h"
#include "apps/page/web_about.c"
#include "apps/page/web_clock.c"
#include "apps/page/web_files.c"
#include "apps/page/web_store.c"
#include "apps/page/web_store_review.c"
#include "apps/store/store_branch.c"
#include "edition_files.h"

/* ---- a storage ---- */

enum { ENTRIES = 64, NAME = 64, SPACE = 4096, FOR_EVER = -1 };

/* As web_language.c at a first visit from an English browser. */
Words web_words(void)
{
    return (Words){0};
}

static struct {
    char name[NAME], text[SPACE];
} entries[ENTRIES];
static int entry_count;
static int lives; /* changes until the page is killed: from then on nothing happens */
static int room;  /* changes until the storage is full */
static char waiting[ENTRIES * NAME];
static size_t waiting_length;

static void storage_empty(void)
{
    entry_count = 0;
    lives = room = FOR_EVER;
}

static int entry_find(const char *name, size_t length)
{
    for (int i = 0; i < entry_count; i++) {
        if (strlen(entries[i].name) == length && memcmp(entries[i].name, name, length) == 0)
            return i;
    }
    return -1;
}

/* Counts down to 0, where it stays. */
static bool used_up(int *count)
{
    if (*count == 0) return true;
    if (*count > 0) (*count)--;
    return false;
}

int page_keep(const char *name, size_t name_length, const char *text, size_t length)
{
    if (used_up(&lives)) return PAGE_KEPT;
    if (used_up(&room)) return PAGE_FULL;
    int n = entry_find(name, name_length);
    if (n < 0) n = entry_count++;
    CHECK(n < ENTRIES && length < SPACE);
    memset(&entries[n], 0, sizeof entries[n]);
    memcpy(entries[n].name, name, name_length);
    memcpy(entries[n].text, text, length);
    return PAGE_KEPT;
}

void page_drop(const char *name, size_t name_length)
{
    int n = entry_find(name, name_length);
    if (n >= 0 && !used_up(&lives)) entries[n] = entries[--entry_count];
}

int page_kept(const char *name, size_t name_length)
{
    int n = entry_find(name, name_length);
    if (n < 0) return -1;
    waiting_length = strlen(entries[n].text);
    memcpy(waiting, entries[n].text, waiting_length);
    return (int)waiting_length;
}

int page_kept_names(const char *start, size_t start_length)
{
    waiting_length = 0;
    for (int i = 0; i < entry_count; i++) {
        if (strncmp(entries[i].name, start, start_length) != 0) continue;
        size_t length = strlen(entries[i].name);
        memcpy(waiting + waiting_length, entries[i].name, length);
        waiting[waiting_length + length] = '\n';
        waiting_length += length + 1;
    }
    return (int)waiting_length;
}

void page_take(char *bytes)
{
    memcpy(bytes, waiting, waiting_length);
}

/* ---- a game that is written down ---- */

enum { LINES_SIZE = 8192 };

typedef struct Step {
    int keep; /* of the lines there are; -1: all */
    int add;
} Step;

/* Long and short ones, over the ends of chunks, taken back and played again. */
static const Step steps[] = {{-1, 1}, {-1, 60}, {-1, 3}, {-1, 1}, {-1, 1},   {124, 0},
                             {-1, 2}, {30, 0},  {-1, 1}, {12, 4}, {-1, 150}, {70, 90},
                             {64, 1}, {60, 5},  {0, 0},  {-1, 1}};
enum { STEPS = sizeof steps / sizeof steps[0], FIRST_LINES = 66 };

typedef struct Script {
    Store *store;
    int64_t id;
    char lines[LINES_SIZE]; /* all that should be there */
    int number;             /* of the last line that was made */
} Script;

static void add_lines(Script *script, int count)
{
    size_t length = strlen(script->lines);
    Text text = text_into(script->lines + length, sizeof script->lines - length);
    for (int i = 0; i < count; i++) {
        text_add(&text, "roll ");
        text_add_int(&text, ++script->number);
        text_add_char(&text, '\n');
    }
    CHECK(!text.cut);
}

static StoreChange change_of(const Script *script, int64_t before, int64_t keep)
{
    return (StoreChange){.before = before,
                         .keep = keep,
                         .lines = after_lines(script->lines, keep),
                         .state = {.turn = "Ann, turn 1",
                                   .status = "playing",
                                   .hash = text_hash(script->lines, strlen(script->lines))}};
}

static StoreResult begin(Script *script, int count)
{
    StoreSheet sheet = {.edition = "classic",
                        .header = "opoly record 1\n",
                        .edition_text = "edition classic\n",
                        .players = "Ann"};
    Text why = text_growing();
    add_lines(script, count);
    StoreChange change = change_of(script, 0, 0);
    StoreResult result = store_add(script->store, &sheet, &change, &script->id, &why);
    text_free(&why);
    return result;
}

static StoreResult do_step(Script *script, Step step)
{
    Text why = text_growing();
    int64_t before = count_lines(script->lines), keep = step.keep < 0 ? before : step.keep;
    *(char *)(uintptr_t)after_lines(script->lines, keep) = '\0';
    add_lines(script, step.add);
    StoreChange change = change_of(script, before, keep);
    StoreResult result = store_change(script->store, script->id, &change, &why);
    text_free(&why);
    return result;
}

/* The actions of a stored game; "?" without one. A hash must be that of the actions. */
static void stored_lines(int64_t id, char lines[LINES_SIZE])
{
    Text record = text_growing(), edition = text_growing(), why = text_growing(),
         out = text_into(lines, LINES_SIZE);
    Store *store = store_open("", &why, &why);
    if (store_load(store, id, &record, &edition, &why)) {
        char digits[20];
        Text hex = text_into(digits, sizeof digits);
        const char *actions = after_lines(record.start, 1), *end = strchr(actions, '=');
        text_add_bytes(&out, actions, end == NULL ? strlen(actions) : (size_t)(end - actions));
        text_add_hex(&hex, text_hash(lines, strlen(lines)), 16);
        if (end != NULL) CHECK(strncmp(end + 2, digits, 16) == 0);
        CHECK_TEXT("edition classic\n", edition.start);
    } else {
        text_add(&out, "?");
    }
    store_close(store);
    text_free(&record);
    text_free(&edition);
    text_free(&why);
}

static Script script_new(void)
{
    Text nothing = text_growing();
    Script script = {.store = store_open("", &nothing, &nothing)};
    text_free(&nothing);
    return script;
}

static size_t common_length(const char *a, const char *b)
{
    size_t length = 0;
    while (a[length] != '\0' && a[length] == b[length]) length++;
    return length;
}

static bool begins_with(const char *whole, const char *start)
{
    return strncmp(whole, start, strlen(start)) == 0;
}

/* ---- tests ---- */

static void what_is_written_is_read(void)
{
    storage_empty();
    Script script = script_new();
    char lines[LINES_SIZE];
    CHECK_INT(STORE_DONE, begin(&script, FIRST_LINES));
    for (int i = 0; i < STEPS; i++) {
        CHECK_INT(STORE_DONE, do_step(&script, steps[i]));
        stored_lines(script.id, lines);
        CHECK_TEXT(script.lines, lines);
    }
    store_close(script.store);
}

/* Killed before change number `when`. What was there before the step that was
 * not finished, and what it keeps, must be there; nothing else but its lines. */
static bool killed_at(int when)
{
    storage_empty();
    Script script = script_new();
    char before[LINES_SIZE] = "?", found[LINES_SIZE];
    lives = when;
    begin(&script, FIRST_LINES);
    for (int i = 0; i < STEPS && lives > 0; i++) {
        memcpy(before, script.lines, sizeof before);
        do_step(&script, steps[i]);
    }
    bool survived = lives > 0;
    lives = FOR_EVER;
    stored_lines(1, found);
    if (begins_with(before, "?")) {
        CHECK(begins_with(found, "?") || text_same(found, script.lines));
    } else {
        CHECK(begins_with(found, before) || begins_with(before, found) ||
              begins_with(script.lines, found));
        CHECK(strlen(found) >= common_length(before, script.lines));
        CHECK(begins_with(found, before) || !begins_with(script.lines, before));
    }
    store_close(script.store);
    return survived;
}

static void a_killed_page_loses_nothing(void)
{
    int when = 0;
    while (!killed_at(when)) when++;
    CHECK(when > 40);
}

/* Parts of a game that never came to be are no parts of the next one. */
static void what_a_killed_page_began_harms_nobody(void)
{
    for (int when = 0; when < 7; when++) {
        char found[LINES_SIZE];
        storage_empty();
        Script dead = script_new(), next = script_new();
        lives = when;
        begin(&dead, 200);
        lives = FOR_EVER;
        CHECK_INT(STORE_DONE, begin(&next, 2));
        stored_lines(next.id, found);
        CHECK_TEXT(next.lines, found);
        CHECK_INT(STORE_DONE, do_step(&next, (Step){-1, 1}));
        stored_lines(next.id, found);
        CHECK_TEXT(next.lines, found);
        store_close(dead.store);
        store_close(next.store);
    }
}

/* As autosave does it: what failed is tried again, with all that came since. */
static void a_full_storage_is_filled_up_later(void)
{
    for (int when = 0; when < 12; when++) {
        char found[LINES_SIZE];
        storage_empty();
        Script script = script_new();
        begin(&script, FIRST_LINES);
        room = when;
        int64_t stored = count_lines(script.lines), agreed = stored;
        StoreResult result = STORE_DONE;
        for (int i = 0; i <= STEPS; i++) {
            int64_t count = count_lines(script.lines);
            if (i == STEPS) room = FOR_EVER;
            int64_t keep = i == STEPS || steps[i].keep < 0 ? count : steps[i].keep;
            *(char *)(uintptr_t)after_lines(script.lines, keep) = '\0';
            add_lines(&script, i == STEPS ? 1 : steps[i].add);
            agreed = keep < agreed ? keep : agreed;
            StoreChange change = change_of(&script, stored, agreed);
            Text why = text_growing();
            result = store_change(script.store, script.id, &change, &why);
            CHECK((result == STORE_FAILED) == (why.length > 0));
            text_free(&why);
            if (result == STORE_DONE) stored = agreed = count_lines(script.lines);
        }
        CHECK_INT(STORE_DONE, result);
        stored_lines(script.id, found);
        CHECK_TEXT(script.lines, found);
        store_close(script.store);
    }
}

static Script opened_again(const Script *script)
{
    Script other = *script;
    Text nothing = text_growing();
    other.store = store_open("", &nothing, &nothing);
    store_claim(other.store, other.id);
    text_free(&nothing);
    return other;
}

static void a_second_tab_is_noticed_whatever_it_did(void)
{
    static const Step others[][2] = {
        {{-1, 1}, {-1, 1}}, {{60, 0}, {-1, 1}}, {{60, 0}, {-1, 6}}, {{60, 0}, {60, 0}}};
    for (int i = 0; i < 4; i++) {
        char found[LINES_SIZE];
        storage_empty();
        Script script = script_new();
        begin(&script, FIRST_LINES);
        Script other = opened_again(&script);
        other.number += 1000;
        CHECK_INT(STORE_DONE, do_step(&other, others[i][0]));
        CHECK_INT(STORE_DONE, do_step(&other, others[i][1]));
        CHECK_INT(STORE_TAKEN, do_step(&script, (Step){-1, 1}));
        stored_lines(other.id, found);
        CHECK_TEXT(other.lines, found);
        store_close(script.store);
        store_close(other.store);
    }
}

/* A look at another game in between, and one no longer knows what one has seen. */
static void a_second_tab_that_took_actions_back_is_noticed(void)
{
    storage_empty();
    Script another = script_new(), script = script_new();
    char found[LINES_SIZE];
    Text record = text_growing(), edition = text_growing();
    begin(&another, 1);
    begin(&script, 10);
    Script other = opened_again(&script);
    CHECK_INT(STORE_DONE, do_step(&other, (Step){5, 0}));
    store_load(script.store, another.id, &record, &edition, &record);
    CHECK_INT(STORE_TAKEN, do_step(&script, (Step){-1, 1}));
    stored_lines(other.id, found);
    CHECK_TEXT(other.lines, found);
    text_free(&record);
    text_free(&edition);
    store_close(script.store);
    store_close(other.store);
    store_close(another.store);
}

static void games_are_listed_and_deleted(void)
{
    storage_empty();
    Script one = script_new(), two = script_new();
    StoredGame *games;
    int count;
    Text why = text_growing();
    begin(&one, 3);
    begin(&two, 5);
    store_list(one.store, &games, &count, &why);
    CHECK_INT(2, count);
    CHECK_INT(2, games[0].id);
    CHECK_INT(5, games[0].length);
    mem_free(games);
    CHECK(store_delete(one.store, one.id, &why));
    CHECK_INT(0, entry_find("opoly/games/1/about", 19) >= 0);
    CHECK(entry_count > 3); /* the board is another game's too */
    CHECK(store_delete(one.store, two.id, &why));
    CHECK_INT(0, entry_count);
    CHECK(!store_delete(one.store, two.id, &why));
    CHECK_TEXT("there is no game 2", why.start);
    text_free(&why);
    store_close(one.store);
    store_close(two.store);
}

/* Somebody's hands were in the storage. */
static void a_name_is_kept_and_is_no_move(void)
{
    Script script;
    StoredGame game;
    Text why = text_growing();
    storage_empty();
    script = (Script){.store = store_open("", &why, &why)};
    CHECK_INT(STORE_DONE, begin(&script, 3));
    Store *other = store_open("", &why, &why);
    CHECK(store_name(other, script.id, "At the lake", &why));
    CHECK(store_find(other, script.id, &game, &why));
    CHECK_TEXT("At the lake", game.name);
    CHECK_INT(STORE_DONE, do_step(&script, (Step){-1, 1}));
    CHECK(store_name(other, script.id, "", &why));
    CHECK(store_find(other, script.id, &game, &why));
    CHECK_TEXT("", game.name);
    CHECK(!store_name(other, 77, "x", &why));
    store_close(other);
    store_close(script.store);
    text_free(&why);
}

static void rubbish_does_no_harm(void)
{
    static const char *const rubbish[] = {"", "\n\n\n", "x",
                                          "length 99999999999999999999\nstarted -5\n", "roll 1"};
    for (int i = 0; i < 5; i++) {
        char found[LINES_SIZE];
        storage_empty();
        Script script = script_new();
        begin(&script, FIRST_LINES);
        for (int n = 0; n < entry_count; n++) {
            if (!begins_with(entries[n].name, boards_path)) {
                text_copy(entries[n].text, SPACE, rubbish[i]);
            }
        }
        Text record = text_growing(), edition = text_growing(), why = text_growing();
        StoredGame *games;
        int count;
        CHECK(store_load(script.store, script.id, &record, &edition, &why));
        CHECK_INT(STORE_DONE, store_list(script.store, &games, &count, &why));
        CHECK_INT(1, count);
        StoreResult result = do_step(&script, (Step){-1, 1});
        CHECK(result == STORE_TAKEN || result == STORE_DONE);
        CHECK_INT(STORE_DONE, begin(&script, 1));
        stored_lines(script.id, found);
        CHECK_TEXT(script.lines, found);
        mem_free(games);
        text_free(&record);
        text_free(&edition);
        text_free(&why);
        store_close(script.store);
    }
}

/* The last few whole, the head of all others. */
static void old_reviews_keep_their_heads(void)
{
    storage_empty();
    static Edition smallest;
    Seating seating = {0};
    edition_file_read("smallest", "", &smallest);
    for (int i = 0; i < 2; i++) seating_add(&seating, &smallest, "", NULL, NO_TOKEN, 0);
    Table *table = table_new(&smallest, NULL, &seating, 3);
    Review *review = review_new(table, &review_plan_usual);
    Text text = text_growing();
    review_write(review, &text);
    size_t head = review_head(text.start, text.length);
    CHECK(head > 0 && head < text.length);
    for (int64_t id = 1; id <= KEPT_MOST + 2; id++)
        CHECK(store_review_keep(NULL, id, text.start) && store_review_keep(NULL, id, text.start));
    for (int64_t id = 1; id <= KEPT_MOST + 2; id++) {
        Text kept = text_growing();
        CHECK(store_review_load(NULL, id, &kept));
        CHECK_INT(id <= 2 ? head : text.length, kept.length);
        text_free(&kept);
    }
    text_free(&text);
    review_free(review);
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(what_is_written_is_read);
    RUN(a_killed_page_loses_nothing);
    RUN(what_a_killed_page_began_harms_nobody);
    RUN(a_full_storage_is_filled_up_later);
    RUN(a_second_tab_is_noticed_whatever_it_did);
    RUN(a_second_tab_that_took_actions_back_is_noticed);
    RUN(games_are_listed_and_deleted);
    RUN(a_name_is_kept_and_is_no_move);
    RUN(rubbish_does_no_harm);
    RUN(old_reviews_keep_their_heads);
    return check_done();
}
