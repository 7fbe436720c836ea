/* mem_exhausted.c -- the end for want of memory, for programs that have no other.
 *
 * A file of its own: the linker takes it from the library only when nobody else
 * has defined the function. */
#include <stdlib.h>

#include "base/mem.h"

noreturn void mem_exhausted(void)
{
    abort();
}
