/* draft_finish.h -- the whole edition from its parts. */
#ifndef EDITION_DRAFT_FINISH_H
#define EDITION_DRAFT_FINISH_H

#include "edition/draft.h"

/* Closes gaps, numbers the deeds in board order, derives what was left unsaid.
 * Notes what does not fit together. */
void draft_finish(Draft *draft, Problems *problems);

#endif
