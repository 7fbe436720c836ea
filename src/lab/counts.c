/* counts.c -- structs of nothing but int64_t, added up. */
#include "lab/counts.h"

#include <stdint.h>
#include <string.h>

void counts_add(void *counts, const void *more, size_t bytes)
{
    unsigned char *to = counts;
    const unsigned char *from = more;
    for (size_t at = 0; at < bytes; at += sizeof(int64_t)) {
        int64_t one, other;
        memcpy(&one, to + at, sizeof one);
        memcpy(&other, from + at, sizeof other);
        one += other;
        memcpy(to + at, &one, sizeof one);
    }
}
