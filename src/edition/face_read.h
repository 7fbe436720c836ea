/* face_read.h -- the statements about how a board looks: felt and theme. */
#ifndef EDITION_FACE_READ_H
#define EDITION_FACE_READ_H

#include "edition/draft.h"

/* Each takes the rest of its statement. A felt of its own takes the theme of the
 * base away: what this file does not say follows from the new felt. */
void face_read_felt(Draft *draft, Statement *statement);
void face_read(Draft *draft, Statement *statement);

#endif
