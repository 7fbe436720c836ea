/* edition_warn.c -- what can be played, but was probably not meant so. */
#include "edition/edition_warn.h"

#include "edition/card_warn.h"
#include "edition/reach.h"
#include "edition/rule_check.h"

typedef struct Warn {
    const Edition *edition;
    const Origins *origins;
    Problems *warnings;
} Warn;

enum { SMALL_BOARD = 12 }; /* spaces: below, groups of one are no wonder */

static const Origin *own_part(const Warn *warn, Part part, int index)
{
    const Origin *origin = &warn->origins->parts[part][index];
    return origin->line > 0 && origin->source == warn->origins->top ? origin : NULL;
}

/* `sentence` calls the part {word}. */
static void note(const Warn *warn, Part part, int index, const char *word, Sentence sentence)
{
    const Origin *origin = own_part(warn, part, index);
    if (origin != NULL)
        problem_note(warn->warnings, origin->file, origin->line, &sentence, ARGS(arg_word(word)));
}

static int steps_of(const Edition *edition, const Deed *deed)
{
    const Group *group = &edition->groups[deed->group];
    if (group->kind != GROUP_STREETS)
        return group->deed_count < RENT_STEPS ? group->deed_count : RENT_STEPS;
    if (deed->house_price == 0) return 1;
    if (edition->rule[RULE_HOTEL] == HOTEL_TOP) return RENT_STEPS;
    return edition->rule[RULE_HOTEL] == HOTEL_NONE ? edition->rule[RULE_HOUSES_PER_STREET] + 1 : 1;
}

static void warn_deed(const Warn *warn, const Deed *deed)
{
    const char *word = warn->edition->space_label[deed->space].word;
    int steps = steps_of(warn->edition, deed);
    bool falls = false;
    for (int i = 1; i < steps; i++) falls = falls || deed->rent[i] < deed->rent[i - 1];
    if (falls)
        note(warn, PART_SPACE, deed->space, word,
             (Sentence)T_("the rents of '{word}' fall, although more is built or owned"));
    if (deed->rent[0] == 0)
        note(warn, PART_SPACE, deed->space, word,
             (Sentence)T_("the first rent of '{word}' is zero: visitors pay nothing"));
    if (deed->rent[0] > deed->price)
        note(warn, PART_SPACE, deed->space, word,
             (Sentence)T_("the first rent of '{word}' is more than its price"));
}

static void warn_group(const Warn *warn, int index)
{
    const Edition *edition = warn->edition;
    const Group *group = &edition->groups[index];
    const char *word = edition->group_label[index].word;
    bool builds = false;
    for (int i = 0; i < edition->deed_count; i++)
        builds = builds || (edition->deeds[i].group == index && edition->deeds[i].house_price > 0);
    if (group->kind == GROUP_STREETS && group->deed_count == 1 && builds &&
        edition->space_count >= SMALL_BOARD)
        note(warn, PART_GROUP, index, word,
             (Sentence)T_("the group '{word}' has one street: whoever buys it may build at once"));
    if (group->kind == GROUP_STREETS && !builds)
        note(warn, PART_GROUP, index, word,
             (Sentence)T_("nothing can be built in the group '{word}': its houses have no price"));
}

static bool draws_from(const Effect *effect, int deck)
{
    return (effect->kind == EFFECT_DRAW || effect->kind == EFFECT_PAY_OR_DRAW) &&
           effect->target == deck;
}

static bool is_drawn(const Edition *edition, int deck)
{
    for (int i = 0; i < edition->space_count; i++)
        if (edition->spaces[i].kind == SPACE_EFFECT && draws_from(&edition->spaces[i].effect, deck))
            return true;
    for (int d = 0; d < edition->deck_count; d++)
        for (int c = 0; c < edition->decks[d].card_count; c++)
            if (d != deck && draws_from(&edition->decks[d].cards[c].effect, deck)) return true;
    return false;
}

static void warn_space(const Warn *warn, int index, uint64_t reached)
{
    const Label *label = &warn->edition->space_label[index];
    if (!(reached >> index & 1))
        note(warn, PART_SPACE, index, label->word,
             (Sentence)T_("nobody can ever come to the space '{word}'"));
}

static void warn_rule(const Warn *warn, RuleId rule, Sentence sentence)
{
    const Origin *origin = &warn->origins->rules[rule];
    if (origin->line > 0 && origin->source == warn->origins->top)
        problem_note(warn->warnings, origin->file, origin->line, &sentence, no_args);
}

static void warn_rules(const Warn *warn)
{
    const Edition *edition = warn->edition;
    Money cheapest = MONEY_LIMIT;
    for (int i = 0; i < edition->deed_count; i++)
        if (edition->deeds[i].price < cheapest) cheapest = edition->deeds[i].price;
    if (edition->rule[RULE_SALARY] == 0)
        warn_rule(warn, RULE_SALARY,
                  (Sentence)T_("there is no salary: money only leaves the players' hands"));
    if (edition->deed_count > 0 && edition->rule[RULE_START_MONEY] < cheapest)
        warn_rule(warn, RULE_START_MONEY,
                  (Sentence)T_("nobody can buy anything with the money of the start"));
    rule_check_idle(edition, warn->origins, warn->warnings);
}

void edition_warn(const Edition *edition, const Origins *origins, Problems *warnings)
{
    const Warn warn = {.edition = edition, .origins = origins, .warnings = warnings};
    uint64_t reached = reach_find(edition);
    warn_rules(&warn);
    for (int i = 0; i < edition->group_count; i++) warn_group(&warn, i);
    for (int i = 0; i < edition->deed_count; i++) warn_deed(&warn, &edition->deeds[i]);
    for (int i = 0; i < edition->space_count; i++) warn_space(&warn, i, reached);
    for (int i = 0; i < edition->deck_count; i++)
        if (!is_drawn(edition, i))
            note(&warn, PART_DECK, i, edition->deck_label[i].word,
                 (Sentence)T_("no space draws from the deck '{word}'"));
    card_warn(edition, origins, warnings);
}
