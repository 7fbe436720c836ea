/* mem.h -- allocation that never returns NULL. */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stddef.h>
#include <stdnoreturn.h>

/* Zeroed memory for `count` things of `size` bytes; mem_exhausted() when there
 * is none. */
void *mem_new(size_t count, size_t size);
/* Grown or shrunk memory; new bytes are undefined. */
void *mem_resize(void *memory, size_t count, size_t size);
void mem_free(void *memory);

/* There is no memory left. The one of mem_exhausted.c aborts; a program that
 * has a function of this name ends by that. */
noreturn void mem_exhausted(void);

#endif
