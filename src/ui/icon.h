/* icon.h -- the small pictures of spaces and buttons. */
#ifndef UI_ICON_H
#define UI_ICON_H

#include "canvas/canvas.h"

/* All on one grid with lines of one width; readable from 16 pixels. */
typedef enum Icon {
    ICON_NONE, /* draws nothing */
    /* places of the board */
    ICON_START,   /* the arrow of GO */
    ICON_JAIL,    /* bars */
    ICON_ARREST,  /* an arrow into bars */
    ICON_PARKING, /* P */
    ICON_POT,     /* a purse */
    ICON_CHANCE,  /* a bold question mark */
    ICON_CHEST,   /* a treasure chest */
    ICON_TAX,     /* a receipt */
    ICON_LUXURY,  /* a diamond */
    ICON_STATION, /* a steam engine */
    ICON_METRO,
    ICON_ELECTRICITY,
    ICON_WATER,
    ICON_WORKS, /* a wrench: any other utility */
    ICON_WHEEL, /* of fortune */
    ICON_THIEF, /* a mask */
    ICON_SHIP,
    ICON_PLANE,
    ICON_FACTORY,
    ICON_GYM,
    ICON_BED,
    ICON_LAUGH,
    ICON_GIFT,
    ICON_HOUSE,
    ICON_SNOW,
    ICON_CUP,
    ICON_MINE,
    /* what can be done, and what is spoken of */
    ICON_CARD,
    ICON_DICE,
    ICON_TRADE,
    ICON_BUILD,
    ICON_SELL,
    ICON_BUY,
    ICON_MORTGAGE,
    ICON_REDEEM,
    ICON_AUCTION,
    ICON_HANDSHAKE,
    ICON_SAVE,
    ICON_LOAD,
    ICON_SETTINGS,
    ICON_HELP,
    ICON_QUIT,
    ICON_UNDO,
    ICON_HINT,
    ICON_SOUND,
    ICON_SILENT,
    ICON_MUSIC,
    ICON_PLAY,
    ICON_PAUSE,
    ICON_NEXT,  /* one step on */
    ICON_SKIP,  /* to the end */
    ICON_WATCH, /* an eye: the three paces of computers */
    ICON_QUICK,
    ICON_INSTANT,
    ICON_BACK,
    ICON_CLOSE,
    ICON_CHECK,
    ICON_PLUS,
    ICON_MINUS,
    ICON_UP,
    ICON_DOWN,
    ICON_LEFT,
    ICON_RIGHT, /* chevrons */
    ICON_TRASH,
    ICON_PENCIL,
    ICON_REPLAY,
    ICON_SLIDER,
    ICON_NEWSPAPER,
    ICON_TROPHY,
    ICON_ROBOT,
    ICON_PERSON,
    ICON_PEOPLE,
    ICON_CROWN,
    ICON_LOCK,
    ICON_FULL_SCREEN,
    ICON_CHART,
    ICON_RELEASE, /* a key: a card out of jail */
    ICON_MAP,
    ICON_CLOCK,
    ICON_WARNING,
    ICON_INFO,
    ICON_MENU,
    ICON_PICTURE,
    ICON_COINS,
    ICON_TREE,
    ICON_CHAT, /* a speech bubble */
    ICON_SEND, /* a paper plane */
    ICON_COUNT
} Icon;

/* In the middle of the box; parts of it are tinted with the same colour. */
void icon_draw(Canvas *canvas, Icon icon, Box box, Colour colour);

/* "start", "full-screen"; of each icon another, of ICON_NONE "none". */
const char *icon_word(Icon icon);

#endif
