/* input.h -- mouse, touch and keys, wherever they come from. */
#ifndef UI_INPUT_H
#define UI_INPUT_H

#include <stdbool.h>

typedef enum InputKind {
    INPUT_NONE,  /* only look again */
    INPUT_MOVE,  /* the pointer is at x, y */
    INPUT_LEAVE, /* it left the window */
    INPUT_DOWN,  /* main button or finger at x, y */
    INPUT_UP,
    INPUT_WHEEL, /* `wheel` notches at x, y, positive: towards the user (down) */
    INPUT_KEY,   /* `key` */
    INPUT_TEXT   /* `text`: a character typed; shortcuts when nothing is being written */
} InputKind;

typedef enum Key {
    KEY_NONE,
    KEY_TAB,
    KEY_BACK_TAB,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_UP,
    KEY_DOWN,
    KEY_ENTER,
    KEY_ESCAPE,
    KEY_BACKSPACE,
    KEY_DELETE,
    KEY_HOME,
    KEY_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_HELP,        /* F1 */
    KEY_FULL_SCREEN, /* F11 */
    /* where text is written; the clipboard is that of ui.h */
    KEY_SELECT_ALL,
    KEY_COPY,
    KEY_CUT,
    KEY_PASTE,
    KEY_UNDO,
    KEY_REDO,
    KEY_REGION /* F6: the next part of the screen; with shift the one before */
} Key;

typedef struct Input {
    InputKind kind;
    double x, y;
    double wheel;
    bool touch; /* a finger: nothing hovers */
    Key key;
    bool shift;   /* of INPUT_KEY and INPUT_DOWN: what is between is chosen too */
    bool word;    /* of INPUT_KEY: by whole words */
    char text[8]; /* UTF-8 */
} Input;

#endif
