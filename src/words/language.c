/* language.c -- the sentences of one language, out of a compiled catalogue. */
#include "words/language.h"

#include <string.h>

#include "base/utf8.h"

/* A catalogue begins with seven numbers of 32 bits: what it is, its version, how
 * many messages there are, where the table of originals begins and where that of
 * translations, then two about a table of hashes, which is not needed. A row
 * of a table is the length of a text and where it begins; a '\0' follows it.
 * Texts with plural forms have a '\0' between the forms as well. */
enum { HEADER_SIZE = 28, ROW_SIZE = 8, CONTEXT_END = '\004' };

static const LanguageName known[] = {
    {"en", "English"},
    {"fr", "Français"},
    {"tr", "Türkçe"},
};

static const uint32_t magic = 0x950412de;

static uint32_t number_at(const unsigned char *bytes, size_t at)
{
    return (uint32_t)bytes[at] | (uint32_t)bytes[at + 1] << 8 | (uint32_t)bytes[at + 2] << 16 |
           (uint32_t)bytes[at + 3] << 24;
}

typedef struct Message {
    const char *start;
    size_t length;
} Message;

static Message message_at(const Language *language, uint32_t table, uint32_t index)
{
    size_t row = table + (size_t)index * ROW_SIZE;
    return (Message){.start = (const char *)language->bytes + number_at(language->bytes, row + 4),
                     .length = number_at(language->bytes, row)};
}

/* ---- checking ---------------------------------------------------------------- */

static bool table_fits(const Language *language, uint32_t table, size_t size)
{
    if (table > size || language->count > (size - table) / ROW_SIZE) return false;
    for (uint32_t i = 0; i < language->count; i++) {
        size_t row = table + (size_t)i * ROW_SIZE;
        size_t length = number_at(language->bytes, row);
        size_t start = number_at(language->bytes, row + 4);
        if (start >= size || length >= size - start) return false;
        if (language->bytes[start + length] != '\0') return false;
    }
    return true;
}

/* Line ends are welcome, and so are the signs with a meaning in a catalogue. */
static bool is_shown(const char *at, size_t size, bool original)
{
    if (*at == '\n' || *at == '\0') return true;
    if (original && *at == CONTEXT_END) return true;
    return !utf8_obeyed(at, size);
}

static bool is_readable(Message message, bool original)
{
    const char *end = message.start + message.length;
    for (const char *at = message.start; at < end;) {
        size_t size = utf8_size(at, end);
        if (size == 0 || !is_shown(at, size, original)) return false;
        at += size;
    }
    return true;
}

static int forms_in(Message message)
{
    int forms = 1;
    for (size_t i = 0; i < message.length; i++) forms += message.start[i] == '\0';
    return forms;
}

static bool messages_are_good(const Language *language, const char **why)
{
    Message last = {0};
    for (uint32_t i = 0; i < language->count; i++) {
        Message original = message_at(language, language->originals, i);
        Message translation = message_at(language, language->translations, i);
        *why = "it has bytes that are no text";
        if (!is_readable(original, true) || !is_readable(translation, false)) return false;
        *why = "its messages are not in order";
        if (i > 0 && strcmp(last.start, original.start) >= 0) return false;
        *why = "a message does not have the plural forms of the language";
        int expected = forms_in(original) == 1 ? 1 : language->plural.form_count;
        if (forms_in(original) > 2 || forms_in(translation) != expected) return false;
        last = original;
    }
    return true;
}

/* The value of `name` in the catalogue's own header; NULL when the line is
 * missing. */
static const char *header_line(const char *header, const char *name)
{
    size_t length = strlen(name);
    for (const char *line = header; line != NULL; line = strchr(line, '\n')) {
        if (*line == '\n') line++;
        if (strncmp(line, name, length) == 0) return line + length;
    }
    return NULL;
}

bool language_is_code(const char *words)
{
    size_t length = 0;
    for (; words[length] != '\0'; length++) {
        char c = words[length];
        bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if ((!letter && c != '_' && c != '@') || length + 1 == LANGUAGE_CODE_SIZE) return false;
    }
    return length > 0;
}

static bool read_code(char code[LANGUAGE_CODE_SIZE], const char *line)
{
    size_t length = line != NULL ? strcspn(line, "\n") : 0;
    if (length >= LANGUAGE_CODE_SIZE) return false;
    if (length > 0) memcpy(code, line, length);
    code[length] = '\0';
    return language_is_code(code);
}

/* The message "" comes first: it describes the catalogue. */
static bool read_header(Language *language, const char **why)
{
    *why = "it has no header";
    if (language->count == 0) return false;
    if (message_at(language, language->originals, 0).length != 0) return false;
    const char *header = message_at(language, language->translations, 0).start;
    *why = "it does not say its language";
    if (!read_code(language->code, header_line(header, "Language: "))) return false;
    *why = "it has no Plural-Forms";
    const char *plural = header_line(header, "Plural-Forms: ");
    return plural != NULL && plural_read(&language->plural, plural, why);
}

bool language_open(Language *language, const void *bytes, size_t size, const char **why)
{
    *language = (Language){.bytes = bytes};
    *why = "it is no compiled catalogue";
    if (size < HEADER_SIZE || number_at(bytes, 0) != magic || number_at(bytes, 4) != 0) {
        return false;
    }
    language->count = number_at(bytes, 8);
    language->originals = number_at(bytes, 12);
    language->translations = number_at(bytes, 16);
    *why = "it is cut short or damaged";
    if (!table_fits(language, language->originals, size)) return false;
    if (!table_fits(language, language->translations, size)) return false;
    if (!read_header(language, why) || !messages_are_good(language, why)) return false;
    *why = NULL;
    return true;
}

/* ---- finding ----------------------------------------------------------------- */

/* The number of the message; 0, which is the header, when there is none. */
static uint32_t find(const Language *language, const char *key)
{
    uint32_t low = 1, high = language->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        Message original = message_at(language, language->originals, middle);
        int order = strcmp(original.start, key);
        if (order == 0) return middle;
        if (order < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return 0;
}

/* An empty translation is none. */
static const char *or_none(const char *words)
{
    return *words != '\0' ? words : NULL;
}

const char *language_find(const Language *language, const char *key)
{
    uint32_t found = language != NULL ? find(language, key) : 0;
    if (found == 0) return NULL;
    return or_none(message_at(language, language->translations, found).start);
}

const char *language_find_many(const Language *language, const char *key, int64_t count)
{
    uint32_t found = language != NULL ? find(language, key) : 0;
    if (found == 0 || forms_in(message_at(language, language->originals, found)) == 1) return NULL;
    const char *form = message_at(language, language->translations, found).start;
    for (int i = plural_form(&language->plural, count); i > 0; i--) form += strlen(form) + 1;
    return or_none(form);
}

const char *language_code(const Language *language)
{
    return language != NULL ? language->code : "en";
}

const LanguageName *language_known(int n)
{
    return n < (int)(sizeof known / sizeof known[0]) ? &known[n] : NULL;
}
