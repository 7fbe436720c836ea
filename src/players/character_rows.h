/* character_rows.h -- the numbers that make players differ. Included several
 * times, to name, to count and to describe them: hence no guard.
 *     NUMBER(id, word, least, most, sentence)
 *     WEIGHT(id, word, sentence): two numbers, word_early and word_late
 * "Percent" without more is of the average price of a deed. */
/* clang-format off */

/* buying */
NUMBER(BUY_KEEP, "buy_keep", 0, 2000, "cash it keeps when it buys a deed, in percent")
NUMBER(BUY_PAWN, "buy_pawn", 0, 2,
       "mortgages in order to buy: 0 never, 1 to complete or to block a group, 2 always")
NUMBER(LEAN_KEEP, "lean_keep", 0, 2000,
       "cash it keeps besides where there is no salary, in percent; less where it is larger")

/* bidding */
NUMBER(WORTH_1, "worth_1", 0, 500,
       "what a street of the cheapest groups is worth, in percent of its price")
NUMBER(WORTH_2, "worth_2", 0, 500, "... of the second of eight classes of groups")
NUMBER(WORTH_3, "worth_3", 0, 500, "... of the third")
NUMBER(WORTH_4, "worth_4", 0, 500, "... of the fourth")
NUMBER(WORTH_5, "worth_5", 0, 500, "... of the fifth")
NUMBER(WORTH_6, "worth_6", 0, 500, "... of the sixth")
NUMBER(WORTH_7, "worth_7", 0, 500, "... of the seventh")
NUMBER(WORTH_8, "worth_8", 0, 500, "... of the dearest groups")
NUMBER(WORTH_STATION, "worth_station", 0, 500, "what a station is worth, in percent of its price")
NUMBER(WORTH_UTILITY, "worth_utility", 0, 500, "what a utility is worth, in percent of its price")
NUMBER(BID_SECOND, "bid_second", 0, 500,
       "percent of that for a deed of a group of which it has one already")
NUMBER(BID_WHOLE, "bid_whole", 0, 1000, "percent of that for the deed that completes its group")
NUMBER(BID_BLOCK, "bid_block", 0, 1000,
       "percent of that for the deed that would complete another's group")
NUMBER(BID_KEEP, "bid_keep", 0, 2000, "cash it keeps when it bids, in percent")
NUMBER(BID_AGREE, "bid_agree", 0, 1,
       "1: bids no more for a deed than the price at which it has just declined it")
NUMBER(BID_STEP, "bid_step", 0, 100, "how far it raises a bid, in percent of the price")

/* building and redeeming */
NUMBER(BUILD_KEEP, "build_keep", 0, 2000, "cash it keeps when it builds, in percent")
NUMBER(BUILD_AHEAD, "build_ahead", 0, 1000,
       "and this many percent of the rent it expects of its next throw")
NUMBER(BUILD_PEAK, "build_peak", 0, 200,
       "and this many percent of the highest rent its next throw can meet")
NUMBER(BUILD_HEIGHT, "build_height", 1, 5, "houses on every street before any street gets more")
NUMBER(BUILD_PAWN, "build_pawn", 0, 1, "1: mortgages loose deeds to build up to that height")
NUMBER(BUILD_HOLD, "build_hold", 0, 40,
       "keeps its houses instead of hotels when the bank has no more houses than this")
NUMBER(BUILD_FLOOR, "build_floor", 0, 1, "1: builds out of turn too")
NUMBER(REDEEM_KEEP, "redeem_keep", 0, 5000, "cash it keeps when it redeems a deed, in percent")

/* jail */
NUMBER(JAIL_FREE, "jail_free", 0, 100,
       "wants out of jail while more than this many percent of the deeds are free")
NUMBER(JAIL_RENT, "jail_rent", 0, 1000,
       "and while its next throw outside costs less rent than this, in percent of a unit")
NUMBER(LEAN_JAIL, "lean_jail", 0, 100,
       "percent of its wish to leave jail that goes where there is no salary")

/* raising money */
NUMBER(RAISE_HOUSES, "raise_houses", 0, 1,
       "1: sells buildings before it mortgages deeds, a beginner's mistake")

/* trades */
NUMBER(OFFER_TURNS, "offer_turns", 0, 1000, "looks for a trade in one turn of so many; 0 never")
NUMBER(OFFER_MOST, "offer_most", 0, 12, "offers in such a turn")
NUMBER(OFFER_PARTS, "offer_parts", 0, 2,
       "1: also thinks of trades that complete no group; 2: of any deeds for any others")
NUMBER(OFFER_GAIN, "offer_gain", 0, 1000,
       "what a trade must add to its share of the win before it is offered, per thousand")
NUMBER(OFFER_SEARCH, "offer_search", 0, 1,
       "1: offers the price with the best product of gain and chance of a yes; 0: the prices below")
NUMBER(OFFER_OPENING, "offer_opening", 0, 100, "its first price, in percent of what it thinks fair")
NUMBER(OFFER_SWEETEN, "offer_sweeten", 0, 100,
       "the part of both gains that it leaves the other, in percent")
NUMBER(OFFER_LAST, "offer_last", 0, 100,
       "the part of both gains that it leaves the other in its last offer, in percent")
NUMBER(BOLD_MOST, "bold_most", 0, 12,
       "how many of them are bold: a low price for a deed it would like")
NUMBER(BOLD_PRICE, "bold_price", 0, 200, "the price of a bold offer, in percent of the printed one")
NUMBER(BOLD_LIST, "bold_list", 0, 200,
       "the price of every other bold offer, in percent of the printed one")
NUMBER(ACCEPT_GAIN, "accept_gain", -1000, 1000,
       "what a trade must add to its share of the win before it accepts, per thousand")
NUMBER(ACCEPT_SHARE, "accept_share", 0, 500, "and in percent of what the other gains")
NUMBER(ACCEPT_FIRM, "accept_firm", 0, 1000,
       "and more for every trade that the other has made by its offers in this game, per thousand")
NUMBER(COUNTERS, "counters", 0, 1, "1: answers a bad offer with a better one")

/* how a position looks: weights, per thousand */
WEIGHT(CASH, "cash", "a unit of cash")
WEIGHT(POOR, "poor", "lacking a unit of cash")
WEIGHT(PRICES, "prices", "a unit of deeds by their printed price")
WEIGHT(LOANS, "loans", "a unit of money that mortgages would bring")
WEIGHT(SALE, "sale", "a unit of money that selling buildings would bring")
WEIGHT(INCOME, "income", "a unit of rent per round")
WEIGHT(GROWTH, "growth", "a unit of rent per round that its money could add now")
WEIGHT(WHOLE, "whole", "a unit of rent per round that houses on its whole groups could add")
WEIGHT(ONE_FREE, "one_free", "a group, by its rent with houses, that lacks one free deed")
WEIGHT(ONE_HELD, "one_held", "a group that lacks one deed of another's")
WEIGHT(TWO_FREE, "two_free", "a deed of a group that lacks more, some of it free")
WEIGHT(TWO_HELD, "two_held", "a deed of a group that lacks more, all of it held")
WEIGHT(BLOCK, "block", "the last deed of a group that another needs")
WEIGHT(SQUEEZE, "squeeze", "a unit of rent per turn beyond its cash")
WEIGHT(RUIN, "ruin", "the certainty of a rent beyond all it could raise")
WEIGHT(CARDS, "cards", "a get-out card")

NUMBER(JUDGEMENT, "judgement", 0, 2,
       "judges positions by: 0 these weights, 1 the first expert's network, 2 the network of today")
NUMBER(CASH_MOST, "cash_most", 0, 1000,
       "cash beyond so many units counts no more; 0: it always counts, if less and less")

/* thinking */
NUMBER(THINK_ROLLOUTS, "think_rollouts", 0, 100000,
       "rollouts it plays for a decision that matters; 0 answers at once")
NUMBER(THINK_DOUBT, "think_doubt", 0, 1000,
       "how sure it must be to do something else than it would at once: hundredths of the error")
NUMBER(THINK_ROUNDS, "think_rounds", 0, 1000,
       "rounds a rollout goes on before the position is judged; 0 to the end")
NUMBER(THINK_CHECK, "think_check", 0, 10000,
       "pairs of rollouts with trades, with it and without it, that a trade must stand; 0: none")
/* clang-format on */
