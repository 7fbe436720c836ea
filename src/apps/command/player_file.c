/* player_file.c -- players by name, or from files of characters. */
#include "apps/command/player_file.h"

#include <stdlib.h>
#include <string.h>

#include "apps/command/options.h"
#include "apps/command/reader.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "base/utf8.h"
#include "players/expert_player.h"
#include "players/value_network.h"

enum { MOST_LOADED = 32, MOST_KINDS = 64, WORD_BYTES = 64 };

static const char ending[] = ".character";

typedef struct Loaded {
    char path[FILES_PATH_SIZE];
    char word[WORD_BYTES];
    CharacterTitle title;
    Character character;
    ValueNetwork network; /* if the file names one */
    PlayerKind kind;
} Loaded;

static Loaded *loaded[MOST_LOADED];
static int loaded_count;

bool player_file_is(const char *word)
{
    size_t length = strlen(word), tail = strlen(ending);
    return strchr(word, '/') != NULL || (length > tail && text_same(word + length - tail, ending));
}

static bool read_file(const char *path, Character *character, CharacterTitle *title, Text *why)
{
    Text content = text_growing();
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    bool good = files_read(path, &content, why);
    if (!good) {
        text_add_char(why, '\n');
    } else if (!character_read(content.start, content.length, path, character, title, problems)) {
        problem_write(problems, why);
        good = false;
    }
    mem_free(problems);
    text_free(&content);
    return good;
}

bool player_file_character(const char *path, Character *character, Text *why)
{
    return read_file(path, character, NULL, why);
}

/* A network that the file names stands beside it. */
static bool read_network(const char *path, const char *name, ValueNetwork *network, Text *why)
{
    const char *slash = name[0] == '/' ? NULL : strrchr(path, '/');
    Text where = text_growing(), content = text_growing();
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    if (slash != NULL) text_add_bytes(&where, path, (size_t)(slash + 1 - path));
    text_add(&where, name);
    bool good = files_read(where.start, &content, why);
    if (!good) {
        text_add_char(why, '\n');
    } else if (!value_network_read(content.start, content.length, where.start, network, problems)) {
        problem_write(problems, why);
        good = false;
    }
    mem_free(problems);
    text_free(&content);
    text_free(&where);
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

/* Records name the file: so that it is found again from anywhere. */
static void whole_path(const char *path, char whole[FILES_PATH_SIZE])
{
    char *real = realpath(path, NULL);
    if (!text_copy(whole, FILES_PATH_SIZE, real == NULL ? path : real))
        text_copy(whole, FILES_PATH_SIZE, path);
    free(real);
}

static const PlayerKind *load(const char *given, Text *why)
{
    char path[FILES_PATH_SIZE];
    whole_path(given, path);
    for (int i = 0; i < loaded_count; i++)
        if (text_same(loaded[i]->path, path)) return &loaded[i]->kind;
    if (loaded_count == MOST_LOADED) {
        text_add(why, PLAIN(reader_words(), T_("there are too many character files")));
        text_add_char(why, '\n');
        return NULL;
    }
    Loaded *fresh = mem_new(1, sizeof *fresh);
    const char *network = fresh->title.network;
    if (!read_file(path, &fresh->character, &fresh->title, why) ||
        (network[0] != '\0' && !read_network(path, network, &fresh->network, why))) {
        mem_free(fresh);
        return NULL;
    }
    if (network[0] != '\0') fresh->character.network = &fresh->network;
    text_copy(fresh->path, sizeof fresh->path, path);
    name(path, fresh->word);
    char *about = fresh->title.about;
    if (about[0] == '\0')
        text_copy(about, sizeof fresh->title.about, "plays by numbers of its own");
    fresh->kind = expert_player_kind(&fresh->character, fresh->word, about);
    fresh->kind.file = fresh->path;
    loaded[loaded_count++] = fresh;
    return &fresh->kind;
}

static void no_such_player(const char *word, Text *why)
{
    const char *words[MOST_KINDS + 1] = {NULL};
    for (int i = 0; i < MOST_KINDS && player_kinds()[i] != NULL; i++)
        words[i] = player_kinds()[i]->word;
    const char *near = options_nearest(word, words);
    if (near != NULL) {
        SAY(reader_words(), why, T_("there is no player '{name}'; did you mean '{word}'?"),
            arg_name(word), arg_word(near));
    } else {
        SAY(reader_words(), why, T_("there is no player '{name}'"), arg_name(word));
    }
    text_add_char(why, '\n');
}

const PlayerKind *player_file_find(const char *word, Text *why)
{
    if (player_file_is(word)) return load(word, why);
    const PlayerKind *kind = player_find(word);
    if (kind == NULL) no_such_player(word, why);
    return kind;
}
