/* theme.h -- every colour, size and font. */
#ifndef UI_THEME_H
#define UI_THEME_H

#include "canvas/canvas.h"
#include "ui/settings.h"

/* The type scale; sizes in theme.c, at 100 %. */
typedef enum Type {
    TYPE_TINY,    /* prices on squares: 10 */
    TYPE_NOTE,    /* labels on decks and deeds: 11 */
    TYPE_SMALL,   /* beside things: 12 */
    TYPE_BODY,    /* 13 */
    TYPE_LARGE,   /* buttons, names: 15 */
    TYPE_NAME,    /* players' names: 16 */
    TYPE_TITLE,   /* questions: 18 */
    TYPE_MAIN,    /* the main button: 19 */
    TYPE_HEAD,    /* titles of sheets, money: 22 */
    TYPE_DISPLAY, /* titles of screens: 32 */
    TYPE_COUNT
} Type;

/* The colours of an edition, 0xRRGGBB. */
typedef struct ThemeFace {
    uint32_t rail, edge;   /* around the board, and the line on it */
    uint32_t sky, horizon; /* of the motif, top and bottom */
    uint32_t tint;         /* corners, rows of tables, felt */
    uint32_t paper;        /* squares and deeds */
    uint32_t ground;
    uint32_t main, main_ink;
    uint32_t accent; /* icons */
    uint32_t house, hotel;
} ThemeFace;

typedef struct Theme {
    Colour ground; /* behind everything */
    Colour card;   /* sheets, players, buttons */
    Colour sunken; /* fields and notes on a card */
    Colour line;
    Colour ink, quiet;
    Colour main; /* the one main button */
    Colour main_ink;
    Colour good, bad; /* gains and losses, as text on a card */
    Colour scrim;     /* over what a sheet covers */
    Colour focus;     /* ring of the focused thing */
    /* by edition */
    Colour rail, rail_deep, edge;
    Colour felt, sky, horizon; /* middle of the board */
    Colour paper;              /* squares and deeds */
    Colour corner, row;        /* paper with some of the tint: corners, rows of tables */
    Colour word;               /* titles on paper and ground */
    Colour accent;             /* icons on paper, 3:1 */
    Colour house, hotel;
    /* the same everywhere */
    Colour gold, gold_edge; /* a whole group, nothing else */
    Colour tag, tag_ink;    /* prices */
    Colour badge, badge_ink;
    Colour ready, ready_ink, waiting, waiting_ink;
    bool dark;
    bool safe_colours;
} Theme;

/* NULL: the usual face. */
Theme theme_make(const Settings *settings, const ThemeFace *face);

/* The size of a type at unit 1. */
double theme_size(Type type);

/* The colour of a player who chose `rgb` and sits on `seat`. */
Colour theme_seat(const Theme *theme, uint32_t rgb, int seat);
/* The same, dark or light enough to be read as text on a card. */
Colour theme_seat_ink(const Theme *theme, uint32_t rgb, int seat);
Colour theme_group(const Theme *theme, uint32_t rgb);
/* `colour`, moved towards black or white until it reads on `ground` (4.5:1), or can be told
 * from it as a shape (3:1). */
Colour theme_legible(Colour colour, Colour ground);
Colour theme_distinct(Colour colour, Colour ground);
/* A group's colour as a ground for words: darkened where they are white. */
Colour theme_group_ground(const Theme *theme, uint32_t rgb);
/* The words on such a ground. */
Colour theme_group_ink(const Theme *theme, uint32_t rgb);

#endif
