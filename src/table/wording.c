/* wording.c -- seats, deeds and deals in words, for everything that shows a table. */
#include "table/wording.h"

#include <string.h>

#include "base/utf8.h"
#include "edition/edition_words.h"
#include "table/table_words.h"
#include "table/things.h"

void wording_party(const Table *table, SeatId party, Text *text)
{
    Words words = table_words(table, NULL);
    words_write_arg(&words, arg_seat(party), text);
}

void wording_listed(const Table *table, SeatId seat, Text *text)
{
    if (table_seating(table)->seats[seat].kind != NULL) text_add(text, WORDING_COMPUTER);
    wording_party(table, seat, text);
}

const char *wording_deed(const Table *table, DeedId deed)
{
    const Edition *edition = table_edition(table);
    return deed < edition->deed_count ? edition_deed_label(edition, deed)->name : "nothing";
}

const char *wording_jail(const Table *table)
{
    return edition_words_jail(table_edition(table));
}

void wording_deal(const Table *table, const Game *game, const Deal *deal, Text *text)
{
    Words words = table_words(table, NULL);
    DealThings things;
    words_write_said(&words, things_deal(&things, game, deal), text);
}

void wording_clean(const char *words, Text *text)
{
    const char *end = words + strlen(words);
    while (words < end) {
        size_t size = utf8_size(words, end);
        if (size == 0 || utf8_obeyed(words, size)) {
            text_add_char(text, '?');
        } else {
            text_add_bytes(text, words, size);
        }
        words += size > 0 ? size : 1;
    }
}
