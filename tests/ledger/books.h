/* books.h -- the second set of books: who has what, by the events alone. */
#ifndef LEDGER_BOOKS_H
#define LEDGER_BOOKS_H

#include "game/game.h"

/* What one seat has. Cash may be below zero where the rule `debt` lets it. */
typedef struct Account {
    Money cash;
    SpaceId space;
    TokenId token;
    int laps;
    int jail_turns;  /* failed or missed turns of this stay */
    bool in, jailed; /* still in the game; in jail */
    SeatId owes_to;  /* who was last paid with money the payer did not have */
    Money owed;      /* and how much of it */
    int release[MAX_DECKS];
    DeckId kept_deck; /* NO_DECK: no card kept closed */
    CardId kept_card;
} Account;

typedef struct Title {
    SeatId owner; /* or BANK */
    int level;    /* as Holding.level */
    bool mortgaged;
} Title;

/* Everything a table of people would have to write down about money. `bank`
 * is what flowed into the bank, so that all sums together never change. */
typedef struct Books {
    const Edition *edition; /* kept */
    int seat_count;
    Account accounts[MAX_SEATS];
    Title titles[MAX_DEEDS];
    Money pot, bank;
    int houses, hotels; /* in the bank; counted only when limited */
    DeedSet inherited;  /* mortgaged deeds whose new owner must pay or redeem (P14) */
} Books;

/* The books before the first action (A02, A04, A09, U01). */
void books_open(Books *books, const Edition *edition, int seat_count);

/* V01: what a hand can still hold; nobody has more than 100,000,000. */
Money books_room(const Books *books, SeatId party);
/* V01: what can be paid of a sum, as nobody has or owes more than the limit. */
Money books_payable(const Books *books, SeatId from, SeatId to, Money amount);

/* Moves money between two of: seats, BANK, POT. */
void books_post(Books *books, SeatId from, SeatId to, Money amount);
/* Cash of all + pot + what the bank took: the same from first to last. */
Money books_total(const Books *books);

int books_houses(int level);
int books_hotels(int level);
/* Changes the level and the stock of the bank (N02, N12, O10). */
void books_set_level(Books *books, DeedId deed, int level);
/* A deed that returns to the bank is free of its mortgage (F16, X16). */
void books_hand_over(Books *books, DeedId deed, SeatId to);

int books_owned(const Books *books, SeatId seat, GroupId group);
/* Is a deed of the group mortgaged that belongs to `seat`? */
bool books_group_mortgaged(const Books *books, SeatId seat, GroupId group);

#endif
