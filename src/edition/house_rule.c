/* house_rule.c -- rules changed for one game, on top of an edition. */
#include "edition/house_rule.h"

#include "base/utf8.h"
#include "edition/box_read.h"

const char house_rule_file[] = "house rule";

bool house_rule_add(HouseRules *rules, const char *words, Text *why)
{
    RuleId rule;
    int32_t value;
    if (!box_setting(words, &rule, &value, why)) {
        utf8_mask(why->start); /* it quotes what was typed */
        return false;
    }
    int index = 0;
    while (index < rules->count && rules->list[index].rule != rule) index++;
    if (index == rules->count) rules->count++;
    rules->list[index] = (HouseRule){.rule = rule, .value = value};
    return true;
}

/* "auction=off" */
static void refuse(const Edition *edition, RuleId rule, int32_t value, const char *reason,
                   Problems *problems)
{
    char buffer[64];
    Text setting = text_into(buffer, sizeof buffer);
    text_add(&setting, rule_info(rule)->word);
    text_add_char(&setting, '=');
    rule_value_write(rule, value, &setting);
    problem_add(problems, house_rule_file, 0, buffer, " is not possible in '", edition->word,
                "': ", reason, NULL);
}

void house_rule_apply(Draft *draft, const HouseRules *rules, Problems *problems)
{
    Edition *edition = &draft->edition;
    for (int i = 0; rules != NULL && i < rules->count; i++) {
        RuleId rule = rules->list[i].rule;
        int32_t value = rules->list[i].value;
        int32_t own = edition->rule[rule];
        if (value == own) continue;
        if (rule == RULE_HOTEL && !(own == HOTEL_TOP && value == HOTEL_NONE)) {
            refuse(edition, rule, value, "its rents are printed for the other kind of hotel",
                   problems);
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
            refuse(edition, (RuleId)rule, edition->rule[rule], "it has only one printing of this",
                   problems);
    if (house[RULE_MORTGAGE_PERCENT] && !lends_by_rule(draft))
        refuse(edition, RULE_MORTGAGE_PERCENT, edition->rule[RULE_MORTGAGE_PERCENT],
               "its deeds name their mortgages themselves", problems);
}
