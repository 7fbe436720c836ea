/* face_art.h -- the face of an edition: its theme as colours to draw with. */
#ifndef VIEW_ART_FACE_ART_H
#define VIEW_ART_FACE_ART_H

#include "edition/edition.h"
#include "ui/theme.h"

/* The theme of an edition; NULL: the usual one. */
Theme face_art_theme(const Settings *settings, const Edition *edition);

FaceMotif face_art_motif(const Edition *edition);
FaceOrnament face_art_ornament(const Edition *edition);
/* Are houses drawn as towers: because the theme says so, or because they are called hotels? */
bool face_art_towers(const Edition *edition);

/* The back of a deck's cards and what is written on it, 4.5:1. */
Colour face_art_deck(const Theme *theme, const Edition *edition, DeckId deck);
Colour face_art_deck_ink(const Theme *theme, const Edition *edition, DeckId deck);

#endif
