/* watopoly_order.h -- one command of Watopoly, turned into actions. */
#ifndef CONSOLE_WATOPOLY_ORDER_H
#define CONSOLE_WATOPOLY_ORDER_H

#include "console/watopoly_words.h"
#include "console/wish.h"
#include "table/table.h"
#include "words/sentence.h"

enum { WATOPOLY_WORDS_MOST = 8, WATOPOLY_WORD_SIZE = SEAT_NAME_SIZE + 1 };

typedef struct WatopolyTesting WatopolyTesting;

/* A line as words, while it is carried out. */
typedef struct WatopolyOrder {
    const Table *table;
    const Edition *edition;
    const Game *game;
    bool testing;
    WatopolyTesting *tests;
    ConsoleSubmit submit;
    void *context;
    Text *out;
    bool chance; /* out: the dice of a gym's fee may fall by chance */
    int count;
    char words[WATOPOLY_WORDS_MOST][WATOPOLY_WORD_SIZE]; /* longer ones are cut */
} WatopolyOrder;

/* Carries out a command that acts or looks; true when it was done, false when
 * its one sentence is in `out` and nothing has changed. */
bool watopoly_order_run(WatopolyOrder *order, WatopolyWord id);

/* "300", "10%", "120": an answer at Tuition or in an auction, or refused. False
 * when the line is something else. */
bool watopoly_order_number(WatopolyOrder *order);

/* Adds the sentence as a line, what is typed in it cleaned. */
void watopoly_order_say(const WatopolyOrder *order, const Sentence *sentence, const Arg *args);
#define WATOPOLY_SAY(order, sentence, ...) \
    watopoly_order_say((order), &(const Sentence)sentence, ARGS(__VA_ARGS__))
/* The same; always false. */
bool watopoly_order_refuse(const WatopolyOrder *order, const Sentence *sentence, const Arg *args);
#define WATOPOLY_REFUSE(order, sentence, ...) \
    watopoly_order_refuse((order), &(const Sentence)sentence, ARGS(__VA_ARGS__))
/* "Say it like this: USAGE". */
bool watopoly_order_usage(const WatopolyOrder *order, WatopolyWord id);

#endif
