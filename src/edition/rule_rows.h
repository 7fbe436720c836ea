/* rule_rows.h -- the rows of the table of rules: everything about a rule. Define
 * the macros you need and include it; the others are empty, and all are undefined
 * afterwards, hence no guard. The order is that of RuleId: new rules come last,
 * whatever their heading, and new choices of a rule after its others: records
 * and saved games of every earlier version are read (edition_recall).
 *     SWITCH(id, word, heading, usual, title, sentence)
 *     NUMBER(id, word, heading, least, most, usual, step, title, sentence)
 *     WORD(id, word, heading, choices, usual, title, sentence)
 *     RULE(id, word)            instead of these three
 *     HEADING(id, title)        of the set-up screen; APART is none
 *     CHOICES(list) CHOICE(id, word, label) CHOICES_END
 *
 * word      its name in texts
 * usual     what an edition that is silent gets
 * step      how far + and - go; BY_SIZE: according to the sum
 * title     its name for people; sentence: what it means; label: its value's name
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
HEADING(PLAYERS, T_("Players and the end"))
HEADING(MOVING, T_("Moving"))
HEADING(BUYING, T_("Buying"))
HEADING(RENT, T_("Rent"))
HEADING(POT, T_("The pot"))
HEADING(CARDS, T_("Cards"))
HEADING(JAIL, T_("Jail"))
HEADING(BUILDINGS, T_("Buildings"))
HEADING(MORTGAGES, T_("Mortgages"))
HEADING(TRADES, T_("Trades"))
HEADING(DEBTS, T_("Debts and bankruptcy"))
HEADING(PRINTINGS, T_("Printings"))

NUMBER(RULE_PLAYERS_MIN, "players_min", PLAYERS, 2, 8, 2, 1, T_("Fewest players"),
       T_("fewest players at the table"))
NUMBER(RULE_PLAYERS_MAX, "players_max", PLAYERS, 2, 8, 8, 1, T_("Most players"),
       T_("most players at the table"))
NUMBER(RULE_FILL_TO, "fill_to", PLAYERS, 0, 8, 0, 1, T_("Fill the table"),
       T_("computers fill the table up to this many players; 0: they do not"))
CHOICES(order_choices)
CHOICE(ORDER_ENTERED, "entered", TC_("order", "Entered"))
CHOICE(ORDER_HIGHEST, "highest", TC_("order", "Highest"))
CHOICE(ORDER_THROWS, "throws", TC_("order", "Throws"))
CHOICE(ORDER_SHUFFLED, "shuffled", TC_("order", "Shuffled"))
CHOICES_END
WORD(RULE_ORDER, "order", PLAYERS, order_choices, ORDER_HIGHEST, T_("Order of play"),
       T_("who begins: as entered, the highest throw and then as seated, ranked by throws, or "
          "shuffled"))
CHOICES(token_choice_choices)
CHOICE(TOKEN_CHOICE_SETUP, "setup", TC_("token_choice", "Setup"))
CHOICE(TOKEN_CHOICE_TABLE, "table", TC_("token_choice", "Table"))
CHOICES_END
WORD(RULE_TOKEN_CHOICE, "token_choice", PLAYERS, token_choice_choices, TOKEN_CHOICE_SETUP,
       T_("Choice of tokens"),
       T_("tokens are chosen when players are entered, or at the table in playing order"))
NUMBER(RULE_START_MONEY, "start_money", PLAYERS, 0, SUM_LIMIT, 1500, BY_SIZE, T_("Starting money"),
       T_("money of each player at the start"))
NUMBER(RULE_DEAL_DEEDS, "deal_deeds", PLAYERS, 0, 20, 0, 1, T_("Dealt properties"),
       T_("deeds dealt to each player at the start"))
SWITCH(RULE_DEAL_PAID, "deal_paid", PLAYERS, 0, T_("Paying for dealt properties"),
       T_("dealt deeds are paid for at their printed price"))
NUMBER(RULE_LAP_LIMIT, "lap_limit", APART, 0, 1000, 0, 5, T_("Lap limit"),
       T_("the game ends after this many rounds of turns, the richest wins; 0: no limit"))
NUMBER(RULE_END_BANKRUPTCIES, "end_bankruptcies", PLAYERS, 0, 7, 0, 1, T_("End by bankruptcies"),
       T_("the game ends with this many bankruptcies, the richest wins; 0: play on to the "
          "last one"))
NUMBER(RULE_TIME_LIMIT, "time_limit", PLAYERS, 0, 10000, 0, 15, T_("Time limit"),
       T_("minutes of play after which the turn is finished and the richest wins; 0: no limit"))
SWITCH(RULE_RESIGN, "resign", PLAYERS, 1, T_("Giving up"),
       T_("a player may give up"))

NUMBER(RULE_SALARY, "salary", MOVING, 0, SUM_LIMIT, 200, BY_SIZE, T_("Salary"),
       T_("paid for passing or reaching the start"))
NUMBER(RULE_SALARY_LANDING, "salary_landing", MOVING, 0, 1000, 100, 50, T_("Landing on the start"),
       T_("percent of the salary for landing exactly on the start"))
SWITCH(RULE_DOUBLES_AGAIN, "doubles_again", MOVING, 1, T_("Doubles throw again"),
       T_("doubles give another throw"))
NUMBER(RULE_DOUBLES_TO_JAIL, "doubles_to_jail", MOVING, 0, 9, 3, 1, T_("Doubles to jail"),
       T_("this many doubles in one turn lead to jail; 0: never"))
NUMBER(RULE_DOUBLE_ONE, "double_one", MOVING, 0, SUM_LIMIT, 0, BY_SIZE, T_("Gift for two ones"),
       T_("the bank's gift for throwing two ones"))
SWITCH(RULE_ANY_DICE, "any_dice", APART, 0, T_("Any dice"),
       T_("dice may show any number from 0; only for testing"))

NUMBER(RULE_BUY_AFTER_LAPS, "buy_after_laps", BUYING, 0, 100, 0, 1, T_("Rounds before buying"),
       T_("rounds a player must have made before buying from the bank"))
SWITCH(RULE_AUCTION, "auction", BUYING, 1, T_("Auctions"),
       T_("a deed that is not bought is auctioned"))
NUMBER(RULE_AUCTION_MINIMUM, "auction_minimum", BUYING, 1, SUM_LIMIT, 1, BY_SIZE,
       T_("Lowest first bid"),
       T_("lowest first bid in an auction"))
CHOICES(bid_limit_choices)
CHOICE(BID_LIMIT_SOLVENCY, "solvency", TC_("bid_limit", "Solvency"))
CHOICE(BID_LIMIT_CASH, "cash", TC_("bid_limit", "Cash"))
CHOICE(BID_LIMIT_NONE, "none", TC_("bid_limit", "None"))
CHOICES_END
WORD(RULE_BID_LIMIT, "bid_limit", BUYING, bid_limit_choices, BID_LIMIT_SOLVENCY, T_("Highest bid"),
       T_("highest bid: what one could raise, the cash in hand, or no limit"))

CHOICES(rent_claim_choices)
CHOICE(RENT_CLAIM_AUTOMATIC, "automatic", TC_("rent_claim", "Automatic"))
CHOICE(RENT_CLAIM_NEXT, "next", TC_("rent_claim", "Next"))
CHOICE(RENT_CLAIM_SECOND, "second", TC_("rent_claim", "Second"))
CHOICES_END
WORD(RULE_RENT_CLAIM, "rent_claim", RENT, rent_claim_choices, RENT_CLAIM_AUTOMATIC,
       T_("Claiming rent"),
       T_("rent is paid automatically, or claimed before the next or the second throw"))
SWITCH(RULE_RENT_IN_JAIL, "rent_in_jail", RENT, 1, T_("Rent while in jail"),
       T_("owners in jail receive rent"))
NUMBER(RULE_GROUP_RENT, "group_rent", RENT, 100, 1000, 200, 50, T_("Rent of a whole group"),
       T_("percent of the site rent when the owner holds the group"))
NUMBER(RULE_GROUP_RENT_NEED, "group_rent_need", RENT, 0, 10, 0, 1, T_("Deeds that raise the rent"),
       T_("deeds of a group that raise the site rent; 0: the whole group"))
SWITCH(RULE_GROUP_RENT_MORTGAGED, "group_rent_mortgaged", RENT, 1, T_("Raised despite a mortgage"),
       T_("the group raises the site rent also while a deed of it is mortgaged"))
CHOICES(utility_throw_choices)
CHOICE(UTILITY_THROW_ARRIVAL, "arrival", TC_("utility_throw", "Arrival"))
CHOICE(UTILITY_THROW_NEW, "new", TC_("utility_throw", "New"))
CHOICES_END
WORD(RULE_UTILITY_THROW, "utility_throw", RENT, utility_throw_choices, UTILITY_THROW_ARRIVAL,
       T_("Throw for utilities"),
       T_("utilities count the throw that brought the visitor, or a new one"))
SWITCH(RULE_RAIL_TRAVEL, "rail_travel", RENT, 0, T_("Travel by rail"),
       T_("a player landing on their own station may travel to another they own"))

SWITCH(RULE_POT, "pot", POT, 0, T_("Pot"),
       T_("taxes, fines and card payments collect in a pot"))
NUMBER(RULE_POT_START, "pot_start", POT, 0, SUM_LIMIT, 0, BY_SIZE, T_("Money in the pot at first"),
       T_("money in the pot at the start and after it was taken"))

SWITCH(RULE_KEEP_CARDS, "keep_cards", CARDS, 0, T_("Keeping cards closed"),
       T_("a drawn card may be kept closed until the next turn"))
NUMBER(RULE_RELEASE_LIMIT, "release_limit", CARDS, 0, 32, 0, 1, T_("Get-out cards in play"),
       T_("get-out cards in play at most; 0: no limit"))
NUMBER(RULE_THIEF_FEE, "thief_fee", CARDS, 0, SUM_LIMIT, 100, BY_SIZE, T_("Price of the thief"),
       T_("price of setting the thief loose"))
NUMBER(RULE_THIEF_MOST, "thief_most", CARDS, 1, SUM_LIMIT, 200, BY_SIZE, T_("What the thief takes"),
       T_("most that the thief takes"))

CHOICES(jail_style_choices)
CHOICE(JAIL_STYLE_THROWS, "throws", TC_("jail_style", "Throws"))
CHOICE(JAIL_STYLE_THREE_WAYS, "three_ways", TC_("jail_style", "Three ways"))
CHOICES_END
WORD(RULE_JAIL_STYLE, "jail_style", JAIL, jail_style_choices, JAIL_STYLE_THROWS,
       T_("Ways out of jail"),
       T_("out of jail: one throw a turn, or three ways (wait, pay, three throws at once)"))
SWITCH(RULE_JAIL_LANDING, "jail_landing", JAIL, 0, T_("Landing on the jail"),
       T_("landing on the jail space sends you to jail"))
NUMBER(RULE_JAIL_FINE, "jail_fine", JAIL, 0, SUM_LIMIT, 50, BY_SIZE, T_("Fine"),
       T_("fine for leaving jail"))
NUMBER(RULE_JAIL_THROW_FINE, "jail_throw_fine", JAIL, 0, SUM_LIMIT, 100, BY_SIZE,
       T_("Fine after three throws"),
       T_("three ways: fine when the three throws fail"))
NUMBER(RULE_JAIL_TURNS, "jail_turns", JAIL, 1, 9, 3, 1, T_("Turns in jail"),
       T_("turns in jail at most"))
NUMBER(RULE_JAIL_PAY_UNTIL, "jail_pay_until", JAIL, 0, 9, 2, 1, T_("Paying before the throw"),
       T_("last jail turn on which the fine may be paid before throwing; 0: never"))
/* After the last failed throw: pay and move; pay or card and move; pay and
 * stay until the next turn; stay, and only paying or a card leads out. */
CHOICES(jail_last_choices)
CHOICE(JAIL_LAST_MOVE, "move", TC_("jail_last", "Move"))
CHOICE(JAIL_LAST_CARD, "card", TC_("jail_last", "Card"))
CHOICE(JAIL_LAST_LEAVE, "leave", TC_("jail_last", "Leave"))
CHOICE(JAIL_LAST_WAIT, "wait", TC_("jail_last", "Wait"))
CHOICES_END
WORD(RULE_JAIL_LAST, "jail_last", JAIL, jail_last_choices, JAIL_LAST_MOVE,
       T_("After the last throw"),
       T_("after the last failed throw: pay and move, pay or card and move, pay and leave next "
          "turn, or wait for payment or card"))

CHOICES(build_where_choices)
CHOICE(BUILD_WHERE_ANYWHERE, "anywhere", TC_("build_where", "Anywhere"))
CHOICE(BUILD_WHERE_GROUP, "group", TC_("build_where", "Group"))
CHOICE(BUILD_WHERE_DEED, "deed", TC_("build_where", "Deed"))
CHOICES_END
WORD(RULE_BUILD_WHERE, "build_where", BUILDINGS, build_where_choices, BUILD_WHERE_ANYWHERE,
       T_("Where to build"),
       T_("one may build anywhere, in the group one stands in, or on the deed one stands on"))
SWITCH(RULE_BUILD_WHOLE_GROUP, "build_whole_group", BUILDINGS, 1, T_("Whole group needed"),
       T_("building needs the whole group"))
SWITCH(RULE_BUILD_EVEN, "build_even", BUILDINGS, 1, T_("Even building"),
       T_("build and sell evenly within a group"))
/* What must be free of mortgages before building. */
CHOICES(build_mortgaged_choices)
CHOICE(BUILD_MORTGAGED_GROUP, "group", TC_("build_mortgaged", "Group"))
CHOICE(BUILD_MORTGAGED_DEED, "deed", TC_("build_mortgaged", "Deed"))
CHOICE(BUILD_MORTGAGED_ANY, "any", TC_("build_mortgaged", "Any"))
CHOICES_END
WORD(RULE_BUILD_MORTGAGED, "build_mortgaged", BUILDINGS, build_mortgaged_choices,
       BUILD_MORTGAGED_GROUP,
       T_("Building and mortgages"),
       T_("what must be free of mortgages before building: the group, the deed, or anything goes"))
/* On top of the houses; beside them; no hotels, only levels. */
CHOICES(hotel_choices)
CHOICE(HOTEL_TOP, "top", TC_("hotel", "Top"))
CHOICE(HOTEL_BESIDE, "beside", TC_("hotel", "Beside"))
CHOICE(HOTEL_NONE, "none", TC_("hotel", "None"))
CHOICES_END
WORD(RULE_HOTEL, "hotel", BUILDINGS, hotel_choices, HOTEL_TOP, T_("Hotels"),
       T_("hotels come on top of the houses, beside them, or not at all"))
NUMBER(RULE_HOUSES_PER_STREET, "houses_per_street", BUILDINGS, 1, 4, 4, 1, T_("Houses on a street"),
       T_("houses on a street at most"))
NUMBER(RULE_HOUSES, "houses", BUILDINGS, 0, 200, 32, 1, T_("Houses in the bank"),
       T_("houses in the bank; 0: without limit"))
NUMBER(RULE_HOTELS, "hotels", BUILDINGS, 0, 200, 12, 1, T_("Hotels in the bank"),
       T_("hotels in the bank; 0: without limit"))
NUMBER(RULE_BUILDING_SALE, "building_sale", BUILDINGS, 0, 100, 50, 10, T_("Selling buildings"),
       T_("percent of the price that the bank pays for a building"))
SWITCH(RULE_BUILDING_AUCTION, "building_auction", BUILDINGS, 1, T_("Auctions of buildings"),
       T_("the last buildings are auctioned when several players want them"))
CHOICES(opening_choices)
CHOICE(OPENING_DEED, "deed", TC_("opening", "Deed"))
CHOICE(OPENING_TEN, "ten", TC_("opening", "Ten"))
CHOICE(OPENING_CHEAPEST, "cheapest", TC_("opening", "Cheapest"))
CHOICE(OPENING_ONE, "one", TC_("opening", "One"))
CHOICES_END
WORD(RULE_BUILDING_AUCTION_OPENING, "building_auction_opening", BUILDINGS, opening_choices,
       OPENING_DEED,
       T_("First bid for a building"),
       T_("lowest bid for a building: its price, ten, the cheapest possible place, or one"))

CHOICES(mortgage_choices)
CHOICE(MORTGAGE_LEND, "lend", TC_("mortgage", "Lend"))
CHOICE(MORTGAGE_SELL, "sell", TC_("mortgage", "Sell"))
CHOICE(MORTGAGE_OFF, "off", TC_("mortgage", "Off"))
CHOICES_END
WORD(RULE_MORTGAGE, "mortgage", MORTGAGES, mortgage_choices, MORTGAGE_LEND, T_("Mortgages"),
       T_("the bank lends on deeds, buys them back, or does neither"))
NUMBER(RULE_MORTGAGE_PERCENT, "mortgage_percent", MORTGAGES, 0, 100, 50, 5, T_("Size of a loan"),
       T_("percent of the price that the bank lends where the deed names no sum"))
NUMBER(RULE_REDEEM_INTEREST, "redeem_interest", MORTGAGES, 0, 100, 10, 5, T_("Interest"),
       T_("percent of the loan as interest when it is paid back"))
NUMBER(RULE_TRANSFER_FEE, "transfer_fee", MORTGAGES, 0, 100, 10, 5, T_("Fee of a new owner"),
       T_("percent of the loan that the new owner of a mortgaged deed pays at once"))
CHOICES(rounding_choices)
CHOICE(ROUNDING_UP, "up", TC_("rounding", "Up"))
CHOICE(ROUNDING_DOWN, "down", TC_("rounding", "Down"))
CHOICE(ROUNDING_NEAREST, "nearest", TC_("rounding", "Nearest"))
CHOICES_END
WORD(RULE_INTEREST_ROUNDING, "interest_rounding", MORTGAGES, rounding_choices, ROUNDING_UP,
       T_("Rounding"),
       T_("how percentages become whole: up, down, or to the nearest"))

CHOICES(trade_choices)
CHOICE(TRADE_ANY, "any", TC_("trade", "Any"))
CHOICE(TRADE_PRICE, "price", TC_("trade", "Price"))
CHOICE(TRADE_ONE, "one", TC_("trade", "One"))
CHOICE(TRADE_NONE, "none", TC_("trade", "None"))
CHOICES_END
WORD(RULE_TRADE, "trade", TRADES, trade_choices, TRADE_ANY, T_("Trades"),
       T_("trades: anything for anything, a price for one deed, one thing for one thing, or none"))
SWITCH(RULE_TRADE_WAITS, "trade_waits", TRADES, 0, T_("Offers wait"),
       T_("an offer waits until the other player's turn begins"))
NUMBER(RULE_OFFERS_PER_TURN, "offers_per_turn", TRADES, 1, 100, 12, 1, T_("Offers in a turn"),
       T_("offers a player may make in one turn"))
SWITCH(RULE_OUT_OF_TURN, "out_of_turn", TRADES, 1, T_("Acting out of turn"),
       T_("other players may build, mortgage and trade between the turns and landings of a player"))

/* Settled at once; below zero until the turn ends, then out; below zero, and
 * the turn cannot end before it is paid. */
CHOICES(debt_choices)
CHOICE(DEBT_SETTLE, "settle", TC_("debt", "Settle"))
CHOICE(DEBT_END_OF_TURN, "end_of_turn", TC_("debt", "End of turn"))
CHOICE(DEBT_BEFORE_END, "before_end", TC_("debt", "Before end"))
CHOICES_END
WORD(RULE_DEBT, "debt", DEBTS, debt_choices, DEBT_SETTLE, T_("Debts"),
       T_("debts are settled at once, by the end of the turn or the player is out, or before the "
          "turn can end"))
CHOICES(bankrupt_choices)
CHOICE(BANKRUPT_INSOLVENT, "insolvent", TC_("bankrupt", "Insolvent"))
CHOICE(BANKRUPT_DEBTOR, "debtor", TC_("bankrupt", "Debtor"))
CHOICES_END
WORD(RULE_BANKRUPT, "bankrupt", DEBTS, bankrupt_choices, BANKRUPT_INSOLVENT, T_("Bankruptcy"),
       T_("only a player who cannot raise the sum may go bankrupt, or every debtor may"))
CHOICES(estate_player_choices)
CHOICE(ESTATE_SELL, "sell", TC_("estate_player", "Sell"))
CHOICE(ESTATE_KEEP, "keep", TC_("estate_player", "Keep"))
CHOICE(ESTATE_FREE, "free", TC_("estate_player", "Free"))
CHOICES_END
WORD(RULE_ESTATE_PLAYER, "estate_player", DEBTS, estate_player_choices, ESTATE_SELL,
       T_("Bankrupt to a player"),
       T_("bankrupt to a player: buildings sold and all to the creditor, all kept by the creditor, "
          "or deeds free again"))
CHOICES(estate_bank_choices)
CHOICE(ESTATE_BANK_AUCTION, "auction", TC_("estate_bank", "Auction"))
CHOICE(ESTATE_BANK_FREE, "free", TC_("estate_bank", "Free"))
CHOICES_END
WORD(RULE_ESTATE_BANK, "estate_bank", DEBTS, estate_bank_choices, ESTATE_BANK_AUCTION,
       T_("Bankrupt to the bank"),
       T_("bankrupt to the bank: deeds are auctioned, or free again"))
CHOICES(creditors_choices)
CHOICE(CREDITORS_ORDER, "order", TC_("creditors", "Order"))
CHOICE(CREDITORS_SHARED, "shared", TC_("creditors", "Shared"))
CHOICES_END
WORD(RULE_SEVERAL_CREDITORS, "several_creditors", DEBTS, creditors_choices, CREDITORS_ORDER,
       T_("Several creditors"),
       T_("several creditors at once: in order of play, or shared"))

CHOICES(printing_choices)
CHOICE(PRINTING_CURRENT, "current", TC_("printing", "Current"))
CHOICE(PRINTING_OLD, "old", TC_("printing", "Old"))
CHOICES_END
WORD(RULE_CHANCE_DECK, "chance_deck", PRINTINGS, printing_choices, PRINTING_CURRENT,
       T_("First deck"),
       T_("printing of the first deck"))
WORD(RULE_CHEST_DECK, "chest_deck", PRINTINGS, printing_choices, PRINTING_CURRENT,
       T_("Second deck"),
       T_("printing of the second deck"))
WORD(RULE_SITE_RENT, "site_rent", PRINTINGS, printing_choices, PRINTING_CURRENT, T_("Deeds"),
       T_("printing of the deeds"))
CHOICES(income_tax_choices)
CHOICE(INCOME_TAX_FLAT, "flat", TC_("income_tax", "Flat"))
CHOICE(INCOME_TAX_CHOICE, "choice", TC_("income_tax", "Choice"))
CHOICES_END
WORD(RULE_INCOME_TAX, "income_tax", PRINTINGS, income_tax_choices, INCOME_TAX_FLAT,
       T_("Income tax"),
       T_("income tax: a flat sum, or the choice of a percentage"))
WORD(RULE_LUXURY_TAX, "luxury_tax", PRINTINGS, printing_choices, PRINTING_CURRENT, T_("Second tax"),
       T_("printing of the second tax"))
/* Rules that came after the first version. */
SWITCH(RULE_AUCTION_ASK_ALL, "auction_ask_all", BUYING, 0, T_("Asking everybody"),
       T_("in an auction also those are asked who cannot bid more"))
SWITCH(RULE_JAIL_LAST_DEBT, "jail_last_debt", JAIL, 1, T_("Owing the last fine"),
       T_("after the last failed throw the fine may be owed instead of using a card"))
CHOICES(debtor_trade_choices)
CHOICE(DEBTOR_TRADE_CASH, "cash", TC_("debtor_trade", "For cash"))
CHOICE(DEBTOR_TRADE_ANY, "any", TC_("debtor_trade", "Any"))
CHOICES_END
WORD(RULE_DEBTOR_TRADE, "debtor_trade", TRADES, debtor_trade_choices, DEBTOR_TRADE_CASH,
       T_("Trades of a debtor"),
       T_("a debtor's trade must bring cash and not make the debtor poorer, or may be any"))
SWITCH(RULE_BUILDING_WISHES, "building_wishes", BUILDINGS, 0, T_("Wishes for buildings"),
       T_("when buildings are scarce all say where they want one, and only what exceeds the stock "
          "is auctioned"))
/* When cash may be below zero, the creditor has been paid before the debtor
 * is out: keeps it all; gives back what was never there; takes the balance. */
CHOICES(estate_debt_choices)
CHOICE(ESTATE_DEBT_WHOLE, "whole", TC_("estate_debt", "All of it"))
CHOICE(ESTATE_DEBT_AVAILABLE, "available", TC_("estate_debt", "What there is"))
CHOICE(ESTATE_DEBT_NEGATIVE, "negative", TC_("estate_debt", "Negative too"))
CHOICES_END
WORD(RULE_ESTATE_DEBT, "estate_debt", DEBTS, estate_debt_choices, ESTATE_DEBT_WHOLE,
       T_("What a creditor gets"),
       T_("bankrupt below zero: the creditor keeps the whole debt, only what there is, or takes "
          "over the negative balance"))
NUMBER(RULE_STALEMATE, "stalemate", PLAYERS, 0, 1000, 50, 10, T_("Stalemate"),
       T_("rounds without any change after which computers propose to end the game; 0: never"))
CHOICES(computer_offers_choices)
CHOICE(COMPUTER_OFFERS_USUAL, "usual", TC_("computer_offers", "Usual"))
CHOICE(COMPUTER_OFFERS_FEWER, "fewer", TC_("computer_offers", "Fewer"))
CHOICE(COMPUTER_OFFERS_NONE, "none", TC_("computer_offers", "None"))
CHOICES_END
WORD(RULE_COMPUTER_OFFERS, "computer_offers", TRADES, computer_offers_choices,
       COMPUTER_OFFERS_USUAL, T_("Offers from computers"),
       T_("how often computers offer people a trade: as usual, less often, or never"))
NUMBER(RULE_AUCTION_CLOCK, "auction_clock", BUYING, 0, 86400, 0, 5, T_("Free bidding"),
       T_("seconds in which a bid must be raised, and anybody may bid at any time; 0: bids go "
          "round"))
/* clang-format on */

#undef RULE
#undef SWITCH
#undef NUMBER
#undef WORD
#undef HEADING
#undef CHOICES
#undef CHOICE
#undef CHOICES_END
