/* space_words.h -- what happens on a space, in sentences. */
#ifndef VIEW_BOARD_SPACE_WORDS_H
#define VIEW_BOARD_SPACE_WORDS_H

#include "edition/edition.h"

typedef struct View View;

void space_words_add(const View *view, SpaceId space, Text *text);
/* How one gets out of jail. */
void space_words_jail(const View *view, Text *text);

#endif
