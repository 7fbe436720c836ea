/* look_art.c -- the looks an edition file chooses. */
#include "view/art/look_art.h"

static bool has_theme(LookChoice look)
{
    return look.theme != LOOK_THEME_USUAL && look.theme < LOOK_THEME_COUNT;
}

static Colour theme_colour(LookChoice look)
{
    return colour_opaque(look_colour((LookTheme)look.theme));
}

Colour look_art_paper(const Theme *theme, Colour usual, LookChoice look)
{
    if (!has_theme(look)) return usual;
    return colour_mixed(usual, theme_colour(look), theme->dark ? 0.3 : 0.2);
}

const char *look_art_shape(const Edition *edition, TokenId token)
{
    const char *chosen = look_shape(edition->token_label[token].look);
    return chosen != NULL ? chosen : edition->token_label[token].word;
}

Colour look_art_rim(const Edition *edition, TokenId token)
{
    LookChoice look = edition->token_label[token].look;
    return has_theme(look) ? colour_mixed(0xFFFFFFFF, theme_colour(look), 0.35) : 0xFFFFFFFF;
}
