/* files.h -- whole files, written so that a crash loses nothing; where our files live. */
#ifndef APPS_STORE_FILES_H
#define APPS_STORE_FILES_H

#include "base/text.h"

enum { FILES_PATH_SIZE = 4096, FILES_SIZE_MAX = 64 << 20 };

/* Every `why` gets one sentence without a full stop, as for "opoly: WHY". */

/* Adds the whole file to `content`. Refuses at once whatever is not
 * a regular file (pipes, devices, directories, sockets) and files of more than
 * FILES_SIZE_MAX bytes. "-" is standard input. */
bool files_read(const char *path, Text *content, Text *why);

/* Writes the whole file: after a crash there is the old one or the new one,
 * never half of one. A new file may be read by whom `umask` lets; an old one
 * keeps its mode. "-" is standard output; devices and pipes are written to as
 * they are. */
bool files_write(const char *path, const char *bytes, size_t count, Text *why);
/* The same; a new file is for its owner only (0600). */
bool files_write_private(const char *path, const char *bytes, size_t count, Text *why);

/* Adds `line` and a newline at the end of a private file. */
bool files_append_line(const char *path, const char *line, Text *why);

/* Adds the path, "~/" at its beginning meaning the home directory. */
void files_path(const char *typed, Text *path);

bool files_exists(const char *path);
/* Is there certainly nothing? If that cannot be determined, reading says why. */
bool files_missing(const char *path);
/* Is it a file in the narrow sense: no device, pipe or directory? */
bool files_is_plain(const char *path);

/* Makes the directory and those above it, private, where they are missing. */
bool files_make_directory(const char *path, Text *why);

/* $XDG_DATA_HOME/opoly or ~/.local/share/opoly, without making it. */
bool files_data_directory(Text *path, Text *why);
/* The path of `name` in it; the directory is made when it is missing. */
bool files_data_path(const char *name, Text *path, Text *why);

/* The directory of the running program, without a slash at the end. */
bool files_program_directory(Text *path);

/* "WHAT: the system's words for `error`". */
void files_error_write(const char *what, int error, Text *why);

#endif
