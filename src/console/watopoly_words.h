/* watopoly_words.h -- the commands of Watopoly, and their help. */
#ifndef CONSOLE_WATOPOLY_WORDS_H
#define CONSOLE_WATOPOLY_WORDS_H

#include "base/text.h"

/* Watopoly's texts are an interface: they are English in every language, and so
 * none of them is marked for translation. */
#define W_(english)      \
    {                    \
        .words = english \
    }

typedef enum WatopolyWord {
    WATOPOLY_ROLL,
    WATOPOLY_NEXT,
    WATOPOLY_TRADE,
    WATOPOLY_IMPROVE,
    WATOPOLY_MORTGAGE,
    WATOPOLY_UNMORTGAGE,
    WATOPOLY_BANKRUPT,
    WATOPOLY_BUY,
    WATOPOLY_DECLINE,
    WATOPOLY_YES,
    WATOPOLY_NO,
    WATOPOLY_BID,
    WATOPOLY_WITHDRAW,
    WATOPOLY_ACCEPT,
    WATOPOLY_REJECT,
    WATOPOLY_PAY,
    WATOPOLY_CUP,
    WATOPOLY_ASSETS,
    WATOPOLY_ALL,
    WATOPOLY_BOARD,
    WATOPOLY_INFO,
    WATOPOLY_SAVE,
    WATOPOLY_SAVE_OVER,
    WATOPOLY_HELP,
    WATOPOLY_QUIT,
    WATOPOLY_MONEY, /* from here on for testing only */
    WATOPOLY_PLACE,
    WATOPOLY_CARD,
    WATOPOLY_WORD_COUNT
} WatopolyWord;

typedef struct WatopolyCommand {
    const char *word;
    const char *usage;
    const char *help; /* NULL: it is explained with another one */
    int least, most;  /* words it takes after it */
    const char *also; /* another word for it, or NULL */
} WatopolyCommand;

const WatopolyCommand *watopoly_words_of(WatopolyWord id);

/* The command written out, whatever the case; false with one sentence in
 * `why` that suggests the nearest one. */
bool watopoly_words_find(const char *word, WatopolyWord *id, Text *why);

/* Is it a command of testing mode? */
bool watopoly_words_tests(WatopolyWord id);

/* All commands and answers, a line each. */
void watopoly_words_help(bool testing, Text *text);
/* The commands of testing mode. */
void watopoly_words_help_testing(Text *text);
/* The line of one command. */
void watopoly_words_help_one(WatopolyWord id, Text *text);

/* The words that begin so, one a line. */
void watopoly_words_complete(const char *beginning, bool testing, Text *text);

#endif
