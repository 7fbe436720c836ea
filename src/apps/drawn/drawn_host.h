/* drawn_host.h -- what both the window and the page provide to the controller:
 * autosave, saved games, editions. */
#ifndef APPS_DRAWN_DRAWN_HOST_H
#define APPS_DRAWN_DRAWN_HOST_H

#include "apps/drawn/controller.h"
#include "apps/store/autosave.h"
#include "apps/store/edition_store.h"
#include "apps/store/wall_clock.h"
#include "words/words.h"

/* wall_clock_write, or what the page has for it. */
typedef void (*LocalTime)(const char *iso, char moment[WALL_CLOCK_SIZE]);

/* A host begins with this; what follows is the maker's. */
typedef struct DrawnHost {
    ControllerHost lends; /* its self is the host */
    Autosave *autosave;
    EditionStore *editions;
    EditionStore *old_editions; /* the view may still look at it; NULL: none */
    LocalTime local_time;
    Words words; /* the person's language */
} DrawnHost;

/* `own` is what the maker lends; whatever it leaves out of the running game, saved games and
 * editions is as below. With `saving` false nothing is ever saved. */
void drawn_host_open(DrawnHost *host, const ControllerHost *own, bool saving, LocalTime local_time);
void drawn_host_close(DrawnHost *host);
/* From now on in this language; editions are read in it too. Keeps it. */
void drawn_host_speak(DrawnHost *host, const Language *language);

/* As in ControllerHost. */
int64_t drawn_host_begin(DrawnHost *host, const Table *table);
int64_t drawn_host_resume(DrawnHost *host, const Table *table, int64_t id);
/* Whole lines in `why`. */
Table *drawn_host_load(DrawnHost *host, int64_t id, Text *why);
const EditionLibrary *drawn_host_library(const DrawnHost *host);
bool drawn_host_keep_edition(DrawnHost *host, const char *word, const char *text, Text *answer);

/* What the record of game `id` is called: "opoly-game-7.record"; 0: no number. */
void drawn_host_record_name(int64_t id, Text *name);

#endif
