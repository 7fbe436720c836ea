/* test_utf8.c -- what is a character, and what must not be shown. */
#include "base/utf8.h"

#include <string.h>

#include "check.h"

static size_t size_of(const char *words)
{
    return utf8_size(words, words + strlen(words));
}

static void characters_have_one_to_four_bytes(void)
{
    CHECK_INT(1, size_of("A"));
    CHECK_INT(2, size_of("\302\243"));         /* the pound */
    CHECK_INT(3, size_of("\342\202\271"));     /* the rupee */
    CHECK_INT(4, size_of("\360\237\216\262")); /* dice */
}

static void what_is_no_character_has_no_size(void)
{
    static const char *const wrong[] = {
        "\200",             /* continues nothing */
        "\302",             /* cut short */
        "\342\202",         /* cut short */
        "\302A",            /* not gone on */
        "\300\257",         /* a slash, longer than need be */
        "\340\200\257",     /* the same, longer still */
        "\360\200\200\257", /* and longer */
        "\355\240\200",     /* a surrogate */
        "\364\220\200\200", /* beyond U+10FFFF */
        "\365\200\200\200",
        "\377",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) CHECK_INT(0, size_of(wrong[i]));
}

static void what_would_be_obeyed_is_harmful(void)
{
    static const char *const harmful[] = {
        "\033[2J",      "\a",           "a\nb",     "a\tb",     "\177",
        "\302\200",     "\302\233[31m", "\302\237", "\330\234", /* U+061C */
        "\342\200\216",                                         /* U+200E */
        "\342\200\217",                                         /* U+200F */
        "\342\200\250",                                         /* U+2028, a new line */
        "\342\200\251",                                         /* U+2029 */
        "\342\200\252",                                         /* U+202A */
        "\342\200\256",                                         /* U+202E, from right to left */
        "\342\201\246",                                         /* U+2066 */
        "\342\201\251",                                         /* U+2069 */
        "\377",         "caf\351",
    };
    for (size_t i = 0; i < sizeof harmful / sizeof harmful[0]; i++) {
        CHECK(!utf8_harmless(harmful[i]));
    }
}

static void letters_of_any_writing_are_harmless(void)
{
    CHECK(utf8_harmless(""));
    CHECK(utf8_harmless("Chance & Community <Chest> \"%s\" ~"));
    CHECK(utf8_harmless("\302\240\303\251\302\243"));             /* just above the controls */
    CHECK(utf8_harmless("\327\251\327\234\327\225\327\235"));     /* Hebrew */
    CHECK(utf8_harmless("\342\200\215\342\200\223\342\200\247")); /* U+200D, U+2013, U+2027 */
    CHECK(utf8_harmless("\342\200\257\342\201\245\342\201\252")); /* U+202F, U+2065, U+206A */
    CHECK(utf8_harmless("\360\237\216\262"));
}

static void masking_leaves_one_mark_for_each(void)
{
    char words[] = "A\033[0m\302\233\342\200\256\377\303\251\342\202Z";
    utf8_mask(words);
    CHECK_TEXT("A?[0m???\303\251??Z", words);
    CHECK(utf8_harmless(words));
}

static void masking_any_bytes_makes_them_harmless(void)
{
    char words[4] = {0};
    for (unsigned i = 0x010101; i < 0x1000000; i += 0x97) {
        words[0] = (char)(i >> 16);
        words[1] = (char)(i >> 8 & 0xFF);
        words[2] = (char)(i & 0xFF);
        utf8_mask(words);
        if (!utf8_harmless(words)) CHECK_INT(0, i);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(characters_have_one_to_four_bytes);
    RUN(what_is_no_character_has_no_size);
    RUN(what_would_be_obeyed_is_harmful);
    RUN(letters_of_any_writing_are_harmless);
    RUN(masking_leaves_one_mark_for_each);
    RUN(masking_any_bytes_makes_them_harmless);
    return check_done();
}
