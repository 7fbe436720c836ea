/* trade_card.h -- the small cards of the trade sheet: a deed, one that somebody else
 * holds, a get-out card. They only draw. */
#ifndef VIEW_SHEETS_TRADE_CARD_H
#define VIEW_SHEETS_TRADE_CARD_H

#include "game/game.h"
#include "ui/ui.h"

typedef struct View View;

/* Design pixels. */
#define TRADE_CARD_WIDTH 93.0
#define TRADE_CARD_HEIGHT 62.0

typedef struct TradeCardLook {
    bool chosen;
    bool locked;  /* cannot change hands: `words` say why, in a word or two */
    double flash; /* from 1 to 0: it was just changed for the reader */
    const char *words;
} TradeCardLook;

void trade_card_deed(View *view, Box box, DeedId deed, const TradeCardLook *look);
/* A deed of the group that is not on this side: whose it is. */
void trade_card_missing(View *view, Box box, DeedId deed);
void trade_card_release(View *view, Box box, const TradeCardLook *look);
/* "completes Red for you" */
double trade_card_badge_height(const Ui *ui);
void trade_card_badge(View *view, Box box, const char *words);

#endif
