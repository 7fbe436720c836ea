/* features.h -- what the rules of an edition have, and what no game of it ever meets. */
#ifndef CONSOLE_FEATURES_H
#define CONSOLE_FEATURES_H

#include "edition/edition.h"

bool features_auctions(const Edition *edition);
/* Anybody may bid for a deed at any time. */
bool features_free_bidding(const Edition *edition);
/* The last buildings of the bank can be wanted by several. */
bool features_scarce_buildings(const Edition *edition);
bool features_buildings(const Edition *edition);
bool features_hotels_beside(const Edition *edition);
/* Hotels replace houses, of which the bank may run short. */
bool features_breaking(const Edition *edition);
/* The bank takes deeds, for a loan or for good. */
bool features_mortgages(const Edition *edition);
/* The bank buys properties back instead of lending on them. */
bool features_buying_back(const Edition *edition);
bool features_loans(const Edition *edition);
/* A player who receives a mortgaged deed must decide about it. */
bool features_heirs(const Edition *edition);
bool features_trades(const Edition *edition);
/* One thing for one thing; a sum for a property. */
bool features_trades_of_one(const Edition *edition);
bool features_trades_at_a_price(const Edition *edition);
bool features_jail(const Edition *edition);
/* The fine can be paid by choice, not only when it is due. */
bool features_fines(const Edition *edition);
bool features_release_cards(const Edition *edition);
bool features_waiting(const Edition *edition);
/* There are choices between two ways: by a tax, a card, the thief. */
bool features_choices(const Edition *edition);
bool features_kept_cards(const Edition *edition);
bool features_decks(const Edition *edition);
bool features_travel(const Edition *edition);
bool features_token_choice(const Edition *edition);
bool features_claims(const Edition *edition);
bool features_floor(const Edition *edition);
bool features_resigning(const Edition *edition);
/* The dealer picks seats, deeds or sums at random. */
bool features_picks(const Edition *edition);
bool features_time_limit(const Edition *edition);

#endif
