/* watopoly_testing.h -- the commands of testing mode: money, place and card. */
#ifndef CONSOLE_WATOPOLY_TESTING_H
#define CONSOLE_WATOPOLY_TESTING_H

#include "console/watopoly_order.h"

enum { NO_CARD_CHOSEN = -1 };

/* What a tester wishes. A position is no action, so the program around begins a
 * new table with it; a card waits until it is drawn. */
struct WatopolyTesting {
    bool changed; /* `position` is to be played from now on */
    Game position;
    int card[MAX_DECKS]; /* drawn next from that deck, or NO_CARD_CHOSEN */
};

void watopoly_testing_begin(WatopolyTesting *testing);

/* Carries out the command; true when it was done, false when its one sentence is
 * in `out`. */
bool watopoly_testing_run(WatopolyOrder *order, WatopolyWord id);

/* The chosen card for a draw that the dealer is asked for; it is chosen once. */
bool watopoly_testing_draw(WatopolyTesting *testing, const Edition *edition, const Game *game,
                           Action *action);

#endif
