/* notice_view.h -- sentences that appear over everything: news and tips. */
#ifndef VIEW_NOTICE_VIEW_H
#define VIEW_NOTICE_VIEW_H

#include "view/view_part.h"

void notice_draw(View *view);

#endif
