/* view_screen.h -- which screen is shown, and the ways between them.
 *
 * A screen is a row: the constant called `word_screen` in its file, listed in
 * screen_list.h. */
#ifndef VIEW_VIEW_SCREEN_H
#define VIEW_VIEW_SCREEN_H

#include <stdbool.h>
#include <stddef.h>

#include "canvas/box.h"

typedef struct View View;

#define SCREEN(name, row, word) SCREEN_##name,
typedef enum Screen {
#include "view/screen_list.h"
    SCREEN_COUNT
} Screen;
#undef SCREEN

typedef struct ScreenRow {
    void (*pass)(View *view); /* one pass over it */
    bool (*open)(View *view); /* fresh contents; false: not now. NULL: it needs none */
    bool at_table;            /* only with a game, in the colours of its edition */
    size_t keeps;             /* bytes it keeps between passes, zero at first */
    void (*free)(void *kept); /* what it keeps owns something; else NULL */
} ScreenRow;

const ScreenRow *view_screen_row(Screen screen);

Screen view_screen(const View *view);
/* Opens it with fresh contents; false when it cannot be opened now. */
bool view_open_screen(View *view, Screen screen);
/* Shows it as it is. */
void view_go(View *view, Screen screen);
/* To where this screen was opened from. */
void view_go_back(View *view);
/* What a screen keeps between passes: `keeps` bytes of its row. */
void *view_screen_kept(const View *view, Screen screen);

/* A screen's title row with a back button; returns the rest of the screen.
 * Handles the button. */
Box view_screen_head(View *view, const char *title);
/* The same; returns all that is below it, out to the edges. */
Box view_screen_page(View *view, const char *title);
/* The same, where buttons of the screen take so much at the right of the title. */
Box view_screen_page_beside(View *view, const char *title, double taken);

#endif
