/* lobby_order.h -- what is typed at a table on a server besides the game itself: before it, after
 * it, and talk. */
#ifndef APPS_LINK_LOBBY_ORDER_H
#define APPS_LINK_LOBBY_ORDER_H

#include "online/guest.h"

enum { LOBBY_WORD_SIZE = 4000 };

/* The first word of a line. */
void lobby_order_word(const char *line, char word[LOBBY_WORD_SIZE]);
/* Asks the server for what the line says; true when it was one of these. `playing`: the console
 * of a game hears what is none. The library has the editions that can be brought. */
bool lobby_order(Guest *guest, const EditionLibrary *library, bool playing, const char *line);

#endif
