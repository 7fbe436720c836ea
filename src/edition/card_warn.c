/* card_warn.c -- cards that speak of another board, or of another sum than they move. */
#include "edition/card_warn.h"

#include <string.h>

enum { NAME_LEAST = 4 }; /* letters of a name that cannot be met by chance */

typedef struct CardWarn {
    const Edition *edition;
    const Origins *origins;
    Problems *warnings;
    int deck, card;
} CardWarn;

static const char *text_of(const CardWarn *warn)
{
    return warn->edition->card_text[warn->deck][warn->card];
}

/* `what` is {name} in the sentence. The card of a base is told of at the line
 * that changed the board, `cause`. */
static void note(const CardWarn *warn, const Origin *cause, const char *what, Sentence sentence)
{
    const Origin *origin = &warn->origins->cards[warn->deck][warn->card];
    if (origin->source != warn->origins->top) origin = cause;
    if (origin == NULL || origin->line == 0) return;
    problem_note(warn->warnings, origin->file, origin->line, &sentence,
                 ARGS(arg_text(text_of(warn)), arg_name(what)));
}

static bool is_on_board(const Edition *edition, const char *name)
{
    for (int i = 0; i < edition->space_count; i++)
        if (strstr(edition->space_label[i].name, name) != NULL) return true;
    return false;
}

static void warn_names(const CardWarn *warn)
{
    for (int i = 0; i < MAX_SPACES; i++) {
        const char *old = warn->origins->renamed[i];
        if (text_columns(old) < NAME_LEAST || strstr(text_of(warn), old) == NULL ||
            is_on_board(warn->edition, old))
            continue;
        note(warn, &warn->origins->parts[PART_SPACE][i], old,
             (Sentence)T_("the card '{text}' names {name}, which is not on this board"));
        return;
    }
}

/* A sign of money that is not the edition's, right before or behind a number. */
static const char *foreign_sign(const CardWarn *warn)
{
    static const char *const signs[] = {"$", "£", "€", "¥", "₹", "Rs."};
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
        if (strstr(text_of(warn), signs[i]) != NULL &&
            strstr(warn->edition->money.sign, signs[i]) == NULL)
            return signs[i];
    return NULL;
}

static bool moves(const Effect *effect, Money sum)
{
    return sum == effect->amount || sum == effect->per_street || sum == effect->per_house ||
           sum == effect->per_hotel;
}

static bool moves_money(const Effect *effect)
{
    return effect->kind == EFFECT_COLLECT || effect->kind == EFFECT_COLLECT_EACH ||
           effect->kind == EFFECT_PAY || effect->kind == EFFECT_PAY_EACH ||
           effect->kind == EFFECT_TAX;
}

/* The number at `at`, thousands apart or not; where it ends. */
static const char *read_sum(const char *at, Money *sum)
{
    *sum = 0;
    for (; (*at >= '0' && *at <= '9') || (*at == ',' && at[1] >= '0' && at[1] <= '9'); at++)
        if (*at != ',' && *sum < MONEY_LIMIT / 10) *sum = *sum * 10 + (*at - '0');
    return at;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Money that the text speaks of and the card does not move; false: none. */
static bool other_sum(const CardWarn *warn, Money *sum)
{
    const Effect *effect = &warn->edition->decks[warn->deck].cards[warn->card].effect;
    const MoneyStyle *money = &warn->edition->money;
    size_t sign = strlen(money->sign);
    if (!moves_money(effect) || sign == 0) return false;
    for (const char *at = text_of(warn); *at != '\0';) {
        bool before = !money->sign_after && strncmp(at, money->sign, sign) == 0;
        if (before) at += sign;
        if (!is_digit(*at)) {
            at += !before;
            continue;
        }
        at = read_sum(at, sum);
        bool behind = money->sign_after && strncmp(at, money->sign, sign) == 0;
        if ((before || behind) && !moves(effect, *sum)) return true;
    }
    return false;
}

static void warn_card(const CardWarn *warn)
{
    Money sum;
    const char *sign = foreign_sign(warn);
    warn_names(warn);
    if (sign != NULL)
        note(warn, &warn->origins->money, sign,
             (Sentence)T_("the card '{text}' has other money, {name}; '{{money 50}' would be right "
                          "on every board"));
    if (other_sum(warn, &sum)) {
        char digits[32];
        Text text = text_into(digits, sizeof digits);
        edition_money_write(warn->edition, sum, &text);
        note(warn, NULL, digits,
             (Sentence)T_("the card '{text}' speaks of {name}, which it does not move"));
    }
}

void card_warn(const Edition *edition, const Origins *origins, Problems *warnings)
{
    for (int d = 0; d < edition->deck_count; d++)
        for (int c = 0; c < edition->decks[d].card_count; c++) {
            const CardWarn warn = {edition, origins, warnings, d, c};
            warn_card(&warn);
        }
}
