/* rule_title.c -- rules as a person sees them: titles, groups, values. */
#include "view/screens/rule_title.h"

#include <string.h>

typedef struct Row {
    const char *title;
    int step; /* 0: a sum, by its size */
} Row;

static const Row rows[RULE_COUNT] = {
    [RULE_PLAYERS_MIN] = {"Fewest players", 1},
    [RULE_PLAYERS_MAX] = {"Most players", 1},
    [RULE_FILL_TO] = {"Fill the table", 1},
    [RULE_ORDER] = {"Order of play", 1},
    [RULE_TOKEN_CHOICE] = {"Choice of tokens", 1},
    [RULE_START_MONEY] = {"Starting money", 0},
    [RULE_DEAL_DEEDS] = {"Dealt properties", 1},
    [RULE_DEAL_PAID] = {"Paying for dealt properties", 1},
    [RULE_LAP_LIMIT] = {"Lap limit", 5},
    [RULE_END_BANKRUPTCIES] = {"End by bankruptcies", 1},
    [RULE_TIME_LIMIT] = {"Time limit", 15},
    [RULE_RESIGN] = {"Giving up", 1},
    [RULE_SALARY] = {"Salary", 0},
    [RULE_SALARY_LANDING] = {"Landing on the start", 50},
    [RULE_DOUBLES_AGAIN] = {"Doubles throw again", 1},
    [RULE_DOUBLES_TO_JAIL] = {"Doubles to jail", 1},
    [RULE_DOUBLE_ONE] = {"Gift for two ones", 0},
    [RULE_ANY_DICE] = {"Any dice", 1},
    [RULE_BUY_AFTER_LAPS] = {"Rounds before buying", 1},
    [RULE_AUCTION] = {"Auctions", 1},
    [RULE_AUCTION_MINIMUM] = {"Lowest first bid", 0},
    [RULE_BID_LIMIT] = {"Highest bid", 1},
    [RULE_RENT_CLAIM] = {"Claiming rent", 1},
    [RULE_RENT_IN_JAIL] = {"Rent while in jail", 1},
    [RULE_GROUP_RENT] = {"Rent of a whole group", 50},
    [RULE_GROUP_RENT_NEED] = {"Deeds that raise the rent", 1},
    [RULE_GROUP_RENT_MORTGAGED] = {"Raised despite a mortgage", 1},
    [RULE_UTILITY_THROW] = {"Throw for utilities", 1},
    [RULE_RAIL_TRAVEL] = {"Travel by rail", 1},
    [RULE_POT] = {"Pot", 1},
    [RULE_POT_START] = {"Money in the pot at first", 0},
    [RULE_KEEP_CARDS] = {"Keeping cards closed", 1},
    [RULE_RELEASE_LIMIT] = {"Get-out cards in play", 1},
    [RULE_THIEF_FEE] = {"Price of the thief", 0},
    [RULE_THIEF_MOST] = {"What the thief takes", 0},
    [RULE_JAIL_STYLE] = {"Ways out of jail", 1},
    [RULE_JAIL_LANDING] = {"Landing on the jail", 1},
    [RULE_JAIL_FINE] = {"Fine", 0},
    [RULE_JAIL_THROW_FINE] = {"Fine after three throws", 0},
    [RULE_JAIL_TURNS] = {"Turns in jail", 1},
    [RULE_JAIL_PAY_UNTIL] = {"Paying before the throw", 1},
    [RULE_JAIL_LAST] = {"After the last throw", 1},
    [RULE_BUILD_WHERE] = {"Where to build", 1},
    [RULE_BUILD_WHOLE_GROUP] = {"Whole group needed", 1},
    [RULE_BUILD_EVEN] = {"Even building", 1},
    [RULE_BUILD_MORTGAGED] = {"Building and mortgages", 1},
    [RULE_HOTEL] = {"Hotels", 1},
    [RULE_HOUSES_PER_STREET] = {"Houses on a street", 1},
    [RULE_HOUSES] = {"Houses in the bank", 1},
    [RULE_HOTELS] = {"Hotels in the bank", 1},
    [RULE_BUILDING_SALE] = {"Selling buildings", 10},
    [RULE_BUILDING_AUCTION] = {"Auctions of buildings", 1},
    [RULE_BUILDING_AUCTION_OPENING] = {"First bid for a building", 1},
    [RULE_MORTGAGE] = {"Mortgages", 1},
    [RULE_MORTGAGE_PERCENT] = {"Size of a loan", 5},
    [RULE_REDEEM_INTEREST] = {"Interest", 5},
    [RULE_TRANSFER_FEE] = {"Fee of a new owner", 5},
    [RULE_INTEREST_ROUNDING] = {"Rounding", 1},
    [RULE_TRADE] = {"Trades", 1},
    [RULE_TRADE_WAITS] = {"Offers wait", 1},
    [RULE_OFFERS_PER_TURN] = {"Offers in a turn", 1},
    [RULE_OUT_OF_TURN] = {"Acting out of turn", 1},
    [RULE_DEBT] = {"Debts", 1},
    [RULE_BANKRUPT] = {"Bankruptcy", 1},
    [RULE_ESTATE_PLAYER] = {"Bankrupt to a player", 1},
    [RULE_ESTATE_BANK] = {"Bankrupt to the bank", 1},
    [RULE_SEVERAL_CREDITORS] = {"Several creditors", 1},
    [RULE_CHANCE_DECK] = {"First deck", 1},
    [RULE_CHEST_DECK] = {"Second deck", 1},
    [RULE_SITE_RENT] = {"Deeds", 1},
    [RULE_INCOME_TAX] = {"Income tax", 1},
    [RULE_LUXURY_TAX] = {"Second tax", 1},
};

const RuleGroup rule_groups[RULE_GROUP_COUNT] = {
    {"Players and the end", RULE_PLAYERS_MIN, RULE_RESIGN},
    {"Moving", RULE_SALARY, RULE_ANY_DICE},
    {"Buying", RULE_BUY_AFTER_LAPS, RULE_BID_LIMIT},
    {"Rent", RULE_RENT_CLAIM, RULE_RAIL_TRAVEL},
    {"The pot", RULE_POT, RULE_POT_START},
    {"Cards", RULE_KEEP_CARDS, RULE_THIEF_MOST},
    {"Jail", RULE_JAIL_STYLE, RULE_JAIL_LAST},
    {"Buildings", RULE_BUILD_WHERE, RULE_BUILDING_AUCTION_OPENING},
    {"Mortgages", RULE_MORTGAGE, RULE_INTEREST_ROUNDING},
    {"Trades", RULE_TRADE, RULE_OUT_OF_TURN},
    {"Debts and bankruptcy", RULE_DEBT, RULE_SEVERAL_CREDITORS},
    {"Printings", RULE_CHANCE_DECK, RULE_LUXURY_TAX},
};

const char *rule_title(RuleId rule)
{
    return rows[rule].title;
}

int64_t rule_title_step(RuleId rule, int32_t value)
{
    static const int64_t steps[] = {1, 5, 10, 50, 100, 500, 1000, 5000};
    if (rows[rule].step > 0) return rows[rule].step;
    int64_t step = 10;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        if (value > 0 && steps[i] * 10 <= value) step = steps[i];
    return step;
}

static char capital(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

void rule_title_sentence(RuleId rule, Text *text)
{
    size_t from = text->length;
    text_add(text, rule_info(rule)->sentence);
    text_add_char(text, '.');
    text->start[from] = capital(text->start[from]);
}

void rule_title_value(RuleId rule, int32_t value, Text *text)
{
    size_t from = text->length;
    rule_value_write(rule, value, text);
    for (size_t i = from; i < text->length; i++)
        if (text->start[i] == '_') text->start[i] = ' ';
    text->start[from] = capital(text->start[from]);
}

bool rule_title_shown(RuleId rule)
{
    return rule != RULE_ANY_DICE && rule != RULE_LAP_LIMIT;
}

/* A rule's word that is no word of ours: it has a '_' in it. */
static void add_reworded(const char *word, size_t length, Text *text)
{
    char copy[64];
    RuleId rule;
    if (length >= sizeof copy || memchr(word, '_', length) == NULL) {
        text_add_bytes(text, word, length);
        return;
    }
    memcpy(copy, word, length);
    copy[length] = '\0';
    if (rule_find(copy, &rule)) {
        text_add(text, "\"");
        text_add(text, rule_title(rule));
        text_add(text, "\"");
        return;
    }
    for (char *at = copy; *at != '\0'; at++)
        if (*at == '_') *at = ' ';
    text_add(text, copy);
}

void rule_title_reword(const char *reason, Text *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_";
    while (*reason != '\0') {
        size_t length = strspn(reason, letters);
        if (length > 0)
            add_reworded(reason, length, text);
        else if (*reason == '=')
            text_add(text, ": ");
        else
            text_add_char(text, *reason);
        reason += length > 0 ? length : 1;
    }
}
