/* words.h -- sentences written for a reader: one formatter for everything people read.
 *
 * Rules, players and tables make sentences as data (sentence.h, speech.h); only
 * console, view and apps write them, in the reader's language. A sentence whose
 * translation is missing or names strange places comes out wholly in English. */
#ifndef WORDS_WORDS_H
#define WORDS_WORDS_H

#include "base/text.h"
#include "words/language.h"
#include "words/number.h"
#include "words/speech.h"

typedef struct Words Words;

/* Writes what a place of this kind names: a seat, deed, space, group, deck or
 * token. True when it is no proper name ("the bank"): it may get a capital. */
typedef bool (*WordsName)(const Words *words, PlaceKind kind, uint8_t id, Text *text);

/* The reader's language, and the game it is about; a value that borrows
 * everything. All of it may be zero: plain English about no game. */
struct Words {
    const Language *language; /* NULL: English */
    const MoneyStyle *money;  /* NULL: bare digits */
    const Noun *nouns;        /* NOUN_COUNT of the edition's own; NULL: none */
    WordsName name;           /* NULL: numbers instead of names */
    const void *whose;        /* for `name` */
};

/* Adds the sentence, its places filled. A place without argument is shown as
 * written in the pattern. `args` end with PLACE_END, see ARGS. */
void words_write(const Words *words, const Sentence *sentence, const Arg *args, Text *text);
void words_say(const Words *words, Sentence sentence, const Arg *args, Text *text);
void words_write_said(const Words *words, const Said *said, Text *text);
/* All its sentences, a blank between them. */
void words_write_speech(const Words *words, const Speech *speech, Text *text);

/* A sentence without places; lives as long as the language. */
const char *words_plain(const Words *words, const Sentence *sentence);
const char *words_label(const Words *words, Sentence sentence);

/* The same with a capital, for words that also occur within a line. */
void words_write_capital(const Words *words, const Sentence *sentence, Text *text);

/* One thing alone, as it appears in sentences. */
void words_write_arg(const Words *words, Arg arg, Text *text);
/* "A, B and C" */
void words_write_list(const Words *words, const Arg *items, int count, Text *text);
/* What the edition or the language calls it: one of them, or as many. In
 * `form`, or bare when that is NULL. */
void words_write_noun(const Words *words, NounId noun, int64_t count, const char *form, Text *text);

/* How the language writes numbers, for tables of them. */
NumberStyle words_numbers(const Words *words);

/* SAY(words, text, T_("{seat} rolls."), arg_seat(seat)) */
#define SAY(words, text, sentence, ...) \
    words_say((words), (Sentence)sentence, ARGS(__VA_ARGS__), (text))
/* PLAIN(words, T_("Back")) */
#define PLAIN(words, sentence) words_label((words), (Sentence)sentence)

#endif
