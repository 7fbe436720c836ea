/* tell_deeds.h -- how the account tells of deeds, buildings, cards and auctions. */
#ifndef TABLE_TELL_DEEDS_H
#define TABLE_TELL_DEEDS_H

#include "table/telling.h"

/* Tellers (telling.h). */
const Sentence *tell_deeds_built(Telling *telling);
const Sentence *tell_deeds_unbuilt(Telling *telling);
const Sentence *tell_deeds_with_price(Telling *telling);
const Sentence *tell_deeds_moved(Telling *telling);
const Sentence *tell_deeds_release_moved(Telling *telling);
const Sentence *tell_deeds_card(Telling *telling);
const Sentence *tell_deeds_auction(Telling *telling);
const Sentence *tell_deeds_won(Telling *telling);
const Sentence *tell_deeds_passed(Telling *telling);
const Sentence *tell_deeds_unsold(Telling *telling);

#endif
