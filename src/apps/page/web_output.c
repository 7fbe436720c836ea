/* web_output.c -- sentences for the person, kept until they are shown. */
#include "apps/page/web_output.h"

#include <stdarg.h>

static char sentence[400];

void output_complain(const char *first, ...)
{
    Text text = text_into(sentence, sizeof sentence);
    va_list parts;
    va_start(parts, first);
    for (const char *part = first; part != NULL; part = va_arg(parts, const char *)) {
        text_add(&text, part);
    }
    va_end(parts);
}

void web_output_take(Text *note)
{
    text_add(note, sentence);
    sentence[0] = '\0';
}
