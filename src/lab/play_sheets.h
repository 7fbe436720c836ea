/* play_sheets.h -- tables of a series of games: habits, lengths, money, every game. */
#ifndef LAB_PLAY_SHEETS_H
#define LAB_PLAY_SHEETS_H

#include "lab/match.h"
#include "lab/report.h"

/* What the players do, per chair and game. */
void play_sheets_habits(Report *report, const Match *match, const Tally *tally);
void play_sheets_length(Report *report, const Match *match, const Tally *tally);
void play_sheets_income(Report *report, const Match *match, const Tally *tally);
/* Those that are only in files: games by rounds, income by player, money over time. */
void play_sheets_details(Report *report, const Match *match, const Tally *tally);
/* One row for each of so many games. */
void play_sheets_games(Report *report, const Match *match, const GameRow *rows, int64_t count);

#endif
