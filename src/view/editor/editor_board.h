/* editor_board.h -- the board being made: choosing spaces and dragging them. */
#ifndef VIEW_EDITOR_EDITOR_BOARD_H
#define VIEW_EDITOR_EDITOR_BOARD_H

#include "edition/edition.h"
#include "view/board/board_layout.h"

typedef struct View View;

/* What letting go of a dragged space would do. */
typedef enum EditorDropKind {
    EDITOR_DROP_NOTHING,
    EDITOR_DROP_SWAP,
    EDITOR_DROP_MOVE
} EditorDropKind;

typedef struct EditorDrop {
    EditorDropKind kind;
    int from;
    int to; /* the other space, or the new number */
} EditorDrop;

/* On the middle of another space the two change places; near its edges the
 * dragged one comes between it and its neighbour. */
EditorDrop editor_board_drop(const BoardFrame *board, const Edition *edition, int from, double x,
                             double y);

/* The space being dragged now, or -1. */
int editor_board_dragged(const View *view);

void editor_board(View *view, Box box);

#endif
