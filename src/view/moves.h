/* moves.h -- what a person may do now, as buttons say it. */
#ifndef VIEW_MOVES_H
#define VIEW_MOVES_H

#include "ui/icon.h"
#include "view/view_sheet.h"

enum { MOVES_MOST = 48, MOVE_LABEL_SIZE = 200 };

/* What it does. */
typedef enum MoveWay {
    MOVE_ACT,    /* asks for the action, or opens the sheet it is done in */
    MOVE_THROW,  /* lets chance act */
    MOVE_COME,   /* the person who was called is at the screen */
    MOVE_GO_ON,  /* the card has been read, the sum is paid */
    MOVE_RESUME, /* the computers, which wait, go on */
    MOVE_FINISH, /* nobody here plays any more: the rest is played at once */
    MOVE_LEAVE   /* likewise: to the start */
} MoveWay;

typedef struct MoveButton {
    char label[MOVE_LABEL_SIZE];
    Action action;   /* unless it opens a sheet */
    SheetKind sheet; /* SHEET_NONE: it is the action */
    MoveWay way;
    Icon icon;
    char letter; /* key, or 0 */
    bool main;   /* the one thing to do next */
    bool asks;   /* first whether it is meant */
} MoveButton;

typedef struct MoveList {
    int count;
    MoveButton list[MOVES_MOST];
} MoveList;

/* What the decider may do, if it is a person and everything has been shown,
 * the main thing first; building, mortgages and trades are not listed: they
 * have their own buttons. And what people may do out of turn. */
void moves_list(const View *view, MoveList *moves);

/* May the person who decides build or sell, borrow or redeem, trade? */
bool moves_can_manage(const View *view);
bool moves_can_trade(const View *view);

/* Does it: asks for the action, after a question if need be, or opens the sheet. */
void moves_do(View *view, const MoveButton *move);

#endif
