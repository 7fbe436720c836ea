/* web_output.h -- sentences for the person, kept until they are shown. */
#ifndef APPS_PAGE_WEB_OUTPUT_H
#define APPS_PAGE_WEB_OUTPUT_H

#include "apps/command/output.h"

/* output_complain of output.h keeps its sentence here; the last one counts.
 * Adds it to `note` and forgets it. */
void web_output_take(Text *note);

#endif
