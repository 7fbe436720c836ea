/* test_text.c -- appending, cutting, comparing and reading words. */
#include "base/text.h"

#include "check.h"

static void words_and_numbers_are_appended(void)
{
    char buffer[100];
    Text text = text_into(buffer, sizeof buffer);
    CHECK_TEXT("", text.start);
    text_add(&text, "pay ");
    text_add_int(&text, 1500);
    text_add_char(&text, '/');
    text_add_int(&text, -7);
    text_add_char(&text, '/');
    text_add_int(&text, 0);
    text_add_bytes(&text, "/xyz", 2);
    CHECK_TEXT("pay 1500/-7/0/x", buffer);
    CHECK_INT(15, text.length);
    CHECK(!text.cut);
}

static void the_outermost_numbers_are_written(void)
{
    char buffer[50];
    Text text = text_into(buffer, sizeof buffer);
    text_add_int(&text, INT64_MIN);
    text_add_char(&text, ' ');
    text_add_int(&text, INT64_MAX);
    CHECK_TEXT("-9223372036854775808 9223372036854775807", buffer);
}

static void hexadecimal_has_the_digits_asked_for(void)
{
    char buffer[100];
    Text text = text_into(buffer, sizeof buffer);
    text_add_hex(&text, 0x8B5A3C, 6);
    text_add_char(&text, ' ');
    text_add_hex(&text, 0xF, 4);
    text_add_char(&text, ' ');
    text_add_hex(&text, UINT64_C(0xFEDCBA9876543210), 16);
    text_add_char(&text, ' ');
    text_add_hex(&text, 0x1234, 2);
    text_add_char(&text, ' ');
    text_add_hex(&text, 1, 18);
    CHECK_TEXT("8b5a3c 000f fedcba9876543210 34 000000000000000001", buffer);
}

static void a_bounded_text_is_cut_and_never_overflows(void)
{
    char buffer[10];
    memset(buffer, '!', sizeof buffer);
    Text text = text_into(buffer, 8);
    text_add(&text, "1234567");
    CHECK(!text.cut);
    text_add_char(&text, '8');
    CHECK(text.cut);
    CHECK_TEXT("1234567", buffer);
    CHECK_INT('!', buffer[8]);
    CHECK_INT('!', buffer[9]);
    text_clear(&text);
    CHECK(!text.cut);
    text_add(&text, "123456789");
    CHECK_TEXT("1234567", buffer);
    CHECK_INT('!', buffer[8]);
}

static void nothing_follows_a_cut(void)
{
    char buffer[6];
    Text text = text_into(buffer, sizeof buffer);
    text_add(&text, "abc");
    text_add(&text, "€d"); /* a euro sign: three bytes do not fit */
    text_add(&text, "e");
    CHECK_TEXT("abc", buffer);
    CHECK(text.cut);
}

static void a_single_byte_holds_the_empty_text(void)
{
    char buffer[2] = "!!";
    Text text = text_into(buffer, 1);
    text_add(&text, "x");
    text_pad(&text, 0, 5, '.');
    CHECK_TEXT("", buffer);
    CHECK_INT('!', buffer[1]);
    CHECK(text.cut);
}

static void cuts_fall_between_characters(void)
{
    char target[8];
    CHECK(text_copy(target, sizeof target, "M\xC3\xA9zy\xE2\x82\xAC") == false);
    CHECK_TEXT("M\xC3\xA9zy", target);
    CHECK(text_copy(target, sizeof target, "abcde\xC3\xA9"));
    CHECK_TEXT("abcde\xC3\xA9", target);
    CHECK(!text_copy(target, sizeof target, "abcdef\xC3\xA9"));
    CHECK_TEXT("abcdef", target);
    CHECK(!text_copy(target, sizeof target, "abcd\xF0\x9F\x8E\xB2"));
    CHECK_TEXT("abcd", target);
    CHECK(text_copy(target, sizeof target, "abc\xF0\x9F\x8E\xB2"));
    CHECK_TEXT("abc\xF0\x9F\x8E\xB2", target);
    CHECK(!text_copy(target, 1, "a"));
    CHECK_TEXT("", target);
}

static void a_character_added_byte_by_byte_is_cut_whole(void)
{
    char buffer[4];
    Text text = text_into(buffer, sizeof buffer);
    text_add(&text, "ab");
    text_add_char(&text, '\xC3');
    text_add_char(&text, '\xA9');
    CHECK_TEXT("ab", buffer);
    CHECK_INT(2, text.length);
}

static void a_growing_text_grows(void)
{
    Text text = text_growing();
    CHECK_TEXT("", text.start);
    for (int i = 0; i < 10000; i++) {
        text_add_int(&text, i % 10);
    }
    CHECK_INT(10000, text.length);
    CHECK_INT('9', text.start[9999]);
    CHECK_INT('\0', text.start[10000]);
    CHECK(!text.cut);
    text_clear(&text);
    CHECK_TEXT("", text.start);
    char full[65];
    memset(full, 'x', 64);
    full[64] = '\0';
    text_add(&text, full); /* exactly the size it began with */
    CHECK_TEXT(full, text.start);
    text_free(&text);
}

static void padding_counts_characters(void)
{
    char buffer[50];
    Text text = text_into(buffer, sizeof buffer);
    text_add(&text, "> ");
    size_t from = text.length;
    text_add(&text, "M\xC3\xA9zy");
    text_pad(&text, from, 6, '.');
    text_add_char(&text, '|');
    text_pad(&text, from, 3, '.'); /* already past it */
    CHECK_TEXT("> M\xC3\xA9zy..|", buffer);
}

static void quotes_and_backslashes_are_escaped(void)
{
    char buffer[50];
    Text text = text_into(buffer, sizeof buffer);
    text_add_quoted(&text, "a \"b\" \\ c");
    CHECK_TEXT("\"a \\\"b\\\" \\\\ c\"", buffer);
}

static void comparing(void)
{
    CHECK(text_same("Oslo", "Oslo"));
    CHECK(!text_same("Oslo", "oslo"));
    CHECK(text_same_folded("Oslo", "oSLO"));
    CHECK(!text_same_folded("Oslo", "Osl"));
    CHECK(!text_same_folded("Osl", "Oslo"));
    CHECK(text_same_folded("", ""));
    CHECK(!text_same_folded("@", "`")); /* 32 apart, but no letters */
    CHECK(!text_same_folded("[", "{"));
    CHECK(text_starts_folded("Mortgage", "mORT"));
    CHECK(text_starts_folded("Mortgage", ""));
    CHECK(!text_starts_folded("Mort", "mortgage"));
    CHECK(!text_starts_folded("Mortgage", "most"));
}

static void distances(void)
{
    CHECK_INT(0, text_distance("roll", "ROLL"));
    CHECK_INT(0, text_distance("", ""));
    CHECK_INT(4, text_distance("", "roll"));
    CHECK_INT(4, text_distance("roll", ""));
    CHECK_INT(1, text_distance("rol", "roll"));
    CHECK_INT(1, text_distance("rroll", "roll"));
    CHECK_INT(1, text_distance("rill", "roll"));
    CHECK_INT(1, text_distance("orll", "roll"));
    CHECK_INT(3, text_distance("kitten", "sitting"));
    CHECK_INT(3, text_distance("ca", "abc"));
    CHECK_INT(3, text_distance("Saturday", "Sunday"));
    CHECK_INT(1, text_distance("Montréal", "Montreal"));
}

static void distance_looks_at_63_letters(void)
{
    char a[101], b[101];
    memset(a, 'a', 100);
    memset(b, 'b', 100);
    a[100] = b[100] = '\0';
    CHECK_INT(63, text_distance(a, b));
    memset(b, 'a', 63);
    CHECK_INT(0, text_distance(a, b));
    b[62] = 'b';
    CHECK_INT(1, text_distance(a, b));
}

static void check_number(const char *words, int64_t expected)
{
    int64_t number = 77;
    CHECK(text_to_int(words, &number));
    CHECK_INT(expected, number);
}

static void check_no_number(const char *words)
{
    int64_t number = 77;
    if (text_to_int(words, &number)) {
        CHECK_TEXT("no number", words);
    }
    CHECK_INT(77, number);
}

static void numbers_are_read_whole(void)
{
    check_number("0", 0);
    check_number("-0", 0);
    check_number("007", 7);
    check_number("+12", 12);
    check_number("-12", -12);
    check_number("9223372036854775807", INT64_MAX);
    check_number("-9223372036854775808", INT64_MIN);
    check_number("-000000000000000000000000000009", -9);
    static const char *const wrong[] = {"",
                                        "-",
                                        "+",
                                        "--1",
                                        "+-1",
                                        " 1",
                                        "1 ",
                                        "1x",
                                        "x1",
                                        "1.5",
                                        "0x10",
                                        "1e3",
                                        "9223372036854775808",
                                        "-9223372036854775809",
                                        "99999999999999999999"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        check_no_number(wrong[i]);
    }
}

static void columns_count_characters(void)
{
    CHECK_INT(0, text_columns(""));
    CHECK_INT(4, text_columns("M\xC3\xA9zy"));
    CHECK_INT(4, text_columns("€a\xF0\x9F\x8E\xB2"));
}

static void hash_gives_the_published_numbers(void)
{
    CHECK_INT(0xcbf29ce484222325, text_hash("", 0));
    CHECK_INT(0xaf63dc4c8601ec8c, text_hash("a", 1));
    CHECK_INT(0x85944171f73967e8, text_hash("foobar", 6));
    CHECK(text_hash("\0", 1) != text_hash("", 0));
}

static void columns_are_those_of_a_terminal(void)
{
    CHECK_INT(3, text_columns("Ann"));
    CHECK_INT(4, text_columns("\xE7\x8E\x8B\xE8\x8A\xB3"));
    CHECK_INT(1, text_columns("e\xCC\x81"));
    CHECK_INT(2, text_columns("\xF0\x9F\x9A\x80"));
    CHECK_INT(2, text_columns("\xC3\xA9x"));
}

static void all_seeds_of_64_bits_are_numbers(void)
{
    uint64_t number = 0;
    CHECK(text_to_unsigned("18446744073709551615", &number) && number == UINT64_MAX);
    CHECK(text_to_unsigned("100000001", &number) && number == 100000001);
    CHECK(!text_to_unsigned("18446744073709551616", &number));
    CHECK(!text_to_unsigned("", &number) && !text_to_unsigned("-1", &number));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(words_and_numbers_are_appended);
    RUN(the_outermost_numbers_are_written);
    RUN(hexadecimal_has_the_digits_asked_for);
    RUN(a_bounded_text_is_cut_and_never_overflows);
    RUN(nothing_follows_a_cut);
    RUN(a_single_byte_holds_the_empty_text);
    RUN(cuts_fall_between_characters);
    RUN(a_character_added_byte_by_byte_is_cut_whole);
    RUN(a_growing_text_grows);
    RUN(padding_counts_characters);
    RUN(quotes_and_backslashes_are_escaped);
    RUN(comparing);
    RUN(distances);
    RUN(distance_looks_at_63_letters);
    RUN(numbers_are_read_whole);
    RUN(columns_count_characters);
    RUN(hash_gives_the_published_numbers);
    RUN(columns_are_those_of_a_terminal);
    RUN(all_seeds_of_64_bits_are_numbers);
    return check_done();
}
