/* tree.h -- small folders of files: made, wiped, copied, remembered. */
#ifndef TESTS_TREE_H
#define TESTS_TREE_H

#include "base/text.h"

enum { TREE_MOST = 100, TREE_PATH = 4096 };

/* The files of a folder with their contents, but not those of the store of
 * games (games.db and its companions), which saved.h looks at. */
typedef struct Tree {
    int count;
    char *names[TREE_MOST]; /* below the folder, without a slash in front */
    Text contents[TREE_MOST];
} Tree;

void tree_wipe(const char *folder);
void tree_copy(const char *from, const char *to);
/* The whole file, or false. */
bool tree_file(const char *path, Text *content);
void tree_write(const char *path, const char *bytes, size_t count);

void tree_read(const char *folder, Tree *tree);
void tree_free(Tree *tree);
/* Has the tree a file of this name with exactly this content? */
bool tree_has(const Tree *tree, const char *name, const Text *content);

#endif
