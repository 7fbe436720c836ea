/* shortened.c -- words that are too long for their place end early, in dots. */
#include "ui/shortened.h"

#include <string.h>

static const char dots[] = "\xE2\x80\xA6";
enum { DOTS = sizeof dots - 1 };

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* A sum, and little else. */
bool shortened_may(const char *words)
{
    int digits = 0, others = 0;
    for (const char *at = words; *at != '\0'; at++) {
        if (is_digit(*at)) digits++;
        if ((*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') || (*at & 0x80) != 0) others++;
    }
    return digits == 0 || others > 8;
}

/* The start of the last character before `end`. */
static size_t before(const char *words, size_t end)
{
    do {
        end--;
    } while (end > 0 && ((unsigned char)words[end] & 0xC0) == 0x80);
    return end;
}

size_t shortened_to(Canvas *canvas, const char *words, size_t length, Font font, double width,
                    char out[SHORTENED_SIZE])
{
    if (length > SHORTENED_SIZE - DOTS) length = SHORTENED_SIZE - DOTS;
    size_t kept = length;
    for (;;) {
        memcpy(out, words, kept);
        memcpy(out + kept, dots, DOTS);
        if (kept == 0 || canvas->verbs->measure(canvas, out, kept + DOTS, font) <= width) break;
        for (kept = before(words, kept); kept > 0 && words[kept - 1] == ' ';) kept--;
    }
    return kept + DOTS;
}
