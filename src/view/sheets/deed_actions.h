/* deed_actions.h -- what can be done about one property, as buttons. */
#ifndef VIEW_SHEETS_DEED_ACTIONS_H
#define VIEW_SHEETS_DEED_ACTIONS_H

#include "ui/ui.h"

/* Everything that applies to the person who decides, each with its price and,
 * where it is not possible, with the reason; returns the height. To be
 * measured beforehand: `what` points to the DeedId. */
double deed_actions(Ui *ui, Box box, void *what);

#endif
