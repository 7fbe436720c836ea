/* look_art.h -- the looks an edition file chooses: tinted paper, shapes and rims of tokens. */
#ifndef VIEW_ART_LOOK_ART_H
#define VIEW_ART_LOOK_ART_H

#include "edition/edition.h"
#include "ui/theme.h"

/* `usual` with as much of the chosen theme's colour as leaves words readable. */
Colour look_art_paper(const Theme *theme, Colour usual, LookChoice look);

/* The word of a token's shape, for token_art_draw. */
const char *look_art_shape(const Edition *edition, TokenId token);
/* The colour of its rim and silhouette. */
Colour look_art_rim(const Edition *edition, TokenId token);

#endif
