/* learning.c -- the game that the lesson is given with. */
#include "apps/drawn/learning.h"

#include "base/mem.h"
#include "players/player.h"
#include "table/tutorial.h"

Table *learning_table(const EditionLibrary *library, const Language *language, Text *why)
{
    Edition *edition = mem_new(1, sizeof *edition);
    HouseRules *rules = mem_new(1, sizeof *rules);
    Problems *problems = mem_new(1, sizeof *problems);
    const Words words = {.language = language};
    Table *table = NULL;
    problems->words = &words;
    for (int i = 0; i < TUTORIAL_RULES; i++) house_rule_add(rules, tutorial_rules[i], &words, why);
    if (edition_read(library, tutorial_edition, rules, edition, problems)) {
        static const char *const names[TUTORIAL_PLAYERS] = {"", "Ada", "Bruno"};
        Seating seating = {0};
        for (int i = 0; i < TUTORIAL_PLAYERS; i++)
            seating_add(&seating, edition, names[i],
                        tutorial_kinds[i] != NULL ? player_find(tutorial_kinds[i]) : NULL, NO_TOKEN,
                        0);
        table = table_new(edition, rules, &seating, TUTORIAL_SEED);
    } else {
        text_add(why, problems->list[0].sentence);
    }
    mem_free(problems);
    mem_free(rules);
    mem_free(edition);
    return table;
}
