/* moment_scene.h -- the picture of one moment, a function of how far it is. */
#ifndef VIEW_MOMENTS_MOMENT_SCENE_H
#define VIEW_MOMENTS_MOMENT_SCENE_H

#include "game/game.h"
#include "view/moments/moment.h"

typedef struct View View;

/* Drawn on a canvas whose origin is the corner of the picture. */
typedef struct MomentScene {
    View *view;
    const GameMoment *moment;
    const Game *before, *after; /* the event */
    double part;                /* 0 to 1 */
    double seconds;             /* into the moment, at its full length */
    double w, h;                /* at least MOMENT_WIDE, MOMENT_HIGH */
    double least;               /* type smaller than this could not be read */
} MomentScene;

enum { MOMENT_WIDE = 470, MOMENT_HIGH = 468 };

void moment_scene_group(const MomentScene *scene);
void moment_scene_hotel(const MomentScene *scene);
void moment_scene_rent(const MomentScene *scene);
void moment_scene_bankrupt(const MomentScene *scene);

/* What somebody else owes on the deed, before or after. */
Money moment_scene_due(const MomentScene *scene, const Game *game, DeedId deed);

#endif
