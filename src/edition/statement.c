/* statement.c -- one line of an edition file, taken apart from left to right. */
#include "edition/statement.h"

#include <assert.h>
#include <string.h>

#include "base/utf8.h"
#include "edition/guess.h"
#include "edition/label_make.h"
#include "edition/slip.h"

bool statement_mistake(Statement *statement, const Sentence *sentence, const Arg *args)
{
    statement->faulty = true;
    problem_note(statement->problems, statement->file, statement->line->number, sentence, args);
    return false;
}

bool statement_mistake_text(Statement *statement, const char *sentence)
{
    statement->faulty = true;
    problem_note_text(statement->problems, statement->file, statement->line->number, sentence);
    return false;
}

bool statement_line_fault(Statement *statement)
{
    statement->faulty = true;
    problem_note_line(statement->problems, statement->file, statement->line);
    return false;
}

Sentence statement_own_word(const char *word, OwnWord *own)
{
    Text text = text_into(own->words, sizeof own->words);
    text_add(&text, CONTEXT_MARK); /* a context that no catalogue has */
    text_add(&text, word);
    return (Sentence){.words = own->words};
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
static bool refuse_next(Statement *statement, Sentence what, const Said *expected)
{
    if (statement_at_end(statement))
        return MISTAKE(statement, T_("{term} is missing, expected {part}"), arg_term(&what),
                       arg_part(expected));
    return MISTAKE(statement, T_("{term} cannot be '{word}', expected {part}"), arg_term(&what),
                   arg_word(statement->line->words[statement->next].at), arg_part(expected));
}

static bool quoted_at(const Statement *statement, int index)
{
    return index < statement->line->word_count && statement->line->words[index].quoted;
}

/* Where a number should stand there is another part of the statement. */
static bool number_was_forgotten(const Statement *statement, const char *word)
{
    bool letter = (word[0] >= 'a' && word[0] <= 'z') || (word[0] >= 'A' && word[0] <= 'Z');
    return slip_is_detail(word) || (letter && quoted_at(statement, statement->next + 1));
}

static bool refuse_number(Statement *statement, Sentence what, const Said *expected)
{
    char digits[32];
    Text meant = text_into(digits, sizeof digits);
    const char *word = statement_peek(statement);
    int64_t number;
    if (word == NULL || text_to_int(word, &number)) return refuse_next(statement, what, expected);
    if (number_was_forgotten(statement, word))
        return MISTAKE(statement, T_("{term} is missing before '{word}', expected {part}"),
                       arg_term(&what), arg_word(word), arg_part(expected));
    if (slip_number(word, &meant))
        return MISTAKE(statement,
                       T_("{term} cannot be '{word}', expected digits only: {other_word}"),
                       arg_term(&what), arg_word(word), arg_other_word(digits));
    return refuse_next(statement, what, expected);
}

bool statement_number(Statement *statement, Sentence what, int32_t least, int32_t most,
                      int32_t *number)
{
    const char *word = statement_peek(statement);
    int64_t value;
    if (word != NULL && text_to_int(word, &value) && value >= least && value <= most) {
        *number = (int32_t)value;
        statement->next++;
        return true;
    }
    Said expected = {.sentence = T_("a number from {at_least} to {at_most}"),
                     .args = {arg_at_least(least), arg_at_most(most)}};
    return refuse_number(statement, what, &expected);
}

static bool refuse_unquoted(Statement *statement, Sentence what)
{
    static const Said expected = {.sentence = T_("a text in quotes")};
    const char *word = statement_peek(statement);
    if (word == NULL) return refuse_next(statement, what, &expected);
    if (slip_quote(word))
        return MISTAKE(statement, T_("{term} stands in other quotes, expected \" on both sides"),
                       arg_term(&what));
    if (slip_is_detail(word))
        return MISTAKE(statement, T_("{term} is missing before '{word}', expected {part}"),
                       arg_term(&what), arg_word(word), arg_part(&expected));
    if (quoted_at(statement, statement->next + 1))
        return MISTAKE(statement,
                       T_("'{word}' stands before {term} without quotes, expected {part}"),
                       arg_word(word), arg_term(&what), arg_part(&expected));
    return refuse_next(statement, what, &expected);
}

bool statement_quoted(Statement *statement, Sentence what, char *target, size_t size)
{
    if (!statement_at_quoted(statement)) return refuse_unquoted(statement, what);
    const char *words = statement->line->words[statement->next].at;
    assert(words != NULL);
    if (words[0] == '\0') return MISTAKE(statement, T_("{term} is empty"), arg_term(&what));
    size_t most = size / 4 - 1;
    if (utf8_letters(words) > most || strlen(words) >= size)
        return MISTAKE(statement, T_("{term} is too long, at most {at_most} letters fit"),
                       arg_term(&what), arg_at_most((int64_t)most));
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

/* With a word that would do, made of what stands there. */
static bool refuse_word(Statement *statement, Sentence what)
{
    static const Said expected = {
        .sentence = T_("a letter from a to z and then at most 30 letters, digits and hyphens")};
    Label like = {.word = ""};
    if (statement_at_end(statement)) return refuse_next(statement, what, &expected);
    const LineWord *next = &statement->line->words[statement->next];
    label_make(&like, 0, next->at, false);
    if (next->quoted)
        return MISTAKE(statement,
                       T_("{term} is missing before \"{text}\", expected one like '{word}'"),
                       arg_term(&what), arg_text(next->at), arg_word(like.word));
    return MISTAKE(statement, T_("{term} cannot be '{word}', expected {part}: '{other_word}'"),
                   arg_term(&what), arg_word(next->at), arg_part(&expected),
                   arg_other_word(like.word));
}

bool statement_word(Statement *statement, Sentence what, char target[WORD_SIZE])
{
    const char *word = statement_peek(statement);
    if (word == NULL || !is_word(word)) return refuse_word(statement, what);
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

/* A '#' without six digits begins a comment: what it was is looked for there. */
static bool refuse_colour(Statement *statement)
{
    static const Sentence what = T_("the colour");
    char written[32], meant[16];
    Text text = text_into(written, sizeof written), colour = text_into(meant, sizeof meant);
    bool missing = statement_at_end(statement) && !slip_comment(statement->line, &text);
    if (!statement_at_end(statement)) text_add(&text, statement->line->words[statement->next].at);
    bool plain = !missing && slip_colour(written, &colour);
    Said expected = {.sentence = T_("six hexadecimal digits like {word}"),
                     .args = {arg_word(plain ? meant : "#D9EADB")}};
    if (missing) return refuse_next(statement, what, &expected);
    return MISTAKE(statement, T_("{term} cannot be '{word}', expected {part}"), arg_term(&what),
                   arg_word(written), arg_part(&expected));
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
    if (!good) return refuse_colour(statement);
    *colour = value;
    statement->next++;
    return true;
}

enum { CHOICES_MAX = 80 };

/* The words as a choice, for "expected on or off". */
typedef struct Choices {
    int count;
    Arg items[CHOICES_MAX];
} Choices;

static Arg choices_of(Choices *choices, const char *const *words)
{
    choices->count = 0;
    for (int i = 0; words[i] != NULL && choices->count < CHOICES_MAX; i++)
        choices->items[choices->count++] = arg_word(words[i]);
    return arg_choices(choices->items, choices->count);
}

bool statement_unknown(Statement *statement, Sentence what, const char *word,
                       const char *const *words)
{
    Choices choices;
    char before[WORD_SIZE];
    Text name = text_into(before, sizeof before);
    const char *value = slip_assigned(word, &name);
    Guess guess = guess_for(value != NULL ? before : word);
    guess_offer_all(&guess, words);
    if (guess.best != NULL && value != NULL)
        return MISTAKE(statement,
                       T_("'{word}' has a sign too many, expected '{name} {other_name}'"),
                       arg_word(word), arg_name(guess.best), arg_other_name(value));
    if (guess.best != NULL)
        return MISTAKE(statement, T_("'{word}' is no {term}, did you mean '{other_word}'?"),
                       arg_word(word), arg_term(&what), arg_other_word(guess.best));
    return MISTAKE(statement, T_("'{word}' is no {term}, expected {choices}"), arg_word(word),
                   arg_term(&what), choices_of(&choices, words));
}

bool statement_choice(Statement *statement, Sentence what, const char *const *words, int *choice)
{
    Choices choices;
    const char *word = statement_peek(statement);
    for (int i = 0; word != NULL && words[i] != NULL; i++)
        if (text_same(words[i], word)) {
            *choice = i;
            statement->next++;
            return true;
        }
    if (word != NULL) return statement_unknown(statement, what, word, words);
    if (statement_at_end(statement))
        return MISTAKE(statement, T_("the {term} is missing, expected {choices}"), arg_term(&what),
                       choices_of(&choices, words));
    return MISTAKE(statement, T_("a text in quotes is no {term}, expected {choices}"),
                   arg_term(&what), choices_of(&choices, words));
}

/* One word of a list; 0 is left for what a file does not say. */
static bool read_look(Statement *statement, Sentence what, const char *const *words,
                      uint8_t *chosen)
{
    int choice;
    if (!statement_choice(statement, what, words, &choice)) return false;
    *chosen = (uint8_t)(choice + 1);
    return true;
}

bool statement_look(Statement *statement, const char *const *icons, LookChoice *look)
{
    for (;;) {
        bool good = true;
        if (statement_take(statement, "icon"))
            good = read_look(statement, (Sentence)TC_("kind", "icon"), icons, &look->icon);
        else if (statement_take(statement, "theme"))
            good = read_look(statement, (Sentence)TC_("kind", "theme"), look_themes, &look->theme);
        else
            return true;
        if (!good) return false;
    }
}

bool statement_end(Statement *statement)
{
    if (statement_at_end(statement)) return true;
    return MISTAKE(statement, T_("'{word}' is too much, expected the end of the line"),
                   arg_word(statement->line->words[statement->next].at));
}

static bool is_among(const char *const *words, const char *word)
{
    for (; *words != NULL; words++)
        if (text_same(*words, word)) return true;
    return false;
}

void statement_skip(Statement *statement, const char *const *words)
{
    const char *word = statement_peek(statement);
    if (!statement_at_end(statement) && (word == NULL || !is_among(words, word))) statement->next++;
    for (; !statement_at_end(statement); statement->next++) {
        word = statement_peek(statement);
        if (word == NULL || statement_at_number(statement)) continue;
        Guess guess = guess_for(word);
        guess_offer_all(&guess, words);
        if (guess.best != NULL) return;
    }
}

void statement_once(Statement *statement, int from)
{
    const char *word = statement_peek(statement);
    int64_t number;
    if (word == NULL || text_to_int(word, &number)) return;
    for (int i = from; i < statement->next; i++) {
        const LineWord *earlier = &statement->line->words[i];
        if (earlier->quoted || !text_same(earlier->at, word)) continue;
        MISTAKE(statement, T_("'{word}' stands twice in this line, expected it once"),
                arg_word(word));
        return;
    }
}
