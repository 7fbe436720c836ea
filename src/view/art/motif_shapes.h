/* motif_shapes.h -- the pictures in the middle of boards, as shapes. */
#ifndef VIEW_ART_MOTIF_SHAPES_H
#define VIEW_ART_MOTIF_SHAPES_H

#include "canvas/canvas.h"

/* The shapes are drawn and edited by hand, here: nothing else makes them. `opoly-desktop --shot`
 * shows what became of a change. */

/* Every motif is drawn on a sheet of this size; its sky is the theme's. */
enum { MOTIF_WIDTH = 576, MOTIF_HEIGHT = 552 };

typedef enum MotifKind {
    MOTIF_FILL,  /* an outline in the notation of SVG paths */
    MOTIF_LINE,  /* the same, stroked */
    MOTIF_BOXES, /* x y width height, and again */
    MOTIF_DISCS, /* x y radius, and again */
    MOTIF_RINGS, /* the same, stroked */
    MOTIF_TOKEN, /* word x y: the silhouette of a token around that point */
    MOTIF_END
} MotifKind;

typedef struct MotifShape {
    MotifKind kind;
    Colour colour;
    double size; /* width of the line, radius of the corners, side of the token */
    bool lit;    /* windows and lamps stay so at night */
    const char *shape;
} MotifShape;

/* Each ended by MOTIF_END. What moves in them is in motif_motion.c. */
extern const MotifShape motif_boardwalk[], motif_bridge[], motif_palace[], motif_winter[],
    motif_lights[], motif_tile[], motif_tulips[], motif_campus[];

#endif
