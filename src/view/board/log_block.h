/* log_block.h -- the account by turns: one block for each, with its headline, the
 * rest joined into a line, and the money it made. */
#ifndef VIEW_BOARD_LOG_BLOCK_H
#define VIEW_BOARD_LOG_BLOCK_H

#include "table/table.h"
#include "words/words.h"

typedef struct LogBlock {
    size_t from, to; /* events of it: `to` is not in it */
    SeatId seat;     /* whose turn; NOBODY before the first */
    Money net;       /* what the turn brought that seat */
} LogBlock;

enum { LOG_BLOCKS = 48 };

/* The last blocks of the events before `told`, oldest first; their number. */
int log_block_list(const Table *table, size_t told, LogBlock blocks[LOG_BLOCKS]);

/* "Ada rolled 4 + 2 → Illinois Avenue" */
void log_block_headline(const Table *table, const LogBlock *block, const Words *words, Text *text);
/* "bought Illinois Avenue and built 2 houses on Red"; may add nothing. */
void log_block_details(const Table *table, const LogBlock *block, const Words *words, Text *text);

#endif
