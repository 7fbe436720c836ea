/* ui.h -- one pass over a screen: what can be pressed, what was, and the focus.
 *
 * Immediate mode: a screen is a function that is passed over once for every
 * input and once for every picture; it draws things and asks at the same time
 * whether they were pressed. Nothing is kept but what the fingers hold. */
#ifndef UI_UI_H
#define UI_UI_H

#include "base/text.h"
#include "canvas/canvas.h"
#include "ui/cue.h"
#include "ui/input.h"
#include "ui/theme.h"
#include "words/words.h"

typedef enum UiRole {
    UI_BUTTON,
    UI_SWITCH,
    UI_FIELD,
    UI_SLIDER,
    UI_CHOICE,
    UI_PLACE /* shows something when focused */
} UiRole;

/* The parts of a screen that F6 goes round, in this order. */
typedef enum UiRegion {
    UI_NOWHERE,
    UI_QUESTION,
    UI_HEAD,
    UI_PLAYERS,
    UI_ACCOUNT,
    UI_BOARD,
    UI_REGIONS
} UiRegion;

enum { UI_ITEMS = 320, UI_MEMORY = 48, UI_NAME_SIZE = 200, UI_VALUE_SIZE = 256, UI_TIP_SIZE = 400 };

typedef struct UiItem {
    uint32_t id;
    Box box; /* the part that can be seen */
    UiRole role;
    bool disabled;
    uint32_t scroll; /* the scrolled area it is in, or 0 */
    Box whole;       /* all of it, also what is scrolled away */
    char letter;     /* the key that presses it, or 0 */
    uint8_t region;  /* UiRegion */
    bool joined;     /* one stop of Tab with those of its region; arrows go inside */
    char name[UI_NAME_SIZE];
    char value[UI_VALUE_SIZE]; /* see ui_value */
} UiItem;

/* A number that outlives the pass: how far an area is scrolled. */
typedef struct UiMemory {
    uint32_t id;
    double value;
} UiMemory;

enum { UI_DRAFTS = 6, UI_DRAFT_SIZE = 24 };

/* Of number_field.h. */
typedef struct UiDraft {
    uint32_t id;   /* 0: none */
    uint8_t fault; /* NumberFault */
    char words[UI_DRAFT_SIZE];
} UiDraft;

typedef struct Spoken Spoken;

enum { UI_WORDS_SIZE = 256, UI_UNDOS = 12, UI_COMPOSED_SIZE = 64 };

/* What a field held, and what was chosen of it. */
typedef struct UiWritten {
    char words[UI_WORDS_SIZE];
    int caret, anchor;
} UiWritten;

/* Of writing.h: in bytes. */
typedef struct UiWriting {
    uint32_t id;       /* the field; 0: none */
    int caret, anchor; /* what is between them is chosen */
    int clicks;        /* quickly after each other, at `clicked` */
    double clicked;
    bool typing; /* the last change was a letter: the next one is undone with it */
    UiWritten undo[UI_UNDOS], redo[UI_UNDOS];
    int undo_count, redo_count;
} UiWriting;

typedef struct UiClip {
    char words[UI_WORDS_SIZE];
    bool fresh; /* copied here and not yet fetched by the app */
} UiClip;

typedef struct Ui {
    Canvas *canvas;
    Spoken *spoken; /* the screen in words, spoken.h; NULL: nobody listens */
    Words words;    /* of labels; all zero: English */
    void *owner;    /* whose screens these are, for contents drawn by call */
    Theme theme;
    double unit; /* pixels of the window per pixel of the design */
    double zoom; /* of the place being drawn in, where type must not become too small; 0: 1 */
    double text; /* how much of that is large text: 1 to 2, or 0 for 1 */
    Box screen;
    double now;      /* seconds */
    bool calm;       /* reduced motion */
    Input input;     /* of this pass; INPUT_NONE once it is used up */
    bool enabled;    /* false while drawing what is under a sheet */
    Box clip;        /* what can be seen of the area being drawn */
    uint32_t scroll; /* the scrolled area being drawn, or 0 */
    UiRegion region; /* being drawn */
    bool joined;     /* what is noted now is one stop of Tab, see UiItem */
    bool wordless;   /* single letters press nothing */

    double pointer_x, pointer_y;
    bool hovers;               /* there is a pointer that can hover */
    uint32_t hot;              /* under the pointer, in this pass */
    uint32_t was_hot;          /* in the pass before */
    uint32_t active;           /* pressed and held */
    double active_x, active_y; /* where it was pressed */
    uint32_t focus;
    bool focus_seen;                 /* the keyboard is in use: show the focus */
    uint32_t press;                  /* to be pressed by key in this pass */
    double deaf_until;               /* Enter and the space bar press nothing before */
    uint32_t main;                   /* what they press unless the focus is seen elsewhere */
    bool reveal;                     /* the focus has just moved: bring it into sight */
    bool grip;                       /* something is being dragged: nothing scrolls */
    UiWriting writing;               /* the field that is being written in */
    UiClip clip_board;               /* what was copied, or is to be pasted */
    char composed[UI_COMPOSED_SIZE]; /* letters being composed: dead keys, input methods */
    UiDraft drafts[UI_DRAFTS];       /* what is typed into fields for numbers */
    char shortcut;                   /* letter typed outside fields, not used yet */

    UiItem items[UI_ITEMS]; /* of this pass, in order */
    int item_count;
    UiItem before[UI_ITEMS]; /* of the pass before */
    int before_count;
    UiMemory memory[UI_MEMORY];
    int memory_count;

    char tip[UI_TIP_SIZE]; /* for what is hovered or focused */
    Box tip_box, no_tip;   /* beside what; where tips are not drawn */
    double moved_at;       /* when the pointer moved last, */
    uint32_t moved_over;   /* over what it moved */
    bool moves;            /* in this pass */
    bool sheet, had_sheet; /* a sheet covers the screen, in this pass and in the one before */
    double sheet_since;    /* when it opened; 0: before time began */
    bool changed;          /* something must be redrawn */
    bool restless;         /* something is moving: draw again soon */
    uint32_t cues;         /* bit per requested Cue */
} Ui;

/* A pass begins and ends. The rest of `ui` stays from pass to pass. */
void ui_begin(Ui *ui, Canvas *canvas, Box screen, const Input *input);
void ui_end(Ui *ui);

/* The name of a thing on the screen: never 0. */
uint32_t ui_id(const char *word, int n);

/* A length of the design in pixels of the window. */
static inline double ui_px(const Ui *ui, double design)
{
    return design * ui->unit;
}

/* The least side of what can be pressed: 44 pixels of the design, and with large text so much
 * more as its words need. */
double ui_target(const Ui *ui);

/* Something that can be pressed, called `name`, drawn by the caller. True
 * when it is pressed in this pass. A disabled one can be focused and shows
 * its tip, and is never pressed. */
bool ui_press(Ui *ui, uint32_t id, Box box, UiRole role, const char *name, bool disabled);
/* What the thing noted last holds, for screen readers: the words of a field,
 * a number, "on", "chosen". */
void ui_value(Ui *ui, uint32_t id, const char *words);
/* The letter that presses the thing noted last. */
void ui_key_of(Ui *ui, uint32_t id, char letter);
bool ui_is_hot(const Ui *ui, uint32_t id);  /* hovered or focused visibly */
bool ui_is_held(const Ui *ui, uint32_t id); /* pressed and held */
bool ui_is_focused(const Ui *ui, uint32_t id);
void ui_focus_on(Ui *ui, uint32_t id);
/* Would Tab (or, backward, shift and Tab) leave the last thing on the screen? Then
 * a page lets it go on to what is outside. */
bool ui_tab_leaves(const Ui *ui, bool backward);
/* The ring around a focused thing; call after drawing it. */
void ui_focus_ring(Ui *ui, uint32_t id, Box box, double radius);
/* A sentence beside the thing while it is focused, or the pointer has moved
 * over it and rests. */
void ui_tip(Ui *ui, uint32_t id, Box box, const char *words);

/* Was this letter typed, or this key pressed, and not used yet? Uses it up. */
bool ui_letter(Ui *ui, char letter);
bool ui_key(Ui *ui, Key key);

/* What is remembered under `id`, `usual` at first. Valid until the next call. */
double *ui_memory(Ui *ui, uint32_t id, double usual);

void ui_cue(Ui *ui, Cue cue);

#endif
