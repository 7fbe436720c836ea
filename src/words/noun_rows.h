/* noun_rows.h -- NOUN(ID, place, context, one, many): what editions and languages have words for.
 * An edition file says `words PLACE "one" "many"`. */
NOUN(HOUSE, house, "noun", "house", "houses")
NOUN(HOTEL, hotel, "noun", "hotel", "hotels")
NOUN(RELEASE, release, "noun", "get-out-of-jail card", "get-out-of-jail cards")
NOUN(POT, pot, "noun", "pot", "pots")
NOUN(JAIL, jail, "noun", "jail", "jails")
NOUN(FINE, fine, "noun", "fine", "fines")
NOUN(BANK, bank, "noun", "bank", "banks")
NOUN(SALARY, salary, "noun", "salary", "salaries")
NOUN(TAX, tax, "noun", "tax", "taxes")
NOUN(RENT, rent, "noun", "rent", "rents")
NOUN(STREET, street, "noun", "street", "streets")
NOUN(BUILDING, building, "noun", "building", "buildings")
