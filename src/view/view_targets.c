/* view_targets.c -- which of the things that can be pressed are too small for a finger. */
#include "view/view.h"

#include "view/view_state.h"

/* Squares of the board and pictures that only show something are looked at through the lens or
 * reached by key. */
static bool is_target(const UiItem *item)
{
    return item->role != UI_PLACE;
}

/* Part of it may be scrolled away. */
static bool is_small(const UiItem *item, double least)
{
    const double slack = 0.5;
    return item->whole.w < least - slack || item->whole.h < least - slack;
}

int view_small_targets(const View *view, double least, Text *out)
{
    int count = 0;
    for (int i = 0; i < view->ui->item_count; i++) {
        const UiItem *item = &view->ui->items[i];
        if (!is_target(item) || !is_small(item, least)) continue;
        text_add_quoted(out, item->name);
        text_add(out, " is a target of only ");
        text_add_int(out, (int64_t)item->whole.w);
        text_add(out, " by ");
        text_add_int(out, (int64_t)item->whole.h);
        text_add(out, " pixels\n");
        count++;
    }
    return count;
}
