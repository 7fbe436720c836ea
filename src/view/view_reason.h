/* view_reason.h -- the turn of the account that is open, and why a computer did
 * what it did in it. */
#ifndef VIEW_VIEW_REASON_H
#define VIEW_VIEW_REASON_H

#include <stddef.h>

typedef struct View View;
typedef struct LogBlock LogBlock;

/* Opens the block, or closes it if it is open. */
void view_reason_toggle(View *view, const LogBlock *block);
/* The first event of the block that is open, and one; 0: none is. */
size_t view_reason_of(const View *view);
/* Why: a sentence or two about the last choice of the turn; "" for people. */
const char *view_reason(const View *view);

#endif
