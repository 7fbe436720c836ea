/* credits.c -- who made opoly, what its editions are modelled on, what it is built with. */
#include "table/credits.h"

#include <string.h>

enum { WIDTH = 78, INDENT = 6 };

const CreditPart credits_parts[CREDIT_PARTS] = {
    {T_("Who made opoly"), credits_people},
    {T_("What the editions are modelled on"), credits_games},
    {T_("What opoly is built with"), credits_libraries},
};

const char *credits_about(const Words *words, const CreditRow *row)
{
    return words_plain(words, &(const Sentence){.words = row->about});
}

/* The words in lines that begin with blanks. */
static void wrapped(const char *words, Text *text)
{
    size_t column = 0;
    while (*words != '\0') {
        char word[80];
        Text one = text_into(word, sizeof word);
        size_t length = strcspn(words, " ");
        text_add_bytes(&one, words, length);
        size_t wide = text_columns(word);
        if (column == 0 || column + 1 + wide > WIDTH) {
            if (column > 0) text_add_char(text, '\n');
            text_pad(text, text->length, INDENT, ' ');
            column = INDENT;
        } else {
            text_add_char(text, ' ');
            column++;
        }
        text_add(text, word);
        column += wide;
        words += length + strspn(words + length, " ");
    }
    text_add_char(text, '\n');
}

void credits_write(const Words *words, Text *text)
{
    for (int i = 0; i < CREDIT_PARTS; i++) {
        if (i > 0) text_add_char(text, '\n');
        text_add(text, words_plain(words, &credits_parts[i].title));
        text_add_char(text, '\n');
        for (const CreditRow *row = credits_parts[i].rows; row->name != NULL; row++) {
            text_add(text, "  ");
            text_add(text, row->name);
            text_add_char(text, '\n');
            wrapped(credits_about(words, row), text);
        }
    }
}
