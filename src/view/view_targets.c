/* view_targets.c -- which of the things that can be pressed cannot be pressed well. */
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

/* Not scrolled, and yet not all of it is on the screen. */
static bool is_cut(const Ui *ui, const UiItem *item)
{
    const double slack = 1;
    Box box = item->whole, screen = ui->screen;
    return item->scroll == 0 && (box.x < screen.x - slack || box.y < screen.y - slack ||
                                 box_right(box) > box_right(screen) + slack ||
                                 box_bottom(box) > box_bottom(screen) + slack);
}

/* Half over the other one. A button in a row that is one is wholly in it. */
static bool is_crossed(const UiItem *item, const UiItem *other)
{
    const double slack = 6; /* cards share the gaps between them */
    Box both = box_common(item->whole, other->whole);
    bool within = both.w * both.h > 0.9 * item->whole.w * item->whole.h ||
                  both.w * both.h > 0.9 * other->whole.w * other->whole.h;
    return item->scroll == other->scroll && both.w > slack && both.h > slack && !within;
}

static int tell(const UiItem *item, const char *fault, Text *out)
{
    text_add_quoted(out, item->name);
    text_add(out, fault);
    return 1;
}

static int tell_small(const UiItem *item, Text *out)
{
    tell(item, " is a target of only ", out);
    text_add_int(out, (int64_t)item->whole.w);
    text_add(out, " by ");
    text_add_int(out, (int64_t)item->whole.h);
    text_add(out, " pixels\n");
    return 1;
}

static int tell_crossed(const Ui *ui, int n, Text *out)
{
    int count = 0;
    const UiItem *item = &ui->items[n];
    for (int i = 0; i < n; i++) {
        if (!is_target(&ui->items[i]) || !is_crossed(item, &ui->items[i])) continue;
        count += tell(item, " is half over ", out);
        text_add_quoted(out, ui->items[i].name);
        text_add(out, "\n");
    }
    return count;
}

int view_bad_targets(const View *view, double least, Text *out)
{
    const Ui *ui = view->ui;
    int count = 0;
    for (int i = 0; i < ui->item_count; i++) {
        const UiItem *item = &ui->items[i];
        if (!is_target(item)) continue;
        if (is_small(item, least)) count += tell_small(item, out);
        if (is_cut(ui, item)) count += tell(item, " is not wholly on the screen\n", out);
        count += tell_crossed(ui, i, out);
    }
    return count;
}
