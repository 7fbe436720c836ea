/* face_art.c -- the face of an edition: its theme as colours to draw with. */
#include "view/art/face_art.h"

#include "base/text.h"

static Face whole_of(const Edition *edition)
{
    return face_whole(&edition->face, edition->felt);
}

Theme face_art_theme(const Settings *settings, const Edition *edition)
{
    if (edition == NULL) return theme_make(settings, NULL);
    Face face = whole_of(edition);
    return theme_make(settings, &(ThemeFace){.rail = face.value[FACE_RAIL],
                                             .edge = face.value[FACE_EDGE],
                                             .sky = face.value[FACE_SKY],
                                             .horizon = face.value[FACE_HORIZON],
                                             .tint = face.value[FACE_TINT],
                                             .paper = face.value[FACE_PAPER],
                                             .ground = face.value[FACE_GROUND],
                                             .main = face.value[FACE_MAIN],
                                             .main_ink = face.value[FACE_MAIN_INK],
                                             .accent = face.value[FACE_ACCENT],
                                             .house = face.value[FACE_HOUSE],
                                             .hotel = face.value[FACE_HOTEL]});
}

FaceMotif face_art_motif(const Edition *edition)
{
    return (FaceMotif)edition->face.value[FACE_MOTIF];
}

FaceOrnament face_art_ornament(const Edition *edition)
{
    return (FaceOrnament)edition->face.value[FACE_ORNAMENT];
}

bool face_art_towers(const Edition *edition)
{
    if (face_says(&edition->face, FACE_BUILDINGS))
        return edition->face.value[FACE_BUILDINGS] == BUILDINGS_TOWERS;
    return text_same(edition_noun(edition, NOUN_HOUSE), edition_noun(edition, NOUN_HOTEL));
}

Colour face_art_deck(const Theme *theme, const Edition *edition, DeckId deck)
{
    Face face = whole_of(edition);
    Colour back = colour_opaque(face.value[FACE_DECK_1 + 2 * deck]);
    return theme->dark ? colour_mixed(back, 0xFF000000, 0.15) : back;
}

Colour face_art_deck_ink(const Theme *theme, const Edition *edition, DeckId deck)
{
    Face face = whole_of(edition);
    return theme_legible(colour_opaque(face.value[FACE_DECK_1_INK + 2 * deck]),
                         face_art_deck(theme, edition, deck));
}
