/* edition_brief.h -- the rules of an edition in short, for people.
 *
 * Every sentence is made from the rules as they are, house rules included. */
#ifndef TABLE_EDITION_BRIEF_H
#define TABLE_EDITION_BRIEF_H

#include "edition/edition.h"
#include "words/words.h"

typedef enum BriefTopic {
    BRIEF_AIM,
    BRIEF_TURN,
    BRIEF_BUYING,
    BRIEF_RENT,
    BRIEF_BUILDING,
    BRIEF_MORTGAGE,
    BRIEF_TRADE,
    BRIEF_JAIL,
    BRIEF_CARDS,
    BRIEF_DEBT,
    BRIEF_PERKS,
    BRIEF_TOPIC_COUNT
} BriefTopic;

/* `words` are of the edition, in the reader's language (edition_words). */

/* "Your turn". Lives as long as the language. */
const char *edition_brief_title(BriefTopic topic, const Words *words);
/* A few sentences about it; nothing when the edition has nothing of the kind. */
void edition_brief_write(const Edition *edition, BriefTopic topic, const Words *words, Text *text);

/* What a token changes: "pays 20 % less tax, receives 20 % less rent", or
 * "changes nothing". */
void edition_brief_perk(const Edition *edition, TokenId token, const Words *words, Text *text);

#endif
