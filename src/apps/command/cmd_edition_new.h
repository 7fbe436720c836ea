/* cmd_edition_new.h -- opoly edition new and import: files for the user's own boards. */
#ifndef APPS_COMMAND_CMD_EDITION_NEW_H
#define APPS_COMMAND_CMD_EDITION_NEW_H

#include "apps/command/options.h"
#include "apps/store/edition_store.h"
#include "words/words.h"

/* What the options set; NULL or false by default. */
typedef struct NewWish {
    const char *from;   /* new: the edition to start from */
    const char *as;     /* import: the name of the edition */
    const char *output; /* the file; else in the user's data directory */
    bool force;         /* write over a file */
    const Words *words; /* of what is said */
} NewWish;

/* opoly edition new NAME --from EDITION: a file that builds on EDITION, with
 * all that is in it as lines to switch on. Gives the exit status. */
int cmd_edition_new(const CommandSpec *command, const char *name, const NewWish *wish);

/* opoly edition import FILE: a board file of monopd as an edition. */
int cmd_edition_import(const CommandSpec *command, const char *path, const NewWish *wish);

#endif
