/* property_rows.h -- all properties of a seat, with buildings to add and take
 * away and mortgages to switch, as a plan wants them. */
#ifndef VIEW_SHEETS_PROPERTY_ROWS_H
#define VIEW_SHEETS_PROPERTY_ROWS_H

#include "ui/ui.h"
#include "view/sheets/property_plan.h"

typedef struct PropertyRows {
    PropertyPlan *plan;
    const PlanOutcome *now; /* where it leads */
    bool raising;           /* only what brings money is offered */
} PropertyRows;

/* Draws from the top of the box and changes the plan; returns the height. To
 * be measured beforehand: `what` is a PropertyRows. */
double property_rows(Ui *ui, Box box, void *what);

#endif
