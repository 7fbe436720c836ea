/* haggling.h -- would a player take an offer, what would it want, and why not. Nothing is offered
 * and nothing changes: windows and terminals ask as often as they like. */
#ifndef TABLE_HAGGLING_H
#define TABLE_HAGGLING_H

#include "table/table.h"
#include "words/speech.h"

typedef enum HagglingChance {
    HAGGLING_UNLIKELY,
    HAGGLING_PERHAPS,
    HAGGLING_LIKELY,
    HAGGLING_CHANCES
} HagglingChance;

/* "Unlikely", "Perhaps", "Likely". */
extern const Sentence haggling_chance_words[HAGGLING_CHANCES];

enum { HAGGLING_REASONS = 6 };

/* Something that speaks for a yes, or against it. Borrows nothing. */
typedef struct HagglingReason {
    bool good; /* for a yes: + */
    Said said; /* "It completes Orange for Bruno." */
} HagglingReason;

typedef struct HagglingView {
    HagglingChance chance;
    int percent; /* the same as a number */
    int reason_count;
    HagglingReason reasons[HAGGLING_REASONS];
    bool has_nearer; /* other money would make it likely: */
    Deal nearer;     /* the deal with the least change that does */
} HagglingView;

/* Will `to` say yes to this deal, as `from` sees it? Of a computer its own numbers tell; of a
 * person what it has answered in this game so far. The deal may be anything, even what the
 * rules forbid. */
void haggling_look(const Table *table, SeatId from, SeatId to, const Deal *deal,
                   HagglingView *view);

/* What somebody says when asked "what would you want for it?". */
typedef struct HagglingPrice {
    bool sells;   /* it would: */
    SeatId owner; /* of the deed asked for */
    Deal deal;    /* what the owner, a computer, would accept now from the asker; as the asker
                     sees it, legal in both purses; the asker may offer it or change it */
    Speech said;  /* the answer in its own words: "I would sell Vine Street for $420." or "No: that
                     would give you all of Orange. No money you have would make up for it." */
} HagglingPrice;

/* Asks the owner of the deed. Deeds of the bank, of people and of the asker are answered too: no
 * sale, and why. */
void haggling_ask(const Table *table, SeatId asker, DeedId deed, HagglingPrice *price);

/* Why a computer refused or countered an offer with action n, in its own words: "That gives you
 * all of Orange. I would want $420 more." False for everything else. */
bool haggling_refusal(const Table *table, size_t n, Speech *said);

#endif
