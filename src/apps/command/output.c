/* output.c -- what a program says, on standard output and standard error. */
#include "apps/command/output.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "apps/command/exhausted.h"
#include "apps/command/reader.h"
#include "base/utf8.h"

void output_begin(void)
{
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file too large is an error like a full disk */
    exhausted_begin();
}

void output_flush(void)
{
    stream_flush();
}

void output_text(const Text *text)
{
    stream_write(text->start, text->length);
}

void output_words(const char *words)
{
    stream_write(words, strlen(words));
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
        if (*words == '\n') stream_write(words++, 1);
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
    return stream_error() != 0;
}

int output_end(int status)
{
    static bool told;
    output_flush();
    int error = stream_error();
    if (error == 0) return status;
    if (error != EPIPE && !told) {
        told = true;
        COMPLAIN(T_("standard output: {text}"), arg_text(strerror(error)));
    }
    return status == EXIT_GOOD ? EXIT_FAILED : status;
}

void output_complain(const char *sentence)
{
    stream_complain(sentence);
}

int output_object(const Sentence *sentence, const Arg *args)
{
    Text text = text_growing();
    words_write(reader_words(), sentence, args, &text);
    output_complain(text.start);
    text_free(&text);
    return EXIT_FAILED;
}

int output_complain_lines(const Text *lines)
{
    for (const char *at = lines->start; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        Text line = text_growing();
        text_add_bytes(&line, at, length);
        output_complain(line.start);
        text_free(&line);
        at += length + (at[length] == '\n');
    }
    return EXIT_FAILED;
}
