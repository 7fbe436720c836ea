/* watopoly_info.h -- what the commands assets, all and info tell. */
#ifndef CONSOLE_WATOPOLY_INFO_H
#define CONSOLE_WATOPOLY_INFO_H

#include "console/watopoly_order.h"

/* Money, worth as Tuition counts it, place, buildings and cups of a player. */
void watopoly_info_assets(const WatopolyOrder *order, SeatId seat);

/* "info <square>": the card of a building, or what the square does; false when
 * there is no such square. */
bool watopoly_info(const WatopolyOrder *order);

#endif
