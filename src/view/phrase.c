/* phrase.c -- short texts with names and sums in them. */
#include "view/phrase.h"

#include <stdarg.h>

#include "table/wording.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* Numbers, sums and ids all come as int. */
static void add_sign(const View *view, Text *text, char sign, va_list *values)
{
    switch (sign) {
    case 's': text_add(text, va_arg(*values, const char *)); break;
    case 'i': text_add_int(text, va_arg(*values, int)); break;
    case 'm': view_money(view_edition(view), va_arg(*values, int), text); break;
    case 'p': wording_party(view_table(view), (SeatId)va_arg(*values, int), text); break;
    case 'd': text_add(text, wording_deed(view_table(view), (DeedId)va_arg(*values, int))); break;
    case 'b': text_add(text, wording_building(view_table(view), false)); break;
    case 'h': text_add(text, wording_building(view_table(view), true)); break;
    default: text_add_char(text, sign); break;
    }
}

static void add_all(const View *view, Text *text, const char *pattern, va_list *values)
{
    for (const char *at = pattern; *at != '\0'; at++) {
        if (*at != '%' || at[1] == '\0')
            text_add_char(text, *at);
        else
            add_sign(view, text, *++at, values);
    }
}

void phrase_add(const View *view, Text *text, const char *pattern, ...)
{
    va_list values;
    va_start(values, pattern);
    add_all(view, text, pattern, &values);
    va_end(values);
}

Phrase phrase(const View *view, const char *pattern, ...)
{
    Phrase made;
    Text text = text_into(made.words, sizeof made.words);
    va_list values;
    va_start(values, pattern);
    add_all(view, &text, pattern, &values);
    va_end(values);
    return made;
}
