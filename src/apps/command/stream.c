/* stream.c -- standard output as one buffered stream. */
#include "apps/command/stream.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "base/utf8.h"

enum { BUFFER_SIZE = 1 << 16 };

static struct {
    size_t count;
    int error; /* errno of the first write that failed; 0: all is well */
    char bytes[BUFFER_SIZE];
} out;

static int write_whole(int file, const char *bytes, size_t count)
{
    while (count > 0) {
        ssize_t written = write(file, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        bytes += written;
        count -= (size_t)written;
    }
    return 0;
}

void stream_flush(void)
{
    if (out.error == 0) out.error = write_whole(STDOUT_FILENO, out.bytes, out.count);
    out.count = 0;
}

void stream_write(const char *bytes, size_t count)
{
    while (count > 0) {
        if (out.count == BUFFER_SIZE) stream_flush();
        size_t part = BUFFER_SIZE - out.count < count ? BUFFER_SIZE - out.count : count;
        memcpy(out.bytes + out.count, bytes, part);
        out.count += part;
        bytes += part;
        count -= part;
    }
}

int stream_error(void)
{
    return out.error;
}

void stream_complain(const char *sentence)
{
    stream_flush();
    Text text = text_growing();
    text_add(&text, program_invocation_short_name);
    text_add(&text, ": ");
    text_add(&text, sentence);
    utf8_mask(text.start);
    text.length = strlen(text.start);
    char last = text.start[text.length - 1];
    text_add(&text, last == '.' || last == '?' || last == '!' ? "\n" : ".\n");
    write_whole(STDERR_FILENO, text.start, text.length);
    text_free(&text);
}
