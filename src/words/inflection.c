/* inflection.c -- names in the forms of a language: articles, cases, suffixes, as data. */
#include "words/inflection.h"

#include <string.h>

#include "base/utf8.h"

#define OPERATORS "^$~&@=>"

typedef struct Span {
    const char *start, *end;
} Span;

static size_t size_at(const char *at, const char *end)
{
    size_t size = utf8_size(at, end);
    return size == 0 ? 1 : size;
}

static bool set_has(Span set, const char *letter, size_t size)
{
    for (const char *at = set.start; at < set.end; at += size_at(at, set.end))
        if (size_at(at, set.end) == size && memcmp(at, letter, size) == 0) return true;
    return false;
}

static Span last_letter(Span name)
{
    Span last = {name.end, name.end};
    for (const char *at = name.start; at < name.end; at += size_at(at, name.end))
        last = (Span){at, at + size_at(at, name.end)};
    return last;
}

static Span operand(const char *start, const char *end)
{
    const char *at = start;
    while (at < end && strchr(OPERATORS, *at) == NULL) at++;
    return (Span){start, at};
}

/* Is the letter after any ~ of the model? */
static bool is_vowel(const char *model, const char *letter, size_t size)
{
    const char *end = model + strlen(model);
    for (const char *at = strchr(model, '~'); at != NULL; at = strchr(at + 1, '~'))
        if (set_has(operand(at + 1, end), letter, size)) return true;
    return false;
}

static bool last_vowel_in(const char *model, Span name, Span set)
{
    Span last = {NULL, NULL};
    for (const char *at = name.start; at < name.end; at += size_at(at, name.end))
        if (is_vowel(model, at, size_at(at, name.end)))
            last = (Span){at, at + size_at(at, name.end)};
    return last.start != NULL && set_has(set, last.start, (size_t)(last.end - last.start));
}

static bool ends_in(Span name, Span text)
{
    size_t length = (size_t)(text.end - text.start);
    return (size_t)(name.end - name.start) >= length &&
           memcmp(name.end - length, text.start, length) == 0;
}

static bool holds(const char *model, char sign, Span operand, Span name, const char *tags)
{
    size_t length = (size_t)(name.end - name.start);
    switch (sign) {
    case '^': return length > 0 && set_has(operand, name.start, size_at(name.start, name.end));
    case '$': {
        Span last = last_letter(name);
        return last.start < last.end &&
               set_has(operand, last.start, (size_t)(last.end - last.start));
    }
    case '~': return last_vowel_in(model, name, operand);
    case '&': return ends_in(name, operand);
    case '@': return length == (size_t)(operand.end - operand.start) && ends_in(name, operand);
    case '=': return operand.start < operand.end && strchr(tags, *operand.start) != NULL;
    default: return false;
    }
}

static bool all_hold(const char *model, Span conditions, Span name, const char *tags)
{
    for (const char *at = conditions.start; at < conditions.end;) {
        Span set = operand(at + 1, conditions.end);
        if (!holds(model, *at, set, name, tags)) return false;
        at = set.end;
    }
    return true;
}

/* An alternative for one name only may leave the name out: "@1>one". */
static bool write_around(Span conditions, Span alternative, Span name, Text *text)
{
    const char *mark = strstr(alternative.start, "{}");
    bool whole = memchr(conditions.start, '@', (size_t)(conditions.end - conditions.start)) != NULL;
    if (mark == NULL || mark >= alternative.end) {
        if (whole)
            text_add_bytes(text, alternative.start, (size_t)(alternative.end - alternative.start));
        return whole;
    }
    text_add_bytes(text, alternative.start, (size_t)(mark - alternative.start));
    text_add_bytes(text, name.start, (size_t)(name.end - name.start));
    text_add_bytes(text, mark + 2, (size_t)(alternative.end - mark - 2));
    return true;
}

bool inflection_write(const char *model, const char *name, const char *tags, Text *text)
{
    Span named = {name, name + strlen(name)};
    const char *end = model + strlen(model);
    for (const char *at = model; at <= end;) {
        const char *stop = memchr(at, '|', (size_t)(end - at));
        if (stop == NULL) stop = end;
        const char *sign = memchr(at, '>', (size_t)(stop - at));
        Span conditions = {at, sign == NULL ? at : sign};
        Span words = {sign == NULL ? at : sign + 1, stop};
        if (all_hold(model, conditions, named, tags))
            return write_around(conditions, words, named, text);
        at = stop + 1;
    }
    return false;
}
