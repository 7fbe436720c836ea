/* lobby_told.h -- a table on a server before the game: its seats, its terms, what can be typed. */
#ifndef APPS_LINK_LOBBY_TOLD_H
#define APPS_LINK_LOBBY_TOLD_H

#include "online/guest.h"

void lobby_told(const Guest *guest);

#endif
