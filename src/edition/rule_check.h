/* rule_check.h -- rules that make no sense together or on this board. */
#ifndef EDITION_RULE_CHECK_H
#define EDITION_RULE_CHECK_H

#include "edition/edition_check.h"

/* Notes rules out of their range and combinations that nobody can play by;
 * of house rules also those that would change nothing. */
void rule_check(const Edition *edition, const Origins *origins, Problems *problems);

#endif
