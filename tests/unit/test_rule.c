/* test_rule.c -- the table of the rules. */
#include "edition/rule.h"

#include "words/words.h"

#include "check.h"

static void every_rule_has_a_row(void)
{
    for (int i = 0; i < RULE_COUNT; i++) {
        const RuleInfo *info = rule_info((RuleId)i);
        RuleId found = RULE_COUNT;
        CHECK(info->word != NULL && info->title.words != NULL && info->sentence.words != NULL);
        CHECK(rule_find(info->word, &found));
        CHECK_INT(i, found);
        CHECK_INT(i, rule_nearest(info->word));
        CHECK(info->least <= info->usual && info->usual <= info->most);
        if (info->kind == RULE_KIND_WORD) {
            CHECK(info->words[info->most] != NULL);
            CHECK(info->words[info->most + 1] == NULL);
        }
    }
}

static void values_are_read_back_as_written(void)
{
    for (int i = 0; i < RULE_COUNT; i++) {
        const RuleInfo *info = rule_info((RuleId)i);
        int32_t values[] = {info->least, info->usual, info->most};
        for (int v = 0; v < 3; v++) {
            char buffer[64];
            Text text = text_into(buffer, sizeof buffer);
            int32_t value = -77;
            rule_value_write((RuleId)i, values[v], &text);
            CHECK(rule_value_read((RuleId)i, buffer, &value));
            CHECK_INT(values[v], value);
        }
    }
}

static void words_have_the_order_of_their_enums(void)
{
    int32_t value;
    CHECK(rule_value_read(RULE_ORDER, "shuffled", &value) && value == ORDER_SHUFFLED);
    CHECK(rule_value_read(RULE_TOKEN_CHOICE, "table", &value) && value == TOKEN_CHOICE_TABLE);
    CHECK(rule_value_read(RULE_BID_LIMIT, "none", &value) && value == BID_LIMIT_NONE);
    CHECK(rule_value_read(RULE_RENT_CLAIM, "second", &value) && value == RENT_CLAIM_SECOND);
    CHECK(rule_value_read(RULE_UTILITY_THROW, "new", &value) && value == UTILITY_THROW_NEW);
    CHECK(rule_value_read(RULE_JAIL_STYLE, "three_ways", &value) && value == JAIL_STYLE_THREE_WAYS);
    CHECK(rule_value_read(RULE_JAIL_LAST, "wait", &value) && value == JAIL_LAST_WAIT);
    CHECK(rule_value_read(RULE_BUILD_WHERE, "deed", &value) && value == BUILD_WHERE_DEED);
    CHECK(rule_value_read(RULE_BUILD_MORTGAGED, "any", &value) && value == BUILD_MORTGAGED_ANY);
    CHECK(rule_value_read(RULE_HOTEL, "none", &value) && value == HOTEL_NONE);
    CHECK(rule_value_read(RULE_BUILDING_AUCTION_OPENING, "one", &value) && value == OPENING_ONE);
    CHECK(rule_value_read(RULE_MORTGAGE, "off", &value) && value == MORTGAGE_OFF);
    CHECK(rule_value_read(RULE_INTEREST_ROUNDING, "nearest", &value) && value == ROUNDING_NEAREST);
    CHECK(rule_value_read(RULE_TRADE, "none", &value) && value == TRADE_NONE);
    CHECK(rule_value_read(RULE_DEBT, "before_end", &value) && value == DEBT_BEFORE_END);
    CHECK(rule_value_read(RULE_BANKRUPT, "debtor", &value) && value == BANKRUPT_DEBTOR);
    CHECK(rule_value_read(RULE_ESTATE_PLAYER, "free", &value) && value == ESTATE_FREE);
    CHECK(rule_value_read(RULE_ESTATE_BANK, "free", &value) && value == ESTATE_BANK_FREE);
    CHECK(rule_value_read(RULE_SEVERAL_CREDITORS, "shared", &value) && value == CREDITORS_SHARED);
    CHECK(rule_value_read(RULE_CHEST_DECK, "old", &value) && value == PRINTING_OLD);
    CHECK(rule_value_read(RULE_INCOME_TAX, "choice", &value) && value == INCOME_TAX_CHOICE);
}

static void wrong_values_are_refused(void)
{
    int32_t value = 5;
    CHECK(!rule_value_read(RULE_AUCTION, "yes", &value));
    CHECK(!rule_value_read(RULE_AUCTION, "1", &value));
    CHECK(!rule_value_read(RULE_PLAYERS_MAX, "9", &value));
    CHECK(!rule_value_read(RULE_PLAYERS_MAX, "1", &value));
    CHECK(!rule_value_read(RULE_PLAYERS_MAX, "two", &value));
    CHECK(!rule_value_read(RULE_START_MONEY, "99999999999999999999", &value));
    CHECK(!rule_value_read(RULE_ORDER, "", &value));
    CHECK_INT(5, value);
    RuleId id = RULE_POT;
    CHECK(!rule_find("pots", &id));
    CHECK(!rule_find("", &id));
    CHECK_INT(RULE_POT, id);
}

static void what_may_stand_there_is_said(void)
{
    static const struct {
        RuleId rule;
        const char *words;
    } rows[] = {
        {RULE_AUCTION, "on or off"},
        {RULE_FILL_TO, "a number from 0 to 8"},
        {RULE_ORDER, "entered, highest, throws or shuffled"},
        {RULE_SITE_RENT, "current or old"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char buffer[100];
        Text text = text_into(buffer, sizeof buffer);
        RuleValues values;
        words_write_said(&(Words){0}, rule_values(rows[i].rule, &values), &text);
        CHECK_TEXT(rows[i].words, buffer);
    }
}

static void a_misspelt_rule_finds_its_neighbour(void)
{
    CHECK_INT(RULE_AUCTION, rule_nearest("aucton"));
    CHECK_INT(RULE_LUXURY_TAX, rule_nearest("luxurytax"));
    CHECK_INT(RULE_HOTEL, rule_nearest("hottel"));
}

/* official.md section Y: the default comes first. */
static void Y_usual_values_are_the_official_ones(void)
{
    CHECK_INT(INCOME_TAX_FLAT, rule_info(RULE_INCOME_TAX)->usual);
    CHECK_INT(PRINTING_CURRENT, rule_info(RULE_LUXURY_TAX)->usual);
    CHECK_INT(PRINTING_CURRENT, rule_info(RULE_CHEST_DECK)->usual);
    CHECK_INT(PRINTING_CURRENT, rule_info(RULE_CHANCE_DECK)->usual);
    CHECK_INT(PRINTING_CURRENT, rule_info(RULE_SITE_RENT)->usual);
    CHECK_INT(1, rule_info(RULE_AUCTION_MINIMUM)->usual);
    CHECK_INT(BID_LIMIT_SOLVENCY, rule_info(RULE_BID_LIMIT)->usual);
    CHECK_INT(RENT_CLAIM_AUTOMATIC, rule_info(RULE_RENT_CLAIM)->usual);
    CHECK_INT(1, rule_info(RULE_GROUP_RENT_MORTGAGED)->usual);
    CHECK_INT(UTILITY_THROW_ARRIVAL, rule_info(RULE_UTILITY_THROW)->usual);
    CHECK_INT(ROUNDING_UP, rule_info(RULE_INTEREST_ROUNDING)->usual);
    CHECK_INT(2, rule_info(RULE_JAIL_PAY_UNTIL)->usual);
    CHECK_INT(OPENING_DEED, rule_info(RULE_BUILDING_AUCTION_OPENING)->usual);
    CHECK_INT(CREDITORS_ORDER, rule_info(RULE_SEVERAL_CREDITORS)->usual);
}

/* official.md section U: off by default. */
static void U_house_rules_are_off(void)
{
    CHECK_INT(0, rule_info(RULE_POT)->usual);
    CHECK_INT(100, rule_info(RULE_SALARY_LANDING)->usual);
    CHECK_INT(1, rule_info(RULE_AUCTION)->usual);
    CHECK_INT(1, rule_info(RULE_RENT_IN_JAIL)->usual);
    CHECK_INT(0, rule_info(RULE_BUY_AFTER_LAPS)->usual);
    CHECK_INT(32, rule_info(RULE_HOUSES)->usual);
    CHECK_INT(12, rule_info(RULE_HOTELS)->usual);
    CHECK_INT(0, rule_info(RULE_DOUBLE_ONE)->usual);
    CHECK_INT(1, rule_info(RULE_BUILD_EVEN)->usual);
    CHECK_INT(MORTGAGE_LEND, rule_info(RULE_MORTGAGE)->usual);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(every_rule_has_a_row);
    RUN(values_are_read_back_as_written);
    RUN(words_have_the_order_of_their_enums);
    RUN(wrong_values_are_refused);
    RUN(what_may_stand_there_is_said);
    RUN(a_misspelt_rule_finds_its_neighbour);
    RUN(Y_usual_values_are_the_official_ones);
    RUN(U_house_rules_are_off);
    return check_done();
}
