/* web_files.h -- texts in the browser's storage, by path: what files.h does not say. */
#ifndef APPS_PAGE_WEB_FILES_H
#define APPS_PAGE_WEB_FILES_H

#include "apps/store/files.h"

/* web_files.c keeps the promises of files.h for the functions a page can use;
 * a path is the name of an entry of the storage. */

/* Adds the whole text; false when there is none. */
bool web_files_find(const char *path, Text *content);
void web_files_drop(const char *path);
/* The paths that begin with `start`, each with a newline. */
void web_files_list(const char *start, Text *paths);

#endif
