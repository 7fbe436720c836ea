/* web_text.c -- lines of text the page knows by number. */
#include "apps/page/web_text.h"

#include <string.h>

#include "apps/page/web_page.h"
#include "base/mem.h"
#include "base/text.h"

enum { LINES = 4096, BUCKETS = 4096 };

typedef struct WebLine {
    uint64_t hash;
    Font font;
    double width;
    int next; /* in the same bucket; -1: none */
    size_t length;
    char *words;
} WebLine;

struct WebText {
    int buckets[BUCKETS]; /* first line of each; -1: none */
    int count;
    WebLine lines[LINES];
};

static void forget_all(WebText *text)
{
    for (int i = 0; i < text->count; i++) mem_free(text->lines[i].words);
    for (int i = 0; i < BUCKETS; i++) text->buckets[i] = -1;
    text->count = 0;
}

WebText *web_text_new(void)
{
    WebText *text = mem_new(1, sizeof *text);
    forget_all(text);
    return text;
}

void web_text_free(WebText *text)
{
    if (text == NULL) return;
    forget_all(text);
    mem_free(text);
}

static uint64_t hash_of(const char *words, size_t length, Font font)
{
    uint64_t numbers = (uint64_t)(font.size * 1024) << 2 ^ (uint64_t)font.weight;
    return (text_hash(words, length) ^ numbers) * 0x9E3779B97F4A7C15u;
}

static bool is_line(const WebLine *line, uint64_t hash, const char *words, size_t length, Font font)
{
    return line->hash == hash && line->length == length && line->font.size == font.size &&
           line->font.weight == font.weight && memcmp(line->words, words, length) == 0;
}

/* Sums and names come and go: when the store is full it starts over. */
static int add(WebText *text, uint64_t hash, const char *words, size_t length, Font font)
{
    if (text->count == LINES) forget_all(text);
    int *bucket = &text->buckets[hash >> 32 & (BUCKETS - 1)], n = text->count++;
    text->lines[n] =
        (WebLine){.hash = hash,
                  .font = font,
                  .width = page_line_new(n, words, length, font.size, (int)font.weight),
                  .next = *bucket,
                  .length = length,
                  .words = mem_new(length, 1)};
    memcpy(text->lines[n].words, words, length);
    *bucket = n;
    return n;
}

int web_text_line(WebText *text, const char *words, size_t length, Font font)
{
    uint64_t hash = hash_of(words, length, font);
    int n = text->buckets[hash >> 32 & (BUCKETS - 1)];
    while (n >= 0 && !is_line(&text->lines[n], hash, words, length, font)) n = text->lines[n].next;
    return n >= 0 ? n : add(text, hash, words, length, font);
}

double web_text_width(WebText *text, const char *words, size_t length, Font font)
{
    return text->lines[web_text_line(text, words, length, font)].width;
}
