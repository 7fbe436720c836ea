/* exhausted.h -- the end of a program that gets no more memory. */
#ifndef APPS_COMMAND_EXHAUSTED_H
#define APPS_COMMAND_EXHAUSTED_H

/* Once at the start: remembers how the terminal is, so that mem_exhausted can
 * leave it so. From then on the end is one sentence and status 1; what was
 * written before it goes out, and every committed action is in the store. */
void exhausted_begin(void);

#endif
