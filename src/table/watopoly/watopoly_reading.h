/* watopoly_reading.h -- a Watopoly file while it is read; only for watopoly_*.c. */
#ifndef TABLE_WATOPOLY_READING_H
#define TABLE_WATOPOLY_READING_H

#include "table/watopoly/watopoly.h"

enum { ROW_WORDS = 8, ROW_WORD_SIZE = SEAT_NAME_SIZE + 1, ROWS_MAX = 80 };

/* A line with something on it. Longer words are cut, further ones counted. */
typedef struct WatopolyRow {
    int line; /* from 1 */
    int count;
    char words[ROW_WORDS][ROW_WORD_SIZE];
} WatopolyRow;

/* The first ROWS_MAX of them are kept; a good file has fewer. */
typedef struct WatopolyRows {
    int count; /* all there are */
    int kept;
    int last_line; /* the last with something on it, 1 if there is none */
    WatopolyRow list[ROWS_MAX];
} WatopolyRows;

typedef struct WatopolyReading {
    const Edition *edition;
    const char *file;
    Problems *problems;
    const WatopolyRows *rows;
    int player_count;   /* as given by the rows, at most MAX_SEATS */
    int first_building; /* its row; rows->kept when there is none */
    char names[MAX_SEATS][ROW_WORD_SIZE];
    Seating seating;
    Game game;
} WatopolyReading;

/* Notes a mistake on a line. */
#define WATOPOLY_WRONG(reading, line, sentence, ...) \
    PROBLEM((reading)->problems, (reading)->file, (line), sentence, __VA_ARGS__)
#define WATOPOLY_WRONG_PLAIN(reading, line, sentence) \
    PROBLEM_PLAIN((reading)->problems, (reading)->file, (line), sentence)

/* A whole number with nothing around it, from least to most. */
bool watopoly_reading_number(const char *word, int64_t least, int64_t most, int64_t *number);

/* Index in the order of the board of the building called so, -1 if none is. */
int watopoly_reading_building(const Edition *edition, const char *word);

/* Reads the rows from first_building on. */
void watopoly_deeds_read(WatopolyReading *reading);

#endif
