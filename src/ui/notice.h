/* notice.h -- sentences that appear over everything: news and tips. */
#ifndef UI_NOTICE_H
#define UI_NOTICE_H

#include "ui/lettering.h"

/* The tip of the item under the pointer, and `told`, which may be "". */
void notice_draw(Ui *ui, const char *told);

#endif
