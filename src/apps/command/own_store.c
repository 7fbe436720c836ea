/* own_store.c -- the saved games of whoever calls a command. */
#include "apps/command/own_store.h"

#include "apps/command/output.h"
#include "apps/store/files.h"

Store *own_store_open(void)
{
    Text path = text_growing(), note = text_growing(), why = text_growing();
    Store *store = NULL;
    if (files_data_path("games.db", &path, &why)) store = store_open(path.start, &note, &why);
    if (note.length > 0) output_complain(note.start);
    if (store == NULL) output_complain(why.start);
    text_free(&path);
    text_free(&note);
    text_free(&why);
    return store;
}
