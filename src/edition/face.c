/* face.c -- how a whole board looks: the colours, motif and ornaments of its theme. */
#include "edition/face.h"

#include <assert.h>
#include <stddef.h>

const char *const face_details[] = {
#define FACE_COLOUR(id, word) word,
#define FACE_CHOICE(id, word, list) word,
#include "edition/face_rows.h"
    NULL};
static_assert(sizeof face_details / sizeof face_details[0] == FACE_DETAILS + 1,
              "every detail has its word");
static_assert(FACE_DETAILS <= 32, "every detail has its bit");

const char *const face_motifs[] = {
#define MOTIF(id, word) word,
#include "edition/face_rows.h"
    NULL};

const char *const face_ornaments[] = {
#define ORNAMENT(id, word) word,
#include "edition/face_rows.h"
    NULL};

const char *const face_buildings[] = {
#define BUILDINGS(id, word) word,
#include "edition/face_rows.h"
    NULL};

const char *const *face_choices(FaceDetail detail)
{
    static const char *const *const lists[FACE_DETAILS] = {
#define FACE_CHOICE(id, word, list) [FACE_##id] = list,
#include "edition/face_rows.h"
    };
    assert(detail < FACE_DETAILS);
    return lists[detail];
}

void face_say(Face *face, FaceDetail detail, uint32_t value)
{
    face->said |= 1u << detail;
    face->value[detail] = value;
}

void face_unsay(Face *face, FaceDetail detail)
{
    face->said &= ~(1u << detail);
    face->value[detail] = 0;
}

/* ---- what follows from the felt ---- */

static uint32_t part_of(uint32_t rgb, int n)
{
    return rgb >> (16 - 8 * n) & 0xFF;
}

/* `percent` of the way from one colour to another. */
static uint32_t mixed(uint32_t from, uint32_t to, uint32_t percent)
{
    uint32_t rgb = 0;
    for (int n = 0; n < 3; n++)
        rgb = rgb << 8 | (part_of(from, n) * (100 - percent) + part_of(to, n) * percent + 50) / 100;
    return rgb;
}

static void bounds_of(uint32_t rgb, int32_t *least, int32_t *most)
{
    *least = 255;
    *most = 0;
    for (int n = 0; n < 3; n++) {
        int32_t part = (int32_t)part_of(rgb, n);
        if (part < *least) *least = part;
        if (part > *most) *most = part;
    }
}

/* The same hue and saturation (of HSL) at a lightness of 64/255, a quarter. */
static uint32_t darkened(uint32_t rgb)
{
    enum { LIGHTNESS = 64, FULL = 255 };
    int32_t least, most;
    bounds_of(rgb, &least, &most);
    int32_t sum = least + most, reach = sum <= FULL ? sum : 2 * FULL - sum;
    uint32_t dark = 0;
    for (int n = 0; n < 3; n++) {
        int32_t off = 2 * (int32_t)part_of(rgb, n) - sum; /* from the middle, twice */
        int32_t part = LIGHTNESS + (reach == 0 ? 0 : off * LIGHTNESS / reach);
        dark = dark << 8 | (uint32_t)part;
    }
    return dark;
}

static void derive(Face *face, FaceDetail detail, uint32_t value)
{
    if (!face_says(face, detail)) face->value[detail] = value;
}

static void derive_decks(Face *whole)
{
    static const uint32_t usual[] = {0xF3A44B, 0x8CC3E8, 0xE9C46A, 0xA8D5A2};
    for (uint32_t n = 0; n < sizeof usual / sizeof usual[0]; n++) {
        FaceDetail deck = (FaceDetail)(FACE_DECK_1 + 2 * n);
        derive(whole, deck, mixed(usual[n], whole->value[FACE_TINT], 20));
        uint32_t back = whole->value[deck];
        uint32_t light = 3 * part_of(back, 0) + 6 * part_of(back, 1) + part_of(back, 2);
        derive(whole, (FaceDetail)(deck + 1),
               light > 1150 ? mixed(back, 0x000000, 82) : mixed(back, 0xFFFFFF, 88));
    }
}

Face face_whole(const Face *face, uint32_t felt)
{
    Face whole = *face;
    derive(&whole, FACE_TINT, felt);
    uint32_t tint = whole.value[FACE_TINT];
    derive(&whole, FACE_RAIL, darkened(tint));
    derive(&whole, FACE_EDGE, 0xC79A46);
    derive(&whole, FACE_SKY, tint);
    derive(&whole, FACE_HORIZON, mixed(tint, 0xFFF8E4, 70));
    derive(&whole, FACE_PAPER, 0xFFFDF8);
    derive(&whole, FACE_GROUND, mixed(0xEDE8DE, tint, 18));
    derive(&whole, FACE_MAIN, whole.value[FACE_RAIL]);
    derive(&whole, FACE_MAIN_INK, 0xFFFFFF);
    derive(&whole, FACE_ACCENT, whole.value[FACE_RAIL]);
    derive(&whole, FACE_HOUSE, 0x23834B);
    derive(&whole, FACE_HOTEL, 0xC5281C);
    derive_decks(&whole);
    return whole;
}
