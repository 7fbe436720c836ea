/* house_rule.h -- rules changed for one game, on top of an edition. */
#ifndef EDITION_HOUSE_RULE_H
#define EDITION_HOUSE_RULE_H

#include "edition/draft.h"
#include "edition/edition_read.h"

/* As the file of problems that a house rule makes. */
extern const char house_rule_file[];

/* Sets the rules of the draft; `rules` may be NULL. Notes those that the
 * printed rents of the edition cannot follow, and leaves them out. */
void house_rule_apply(Draft *draft, const HouseRules *rules, Problems *problems);

/* After everything is read: notes house rules that this edition's file has
 * nothing for. */
void house_rule_check(const Draft *draft, Problems *problems);

#endif
