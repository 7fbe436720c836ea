/* manage_sheet.h -- building, selling, mortgaging and redeeming, all at once. */
#ifndef VIEW_SHEETS_MANAGE_SHEET_H
#define VIEW_SHEETS_MANAGE_SHEET_H

#include "view/sheets/property_plan.h"

/* A plan for all properties of a seat, composed before anything is done; of
 * the manage sheet and the debt sheet. */
typedef struct ManageState {
    PropertyPlan plan;
    uint64_t stamp;  /* of the state it was made for */
    bool doing;      /* its steps are being asked for */
    size_t expected; /* actions shown when those asked for are done */
} ManageState;

#endif
