/* web_files.c -- whole texts in the browser's storage. */
#include "apps/page/web_files.h"

#include <string.h>

#include "apps/page/web_language.h"
#include "apps/page/web_page.h"
#include "base/mem.h"

static void take(int length, Text *content)
{
    char *bytes = mem_new((size_t)length, 1);
    page_take(bytes);
    text_add_bytes(content, bytes, (size_t)length);
    mem_free(bytes);
}

bool web_files_find(const char *path, Text *content)
{
    int length = page_kept(path, strlen(path));
    if (length < 0) return false;
    take(length, content);
    return true;
}

void web_files_drop(const char *path)
{
    page_drop(path, strlen(path));
}

void web_files_list(const char *start, Text *paths)
{
    take(page_kept_names(start, strlen(start)), paths);
}

bool files_write(const char *path, const char *bytes, size_t count, Text *why)
{
    Words words = web_words();
    PageKept result = (PageKept)page_keep(path, strlen(path), bytes, count);
    switch (result) {
    case PAGE_KEPT: return true;
    case PAGE_FULL:
        text_add(why, PLAIN(&words, T_("the browser's storage is full; deleting old games makes "
                                       "room")));
        break;
    case PAGE_FORBIDDEN:
        text_add(why, PLAIN(&words, T_("this browser does not let the page keep anything")));
        break;
    }
    return false;
}

bool files_make_directory(const char *path, Text *why)
{
    (void)path, (void)why;
    return true;
}

bool files_data_directory(Text *path, Text *why)
{
    (void)why;
    text_add(path, "opoly");
    return true;
}

bool files_data_path(const char *name, Text *path, Text *why)
{
    files_data_directory(path, why);
    text_add_char(path, '/');
    text_add(path, name);
    return true;
}
