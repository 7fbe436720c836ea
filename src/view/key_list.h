/* key_list.h -- every letter that presses something: its name, the letter, what it does.
 *
 * A letter means the same on every screen and sheet: what opens by itself must
 * never take a key that was meant for something else. Define LETTER and
 * include it. */
LETTER(ROLL, 'r', T_("Roll the dice, spin the wheel."))
LETTER(END, 'e', T_("End the turn."))
LETTER(BUY, 'u', T_("Buy."))
LETTER(FINE, 'f', T_("Pay to get out."))
LETTER(PAY, 'p', T_("Pay a rent or a tax."))
LETTER(WAIT, 'w', T_("Wait where you are."))
LETTER(TRADE, 't', T_("Trade."))
LETTER(BUILD, 'b', T_("Build and sell buildings."))
LETTER(MORTGAGE, 'm', T_("Mortgage and redeem."))
LETTER(DO, 'd', T_("Do what you have put together: an offer, buildings, a way to raise money."))
LETTER(SUGGEST, 'g', T_("Suggest a way to raise money."))
LETTER(BID, 'i', T_("Bid."))
LETTER(PASS, 'x', T_("Pass in an auction, or withdraw from it."))
LETTER(ACCEPT, 'c', T_("Accept an offer."))
LETTER(REJECT, 'j', T_("Reject an offer."))
LETTER(COUNTER, 'o', T_("Make a counter-offer."))
LETTER(YES, 'y', T_("Yes, when you are asked whether you are sure."))
LETTER(ASSETS, 'a', T_("Everything a player owns."))
LETTER(HINT, 'h', T_("A hint: what an expert would do, and why."))
LETTER(SAVE, 's', T_("Save."))
LETTER(QUIET, 'q', T_("Sound off and on."))
LETTER(UNDO, 'n', T_("Undo, in the map editor."))
LETTER(PLAY, 'l', T_("Play the board, in the map editor."))
