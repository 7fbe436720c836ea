/* colour.c -- mixing colours, and how well they read on each other. */
#include <math.h>

#include "canvas/canvas.h"

static double part_of(Colour colour, int shift)
{
    return (double)(colour >> shift & 0xFFu);
}

static Colour joined(double alpha, double red, double green, double blue)
{
    return (Colour)(alpha + 0.5) << 24 | (Colour)(red + 0.5) << 16 | (Colour)(green + 0.5) << 8 |
           (Colour)(blue + 0.5);
}

Colour colour_faded(Colour colour, double alpha)
{
    return (colour & 0xFFFFFFu) | (Colour)(part_of(colour, 24) * alpha + 0.5) << 24;
}

Colour colour_mixed(Colour from, Colour to, double part)
{
    double mixed[4];
    for (int i = 0; i < 4; i++)
        mixed[i] = part_of(from, 24 - 8 * i) * (1 - part) + part_of(to, 24 - 8 * i) * part;
    return joined(mixed[0], mixed[1], mixed[2], mixed[3]);
}

static double linear(double part)
{
    double value = part / 255;
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double luminance(Colour colour)
{
    return 0.2126 * linear(part_of(colour, 16)) + 0.7152 * linear(part_of(colour, 8)) +
           0.0722 * linear(part_of(colour, 0));
}

double colour_contrast(Colour a, Colour b)
{
    double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return one > other ? one / other : other / one;
}

Colour colour_readable(Colour ground, Colour dark, Colour light)
{
    return colour_contrast(ground, dark) >= colour_contrast(ground, light) ? dark : light;
}
