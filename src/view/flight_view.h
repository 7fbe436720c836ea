/* flight_view.h -- money on its way from one to another. */
#ifndef VIEW_FLIGHT_VIEW_H
#define VIEW_FLIGHT_VIEW_H

#include "view/table_layout.h"

void flight_draw(View *view, const TableLayout *at);

#endif
