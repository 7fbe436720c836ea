/* mem.c -- allocation that never returns NULL. */
#include "base/mem.h"

#include <stdint.h>
#include <stdlib.h>

static void *or_end(void *memory)
{
    if (memory == NULL) {
        mem_exhausted();
    }
    return memory;
}

void *mem_new(size_t count, size_t size)
{
    /* calloc may answer NULL for nothing, which is no failure. */
    if (count == 0 || size == 0) {
        count = size = 1;
    }
    return or_end(calloc(count, size));
}

void *mem_resize(void *memory, size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / size) {
        mem_exhausted();
    }
    size_t bytes = count * size;
    return or_end(realloc(memory, bytes == 0 ? 1 : bytes));
}

void mem_free(void *memory)
{
    free(memory);
}
