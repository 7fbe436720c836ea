/* space_icon.h -- which icon fits a space or a deck. */
#ifndef VIEW_ART_SPACE_ICON_H
#define VIEW_ART_SPACE_ICON_H

#include "edition/edition.h"
#include "ui/icon.h"

/* What the edition file chose, or what fits the space: by what it does, and by its name and group
 * where editions differ (ferries, gyms, airways). ICON_NONE for streets. */
Icon space_icon(const Edition *edition, SpaceId space);
/* The icon of the spaces where the deck is drawn from. */
Icon space_icon_of_deck(const Edition *edition, DeckId deck);

#endif
