/* outlook.h -- what an edition promises of its deeds. */
#ifndef EDITION_OUTLOOK_H
#define EDITION_OUTLOOK_H

#include "edition/edition.h"

/* Sets Edition.outlook of an edition that is otherwise complete. */
void outlook_make(Edition *edition);

#endif
