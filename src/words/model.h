/* model.h -- how a language writes numbers, lists, capitals and the forms of names.
 *
 * Each is one message of the catalogue that shows how ("A, B and C"); what a
 * language lacks is written as in English. `language` may be NULL: English. */
#ifndef WORDS_MODEL_H
#define WORDS_MODEL_H

#include "base/text.h"
#include "words/language.h"
#include "words/number.h"
#include "words/sentence.h"

/* The sentence without its places filled; lives as long as the language. */
const char *model_words(const Language *language, Sentence sentence);

NumberStyle model_numbers(const Language *language);
/* For inflection_write. */
const char *model_percent(const Language *language);

/* The model of the form with this name, `length` long, for inflection_write;
 * NULL when there is no such form. */
const char *model_form(const Language *language, const char *form, size_t length);
/* The messages of the forms, "of={}'s", for tests that check catalogues; NULL
 * after the last. */
const Sentence *model_form_message(int n);

/* Adds the name with a capital. Changes `name`. */
void model_capital(const Language *language, char *name, Text *text);

typedef enum ModelJoint { MODEL_AND, MODEL_OR } ModelJoint;
/* Adds what precedes item `n` of `total`: nothing, ", " or " and ". */
void model_joint(const Language *language, ModelJoint joint, int n, int total, Text *text);

#endif
