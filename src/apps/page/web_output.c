/* web_output.c -- sentences for the person, kept until they are shown. */
#include "apps/page/web_output.h"

static char sentence[400];

void output_complain(const char *words)
{
    text_copy(sentence, sizeof sentence, words);
}

void web_output_take(Text *note)
{
    text_add(note, sentence);
    sentence[0] = '\0';
}
