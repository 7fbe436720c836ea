/* trades_report.h -- what trades were worth to those who made them. */
#ifndef LAB_TRADES_REPORT_H
#define LAB_TRADES_REPORT_H

#include "lab/report.h"
#include "lab/trade_trial.h"

/* Trades of `count` games, each tried with `rollouts`. */
Report *trades_report_new(const Match *match, const TradeGame *games, int64_t count, int rollouts,
                          const Language *language);

#endif
