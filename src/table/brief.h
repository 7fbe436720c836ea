/* brief.h -- a summary of the rules of an edition, being written: a list of sentences. */
#ifndef TABLE_BRIEF_H
#define TABLE_BRIEF_H

#include "edition/edition.h"
#include "words/words.h"

typedef struct Brief {
    const Edition *edition;
    const Words *words; /* of that edition (edition_words) */
    Text *text;
} Brief;

static inline int32_t brief_rule(const Brief *brief, RuleId rule)
{
    return brief->edition->rule[rule];
}

/* Adds a sentence, with a blank before it unless it begins the text; nothing
 * when it has no words. {jail_space} is always given. */
void brief_add(const Brief *brief, Sentence sentence, const Arg *args);

#define BRIEF_SAY(brief, sentence, ...) brief_add((brief), (Sentence)sentence, ARGS(__VA_ARGS__))
#define BRIEF_PLAIN(brief, sentence) brief_add((brief), (Sentence)sentence, no_args)

/* The first space that does this, or NO_SPACE; does any card? */
int brief_space_with(const Brief *brief, EffectKind kind);
bool brief_card_does(const Brief *brief, EffectKind kind);
/* Can anything be built? */
bool brief_builds(const Brief *brief);

#endif
