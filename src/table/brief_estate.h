/* brief_estate.h -- the rules of an edition in short: what is owned and owed. */
#ifndef TABLE_BRIEF_ESTATE_H
#define TABLE_BRIEF_ESTATE_H

#include "table/brief.h"

void brief_estate_building(const Brief *brief);
void brief_estate_mortgage(const Brief *brief);
void brief_estate_trade(const Brief *brief);
void brief_estate_debt(const Brief *brief);
void brief_estate_perks(const Brief *brief);
/* What a token changes: "pays 20 % less tax, receives 20 % less rent", or
 * "changes nothing". */
void brief_estate_perk(const Brief *brief, TokenId token);

#endif
