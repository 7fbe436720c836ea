/* lab_players.c -- players by name, or from files of characters. */
#include "apps/lab/lab_players.h"

#include <string.h>

#include "apps/command/options.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "base/utf8.h"
#include "lab/population.h"

enum { MOST_LOADED = 32, MOST_KINDS = 64, WORD_BYTES = 64 };

static const char ending[] = ".character";

typedef struct Loaded {
    char path[FILES_PATH_SIZE];
    char word[WORD_BYTES];
    Character character;
    PlayerKind kind;
} Loaded;

static Loaded *loaded[MOST_LOADED];
static int loaded_count;

static bool is_path(const char *word)
{
    size_t length = strlen(word), tail = strlen(ending);
    return strchr(word, '/') != NULL || (length > tail && text_same(word + length - tail, ending));
}

bool lab_players_character(const char *path, Character *character, Text *why)
{
    Text content = text_growing();
    Problems *problems = mem_new(1, sizeof *problems);
    bool good = files_read(path, &content, why);
    if (!good) {
        text_add_char(why, '\n');
    } else if (!character_read(content.start, content.length, path, character, problems)) {
        problem_write(problems, why);
        good = false;
    }
    mem_free(problems);
    text_free(&content);
    return good;
}

/* "careful" of "x/careful.character". */
static void name(const char *path, char word[WORD_BYTES])
{
    const char *slash = strrchr(path, '/');
    text_copy(word, WORD_BYTES, slash == NULL ? path : slash + 1);
    char *tail = strstr(word, ending);
    if (tail != NULL) *tail = '\0';
    utf8_mask(word);
}

static const PlayerKind *load(const char *path, Text *why)
{
    for (int i = 0; i < loaded_count; i++)
        if (text_same(loaded[i]->path, path)) return &loaded[i]->kind;
    if (loaded_count == MOST_LOADED) {
        text_add(why, "there are too many character files\n");
        return NULL;
    }
    Loaded *fresh = mem_new(1, sizeof *fresh);
    if (!lab_players_character(path, &fresh->character, why)) {
        mem_free(fresh);
        return NULL;
    }
    text_copy(fresh->path, sizeof fresh->path, path);
    name(path, fresh->word);
    fresh->kind = population_kind(&fresh->character, fresh->word);
    loaded[loaded_count++] = fresh;
    return &fresh->kind;
}

static void no_such_player(const char *word, Text *why)
{
    const char *words[MOST_KINDS + 1] = {NULL};
    for (int i = 0; i < MOST_KINDS && player_kinds()[i] != NULL; i++)
        words[i] = player_kinds()[i]->word;
    const char *near = options_nearest(word, words);
    text_add(why, "there is no player '");
    text_add(why, word);
    text_add(why, near == NULL ? "'" : "'; did you mean '");
    text_add(why, near == NULL ? "" : near);
    text_add(why, near == NULL ? "\n" : "'?\n");
}

const PlayerKind *lab_players_find(const char *word, Text *why)
{
    if (is_path(word)) return load(word, why);
    const PlayerKind *kind = player_find(word);
    if (kind == NULL) no_such_player(word, why);
    return kind;
}
