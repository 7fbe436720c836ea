/* png_note.c -- a PNG picture with a note in it. */
#include "apps/lab/png_note.h"

#include <string.h>

/* The signature and the chunk IHDR, which comes first. */
enum { HEAD_BYTES = 8 + 4 + 4 + 13 + 4 };

/* As the PNG specification computes it, bit by bit. */
static uint32_t check_sum(const char *bytes, size_t count)
{
    uint32_t sum = UINT32_MAX;
    for (size_t i = 0; i < count; i++) {
        sum ^= (unsigned char)bytes[i];
        for (int bit = 0; bit < 8; bit++)
            sum = (sum & 1) != 0 ? sum >> 1 ^ UINT32_C(0xEDB88320) : sum >> 1;
    }
    return sum ^ UINT32_MAX;
}

static void add_number(Text *text, uint32_t number)
{
    char bytes[4] = {(char)(number >> 24), (char)(number >> 16), (char)(number >> 8), (char)number};
    text_add_bytes(text, bytes, sizeof bytes);
}

void png_note_write(const Text *picture, const char *key, const char *words, Text *noted)
{
    size_t head =
        picture->length < HEAD_BYTES || memcmp(picture->start + 1, "PNG", 3) != 0 ? 0 : HEAD_BYTES;
    text_add_bytes(noted, picture->start, head);
    if (head > 0) {
        Text chunk = text_growing();
        text_add(&chunk, "tEXt");
        text_add_bytes(&chunk, key, strlen(key) + 1);
        text_add(&chunk, words);
        add_number(noted, (uint32_t)(chunk.length - 4));
        text_add_bytes(noted, chunk.start, chunk.length);
        add_number(noted, check_sum(chunk.start, chunk.length));
        text_free(&chunk);
    }
    text_add_bytes(noted, picture->start + head, picture->length - head);
}
