/* theme.c -- every colour, size and font. */
#include "ui/theme.h"

static const double sizes[TYPE_COUNT] = {
    [TYPE_TINY] = 10, [TYPE_NOTE] = 11,  [TYPE_SMALL] = 12, [TYPE_BODY] = 13, [TYPE_LARGE] = 15,
    [TYPE_NAME] = 16, [TYPE_TITLE] = 18, [TYPE_MAIN] = 19,  [TYPE_HEAD] = 22, [TYPE_DISPLAY] = 32,
};

/* Colours of players that colour-blind people can tell apart: after Okabe
 * and Ito, darkened where white text goes on them. */
static const uint32_t safe_seats[] = {
    0xC4490A, 0x0072B2, 0x7A3E9D, 0x00795C, 0x8A6D00, 0x3F3F46, 0xB0417F, 0x27769D,
};

static const ThemeFace usual_face = {.rail = 0x1E4A3C,
                                     .edge = 0xC79A46,
                                     .sky = 0xD3E8D3,
                                     .horizon = 0xF4F0D6,
                                     .tint = 0xD3E8D3,
                                     .paper = 0xFFFDF6,
                                     .ground = 0xEFE8DA,
                                     .main = 0x1F5C49,
                                     .main_ink = 0xFFFFFF,
                                     .accent = 0xB9862B,
                                     .house = 0x23834B,
                                     .hotel = 0xC5281C};

static const Theme light = {
    .card = 0xFFFFFDF8,
    .sunken = 0xFFF4EFE4,
    .line = 0xFFD9D1C1,
    .ink = 0xFF25221D,
    .quiet = 0xFF655F54,
    .good = 0xFF1F7A43,
    .bad = 0xFFB3261E,
    .scrim = 0x80302B22,
    .focus = 0xFF1B66C9,
    .gold = 0xFFE9B93A,
    .gold_edge = 0xFF8C6412,
    .tag = 0xFFFFE08A,
    .tag_ink = 0xFF3A2A05,
    .badge = 0xFFF2C14B,
    .badge_ink = 0xFF3A2A05,
    .ready = 0xFFDDF0E2,
    .ready_ink = 0xFF145C31,
    .waiting = 0xFFF8EBC8,
    .waiting_ink = 0xFF6B4A00,
};

static const Theme dark = {
    .card = 0xFF2A2926,
    .sunken = 0xFF353430,
    .line = 0xFF4A4842,
    .ink = 0xFFF1EDE4,
    .quiet = 0xFFB5AFA2,
    .good = 0xFF7BCF99,
    .bad = 0xFFFF9A8D,
    .scrim = 0xA0000000,
    .focus = 0xFF7FB4FF,
    .gold = 0xFFE9B93A,
    .gold_edge = 0xFF8C6412,
    .tag = 0xFFE8C668,
    .tag_ink = 0xFF3A2A05,
    .badge = 0xFFF2C14B,
    .badge_ink = 0xFF3A2A05,
    .ready = 0xFF1F4A31,
    .ready_ink = 0xFFBFE8CC,
    .waiting = 0xFF4A3B14,
    .waiting_ink = 0xFFF3DC9E,
};

/* How much of a motif and of the felt is left at night. */
#define NIGHT 0xFF20241Fu
#define NIGHT_PART 0.78

/* `colour`, moved towards black or white until its contrast with `ground` is `wanted`. */
static Colour moved_until(Colour colour, Colour ground, double wanted)
{
    Colour end = colour_readable(ground, 0xFF000000, 0xFFFFFFFF), found = colour;
    for (int step = 1; step <= 50 && colour_contrast(found, ground) < wanted; step++)
        found = colour_mixed(colour, end, step / 50.0);
    return found;
}

Colour theme_legible(Colour colour, Colour ground)
{
    return moved_until(colour, ground, 4.5);
}

Colour theme_distinct(Colour colour, Colour ground)
{
    return moved_until(colour, ground, 3);
}

/* A main button as dark as the night swaps its two colours. */
static void take_main(Theme *theme, Colour main, Colour ink)
{
    bool lost = theme->dark && colour_contrast(main, theme->card) < 1.3;
    theme->main = theme->dark ? theme_distinct(lost ? ink : main, theme->card) : main;
    theme->main_ink = theme_legible(lost ? main : ink, theme->main);
}

static void take_day(Theme *theme, const ThemeFace *face)
{
    /* Whatever a file says, ink can be read on its paper and ground. */
    theme->ground = theme_legible(colour_opaque(face->ground), theme->quiet);
    theme->paper = theme_legible(colour_opaque(face->paper), theme->quiet);
    theme->felt = colour_opaque(face->tint);
    theme->sky = colour_opaque(face->sky);
    theme->horizon = colour_opaque(face->horizon);
    theme->rail = colour_opaque(face->rail);
}

static void take_night(Theme *theme, const ThemeFace *face)
{
    theme->ground = colour_mixed(0xFF1C1B19, colour_opaque(face->ground), 0.03);
    theme->paper = theme->card;
    theme->felt = colour_mixed(colour_opaque(face->tint), NIGHT, NIGHT_PART);
    theme->sky = colour_mixed(colour_opaque(face->sky), NIGHT, NIGHT_PART);
    theme->horizon = colour_mixed(colour_opaque(face->horizon), NIGHT, NIGHT_PART);
    theme->rail = colour_mixed(colour_opaque(face->rail), 0xFF000000, 0.35);
}

Theme theme_make(const Settings *settings, const ThemeFace *face)
{
    bool is_dark = settings->shade == SHADE_DARK;
    Theme theme = is_dark ? dark : light;
    if (face == NULL) face = &usual_face;
    theme.dark = is_dark;
    theme.safe_colours = settings->safe_colours;
    if (is_dark)
        take_night(&theme, face);
    else
        take_day(&theme, face);
    take_main(&theme, colour_opaque(face->main), colour_opaque(face->main_ink));
    theme.rail_deep = colour_mixed(theme.rail, 0xFF000000, 0.25);
    theme.edge = colour_opaque(face->edge);
    theme.corner = colour_mixed(theme.paper, theme.felt, 0.45);
    theme.row = colour_mixed(theme.paper, theme.felt, 0.38);
    theme.word = theme_legible(colour_opaque(is_dark ? face->edge : face->rail), theme.corner);
    theme.accent = theme_distinct(colour_opaque(face->accent), theme.paper);
    theme.house = colour_opaque(face->house);
    theme.hotel = colour_opaque(face->hotel);
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

/* Light colours take ink, the others white words, darkened until those can be read. */
static bool takes_ink(Colour colour)
{
    return colour_contrast(colour, 0xFF25221D) >= 5;
}

Colour theme_group_ground(const Theme *theme, uint32_t rgb)
{
    Colour colour = theme_group(theme, rgb);
    return takes_ink(colour) ? colour : moved_until(colour, 0xFFFFFFFF, 4.5);
}

Colour theme_group_ink(const Theme *theme, uint32_t rgb)
{
    return takes_ink(theme_group(theme, rgb)) ? 0xFF25221D : 0xFFFFFFFF;
}
