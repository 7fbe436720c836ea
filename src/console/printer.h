/* printer.h -- how a table is put into text: its words, colours, width, and where to. */
#ifndef CONSOLE_PRINTER_H
#define CONSOLE_PRINTER_H

#include "table/table.h"
#include "words/words.h"

typedef struct Printer {
    const Table *table;
    Words words; /* of the table, in the reader's language */
    bool colour; /* escape sequences for colours */
    int columns; /* width to draw for; 0: 80 */
    bool plain;  /* sentences instead of drawings and columns */
    Text *out;
} Printer;

/* Without colours, 80 columns wide. */
Printer printer_of(const Table *table, const Language *language, Text *out);

/* A sentence, and the end of its line. */
void printer_line(const Printer *printer, const Sentence *sentence, const Arg *args);

/* PRINT(printer, T_("{seat} rolls."), arg_seat(seat)): a line. */
#define PRINT(printer, sentence, ...) \
    printer_line((printer), &(const Sentence)sentence, ARGS(__VA_ARGS__))
#define PRINT_PLAIN(printer, sentence) PRINT(printer, sentence, arg_absent())

/* The words in columns, never cut, followed by at least one blank. */
void printer_column(const Printer *printer, const char *words, int width);
/* The words, broken between them, as a paragraph of at most 100 columns; every line after the
 * first begins at the column `indent`, where the first one has come to already. */
void printer_paragraph(const Printer *printer, const char *words, int indent);
/* A sum at the right end of `width` columns. */
void printer_money(const Printer *printer, Money sum, int width);
/* The player's name as lists have it, "#Bob" for a computer, in bold. */
void printer_player(const Printer *printer, SeatId seat, Text *text);

#endif
