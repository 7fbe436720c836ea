/* button.h -- buttons of all kinds. */
#ifndef UI_BUTTON_H
#define UI_BUTTON_H

#include "ui/icon.h"
#include "ui/lettering.h"

typedef enum ButtonLook {
    BUTTON_PLAIN,
    BUTTON_MAIN,  /* the one thing to do next */
    BUTTON_QUIET, /* no card, only words or icon */
    BUTTON_DANGER /* what cannot be taken back */
} ButtonLook;

typedef struct Button {
    uint32_t id;
    const char *label; /* also its name for screen readers */
    const char *face;  /* drawn instead of the label; NULL: the label */
    const char *below; /* a second line, small; NULL: none */
    ButtonLook look;
    Icon icon;      /* ICON_NONE: only words */
    bool icon_only; /* the label is not drawn */
    char letter;    /* key that presses it, underlined in the label; 0: none */
    bool keycap;    /* the letter stands beside the label, on a key */
    bool stacked;   /* the icon stands above the label */
    bool tool;      /* one of a row beside what matters: smaller words */
    bool large;     /* an answer: taller words, rounder corners */
    double deaf;    /* above 0: it does not hear yet; so much of it is still to be filled */
    bool disabled;
    bool chosen;     /* one of several that is in force */
    const char *tip; /* why it is disabled, or what it does; may be NULL */
} Button;

/* True when it is pressed. */
bool button(Ui *ui, Box box, Button what);
/* The width its words and icon want. */
double button_width(Ui *ui, Button what);
/* The usual height: comfortable for fingers. */
double button_height(const Ui *ui);

#endif
