/* watopoly_reading.h -- a Watopoly file while it is read; only for watopoly_*.c. */
#ifndef TABLE_WATOPOLY_READING_H
#define TABLE_WATOPOLY_READING_H

#include "table/watopoly.h"
#include "table/watopoly_rows.h"

typedef struct WatopolyReading {
    const Edition *edition;
    const char *file;
    Problems *problems;
    const WatopolyRows *rows;
    int player_count;   /* as said by the rows, at most MAX_SEATS */
    int first_building; /* its row; rows->kept when there is none */
    char names[MAX_SEATS][ROW_WORD_SIZE];
    Seating seating;
    Game game;
} WatopolyReading;

/* Notes a mistake on a line; the sentence is the parts joined, ended by NULL. */
#define WATOPOLY_WRONG(reading, line, ...) \
    problem_add((reading)->problems, (reading)->file, (line), __VA_ARGS__, (char *)NULL)

/* A whole number with nothing around it, from least to most. */
bool watopoly_reading_number(const char *word, int64_t least, int64_t most, int64_t *number);

/* Index in the order of the board of the building called so, -1 if none is. */
int watopoly_reading_building(const Edition *edition, const char *word);

/* Reads the rows from first_building on. */
void watopoly_deeds_read(WatopolyReading *reading);

#endif
