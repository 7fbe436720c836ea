/* edition_try.c -- all mistakes of an edition, also those that only a house rule brings out. */
#include "edition/edition_try.h"

#include "edition/house_rule.h"

enum { CONDITIONS_MAX = 64 };

static bool is_noted(const Problems *problems, const Problem *problem)
{
    for (int i = 0; i < problems->count && i < PROBLEM_MAX; i++) {
        const Problem *other = &problems->list[i];
        if (other->line == problem->line && text_same(other->file, problem->file) &&
            text_same(other->sentence, problem->sentence))
            return true;
    }
    return false;
}

/* What a house rule itself is refused for is no mistake of the file. */
static void add_new(Problems *problems, const Problems *found)
{
    for (int i = 0; i < found->count && i < PROBLEM_MAX; i++) {
        const Problem *problem = &found->list[i];
        if (text_same(problem->file, house_rule_file) || is_noted(problems, problem)) continue;
        problem_note_text(problems, problem->file, problem->line, problem->sentence);
        problem_mark(problems, problem->about);
        if (problems->count <= PROBLEM_MAX)
            problems->list[problems->count - 1].more = problem->more;
    }
}

bool edition_try(const EditionLibrary *library, const char *word, Edition *edition,
                 Problems *problems)
{
    HouseRule conditions[CONDITIONS_MAX];
    Problems found;
    Edition ignored;
    int before = problems->count;
    edition_read(library, word, NULL, edition, problems);
    int count = edition_conditions(library, word, conditions, CONDITIONS_MAX);
    for (int i = 0; i < count; i++) {
        HouseRules rules = {.count = 1, .list = {conditions[i]}};
        found.words = problems->words;
        found.count = 0;
        edition_read(library, word, &rules, &ignored, &found);
        add_new(problems, &found);
    }
    return problems->count == before;
}
