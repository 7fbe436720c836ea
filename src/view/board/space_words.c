/* space_words.c -- what happens on a space, in sentences. */
#include "view/board/space_words.h"

#include "edition/effect_words.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static void add_effect(const View *view, const Effect *effect, Text *text)
{
    effect_words_add(view_edition(view), effect, &view_game(view)->pot, view_words(view), text);
}

static void add_start(const View *view, Text *text)
{
    const int32_t *rule = view_edition(view)->rule;
    Money landing = (Money)((int64_t)rule[RULE_SALARY] * rule[RULE_SALARY_LANDING] / 100);
    Arg salary = arg_sum(rule[RULE_SALARY]);
    if (landing == rule[RULE_SALARY])
        SAY(view_words(view), text,
            T_("{bank.the} pays {sum} whenever you pass or reach this space."), salary);
    else
        SAY(view_words(view), text,
            T_("{bank.the} pays {sum} whenever you pass this space[, and {gain} when you land on "
               "it]."),
            salary, landing > 0 ? arg_gain(landing) : arg_absent());
}

void space_words_jail(const View *view, Text *text)
{
    const int32_t *rule = view_edition(view)->rule;
    Arg turns = arg_count(rule[RULE_JAIL_TURNS]), fine = arg_sum(rule[RULE_JAIL_FINE]);
    if (rule[RULE_JAIL_STYLE] == JAIL_STYLE_THROWS)
        SAY(view_words(view), text,
            TN_("Out by throwing doubles within {count} turn[, by paying {sum} before throwing], "
                "or "
                "with {release.a}.",
                "Out by throwing doubles within {count} turns[, by paying {sum} before throwing], "
                "or "
                "with {release.a}."),
            turns, rule[RULE_JAIL_PAY_UNTIL] > 0 ? fine : arg_absent());
    else
        SAY(view_words(view), text,
            TN_("Three ways out: wait for {count} turn; pay {sum}; or throw three times at once, "
                "where doubles or three equal totals free you and anything else costs {fee}.",
                "Three ways out: wait for {count} turns; pay {sum}; or throw three times at once, "
                "where doubles or three equal totals free you and anything else costs {fee}."),
            turns, fine, arg_fee(rule[RULE_JAIL_THROW_FINE]));
}

static void add_jail(const View *view, Text *text)
{
    bool jails = view_edition(view)->rule[RULE_JAIL_LANDING] != 0;
    text_add(text, jails ? PLAIN(view_words(view), T_("Whoever lands here stays here."))
                         : PLAIN(view_words(view), T_("Whoever lands here is only visiting.")));
    text_add_char(text, ' ');
    space_words_jail(view, text);
}

void space_words_add(const View *view, SpaceId space, Text *text)
{
    const Space *what = &view_edition(view)->spaces[space];
    switch ((SpaceKind)what->kind) {
    case SPACE_START: add_start(view, text); break;
    case SPACE_JAIL: add_jail(view, text); break;
    case SPACE_EFFECT: add_effect(view, &what->effect, text); break;
    case SPACE_DEED:
        SAY(view_words(view), text, T_("A property for {sum}."),
            arg_sum(view_edition(view)->deeds[what->deed].price));
        break;
    }
}
