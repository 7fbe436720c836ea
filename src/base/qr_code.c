/* qr_code.c -- a short text as a QR code. */
#include "base/qr_code.h"

#include <stdlib.h>
#include <string.h>

enum { VERSIONS = 10, WORDS_MOST = 346, BLOCKS_MOST = 5, CHECKS_MOST = 26, MASKS = 8 };

/* Correction level M: codewords in all, check words of each block, blocks of data: `first` of
 * `length`, then `more` of one word more. */
typedef struct QrVersion {
    int words, checks, first, length, more;
    int centres[3]; /* of the alignment patterns, ended by 0 */
} QrVersion;

static const QrVersion versions[VERSIONS] = {
    {26, 10, 1, 16, 0, {0}},          {44, 16, 1, 28, 0, {6, 18}},
    {70, 26, 1, 44, 0, {6, 22}},      {100, 18, 2, 32, 0, {6, 26}},
    {134, 24, 2, 43, 0, {6, 30}},     {172, 16, 4, 27, 0, {6, 34}},
    {196, 18, 4, 31, 0, {6, 22, 38}}, {242, 22, 2, 38, 2, {6, 24, 42}},
    {292, 22, 3, 36, 2, {6, 26, 46}}, {346, 26, 4, 43, 1, {6, 28, 50}},
};

typedef struct QrDraft {
    QrCode code;
    uint8_t fixed[QR_CODE_SIDE_MOST][QR_CODE_SIDE_MOST]; /* belongs to a pattern, not to data */
} QrDraft;

/* ---- arithmetic of GF(256) ---- */

static uint8_t times(uint8_t a, uint8_t b)
{
    int product = 0;
    for (int bit = 7; bit >= 0; bit--) {
        product = (product << 1) ^ ((product >> 7) * 0x11D);
        if ((b >> bit & 1) != 0) product ^= a;
    }
    return (uint8_t)product;
}

static void check_words(const uint8_t *data, int count, int checks, uint8_t *out)
{
    uint8_t generator[CHECKS_MOST] = {0}, root = 1;
    generator[checks - 1] = 1;
    for (int i = 0; i < checks; i++) {
        for (int j = 0; j < checks; j++) {
            generator[j] = times(generator[j], root);
            if (j + 1 < checks) generator[j] ^= generator[j + 1];
        }
        root = times(root, 2);
    }
    memset(out, 0, (size_t)checks);
    for (int i = 0; i < count; i++) {
        uint8_t factor = data[i] ^ out[0];
        memmove(out, out + 1, (size_t)checks - 1);
        out[checks - 1] = 0;
        for (int j = 0; j < checks; j++) out[j] ^= times(generator[j], factor);
    }
}

/* ---- words ---- */

static int data_words(const QrVersion *version)
{
    return version->first * version->length + version->more * (version->length + 1);
}

static void add_bits(uint8_t *words, int *at, unsigned value, int count)
{
    for (int bit = count - 1; bit >= 0; bit--, (*at)++)
        words[*at / 8] |= (uint8_t)((value >> bit & 1U) << (7 - *at % 8));
}

static void write_data(const char *text, int length, int number, uint8_t *words)
{
    int at = 0, room = data_words(&versions[number - 1]);
    memset(words, 0, WORDS_MOST);
    add_bits(words, &at, 4, 4); /* bytes follow */
    add_bits(words, &at, (unsigned)length, number < 10 ? 8 : 16);
    for (int i = 0; i < length; i++) add_bits(words, &at, (uint8_t)text[i], 8);
    at += room * 8 - at < 4 ? room * 8 - at : 4;
    at = (at + 7) / 8 * 8;
    for (unsigned pad = 0xEC; at < room * 8; pad ^= 0xEC ^ 0x11) add_bits(words, &at, pad, 8);
}

/* Word by word from each block in turn, then their check words likewise. */
static void interleave(const QrVersion *version, const uint8_t *data, uint8_t *out)
{
    int blocks = version->first + version->more, at = 0;
    uint8_t checks[BLOCKS_MOST][CHECKS_MOST];
    const uint8_t *starts[BLOCKS_MOST];
    for (int block = 0, from = 0; block < blocks; block++) {
        int length = version->length + (block >= version->first);
        starts[block] = data + from;
        check_words(data + from, length, version->checks, checks[block]);
        from += length;
    }
    for (int i = 0; i <= version->length; i++)
        for (int block = 0; block < blocks; block++)
            if (i < version->length || block >= version->first) out[at++] = starts[block][i];
    for (int i = 0; i < version->checks; i++)
        for (int block = 0; block < blocks; block++) out[at++] = checks[block][i];
}

/* ---- patterns ---- */

static void put(QrDraft *draft, int x, int y, bool dark)
{
    if (x < 0 || y < 0 || x >= draft->code.side || y >= draft->code.side) return;
    draft->code.dark[y][x] = dark;
    draft->fixed[y][x] = 1;
}

/* Rings around a middle: an eye in a corner, or an alignment pattern. */
static void put_rings(QrDraft *draft, int x, int y, int radius, unsigned dark_rings)
{
    for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) {
            int ring = abs(dx) > abs(dy) ? abs(dx) : abs(dy);
            put(draft, x + dx, y + dy, (dark_rings >> ring & 1U) != 0);
        }
}

static void put_alignment(QrDraft *draft, const QrVersion *version)
{
    int last = 0;
    for (int i = 0; i < 3; i++)
        if (version->centres[i] > 0) last = i;
    for (int i = 0; i < 3 && version->centres[i] > 0; i++)
        for (int j = 0; j < 3 && version->centres[j] > 0; j++) {
            bool eye = (i == 0 && j == 0) || (i == 0 && j == last) || (i == last && j == 0);
            if (!eye) put_rings(draft, version->centres[i], version->centres[j], 2, 5);
        }
}

static void put_version(QrDraft *draft, int number)
{
    unsigned bits = (unsigned)number;
    if (number < 7) return;
    for (int i = 0; i < 12; i++) bits = (bits << 1) ^ ((bits >> 11) * 0x1F25);
    bits |= (unsigned)number << 12;
    for (int i = 0; i < 18; i++) {
        int far = draft->code.side - 11 + i % 3, near = i / 3;
        put(draft, far, near, (bits >> i & 1U) != 0);
        put(draft, near, far, (bits >> i & 1U) != 0);
    }
}

/* Level M is 0 in the format. */
static void put_format(QrDraft *draft, int mask)
{
    unsigned bits = (unsigned)mask;
    int side = draft->code.side;
    for (int i = 0; i < 10; i++) bits = (bits << 1) ^ ((bits >> 9) * 0x537);
    bits = ((unsigned)mask << 10 | bits) ^ 0x5412;
    for (int i = 0; i < 15; i++) {
        bool dark = (bits >> i & 1U) != 0;
        int along = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
        put(draft, i < 8 ? 8 : i == 8 ? 7 : along, i < 8 ? along : 8, dark);
        put(draft, i < 8 ? side - 1 - i : 8, i < 8 ? 8 : side - 15 + i, dark);
    }
    put(draft, 8, side - 8, true);
}

static void put_patterns(QrDraft *draft, int number)
{
    int side = draft->code.side;
    for (int i = 0; i < side; i++) {
        put(draft, 6, i, i % 2 == 0);
        put(draft, i, 6, i % 2 == 0);
    }
    put_rings(draft, 3, 3, 4, 11);
    put_rings(draft, side - 4, 3, 4, 11);
    put_rings(draft, 3, side - 4, 4, 11);
    put_alignment(draft, &versions[number - 1]);
    put_version(draft, number);
    put_format(draft, 0);
}

/* ---- data ---- */

/* Two columns at a time from the right, up and down in turn. */
static void put_data(QrDraft *draft, const uint8_t *words, int count)
{
    int side = draft->code.side, at = 0;
    for (int right = side - 1; right >= 1; right -= 2) {
        if (right == 6) right = 5;
        bool up = ((right + 1) & 2) == 0;
        for (int step = 0; step < side; step++)
            for (int column = 0; column < 2; column++) {
                int x = right - column, y = up ? side - 1 - step : step;
                if (draft->fixed[y][x] != 0 || at >= count * 8) continue;
                draft->code.dark[y][x] = words[at / 8] >> (7 - at % 8) & 1;
                at++;
            }
    }
}

static bool masked(int mask, int x, int y)
{
    switch (mask) {
    case 0: return (x + y) % 2 == 0;
    case 1: return y % 2 == 0;
    case 2: return x % 3 == 0;
    case 3: return (x + y) % 3 == 0;
    case 4: return (x / 3 + y / 2) % 2 == 0;
    case 5: return x * y % 2 + x * y % 3 == 0;
    case 6: return (x * y % 2 + x * y % 3) % 2 == 0;
    default: return ((x + y) % 2 + x * y % 3) % 2 == 0;
    }
}

static void apply_mask(QrDraft *draft, int mask)
{
    for (int y = 0; y < draft->code.side; y++)
        for (int x = 0; x < draft->code.side; x++)
            if (draft->fixed[y][x] == 0 && masked(mask, x, y)) draft->code.dark[y][x] ^= 1;
}

/* ---- the mask that reads best ---- */

static int module(const QrCode *code, bool across, int line, int n)
{
    return across ? code->dark[line][n] : code->dark[n][line];
}

/* Long runs, and what looks like an eye with light beside it. */
static int line_penalty(const QrCode *code, bool across, int line)
{
    int penalty = 0, run = 0, before = -1;
    unsigned seen = 0;
    for (int n = 0; n < code->side; n++) {
        int dark = module(code, across, line, n);
        run = dark == before ? run + 1 : 1;
        before = dark;
        penalty += run == 5 ? 3 : run > 5 ? 1 : 0;
        seen = (seen << 1 | (unsigned)dark) & 0x7FF;
        if (n >= 10 && (seen == 0x05D || seen == 0x5D0)) penalty += 40;
    }
    return penalty;
}

static int penalty_of(const QrCode *code)
{
    int penalty = 0, dark = 0;
    for (int line = 0; line < code->side; line++)
        penalty += line_penalty(code, true, line) + line_penalty(code, false, line);
    for (int y = 0; y < code->side; y++)
        for (int x = 0; x < code->side; x++) {
            dark += code->dark[y][x];
            if (x == 0 || y == 0) continue;
            int square = code->dark[y][x] + code->dark[y - 1][x] + code->dark[y][x - 1] +
                         code->dark[y - 1][x - 1];
            if (square % 4 == 0) penalty += 3;
        }
    int percent = dark * 100 / (code->side * code->side);
    return penalty + abs(percent - 50) / 5 * 10;
}

static void choose_mask(QrDraft *draft, QrCode *best)
{
    int least = -1;
    for (int mask = 0; mask < MASKS; mask++) {
        apply_mask(draft, mask);
        put_format(draft, mask);
        int penalty = penalty_of(&draft->code);
        if (least < 0 || penalty < least) {
            least = penalty;
            *best = draft->code;
        }
        apply_mask(draft, mask);
    }
}

bool qr_code_make(const char *text, QrCode *code)
{
    uint8_t data[WORDS_MOST], words[WORDS_MOST];
    size_t length = strlen(text);
    int number = 1;
    while (number <= VERSIONS &&
           length + (number < 10 ? 2 : 3) > (size_t)data_words(&versions[number - 1]))
        number++;
    if (number > VERSIONS) return false;
    QrDraft draft = {.code = {.side = 17 + 4 * number}};
    write_data(text, (int)length, number, data);
    interleave(&versions[number - 1], data, words);
    put_patterns(&draft, number);
    put_data(&draft, words, versions[number - 1].words);
    choose_mask(&draft, code);
    return true;
}

/* ---- in a terminal ---- */

enum { MARGIN = 4 }; /* modules: what scanners want around a code */

static bool is_dark(const QrCode *code, int x, int y)
{
    return x >= 0 && y >= 0 && x < code->side && y < code->side && code->dark[y][x] != 0;
}

void qr_code_write(const QrCode *code, Text *text)
{
    static const char *const halves[] = {" ", "▄", "▀", "█"};
    for (int y = -MARGIN; y < code->side + MARGIN; y += 2) {
        text_add(text, "\033[30;107m");
        for (int x = -MARGIN; x < code->side + MARGIN; x++)
            text_add(text, halves[2 * is_dark(code, x, y) + is_dark(code, x, y + 1)]);
        text_add(text, "\033[0m\n");
    }
}
