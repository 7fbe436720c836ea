/* tree.c -- small folders of files. */
#include "faults/tree.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void join(char path[TREE_PATH], const char *folder, const char *name)
{
    int length = snprintf(path, TREE_PATH, "%s/%s", folder, name);
    if (length < 0 || length >= TREE_PATH) {
        printf("the path %s is too long\n", path);
        exit(1);
    }
}

static bool is_folder(const char *path)
{
    struct stat info;
    return lstat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

static bool is_self(const char *name)
{
    return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

void tree_wipe(const char *folder)
{
    DIR *list = opendir(folder);
    if (list == NULL) return;
    for (struct dirent *entry; (entry = readdir(list)) != NULL;) {
        char path[TREE_PATH];
        if (is_self(entry->d_name)) continue;
        join(path, folder, entry->d_name);
        if (is_folder(path)) {
            tree_wipe(path);
        } else {
            unlink(path);
        }
    }
    closedir(list);
    rmdir(folder);
}

bool tree_file(const char *path, Text *content)
{
    char step[4096];
    FILE *file = fopen(path, "rb");
    if (file == NULL) return false;
    for (size_t got; (got = fread(step, 1, sizeof step, file)) > 0;) {
        text_add_bytes(content, step, got);
    }
    fclose(file);
    return true;
}

void tree_write(const char *path, const char *bytes, size_t count)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(bytes, 1, count, file) != count || fclose(file) != 0) {
        printf("%s cannot be written\n", path);
        exit(1);
    }
}

void tree_copy(const char *from, const char *to)
{
    mkdir(to, 0700);
    DIR *list = opendir(from);
    if (list == NULL) return;
    for (struct dirent *entry; (entry = readdir(list)) != NULL;) {
        char source[TREE_PATH], target[TREE_PATH];
        if (is_self(entry->d_name)) continue;
        join(source, from, entry->d_name);
        join(target, to, entry->d_name);
        if (is_folder(source)) {
            tree_copy(source, target);
            continue;
        }
        Text content = text_growing();
        if (tree_file(source, &content)) tree_write(target, content.start, content.length);
        text_free(&content);
    }
    closedir(list);
}

static bool is_store(const char *name)
{
    static const char *const names[] = {"games.db", "games.db-wal", "games.db-shm",
                                        "games.db-journal", "games.db.claims"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(name, names[i]) == 0) return true;
    }
    return false;
}

static void add_folder(const char *top, const char *below, Tree *tree)
{
    char folder[TREE_PATH];
    join(folder, top, below);
    DIR *list = opendir(folder);
    if (list == NULL) return;
    for (struct dirent *entry; (entry = readdir(list)) != NULL;) {
        char name[TREE_PATH], path[TREE_PATH];
        if (is_self(entry->d_name) || is_store(entry->d_name)) continue;
        join(path, folder, entry->d_name);
        snprintf(name, sizeof name, "%.200s%s%.200s", below, below[0] == '\0' ? "" : "/",
                 entry->d_name);
        if (is_folder(path)) {
            add_folder(top, name, tree);
        } else if (tree->count < TREE_MOST) {
            tree->names[tree->count] = strdup(name);
            tree->contents[tree->count] = text_growing();
            tree_file(path, &tree->contents[tree->count++]);
        }
    }
    closedir(list);
}

void tree_read(const char *folder, Tree *tree)
{
    tree->count = 0;
    add_folder(folder, "", tree);
}

void tree_free(Tree *tree)
{
    for (int i = 0; i < tree->count; i++) {
        free(tree->names[i]);
        text_free(&tree->contents[i]);
    }
    tree->count = 0;
}

bool tree_has(const Tree *tree, const char *name, const Text *content)
{
    for (int i = 0; i < tree->count; i++) {
        if (strcmp(tree->names[i], name) != 0) continue;
        return tree->contents[i].length == content->length &&
               memcmp(tree->contents[i].start, content->start, content->length) == 0;
    }
    return false;
}
