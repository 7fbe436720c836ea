/* page_files.h -- the page's files in memory, as a server hands them out. */
#ifndef APPS_SERVER_PAGE_FILES_H
#define APPS_SERVER_PAGE_FILES_H

#include "base/text.h"

typedef struct PageFile {
    char name[120];     /* "/index.html" */
    const char *type;   /* "text/html; charset=utf-8" */
    const char *packed; /* "br", "gzip"; NULL: as it is */
    Text bytes;
} PageFile;

typedef struct PageFiles PageFiles;

/* All files of the folder that a page may ask for; an empty folder is fine. */
PageFiles *page_files_new(const char *folder);
void page_files_free(PageFiles *files);
int page_files_count(const PageFiles *files);

/* The file an address means, packed in a way that `accepted` names if there is one; NULL. */
const PageFile *page_files_find(const PageFiles *files, const char *path, const char *accepted);

#endif
