/* date.c -- days as a language writes them. */
#include "words/date.h"

#include <string.h>

#include "words/sentence.h"

/* TRANSLATORS: how a day is written in digits; keep the letters YYYY, MM and DD. */
static const Sentence model = TC_("date", "YYYY-MM-DD");

/* Each digit takes the place of a letter. */
static bool is_day(const char *iso)
{
    for (const char *letter = sentence_words(model); *letter != '\0'; letter++, iso++) {
        bool digit = *iso >= '0' && *iso <= '9';
        if (*letter == '-' ? *iso != '-' : !digit) return false;
    }
    return *iso == '\0';
}

static bool skip_part(const char **at, const char *letters)
{
    if (strncmp(*at, letters, strlen(letters)) != 0) return false;
    *at += strlen(letters);
    return true;
}

void date_write(const Language *language, const char *iso, Text *text)
{
    const char *at = language_find(language, sentence_key(model));
    if (at == NULL || !is_day(iso)) {
        text_add(text, iso);
        return;
    }
    while (*at != '\0') {
        if (skip_part(&at, "YYYY"))
            text_add_bytes(text, iso, 4);
        else if (skip_part(&at, "MM"))
            text_add_bytes(text, iso + 5, 2);
        else if (skip_part(&at, "DD"))
            text_add_bytes(text, iso + 8, 2);
        else
            text_add_char(text, *at++);
    }
}
