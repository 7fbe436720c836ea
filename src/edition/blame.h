/* blame.h -- whose line is at fault when a file and its base do not fit. */
#ifndef EDITION_BLAME_H
#define EDITION_BLAME_H

#include "edition/edition_check.h"

/* The one in the file that builds on the other's; `a` when both are in one. */
const Origin *blame_later(const Origin *a, const Origin *b);

/* Notes what is wrong with something declared at `own`. When `cause` is in a file
 * that builds on that one, the cause is blamed: whoever wrote it cannot change
 * the base. More of the kind at the same place are only counted. */
void blame_note(Problems *problems, const Origin *own, const Origin *cause,
                const Sentence *sentence, const Arg *args);

/* What a file may have changed so that the effect leads nowhere; line 0: nothing. */
Origin blame_of_effect(const Origins *origins, const Effect *effect);

#endif
