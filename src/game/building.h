/* building.h -- houses and hotels: where they may be built, up and down. */
#ifndef GAME_BUILDING_H
#define GAME_BUILDING_H

#include "game/play.h"
#include "game/refusal.h"

/* May `seat` put its next building (or the hotel beside) on the deed, with
 * its own money and the bank's stock (M, N)? */
Refusal building_check(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                       bool beside);
/* The same without looking at money and stock. */
Refusal building_check_place(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                             bool beside);
/* The only deeds for which that can be: of whole groups, or all it owns where the rules ask for no
 * whole group. */
DeedSet building_sites(const Edition *edition, const Game *game, SeatId seat);
/* Would the next building on the deed be a hotel? */
bool building_next_is_hotel(const Edition *edition, const Game *game, DeedId deed, bool beside);

/* May one building of the deed be sold (O)? */
Refusal building_check_sell(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                            bool beside);
/* May the hotels of its group go at once, leaving `houses` (O07, O08)? */
Refusal building_check_break(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                             Money houses);
/* Houses of the bank that selling the top building of the deed needs. */
int building_houses_for_sale(const Edition *edition, const Game *game, DeedId deed);
/* Houses of the bank that a break needs to leave `houses`. */
int building_houses_for_break(const Edition *edition, const Game *game, SeatId seat, DeedId deed,
                              Money houses);

/* Pays and builds at `price`; at the deed price; sells one; breaks the group down. */
void building_build(const Play *play, SeatId seat, DeedId deed, bool beside, Money price);
void building_buy(const Play *play, SeatId seat, DeedId deed, bool beside);
void building_sell(const Play *play, SeatId seat, DeedId deed, bool beside);
void building_break(const Play *play, SeatId seat, DeedId deed, Money houses);

/* One step up or down without money; everything down. */
void building_raise(const Play *play, DeedId deed, bool beside);
void building_lower(const Play *play, DeedId deed, bool beside);
void building_clear(const Play *play, DeedId deed);
bool building_may_grow(const Edition *edition, const Game *game, SeatId seat, DeedId deed);
bool building_may_shrink(const Edition *edition, const Game *game, DeedId deed);

#endif
