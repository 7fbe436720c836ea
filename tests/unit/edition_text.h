/* edition_text.h -- a tiny edition in memory, for tests that add lines to it. */
#ifndef TESTS_EDITION_TEXT_H
#define TESTS_EDITION_TEXT_H

#include <stdio.h>
#include <string.h>

#include "edition/edition_read.h"

/* Valid as it is; what a test adds begins in line TINY_LINES + 1. */
#define TINY                                                              \
    "edition tiny \"Tiny\"\n"                                             \
    "rule players_max 2\n"                                                \
    "group red \"Red\" streets house 20 colour #FF0000\n"                 \
    "group rail \"Rail\" count colour #000000 rent 5 10\n"                \
    "space 0 go \"Go\" start\n"                                           \
    "space 1 first \"First Street\" deed red price 40 rent 1 2 3 4 5 6\n" \
    "space 2 station \"Station\" deed rail price 50\n"                    \
    "space 3 jail \"Jail\" jail\n"                                        \
    "space 4 luck \"Luck\" draw pile\n"                                   \
    "deck pile \"Pile\" cards\n"                                          \
    "card \"Win.\" collect 10\n"                                          \
    "token hat \"Hat\"\n"                                                 \
    "token boot \"Boot\"\n"
enum { TINY_LINES = 13 };

/* Static, so that a test may keep them through its call. */
static Edition tiny_edition;
static Problems tiny_problems;

/* Reads `text` as edition `word` ("tiny"), with the tree's `others` to build
 * on and house rules like "pot=on"; the mistakes as text, "" when it is good. */
static inline const char *tiny_read_all(const char *word, const char *text, size_t length,
                                        const EditionLibrary *others, const char *house)
{
    static char answer[PROBLEM_MAX * (PROBLEM_FILE + PROBLEM_SENTENCE)];
    static EditionSource sources[16];
    static HouseRules rules;
    char file[64];
    snprintf(file, sizeof file, "%s.edition", word);
    EditionLibrary library = {.sources = sources, .count = 1};
    sources[0] = (EditionSource){.word = word, .file = file, .text = text, .length = length};
    for (int i = 0; others != NULL && i < others->count; i++)
        sources[library.count++] = others->sources[i];
    memset(&tiny_problems, 0, sizeof tiny_problems);
    memset(&rules, 0, sizeof rules);
    Text why = text_into(answer, sizeof answer);
    if (house != NULL && !house_rule_add(&rules, house, NULL, &why)) return answer;
    bool good = edition_read(&library, word, &rules, &tiny_edition, &tiny_problems);
    if (good != (tiny_problems.count == 0)) return "the answer and the problems disagree";
    text_clear(&why);
    problem_write(&tiny_problems, &why);
    return answer;
}

/* The mistakes of the tiny edition with more lines. */
static inline const char *tiny_with(const char *more)
{
    char text[8000];
    snprintf(text, sizeof text, "%s%s", TINY, more);
    return tiny_read_all("tiny", text, strlen(text), NULL, NULL);
}

/* The mistakes of another text that calls itself tiny. */
static inline const char *tiny_read(const char *text)
{
    return tiny_read_all("tiny", text, strlen(text), NULL, NULL);
}

static inline const char *tiny_house(const char *more, const char *house)
{
    char text[8000];
    snprintf(text, sizeof text, "%s%s", TINY, more);
    return tiny_read_all("tiny", text, strlen(text), NULL, house);
}

#endif
