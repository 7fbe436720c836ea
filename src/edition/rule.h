/* rule.h -- the switches of the rules: what they are called, what they may be. */
#ifndef EDITION_RULE_H
#define EDITION_RULE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

/* Largest single sum in an edition. */
#define SUM_LIMIT 1000000

/* Every rule an edition sets and a house rule can change. The words of these
 * in texts are in rule.c, in the same order. */
typedef enum RuleId {
    /* who plays, and until when */
    RULE_PLAYERS_MIN,
    RULE_PLAYERS_MAX,
    RULE_FILL_TO,
    RULE_ORDER,
    RULE_TOKEN_CHOICE,
    RULE_START_MONEY,
    RULE_DEAL_DEEDS,
    RULE_DEAL_PAID,
    RULE_LAP_LIMIT,
    RULE_END_BANKRUPTCIES,
    RULE_TIME_LIMIT,
    RULE_RESIGN,
    /* moving */
    RULE_SALARY,
    RULE_SALARY_LANDING,
    RULE_DOUBLES_AGAIN,
    RULE_DOUBLES_TO_JAIL,
    RULE_DOUBLE_ONE,
    RULE_ANY_DICE,
    /* buying */
    RULE_BUY_AFTER_LAPS,
    RULE_AUCTION,
    RULE_AUCTION_MINIMUM,
    RULE_BID_LIMIT,
    /* rent */
    RULE_RENT_CLAIM,
    RULE_RENT_IN_JAIL,
    RULE_GROUP_RENT,
    RULE_GROUP_RENT_NEED,
    RULE_GROUP_RENT_MORTGAGED,
    RULE_UTILITY_THROW,
    RULE_RAIL_TRAVEL,
    /* the pot */
    RULE_POT,
    RULE_POT_START,
    /* cards */
    RULE_KEEP_CARDS,
    RULE_RELEASE_LIMIT,
    RULE_THIEF_FEE,
    RULE_THIEF_MOST,
    /* jail */
    RULE_JAIL_STYLE,
    RULE_JAIL_LANDING,
    RULE_JAIL_FINE,
    RULE_JAIL_THROW_FINE,
    RULE_JAIL_TURNS,
    RULE_JAIL_PAY_UNTIL,
    RULE_JAIL_LAST,
    /* buildings */
    RULE_BUILD_WHERE,
    RULE_BUILD_WHOLE_GROUP,
    RULE_BUILD_EVEN,
    RULE_BUILD_MORTGAGED,
    RULE_HOTEL,
    RULE_HOUSES_PER_STREET,
    RULE_HOUSES,
    RULE_HOTELS,
    RULE_BUILDING_SALE,
    RULE_BUILDING_AUCTION,
    RULE_BUILDING_AUCTION_OPENING,
    /* mortgages */
    RULE_MORTGAGE,
    RULE_MORTGAGE_PERCENT,
    RULE_REDEEM_INTEREST,
    RULE_TRANSFER_FEE,
    RULE_INTEREST_ROUNDING,
    /* trades */
    RULE_TRADE,
    RULE_TRADE_WAITS,
    RULE_OFFERS_PER_TURN,
    RULE_OUT_OF_TURN, /* switch: others may take the floor between landings (B08) */
    /* debts and bankruptcy */
    RULE_DEBT,
    RULE_BANKRUPT,
    RULE_ESTATE_PLAYER,
    RULE_ESTATE_BANK,
    RULE_SEVERAL_CREDITORS,
    /* printings: they act only through `when` lines of an edition */
    RULE_CHANCE_DECK,
    RULE_CHEST_DECK,
    RULE_SITE_RENT,
    RULE_INCOME_TAX,
    RULE_LUXURY_TAX,
    RULE_COUNT
} RuleId;

/* Values of the rules that are words. Booleans are 0 off, 1 on. */
enum { ORDER_ENTERED, ORDER_HIGHEST, ORDER_THROWS, ORDER_SHUFFLED };
enum { TOKEN_CHOICE_SETUP, TOKEN_CHOICE_TABLE };
enum { BID_LIMIT_SOLVENCY, BID_LIMIT_CASH, BID_LIMIT_NONE };
enum { RENT_CLAIM_AUTOMATIC, RENT_CLAIM_NEXT, RENT_CLAIM_SECOND };
enum { UTILITY_THROW_ARRIVAL, UTILITY_THROW_NEW };
enum { JAIL_STYLE_THROWS, JAIL_STYLE_THREE_WAYS };
/* After the last failed throw: pay and move; pay or card and move; pay and
 * stay until the next turn; stay, and only paying or a card leads out. */
enum { JAIL_LAST_MOVE, JAIL_LAST_CARD, JAIL_LAST_LEAVE, JAIL_LAST_WAIT };
enum { BUILD_WHERE_ANYWHERE, BUILD_WHERE_GROUP, BUILD_WHERE_DEED };
/* What must be free of mortgages before building. */
enum { BUILD_MORTGAGED_GROUP, BUILD_MORTGAGED_DEED, BUILD_MORTGAGED_ANY };
/* On top of the houses; beside them; no hotels, only levels. */
enum { HOTEL_TOP, HOTEL_BESIDE, HOTEL_NONE };
enum { OPENING_DEED, OPENING_TEN, OPENING_CHEAPEST, OPENING_ONE };
enum { MORTGAGE_LEND, MORTGAGE_SELL, MORTGAGE_OFF };
enum { ROUNDING_UP, ROUNDING_DOWN, ROUNDING_NEAREST };
enum { TRADE_ANY, TRADE_PRICE, TRADE_ONE, TRADE_NONE };
/* Settled at once; below zero until the turn ends, then out; below zero, and
 * the turn cannot end before it is paid. */
enum { DEBT_SETTLE, DEBT_END_OF_TURN, DEBT_BEFORE_END };
enum { BANKRUPT_INSOLVENT, BANKRUPT_DEBTOR };
enum { ESTATE_SELL, ESTATE_KEEP, ESTATE_FREE };
enum { ESTATE_BANK_AUCTION, ESTATE_BANK_FREE };
enum { CREDITORS_ORDER, CREDITORS_SHARED };
enum { PRINTING_CURRENT, PRINTING_OLD };
enum { INCOME_TAX_FLAT, INCOME_TAX_CHOICE };

typedef enum RuleKind { RULE_KIND_SWITCH, RULE_KIND_NUMBER, RULE_KIND_WORD } RuleKind;

typedef struct RuleInfo {
    const char *word; /* as in texts: "auction_minimum" */
    RuleKind kind;
    int32_t least, most;      /* of a number */
    const char *const *words; /* of a word rule, ended by NULL */
    int32_t usual;            /* what an edition that is silent gets */
    const char *sentence;     /* for people: what it means */
} RuleInfo;

const RuleInfo *rule_info(RuleId id);

/* The rule called `word`; false when there is none. */
bool rule_find(const char *word, RuleId *id);
/* The rule whose word is nearest to `word`, for "did you mean". */
RuleId rule_nearest(const char *word);

/* The value written as `word` ("on", "12", "highest"). */
bool rule_value_read(RuleId id, const char *word, int32_t *value);
void rule_value_write(RuleId id, int32_t value, Text *text);
/* What may stand there: "on or off", "a number from 0 to 8", "entered,
 * highest, throws or shuffled". */
void rule_values_write(RuleId id, Text *text);

#endif
