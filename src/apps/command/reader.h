/* reader.h -- the language of a command's output. */
#ifndef APPS_COMMAND_READER_H
#define APPS_COMMAND_READER_H

#include "words/words.h"

/* From now on in this language (--language). A missing one is reported, and
 * the words are English. Until then the environment decides. */
void reader_choose(const char *code);
/* The code that was chosen; NULL: none was. */
const char *reader_chosen(void);

/* About no game; lives as long as the program. */
const Words *reader_words(void);
const Language *reader_language(void);

#endif
