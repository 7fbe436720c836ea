/* number.h -- numbers and sums of money in digits. */
#ifndef WORDS_NUMBER_H
#define WORDS_NUMBER_H

#include "base/text.h"

/* How digits are grouped: 1,234,567 or 12,34,567 or 1234567. */
typedef enum Grouping { GROUPING_THOUSANDS, GROUPING_INDIAN, GROUPING_NONE } Grouping;

enum {
    NUMBER_MARK_SIZE = 4,
    MONEY_SIGN_LETTERS = 7,
    MONEY_SIGN_SIZE = 4 * (MONEY_SIGN_LETTERS + 1)
};

/* How a language writes numbers: the separator of groups of digits and the
 * decimal mark, in UTF-8. */
typedef struct NumberStyle {
    char group[NUMBER_MARK_SIZE];
    char point[NUMBER_MARK_SIZE];
} NumberStyle;

/* How an edition prints money. */
typedef struct MoneyStyle {
    char sign[MONEY_SIGN_SIZE]; /* with its blank, if there is one: "Rs. " */
    bool sign_after;
    uint8_t grouping; /* Grouping */
} MoneyStyle;

/* "1,234.5" */
NumberStyle number_english(void);

/* Learns a style from how it writes 1,234.5; false, and nothing changed, when
 * the model is not that number. */
bool number_style_read(const char *model, NumberStyle *style);

void number_write(const NumberStyle *style, Grouping grouping, int64_t number, Text *text);

/* The last `digits` digits of the number are decimals: 1234 with 1 is 123.4. */
void number_write_decimal(const NumberStyle *style, int64_t number, int digits, Text *text);

/* "$1,500", "-£20", "Rs. 1,00,000". */
void number_write_money(const NumberStyle *style, const MoneyStyle *money, int64_t sum, Text *text);

#endif
