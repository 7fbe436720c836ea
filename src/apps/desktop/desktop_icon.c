/* desktop_icon.c -- the icon of the game. */
#include "apps/desktop/desktop_icon.h"

enum { SIDE = 64 };

typedef struct IconPart {
    const char *outline;
    Colour colour;
} IconPart;

/* A board with its coloured edge, and a house on it. */
static const IconPart parts[] = {
    {"M14 4H50C56 4 60 8 60 14V50C60 56 56 60 50 60H14C8 60 4 56 4 50V14C4 8 8 4 14 4Z",
     0xFF16324F},
    {"M16 10H48C52 10 54 12 54 16V48C54 52 52 54 48 54H16C12 54 10 52 10 48V16C10 12 12 10 16 10Z",
     0xFFF6F1E4},
    {"M16 10H48C52 10 54 12 54 16V19H10V16C10 12 12 10 16 10Z", 0xFFD1495B},
    {"M32 22L49 37H45V48H37V39H27V48H19V37H15Z", 0xFF1E7A5A},
};

void desktop_icon_draw(Canvas *canvas, Box box)
{
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        canvas_outline_path(canvas, parts[i].outline, SIDE, box);
        canvas->verbs->fill(canvas, parts[i].colour);
    }
}
