/* edition.h -- what is printed on the box; constant during play. */
#ifndef EDITION_EDITION_H
#define EDITION_EDITION_H

#include <stdbool.h>
#include <stdint.h>

#include "edition/face.h"
#include "edition/look.h"
#include "edition/rule.h"
#include "words/noun.h"
#include "words/number.h"

typedef int32_t Money;
typedef uint8_t SeatId;
typedef uint8_t SpaceId;
typedef uint8_t DeedId;
typedef uint8_t GroupId;
typedef uint8_t DeckId;
typedef uint8_t CardId;
typedef uint8_t TokenId;
typedef uint64_t DeedSet; /* bit n: the deed with id n */

enum {
    MAX_SEATS = 8,
    MAX_SPACES = 64,
    MAX_DEEDS = 40,
    MAX_GROUPS = 16,
    MAX_DECKS = 4,
    MAX_CARDS = 32,
    MAX_TOKENS = 16,
    RENT_STEPS = 6, /* site, one to four houses, hotel */
    HOTEL_LEVEL = 5,
    BESIDE_HOTEL = 8, /* level bit of a hotel beside houses */
    NO_DEED = 255,
    NO_SPACE = 255, /* Edition.jail of a board without one */
    NO_TOKEN = 255,
    WORD_SIZE = 32,
    /* Texts have so many letters at most, of four bytes each. */
    NAME_LETTERS = 47,
    SHORT_LETTERS = 15,
    CARD_TEXT_LETTERS = 159,
    ABOUT_LETTERS = 199,
    NAME_SIZE = 4 * (NAME_LETTERS + 1),
    SHORT_SIZE = 4 * (SHORT_LETTERS + 1),
    CARD_TEXT_SIZE = 4 * (CARD_TEXT_LETTERS + 1),

    ABOUT_SIZE = 4 * (ABOUT_LETTERS + 1)
};

#define DEED_BIT(deed) ((DeedSet)1 << (deed))

/* Largest sum of money anywhere; keeps every addition within int32_t. */
#define MONEY_LIMIT (100 * SUM_LIMIT)

typedef enum EffectKind {
#define EFFECT(id, ...) id,
#include "edition/effect_rows.h"
    EFFECT_COUNT
} EffectKind;

enum { PAY_PURSE, PAY_BANK }; /* Effect.target of EFFECT_PAY */

/* How the parts of a charge make one sum. */
typedef enum ChargeHow {
    CHARGE_SUM,    /* amount + all parts */
    CHARGE_LESSER, /* the lesser of `amount` and the sum of the parts */
    CHARGE_CHOICE  /* the seat chooses `amount` or the parts, before adding up */
} ChargeHow;

/* What happens to a seat on a space or by a card. */
typedef struct Effect {
    uint8_t kind;        /* EffectKind */
    uint8_t target;      /* space, group or deck; PAY_BANK: to the bank, never to the pot */
    uint8_t how;         /* ChargeHow of EFFECT_PAY and EFFECT_TAX */
    uint8_t percent;     /* charge: of everything owned */
    uint8_t factor;      /* NEAREST: 1 or more */
    uint8_t dice_factor; /* NEAREST: 0, or times a new throw */
    Money amount;
    Money per_street, per_house, per_hotel; /* charge: for each one owned */
} Effect;

typedef enum SpaceKind { SPACE_START, SPACE_DEED, SPACE_JAIL, SPACE_EFFECT } SpaceKind;

typedef struct Space {
    uint8_t kind;  /* SpaceKind */
    DeedId deed;   /* NO_DEED unless SPACE_DEED */
    Effect effect; /* of SPACE_EFFECT */
} Space;

typedef enum GroupKind {
    GROUP_STREETS, /* can be built on; rent by level */
    GROUP_COUNT,   /* rent by how many of the group the owner holds */
    GROUP_DICE     /* dice times a factor by how many the owner holds */
} GroupKind;

typedef struct Group {
    uint8_t kind; /* GroupKind */
    uint8_t deed_count;
    DeedSet deeds;
    uint32_t colour; /* 0xRRGGBB */
} Group;

typedef struct Deed {
    SpaceId space;
    GroupId group;
    Money price;
    Money mortgage;    /* what the bank lends (or pays, when mortgaging sells) */
    Money house_price; /* of each house; 0 when no house can be built here */
    Money hotel_price; /* likewise; from the group unless the deed says it */
    /* GROUP_STREETS: site, 1-4 houses, hotel (HOTEL_BESIDE: site, per house,
     * per hotel). GROUP_COUNT: with 1, 2, ... owned. GROUP_DICE: factors. */
    Money rent[RENT_STEPS];
} Deed;

typedef enum DeckKind {
    DECK_CARDS,   /* a shuffled pile; used cards go to the bottom */
    DECK_WEIGHTS, /* each draw independent, by weight */
    DECK_DICE     /* by the dice total that brought the seat here */
} DeckKind;

typedef struct Card {
    Effect effect;
    uint32_t weight;   /* DECK_WEIGHTS */
    uint8_t low, high; /* DECK_DICE: totals from low to high */
} Card;

typedef struct Deck {
    uint8_t kind; /* DeckKind */
    uint8_t card_count;
    Card cards[MAX_CARDS];
} Deck;

/* What a token changes, in percent of the usual sum (100: nothing). */
typedef struct Token {
    int16_t tax, rent_received, rent_paid, price, building;
    Money salary;       /* added to the salary */
    uint8_t jail_turns; /* 0: the rule's */
    char symbol;        /* one letter for text boards */
} Token;

/* What is shown of a thing. `word` names it in texts and is unique among
 * spaces, groups, decks or tokens of an edition. */
typedef struct Label {
    char word[WORD_SIZE];
    char name[NAME_SIZE];
    char shorter[SHORT_SIZE]; /* fits a small square; empty: use the name */
    LookChoice look;          /* of a space, deck or token, if the file chooses one */
} Label;

typedef struct Edition {
    int32_t rule[RULE_COUNT];
    uint8_t space_count, deed_count, group_count, deck_count, token_count;
    SpaceId start, jail;
    bool has_perks; /* some token changes something */
    Space spaces[MAX_SPACES];
    Deed deeds[MAX_DEEDS];
    Group groups[MAX_GROUPS];
    Deck decks[MAX_DECKS];
    Token tokens[MAX_TOKENS];

    /* below: only for showing and reading */
    char word[WORD_SIZE];
    char title[NAME_SIZE];
    char about[ABOUT_SIZE];
    MoneyStyle money;
    bool tells_balances;    /* the account says what everybody has after a payment */
    uint32_t felt;          /* colour of the middle of the board, 0xRRGGBB */
    Face face;              /* what the file says of its theme */
    Noun nouns[NOUN_COUNT]; /* empty if the edition has no word for it */
    Label space_label[MAX_SPACES];
    Label group_label[MAX_GROUPS];
    Label deck_label[MAX_DECKS];
    Label token_label[MAX_TOKENS];
    char card_written[MAX_DECKS][MAX_CARDS][CARD_TEXT_SIZE]; /* as the file has it */
    char card_text[MAX_DECKS][MAX_CARDS][CARD_TEXT_SIZE];    /* shown: with places and sums */
} Edition;

/* A percentage of a sum, rounded by RULE_INTEREST_ROUNDING. */
Money edition_percent(const Edition *edition, Money sum, int32_t percent);

/* What lifting the mortgage costs in all, the loan and its interest; and the
 * fee that the new owner of a mortgaged deed pays. */
Money edition_redeem_price(const Edition *edition, DeedId deed);
Money edition_transfer_fee(const Edition *edition, DeedId deed);

/* Houses and hotels of a level: 0 to 4 and HOTEL_LEVEL, or a number of houses
 * with or without BESIDE_HOTEL. */
int edition_level_houses(int level);
int edition_level_hotels(int level);
/* The rent printed for a street with so much on it. */
Money edition_street_rent(const Edition *edition, DeedId deed, int level);

const Label *edition_deed_label(const Edition *edition, DeedId deed);
/* The deed on the space called `word`, NO_DEED if there is none. */
DeedId edition_find_deed(const Edition *edition, const char *word);
/* Index of the space, group, deck or token called `word`, -1 if there is none. */
int edition_find_space(const Edition *edition, const char *word);
int edition_find_group(const Edition *edition, const char *word);
int edition_find_deck(const Edition *edition, const char *word);
int edition_find_token(const Edition *edition, const char *word);

/* What one such thing is called here, or else in English. */
const char *edition_noun(const Edition *edition, NounId noun);

/* "$1,500", "Rs. 1,00,000", "-£20". */
void edition_money_write(const Edition *edition, Money sum, Text *text);

/* A number that changes when anything that matters for play changes: rules,
 * spaces, deeds, decks, tokens; not names, colours and card texts. */
uint64_t edition_hash(const Edition *edition);
/* Makes the edition the one that had this hash in an earlier version: rules that
 * came since, the youngest first, are as usual again. False when that is not it. */
bool edition_recall(Edition *edition, uint64_t hash);

#endif
