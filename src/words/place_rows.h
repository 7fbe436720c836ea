/* place_rows.h -- every place a pattern may name, and what fills it. Add a row where none fits;
 * one word for one thing, so that translators meet few of them.
 *
 *   PLACE_ID(place, KIND)      a seat, deed, space ... by its number: {seat} is "Ann"
 *   PLACE_AMOUNT(place, KIND)  SUM "$1,500", NUMBER "1,500", DIGITS "1500" (a line, a seed)
 *   PLACE_SCALED(place, KIND)  DECIMAL "12.5", PERCENT "12.5%": a whole number and its decimals
 *   PLACE_COUNTED(place, NOUN) a number of things: {houses} is "3 houses"
 *   PLACE_NOUN(place)          a noun chosen by the caller: {built} is "hotel"
 *   PLACE_SET(place)           a set of deeds: "Vine Street, Bow Street and Strand"
 *   PLACE_LIST(place)          a list of arguments: "Strand, $200 and nothing else"
 *   PLACE_EITHER(place)       the same as a choice: "roll, trade or end"
 *   PLACE_SAID(place)          a sentence within the sentence
 *   PLACE_TERM(place)          a row of a table of words, translated: "cautious"
 *   PLACE_TEXT(place)          words taken as they are: names typed by people, commands, files
 *   PLACE_DATE(place)          a day, "2026-11-15"
 *
 * The nouns of noun_rows.h are places too and need no argument: {jail}, {house.a}, {hotel.many}. */
PLACE_ID(seat, SEAT)
PLACE_ID(other, SEAT)
PLACE_ID(third, SEAT)
PLACE_ID(winner, SEAT)
PLACE_ID(owner, SEAT)
PLACE_ID(bidder, SEAT)
PLACE_ID(deed, DEED)
PLACE_ID(second_deed, DEED)
PLACE_ID(mortgaged, MORTGAGED)
PLACE_ID(space, SPACE)
PLACE_ID(from, SPACE)
PLACE_ID(group, GROUP)
PLACE_ID(deck, DECK)
PLACE_ID(token, TOKEN)

PLACE_AMOUNT(sum, SUM)
PLACE_AMOUNT(price, SUM)
PLACE_AMOUNT(cash, SUM)
PLACE_AMOUNT(least, SUM)
PLACE_AMOUNT(most, SUM)
PLACE_AMOUNT(bid, SUM)
PLACE_AMOUNT(worth, SUM)
PLACE_AMOUNT(gain, SUM)
PLACE_AMOUNT(total, SUM)
PLACE_AMOUNT(fee, SUM)
PLACE_AMOUNT(count, NUMBER)
PLACE_AMOUNT(number, NUMBER)
PLACE_AMOUNT(first, NUMBER)
PLACE_AMOUNT(second, NUMBER)
PLACE_AMOUNT(id, DIGITS)
PLACE_AMOUNT(other_id, DIGITS)
PLACE_AMOUNT(line, DIGITS)
PLACE_AMOUNT(at_least, DIGITS)
PLACE_AMOUNT(at_most, DIGITS)

PLACE_SCALED(decimal, DECIMAL)
PLACE_SCALED(other_decimal, DECIMAL)
PLACE_SCALED(lower, DECIMAL)
PLACE_SCALED(upper, DECIMAL)
PLACE_SCALED(percent, PERCENT)
PLACE_SCALED(low, PERCENT)
PLACE_SCALED(high, PERCENT)

PLACE_COUNTED(houses, HOUSE)
PLACE_COUNTED(hotels, HOTEL)
PLACE_COUNTED(releases, RELEASE)
PLACE_COUNTED(buildings, BUILDING)
PLACE_COUNTED(streets, STREET)

PLACE_NOUN(built)
PLACE_SET(deeds)
PLACE_SET(other_deeds)
PLACE_LIST(things)
PLACE_LIST(other_things)
PLACE_EITHER(choices)

PLACE_SAID(reason)
PLACE_SAID(deal)
PLACE_SAID(part)
PLACE_SAID(other_part)

PLACE_TERM(term)
PLACE_TERM(other_term)
PLACE_TERM(rule)
PLACE_TERM(value)

PLACE_TEXT(word)
PLACE_TEXT(other_word)
PLACE_TEXT(name)
PLACE_TEXT(other_name)
PLACE_TEXT(card)
PLACE_TEXT(jail_space)
PLACE_TEXT(edition)
PLACE_TEXT(file)
PLACE_TEXT(text)

PLACE_DATE(date)

#undef PLACE_ID
#undef PLACE_AMOUNT
#undef PLACE_SCALED
#undef PLACE_COUNTED
#undef PLACE_NOUN
#undef PLACE_SET
#undef PLACE_LIST
#undef PLACE_EITHER
#undef PLACE_SAID
#undef PLACE_TERM
#undef PLACE_TEXT
#undef PLACE_DATE
