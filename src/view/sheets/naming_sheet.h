/* naming_sheet.h -- giving a saved game a name. */
#ifndef VIEW_SHEETS_NAMING_SHEET_H
#define VIEW_SHEETS_NAMING_SHEET_H

#include "view/request.h"

typedef struct View View;

/* Opens it for game `id`, 0 the running one, which is called `given` now. */
void naming_sheet_open(View *view, int64_t id, const char *given);

#endif
