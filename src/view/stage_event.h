/* stage_event.h -- how one event is shown: how long, with which sound, and
 * what it changes in the state shown. */
#ifndef VIEW_STAGE_EVENT_H
#define VIEW_STAGE_EVENT_H

#include "game/game.h"
#include "table/table.h"
#include "ui/settings.h"

/* 0: it takes no visible time. */
double stage_event_seconds(const Table *table, const Event *event, const Settings *settings);
/* By how much the setting of speed stretches whatever moves. */
double stage_event_pace(const Settings *settings);
/* Of these, how long the wheel turns. */
double stage_event_turning(const Table *table, const Event *event, const Settings *settings);
/* Is it a card of a person's own, to be read? */
bool stage_event_is_read(const Table *table, const Event *event);
/* The Cue, or -1. */
int stage_event_cue(const Table *table, const Event *event);
/* Spaces walked by an EVENT_MOVED, at least 1. */
int stage_event_steps(const Edition *edition, const Event *event);
/* The change that everybody can see. */
void stage_event_patch(const Edition *edition, const Event *event, Game *game);

#endif
