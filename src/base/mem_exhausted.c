/* mem_exhausted.c -- what happens when memory runs out, unless a program defines
 * it.
 *
 * A separate file, because the linker takes it from the library only when
 * nobody else has defined the function. */
#include <stdlib.h>

#include "base/mem.h"

noreturn void mem_exhausted(void)
{
    abort();
}
