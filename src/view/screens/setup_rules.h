/* setup_rules.h -- a new game: the lap limit and the house rules. */
#ifndef VIEW_SCREENS_SETUP_RULES_H
#define VIEW_SCREENS_SETUP_RULES_H

#include "ui/ui.h"

/* Contents of a card; `what` is not used. */
double setup_rules(Ui *ui, Box box, void *what);

#endif
