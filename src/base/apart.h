/* apart.h -- what the compiler is told about functions where every instruction counts. */
#ifndef BASE_APART_H
#define BASE_APART_H

/* Called now and then from where every instruction counts: the registers it needs
 * are saved when it is called and not before. */
#define APART __attribute__((noinline))
/* The same, and hardly ever called. */
#define RARE __attribute__((noinline, cold))
/* Has no array of its own that anything could run over, so its frame needs no guard
 * (docs/hardening.md). */
#define NO_ARRAYS __attribute__((no_stack_protector))
/* With all that it calls in its place, unless that is kept apart. */
#define FLAT __attribute__((flatten))

#endif
