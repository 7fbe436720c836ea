/* end_facts.h -- what there is to tell about a game that is over. */
#ifndef VIEW_SCREENS_END_FACTS_H
#define VIEW_SCREENS_END_FACTS_H

#include "view/view_part.h"

void end_facts_collect(const View *view, EndState *end);

#endif
