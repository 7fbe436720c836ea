/* mem.h -- allocation that never returns NULL. */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stddef.h>

/* Zeroed memory for `count` things of `size` bytes; ends the program when
 * there is none. */
void *mem_new(size_t count, size_t size);
/* Grown or shrunk memory; new bytes are undefined. */
void *mem_resize(void *memory, size_t count, size_t size);
void mem_free(void *memory);

#endif
