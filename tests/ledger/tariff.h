/* tariff.h -- what a thing must cost, by docs/rules.md. */
#ifndef LEDGER_TARIFF_H
#define LEDGER_TARIFF_H

#include "ledger/books.h"

/* A03: interest, fees and taxes, rounded by the rule `interest_rounding`. */
Money tariff_percent(const Edition *edition, Money sum, int percent);

/* D01, D03 and the perk of the token; `landing`: exactly on the start. */
Money tariff_salary(const Books *books, SeatId seat, bool landing);
/* E01 and M03, N02, with the perk of the token of the buyer. */
Money tariff_price(const Books *books, SeatId seat, DeedId deed);
Money tariff_building(const Books *books, SeatId seat, DeedId deed, bool hotel);
/* O01, O05, O07: what the bank pays for everything above level `to`. */
Money tariff_sale(const Books *books, SeatId seat, DeedId deed, int to);

/* P05, P14. */
Money tariff_redeem(const Edition *edition, DeedId deed);
Money tariff_fee(const Edition *edition, DeedId deed);

/* How a card changes a rent (H04, I03); all zero: not. */
typedef struct RentCard {
    int factor, dice_factor;
} RentCard;

/* G, H, I: what `visitor` owes on `deed`, 0 for nothing; `dice` is the throw
 * that counts for utilities. */
Money tariff_rent(const Books *books, SeatId visitor, DeedId deed, int dice, RentCard card);
/* Must the visitor throw for the rent (I02, I03)? */
bool tariff_rent_throws(const Books *books, SeatId visitor, DeedId deed, RentCard card);

/* J13-J16, K01-K05: the charge of an effect; `second`: the parts were chosen. */
Money tariff_charge(const Books *books, SeatId seat, const Effect *effect, bool second);
/* X06: what everything sold and mortgaged would bring. */
Money tariff_means(const Books *books, SeatId seat);

#endif
