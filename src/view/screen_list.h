/* screen_list.h -- every screen: its name, its row, and the word it is opened by.
 *
 * Included wherever SCREEN says what to make of them. */
SCREEN(START, start_screen, "start")
SCREEN(SETUP, setup_screen, "setup")
SCREEN(LOAD, load_screen, "load")
SCREEN(STATS, stats_screen, "stats")
SCREEN(SETTINGS, settings_screen, "settings")
SCREEN(HELP, help_screen, "help")
SCREEN(CREDITS, credits_screen, "credits")
SCREEN(EDITOR, editor_screen, "editor")
SCREEN(TOGETHER, together_screen, "together")
SCREEN(ROOM, room_screen, "room")
SCREEN(TABLE, table_screen, "table")
SCREEN(END, end_screen, "end")
SCREEN(REPLAY, replay_screen, "replay")
SCREEN(REVIEW, review_screen, "review")
