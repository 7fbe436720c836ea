/* board_read.h -- the statements about groups and spaces. */
#ifndef EDITION_BOARD_READ_H
#define EDITION_BOARD_READ_H

#include "edition/draft.h"

/* Each takes the rest of its statement. Without a kind, a group or space of
 * the base keeps what it is and only changes its name. */
void board_read_group(Draft *draft, Statement *statement);
void board_read_space(Draft *draft, Statement *statement);
/* spaces 36 */
void board_read_count(Draft *draft, Statement *statement);

#endif
