/* problem.h -- what is wrong with a text, and on which line. */
#ifndef WORDS_PROBLEM_H
#define WORDS_PROBLEM_H

#include "base/lines.h"
#include "words/words.h"

enum { PROBLEM_MAX = 100, PROBLEM_SENTENCE = 480, PROBLEM_FILE = 100 };

typedef enum ProblemTopic {
    PROBLEM_OF_NOTHING, /* or nothing that is known */
    PROBLEM_OF_RULE,
    PROBLEM_OF_SPACE,
    PROBLEM_OF_GROUP,
    PROBLEM_OF_DECK,
    PROBLEM_OF_TOKEN,
    PROBLEM_OF_CARD
} ProblemTopic;

/* What a mistake is about, for those who show it beside the thing. */
typedef struct ProblemAbout {
    ProblemTopic topic;
    int number;                      /* of the space, group, deck or token; the id of the rule */
    int card;                        /* of a card: its place in the deck `number` */
    const struct RuleReason *reason; /* of a rule: why it cannot be so; else NULL */
} ProblemAbout;

typedef struct Problem {
    char file[PROBLEM_FILE];
    int line; /* from 1; 0 when the whole text is meant */
    char sentence[PROBLEM_SENTENCE];
    ProblemAbout about;
    int more; /* of the same kind at the same place, only counted */
} Problem;

/* All mistakes of one reading, in the order found. Beyond PROBLEM_MAX they
 * are only counted. */
typedef struct Problems {
    const Words *words; /* of the reader, borrowed; NULL: English */
    int count;
    Problem list[PROBLEM_MAX];
} Problems;

/* Notes one mistake; the sentence is written at once, for the reader. What a
 * terminal would obey becomes '?' (see utf8_mask). */
void problem_note(Problems *problems, const char *file, int line, const Sentence *sentence,
                  const Arg *args);
/* Notes a sentence that was written for the reader before. */
void problem_note_text(Problems *problems, const char *file, int line, const char *sentence);
/* Notes why a line cannot be split. */
void problem_note_line(Problems *problems, const char *file, const Line *line);
/* Counts one more of the kind noted last, if that was at this place. */
bool problem_again(Problems *problems, const char *file, int line);
/* Says what the mistake that was noted last is about. */
void problem_mark(Problems *problems, ProblemAbout about);

/* PROBLEM(problems, file, line, T_("there is no deck '{word}'"), arg_word(word)) */
#define PROBLEM(problems, file, line, sentence, ...) \
    problem_note((problems), (file), (line), &(const Sentence)sentence, ARGS(__VA_ARGS__))
/* A sentence without places. */
#define PROBLEM_PLAIN(problems, file, line, sentence) \
    problem_note((problems), (file), (line), &(const Sentence)sentence, no_args)

/* The words of whoever reads the mistakes; never NULL. */
const Words *problem_words(const Problems *problems);
/* Why a line cannot be split; of a line that can be there is no sentence. */
const Sentence *problem_of_line(LineFault fault);

/* One line per mistake: "file:line: sentence\n", without ":line" when the
 * whole text is meant; at the end how many more there were, if any. */
void problem_write(const Problems *problems, Text *text);
/* The same with a word before each sentence: "file:line: warning: sentence\n". */
void problem_write_as(const Problems *problems, const Sentence *kind, Text *text);

#endif
