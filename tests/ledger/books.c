/* books.c -- the second set of books: who has what, by the events alone. */
#include "ledger/books.h"

#include <string.h>

void books_open(Books *books, const Edition *edition, int seat_count)
{
    memset(books, 0, sizeof *books);
    books->edition = edition;
    books->seat_count = seat_count;
    for (int i = 0; i < seat_count; i++)
        books->accounts[i] = (Account){.in = true,
                                       .space = edition->start,
                                       .token = NO_TOKEN,
                                       .owes_to = NOBODY,
                                       .kept_deck = NO_DECK,
                                       .kept_card = NO_CARD};
    for (SeatId seat = 0; seat < seat_count; seat++)
        books_post(books, BANK, seat, edition->rule[RULE_START_MONEY]);
    if (edition->rule[RULE_POT]) books_post(books, BANK, POT, edition->rule[RULE_POT_START]);
    for (int i = 0; i < edition->deed_count; i++) books->titles[i].owner = BANK;
    books->houses = edition->rule[RULE_HOUSES];
    books->hotels = edition->rule[RULE_HOTELS];
}

enum { MOST_CASH = 100000000 };

Money books_room(const Books *books, SeatId party)
{
    if (party == BANK) return MOST_CASH;
    Money room = MOST_CASH - (party == POT ? books->pot : books->accounts[party].cash);
    return room > 0 ? room : 0;
}

Money books_payable(const Books *books, SeatId from, SeatId to, Money amount)
{
    Money room = books_room(books, to);
    Money most = from < MAX_SEATS ? books->accounts[from].cash + MOST_CASH : amount;
    if (amount < most) most = amount;
    return most < room || to == BANK ? most : room;
}

static Money *purse(Books *books, SeatId party)
{
    if (party == BANK) return &books->bank;
    if (party == POT) return &books->pot;
    return &books->accounts[party].cash;
}

void books_post(Books *books, SeatId from, SeatId to, Money amount)
{
    *purse(books, from) -= amount;
    *purse(books, to) += amount;
}

Money books_total(const Books *books)
{
    Money total = books->bank + books->pot;
    for (int i = 0; i < books->seat_count; i++) total += books->accounts[i].cash;
    return total;
}

int books_houses(int level)
{
    if (level >= BESIDE_HOTEL) return level - BESIDE_HOTEL;
    return level == HOTEL_LEVEL ? 0 : level;
}

int books_hotels(int level)
{
    return level >= BESIDE_HOTEL || level == HOTEL_LEVEL;
}

void books_set_level(Books *books, DeedId deed, int level)
{
    Title *title = &books->titles[deed];
    if (books->edition->rule[RULE_HOUSES] != 0)
        books->houses += books_houses(title->level) - books_houses(level);
    if (books->edition->rule[RULE_HOTELS] != 0)
        books->hotels += books_hotels(title->level) - books_hotels(level);
    title->level = level;
}

void books_hand_over(Books *books, DeedId deed, SeatId to)
{
    books->titles[deed].owner = to;
    books->inherited &= ~DEED_BIT(deed);
    if (to == BANK) books->titles[deed].mortgaged = false;
}

int books_owned(const Books *books, SeatId seat, GroupId group)
{
    int count = 0;
    for (int i = 0; i < books->edition->deed_count; i++)
        count += books->edition->deeds[i].group == group && books->titles[i].owner == seat;
    return count;
}

bool books_group_mortgaged(const Books *books, SeatId seat, GroupId group)
{
    for (int i = 0; i < books->edition->deed_count; i++)
        if (books->edition->deeds[i].group == group && books->titles[i].owner == seat &&
            books->titles[i].mortgaged)
            return true;
    return false;
}
