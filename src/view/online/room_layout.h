/* room_layout.h -- where everything of a room is: on the grid of the table. */
#ifndef VIEW_ONLINE_ROOM_LAYOUT_H
#define VIEW_ONLINE_ROOM_LAYOUT_H

#include "view/board/table_layout.h"

typedef struct RoomLayout {
    TableForm form;
    double scale; /* pixels of the window per pixel of the design, text size aside */
    Box panel;    /* head and body lie on it */
    Box head;     /* the motif, with the name of the table */
    Box body;     /* seats and rules, scrolled */
    Box invite;   /* w is 0: in the body */
    Box chat;     /* w is 0: behind its button */
    Box dock, question, left, main, tools;
} RoomLayout;

RoomLayout room_layout(const View *view);

#endif
