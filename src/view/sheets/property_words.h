/* property_words.h -- what a plan does to one property, in words and sums. */
#ifndef VIEW_SHEETS_PROPERTY_WORDS_H
#define VIEW_SHEETS_PROPERTY_WORDS_H

#include "view/sheets/property_plan.h"
#include "view/view_words.h"

/* What the changes of this deed bring; negative when they cost. */
Money property_words_balance(const Edition *edition, const Game *game, const PropertyPlan *plan,
                             DeedId deed);
/* "Rent $20 → $100"; factors of the dice where those count. */
Phrase property_words_rent(const View *view, DeedId deed, Money now, Money then);

#endif
