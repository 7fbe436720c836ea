/* trade_gauge.h -- a dial with three fields: unlikely, perhaps, likely. */
#ifndef VIEW_SHEETS_TRADE_GAUGE_H
#define VIEW_SHEETS_TRADE_GAUGE_H

#include "ui/ui.h"

/* The needle at `value` from 0 to 1; below 0: none, and the fields are pale. */
void trade_gauge(Ui *ui, Box box, double value);

#endif
