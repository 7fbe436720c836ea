/* output.h -- what a program says, on standard output and standard error. */
#ifndef APPS_COMMAND_OUTPUT_H
#define APPS_COMMAND_OUTPUT_H

#include "apps/command/stream.h"
#include "base/text.h"
#include "words/sentence.h"

/* Once at the start: a reader that goes away makes writing fail instead of
 * ending the program by a signal. */
void output_begin(void);

void output_text(const Text *text);
void output_words(const char *words);
/* A sentence of ours on a line of standard output: with a capital if it begins
 * with a word and not with a name, and with a full stop. Whole lines are
 * written as they are, but for characters that a terminal would obey. */
void output_sentence(const char *words);
/* The sentence in the reader's language, and the end of its line. */
void output_say(const Sentence *sentence, const Arg *args);
#define TELL(sentence, ...) output_say(&(const Sentence)sentence, ARGS(__VA_ARGS__))
#define TELL_PLAIN(sentence) TELL(sentence, arg_absent())
/* Everything written so far goes out now. */
void output_flush(void);
/* Nobody can read what we write: the reader is gone or the disk is full. */
bool output_lost(void);

/* Flushes; `status`, or EXIT_FAILED with a sentence on standard error when
 * something could not be written (without one when the reader went away). */
int output_end(int status);

/* As stream_complain; on the page it is kept until somebody tells it. */
void output_complain(const char *sentence);

/* The same for a sentence in the reader's language; gives EXIT_FAILED. */
int output_object(const Sentence *sentence, const Arg *args);
#define COMPLAIN(sentence, ...) output_object(&(const Sentence)sentence, ARGS(__VA_ARGS__))
#define COMPLAIN_PLAIN(sentence) COMPLAIN(sentence, arg_absent())

/* Every line of `lines` reported that way; returns EXIT_FAILED. */
int output_complain_lines(const Text *lines);

#endif
