/* test_number.c -- numbers and sums of money in digits. */
#include "check.h"
#include "words/number.h"

static char written[64];

static const char *plain(Grouping grouping, int64_t number)
{
    NumberStyle style = number_english();
    Text text = text_into(written, sizeof written);
    number_write(&style, grouping, number, &text);
    return written;
}

static void digits_are_grouped(void)
{
    CHECK_TEXT("0", plain(GROUPING_THOUSANDS, 0));
    CHECK_TEXT("999", plain(GROUPING_THOUSANDS, 999));
    CHECK_TEXT("1,000", plain(GROUPING_THOUSANDS, 1000));
    CHECK_TEXT("-1,234,567", plain(GROUPING_THOUSANDS, -1234567));
    CHECK_TEXT("-9,223,372,036,854,775,808", plain(GROUPING_THOUSANDS, INT64_MIN));
    CHECK_TEXT("999", plain(GROUPING_INDIAN, 999));
    CHECK_TEXT("1,000", plain(GROUPING_INDIAN, 1000));
    CHECK_TEXT("1,00,000", plain(GROUPING_INDIAN, 100000));
    CHECK_TEXT("1,23,45,678", plain(GROUPING_INDIAN, 12345678));
    CHECK_TEXT("1234567", plain(GROUPING_NONE, 1234567));
}

static void decimals_keep_their_zeros(void)
{
    NumberStyle style = number_english();
    Text text = text_into(written, sizeof written);
    number_write_decimal(&style, 12345, 1, &text);
    text_add_char(&text, ' ');
    number_write_decimal(&style, 5, 2, &text);
    text_add_char(&text, ' ');
    number_write_decimal(&style, -100, 2, &text);
    text_add_char(&text, ' ');
    number_write_decimal(&style, 42, 0, &text);
    CHECK_TEXT("1,234.5 0.05 -1.00 42", written);
}

static void a_style_is_learned_from_a_model(void)
{
    NumberStyle style = number_english();
    Text text = text_into(written, sizeof written);
    CHECK(number_style_read("1\u00A0234,5", &style));
    number_write_decimal(&style, 12345678, 2, &text);
    CHECK_TEXT("123\u00A0456,78", written);
    CHECK(number_style_read("1234,5", &style));
    CHECK_TEXT("", style.group);
    const char *wrong[] = {"", "1", "1.234", "12345", "x234,5", "1,234.5 ", "1-----234.5"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        CHECK(!number_style_read(wrong[i], &style));
    CHECK_TEXT(",", style.point);
}

static void money_has_its_sign(void)
{
    NumberStyle style = number_english();
    MoneyStyle dollar = {.sign = "$"}, rupee = {.sign = "Rs. ", .grouping = GROUPING_INDIAN};
    MoneyStyle lira = {.sign = " TL", .sign_after = true};
    Text text = text_into(written, sizeof written);
    number_write_money(&style, &dollar, 1500, &text);
    text_add_char(&text, ' ');
    number_write_money(&style, &rupee, 100000, &text);
    text_add_char(&text, ' ');
    number_write_money(&style, &lira, -20, &text);
    CHECK_TEXT("$1,500 Rs. 1,00,000 -20 TL", written);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(digits_are_grouped);
    RUN(decimals_keep_their_zeros);
    RUN(a_style_is_learned_from_a_model);
    RUN(money_has_its_sign);
    return check_done();
}
