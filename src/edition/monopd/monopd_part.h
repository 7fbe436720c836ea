/* monopd_part.h -- what the parts of monopd_read share. Nobody else includes it. */
#ifndef EDITION_MONOPD_MONOPD_PART_H
#define EDITION_MONOPD_MONOPD_PART_H

#include "edition/monopd/monopd_rent.h"

/* An edition being made from a board file. */
typedef struct MonopdImport {
    const MonopdBoard *board;
    Edition *edition;
    Problems *problems, *remarks;
    int start;                    /* the estate that becomes space 0 */
    int group_ids[MAX_GROUPS];    /* of the file's groups; -1: left out */
    MonopdRent rents[MAX_GROUPS]; /* of the file's groups that have a formula */
} MonopdImport;

/* Tells what was left out; in the sentence `name` is {name}. */
void monopd_remark(const MonopdImport *import, int line, Slice name, Sentence sentence);
int32_t monopd_said_or(int32_t number, int32_t otherwise);
/* Sets a rule, within its bounds; `key` is for the remark. */
void monopd_rule(const MonopdImport *import, RuleId rule, int32_t value, const char *key);
bool monopd_colour(Slice words, uint32_t *colour);
/* Is it neither deed nor jail nor anything else that acts? */
bool monopd_is_plain(const MonopdEstate *estate);
/* The file's group called `name`, -1 if there is none. */
int monopd_find_group(const MonopdBoard *board, Slice name);

/* Groups, spaces and deeds; then the cards. */
void monopd_board_fill(MonopdImport *import);
void monopd_cards_fill(MonopdImport *import);

#endif
