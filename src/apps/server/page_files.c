/* page_files.c -- the page's files in memory, as a server hands them out. */
#include "apps/server/page_files.h"

#include <dirent.h>
#include <string.h>

#include "apps/store/files.h"
#include "base/mem.h"

enum { DEPTH_MOST = 4 };

struct PageFiles {
    PageFile *list;
    int count, room;
};

static const struct {
    const char *ending, *type;
} types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".webmanifest", "application/manifest+json"},
    {".edition", "text/plain; charset=utf-8"},
    {".mo", "application/octet-stream"},
};

static bool ends(const char *name, size_t length, const char *ending)
{
    size_t tail = strlen(ending);
    return length > tail && memcmp(name + length - tail, ending, tail) == 0;
}

static const char *type_of(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (ends(name, length, types[i].ending)) return types[i].type;
    return NULL;
}

static void add_file(PageFiles *files, const char *path, const char *name)
{
    PageFile file = {.bytes = text_growing()};
    Text why = text_growing();
    size_t length = strlen(name);
    if (ends(name, length, ".br")) {
        file.packed = "br";
        length -= 3;
    } else if (ends(name, length, ".gz")) {
        file.packed = "gzip";
        length -= 3;
    }
    file.type = type_of(name, length);
    bool good =
        file.type != NULL && length < sizeof file.name && files_read(path, &file.bytes, &why);
    text_free(&why);
    if (!good) {
        text_free(&file.bytes);
        return;
    }
    memcpy(file.name, name, length);
    if (files->count == files->room) {
        files->room = files->room == 0 ? 32 : 2 * files->room;
        files->list = mem_resize(files->list, (size_t)files->room, sizeof *files->list);
    }
    files->list[files->count++] = file;
}

static void add_folder(PageFiles *files, const char *folder, const char *name, int depth)
{
    DIR *directory = opendir(folder);
    if (directory == NULL) return;
    const struct dirent *entry;
    while ((entry = readdir(directory)) != NULL) {
        if (entry->d_name[0] == '.') continue;
        Text path = text_growing(), inner = text_growing();
        text_add(&path, folder);
        text_add_char(&path, '/');
        text_add(&path, entry->d_name);
        text_add(&inner, name);
        text_add_char(&inner, '/');
        text_add(&inner, entry->d_name);
        if (files_is_plain(path.start))
            add_file(files, path.start, inner.start);
        else if (depth < DEPTH_MOST)
            add_folder(files, path.start, inner.start, depth + 1);
        text_free(&path);
        text_free(&inner);
    }
    closedir(directory);
}

PageFiles *page_files_new(const char *folder)
{
    PageFiles *files = mem_new(1, sizeof *files);
    add_folder(files, folder, "", 0);
    return files;
}

void page_files_free(PageFiles *files)
{
    for (int i = 0; i < files->count; i++) text_free(&files->list[i].bytes);
    mem_free(files->list);
    mem_free(files);
}

int page_files_count(const PageFiles *files)
{
    return files->count;
}

/* Does the browser understand it? */
static bool accepts(const char *accepted, const char *way)
{
    const char *at = strstr(accepted, way);
    return at != NULL && strncmp(at + strlen(way), ";q=0", 4) != 0;
}

const PageFile *page_files_find(const PageFiles *files, const char *path, const char *accepted)
{
    const PageFile *best = NULL;
    if (text_same(path, "/")) path = "/index.html";
    for (int i = 0; i < files->count; i++) {
        const PageFile *file = &files->list[i];
        if (!text_same(file->name, path)) continue;
        if (file->packed != NULL && !accepts(accepted, file->packed)) continue;
        if (best == NULL || file->bytes.length < best->bytes.length) best = file;
    }
    return best;
}
