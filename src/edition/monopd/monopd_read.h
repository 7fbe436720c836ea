/* monopd_read.h -- a board file of monopd, the old free game server -> Edition. */
#ifndef EDITION_MONOPD_MONOPD_READ_H
#define EDITION_MONOPD_MONOPD_READ_H

#include "edition/edition.h"
#include "words/problem.h"

/* Reads the text of a board file (*.conf) as the edition called `word`; `file` is
 * for the sentences. Anything opoly cannot represent is left out and reported in
 * `remarks`, one sentence each with its line, in order. Mistakes go to `problems`;
 * the edition is written only when there are none, and is then playable
 * (edition_check). */
bool monopd_read(const char *file, const char *text, size_t length, const char *word,
                 Edition *edition, Problems *problems, Problems *remarks);

#endif
