/* rule_rows.h -- the rows of the table of rules: all there is to say of a rule.
 * Whoever needs some of it defines the macros that he wants and includes it;
 * the others are empty, and all are gone afterwards: hence no guard. The order
 * is that of RuleId: new rules come last, whatever their heading.
 *     SWITCH(id, word, heading, usual, title, sentence)
 *     NUMBER(id, word, heading, least, most, usual, step, title, sentence)
 *     WORD(id, word, heading, choices, usual, title, sentence)
 *     RULE(id, word)            instead of these three
 *     HEADING(id, title)        of the set-up screen; APART is none
 *     CHOICES(list) CHOICE(id, word) CHOICES_END
 *
 * word      its name in texts
 * usual     what an edition that is silent gets
 * step      how far + and - go; BY_SIZE: according to the sum
 * title     its name for people; sentence: what it means
 */
#ifdef RULE
#define SWITCH(id, word, ...) RULE(id, word)
#define NUMBER(id, word, ...) RULE(id, word)
#define WORD(id, word, ...) RULE(id, word)
#endif
#ifndef SWITCH
#define SWITCH(...)
#define NUMBER(...)
#define WORD(...)
#endif
#ifndef HEADING
#define HEADING(...)
#endif
#ifndef CHOICE
#define CHOICES(list)
#define CHOICE(...)
#define CHOICES_END
#endif
/* clang-format off */
HEADING(PLAYERS, "Players and the end")
HEADING(MOVING, "Moving")
HEADING(BUYING, "Buying")
HEADING(RENT, "Rent")
HEADING(POT, "The pot")
HEADING(CARDS, "Cards")
HEADING(JAIL, "Jail")
HEADING(BUILDINGS, "Buildings")
HEADING(MORTGAGES, "Mortgages")
HEADING(TRADES, "Trades")
HEADING(DEBTS, "Debts and bankruptcy")
HEADING(PRINTINGS, "Printings")

NUMBER(RULE_PLAYERS_MIN, "players_min", PLAYERS, 2, 8, 2, 1, "Fewest players",
       "fewest players at the table")
NUMBER(RULE_PLAYERS_MAX, "players_max", PLAYERS, 2, 8, 8, 1, "Most players",
       "most players at the table")
NUMBER(RULE_FILL_TO, "fill_to", PLAYERS, 0, 8, 0, 1, "Fill the table",
       "computers fill the table up to this many players; 0: they do not")
CHOICES(order_words)
CHOICE(ORDER_ENTERED, "entered") CHOICE(ORDER_HIGHEST, "highest") CHOICE(ORDER_THROWS, "throws")
CHOICE(ORDER_SHUFFLED, "shuffled")
CHOICES_END
WORD(RULE_ORDER, "order", PLAYERS, order_words, ORDER_HIGHEST, "Order of play",
       "who begins: as entered, the highest throw and then as seated, ranked by throws, or "
       "shuffled")
CHOICES(token_choice_words)
CHOICE(TOKEN_CHOICE_SETUP, "setup") CHOICE(TOKEN_CHOICE_TABLE, "table")
CHOICES_END
WORD(RULE_TOKEN_CHOICE, "token_choice", PLAYERS, token_choice_words, TOKEN_CHOICE_SETUP,
       "Choice of tokens",
       "tokens are chosen when players are entered, or at the table in playing order")
NUMBER(RULE_START_MONEY, "start_money", PLAYERS, 0, SUM_LIMIT, 1500, BY_SIZE, "Starting money",
       "money of each player at the start")
NUMBER(RULE_DEAL_DEEDS, "deal_deeds", PLAYERS, 0, 20, 0, 1, "Dealt properties",
       "deeds dealt to each player at the start")
SWITCH(RULE_DEAL_PAID, "deal_paid", PLAYERS, 0, "Paying for dealt properties",
       "dealt deeds are paid for at their printed price")
NUMBER(RULE_LAP_LIMIT, "lap_limit", APART, 0, 1000, 0, 5, "Lap limit",
       "the game ends after this many rounds of turns, the richest wins; 0: no limit")
NUMBER(RULE_END_BANKRUPTCIES, "end_bankruptcies", PLAYERS, 0, 7, 0, 1, "End by bankruptcies",
       "the game ends with this many bankruptcies, the richest wins; 0: play on to the last one")
NUMBER(RULE_TIME_LIMIT, "time_limit", PLAYERS, 0, 10000, 0, 15, "Time limit",
       "minutes of play after which the turn is finished and the richest wins; 0: no limit")
SWITCH(RULE_RESIGN, "resign", PLAYERS, 1, "Giving up",
       "a player may give up")

NUMBER(RULE_SALARY, "salary", MOVING, 0, SUM_LIMIT, 200, BY_SIZE, "Salary",
       "paid for passing or reaching the start")
NUMBER(RULE_SALARY_LANDING, "salary_landing", MOVING, 0, 1000, 100, 50, "Landing on the start",
       "percent of the salary for landing exactly on the start")
SWITCH(RULE_DOUBLES_AGAIN, "doubles_again", MOVING, 1, "Doubles throw again",
       "doubles give another throw")
NUMBER(RULE_DOUBLES_TO_JAIL, "doubles_to_jail", MOVING, 0, 9, 3, 1, "Doubles to jail",
       "this many doubles in one turn lead to jail; 0: never")
NUMBER(RULE_DOUBLE_ONE, "double_one", MOVING, 0, SUM_LIMIT, 0, BY_SIZE, "Gift for two ones",
       "the bank's gift for throwing two ones")
SWITCH(RULE_ANY_DICE, "any_dice", APART, 0, "Any dice",
       "dice may show any number from 0; only for testing")

NUMBER(RULE_BUY_AFTER_LAPS, "buy_after_laps", BUYING, 0, 100, 0, 1, "Rounds before buying",
       "rounds a player must have made before buying from the bank")
SWITCH(RULE_AUCTION, "auction", BUYING, 1, "Auctions",
       "a deed that is not bought is auctioned")
NUMBER(RULE_AUCTION_MINIMUM, "auction_minimum", BUYING, 1, SUM_LIMIT, 1, BY_SIZE,
       "Lowest first bid",
       "lowest first bid in an auction")
CHOICES(bid_limit_words)
CHOICE(BID_LIMIT_SOLVENCY, "solvency") CHOICE(BID_LIMIT_CASH, "cash")
CHOICE(BID_LIMIT_NONE, "none")
CHOICES_END
WORD(RULE_BID_LIMIT, "bid_limit", BUYING, bid_limit_words, BID_LIMIT_SOLVENCY, "Highest bid",
       "highest bid: what one could raise, the cash in hand, or no limit")

CHOICES(rent_claim_words)
CHOICE(RENT_CLAIM_AUTOMATIC, "automatic") CHOICE(RENT_CLAIM_NEXT, "next")
CHOICE(RENT_CLAIM_SECOND, "second")
CHOICES_END
WORD(RULE_RENT_CLAIM, "rent_claim", RENT, rent_claim_words, RENT_CLAIM_AUTOMATIC, "Claiming rent",
       "rent is paid by itself, or claimed before the next or the second throw")
SWITCH(RULE_RENT_IN_JAIL, "rent_in_jail", RENT, 1, "Rent while in jail",
       "owners in jail receive rent")
NUMBER(RULE_GROUP_RENT, "group_rent", RENT, 100, 1000, 200, 50, "Rent of a whole group",
       "percent of the site rent when the owner holds the group")
NUMBER(RULE_GROUP_RENT_NEED, "group_rent_need", RENT, 0, 10, 0, 1, "Deeds that raise the rent",
       "deeds of a group that raise the site rent; 0: the whole group")
SWITCH(RULE_GROUP_RENT_MORTGAGED, "group_rent_mortgaged", RENT, 1, "Raised despite a mortgage",
       "the group raises the site rent also while a deed of it is mortgaged")
CHOICES(utility_throw_words)
CHOICE(UTILITY_THROW_ARRIVAL, "arrival") CHOICE(UTILITY_THROW_NEW, "new")
CHOICES_END
WORD(RULE_UTILITY_THROW, "utility_throw", RENT, utility_throw_words, UTILITY_THROW_ARRIVAL,
       "Throw for utilities",
       "utilities count the throw that brought the visitor, or a new one")
SWITCH(RULE_RAIL_TRAVEL, "rail_travel", RENT, 0, "Travel by rail",
       "who lands on an own station may travel on to another own one")

SWITCH(RULE_POT, "pot", POT, 0, "Pot",
       "taxes, fines and card payments collect in a pot")
NUMBER(RULE_POT_START, "pot_start", POT, 0, SUM_LIMIT, 0, BY_SIZE, "Money in the pot at first",
       "money in the pot at the start and after it was taken")

SWITCH(RULE_KEEP_CARDS, "keep_cards", CARDS, 0, "Keeping cards closed",
       "a drawn card may be kept closed until the next turn")
NUMBER(RULE_RELEASE_LIMIT, "release_limit", CARDS, 0, 32, 0, 1, "Get-out cards in play",
       "get-out cards in play at most; 0: no limit")
NUMBER(RULE_THIEF_FEE, "thief_fee", CARDS, 0, SUM_LIMIT, 100, BY_SIZE, "Price of the thief",
       "price of setting the thief loose")
NUMBER(RULE_THIEF_MOST, "thief_most", CARDS, 1, SUM_LIMIT, 200, BY_SIZE, "What the thief takes",
       "most that the thief takes")

CHOICES(jail_style_words)
CHOICE(JAIL_STYLE_THROWS, "throws") CHOICE(JAIL_STYLE_THREE_WAYS, "three_ways")
CHOICES_END
WORD(RULE_JAIL_STYLE, "jail_style", JAIL, jail_style_words, JAIL_STYLE_THROWS, "Ways out of jail",
       "out of jail: one throw a turn, or three ways (wait, pay, three throws at once)")
SWITCH(RULE_JAIL_LANDING, "jail_landing", JAIL, 0, "Landing on the jail",
       "landing on the jail space jails")
NUMBER(RULE_JAIL_FINE, "jail_fine", JAIL, 0, SUM_LIMIT, 50, BY_SIZE, "Fine",
       "fine for leaving jail")
NUMBER(RULE_JAIL_THROW_FINE, "jail_throw_fine", JAIL, 0, SUM_LIMIT, 100, BY_SIZE,
       "Fine after three throws",
       "three ways: fine when the three throws fail")
NUMBER(RULE_JAIL_TURNS, "jail_turns", JAIL, 1, 9, 3, 1, "Turns in jail",
       "turns in jail at most")
NUMBER(RULE_JAIL_PAY_UNTIL, "jail_pay_until", JAIL, 0, 9, 2, 1, "Paying before the throw",
       "last jail turn on which the fine may be paid before throwing; 0: never")
/* After the last failed throw: pay and move; pay or card and move; pay and
 * stay until the next turn; stay, and only paying or a card leads out. */
CHOICES(jail_last_words)
CHOICE(JAIL_LAST_MOVE, "move") CHOICE(JAIL_LAST_CARD, "card") CHOICE(JAIL_LAST_LEAVE, "leave")
CHOICE(JAIL_LAST_WAIT, "wait")
CHOICES_END
WORD(RULE_JAIL_LAST, "jail_last", JAIL, jail_last_words, JAIL_LAST_MOVE, "After the last throw",
       "after the last failed throw: pay and move, pay or card and move, pay and leave next "
       "turn, or wait for payment or card")

CHOICES(build_where_words)
CHOICE(BUILD_WHERE_ANYWHERE, "anywhere") CHOICE(BUILD_WHERE_GROUP, "group")
CHOICE(BUILD_WHERE_DEED, "deed")
CHOICES_END
WORD(RULE_BUILD_WHERE, "build_where", BUILDINGS, build_where_words, BUILD_WHERE_ANYWHERE,
       "Where to build",
       "one may build anywhere, in the group one stands in, or on the deed one stands on")
SWITCH(RULE_BUILD_WHOLE_GROUP, "build_whole_group", BUILDINGS, 1, "Whole group needed",
       "building needs the whole group")
SWITCH(RULE_BUILD_EVEN, "build_even", BUILDINGS, 1, "Even building",
       "build and sell evenly within a group")
/* What must be free of mortgages before building. */
CHOICES(build_mortgaged_words)
CHOICE(BUILD_MORTGAGED_GROUP, "group") CHOICE(BUILD_MORTGAGED_DEED, "deed")
CHOICE(BUILD_MORTGAGED_ANY, "any")
CHOICES_END
WORD(RULE_BUILD_MORTGAGED, "build_mortgaged", BUILDINGS, build_mortgaged_words,
       BUILD_MORTGAGED_GROUP,
       "Building and mortgages",
       "what must be free of mortgages before building: the group, the deed, or anything goes")
/* On top of the houses; beside them; no hotels, only levels. */
CHOICES(hotel_words)
CHOICE(HOTEL_TOP, "top") CHOICE(HOTEL_BESIDE, "beside") CHOICE(HOTEL_NONE, "none")
CHOICES_END
WORD(RULE_HOTEL, "hotel", BUILDINGS, hotel_words, HOTEL_TOP, "Hotels",
       "hotels come on top of the houses, beside them, or not at all")
NUMBER(RULE_HOUSES_PER_STREET, "houses_per_street", BUILDINGS, 1, 4, 4, 1, "Houses on a street",
       "houses on a street at most")
NUMBER(RULE_HOUSES, "houses", BUILDINGS, 0, 200, 32, 1, "Houses in the bank",
       "houses in the bank; 0: without limit")
NUMBER(RULE_HOTELS, "hotels", BUILDINGS, 0, 200, 12, 1, "Hotels in the bank",
       "hotels in the bank; 0: without limit")
NUMBER(RULE_BUILDING_SALE, "building_sale", BUILDINGS, 0, 100, 50, 10, "Selling buildings",
       "percent of the price that the bank pays for a building")
SWITCH(RULE_BUILDING_AUCTION, "building_auction", BUILDINGS, 1, "Auctions of buildings",
       "the last buildings are auctioned when several players want them")
CHOICES(opening_words)
CHOICE(OPENING_DEED, "deed") CHOICE(OPENING_TEN, "ten") CHOICE(OPENING_CHEAPEST, "cheapest")
CHOICE(OPENING_ONE, "one")
CHOICES_END
WORD(RULE_BUILDING_AUCTION_OPENING, "building_auction_opening", BUILDINGS, opening_words,
       OPENING_DEED,
       "First bid for a building",
       "lowest bid for a building: its price, ten, the cheapest possible place, or one")

CHOICES(mortgage_words)
CHOICE(MORTGAGE_LEND, "lend") CHOICE(MORTGAGE_SELL, "sell") CHOICE(MORTGAGE_OFF, "off")
CHOICES_END
WORD(RULE_MORTGAGE, "mortgage", MORTGAGES, mortgage_words, MORTGAGE_LEND, "Mortgages",
       "the bank lends on deeds, buys them back, or does neither")
NUMBER(RULE_MORTGAGE_PERCENT, "mortgage_percent", MORTGAGES, 0, 100, 50, 5, "Size of a loan",
       "percent of the price that the bank lends where the deed names no sum")
NUMBER(RULE_REDEEM_INTEREST, "redeem_interest", MORTGAGES, 0, 100, 10, 5, "Interest",
       "percent of the loan as interest when it is paid back")
NUMBER(RULE_TRANSFER_FEE, "transfer_fee", MORTGAGES, 0, 100, 10, 5, "Fee of a new owner",
       "percent of the loan that the new owner of a mortgaged deed pays at once")
CHOICES(rounding_words)
CHOICE(ROUNDING_UP, "up") CHOICE(ROUNDING_DOWN, "down") CHOICE(ROUNDING_NEAREST, "nearest")
CHOICES_END
WORD(RULE_INTEREST_ROUNDING, "interest_rounding", MORTGAGES, rounding_words, ROUNDING_UP,
       "Rounding",
       "how percentages become whole: up, down, or to the nearest")

CHOICES(trade_words)
CHOICE(TRADE_ANY, "any") CHOICE(TRADE_PRICE, "price") CHOICE(TRADE_ONE, "one")
CHOICE(TRADE_NONE, "none")
CHOICES_END
WORD(RULE_TRADE, "trade", TRADES, trade_words, TRADE_ANY, "Trades",
       "trades: anything for anything, a price for one deed, one thing for one thing, or none")
SWITCH(RULE_TRADE_WAITS, "trade_waits", TRADES, 0, "Offers wait",
       "an offer waits until the other player's turn begins")
NUMBER(RULE_OFFERS_PER_TURN, "offers_per_turn", TRADES, 1, 100, 12, 1, "Offers in a turn",
       "offers a player may make in one turn")
SWITCH(RULE_OUT_OF_TURN, "out_of_turn", TRADES, 1, "Acting out of turn",
       "other players may build, mortgage and trade between the turns and landings of a player")

/* Settled at once; below zero until the turn ends, then out; below zero, and
 * the turn cannot end before it is paid. */
CHOICES(debt_words)
CHOICE(DEBT_SETTLE, "settle") CHOICE(DEBT_END_OF_TURN, "end_of_turn")
CHOICE(DEBT_BEFORE_END, "before_end")
CHOICES_END
WORD(RULE_DEBT, "debt", DEBTS, debt_words, DEBT_SETTLE, "Debts",
       "debts are settled at once, at the end of the turn or else out, or before the turn can end")
CHOICES(bankrupt_words)
CHOICE(BANKRUPT_INSOLVENT, "insolvent") CHOICE(BANKRUPT_DEBTOR, "debtor")
CHOICES_END
WORD(RULE_BANKRUPT, "bankrupt", DEBTS, bankrupt_words, BANKRUPT_INSOLVENT, "Bankruptcy",
       "bankruptcy is open to who cannot raise the sum, or to every debtor")
CHOICES(estate_player_words)
CHOICE(ESTATE_SELL, "sell") CHOICE(ESTATE_KEEP, "keep") CHOICE(ESTATE_FREE, "free")
CHOICES_END
WORD(RULE_ESTATE_PLAYER, "estate_player", DEBTS, estate_player_words, ESTATE_SELL,
       "Bankrupt to a player",
       "bankrupt to a player: buildings sold and all to the creditor, all kept by the creditor, "
       "or deeds free again")
CHOICES(estate_bank_words)
CHOICE(ESTATE_BANK_AUCTION, "auction") CHOICE(ESTATE_BANK_FREE, "free")
CHOICES_END
WORD(RULE_ESTATE_BANK, "estate_bank", DEBTS, estate_bank_words, ESTATE_BANK_AUCTION,
       "Bankrupt to the bank",
       "bankrupt to the bank: deeds are auctioned, or free again")
CHOICES(creditors_words)
CHOICE(CREDITORS_ORDER, "order") CHOICE(CREDITORS_SHARED, "shared")
CHOICES_END
WORD(RULE_SEVERAL_CREDITORS, "several_creditors", DEBTS, creditors_words, CREDITORS_ORDER,
       "Several creditors",
       "several creditors at once: in order of play, or shared")

CHOICES(printing_words)
CHOICE(PRINTING_CURRENT, "current") CHOICE(PRINTING_OLD, "old")
CHOICES_END
WORD(RULE_CHANCE_DECK, "chance_deck", PRINTINGS, printing_words, PRINTING_CURRENT, "First deck",
       "printing of the first deck")
WORD(RULE_CHEST_DECK, "chest_deck", PRINTINGS, printing_words, PRINTING_CURRENT, "Second deck",
       "printing of the second deck")
WORD(RULE_SITE_RENT, "site_rent", PRINTINGS, printing_words, PRINTING_CURRENT, "Deeds",
       "printing of the deeds")
CHOICES(income_tax_words)
CHOICE(INCOME_TAX_FLAT, "flat") CHOICE(INCOME_TAX_CHOICE, "choice")
CHOICES_END
WORD(RULE_INCOME_TAX, "income_tax", PRINTINGS, income_tax_words, INCOME_TAX_FLAT, "Income tax",
       "income tax: a flat sum, or the choice of a percentage")
WORD(RULE_LUXURY_TAX, "luxury_tax", PRINTINGS, printing_words, PRINTING_CURRENT, "Second tax",
       "printing of the second tax")
/* clang-format on */

#undef RULE
#undef SWITCH
#undef NUMBER
#undef WORD
#undef HEADING
#undef CHOICES
#undef CHOICE
#undef CHOICES_END
