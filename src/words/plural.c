/* plural.c -- which plural form of a language belongs to a number. */
#include "words/plural.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

enum { TERMS_MAX = 200, NUMBERS_TRIED = 1200 };

/* The expression is read and worked out at once. Brackets and negations count
 * as terms, which bounds how deep the reading goes. */
typedef struct PluralReader {
    const char *at;
    uint64_t n;
    int terms;
    bool wrong;
} PluralReader;

typedef enum Operator {
    OPERATOR_OR,
    OPERATOR_AND,
    OPERATOR_EQUAL,
    OPERATOR_UNEQUAL,
    OPERATOR_AT_MOST,
    OPERATOR_AT_LEAST,
    OPERATOR_LESS,
    OPERATOR_MORE,
    OPERATOR_PLUS,
    OPERATOR_MINUS,
    OPERATOR_TIMES,
    OPERATOR_DIVIDED,
    OPERATOR_MODULO,
    OPERATOR_COUNT
} Operator;

/* "<=" is looked for before "<". */
static const struct {
    const char *words;
    int binds; /* the higher, the closer */
} operators[] = {
    [OPERATOR_OR] = {"||", 1},      [OPERATOR_AND] = {"&&", 2},     [OPERATOR_EQUAL] = {"==", 3},
    [OPERATOR_UNEQUAL] = {"!=", 3}, [OPERATOR_AT_MOST] = {"<=", 4}, [OPERATOR_AT_LEAST] = {">=", 4},
    [OPERATOR_LESS] = {"<", 4},     [OPERATOR_MORE] = {">", 4},     [OPERATOR_PLUS] = {"+", 5},
    [OPERATOR_MINUS] = {"-", 5},    [OPERATOR_TIMES] = {"*", 6},    [OPERATOR_DIVIDED] = {"/", 6},
    [OPERATOR_MODULO] = {"%", 6},
};
static_assert(sizeof operators / sizeof operators[0] == OPERATOR_COUNT, "a sign for each");

static uint64_t read_choice(PluralReader *reader);

static void skip_blanks(PluralReader *reader)
{
    while (*reader->at == ' ' || *reader->at == '\t') reader->at++;
}

static bool skip_sign(PluralReader *reader, const char *sign)
{
    skip_blanks(reader);
    size_t length = strlen(sign);
    if (strncmp(reader->at, sign, length) != 0) return false;
    reader->at += length;
    return true;
}

static uint64_t fail(PluralReader *reader)
{
    reader->wrong = true;
    return 0;
}

static uint64_t read_number(PluralReader *reader)
{
    if (*reader->at < '0' || *reader->at > '9') return fail(reader);
    uint64_t number = 0;
    for (; *reader->at >= '0' && *reader->at <= '9'; reader->at++) {
        number = number * 10 + (uint64_t)(*reader->at - '0');
        if (number > INT32_MAX) return fail(reader);
    }
    return number;
}

static uint64_t read_term(PluralReader *reader)
{
    if (reader->wrong || ++reader->terms > TERMS_MAX) return fail(reader);
    if (skip_sign(reader, "!")) return read_term(reader) == 0;
    if (skip_sign(reader, "n")) return reader->n;
    if (!skip_sign(reader, "(")) return read_number(reader);
    uint64_t value = read_choice(reader);
    return skip_sign(reader, ")") ? value : fail(reader);
}

/* The next operator if it binds at least this tightly, or OPERATOR_COUNT. */
static Operator read_operator(PluralReader *reader, int binds)
{
    for (Operator sign = 0; sign < OPERATOR_COUNT; sign++) {
        const char *before = reader->at;
        if (!skip_sign(reader, operators[sign].words)) continue;
        if (operators[sign].binds >= binds) return sign;
        reader->at = before;
        break;
    }
    return OPERATOR_COUNT;
}

static uint64_t work_out(PluralReader *reader, Operator sign, uint64_t a, uint64_t b)
{
    switch (sign) {
    case OPERATOR_OR: return a != 0 || b != 0;
    case OPERATOR_AND: return a != 0 && b != 0;
    case OPERATOR_EQUAL: return a == b;
    case OPERATOR_UNEQUAL: return a != b;
    case OPERATOR_AT_MOST: return a <= b;
    case OPERATOR_AT_LEAST: return a >= b;
    case OPERATOR_LESS: return a < b;
    case OPERATOR_MORE: return a > b;
    case OPERATOR_PLUS: return a + b;
    case OPERATOR_MINUS: return a - b;
    case OPERATOR_TIMES: return a * b;
    case OPERATOR_DIVIDED: return b != 0 ? a / b : fail(reader);
    case OPERATOR_MODULO: return b != 0 ? a % b : fail(reader);
    case OPERATOR_COUNT: break;
    }
    return fail(reader);
}

static uint64_t read_operation(PluralReader *reader, int binds)
{
    uint64_t value = read_term(reader);
    Operator sign;
    while ((sign = read_operator(reader, binds)) != OPERATOR_COUNT) {
        uint64_t right = read_operation(reader, operators[sign].binds + 1);
        value = work_out(reader, sign, value, right);
    }
    return value;
}

static uint64_t read_choice(PluralReader *reader)
{
    uint64_t condition = read_operation(reader, 1);
    if (!skip_sign(reader, "?")) return condition;
    uint64_t yes = read_choice(reader);
    if (!skip_sign(reader, ":")) return fail(reader);
    uint64_t no = read_choice(reader);
    return condition != 0 ? yes : no;
}

/* Form_count when the expression cannot be worked out, or gives too much. */
static int form_of(const Plural *plural, uint64_t n)
{
    PluralReader reader = {.at = plural->expression, .n = n};
    uint64_t form = read_choice(&reader);
    skip_blanks(&reader);
    bool ended = *reader.at == ';' || *reader.at == '\n' || *reader.at == '\0';
    if (reader.wrong || !ended || form >= (uint64_t)plural->form_count) return plural->form_count;
    return (int)form;
}

bool plural_read(Plural *plural, const char *rule, const char **why)
{
    PluralReader reader = {.at = rule};
    *why = "its Plural-Forms cannot be read";
    if (!skip_sign(&reader, "nplurals") || !skip_sign(&reader, "=")) return false;
    skip_blanks(&reader);
    uint64_t count = read_number(&reader);
    if (reader.wrong || !skip_sign(&reader, ";")) return false;
    if (!skip_sign(&reader, "plural") || !skip_sign(&reader, "=")) return false;
    *why = "its Plural-Forms have none or more than eight forms";
    if (count < 1 || count > PLURAL_FORMS_MAX) return false;
    *plural = (Plural){.expression = reader.at, .form_count = (int)count};
    *why = "its Plural-Forms do not give a form for every number";
    for (uint64_t n = 0; n < NUMBERS_TRIED; n++) {
        if (form_of(plural, n) == plural->form_count) return false;
    }
    *why = NULL;
    return true;
}

int plural_form(const Plural *plural, int64_t count)
{
    uint64_t n = count < 0 ? 0 - (uint64_t)count : (uint64_t)count;
    int form = form_of(plural, n);
    return form < plural->form_count ? form : plural->form_count - 1;
}
