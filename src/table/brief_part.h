/* brief_part.h -- what the modules of the brief share. */
#ifndef TABLE_BRIEF_PART_H
#define TABLE_BRIEF_PART_H

#include "table/edition_brief.h"

typedef struct Brief {
    const Edition *edition;
    BriefMoney *money;
    Text *text;
} Brief;

static inline int32_t brief_rule(const Brief *brief, RuleId rule)
{
    return brief->edition->rule[rule];
}

/* Adds words, with a blank before them unless they begin the text. In them '$'
 * stands for a sum and '#' for a number (both int), '@' for other words. Small
 * numbers become words, but not before " %". */
void brief_say(const Brief *brief, const char *words, ...);

/* The name of the jail, short where there is a short one; and of the start. */
const char *brief_jail(const Brief *brief);
const char *brief_start(const Brief *brief);
/* The first space that does this, or NO_SPACE; does any card? */
int brief_space_with(const Brief *brief, EffectKind kind);
bool brief_card_does(const Brief *brief, EffectKind kind);
/* Adds a name to a list of `count` of which it is the one number `n`. */
void brief_list(Text *names, const char *name, int n, int count);
/* The names of all groups of the kind: "Goods, Energy and Travel"; nothing
 * when there is none. With `rising` only those whose rent rises. */
void brief_groups(const Brief *brief, GroupKind kind, bool rising, Text *names);
/* Can anything be built? */
bool brief_builds(const Brief *brief);

/* The topics about what is owned and owed. */
void brief_building(const Brief *brief);
void brief_mortgage(const Brief *brief);
void brief_trade(const Brief *brief);
void brief_debt(const Brief *brief);
void brief_perks(const Brief *brief);

#endif
