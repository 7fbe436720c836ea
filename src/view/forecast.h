/* forecast.h -- what is thought of a deal before it is offered: chances to win before and
 * after, and whether the other will say yes. */
#ifndef VIEW_FORECAST_H
#define VIEW_FORECAST_H

#include "game/game.h"

enum { FORECAST_REASONS = 3, FORECAST_WORDS = 160 };

typedef struct ForecastReason {
    bool good; /* speaks for the deal */
    char words[FORECAST_WORDS];
} ForecastReason;

typedef struct Forecast {
    SeatId from, to;
    Deal deal; /* as `from` sees it */

    bool rated; /* the chances are known, in 1/1000: */
    int before[MAX_SEATS], after[MAX_SEATS];

    bool judged; /* by the computer that would be asked: */
    int yes;     /* how likely it accepts, in 1/1000 */
    int reason_count;
    ForecastReason reasons[FORECAST_REASONS];
    bool improved; /* `better` is the smallest change that makes a yes likely */
    Deal better;
} Forecast;

/* From here on it is "perhaps", and "likely"; in 1/1000. */
enum { FORECAST_PERHAPS = 330, FORECAST_LIKELY = 600 };

#endif
