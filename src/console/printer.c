/* printer.c -- how a table is put into text: its words, colours, width, and where to. */
#include "console/printer.h"

#include <string.h>

#include "console/paint.h"
#include "table/table_words.h"
#include "table/wording.h"

enum { SUM_SIZE = 64, USUAL_COLUMNS = 80, LINE_MOST = 100 };

Printer printer_of(const Table *table, const Language *language, Text *out)
{
    return (Printer){.table = table, .words = table_words(table, language), .out = out};
}

void printer_line(const Printer *printer, const Sentence *sentence, const Arg *args)
{
    words_write(&printer->words, sentence, args, printer->out);
    text_add_char(printer->out, '\n');
}

void printer_column(const Printer *printer, const char *words, int width)
{
    int columns = (int)text_columns(words);
    text_add(printer->out, words);
    paint_repeat(printer->out, " ", columns < width ? width - columns : 1);
}

void printer_money(const Printer *printer, Money sum, int width)
{
    char buffer[SUM_SIZE];
    Text text = text_into(buffer, sizeof buffer);
    words_write_arg(&printer->words, arg_sum(sum), &text);
    paint_cell(printer->out, buffer, width, true);
}

void printer_player(const Printer *printer, SeatId seat, Text *text)
{
    paint_bold(text, printer->colour);
    wording_listed(printer->table, seat, text);
    paint_off(text, printer->colour);
}

static void new_line(const Printer *printer, int indent)
{
    text_add_char(printer->out, '\n');
    paint_repeat(printer->out, " ", indent);
}

void printer_paragraph(const Printer *printer, const char *words, int indent)
{
    int columns = printer->columns > 0 ? printer->columns : USUAL_COLUMNS;
    int most = columns < LINE_MOST ? columns : LINE_MOST, at = indent;
    while (*words != '\0') {
        size_t length = strcspn(words, " \n");
        char word[LINE_MOST * 4];
        Text one = text_into(word, sizeof word);
        text_add_bytes(&one, words, length);
        int wide = (int)text_columns(word);
        bool full = at > indent && at + 1 + wide > most;
        if (full) new_line(printer, indent);
        if (!full && at > indent) text_add_char(printer->out, ' ');
        text_add(printer->out, word);
        at = full || at == indent ? indent + wide : at + 1 + wide;
        bool ends = words[length] == '\n';
        words += length + strspn(words + length, " \n");
        if (!ends || *words == '\0') continue;
        new_line(printer, indent);
        at = indent;
    }
    text_add_char(printer->out, '\n');
}
