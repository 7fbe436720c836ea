/* stream.h -- standard output as one buffered stream, and lines on standard error. */
#ifndef APPS_COMMAND_STREAM_H
#define APPS_COMMAND_STREAM_H

#include <stdbool.h>
#include <stddef.h>

/* Exit statuses of the program. */
enum { EXIT_GOOD = 0, EXIT_FAILED = 1, EXIT_USAGE = 2 };

void stream_write(const char *bytes, size_t count);
/* Everything written so far goes out now. */
void stream_flush(void);
/* The errno of the first write that failed; 0: all is well. */
int stream_error(void);

/* "opoly: SENTENCE\n" on standard error, after what was written before;
 * control characters become '?'. A full stop is added when there is none. */
void stream_complain(const char *sentence);

#endif
