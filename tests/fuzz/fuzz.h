/* fuzz.h -- what every fuzz target needs: requirements, and looking at texts.
 *
 * A target is one function that takes any bytes. Built with libFuzzer it is
 * fed with inventions, with fuzz_main.c with the files of tests/fuzz; a
 * requirement that does not hold ends the program, which is how libFuzzer
 * learns of a finding. */
#ifndef TESTS_FUZZ_H
#define TESTS_FUZZ_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "words/problem.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Words the mutator may put into a text of this target, ended by NULL. */
extern const char *const fuzz_words[];

/* Tells the mutator of a good text, to go on from: most of what libFuzzer keeps
 * are texts with ever new mistakes. */
void fuzz_accepted(const uint8_t *data, size_t size);

/* `what` says what was to hold, `detail` the text that breaks it, or "". */
#define FUZZ_REQUIRE(condition, what, detail) \
    ((condition) ? (void)0 : fuzz_fault(__FILE__, __LINE__, (what), (detail)))

_Noreturn static inline void fuzz_fault(const char *file, int line, const char *what,
                                        const char *detail)
{
    fprintf(stderr, "%s:%d: does not hold: %s\n%s\n", file, line, what, detail);
    fflush(NULL);
    abort();
}

/* Bytes of the UTF-8 character at `at` that is no control character, 0 if
 * there is none. */
static inline size_t fuzz_character(const char *at)
{
    const unsigned char *byte = (const unsigned char *)at;
    if (byte[0] < 0x80) return byte[0] >= 0x20 && byte[0] != 0x7F;
    size_t size = byte[0] < 0xC2 ? 0 : byte[0] < 0xE0 ? 2 : byte[0] < 0xF0 ? 3 : 4;
    if (byte[0] > 0xF4 || (byte[0] == 0xC2 && byte[1] < 0xA0)) return 0;
    for (size_t i = 1; i < size; i++)
        if ((byte[i] & 0xC0) != 0x80) return 0;
    return size;
}

/* What people are shown: characters and no control characters; newlines too
 * if `lines`, and colours if `colour`. */
static inline void fuzz_readable(const char *words, bool lines, bool colour)
{
    for (const char *at = words; *at != '\0';) {
        size_t size = fuzz_character(at);
        if (lines && *at == '\n') size = 1;
        if (colour && *at == '\033') size = 1;
        FUZZ_REQUIRE(size > 0, "a text for people has no strange bytes", words);
        at += size;
    }
}

/* Why something was refused: there, and readable. */
static inline void fuzz_sentence(const char *words)
{
    FUZZ_REQUIRE(words[0] != '\0', "a refusal has a sentence", "");
    fuzz_readable(words, false, false);
}

static inline void fuzz_sentences(const Problems *problems)
{
    for (int i = 0; i < problems->count && i < PROBLEM_MAX; i++) {
        fuzz_sentence(problems->list[i].sentence);
        FUZZ_REQUIRE(problems->list[i].line >= 0, "lines are counted from 1", "");
    }
}

/* What reading said and what it noted agree. */
static inline void fuzz_verdict(bool accepted, const Problems *problems)
{
    FUZZ_REQUIRE(accepted == (problems->count == 0), "refused means: with a problem", "");
    fuzz_sentences(problems);
}

/* A text that was written once more is the same. */
static inline void fuzz_same(const Text *first, const Text *second)
{
    FUZZ_REQUIRE(strcmp(first->start, second->start) == 0, "what was read is written the same",
                 second->start);
}

/* The bytes with a zero behind them, for functions that take a word or a
 * line; bytes behind a zero are lost. To be freed. */
static inline char *fuzz_copy(const uint8_t *data, size_t size)
{
    char *copy = malloc(size + 1);
    if (copy == NULL) exit(1);
    if (size > 0) memcpy(copy, data, size);
    copy[size] = '\0';
    return copy;
}

/* The next line of `*rest` without its newline; NULL at the end. */
static inline char *fuzz_line(char **rest)
{
    char *line = *rest;
    if (line == NULL || *line == '\0') return NULL;
    char *end = strchr(line, '\n');
    *rest = end == NULL ? NULL : end + 1;
    if (end != NULL) *end = '\0';
    return line;
}

#endif
