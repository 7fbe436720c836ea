/* theme.c -- every colour, size and font. */
#include "ui/theme.h"

static const double sizes[TYPE_COUNT] = {
    [TYPE_TINY] = 9.6, [TYPE_SMALL] = 11.5, [TYPE_BODY] = 13,    [TYPE_LARGE] = 15,
    [TYPE_TITLE] = 17, [TYPE_HEAD] = 20,    [TYPE_DISPLAY] = 32,
};

/* Colours of players that colour-blind people can tell apart: after Okabe
 * and Ito, darkened where white text goes on them. */
static const uint32_t safe_seats[] = {
    0xC4490A, 0x0072B2, 0x7A3E9D, 0x00795C, 0x8A6D00, 0x3F3F46, 0xB0417F, 0x2C7FA8,
};

static const Theme light = {
    .ground = 0xFFEDE8DE,
    .card = 0xFFFFFDF8,
    .sunken = 0xFFF4EFE4,
    .line = 0xFFCFC8BA,
    .ink = 0xFF25221D,
    .quiet = 0xFF655F54,
    .main = 0xFFC5431B,
    .main_ink = 0xFFFFFFFF,
    .good = 0xFF1F7A43,
    .bad = 0xFFB3261E,
    .scrim = 0x80302B22,
    .focus = 0xFF1B66C9,
};

static const Theme dark = {
    .ground = 0xFF1C1B19,
    .card = 0xFF2A2926,
    .sunken = 0xFF353430,
    .line = 0xFF4A4842,
    .ink = 0xFFF1EDE4,
    .quiet = 0xFFB5AFA2,
    .main = 0xFFC5431B,
    .main_ink = 0xFFFFFFFF,
    .good = 0xFF7BCF99,
    .bad = 0xFFFF9A8D,
    .scrim = 0xA0000000,
    .focus = 0xFF7FB4FF,
};

Theme theme_make(const Settings *settings, uint32_t felt)
{
    bool is_dark = settings->shade == SHADE_DARK;
    Theme theme = is_dark ? dark : light;
    Colour cloth = colour_opaque(felt != 0 ? felt : 0xD9EADB);
    theme.felt = is_dark ? colour_mixed(cloth, 0xFF20241F, 0.78) : cloth;
    theme.dark = is_dark;
    theme.safe_colours = settings->safe_colours;
    return theme;
}

double theme_size(Type type)
{
    return sizes[type];
}

Colour theme_seat(const Theme *theme, uint32_t rgb, int seat)
{
    return colour_opaque(theme->safe_colours
                             ? safe_seats[(size_t)seat % (sizeof safe_seats / sizeof *safe_seats)]
                             : rgb);
}

Colour theme_legible(Colour colour, Colour ground)
{
    Colour end = colour_readable(ground, 0xFF000000, 0xFFFFFFFF);
    Colour found = colour;
    for (int step = 1; step <= 20 && colour_contrast(found, ground) < 4.5; step++)
        found = colour_mixed(colour, end, step / 20.0);
    return found;
}

Colour theme_seat_ink(const Theme *theme, uint32_t rgb, int seat)
{
    return theme_legible(theme_seat(theme, rgb, seat), theme->card);
}

Colour theme_group(const Theme *theme, uint32_t rgb)
{
    Colour colour = colour_opaque(rgb);
    if (!theme->dark) return colour;
    colour = colour_mixed(colour, 0xFF1C1B19, 0.12);
    while (colour_contrast(colour, theme->card) < 1.6)
        colour = colour_mixed(colour, 0xFFFFFFFF, 0.1);
    return colour;
}
