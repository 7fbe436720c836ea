/* rent_math.c -- the formulas for rents in board files of monopd. */
#include "edition/rent_math.h"

#include <string.h>

/* Any two values can be multiplied within int64_t. */
enum { ONE = 1000, VALUE_MOST = 1000000 * ONE, DEPTH_MOST = 20, POWER_MOST = 30 };

typedef struct Formula {
    const char *at, *end;
    const RentFacts *facts;
    int depth;
    bool good;
} Formula;

static int64_t sum(Formula *formula);

static int64_t within(Formula *formula, int64_t value)
{
    if (value <= VALUE_MOST && value >= -VALUE_MOST) return value;
    formula->good = false;
    return 0;
}

static int64_t wrong(Formula *formula)
{
    formula->good = false;
    return 0;
}

/* Blanks are passed over. */
static bool take(Formula *formula, const char *sign)
{
    while (formula->at < formula->end && (*formula->at == ' ' || *formula->at == '\t'))
        formula->at++;
    size_t length = strlen(sign);
    if ((size_t)(formula->end - formula->at) < length || memcmp(formula->at, sign, length) != 0)
        return false;
    formula->at += length;
    return true;
}

static bool at_digit(const Formula *formula)
{
    return formula->at < formula->end && *formula->at >= '0' && *formula->at <= '9';
}

static int64_t number(Formula *formula)
{
    int64_t value = 0;
    if (!at_digit(formula)) return wrong(formula);
    for (; at_digit(formula) && formula->good; formula->at++)
        value = within(formula, value * 10 + (*formula->at - '0') * (int64_t)ONE);
    if (formula->at == formula->end || *formula->at != '.') return value;
    formula->at++;
    for (int64_t place = ONE / 10; at_digit(formula); formula->at++, place /= 10)
        value += (*formula->at - '0') * place;
    return value;
}

static int64_t primary(Formula *formula)
{
    const RentFacts *facts = formula->facts;
    if (take(formula, "(")) {
        int64_t value = sum(formula);
        return take(formula, ")") ? value : wrong(formula);
    }
    if (take(formula, "${GROUPOWNED}") || take(formula, "GROUPOWNED"))
        return facts->owned * (int64_t)ONE;
    if (take(formula, "${DICE}") || take(formula, "DICE")) return facts->dice * (int64_t)ONE;
    if (take(formula, "${HOUSES}") || take(formula, "HOUSES")) return facts->houses * (int64_t)ONE;
    return number(formula);
}

static int64_t power(Formula *formula)
{
    int64_t base = primary(formula);
    if (!take(formula, "^")) return base;
    int64_t exponent = primary(formula);
    int64_t value = ONE;
    if (exponent < 0 || exponent % ONE != 0 || exponent > POWER_MOST * (int64_t)ONE)
        return wrong(formula);
    for (int64_t i = 0; i < exponent / ONE && formula->good; i++)
        value = within(formula, value * base / ONE);
    return value;
}

static int64_t signed_power(Formula *formula)
{
    if (take(formula, "-")) return -power(formula);
    return power(formula);
}

static int64_t product(Formula *formula)
{
    int64_t value = signed_power(formula);
    while (formula->good) {
        if (take(formula, "*")) {
            value = within(formula, value * signed_power(formula) / ONE);
        } else if (take(formula, "/")) {
            int64_t divisor = signed_power(formula);
            value = divisor == 0 ? wrong(formula) : within(formula, value * ONE / divisor);
        } else {
            break;
        }
    }
    return value;
}

static int64_t sum(Formula *formula)
{
    if (formula->depth == DEPTH_MOST) return wrong(formula);
    formula->depth++;
    int64_t value = product(formula);
    while (formula->good) {
        if (take(formula, "+"))
            value = within(formula, value + product(formula));
        else if (take(formula, "-"))
            value = within(formula, value - product(formula));
        else
            break;
    }
    formula->depth--;
    return value;
}

bool rent_math_value(const char *formula, size_t length, const RentFacts *facts,
                     int64_t *thousandths)
{
    Formula reading = {.at = formula, .end = formula + length, .facts = facts, .good = true};
    int64_t value = sum(&reading);
    take(&reading, "");
    if (!reading.good || reading.at != reading.end) return false;
    *thousandths = value;
    return true;
}
