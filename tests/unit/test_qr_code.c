/* test_qr_code.c -- QR codes are read back by a reader of their own, whatever their size; what is
 * printed in the standard is as it is there. */
#include <string.h>

#include "../check.h"
#include "base/qr_code.h"

enum { WORDS_MOST = 400 };

/* ---- a reader ---- */

static unsigned format_bits(const QrCode *code)
{
    unsigned bits = 0;
    for (int i = 0; i < 15; i++) {
        int x = i < 8 ? 8 : i == 8 ? 7 : 14 - i, y = i < 6 ? i : i < 8 ? i + 1 : 8;
        bits |= (unsigned)code->dark[y][x] << i;
    }
    return bits;
}

static unsigned version_bits(const QrCode *code)
{
    unsigned bits = 0;
    for (int i = 0; i < 18; i++) bits |= (unsigned)code->dark[i / 3][code->side - 11 + i % 3] << i;
    return bits;
}

static bool near_centre(int side, int x, int y)
{
    static const int centres[11][3] = {{0},         {0},         {6, 18},    {6, 22},
                                       {6, 26},     {6, 30},     {6, 34},    {6, 22, 38},
                                       {6, 24, 42}, {6, 26, 46}, {6, 28, 50}};
    const int *row = centres[(side - 17) / 4];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            if (row[i] == 0 || row[j] == 0) continue;
            bool eye = (row[i] < 9 && row[j] < 9) || (row[i] > side - 10 && row[j] < 9) ||
                       (row[i] < 9 && row[j] > side - 10);
            if (!eye && x >= row[i] - 2 && x <= row[i] + 2 && y >= row[j] - 2 && y <= row[j] + 2)
                return true;
        }
    return false;
}

static bool is_data(int side, int x, int y)
{
    if ((x < 9 && y < 9) || (x > side - 9 && y < 9) || (x < 9 && y > side - 9)) return false;
    if (x == 6 || y == 6 || near_centre(side, x, y)) return false;
    bool numbered = side >= 45; /* from version 7 on */
    return !numbered || !((x > side - 12 && y < 6) || (y > side - 12 && x < 6));
}

static bool flipped(int mask, int x, int y)
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

static int read_words(const QrCode *code, int mask, uint8_t *words)
{
    int at = 0, side = code->side;
    memset(words, 0, WORDS_MOST);
    bool up = true;
    for (int right = side - 1; right > 0; right -= 2, up = !up) {
        if (right == 6) right--;
        for (int step = 0; step < side; step++)
            for (int x = right; x > right - 2; x--) {
                int y = up ? side - 1 - step : step;
                if (!is_data(side, x, y)) continue;
                int dark = code->dark[y][x] ^ (flipped(mask, x, y) ? 1 : 0);
                words[at / 8] |= (uint8_t)(dark << (7 - at % 8));
                at++;
            }
    }
    return at / 8;
}

static uint8_t product(uint8_t a, uint8_t b)
{
    unsigned sum = 0, shifted = a;
    for (; b != 0; b >>= 1) {
        if ((b & 1) != 0) sum ^= shifted;
        shifted = shifted << 1 ^ ((shifted & 0x80) != 0 ? 0x11DU : 0U);
    }
    return (uint8_t)sum;
}

/* A whole block is divided by the generator without a rest: its value is 0 at 2^0, 2^1, ... */
static bool block_is_good(const uint8_t *block, int count, int checks)
{
    uint8_t root = 1;
    for (int i = 0; i < checks; i++, root = product(root, 2)) {
        uint8_t value = 0;
        for (int k = 0; k < count; k++) value = (uint8_t)(product(value, root) ^ block[k]);
        if (value != 0) return false;
    }
    return true;
}

/* Level M, by version: blocks, check words of each. */
static const int shapes[11][2] = {{0},     {1, 10}, {1, 16}, {1, 26}, {2, 18}, {2, 24},
                                  {4, 16}, {4, 18}, {4, 22}, {5, 22}, {5, 26}};

static void read_back(const QrCode *code, char *text)
{
    uint8_t words[WORDS_MOST], data[WORDS_MOST];
    int version = (code->side - 17) / 4, mask = (int)((format_bits(code) ^ 0x5412) >> 10 & 7);
    int count = read_words(code, mask, words), blocks = shapes[version][0],
        checks = shapes[version][1];
    int whole = (count - blocks * checks) / blocks, longer = (count - blocks * checks) % blocks;
    int at = 0, total = 0;
    for (int block = 0; block < blocks; block++) {
        uint8_t one[WORDS_MOST];
        int length = whole + (block >= blocks - longer);
        for (int i = 0; i < whole; i++) one[i] = words[i * blocks + block];
        if (length > whole) one[whole] = words[whole * blocks + block - (blocks - longer)];
        for (int i = 0; i < checks; i++)
            one[length + i] = words[count - blocks * checks + i * blocks + block];
        CHECK(block_is_good(one, length + checks, checks));
        memcpy(data + total, one, (size_t)length);
        total += length;
    }
    CHECK_INT(4, data[0] >> 4);
    int wide = version < 10 ? 8 : 16, size = 0;
    for (at = 4; at < 4 + wide; at++) size = size << 1 | (data[at / 8] >> (7 - at % 8) & 1);
    for (int i = 0; i < size; i++) {
        int letter = 0;
        for (int bit = 0; bit < 8; bit++, at++)
            letter = letter << 1 | (data[at / 8] >> (7 - at % 8) & 1);
        text[i] = (char)letter;
    }
    text[size] = '\0';
}

/* ---- the tests ---- */

static void every_length_is_read_back(void)
{
    static const char link[] = "http://192.0.2.7:8642/#room=0123456789abcdef0123456789abcdef&";
    char text[220], found[WORDS_MOST];
    for (int length = 1; length <= 213; length++) {
        QrCode code;
        for (int i = 0; i < length; i++) text[i] = link[(i * 7 + length) % (int)strlen(link)];
        text[length] = '\0';
        CHECK(qr_code_make(text, &code));
        read_back(&code, found);
        CHECK_TEXT(text, found);
    }
    QrCode code;
    memset(text, 'a', 214);
    text[214] = '\0';
    CHECK(!qr_code_make(text, &code));
}

/* ISO/IEC 18004, annexes C and D: the format of level M with each mask, the version 7. */
static void format_and_version_are_those_of_the_standard(void)
{
    static const unsigned formats[8] = {0x5412, 0x5125, 0x5E7C, 0x5B4B,
                                        0x45F9, 0x40CE, 0x4F97, 0x4AA0};
    QrCode code;
    CHECK(qr_code_make("opoly", &code));
    CHECK_INT(21, code.side);
    unsigned bits = format_bits(&code);
    bool known = false;
    for (int i = 0; i < 8; i++) known = known || formats[i] == bits;
    CHECK(known);
    char text[113];
    memset(text, 'x', 112);
    text[112] = '\0';
    CHECK(qr_code_make(text, &code));
    CHECK_INT(45, code.side);
    CHECK_INT(0x07C94, version_bits(&code));
}

static void the_eyes_and_the_clock_are_there(void)
{
    QrCode code;
    CHECK(qr_code_make("http://localhost:8642/", &code));
    for (int i = 0; i < 7; i++) {
        CHECK_INT(1, code.dark[0][i]);
        CHECK_INT(1, code.dark[6][i]);
        CHECK_INT(1, code.dark[i][code.side - 1]);
        CHECK_INT(1, code.dark[code.side - 1][i]);
    }
    for (int i = 8; i < code.side - 8; i++) CHECK_INT(i % 2 == 0, code.dark[6][i]);
    CHECK_INT(1, code.dark[code.side - 8][8]);
}

/* Every line is as wide as the code with its margin, and shows two rows of it. */
static void a_terminal_shows_it_in_half_blocks(void)
{
    QrCode code;
    Text text = text_growing();
    CHECK(qr_code_make("http://192.0.2.7:8642/", &code));
    qr_code_write(&code, &text);
    int lines = 0;
    for (const char *at = text.start; *at != '\0'; at++) lines += *at == '\n';
    CHECK_INT((code.side + 9) / 2, lines);
    CHECK(strncmp(text.start, "\033[30;107m    ", 13) == 0);
    const char *third = strchr(strchr(text.start, '\n') + 1, '\n') + 1;
    static const char corner[] = "\033[30;107m    █▀▀▀▀▀█";
    CHECK(strncmp(third, corner, strlen(corner)) == 0);
    text_free(&text);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(every_length_is_read_back);
    RUN(format_and_version_are_those_of_the_standard);
    RUN(a_terminal_shows_it_in_half_blocks);
    RUN(the_eyes_and_the_clock_are_there);
    return check_done();
}
