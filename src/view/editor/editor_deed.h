/* editor_deed.h -- the sums of a deed, and what changes with them. */
#ifndef VIEW_EDITOR_EDITOR_DEED_H
#define VIEW_EDITOR_EDITOR_DEED_H

#include "view/editor/editor_form.h"

/* Prices of buildings, and rents where they are of another kind, become those
 * of the new group. */
void editor_deed_regroup(Edition *edition, DeedId deed, GroupId group);

/* Rows for all of it but its group. */
void editor_deed_rows(EditorForm *form, DeedId deed);

#endif
