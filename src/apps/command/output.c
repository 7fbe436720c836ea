/* output.c -- standard output as one buffered stream. */
#include "apps/command/output.h"

#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "apps/command/exhausted.h"
#include "apps/command/reader.h"
#include "base/utf8.h"

enum { BUFFER_SIZE = 1 << 16 };

static struct {
    size_t count;
    int error; /* errno of the first write that failed; 0: all is well */
    bool told; /* and it was reported */
    char bytes[BUFFER_SIZE];
} out;

void output_begin(void)
{
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file too large is an error like a full disk */
    exhausted_begin();
}

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

void output_flush(void)
{
    if (out.error == 0) out.error = write_whole(STDOUT_FILENO, out.bytes, out.count);
    out.count = 0;
}

static void add(const char *bytes, size_t count)
{
    while (count > 0) {
        if (out.count == BUFFER_SIZE) output_flush();
        size_t part = BUFFER_SIZE - out.count < count ? BUFFER_SIZE - out.count : count;
        memcpy(out.bytes + out.count, bytes, part);
        out.count += part;
        bytes += part;
        count -= part;
    }
}

void output_text(const Text *text)
{
    add(text->start, text->length);
}

void output_words(const char *words)
{
    add(words, strlen(words));
}

/* Sentences quote names and paths, which may hold anything. */
static void add_masked(const char *bytes, size_t count)
{
    Text part = text_growing();
    text_add_bytes(&part, bytes, count);
    utf8_mask(part.start);
    output_words(part.start);
    text_free(&part);
}

static void add_lines(const char *words)
{
    while (*words != '\0') {
        size_t length = strcspn(words, "\n");
        add_masked(words, length);
        words += length;
        if (*words == '\n') add(words++, 1);
    }
}

void output_sentence(const char *words)
{
    size_t length = strlen(words);
    bool one_line = strchr(words, '\n') == NULL || strchr(words, '\n') == words + length - 1;
    if (!one_line || length == 0) {
        add_lines(words);
        return;
    }
    if (words[length - 1] == '\n') length--;
    size_t word = strspn(words, "abcdefghijklmnopqrstuvwxyz");
    char first = words[0];
    if (word > 0 && words[word] == ' ') first = (char)(first - 'a' + 'A');
    Text sentence = text_growing();
    text_add_char(&sentence, first);
    text_add_bytes(&sentence, words + 1, length - 1);
    add_masked(sentence.start, sentence.length);
    text_free(&sentence);
    output_words(strchr(".?!", words[length - 1]) == NULL ? ".\n" : "\n");
}

void output_say(const Sentence *sentence, const Arg *args)
{
    Text text = text_growing();
    words_write(reader_words(), sentence, args, &text);
    add_lines(text.start);
    output_words("\n");
    text_free(&text);
}

bool output_lost(void)
{
    return out.error != 0;
}

int output_end(int status)
{
    output_flush();
    if (out.error == 0) return status;
    if (out.error != EPIPE && !out.told) {
        out.told = true;
        COMPLAIN(T_("standard output: {text}"), arg_text(strerror(out.error)));
    }
    return status == EXIT_GOOD ? EXIT_FAILED : status;
}

void output_complain(const char *first, ...)
{
    output_flush();
    Text text = text_growing();
    text_add(&text, program_invocation_short_name);
    text_add(&text, ": ");
    va_list parts;
    va_start(parts, first);
    for (const char *part = first; part != NULL; part = va_arg(parts, const char *)) {
        text_add(&text, part);
    }
    va_end(parts);
    utf8_mask(text.start);
    text.length = strlen(text.start);
    char last = text.start[text.length - 1];
    text_add(&text, last == '.' || last == '?' || last == '!' ? "\n" : ".\n");
    write_whole(STDERR_FILENO, text.start, text.length);
    text_free(&text);
}

int output_object(const Sentence *sentence, const Arg *args)
{
    Text text = text_growing();
    words_write(reader_words(), sentence, args, &text);
    output_complain(text.start, NULL);
    text_free(&text);
    return EXIT_FAILED;
}

int output_complain_lines(const Text *lines)
{
    for (const char *at = lines->start; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        Text line = text_growing();
        text_add_bytes(&line, at, length);
        output_complain(line.start, NULL);
        text_free(&line);
        at += length + (at[length] == '\n');
    }
    return EXIT_FAILED;
}
