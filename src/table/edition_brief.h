/* edition_brief.h -- the rules of an edition in short, for people.
 *
 * Every sentence is made from the rules as they are, house rules included. */
#ifndef TABLE_EDITION_BRIEF_H
#define TABLE_EDITION_BRIEF_H

#include "edition/edition.h"

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

/* How sums are written: edition_money_write, or one with thousands apart. */
typedef void BriefMoney(const Edition *edition, Money sum, Text *text);

/* "Your turn". */
const char *edition_brief_title(BriefTopic topic);
/* A few sentences about it; nothing when the edition has nothing of the kind. */
void edition_brief_write(const Edition *edition, BriefTopic topic, BriefMoney *money, Text *text);

/* What a token changes: "pays 20 % less tax, receives 20 % less rent", or
 * "changes nothing". */
void edition_brief_perk(const Edition *edition, TokenId token, BriefMoney *money, Text *text);

#endif
