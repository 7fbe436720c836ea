/* theme.h -- every colour, size and font. */
#ifndef UI_THEME_H
#define UI_THEME_H

#include "canvas/canvas.h"
#include "ui/settings.h"

/* The type scale; sizes in theme.c, at 100 %. */
typedef enum Type {
    TYPE_TINY,  /* on small squares */
    TYPE_SMALL, /* beside things */
    TYPE_BODY,
    TYPE_LARGE,   /* buttons, names */
    TYPE_TITLE,   /* sums, questions */
    TYPE_HEAD,    /* titles of sheets */
    TYPE_DISPLAY, /* titles of screens */
    TYPE_COUNT
} Type;

typedef struct Theme {
    Colour ground; /* behind everything */
    Colour card;   /* sheets, squares, buttons */
    Colour sunken; /* fields and notes on a card */
    Colour line;
    Colour ink, quiet;
    Colour felt; /* middle of the board, by edition */
    Colour main; /* the one main button */
    Colour main_ink;
    Colour good, bad; /* gains and losses, as text on a card */
    Colour scrim;     /* over what a sheet covers */
    Colour focus;     /* ring of the focused thing */
    bool dark;
    bool safe_colours;
} Theme;

/* `felt` as the edition says, 0xRRGGBB. */
Theme theme_make(const Settings *settings, uint32_t felt);

/* The size of a type at unit 1. */
double theme_size(Type type);

/* The colour of a player who chose `rgb` and sits on `seat`. */
Colour theme_seat(const Theme *theme, uint32_t rgb, int seat);
/* The same, dark or light enough to be read as text on a card. */
Colour theme_seat_ink(const Theme *theme, uint32_t rgb, int seat);
Colour theme_group(const Theme *theme, uint32_t rgb);
/* `colour`, moved towards black or white until it reads on `ground` (4.5:1). */
Colour theme_legible(Colour colour, Colour ground);

#endif
