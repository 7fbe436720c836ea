/* monopd_board.c -- groups, deeds and spaces of a monopd board. */
#include <string.h>

#include "edition/label_make.h"
#include "edition/monopd/monopd_part.h"

/* For groups that have none. */
static const uint32_t usual_colour = 0x8A93A0;

/* ---- groups and deeds ---- */

/* The file's group and the price of an estate that can be owned; else -1. */
static int group_of(const MonopdBoard *board, const MonopdEstate *estate, Money *price)
{
    int group = monopd_find_group(board, estate->words[ESTATE_GROUP]);
    if (estate->words[ESTATE_GROUP].length == 0 || group < 0) return -1;
    *price = monopd_said_or(estate->numbers[ESTATE_PRICE],
                            monopd_said_or(board->groups[group].numbers[GROUP_PRICE], 0));
    return *price > 0 ? group : -1;
}

static int owned_count(const MonopdBoard *board, int group)
{
    Money price;
    int count = 0;
    for (int i = 0; i < board->estate_count; i++)
        count += group_of(board, &board->estates[i], &price) == group;
    return count;
}

static void fill_rents(MonopdImport *import, int from, GroupId id, int count)
{
    const MonopdGroup *group = &import->board->groups[from];
    Slice formula = group->words[GROUP_RENT];
    MonopdRent *rent = &import->rents[from];
    import->edition->groups[id].kind = GROUP_STREETS;
    if (formula.length == 0) return;
    if (!monopd_rent(formula, count, rent)) {
        *rent = (MonopdRent){.kind = GROUP_COUNT, .exact = true};
        monopd_remark(
            import, group->line, group->name,
            (Sentence)T_(
                "the formula for the rent of '{name}' is not understood; its rents are 0"));
    }
    if (!rent->exact)
        monopd_remark(
            import, group->line, group->name,
            (Sentence)T_("the formula for the rent of '{name}' could only be followed roughly"));
    import->edition->groups[id].kind = (uint8_t)rent->kind;
}

/* Of two colours the first is taken; `told` says whether that was reported. */
static bool fill_colour(const MonopdImport *import, const MonopdGroup *group, uint32_t *colour,
                        bool told)
{
    Slice first = group->words[GROUP_COLOUR], second = group->words[GROUP_BACKGROUND];
    *colour = usual_colour;
    bool taken = monopd_colour(first, colour);
    if ((first.length > 0 && !taken) ||
        (first.length == 0 && second.length > 0 && !monopd_colour(second, colour)))
        monopd_remark(import, group->line, group->name,
                      (Sentence)T_("the colour of '{name}' is no colour"));
    if (!taken || second.length == 0) return told;
    if (!told)
        monopd_remark(import, group->line, group->name,
                      (Sentence)T_("groups have one colour: the background of '{name}' and of "
                                   "those after it is left out"));
    return true;
}

static void fill_groups(MonopdImport *import)
{
    bool told = false;
    const MonopdBoard *board = import->board;
    Edition *edition = import->edition;
    for (int i = 0; i < board->group_count; i++) {
        const MonopdGroup *group = &board->groups[i];
        int count = owned_count(board, i);
        import->group_ids[i] = -1;
        if (count == 0) {
            monopd_remark(import, group->line, group->name,
                          (Sentence)T_("nothing belongs to the group '{name}', so it is left out"));
            continue;
        }
        GroupId id = edition->group_count++;
        import->group_ids[i] = id;
        if (!label_make(edition->group_label, id, monopd_file_said(group->name).text, true) ||
            group->name.length > NAME_LETTERS)
            monopd_remark(import, group->line, group->name,
                          (Sentence)T_("the name '{name}' was changed"));
        told = fill_colour(import, group, &edition->groups[id].colour, told);
        fill_rents(import, i, id, count);
    }
}

static void fill_street(const MonopdImport *import, const MonopdEstate *estate, int from,
                        Deed *deed)
{
    const int32_t *numbers = estate->numbers;
    Money house = monopd_said_or(
        numbers[ESTATE_HOUSE], monopd_said_or(import->board->groups[from].numbers[GROUP_HOUSE], 0));
    bool gaps = false;
    deed->house_price = house > 0 && import->board->numbers[GENERAL_HOUSES] != 0 ? house : 0;
    if (import->edition->rule[RULE_HOTEL] != HOTEL_NONE) deed->hotel_price = deed->house_price;
    for (int step = 0; step < RENT_STEPS; step++) {
        int32_t before = step > 0 ? deed->rent[step - 1] : 0;
        bool said = numbers[ESTATE_RENT + step] != MONOPD_UNSAID;
        deed->rent[step] = said ? numbers[ESTATE_RENT + step] : before;
        gaps = gaps || (!said && (step == 0 || deed->house_price > 0));
    }
    if (gaps)
        monopd_remark(
            import, estate->line, estate->name,
            (Sentence)T_(
                "'{name}' does not name all of its rents; the one before was taken, or 0"));
    if (house > 0 && deed->house_price == 0)
        monopd_remark(
            import, estate->line, estate->name,
            (Sentence)T_("there are no houses in the bank, so '{name}' cannot be built on"));
}

static void fill_deed(MonopdImport *import, const MonopdEstate *estate, int from, Money price,
                      SpaceId space)
{
    Edition *edition = import->edition;
    if (edition->deed_count == MAX_DEEDS) {
        PROBLEM(import->problems, import->board->file, estate->line,
                T_("this is one deed too many, expected at most {at_most}"),
                arg_at_most(MAX_DEEDS));
        return;
    }
    DeedId id = edition->deed_count++;
    GroupId group = (GroupId)import->group_ids[from];
    Deed *deed = &edition->deeds[id];
    *deed = (Deed){.space = space, .group = group, .price = price};
    deed->mortgage = monopd_said_or(estate->numbers[ESTATE_MORTGAGE], price / 2);
    if (edition->groups[group].kind == GROUP_STREETS)
        fill_street(import, estate, from, deed);
    else
        memcpy(deed->rent, import->rents[from].row, sizeof deed->rent);
    if (edition->groups[group].kind != GROUP_STREETS &&
        (estate->numbers[ESTATE_RENT] != MONOPD_UNSAID ||
         monopd_said_or(estate->numbers[ESTATE_HOUSE],
                        monopd_said_or(import->board->groups[from].numbers[GROUP_HOUSE], 0)) > 0))
        monopd_remark(
            import, estate->line, estate->name,
            (Sentence)T_(
                "houses and rents of '{name}' are left out: its group has a formula for the rent"));
    edition->groups[group].deeds |= DEED_BIT(id);
    edition->groups[group].deed_count++;
    edition->spaces[space] = (Space){.kind = SPACE_DEED, .deed = id};
    if (estate->numbers[ESTATE_REDEEM] != MONOPD_UNSAID ||
        estate->numbers[ESTATE_HOUSE_SALE] != MONOPD_UNSAID)
        monopd_remark(import, estate->line, estate->name,
                      (Sentence)T_("sums of '{name}' for redeeming or selling houses are left out; "
                                   "the rules give them"));
    if (monopd_said_or(estate->numbers[ESTATE_IF_OWNED], -1) >= 0)
        PROBLEM(import->remarks, import->board->file, estate->line,
                T_("travelling on from '{name}' is left out; see the rule {word}"),
                arg_name(monopd_file_said(estate->name).text), arg_word("rail_travel"));
}

/* ---- spaces ---- */

/* The first space, not the start, to which payments go; -1 if there is none. */
static int find_pot(const MonopdImport *import)
{
    const MonopdBoard *board = import->board;
    for (int i = 0; i < board->estate_count; i++) {
        int32_t target = board->estates[i].numbers[ESTATE_TARGET];
        if (target >= 0 && target < board->estate_count && target != import->start &&
            monopd_is_plain(&board->estates[target]))
            return target;
    }
    return -1;
}

static void check_targets(const MonopdImport *import, int pot)
{
    const MonopdBoard *board = import->board;
    for (int i = 0; i < board->estate_count; i++) {
        int32_t target = board->estates[i].numbers[ESTATE_TARGET];
        if (target == MONOPD_UNSAID || target == pot) continue;
        monopd_remark(import, board->estates[i].line, board->estates[i].name,
                      (Sentence)T_("payments at '{name}' cannot have a pot of their own"));
    }
    if (pot >= 0)
        PROBLEM(import->remarks, board->file, board->estates[pot].line,
                T_("'{name}' collects payments only with the rule {word}"),
                arg_name(monopd_file_said(board->estates[pot].name).text), arg_word("pot=on"));
}

static Effect effect_of(const MonopdImport *import, const MonopdEstate *estate)
{
    const int32_t *numbers = estate->numbers;
    Money tax = monopd_said_or(numbers[ESTATE_TAX], 0);
    int32_t percent = monopd_said_or(numbers[ESTATE_PERCENT], 0);
    if (monopd_said_or(numbers[ESTATE_TO_JAIL], 0) != 0) {
        if (import->edition->jail != NO_SPACE) return (Effect){.kind = EFFECT_JAIL};
        monopd_remark(import, estate->line, estate->name,
                      (Sentence)T_("'{name}' leads to jail, but there is none"));
    }
    if (estate->words[ESTATE_DECK].length > 0) {
        for (int i = 0; i < import->board->deck_count; i++)
            if (monopd_file_same(import->board->decks[i].name, estate->words[ESTATE_DECK]))
                return (Effect){.kind = EFFECT_DRAW, .target = (uint8_t)i};
        monopd_remark(import, estate->line, estate->words[ESTATE_DECK],
                      (Sentence)T_("there are no cards called '{name}', so nothing happens here"));
    }
    if (tax < 0) return (Effect){.kind = EFFECT_COLLECT, .amount = -tax};
    if (tax == 0 && percent <= 0) return (Effect){.kind = EFFECT_NOTHING};
    return (Effect){.kind = EFFECT_TAX,
                    .how = tax > 0 && percent > 0 ? CHARGE_CHOICE : CHARGE_SUM,
                    .amount = tax,
                    .percent = (uint8_t)(percent < 0     ? 0
                                         : percent > 100 ? 100
                                                         : percent)};
}

static void tell_more(const MonopdImport *import, const MonopdEstate *estate)
{
    const int32_t *numbers = estate->numbers;
    int things = (estate->words[ESTATE_GROUP].length > 0) +
                 (estate->words[ESTATE_DECK].length > 0) +
                 (monopd_said_or(numbers[ESTATE_JAIL], 0) != 0) +
                 (monopd_said_or(numbers[ESTATE_TO_JAIL], 0) != 0) +
                 (monopd_said_or(numbers[ESTATE_TAX], 0) != 0 ||
                  monopd_said_or(numbers[ESTATE_PERCENT], 0) != 0);
    if (things > 1)
        monopd_remark(import, estate->line, estate->name,
                      (Sentence)T_("several things happen at '{name}'; only the first of deed, "
                                   "jail, going to jail, cards and tax is kept"));
    if (monopd_said_or(numbers[ESTATE_PERCENT], 0) > 100 ||
        monopd_said_or(numbers[ESTATE_PERCENT], 0) < 0 ||
        (monopd_said_or(numbers[ESTATE_TAX], 0) < 0 &&
         monopd_said_or(numbers[ESTATE_PERCENT], 0) != 0))
        monopd_remark(import, estate->line, estate->name,
                      (Sentence)T_("the percentage of '{name}' makes no sense and was changed"));
    if (monopd_said_or(numbers[ESTATE_FINE], 0) > 0 && monopd_said_or(numbers[ESTATE_JAIL], 0) == 0)
        PROBLEM(import->remarks, import->board->file, estate->line,
                T_("the {word} of '{name}' is left out: it is not the jail"),
                arg_name(monopd_file_said(estate->name).text), arg_word("payamount"));
    if (monopd_said_or(numbers[ESTATE_PASS], 0) < 0)
        monopd_remark(import, estate->line, estate->name,
                      (Sentence)T_("passing '{name}' cannot cost money"));
    if (estate->words[ESTATE_GROUP].length == 0 && numbers[ESTATE_PRICE] != MONOPD_UNSAID)
        monopd_remark(import, estate->line, estate->name,
                      (Sentence)T_("'{name}' has a price but no group; it cannot be bought"));
}

static void fill_jail(const MonopdImport *import, const MonopdEstate *estate, SpaceId space)
{
    Edition *edition = import->edition;
    if (edition->jail != space) {
        monopd_remark(import, estate->line, estate->name,
                      (Sentence)T_("'{name}' is a second jail; nothing happens there"));
        return;
    }
    edition->spaces[space].kind = SPACE_JAIL;
    if (estate->numbers[ESTATE_FINE] != MONOPD_UNSAID)
        monopd_rule(import, RULE_JAIL_FINE, estate->numbers[ESTATE_FINE], "payamount");
}

static void fill_space(MonopdImport *import, const MonopdEstate *estate, SpaceId space, bool pot)
{
    Edition *edition = import->edition;
    Money price = 0;
    int group = group_of(import->board, estate, &price);
    edition->spaces[space] = (Space){.kind = SPACE_EFFECT, .deed = NO_DEED};
    tell_more(import, estate);
    if (space == 0)
        edition->spaces[space].kind = SPACE_START;
    else if (group >= 0)
        fill_deed(import, estate, group, price, space);
    else if (monopd_said_or(estate->numbers[ESTATE_JAIL], 0) != 0)
        fill_jail(import, estate, space);
    else
        edition->spaces[space].effect = effect_of(import, estate);
    if (pot) edition->spaces[space].effect = (Effect){.kind = EFFECT_POT};
    if (group < 0 && estate->words[ESTATE_GROUP].length > 0)
        monopd_remark(
            import, estate->line, estate->name,
            (Sentence)T_("'{name}' has no price or an unknown group; it cannot be bought"));
}

/* Deeds have names that nothing else has; other spaces may share theirs. */
static void fill_label(const MonopdImport *import, const MonopdEstate *estate, SpaceId space)
{
    Edition *edition = import->edition;
    MonopdEntry name = monopd_file_said(estate->name);
    bool own = edition->spaces[space].kind == SPACE_DEED;
    for (int i = 0; i < space; i++)
        own = own || (edition->spaces[i].kind == SPACE_DEED &&
                      text_same_folded(edition->space_label[i].name, name.text));
    if (!label_make(edition->space_label, space, name.text, own) ||
        estate->name.length > NAME_LETTERS)
        monopd_remark(import, estate->line, estate->name,
                      (Sentence)T_("the name '{name}' was changed"));
}

static void find_jail(const MonopdImport *import)
{
    const MonopdBoard *board = import->board;
    Money price;
    for (int i = 0; i < board->estate_count; i++) {
        const MonopdEstate *estate = &board->estates[(i + import->start) % board->estate_count];
        if (monopd_said_or(estate->numbers[ESTATE_JAIL], 0) == 0 ||
            group_of(board, estate, &price) >= 0)
            continue;
        import->edition->jail = (SpaceId)i;
        return;
    }
    import->edition->rule[RULE_DOUBLES_TO_JAIL] = 0;
}

void monopd_board_fill(MonopdImport *import)
{
    const MonopdBoard *board = import->board;
    Edition *edition = import->edition;
    int pot = find_pot(import);
    edition->space_count = (uint8_t)board->estate_count;
    find_jail(import);
    fill_groups(import);
    check_targets(import, pot);
    for (int i = 0; i < board->estate_count; i++) {
        int from = (i + import->start) % board->estate_count;
        fill_space(import, &board->estates[from], (SpaceId)i, from == pot);
        fill_label(import, &board->estates[from], (SpaceId)i);
    }
    label_make_short(edition->space_label, board->estate_count);
    if (pot >= 0)
        noun_name(&edition->nouns[NOUN_POT], monopd_file_said(board->estates[pot].name).text);
}
