/* tell_money.h -- how the account tells of money: paid, owed, or not due. */
#ifndef TABLE_TELL_MONEY_H
#define TABLE_TELL_MONEY_H

#include "table/telling.h"

/* Tellers (telling.h). */
const Sentence *tell_money_paid(Telling *telling);
const Sentence *tell_money_debt(Telling *telling);
const Sentence *tell_money_nothing_due(Telling *telling);

/* What a sum is for, as it follows the sum: "rent for {deed}". Without words
 * where it needs none. */
const Sentence *tell_money_reason(Reason reason);

#endif
