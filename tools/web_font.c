/* web_font.c -- makes a font of the page: the letters of European languages out of
 * a font file, with figures of equal width, as WOFF2.
 *
 *   web_font IN.otf OUT.woff2
 *
 * Canvas text cannot ask for figures of equal width, so characters are mapped
 * to the glyphs that the feature `tnum` would choose. Only for fonts with CFF
 * outlines: those are packed as they are. */
#include <brotli/encode.h>
#include <hb-subset.h>
#include <hb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Range {
    hb_codepoint_t first, last;
} Range;

static const Range wanted[] = {
    {0x20, 0x7E},     /* Latin */
    {0xA0, 0x17F},    /* its accents */
    {0x218, 0x21B},   /* Romanian */
    {0x2010, 0x2026}, /* dashes, quotes, dots */
    {0x2030, 0x203A}, /* per mille, primes, angles */
    {0x20A0, 0x20BF}, /* money */
    {0x2122, 0x2122}, /* trade mark */
    {0x2190, 0x2199}, /* arrows */
    {0x2212, 0x2212}, /* minus */
    {0x2248, 0x2265}, /* comparisons */
};

typedef struct Bytes {
    unsigned char *start;
    size_t length, room;
} Bytes;

static void fail(const char *why, const char *what)
{
    fprintf(stderr, "web_font: %s%s\n", why, what);
    exit(1);
}

static void add(Bytes *bytes, const void *more, size_t length)
{
    if (bytes->length + length > bytes->room) {
        bytes->room = 2 * (bytes->length + length);
        bytes->start = realloc(bytes->start, bytes->room);
        if (bytes->start == NULL) fail("out of memory", "");
    }
    memcpy(bytes->start + bytes->length, more, length);
    bytes->length += length;
}

/* Numbers are written with the highest byte first. */
static void add_number(Bytes *bytes, uint32_t number, int size)
{
    while (size-- > 0) {
        unsigned char byte = (unsigned char)(number >> 8 * size);
        add(bytes, &byte, 1);
    }
}

/* ---- choosing glyphs ---- */

static hb_codepoint_t glyph_of(hb_font_t *font, hb_codepoint_t character)
{
    hb_feature_t tabular = {HB_TAG('t', 'n', 'u', 'm'), 1, HB_FEATURE_GLOBAL_START,
                            HB_FEATURE_GLOBAL_END};
    hb_codepoint_t plain = 0;
    if (!hb_font_get_nominal_glyph(font, character, &plain)) return 0;
    hb_buffer_t *buffer = hb_buffer_create();
    hb_buffer_add_utf32(buffer, &character, 1, 0, 1);
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(font, buffer, &tabular, 1);
    unsigned count;
    hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer, &count);
    hb_codepoint_t glyph = count == 1 ? glyphs[0].codepoint : plain;
    hb_buffer_destroy(buffer);
    return glyph;
}

typedef struct Pair {
    hb_codepoint_t character, glyph;
} Pair;

typedef struct Choice {
    Pair *pairs;
    size_t count;
} Choice;

static Choice choose(hb_face_t *face)
{
    Choice choice = {.pairs = calloc(2000, sizeof(Pair))};
    hb_font_t *font = hb_font_create(face);
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        for (hb_codepoint_t c = wanted[i].first; c <= wanted[i].last; c++) {
            hb_codepoint_t glyph = glyph_of(font, c);
            if (glyph != 0) choice.pairs[choice.count++] = (Pair){c, glyph};
        }
    }
    hb_font_destroy(font);
    return choice;
}

/* The smaller font; the glyphs of the choice become those of the result. */
static hb_face_t *reduce(hb_face_t *face, Choice *choice)
{
    hb_subset_input_t *input = hb_subset_input_create_or_fail();
    hb_set_t *characters = hb_subset_input_unicode_set(input);
    hb_set_t *glyphs = hb_subset_input_glyph_set(input);
    for (size_t i = 0; i < choice->count; i++) {
        hb_set_add(characters, choice->pairs[i].character);
        hb_set_add(glyphs, choice->pairs[i].glyph);
    }
    hb_set_t *features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG);
    hb_set_clear(features);
    hb_set_add(features, HB_TAG('k', 'e', 'r', 'n'));
    hb_set_add(features, HB_TAG('c', 'c', 'm', 'p'));
    hb_set_add(features, HB_TAG('m', 'a', 'r', 'k'));
    hb_subset_plan_t *plan = hb_subset_plan_create_or_fail(face, input);
    if (plan == NULL) fail("the font cannot be made smaller", "");
    const hb_map_t *renamed = hb_subset_plan_old_to_new_glyph_mapping(plan);
    for (size_t i = 0; i < choice->count; i++) {
        choice->pairs[i].glyph = hb_map_get(renamed, choice->pairs[i].glyph);
    }
    hb_face_t *made = hb_subset_plan_execute_or_fail(plan);
    if (made == NULL) fail("the font cannot be made smaller", "");
    hb_blob_t *blob = hb_face_reference_blob(made); /* only a read face lists its tables */
    hb_face_t *result = hb_face_create(blob, 0);
    hb_blob_destroy(blob);
    hb_face_destroy(made);
    hb_subset_plan_destroy(plan);
    hb_subset_input_destroy(input);
    return result;
}

/* ---- writing ---- */

/* One group a character, format 12, for Windows and for Unicode. */
static Bytes write_cmap(const Choice *choice)
{
    Bytes table = {0};
    uint32_t length = 16 + 12 * (uint32_t)choice->count;
    add_number(&table, 0, 2);
    add_number(&table, 2, 2);
    for (int i = 0; i < 2; i++) {
        add_number(&table, i == 0 ? 0 : 3, 2);
        add_number(&table, i == 0 ? 4 : 10, 2);
        add_number(&table, 20, 4);
    }
    add_number(&table, 12, 2);
    add_number(&table, 0, 2);
    add_number(&table, length, 4);
    add_number(&table, 0, 4);
    add_number(&table, (uint32_t)choice->count, 4);
    for (size_t i = 0; i < choice->count; i++) {
        add_number(&table, choice->pairs[i].character, 4);
        add_number(&table, choice->pairs[i].character, 4);
        add_number(&table, choice->pairs[i].glyph, 4);
    }
    return table;
}

/* A number in as few bytes as it needs, seven bits each. */
static void add_packed(Bytes *bytes, uint32_t number)
{
    int size = 1;
    for (uint32_t rest = number >> 7; rest != 0; rest >>= 7) size++;
    while (size-- > 0) {
        unsigned char byte = (unsigned char)((number >> 7 * size & 0x7F) | (size > 0 ? 0x80 : 0));
        add(bytes, &byte, 1);
    }
}

typedef struct Packing {
    Bytes directory, tables;
    uint32_t count, unpacked;
} Packing;

static void pack_table(Packing *packing, hb_tag_t tag, const void *start, uint32_t length)
{
    enum { TAG_FOLLOWS = 63 };
    add_number(&packing->directory, TAG_FOLLOWS, 1);
    add_number(&packing->directory, tag, 4);
    add_packed(&packing->directory, length);
    add(&packing->tables, start, length);
    packing->count++;
    packing->unpacked += (length + 3) / 4 * 4;
}

static Packing pack(hb_face_t *face, const Choice *choice)
{
    Packing packing = {0};
    hb_tag_t tags[64];
    unsigned count = 64;
    hb_face_get_table_tags(face, 0, &count, tags);
    for (unsigned i = 0; i < count; i++) {
        Bytes cmap = {0};
        hb_blob_t *blob = hb_face_reference_table(face, tags[i]);
        unsigned length;
        const char *start = hb_blob_get_data(blob, &length);
        if (tags[i] == HB_TAG('g', 'l', 'y', 'f')) fail("this font has no CFF outlines", "");
        if (tags[i] == HB_TAG('c', 'm', 'a', 'p')) {
            cmap = write_cmap(choice);
            start = (const char *)cmap.start;
            length = (unsigned)cmap.length;
        }
        if (tags[i] != HB_TAG('D', 'S', 'I', 'G')) pack_table(&packing, tags[i], start, length);
        hb_blob_destroy(blob);
        free(cmap.start);
    }
    return packing;
}

static Bytes compress(const Bytes *tables)
{
    size_t length = BrotliEncoderMaxCompressedSize(tables->length);
    Bytes packed = {.start = malloc(length)};
    if (!BrotliEncoderCompress(BROTLI_MAX_QUALITY, BROTLI_MAX_WINDOW_BITS, BROTLI_MODE_FONT,
                               tables->length, tables->start, &length, packed.start))
        fail("the font cannot be compressed", "");
    packed.length = packed.room = length;
    return packed;
}

static Bytes write_woff(const Packing *packing)
{
    enum { HEADER = 48 };
    Bytes packed = compress(&packing->tables), file = {0};
    uint32_t body = (uint32_t)(HEADER + packing->directory.length + packed.length);
    uint32_t whole = (body + 3) / 4 * 4;
    add(&file, "wOF2OTTO", 8);
    add_number(&file, whole, 4);
    add_number(&file, packing->count, 2);
    add_number(&file, 0, 2);
    add_number(&file, 12 + 16 * packing->count + packing->unpacked, 4);
    add_number(&file, (uint32_t)packed.length, 4);
    for (int i = 0; i < 6; i++) add_number(&file, 0, 4); /* version, no metadata */
    add(&file, packing->directory.start, packing->directory.length);
    add(&file, packed.start, packed.length);
    while (file.length < whole) add_number(&file, 0, 1);
    return file;
}

int main(int argc, char **argv)
{
    if (argc != 3) fail("usage: web_font IN.otf OUT.woff2", "");
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(argv[1]);
    if (blob == NULL) fail("there is no font ", argv[1]);
    hb_face_t *face = hb_face_create(blob, 0);
    Choice choice = choose(face);
    Packing packing = pack(reduce(face, &choice), &choice);
    Bytes file = write_woff(&packing);
    FILE *out = fopen(argv[2], "wb");
    if (out == NULL || fwrite(file.start, 1, file.length, out) != file.length || fclose(out) != 0)
        fail("this file cannot be written: ", argv[2]);
    return 0;
}
