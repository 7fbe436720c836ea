/* wheel_sectors.c -- how the cards of a deck are arranged around a wheel. */
#include "view/sheets/wheel_sectors.h"

#include <assert.h>

enum { EMPTY = 255 };

/* Of the 36 throws of two dice, those with a total from low to high. */
static uint32_t throws(int low, int high)
{
    uint32_t sum = 0;
    for (int total = low < 2 ? 2 : low; total <= high && total <= 12; total++)
        sum += (uint32_t)(total <= 7 ? total - 1 : 13 - total);
    return sum;
}

static uint32_t weight_of(const Deck *deck, int card)
{
    const Card *it = &deck->cards[card];
    if (deck->kind == DECK_DICE) return throws(it->low, it->high);
    return deck->kind == DECK_WEIGHTS ? it->weight : 1;
}

static uint32_t total_of(const Deck *deck)
{
    uint32_t total = 0;
    for (int card = 0; card < deck->card_count; card++) total += weight_of(deck, card);
    return total > 0 ? total : 1;
}

/* One sector for each card, as large as it is likely. */
static void by_size(const Deck *deck, WheelSectors *sectors)
{
    double at = 0, total = total_of(deck);
    sectors->count = deck->card_count;
    for (int card = 0; card < deck->card_count; card++) {
        double size = weight_of(deck, card) / total;
        sectors->list[card] = (WheelSector){(CardId)card, at, at + size};
        at += size;
    }
}

/* Sectors of one size; those of the same card as far apart as possible. */
static void spread(const Deck *deck, WheelSectors *sectors)
{
    int count = (int)total_of(deck);
    assert(count > 0);
    sectors->count = count;
    for (int i = 0; i < count; i++)
        sectors->list[i] = (WheelSector){EMPTY, (double)i / count, (double)(i + 1) / count};
    for (int card = 0; card < deck->card_count; card++) {
        int weight = (int)weight_of(deck, card);
        for (int copy = 0; copy < weight; copy++) {
            int place = (copy * count / weight + card * 7) % count;
            while (sectors->list[place].card != EMPTY) place = (place + 1) % count;
            sectors->list[place].card = (CardId)card;
        }
    }
}

void wheel_sectors(const Deck *deck, WheelSectors *sectors)
{
    if (deck->kind == DECK_WEIGHTS && total_of(deck) <= 24)
        spread(deck, sectors);
    else
        by_size(deck, sectors);
}

double wheel_sectors_middle(const WheelSectors *sectors, CardId card, int turn)
{
    int places[WHEEL_SECTORS], count = 0;
    for (int i = 0; i < sectors->count; i++)
        if (sectors->list[i].card == card) places[count++] = i;
    if (count == 0) return 0;
    const WheelSector *sector = &sectors->list[places[turn % count]];
    return (sector->from + sector->to) / 2;
}
