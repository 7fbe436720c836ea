/* editor_colour.h -- choosing a colour: from a palette, or as #RRGGBB. */
#ifndef VIEW_EDITOR_EDITOR_COLOUR_H
#define VIEW_EDITOR_EDITOR_COLOUR_H

#include "view/editor/editor_form.h"

/* The colours offered: strong ones for groups, soft ones for the felt. */
typedef enum EditorPalette { EDITOR_PALETTE_GROUPS, EDITOR_PALETTE_FELT } EditorPalette;

/* True when it was changed. */
bool editor_colour(EditorForm *form, uint32_t id, const char *label, EditorPalette palette,
                   uint32_t *rgb);

/* Reads "#d9eadb" or "D9EADB"; false when it is no colour. */
bool editor_colour_read(const char *words, uint32_t *rgb);
void editor_colour_write(uint32_t rgb, Text *text);

#endif
