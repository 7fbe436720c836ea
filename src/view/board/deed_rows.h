/* deed_rows.h -- what is printed on a title deed, line by line. */
#ifndef VIEW_BOARD_DEED_ROWS_H
#define VIEW_BOARD_DEED_ROWS_H

#include "game/game.h"
#include "ui/ui.h"

typedef struct View View;

enum { DEED_ROWS = 16 };

typedef enum DeedRowKind { DEED_ROW_PRICE, DEED_ROW_RENT, DEED_ROW_COST } DeedRowKind;

typedef struct DeedRow {
    DeedRowKind kind;
    uint8_t houses, hotels; /* it is the rent with so many: they can be drawn */
    bool each;              /* for each of them: drawn only where the label does not fit */
    char label[UI_NAME_SIZE];
    char brief[40]; /* where there is little room; "": the label */
    char sum[40];
    bool present; /* what holds now */
    bool parted;  /* a line above it */
} DeedRow;

typedef struct DeedRows {
    int count;
    DeedRow list[DEED_ROWS];
} DeedRows;

void deed_rows(const View *view, DeedId deed, DeedRows *rows);

/* What the seat would pay there now: "$50", "4 times the dice", ""; nothing
 * when it would pay nothing. */
void deed_rows_rent(const View *view, DeedId deed, SeatId visitor, Text *text);

#endif
