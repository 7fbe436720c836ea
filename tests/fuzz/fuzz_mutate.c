/* fuzz_mutate.c -- changes texts line by line and word by word, so that most
 * of what libFuzzer tries still looks like a text of ours. */
#include "fuzz.h"

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
                                 uint8_t *out, size_t most, unsigned seed);

enum { ROUNDS = 4, SPAN = 4, KEPT = 256 };

/* Numbers at the edges of something. */
static const char *const numbers[] = {
    /* clang-format off */
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "16", "32", "40", "63", "64",
    "65", "100", "127", "128", "200", "255", "256", "999", "-1", "-100", "1500", "60000", "0.5",
    "0.000000001", "100000000", "100000001", "2147483647", "2147483648", "-2147483648",
    "99999999999", "9223372036854775807", "18446744073709551615",
    /* clang-format on */
};

/* Good texts seen lately. */
static struct {
    uint8_t *bytes;
    size_t size;
} kept[KEPT];
static unsigned kept_count;

void fuzz_accepted(const uint8_t *data, size_t size)
{
    static unsigned chance;
    chance = chance * 1103515245 + 12345;
    unsigned slot = kept_count < KEPT ? kept_count++ : chance / 65536 % KEPT;
    free(kept[slot].bytes);
    kept[slot].bytes = malloc(size + 1);
    if (kept[slot].bytes == NULL) exit(1);
    if (size > 0) memcpy(kept[slot].bytes, data, size);
    kept[slot].size = size;
}

typedef struct Span {
    size_t from, to;
} Span;

/* A text being changed, in the memory of libFuzzer. */
typedef struct Draft {
    uint8_t *bytes;
    size_t size, most;
    uint64_t state;
} Draft;

static size_t below(Draft *draft, size_t limit)
{
    draft->state = draft->state * 6364136223846793005u + 1442695040888963407u;
    return limit == 0 ? 0 : (size_t)(draft->state >> 33) % limit;
}

static bool is_end(const Draft *draft, size_t at)
{
    return at >= draft->size || draft->bytes[at] == '\n';
}

/* A line somewhere, with its newline. */
static Span some_line(Draft *draft)
{
    size_t from = below(draft, draft->size), to;
    while (from > 0 && draft->bytes[from - 1] != '\n') from--;
    for (to = from; !is_end(draft, to);) to++;
    return (Span){from, to < draft->size ? to + 1 : to};
}

static Span some_lines(Draft *draft)
{
    Span span = some_line(draft);
    for (size_t more = below(draft, SPAN); more > 0; more--) {
        while (!is_end(draft, span.to)) span.to++;
        if (span.to < draft->size) span.to++;
    }
    return span;
}

static bool parts_words(uint8_t byte)
{
    return byte == ' ' || byte == '\n' || byte == '=' || byte == ',';
}

static Span some_word(Draft *draft)
{
    size_t from = below(draft, draft->size);
    while (from < draft->size && parts_words(draft->bytes[from])) from++;
    size_t to = from;
    while (from > 0 && !parts_words(draft->bytes[from - 1])) from--;
    while (to < draft->size && !parts_words(draft->bytes[to])) to++;
    return (Span){from, to};
}

/* Puts bytes in place of a span; leaves the text alone if it would be too long. */
static void replace(Draft *draft, Span span, const uint8_t *bytes, size_t count)
{
    size_t size = draft->size - (span.to - span.from) + count;
    if (size > draft->most) return;
    memmove(draft->bytes + span.from + count, draft->bytes + span.to, draft->size - span.to);
    if (count > 0) memcpy(draft->bytes + span.from, bytes, count);
    draft->size = size;
}

/* Puts one span of the text, or of `other`, in place of another one. */
static void replace_by(Draft *draft, Span target, const uint8_t *other, Span source)
{
    size_t count = source.to - source.from;
    uint8_t *copy = malloc(count + 1);
    if (copy == NULL) exit(1);
    if (count > 0) memcpy(copy, other + source.from, count);
    replace(draft, target, copy, count);
    free(copy);
}

static const char *some_number(Draft *draft)
{
    return numbers[below(draft, sizeof numbers / sizeof numbers[0])];
}

static const char *some_vocabulary(Draft *draft)
{
    static size_t count;
    while (fuzz_words[count] != NULL) count++;
    return count == 0 || below(draft, 3) == 0 ? some_number(draft)
                                              : fuzz_words[below(draft, count)];
}

static void put_words(Draft *draft, Span span)
{
    const char *words = some_vocabulary(draft);
    replace(draft, span, (const uint8_t *)words, strlen(words));
}

static bool is_number(const Draft *draft, Span word)
{
    return word.from < word.to && draft->bytes[word.from] >= '0' && draft->bytes[word.from] <= '9';
}

/* Another number in place of one: of the edges, or one more or less. */
static void put_number(Draft *draft)
{
    Span span = some_word(draft);
    for (int tries = 20; tries > 0 && !is_number(draft, span); tries--) span = some_word(draft);
    char near[24] = "";
    const char *number = some_number(draft);
    if (below(draft, 3) == 0 && span.to - span.from < 10) {
        memcpy(near, draft->bytes + span.from, span.to - span.from);
        snprintf(near, sizeof near, "%ld", strtol(near, NULL, 10) + (long)below(draft, 3) - 1);
        number = near;
    }
    replace(draft, span, (const uint8_t *)number, strlen(number));
}

/* A line of one to four words. */
static void insert_line(Draft *draft)
{
    size_t at = some_line(draft).to;
    char line[400];
    int length = 0;
    for (size_t i = below(draft, SPAN) + 1; i > 0; i--)
        length +=
            snprintf(line + length, 90, "%.80s%s", some_vocabulary(draft), i > 1 ? " " : "\n");
    replace(draft, (Span){at, at}, (const uint8_t *)line, (size_t)length);
}

/* The usual changes of bytes, within one line. */
static void change_bytes(Draft *draft)
{
    Span span = some_line(draft);
    size_t count = span.to - span.from, room = count + 64;
    uint8_t *copy = malloc(room);
    if (copy == NULL) exit(1);
    if (count > 0) memcpy(copy, draft->bytes + span.from, count);
    count = LLVMFuzzerMutate(copy, count, room);
    replace(draft, span, copy, count);
    free(copy);
}

static void change(Draft *draft)
{
    Span at;
    switch (below(draft, 15)) {
    case 0: replace(draft, some_lines(draft), NULL, 0); break;
    case 1:
        at = some_lines(draft);
        replace_by(draft, (Span){at.to, at.to}, draft->bytes, some_lines(draft));
        break;
    case 2: replace_by(draft, some_line(draft), draft->bytes, some_line(draft)); break;
    case 3:
    case 4: replace_by(draft, some_word(draft), draft->bytes, some_word(draft)); break;
    case 5:
    case 6:
    case 7: put_words(draft, some_word(draft)); break;
    case 8:
        at = some_word(draft);
        put_words(draft, (Span){at.to, at.to});
        break;
    case 9:
    case 10: insert_line(draft); break;
    case 11:
    case 12:
    case 13: put_number(draft); break;
    default: change_bytes(draft); break;
    }
}

/* Half of the time a good text takes the place of what libFuzzer proposes. */
static void go_on_from_kept(Draft *draft)
{
    size_t slot = below(draft, kept_count * 2);
    if (slot >= kept_count || kept[slot].size > draft->most) return;
    memcpy(draft->bytes, kept[slot].bytes, kept[slot].size);
    draft->size = kept[slot].size;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    Draft draft = {.bytes = data, .size = size, .most = most, .state = seed};
    below(&draft, 2); /* seeds are close to each other: the first number too */
    go_on_from_kept(&draft);
    if (draft.size == 0 || below(&draft, 8) == 0) return LLVMFuzzerMutate(data, draft.size, most);
    size_t rounds = below(&draft, 2) == 0 ? 1 : below(&draft, ROUNDS) + 1;
    for (; rounds > 0; rounds--) change(&draft);
    return draft.size;
}

/* Lines of one text among those of another. */
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_size, const uint8_t *b, size_t b_size,
                                 uint8_t *out, size_t most, unsigned seed)
{
    if (a_size == 0 || b_size == 0 || a_size > most) return 0;
    memcpy(out, a, a_size);
    Draft draft = {.bytes = out, .size = a_size, .most = most, .state = seed};
    Draft other = {.bytes = (uint8_t *)(uintptr_t)b, .size = b_size, .state = seed * 31u + 7};
    for (size_t rounds = below(&draft, ROUNDS) + 1; rounds > 0; rounds--) {
        bool words = below(&draft, 2) == 0;
        Span target = words ? some_word(&draft) : some_line(&draft);
        if (!words && below(&draft, 2) == 0) target.from = target.to;
        replace_by(&draft, target, b, words ? some_word(&other) : some_lines(&other));
    }
    return draft.size;
}
