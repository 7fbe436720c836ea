/* test_view_texts.c -- no text of any screen is cut or overlaps another, and
 * all of them can be read; no text is below ten pixels and no target below 44:
 * every screen and sheet, window size, text size and edition. In a made-up
 * language, where everything is half as long again, the same holds, and no word
 * stays English.
 *
 *   test_view_texts [SCREEN]    only this one
 *   test_view_texts --all       the smallest windows in every edition, not in two
 */
#include <string.h>
#include <strings.h>

#include "../check.h"
#include "asking.h"
#include "canvas/canvas_trace.h"
#include "edition_files.h"
#include "online/sample_meeting.h"
#include "players/described/simple_player.h"
#include "pseudo.h"
#include "review/sample_history.h"
#include "view/view.h"

typedef struct Size {
    double width, height;
    int text_size;
} Size;

static const Size sizes[] = {
    {1280, 800, 100},
    {960, 600, 100},
    {1920, 1080, 100},
    {390, 844, 100},
    {800, 500, 100},
    {3840, 2160, 100},
    {1280, 800, 150},
    {1280, 800, 200},
    {800, 500, 200},
    {390, 844, 200},
    /* in every edition only with --all: */
    {360, 640, 100},
    {640, 360, 100},
    {360, 640, 200},
    {640, 360, 200},
    {960, 600, 200},
    {3840, 2160, 200},
};
/* Names on the squares of a whole board are 9.5 pixels high, where they must be. */
#define SMALLEST_TEXT 10.0
#define SMALLEST_NAME 9.5
#define SMALLEST_TARGET 44.0
enum { USUAL_SIZES = 10, SIZES = sizeof sizes / sizeof sizes[0], FAULTS_SHOWN = 4000 };

static const char *only;
static bool all;
static const Language *language; /* NULL: English */
static int faults_of_edition;
static Edition classic; /* the set-up begins with it */

static const SavedGame saved[] = {
    {.id = 3,
     .length = 412,
     .date = "2026-11-15",
     .time = "20:05",
     .edition = "classic",
     .players = "Ada, #Bruno (medium), #Chiara (hard), #Wilhelmina (expert)",
     .turn = "Wilhelmina, turn 88",
     .round = 22,
     .name = "classic: Ada, #Bruno (medium), #Chiara (hard), #Wilhelmina (expert), "
             "2026-11-15 20:05"},
    {.id = 2,
     .length = 12900,
     .date = "2026-11-14",
     .time = "18:40",
     .edition = "bilkent",
     .players = "Ada, Ben",
     .turn = "Ben won",
     .round = 1234,
     .name = "Wilhelmina van der Berg and Maximiliane van der Berg",
     .given = "Wilhelmina van der Berg and Maximiliane van der Berg",
     .over = true},
};

/* A game that has gone on for a while, then waits for the person if there is
 * one at the table. */
static Table *some_game(const Edition *edition, int actions, bool person)
{
    static const char *const names[] = {"Maximiliane", "Bo", "Chen", "Wilhelmina van der Berg"};
    Seating seating = {0};
    int count = edition->rule[RULE_PLAYERS_MAX] < 4 ? edition->rule[RULE_PLAYERS_MAX] : 4;
    for (int i = 0; i < count; i++)
        seating_add(&seating, edition, names[i], i == 0 && person ? NULL : &simple_player, NO_TOKEN,
                    0);
    Table *table = table_new(edition, NULL, &seating, 5);
    Rng rng = rng_seed(1, 1);
    for (int i = 0; table_game(table)->phase != PHASE_OVER; i++) {
        Action action;
        if (!table_propose(table, true, &action)) {
            if (i >= actions) break;
            ask(&simple_player, edition, NULL, table_game(table), &rng, &action, NULL);
        } else if (i >= actions && !person) {
            break;
        }
        table_submit(table, &action);
    }
    return table;
}

/* ---- words that nobody marked for translation ---- */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Does `words` hold the word of this length? Narrow spaces break names. */
static bool holds(const char *words, const char *word, size_t length)
{
    for (const char *at = words; *at != '\0'; at++)
        if (strncmp(at, word, length) == 0) return true;
    return false;
}

/* The same, in capitals or not: little headings are in capitals. */
static bool prints(const char *words, const char *word, size_t length)
{
    for (const char *at = words; *at != '\0'; at++)
        if (strncasecmp(at, word, length) == 0) return true;
    return false;
}

/* Names of an edition stay as they are printed. */
static bool is_printed(const Edition *edition, const char *word, size_t length)
{
    const Label *const labels[] = {edition->space_label, edition->group_label, edition->deck_label,
                                   edition->token_label};
    const int counts[] = {edition->space_count, edition->group_count, edition->deck_count,
                          edition->token_count};
    for (size_t kind = 0; kind < sizeof counts / sizeof counts[0]; kind++)
        for (int i = 0; i < counts[kind]; i++)
            if (prints(labels[kind][i].name, word, length) ||
                prints(labels[kind][i].shorter, word, length))
                return true;
    for (int noun = 0; noun < NOUN_COUNT; noun++)
        for (int form = 0; form < NOUN_FORMS; form++)
            if (prints(edition->nouns[noun].forms[form], word, length)) return true;
    return prints(edition->money.sign, word, length) || prints(edition->title, word, length);
}

/* All from this word on is the text of a card, or what the edition says of itself. */
static bool is_quoted(const Edition *edition, const char *at)
{
    const char *end = strstr(at, "›");
    size_t length = end != NULL ? (size_t)(end - at) : strlen(at), quote = strcspn(at, "\"");
    if (quote < length) length = quote;
    for (int deck = 0; deck < edition->deck_count; deck++)
        for (int card = 0; card < edition->decks[deck].card_count; card++)
            if (holds(edition->card_text[deck][card], at, length)) return true;
    return holds(edition->about, at, length);
}

/* What people type, what comes from files, and how others are called; and what
 * the made-up language leaves alone: articles and numbers in words. */
static bool is_name(const char *word, size_t length)
{
    static const char names[] =
        "Maximiliane Bo Chen Wilhelmina van der Berg Ada Bruno Chiara Ben simple medium hard "
        "expert turn "
        "won Player Clara Marvin opoly classic bilkent Opoly Classic London Bilkent Montrealopoly "
        "Smallest Bharat Watopoly English SDL Cairo SQLite Pango Inter libedit developers london "
        "bharat montreal waterloo "
        "localhost amber otter minutes, making tea pot tonight, official rules fine, win anyway "
        "The the and four ten two three five";
    return holds(names, word, length);
}

static bool is_marked(const Edition *edition, const char *word, size_t length)
{
    return length < 3 || is_name(word, length) || is_printed(edition, word, length) ||
           is_printed(&classic, word, length) || is_quoted(edition, word) ||
           is_quoted(&classic, word);
}

static bool stands_alone(const char *words, const char *at, size_t length)
{
    return (at == words || (at[-1] & 0x80) == 0) && (at[length] & 0x80) == 0;
}

/* A line for each word of the text that has no accent though it should. */
static int unmarked(const Edition *edition, const char *words, Text *out)
{
    int count = 0;
    for (const char *at = words; *at != '\0';) {
        size_t length = 0;
        while (is_letter(at[length])) length++;
        if (length > 0 && stands_alone(words, at, length) && !is_marked(edition, at, length)) {
            text_add(out, "  never marked: ");
            text_add(out, words);
            text_add(out, "\n");
            return count + 1;
        }
        at += length > 0 ? length : 1;
    }
    return count;
}

static int unmarked_in_all(const Edition *edition, const Canvas *trace, const View *view, Text *out)
{
    int count = 0;
    ViewItem item;
    for (int i = 0; i < canvas_trace_count(trace); i++)
        count += unmarked(edition, canvas_trace_text(trace, i)->words, out);
    for (int i = 0; view_item(view, i, &item); i++) count += unmarked(edition, item.name, out);
    return count;
}

/* ---- looking ---- */

static void look(Canvas *trace, View *view, const Edition *edition, const char *screen, Size size)
{
    static char words[FAULTS_SHOWN];
    Text text = text_into(words, sizeof words);
    canvas_trace_begin(trace, size.width, size.height);
    view_resize(view, size.width, size.height);
    view_draw(view, trace);
    int faults = canvas_trace_faults(trace, &text);
    /* The trace does not know the slices of the wheel, which are the background of its signs. */
    if (!text_same(screen, "wheel")) faults += canvas_trace_faint(trace, &text);
    faults += canvas_trace_small(trace, size.width >= 1100 ? SMALLEST_NAME : SMALLEST_TEXT, &text);
    faults += view_bad_targets(view, SMALLEST_TARGET, &text);
    if (language != NULL) faults += unmarked_in_all(edition, trace, view, &text);
    if (faults == 0) return;
    faults_of_edition += faults;
    printf("%s %s %.0fx%.0f at %d %%: %d\n%s", edition->word, screen, size.width, size.height,
           size.text_size, faults, words);
}

/* A made-up table on a server, for the screens that are about one. */
static Guest *guest_for(View *view, const Edition *edition, const Table *table, const char *screen)
{
    static const char *const rooms[] = {"room", "chat", "terms", "chair"};
    bool online = text_same(screen, "online"), room = false;
    for (size_t i = 0; i < sizeof rooms / sizeof rooms[0]; i++)
        room = room || text_same(screen, rooms[i]);
    if (!online && !room) return NULL;
    OnlineFacts facts = {.offered = true, .shares = true, .wire = WIRE_HOLDS};
    text_copy(facts.link, sizeof facts.link,
              "http://192.0.2.7:8642/#room=0123456789abcdef0123456789abcdef");
    text_copy(facts.own_link, sizeof facts.own_link, facts.link);
    Guest *guest = sample_meeting_new(edition_files(), edition, table_seating(table), online);
    facts.guest = guest;
    if (room) view_set_table(view, NULL);
    view_set_online(view, &facts);
    sample_meeting_go_on(guest);
    return guest;
}

static void look_at_all(const char *word)
{
    static Edition edition;
    edition_file_read(word, "", &edition);
    Table *table = some_game(&edition, 420, true), *over = some_game(&edition, 100000, false);
    History *history = sample_history_new(&edition, language);
    faults_of_edition = 0;
    bool chosen = all || text_same(word, "classic") || text_same(word, "bharat");
    for (int n = 0; n < (chosen ? SIZES : USUAL_SIZES); n++) {
        Settings settings = settings_usual();
        settings.text_size = sizes[n].text_size;
        settings.shade = n % 3 == 1 ? SHADE_DARK : SHADE_LIGHT;
        Canvas *trace = canvas_trace_new(NULL, sizes[n].width, sizes[n].height);
        for (int s = 0; view_screens()[s] != NULL; s++) {
            const char *screen = view_screens()[s];
            if (only != NULL && !text_same(only, screen)) continue;
            View *view = view_new(trace, &settings);
            view_set_language(view, language);
            view_set_library(view, edition_files());
            view_set_saved(view, saved, 2);
            view_set_demo(view, table);
            view_resize(view, sizes[n].width, sizes[n].height);
            view_set_table(view, text_same(screen, "end") ? over : table);
            Guest *guest = guest_for(view, &edition, table, screen);
            view_set_history(view, history, 1);
            if (view_open(view, screen)) look(trace, view, &edition, screen, sizes[n]);
            view_free(view);
            guest_free(guest);
        }
        canvas_trace_free(trace);
    }
    CHECK_INT(0, faults_of_edition);
    history_free(history);
    table_free(table);
    table_free(over);
}

static void nothing_is_cut_overlaps_or_too_small(void)
{
    for (int i = 0; i < edition_files()->count; i++) look_at_all(edition_files()->sources[i].word);
}

static void nothing_is_cut_small_or_english_in_a_longer_language(void)
{
    static const char *const editions[] = {"classic", "waterloo", "bilkent"};
    Text bytes = pseudo_bytes();
    Language made_up;
    const char *why;
    edition_file_read("classic", "", &classic);
    CHECK(language_open(&made_up, bytes.start, bytes.length, &why));
    language = &made_up;
    for (size_t i = 0; i < sizeof editions / sizeof editions[0]; i++) look_at_all(editions[i]);
    language = NULL;
    text_free(&bytes);
}

int main(int argc, char **argv)
{
    all = argc > 1 && text_same(argv[1], "--all");
    if (argc > 1 && !all) only = argv[1];
    RUN(nothing_is_cut_overlaps_or_too_small);
    RUN(nothing_is_cut_small_or_english_in_a_longer_language);
    return check_done();
}
