/* statement.c -- one line of an edition file, taken apart from left to right. */
#include "edition/statement.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "edition/guess.h"

bool statement_mistake(Statement *statement, ...)
{
    char sentence[PROBLEM_SENTENCE];
    Text text = text_into(sentence, sizeof sentence);
    va_list parts;
    va_start(parts, statement);
    for (const char *part = va_arg(parts, const char *); part != NULL;
         part = va_arg(parts, const char *))
        text_add(&text, part);
    va_end(parts);
    statement->faulty = true;
    problem_add(statement->problems, statement->file, statement->line->number, sentence, NULL);
    return false;
}

bool statement_at_end(const Statement *statement)
{
    return statement->next >= statement->line->word_count;
}

const char *statement_peek(const Statement *statement)
{
    if (statement_at_end(statement)) return NULL;
    const LineWord *word = &statement->line->words[statement->next];
    return word->quoted ? NULL : word->at;
}

bool statement_take(Statement *statement, const char *word)
{
    const char *next = statement_peek(statement);
    if (next == NULL || !text_same(next, word)) return false;
    statement->next++;
    return true;
}

bool statement_at_number(const Statement *statement)
{
    const char *word = statement_peek(statement);
    int64_t number;
    return word != NULL && text_to_int(word, &number);
}

bool statement_at_quoted(const Statement *statement)
{
    return !statement_at_end(statement) && statement_peek(statement) == NULL;
}

/* Notes that the next word is missing or wrong. */
static bool refuse_next(Statement *statement, const char *what, const char *expected)
{
    if (statement_at_end(statement))
        return statement_mistake(statement, what, " is missing, expected ", expected, NULL);
    return statement_mistake(statement, what, " cannot be '",
                             statement->line->words[statement->next].at, "', expected ", expected,
                             NULL);
}

bool statement_number(Statement *statement, const char *what, int32_t least, int32_t most,
                      int32_t *number)
{
    const char *word = statement_peek(statement);
    int64_t value;
    if (word != NULL && text_to_int(word, &value) && value >= least && value <= most) {
        *number = (int32_t)value;
        statement->next++;
        return true;
    }
    char buffer[64];
    Text expected = text_into(buffer, sizeof buffer);
    text_add(&expected, "a number from ");
    text_add_int(&expected, least);
    text_add(&expected, " to ");
    text_add_int(&expected, most);
    return refuse_next(statement, what, buffer);
}

bool statement_quoted(Statement *statement, const char *what, char *target, size_t size)
{
    if (!statement_at_quoted(statement)) return refuse_next(statement, what, "a text in quotes");
    const char *words = statement->line->words[statement->next].at;
    assert(words != NULL);
    if (words[0] == '\0') return statement_mistake(statement, what, " is empty", NULL);
    if (strlen(words) >= size) {
        char buffer[24];
        Text most = text_into(buffer, sizeof buffer);
        text_add_int(&most, (int64_t)size - 1);
        return statement_mistake(statement, what, " is too long, at most ", buffer, " bytes fit",
                                 NULL);
    }
    text_copy(target, size, words);
    statement->next++;
    return true;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_word(const char *word)
{
    if (!is_letter(word[0])) return false;
    size_t length = 1;
    while (is_letter(word[length]) || (word[length] >= '0' && word[length] <= '9') ||
           word[length] == '-' || word[length] == '_')
        length++;
    return word[length] == '\0' && length < WORD_SIZE;
}

bool statement_word(Statement *statement, const char *what, char target[WORD_SIZE])
{
    const char *word = statement_peek(statement);
    if (word == NULL || !is_word(word))
        return refuse_next(statement, what,
                           "a letter and then at most 30 letters, digits and hyphens");
    text_copy(target, WORD_SIZE, word);
    statement->next++;
    return true;
}

static int hexadecimal(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

bool statement_colour(Statement *statement, uint32_t *colour)
{
    const char *word = statement_peek(statement);
    bool good = word != NULL && word[0] == '#' && strlen(word) == 7;
    uint32_t value = 0;
    for (int i = 1; good && i <= 6; i++) {
        int digit = hexadecimal(word[i]);
        good = digit >= 0;
        value = value * 16 + (uint32_t)(good ? digit : 0);
    }
    if (!good) return refuse_next(statement, "the colour", "six hexadecimal digits like #D9EADB");
    *colour = value;
    statement->next++;
    return true;
}

static void list_words(Text *text, const char *const *words)
{
    for (int i = 0; words[i] != NULL; i++) {
        if (i > 0) text_add(text, words[i + 1] == NULL ? " or " : ", ");
        text_add(text, words[i]);
    }
}

bool statement_unknown(Statement *statement, const char *what, const char *word,
                       const char *const *words)
{
    Guess guess = guess_for(word);
    guess_offer_all(&guess, words);
    if (guess.best != NULL)
        return statement_mistake(statement, "'", word, "' is no ", what, ", did you mean '",
                                 guess.best, "'?", NULL);
    char buffer[PROBLEM_SENTENCE];
    Text list = text_into(buffer, sizeof buffer);
    list_words(&list, words);
    return statement_mistake(statement, "'", word, "' is no ", what, ", expected ", buffer, NULL);
}

bool statement_choice(Statement *statement, const char *what, const char *const *words, int *choice)
{
    const char *word = statement_peek(statement);
    for (int i = 0; word != NULL && words[i] != NULL; i++)
        if (text_same(words[i], word)) {
            *choice = i;
            statement->next++;
            return true;
        }
    if (word != NULL) return statement_unknown(statement, what, word, words);
    char buffer[PROBLEM_SENTENCE];
    Text list = text_into(buffer, sizeof buffer);
    list_words(&list, words);
    if (statement_at_end(statement))
        return statement_mistake(statement, "the ", what, " is missing, expected ", buffer, NULL);
    return statement_mistake(statement, "a text in quotes is no ", what, ", expected ", buffer,
                             NULL);
}

bool statement_end(Statement *statement)
{
    if (statement_at_end(statement)) return true;
    return statement_mistake(statement, "'", statement->line->words[statement->next].at,
                             "' is too much, expected the end of the line", NULL);
}
