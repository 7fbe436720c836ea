/* watopoly.h -- the save file of Watopoly <-> a position. */
#ifndef TABLE_WATOPOLY_H
#define TABLE_WATOPOLY_H

#include "table/table.h"
#include "words/problem.h"

/* The file has a line with the number of players; a line for each of them,
 * "name char TimsCups money position", behind position 10 also "0" or "1 num";
 * and a line for each building in the order of the board, "NAME owner
 * improvements". Squares, buildings and pieces are those of the edition, which
 * is `waterloo` or one like it: players move in the order entered. */

/* Adds the file: the player to move first, then the others in playing order,
 * bankrupts left out. False with one sentence in `why` when the format
 * cannot express the state: anything but the mover's own time before a roll
 * or before `next` (W4). Money in the centre, a house rule, is left out. */
bool watopoly_write(const Table *table, Text *text, Text *why);

/* The mover has rolled in this turn; the format cannot express that, and
 * after loading that player rolls. */
bool watopoly_forgets(const Game *game);

/* Are these bytes a save file, whole or not: a number of players, and a player
 * or a building after it? Whatever else there is must not be written over. */
bool watopoly_looks_like(const Edition *edition, const char *text, size_t length);

/* Reads a file: one problem for each mistake, with its line; seating and
 * position are written only when there is none. Tolerates tabs, repeated and
 * trailing blanks, blank lines, CRLF, a missing last newline, uneven
 * improvements, -1 on residences and gyms, and a byte order mark. Safe for any
 * bytes. */
bool watopoly_read(const Edition *edition, const char *text, size_t length, const char *file,
                   Seating *seating, Game *position, Problems *problems);

/* May somebody be called so: no blanks, quotes or control characters, not
 * BANK, not too long? Case matters: "bank" is a name like any other. False with
 * one sentence in `why`. */
bool watopoly_name_check(const char *name, Text *why);

/* What a building is called in the file and in commands: its name, or its word
 * on boards where names have blanks in them. */
const char *watopoly_building_name(const Edition *edition, DeedId deed);

/* The buildings in the order of the board; returns how many. */
int watopoly_buildings(const Edition *edition, DeedId deeds[MAX_DEEDS]);

#endif
