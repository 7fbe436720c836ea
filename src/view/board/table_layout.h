/* table_layout.h -- where everything on the table screen is. */
#ifndef VIEW_BOARD_TABLE_LAYOUT_H
#define VIEW_BOARD_TABLE_LAYOUT_H

#include "canvas/box.h"
#include "game/game.h"

typedef struct View View;

/* How the table is laid out. */
typedef enum TableForm {
    TABLE_FULL, /* the whole board with names, a column at its right */
    TABLE_RING, /* the board as a ring without names, a narrower column */
    TABLE_PHONE /* upright: head, ring, lens, players, dock below each other */
} TableForm;

typedef struct TableLayout {
    TableForm form;
    double scale;        /* pixels of the window per pixel of the design, text size aside */
    Box board;           /* with its rail */
    Box lens;            /* the squares around the mover, large; w is 0: none */
    Box head;            /* round, pace, menu */
    Box seats;           /* the players' cards, */
    Box card[MAX_SEATS]; /* one for each seat */
    Box log;             /* w is 0: behind its button */
    Box dock;            /* question, answers, tools: */
    Box question, extra; /* what is asked; rows for answers beyond two */
    Box left, main;      /* the weaker answer; the main button, which never moves */
    Box tools;
} TableLayout;

TableLayout table_layout(const View *view);
/* The same grid before there is a game: board, dock and main button are where they will be. */
TableLayout table_layout_room(const View *view);

/* Text from this size on (percent) makes a ring of every board. */
enum { TABLE_LARGE_TEXT = 150 };

TableForm table_form(double width, double height, int text_size);
/* Pixels of the window per pixel of the design: at 100 %, and at this size of
 * text. Never below 1: what is small stays legible. */
double table_scale(double width, double height);
double table_unit(double width, double height, int text_size);

#endif
