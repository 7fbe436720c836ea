/* house_rule.c -- rules changed for one game, on top of an edition. */
#include "edition/house_rule.h"

#include "base/utf8.h"
#include "edition/box_read.h"
#include "edition/rule_check.h"
#include "edition/rule_clash.h"

const char house_rule_file[] = "house rule";

bool house_rule_add(HouseRules *rules, const char *setting, const Words *words, Text *why)
{
    RuleId rule;
    int32_t value;
    const Words english = {.language = NULL};
    if (!box_setting(setting, &rule, &value, words != NULL ? words : &english, why)) {
        utf8_mask(why->start); /* it quotes what was typed */
        return false;
    }
    int index = 0;
    while (index < rules->count && rules->list[index].rule != rule) index++;
    if (index == rules->count) rules->count++;
    rules->list[index] = (HouseRule){.rule = rule, .value = value};
    return true;
}

static void refuse(const Edition *edition, RuleId rule, int32_t value, const RuleReason *reason,
                   Problems *problems)
{
    Said said = {.sentence = reason->sentence};
    PROBLEM(problems, house_rule_file, 0, T_("{word} is not possible in '{edition}': {reason}"),
            arg_word(rule_check_setting(rule, value).words), arg_edition(edition->word),
            arg_reason(&said));
    problem_mark(problems,
                 (ProblemAbout){.topic = PROBLEM_OF_RULE, .number = (int)rule, .reason = reason});
}

static const RuleReason other_hotel = {.sentence =
                                           T_("its rents are printed for the other kind of hotel")};
static const RuleReason one_printing = {.sentence = T_("it has only one printing of this")};
static const RuleReason own_mortgages = {.sentence =
                                             T_("its deeds name their mortgages themselves")};

void house_rule_apply(Draft *draft, const HouseRules *rules, Problems *problems)
{
    Edition *edition = &draft->edition;
    for (int i = 0; rules != NULL && i < rules->count; i++) {
        RuleId rule = rules->list[i].rule;
        int32_t value = rules->list[i].value;
        int32_t own = edition->rule[rule];
        if (value == own) continue;
        if (rule == RULE_HOTEL && !(own == HOTEL_TOP && value == HOTEL_NONE)) {
            refuse(edition, rule, value, &other_hotel, problems);
            draft->origins.doubt = true;
            continue;
        }
        edition->rule[rule] = value;
        draft->origins.house[rule] = true;
    }
}

static uint8_t printings_of(const Draft *draft)
{
    unsigned printings = draft->printings;
    for (int part = 0; part < PART_COUNT; part++)
        for (int slot = 0; slot < MAX_SPACES; slot++)
            printings |= draft->slots[part][slot].printings;
    return (uint8_t)printings;
}

static bool lends_by_rule(const Draft *draft)
{
    for (int i = 0; i < draft->edition.space_count; i++)
        if (draft->edition.spaces[i].kind == SPACE_DEED && draft->deeds[i].mortgage == DRAFT_UNSAID)
            return true;
    return false;
}

void house_rule_check(const Draft *draft, Problems *problems)
{
    const Edition *edition = &draft->edition;
    const bool *house = draft->origins.house;
    if (draft->origins.doubt) return;
    unsigned printings = printings_of(draft);
    for (int rule = RULE_CHANCE_DECK; rule <= RULE_LUXURY_TAX; rule++)
        if (house[rule] && !(printings & (1u << (rule - RULE_CHANCE_DECK))))
            refuse(edition, (RuleId)rule, edition->rule[rule], &one_printing, problems);
    if (house[RULE_MORTGAGE_PERCENT] && !lends_by_rule(draft))
        refuse(edition, RULE_MORTGAGE_PERCENT, edition->rule[RULE_MORTGAGE_PERCENT], &own_mortgages,
               problems);
}
