/* because.c -- the reasons that described players give. */
#include "players/described/because.h"

#include <stdarg.h>

#include "base/text.h"

bool because_add(const Decision *decision, const char *sentence, ...)
{
    Text *why = decision->why;
    if (why == NULL) return true;
    if (why->length > 0) text_add_char(why, ' ');
    va_list values;
    va_start(values, sentence);
    for (const char *at = sentence; *at != '\0'; at++) {
        if (at[0] == '%' && at[1] == 'd') {
            text_add(why, edition_deed_label(decision->edition, (DeedId)va_arg(values, int))->name);
            at++;
        } else if (at[0] == '%' && at[1] == 'm') {
            edition_money_write(decision->edition, va_arg(values, Money), why);
            at++;
        } else {
            text_add_char(why, *at);
        }
    }
    va_end(values);
    return true;
}
