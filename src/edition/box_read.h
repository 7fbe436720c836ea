/* box_read.h -- the statements about all that is not the board: title, money,
 * words, rules, tokens. */
#ifndef EDITION_BOX_READ_H
#define EDITION_BOX_READ_H

#include "edition/draft.h"

/* Each takes the rest of its statement. */
void box_read_title(Draft *draft, Statement *statement, const char *file_word);
void box_read_about(Draft *draft, Statement *statement);
void box_read_money(Draft *draft, Statement *statement);
void box_read_account(Draft *draft, Statement *statement);
void box_read_words(Draft *draft, Statement *statement);
/* Takes the value of a rule; says nothing of mistakes. Rules are gathered from
 * all files before the rest is read. */
void box_gather_rule(Draft *draft, const Line *line, const char *file);
/* Looks whether the statement is right; the value was taken before. */
void box_read_rule(Draft *draft, Statement *statement);
void box_read_token(Draft *draft, Statement *statement);
/* Takes a group, deck or token of the base out again. */
void box_read_remove(Draft *draft, Statement *statement);

/* Takes the RULE=VALUE after `when`; what follows applies if that holds. */
bool box_read_condition(const Draft *draft, Statement *statement);

/* Takes "auction=on"; when it is none, one sentence goes to `why` unless that
 * is NULL. */
bool box_setting(const char *setting, RuleId *rule, int32_t *value, const Words *words, Text *why);

#endif
