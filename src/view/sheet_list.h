/* sheet_list.h -- every sheet that can cover the table: its name, its row, and
 * the word that opens it.
 *
 * Define SHEET and include it. */
SHEET(DEED, deed_sheet, "deed")
SHEET(MANAGE, manage_sheet, "manage")
SHEET(TRADE, trade_sheet, "trade")
SHEET(ASSETS, assets_sheet, "assets")
SHEET(JAIL, jail_sheet, "jail")
SHEET(MENU, menu_sheet, "menu")
SHEET(LOG, log_sheet, "log")
SHEET(SETTINGS, settings_sheet, "table-settings")
SHEET(HELP, help_sheet, "table-help")
SHEET(CREDITS, credits_sheet, "table-credits")
SHEET(CONFIRM, confirm_sheet, "confirm")
SHEET(WARNING, warning_sheet, "warning")
SHEET(LESSON, lesson_sheet, "lesson")
SHEET(SCORES, scores_sheet, "scores")
SHEET(NAME, naming_sheet, "name")
SHEET(AUCTION, auction_sheet, "auction")
SHEET(ANSWER, answer_sheet, "answer")
SHEET(DEBT, debt_sheet, "debt")
SHEET(WHEEL, wheel_sheet, "wheel")
SHEET(TOKEN, token_sheet, "token")
