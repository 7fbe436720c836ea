/* test_view_hint.c -- the hint button, the hint and the chances to win in
 * the drawn game: they can be asked for, and none of their texts is cut or
 * overlaps another at any size. */
#include "../check.h"
#include "canvas/canvas_trace.h"
#include "edition_files.h"
#include "view/view.h"

typedef struct Size {
    double width, height;
    int text_size;
} Size;

static const Size sizes[] = {
    {1280, 800, 100}, {1920, 1080, 100}, {390, 844, 100}, {800, 500, 100},
    {1280, 800, 200}, {800, 500, 200},   {390, 844, 200},
};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static Edition edition;

static Table *some_table(int person)
{
    static const char *const names[] = {"Maximiliane", "Bo", "Chen", "Wilhelmina van der Berg"};
    Seating seating = {0};
    edition_file_read("classic", "order=entered", &edition);
    for (int i = 0; i < 4; i++)
        seating_add(&seating, &edition, names[i], i == person ? NULL : player_find("easy"),
                    NO_TOKEN, 0);
    return table_new(&edition, NULL, &seating, 5);
}

static Table *table;
static Canvas *trace;
static View *view;

static void open_view(Size size, int person)
{
    Settings settings = settings_usual();
    settings.text_size = size.text_size;
    settings.odds = true;
    table = some_table(person);
    trace = canvas_trace_new(NULL, size.width, size.height);
    view = view_new(trace, &settings);
    view_set_library(view, edition_files());
    view_resize(view, size.width, size.height);
    view_set_table(view, table);
    view_tick(view, 10);
}

static void close_view(void)
{
    view_free(view);
    table_free(table);
    canvas_trace_free(trace);
}

static int faults(Size size)
{
    static char words[4000];
    Text text = text_into(words, sizeof words);
    canvas_trace_begin(trace, size.width, size.height);
    view_draw(view, trace);
    int count = canvas_trace_faults(trace, &text) + canvas_trace_faint(trace, &text);
    if (count > 0)
        printf("%.0fx%.0f at %d %%:\n%s", size.width, size.height, size.text_size, words);
    return count;
}

static void type(const char *letter)
{
    Input input = {.kind = INPUT_TEXT};
    text_copy(input.text, sizeof input.text, letter);
    view_input(view, &input);
}

static bool item_named(const char *name, ViewItem *item)
{
    for (int n = 0; view_item(view, n, item); n++)
        if (text_starts_folded(item->name, name)) return true;
    return false;
}

static bool asked_for(RequestKind kind)
{
    Request request;
    bool found = false;
    while (view_next_request(view, &request)) found = found || request.kind == kind;
    return found;
}

static void chances_stand_beside_the_names(void)
{
    static const int odds[MAX_SEATS] = {412, 244, 277, 67};
    for (int n = 0; n < SIZES; n++) {
        ViewItem item;
        open_view(sizes[n], 0);
        view_set_odds(view, odds);
        CHECK_INT(0, faults(sizes[n]));
        CHECK(item_named("Bo: $1,500, 24 % to win", &item));
        close_view();
    }
}

/* How many lines of `words` can be seen, all of them inside the window. What
 * is under the notice may be covered in part. */
static int lines_inside(Size size, const char *words)
{
    int count = 0;
    canvas_trace_begin(trace, size.width, size.height);
    view_draw(view, trace);
    for (int n = 0; n < canvas_trace_count(trace); n++) {
        const TraceText *text = canvas_trace_text(trace, n);
        if (text->font.weight != FONT_MEDIUM || strstr(words, text->words) == NULL) continue;
        Box box = text->box;
        CHECK(box.x >= 0 && box.y >= 0 && box_right(box) <= size.width &&
              box_bottom(box) <= size.height);
        count += strstr(words, text->words) == words || text_same(text->words, "37.9 %.") ||
                 strstr(text->words, " 37.9 %.") != NULL;
    }
    return count;
}

static void a_long_hint_fits(void)
{
    static const char words[] = "Hint: an expert would offer Wilhelmina van der Berg St. James "
                                "Place, Tennessee Avenue, Ventnor Avenue and "
                                "$350 for Kentucky Avenue, Indiana Avenue and 1 Get Out of Jail "
                                "Free card. It would have the whole red "
                                "group, and its share of the win would grow from 24.1 % to 37.9 %.";
    for (int n = 0; n < SIZES; n++) {
        open_view(sizes[n], 0);
        Action roll = action_of(table_game(table), ACTION_ROLL);
        view_set_hint(view, &roll, words);
        CHECK_INT(2, lines_inside(sizes[n], words)); /* the first and the last */
        close_view();
    }
}

static void a_hint_can_be_asked_for_with_h_and_by_its_button(void)
{
    ViewItem item;
    open_view(sizes[0], 0);
    view_draw(view, trace);
    CHECK(item_named("Hint", &item));
    CHECK(!item.disabled);
    type("h");
    CHECK(asked_for(REQUEST_HINT));
    double x = item.box.x + item.box.w / 2, y = item.box.y + item.box.h / 2;
    view_input(view, &(Input){.kind = INPUT_MOVE, .x = x, .y = y});
    view_input(view, &(Input){.kind = INPUT_DOWN, .x = x, .y = y});
    view_input(view, &(Input){.kind = INPUT_UP, .x = x, .y = y});
    CHECK(asked_for(REQUEST_HINT));
    close_view();
}

static bool hint_shown(void)
{
    canvas_trace_begin(trace, sizes[0].width, sizes[0].height);
    view_draw(view, trace);
    for (int n = 0; n < canvas_trace_count(trace); n++)
        if (text_starts_folded(canvas_trace_text(trace, n)->words, "Hint: an expert")) return true;
    return false;
}

static void a_hint_is_told_until_something_is_done(void)
{
    open_view(sizes[0], 0);
    Action roll = action_of(table_game(table), ACTION_ROLL);
    view_set_hint(view, &roll, "Hint: an expert would roll the dice. There is nothing better.");
    CHECK(hint_shown());
    view_tick(view, 1);
    CHECK(hint_shown());
    CHECK_INT(REFUSAL_NONE, table_submit(table, &roll));
    view_tick(view, 0);
    CHECK(!hint_shown());
    close_view();
}

static void no_hint_while_a_computer_decides(void)
{
    ViewItem item;
    open_view(sizes[0], 1);
    view_draw(view, trace);
    CHECK(item_named("Hint", &item));
    CHECK(item.disabled);
    type("h");
    CHECK(!asked_for(REQUEST_HINT));
    close_view();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(chances_stand_beside_the_names);
    RUN(a_long_hint_fits);
    RUN(a_hint_can_be_asked_for_with_h_and_by_its_button);
    RUN(a_hint_is_told_until_something_is_done);
    RUN(no_hint_while_a_computer_decides);
    return check_done();
}
