/* statement.h -- one line of an edition file, taken apart from left to right. */
#ifndef EDITION_STATEMENT_H
#define EDITION_STATEMENT_H

#include "base/lines.h"
#include "edition/edition.h"
#include "words/problem.h"

/* Every function that returns false has noted one mistake; the rest of the
 * line is then left alone. */
typedef struct Statement {
    const Line *line;
    const char *file;
    Problems *problems;
    int next;         /* word not yet taken */
    bool faulty;      /* a mistake was noted */
    bool conditional; /* follows `when` */
    bool active;      /* its `when`, if any, holds */
    RuleId condition; /* of a conditional one */
} Statement;

/* Notes a mistake. Always false. */
bool statement_mistake(Statement *statement, const Sentence *sentence, const Arg *args);
/* The same with a sentence that was written for the reader before. */
bool statement_mistake_text(Statement *statement, const char *sentence);
/* Notes why the line cannot be split. Always false. */
bool statement_line_fault(Statement *statement);

/* MISTAKE(statement, T_("there is no deck '{word}'"), arg_word(word)) */
#define MISTAKE(statement, sentence, ...) \
    statement_mistake((statement), &(const Sentence)sentence, ARGS(__VA_ARGS__))
/* A sentence without places. */
#define MISTAKE_PLAIN(statement, sentence) MISTAKE(statement, sentence, arg_absent())

/* A word of the file as part of a sentence: the same in every language. It is
 * kept in `own`. */
typedef struct OwnWord {
    char words[WORD_SIZE + 1];
} OwnWord;
Sentence statement_own_word(const char *word, OwnWord *own);

/* The next word if it is not in quotes, without taking it; else NULL. */
const char *statement_peek(const Statement *statement);
/* Takes the next word if it is this one. */
bool statement_take(Statement *statement, const char *word);
bool statement_at_end(const Statement *statement);
/* Is the next word a whole number? */
bool statement_at_number(const Statement *statement);
/* Is the next word a text in quotes? */
bool statement_at_quoted(const Statement *statement);

/* `what` is for the sentence: (Sentence)T_("the price"). */
bool statement_number(Statement *statement, Sentence what, int32_t least, int32_t most,
                      int32_t *number);
/* A text in quotes, not empty, of at most size / 4 - 1 letters: four bytes each. */
bool statement_quoted(Statement *statement, Sentence what, char *target, size_t size);
/* Letters, digits, '-' and '_', beginning with a letter. */
bool statement_word(Statement *statement, Sentence what, char target[WORD_SIZE]);
/* #RRGGBB */
bool statement_colour(Statement *statement, uint32_t *colour);
/* One of the words of a list ended by NULL; its place in the list. `what` has
 * no article: (Sentence)TC_("kind", "statement"). */
bool statement_choice(Statement *statement, Sentence what, const char *const *words, int *choice);
/* Takes `icon NAME` and `theme NAME`, in any order, as many as there are; icons
 * are those of a list ended by NULL. */
bool statement_look(Statement *statement, const char *const *icons, LookChoice *look);
/* Notes that `word` is unknown among `words`. Always false. */
bool statement_unknown(Statement *statement, Sentence what, const char *word,
                       const char *const *words);
bool statement_end(Statement *statement);

/* After a mistake: on to the next of these words, well or badly spelt, or to the end. */
void statement_skip(Statement *statement, const char *const *words);
/* Notes it when the next word stood in the line before, from word `from` on. */
void statement_once(Statement *statement, int from);

#endif
