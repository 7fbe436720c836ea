/* apart.h -- functions kept out of those that call them. */
#ifndef BASE_APART_H
#define BASE_APART_H

/* Called now and then from where every instruction counts: the registers it needs
 * are saved when it is called and not before. */
#define APART __attribute__((noinline))
/* The same, and hardly ever called. */
#define RARE __attribute__((noinline, cold))

#endif
