/* meeting_store_dump.c -- a copy of a database of PostgreSQL: its own program makes it. */
#ifdef OPOLY_POSTGRES

#include <spawn.h>
#include <sys/wait.h>

#include "apps/command/reader.h"
#include "apps/server/meeting_store.h"
#include "words/words.h"

enum { NOT_FOUND = 127 }; /* the status of a program that is not there */

bool meeting_store_postgres_backup(const char *url, const char *copy, Text *why)
{
    extern char **environ;
    char program[] = "pg_dump", format[] = "--format=custom";
    Text file = text_growing(), database = text_growing();
    text_add(&file, "--file=");
    text_add(&file, copy);
    text_add(&database, "--dbname=");
    text_add(&database, url);
    char *const words[] = {program, format, file.start, database.start, NULL};
    pid_t child;
    int status = 0;
    bool began = posix_spawnp(&child, program, NULL, NULL, words, environ) == 0;
    bool ended = began && waitpid(child, &status, 0) == child && WIFEXITED(status);
    text_free(&file);
    text_free(&database);
    if (ended && WEXITSTATUS(status) == 0) return true;
    bool there = ended && WEXITSTATUS(status) != NOT_FOUND;
    if (there)
        SAY(reader_words(), why, T_("{word} could not write the copy"), arg_word(program));
    else
        SAY(reader_words(), why, T_("{word} is needed for that, and is not here"),
            arg_word(program));
    return false;
}

#endif
