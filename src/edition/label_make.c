/* label_make.c -- labels for things that have only a name. */
#include "edition/label_make.h"

#include <string.h>

enum {
    SHORT_COLUMNS = 12,
    SHORT_LEAST = 6, /* columns that say enough of a wide name */
    NUMBER_ROOM = 4, /* bytes kept free for a number: " 64" and the end */
};

/* The letters of U+00C0 to U+00FF without their marks. */
static const char latin[] = "aaaaaaaceeeeiiiidnooooo-ouuuuypsaaaaaaaceeeeiiiidnooooo-ouuuuypy";

/* The plain letter or digit at `at`, '\0' when there is none; its size. */
static char plain(const char *at, size_t *size)
{
    unsigned char byte = (unsigned char)at[0];
    unsigned char next = byte == 0 ? 0 : (unsigned char)at[1];
    *size = byte == 0xC3 && next >= 0x80 ? 2 : 1;
    if (*size == 2) return latin[next - 0x80] == '-' ? '\0' : latin[next - 0x80];
    if (byte >= 'A' && byte <= 'Z') return (char)(byte - 'A' + 'a');
    return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') ? (char)byte : '\0';
}

/* "in-jail-just-visiting" */
static void make_word(const char *name, Text *word)
{
    size_t size;
    bool gap = false;
    for (const char *at = name; *at != '\0'; at += size) {
        char letter = plain(at, &size);
        if (letter == '\0') {
            /* An apostrophe and what we cannot spell leave no gap. */
            gap = gap || (*at != '\'' && *at != '.' && (unsigned char)*at < 0x80);
            continue;
        }
        if (word->length == 0 && letter <= '9') text_add(word, "no-");
        if (gap && word->length > 0) text_add_char(word, '-');
        gap = false;
        text_add_char(word, letter);
    }
    if (word->length == 0) text_add(word, "place");
}

typedef enum LabelField { FIELD_WORD, FIELD_NAME } LabelField;

static bool taken(const Label *labels, int index, LabelField field, const char *words)
{
    for (int i = 0; i < index; i++) {
        const char *other = field == FIELD_WORD ? labels[i].word : labels[i].name;
        if (text_same_folded(other, words)) return true;
    }
    return false;
}

/* Adds a number to the base until nobody before has it. */
static void make_unique(const Label *labels, int index, LabelField field, char *words, size_t size)
{
    char base[NAME_SIZE];
    text_copy(base, size - NUMBER_ROOM, words);
    for (int number = 2; taken(labels, index, field, words); number++) {
        Text text = text_into(words, size);
        text_add(&text, base);
        text_add_char(&text, field == FIELD_WORD ? '-' : ' ');
        text_add_int(&text, number);
    }
}

/* Is it what a label of another name is called or shows? */
static bool shown(const Label *labels, int count, int index, const char *words)
{
    for (int i = 0; i < count; i++)
        if (!text_same(labels[i].name, labels[index].name) &&
            (text_same(labels[i].name, words) || text_same(labels[i].shorter, words)))
            return true;
    return false;
}

/* The end of the last word that is within the columns and more than a
 * preposition; 0 when the first one is wider. */
static size_t whole_words(const char *name)
{
    size_t columns = 0, start = 0, best = 0;
    for (size_t i = 0; name[i] != '\0'; i++) {
        if (name[i] == ' ') {
            if (i - start > 3 || (start == 0 && i > 1)) best = i;
            start = i + 1;
        }
        columns += ((unsigned char)name[i] & 0xC0) != 0x80;
        if (columns > SHORT_COLUMNS) break;
    }
    return best;
}

static size_t bytes_of_columns(const char *name, size_t columns)
{
    size_t i = 0;
    for (; name[i] != '\0'; i++) {
        if (((unsigned char)name[i] & 0xC0) != 0x80 && columns-- == 0) break;
    }
    return i;
}

/* What fits of the name, and a full stop. */
static void add_cut(const char *name, Text *text)
{
    size_t length = bytes_of_columns(name, SHORT_COLUMNS - 1);
    while (length > SHORT_LETTERS - 1 || ((unsigned char)name[length] & 0xC0) == 0x80) length--;
    while (length > 1 && strchr(" .-/", name[length - 1]) != NULL) length--;
    text_add_bytes(text, name, length);
    text_add_char(text, '.');
}

void label_make_short(Label *labels, int count)
{
    for (int i = 0; i < count; i++) {
        Label *label = &labels[i];
        if (text_columns(label->name) <= SHORT_COLUMNS && strlen(label->name) <= SHORT_LETTERS)
            continue;
        char words[SHORT_SIZE];
        Text text = text_into(words, SHORT_LETTERS + 1);
        text_add_bytes(&text, label->name, whole_words(label->name));
        if (text_columns(words) < SHORT_LEAST || text.cut || shown(labels, count, i, words)) {
            text_clear(&text);
            add_cut(label->name, &text);
        }
        text_copy(label->shorter, sizeof label->shorter, words);
    }
}

bool label_make(Label *labels, int index, const char *name, bool own_name)
{
    Label label = {0};
    bool whole = text_copy(label.name, NAME_LETTERS + 1, name);
    if (own_name) make_unique(labels, index, FIELD_NAME, label.name, NAME_LETTERS + 1);
    char letters[WORD_SIZE];
    Text word = text_into(letters, sizeof letters);
    make_word(label.name, &word);
    text_copy(label.word, sizeof label.word, letters);
    make_unique(labels, index, FIELD_WORD, label.word, sizeof label.word);
    labels[index] = label;
    return whole && text_same(label.name, name);
}
