/* view_forecast.h -- what the app thinks of a deal, asked for once. */
#ifndef VIEW_VIEW_FORECAST_H
#define VIEW_VIEW_FORECAST_H

#include "view/forecast.h"

typedef struct View View;

/* Of this deal as `from` sees it; NULL while it is not known. The app is asked
 * when it has not been yet. */
const Forecast *view_forecast(View *view, SeatId from, SeatId to, const Deal *deal);
/* Do both say the same? */
bool view_same_deal(const Deal *one, const Deal *two);

#endif
