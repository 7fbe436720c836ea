/* inter_width.c -- about how wide text in Inter is, where nothing can measure. */
#include "canvas/inter_width.h"

#include <assert.h>

enum { FIRST = 32, LAST = 126, OTHER = 620, WIDE = 1000, DASHES = 0x2010, WIDE_FROM = 0x2190 };

/* Advances of the characters from blank to tilde in 1/1000 of the size, with
 * figures of one width. */
static const short medium[] = {
    265, 294, 400, 637, 643, 828, 651, 217, 378, 378, 522, 666, 283, 463, 283, 368, 659, 659, 659,
    659, 658, 659, 659, 659, 659, 659, 283, 282, 666, 666, 666, 526, 968, 700, 654, 735, 722, 603,
    586, 749, 742, 270, 552, 664, 564, 898, 747, 768, 639, 768, 645, 643, 651, 738, 700, 978, 666,
    685, 639, 378, 368, 378, 475, 460, 497, 569, 626, 568, 626, 587, 369, 617, 602, 249, 249, 556,
    249, 884, 597, 602, 617, 617, 384, 536, 372, 594, 566, 825, 551, 566, 551, 378, 342, 378, 666,
};
static const short bold[] = {
    232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 299, 469,  298, 390, 682, 682,  682,
    682, 680, 682, 682, 682, 682, 682, 298, 296, 680, 680, 680, 563, 1031, 748, 661, 752, 727,  613,
    585, 761, 746, 281, 570, 690, 567, 915, 735, 782, 648, 783, 656, 655,  668, 729, 748, 1036, 714,
    724, 667, 409, 390, 409, 488, 477, 497, 580, 635, 587, 635, 598, 386,  633, 624, 272, 272,  582,
    272, 912, 622, 614, 632, 632, 409, 562, 388, 622, 586, 850, 574, 586,  572, 409, 374, 409,  680,
};
static_assert(sizeof medium / sizeof medium[0] == LAST - FIRST + 1, "a width for each");
static_assert(sizeof bold / sizeof bold[0] == LAST - FIRST + 1, "a width for each");

/* The code of the character at *at, which is moved past it. */
static uint32_t next_code(const char *words, size_t length, size_t *at)
{
    unsigned char lead = (unsigned char)words[(*at)++];
    uint32_t code = lead < 0x80 ? lead : lead < 0xE0 ? lead & 0x1Fu : lead & 0x0Fu;
    while (*at < length && ((unsigned char)words[*at] & 0xC0) == 0x80) {
        code = code << 6 | ((unsigned char)words[(*at)++] & 0x3Fu);
    }
    return code;
}

static int advance(uint32_t code, FontWeight weight)
{
    if (code < FIRST) return 0;
    if (code > LAST) return code >= WIDE_FROM || code == DASHES + 4 ? WIDE : OTHER;
    int thin = medium[code - FIRST], fat = bold[code - FIRST];
    switch (weight) {
    case FONT_MEDIUM: return thin;
    case FONT_SEMIBOLD: return (thin + fat) / 2;
    case FONT_BOLD: return fat;
    case FONT_HEAVY:
    case FONT_APART:
    case FONT_WEIGHT_COUNT: break;
    }
    return fat + (fat - thin) / 2;
}

double inter_width(const char *words, size_t length, Font font)
{
    int sum = 0, letters = 0;
    for (size_t at = 0; at < length; letters++)
        sum += advance(next_code(words, length, &at), font.weight);
    double gaps = font.weight == FONT_APART ? letters * FONT_APART_GAP : 0;
    return (sum / 1000.0 + gaps) * font.size;
}
