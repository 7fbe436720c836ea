/* test_advice.c -- thinking in slices, reasons and hints: every decision of a
 * computer can be explained, and an expert can be asked what it would do. */
#include "table/advice.h"

#include "asking.h"
#include "console/console.h"
#include "console/insight.h"
#include "players/thought.h"
#include "seated.h"
#include "table/intent.h"
#include "table/table_words.h"

enum { KINDS_MOST = 32 };

/* ---- helpers ---- */

/* The kinds there are; those that think do so only a little, to be quick. */
static const PlayerKind *const *quick_kinds(void)
{
    static PlayerKind quick[KINDS_MOST];
    static Character characters[KINDS_MOST];
    static const PlayerKind *kinds[KINDS_MOST];
    for (int i = 0; player_kinds()[i] != NULL && i < KINDS_MOST - 1; i++) {
        kinds[i] = player_kinds()[i];
        if (kinds[i]->think == NULL) continue;
        characters[i] = *kinds[i]->character;
        characters[i].number[CHARACTER_THINK_ROLLOUTS] = 24;
        characters[i].number[CHARACTER_THINK_CHECK] = 2;
        quick[i] = *kinds[i];
        quick[i].character = &characters[i];
        kinds[i] = &quick[i];
    }
    return kinds;
}

/* Any legal actions, at most this many. */
static void play_wildly(Table *table, int actions, uint64_t seed)
{
    const PlayerKind *wild = player_find("random");
    Rng rng = rng_seed(seed, 9);
    for (int i = 0; i < actions && table_game(table)->phase != PHASE_OVER; i++) {
        Action action;
        if (!table_propose(table, true, &action))
            ask(wild, &edition, NULL, table_game(table), &rng, &action, NULL);
        table_submit(table, &action);
    }
}

static bool same_action(const Game *game, const Action *one, const Action *two)
{
    char words[2][ACTION_TEXT_SIZE];
    for (int i = 0; i < 2; i++) {
        Text text = text_into(words[i], sizeof words[i]);
        notation_action_write(&edition, game, i == 0 ? one : two, &text);
    }
    if (!text_same(words[0], words[1])) printf("\"%s\" is not \"%s\"\n", words[0], words[1]);
    return one->seat == two->seat && text_same(words[0], words[1]);
}

/* ---- thinking in slices ---- */

/* Thinks to the end, `work` rollouts a slice (0: any number); how often it was
 * not done yet. */
static int think(Table *table, int work, Rng *rng, Action *action, TableThinking *end)
{
    int slices = 0;
    while ((*end = table_think(table, true, work > 0 ? work : (int)rng_below(rng, 9), action)) ==
           TABLE_THINKS)
        slices++;
    return slices;
}

/* Two tables of the same seed: one is asked at once, one in slices. */
static void check_slices(const PlayerKind *kind, int work, int actions)
{
    Table *at_once = table_of(kind, 3, 5), *sliced = table_of(kind, 3, 5);
    Rng rng = rng_seed((uint64_t)work, 3);
    int slices = 0;
    bool same = true;
    for (int i = 0; i < actions && same; i++) {
        Action one, two;
        TableThinking end;
        bool proposed = table_propose(at_once, true, &one);
        slices += think(sliced, work, &rng, &two, &end);
        same = proposed == (end == TABLE_PROPOSES);
        if (!proposed || !same) break;
        same = same_action(table_game(at_once), &one, &two);
        table_submit(at_once, &one);
        table_submit(sliced, &two);
    }
    CHECK(same);
    CHECK(kind->think == NULL ? slices == 0 : work > 1000 || slices > 50);
    table_free(at_once);
    table_free(sliced);
}

static void slices_change_no_decision(void)
{
    static const int works[] = {1, 7, 0, 100000};
    edition_file_read("classic", "order=entered", &edition);
    for (int i = 0; quick_kinds()[i] != NULL; i++)
        for (int w = 0; w < 4 && quick_kinds()[i]->think != NULL; w++)
            check_slices(quick_kinds()[i], works[w], 250);
    check_slices(player_find("medium"), 1, 250);
}

/* The bell may ring at any moment: what was thought until then is void. */
static void thoughts_about_a_state_that_has_passed_are_void(void)
{
    edition_file_read("classic", "order=entered,time_limit=60", &edition);
    const PlayerKind *kind = quick_kinds()[player_level_count() - 1];
    Table *at_once = table_of(kind, 3, 5), *sliced = table_of(kind, 3, 5);
    Action one, two;
    while (table_think(sliced, true, 1, &two) != TABLE_THINKS) {
        table_submit(sliced, &two);
        table_submit(at_once, &two);
    }
    Action bell = {.kind = ACTION_BELL, .seat = DEALER, .deed = NO_DEED};
    CHECK_INT(REFUSAL_NONE, table_submit(sliced, &bell));
    CHECK_INT(REFUSAL_NONE, table_submit(at_once, &bell));
    TableThinking end;
    CHECK_INT(kind->character->number[CHARACTER_THINK_ROLLOUTS] - 1,
              think(sliced, 1, NULL, &two, &end));
    CHECK(table_propose(at_once, true, &one));
    CHECK(same_action(table_game(at_once), &one, &two));
    table_free(at_once);
    table_free(sliced);
}

static void people_are_waited_for(void)
{
    Action action;
    edition_file_read("classic", "order=entered", &edition);
    Table *table = table_of(NULL, 3, 5);
    CHECK_INT(TABLE_WAITS, table_think(table, true, 100, &action));
    table_free(table);
}

/* ---- reasons ---- */

static bool is_sentence(const char *words)
{
    size_t length = strlen(words);
    return length > 8 && !(words[0] >= 'a' && words[0] <= 'z') && words[length - 1] == '.' &&
           strstr(words, "not known") == NULL && strstr(words, "  ") == NULL &&
           strchr(words, '\n') == NULL;
}

/* Why action n was taken, in English. */
static bool why_said(Table *table, size_t n, char *words, size_t size)
{
    Advice *advice = advice_new(table);
    Speech why = {0};
    Words names = table_words(table, NULL);
    Text text = text_into(words, size);
    bool known = advice_why(advice, n, &why);
    words_write_speech(&names, &why, &text);
    advice_free(advice);
    return known;
}

/* All decisions of a game of computers; how many were interruptions. */
static int explain_game(const PlayerKind *kind, const char *word, int actions)
{
    Table *table = table_of(kind, 4, 11);
    Action action;
    int interruptions = 0;
    for (int i = 0; i < actions && table_propose(table, true, &action); i++) {
        interruptions += action.seat != DEALER && action.seat != table_game(table)->decider;
        table_submit(table, &action);
    }
    for (size_t n = 0; n < table_action_count(table); n++) {
        char words[1000];
        bool computer = table_action(table, n)->seat != DEALER;
        CHECK_INT(computer, why_said(table, n, words, sizeof words));
        if (is_sentence(words) == computer) continue;
        printf("%s %s, action %d: \"%s\"\n", word, kind->word, (int)n, words);
        CHECK(false);
    }
    table_free(table);
    return interruptions;
}

static void every_decision_has_a_reason(void)
{
    for (int e = 0; e < edition_files()->count; e++) {
        const char *word = edition_files()->sources[e].word;
        edition_file_read(word, "", &edition);
        for (int i = 0; quick_kinds()[i] != NULL; i++)
            explain_game(quick_kinds()[i], word, quick_kinds()[i]->think != NULL ? 300 : 1500);
    }
}

static void interruptions_have_reasons_too(void)
{
    edition_file_read("classic", "", &edition);
    CHECK(explain_game(player_find("random"), "classic", 3000) > 0);
}

static void a_reason_is_worked_out_again_after_loading(void)
{
    edition_file_read("classic", "", &edition);
    Table *table = table_of(player_find("hard"), 4, 3),
          *loaded = table_of(player_find("hard"), 4, 3);
    Action action;
    for (int i = 0; i < 400 && table_propose(table, true, &action); i++) {
        table_submit(table, &action);
        table_submit(loaded, &action);
    }
    size_t n = 0;
    CHECK(advice_last_choice(table, NOBODY, &n));
    char words[2][1000];
    CHECK(why_said(table, n, words[0], sizeof words[0]));
    CHECK(why_said(loaded, n, words[1], sizeof words[1]));
    CHECK_TEXT(words[0], words[1]);
    table_free(table);
    table_free(loaded);
}

static void the_last_choice_is_no_throw_and_no_end_of_turn(void)
{
    edition_file_read("classic", "order=entered", &edition);
    Table *table = table_of(player_find("easy"), 4, 3);
    size_t n = 0;
    CHECK(!advice_last_choice(table, NOBODY, &n));
    Action action;
    for (int i = 0; i < 300 && table_propose(table, true, &action); i++)
        table_submit(table, &action);
    for (SeatId seat = 0; seat < 4; seat++) {
        CHECK(advice_last_choice(table, seat, &n));
        CHECK_INT(seat, table_action(table, n)->seat);
        CHECK(table_action(table, n)->kind != ACTION_END);
    }
    table_free(table);
}

static void people_are_not_explained(void)
{
    edition_file_read("classic", "order=entered", &edition);
    Table *table = table_of(NULL, 3, 5);
    play_wildly(table, 30, 1);
    char words[400];
    size_t n;
    for (size_t i = 0; i < table_action_count(table); i++) {
        CHECK(!why_said(table, i, words, sizeof words));
        CHECK_TEXT("", words);
    }
    CHECK(!advice_last_choice(table, NOBODY, &n));
    table_free(table);
}

/* ---- hints ---- */

static void hint_there(Table *table)
{
    Advice *advice = advice_new(table);
    char words[2000];
    Text text = text_into(words, sizeof words);
    Words names = table_words(table, NULL);
    Speech why;
    Action action;
    int slices = 1;
    while (!advice_hint(advice, 50, &action, &why)) slices++;
    words_write_speech(&names, &why, &text);
    CHECK_INT(REFUSAL_NONE, action_check(&edition, table_game(table), &action));
    CHECK(is_sentence(words));
    if (!is_sentence(words)) printf("hint in %s: \"%s\"\n", edition.word, words);
    advice_free(advice);
}

static void hints_are_legal_and_have_reasons(void)
{
    for (int e = 0; e < edition_files()->count; e++) {
        edition_file_read(edition_files()->sources[e].word, "", &edition);
        Table *table = table_of(NULL, 3, 7);
        for (int i = 0; i < 6; i++) {
            play_wildly(table, 25, (uint64_t)i);
            while (table_game(table)->decider == DEALER) play_wildly(table, 1, 1);
            if (advice_may_hint(table)) hint_there(table);
        }
        table_free(table);
    }
}

static void no_hint_while_chance_is_asked_or_somebody_chooses_blind(void)
{
    scene_begin("classic", "", 2);
    edition = scene.edition;
    Table *table = table_at(&scene.game, &scene.edition);
    CHECK(advice_may_hint(table));
    Action roll = action_of(&scene.game, ACTION_ROLL);
    table_submit(table, &roll);
    CHECK(!advice_may_hint(table));
    table_free(table);
    scene_begin("classic", "income_tax=choice", 2);
    CHECK(scene_do("roll; dice 1 3"));
    CHECK_WAITS(PHASE_CHOICE, 0);
    table = table_at(&scene.game, &scene.edition);
    CHECK(!advice_may_hint(table));
    table_free(table);
}

/* ---- words for actions ---- */

static Action taken;

static Refusal take(void *context, const Action *action)
{
    (void)context;
    taken = *action;
    return REFUSAL_NONE;
}

/* What a hint tells to type does what it means. */
static void type_it(Table *table, Console *console, const Action *action)
{
    char buffer[ACTION_TEXT_SIZE], said[ACTION_TEXT_SIZE];
    Text words = text_into(buffer, sizeof buffer), intent = text_into(said, sizeof said);
    Text out = text_growing(), argument = text_growing();
    insight_typed(table, action, &words);
    taken = (Action){.kind = ACTION_COUNT};
    console_line(console, buffer, take, NULL, &out, &argument);
    /* What would lose a seat or a deed is asked first. */
    if (taken.kind == ACTION_COUNT) console_line(console, "yes", take, NULL, &out, &argument);
    bool good = taken.kind < ACTION_COUNT && same_action(table_game(table), action, &taken);
    if (!good) printf("%s, typed \"%s\": %s\n", edition.word, buffer, out.start);
    CHECK(good);
    Intent would;
    Words names = table_words(table, NULL);
    intent_make(&would, table_edition(table), table_game(table), action);
    words_write_said(&names, &would.said, &intent);
    CHECK(said[0] >= 'a' && said[0] <= 'z' && strchr(said, '@') == NULL && !intent.cut);
    text_free(&out);
    text_free(&argument);
}

static void what_is_typed_does_what_is_meant(void)
{
    const PlayerKind *wild = player_find("random");
    for (int e = 0; e < edition_files()->count; e++) {
        edition_file_read(edition_files()->sources[e].word, "", &edition);
        Table *table = table_of(NULL, 4, 7);
        Console *console = console_new(table, (ConsoleOptions){.columns = 80});
        Rng rng = rng_seed(4, (uint64_t)e);
        for (int i = 0; i < 1500 && table_game(table)->phase != PHASE_OVER; i++) {
            Action action;
            if (!table_propose(table, true, &action)) {
                ask(wild, &edition, NULL, table_game(table), &rng, &action, NULL);
                type_it(table, console, &action);
            }
            table_submit(table, &action);
        }
        console_free(console);
        table_free(table);
    }
}

static const char *completed(Console *console, const char *beginning)
{
    static char words[400];
    Text text = text_into(words, sizeof words);
    console_complete(console, beginning, &text);
    return words;
}

static void the_commands_are_completed(void)
{
    edition_file_read("classic", "order=entered", &edition);
    Table *table = table_of(player_find("easy"), 2, 5);
    Console *console = console_new(table, (ConsoleOptions){.columns = 80});
    CHECK_TEXT("why\n", completed(console, "wh"));
    CHECK_TEXT("hint\n", completed(console, "hi"));
    CHECK_TEXT("odds\n", completed(console, "od"));
    CHECK_TEXT("\"Player 1\"\n\"Player 2\"\n", completed(console, "why Pl"));
    console_free(console);
    table_free(table);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(slices_change_no_decision);
    RUN(thoughts_about_a_state_that_has_passed_are_void);
    RUN(people_are_waited_for);
    RUN(every_decision_has_a_reason);
    RUN(interruptions_have_reasons_too);
    RUN(a_reason_is_worked_out_again_after_loading);
    RUN(the_last_choice_is_no_throw_and_no_end_of_turn);
    RUN(people_are_not_explained);
    RUN(hints_are_legal_and_have_reasons);
    RUN(no_hint_while_chance_is_asked_or_somebody_chooses_blind);
    RUN(what_is_typed_does_what_is_meant);
    RUN(the_commands_are_completed);
    return check_done();
}
