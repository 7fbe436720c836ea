/* seat_palette.c -- the colours players choose from. */
#include "view/screens/seat_palette.h"

const SeatColour seat_palette[SEAT_PALETTE_COUNT] = {
    {"Vermilion", 0xD04318}, {"Blue", 0x2179A8},  {"Violet", 0x6B4E9B},    {"Green", 0x2F7D43},
    {"Ochre", 0x8F6B00},     {"Slate", 0x3F4650}, {"Raspberry", 0xB83280}, {"Teal", 0x007C85},
    {"Brown", 0x8B5A3C},     {"Navy", 0x2B4AA0},
};
