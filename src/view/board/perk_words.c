/* perk_words.c -- what a token changes, in words. */
#include "view/board/perk_words.h"

/* Sentences follow each other with a blank between them. */
typedef struct PerkText {
    const Words *words;
    Text *text;
    size_t start;
} PerkText;

typedef struct PercentPerk {
    Sentence less, more;
} PercentPerk;

static const PercentPerk price = {T_("Price of properties −{number} %."),
                                  T_("Price of properties +{number} %.")};
static const PercentPerk building = {T_("Price of buildings −{number} %."),
                                     T_("Price of buildings +{number} %.")};
static const PercentPerk received = {T_("Rent received −{number} %."),
                                     T_("Rent received +{number} %.")};
static const PercentPerk paid = {T_("Rent paid −{number} %."), T_("Rent paid +{number} %.")};
static const PercentPerk tax = {T_("Tax −{number} %."), T_("Tax +{number} %.")};
static const Sentence salary_less = T_("Salary −{sum}.");
static const Sentence salary_more = T_("Salary +{sum}.");
static const Sentence jail = T_("In jail for {number} turns at most.");

static void add(const PerkText *perks, const Sentence *sentence, Arg arg)
{
    if (perks->text->length > perks->start) text_add_char(perks->text, ' ');
    words_write(perks->words, sentence, ARGS(arg), perks->text);
}

static void add_percent(const PerkText *perks, const PercentPerk *perk, int percent)
{
    if (percent < 100) add(perks, &perk->less, arg_number(100 - percent));
    if (percent > 100) add(perks, &perk->more, arg_number(percent - 100));
}

void perk_words_add(const Words *words, const Edition *edition, TokenId token, Text *text)
{
    const Token *it = &edition->tokens[token];
    PerkText perks = {words, text, text->length};
    add_percent(&perks, &price, it->price);
    add_percent(&perks, &building, it->building);
    add_percent(&perks, &received, it->rent_received);
    add_percent(&perks, &paid, it->rent_paid);
    add_percent(&perks, &tax, it->tax);
    if (it->salary < 0) add(&perks, &salary_less, arg_sum(-it->salary));
    if (it->salary > 0) add(&perks, &salary_more, arg_sum(it->salary));
    if (it->jail_turns != 0 && it->jail_turns != edition->rule[RULE_JAIL_TURNS])
        add(&perks, &jail, arg_number(it->jail_turns));
}
