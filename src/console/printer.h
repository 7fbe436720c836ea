/* printer.h -- how a table is put into text: its colours, its width, and where to. */
#ifndef CONSOLE_PRINTER_H
#define CONSOLE_PRINTER_H

#include "table/table.h"

typedef struct Printer {
    const Table *table;
    bool colour; /* escape sequences for colours */
    int columns; /* width to draw for; 0: 80 */
    Text *out;
} Printer;

#endif
