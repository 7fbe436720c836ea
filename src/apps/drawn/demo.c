/* demo.c -- a game of computers that plays itself behind the start screen. */
#include "apps/drawn/demo.h"

#include "base/mem.h"

/* What has been played before anybody looks: an empty board is dull. */
enum { SEATS = 4, HEAD_START = 150 };
static const double action_seconds = 0.8, end_seconds = 8;

struct Demo {
    Table *table;
    double left; /* seconds until somebody acts, or the end has been looked at */
};

Demo *demo_new(void)
{
    return mem_new(1, sizeof(Demo));
}

void demo_end(Demo *demo)
{
    table_free(demo->table);
    demo->table = NULL;
}

void demo_free(Demo *demo)
{
    if (demo == NULL) return;
    demo_end(demo);
    mem_free(demo);
}

static const char *edition_word(const EditionLibrary *library)
{
    const EditionSource *classic = edition_source(library, "classic");
    if (classic != NULL) return classic->word;
    return library->count > 0 ? library->sources[0].word : "";
}

static void act(Demo *demo)
{
    Action action;
    if (table_propose(demo->table, true, &action)) table_submit(demo->table, &action);
}

void demo_begin(Demo *demo, const EditionLibrary *library, uint64_t seed)
{
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    demo_end(demo);
    if (edition_read(library, edition_word(library), NULL, edition, problems)) {
        Seating seating = {0};
        int most = edition->rule[RULE_PLAYERS_MAX];
        for (int i = 0; i < SEATS && i < most; i++) {
            seating_add(&seating, edition, "", player_find("simple"), NO_TOKEN, 0);
        }
        demo->table = table_new(edition, NULL, &seating, seed);
        for (int i = 0; i < HEAD_START; i++) act(demo);
        demo->left = action_seconds;
    }
    mem_free(problems);
    mem_free(edition);
}

const Table *demo_table(const Demo *demo)
{
    return demo->table;
}

static bool ended(const Demo *demo)
{
    return table_game(demo->table)->phase == PHASE_OVER;
}

bool demo_over(const Demo *demo)
{
    return demo->table != NULL && ended(demo) && demo->left <= 0;
}

void demo_tick(Demo *demo, double seconds)
{
    if (demo->table == NULL) return;
    demo->left -= seconds;
    if (demo->left > 0 || ended(demo)) return;
    act(demo);
    demo->left = ended(demo) ? end_seconds : action_seconds;
}
