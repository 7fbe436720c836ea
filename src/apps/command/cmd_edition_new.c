/* cmd_edition_new.c -- opoly edition new and import: files for the user's own boards. */
#include "apps/command/cmd_edition_new.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/drawn/new_file.h"
#include "apps/store/files.h"
#include "base/mem.h"
#include "edition/edition_write.h"
#include "edition/monopd/monopd_read.h"
#include "table/wording.h"

/* ---- new ---- */

/* The comment above the first line of each kind. */
static const struct {
    const char *keyword, *words;
} sections[] = {
    {"money", "# --- The box -----------------------------------------------------------------\n"
              "# The money sign and its place, the colour of the middle, words of your own.\n\n"},
    {"rule", "\n# --- Rules -------------------------------------------------------------------\n"
             "# Their values in the edition this one builds on; 'opoly rules NAME' says more.\n\n"},
    {"group", "\n# --- Groups ------------------------------------------------------------------\n"
              "# word, name, kind, price of a house, colour. Without the kind a line only\n"
              "# changes the name and the colour.\n\n"},
    {"space", "\n# --- Spaces ------------------------------------------------------------------\n"
              "# number, word, name, short name (12 letters), what it is. Deeds: group, price,\n"
              "# rents of the site, of one to four houses and of the hotel. A line may end\n"
              "# after the names: then only they change. Keep the words: cards use them.\n\n"},
    {"deck", "\n# --- Cards -------------------------------------------------------------------\n"
             "# A deck is replaced as a whole: switch on its line and those of all its cards.\n\n"},
    {"token", "\n# --- Tokens ------------------------------------------------------------------\n"
              "# At least as many as players.\n\n"},
};
enum { SECTIONS = sizeof sections / sizeof sections[0] };

static bool begins_with(const char *line, const char *keyword)
{
    size_t length = strlen(keyword);
    return strncmp(line, keyword, length) == 0 && line[length] == ' ';
}

/* "My Town" of "my-town". */
static void add_title(const char *word, Text *text)
{
    bool first = true;
    for (; *word != '\0'; word++) {
        char c = *word == '-' ? ' ' : *word;
        text_add_char(text, first && c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c);
        first = c == ' ';
    }
}

static void add_header(const char *word, const Edition *base, Text *text)
{
    text_add(text, "# ");
    text_add(text, word);
    text_add(text, ".edition -- a board of your own, built on ");
    text_add(text, base->title);
    text_add(text,
             ".\n#\n"
             "# As it stands it plays exactly like that. Below, each line of it begins with a\n"
             "# '#' and no blank: take the '#' away to switch the line on, and change it.\n"
             "# What stays switched off remains as it is there.\n"
             "#     opoly edition check FILE      says what is wrong, with the line\n"
             "#     opoly term --edition FILE     plays it at once\n"
             "# docs/own-board.md is an example, docs/edition-format.md explains every word.\n\n");
    text_add(text, "edition ");
    text_add(text, word);
    text_add(text, " \"");
    add_title(word, text);
    text_add(text, "\"\nbased on ");
    text_add(text, base->word);
    text_add(text, "\nabout \"A board of our own.\"\n\n");
}

/* The rents that all deeds of a group have, for its line. */
static void add_group_rents(const Edition *base, int group, Text *text)
{
    const Deed *first = NULL;
    int count = RENT_STEPS;
    for (int i = 0; i < base->deed_count; i++) {
        const Deed *deed = &base->deeds[i];
        if (deed->group != group) continue;
        if (first == NULL) first = deed;
        if (memcmp(deed->rent, first->rent, sizeof deed->rent) != 0) return;
    }
    if (first == NULL || base->groups[group].kind == GROUP_STREETS) return;
    while (count > 1 && first->rent[count - 1] == first->rent[count - 2]) count--;
    text_add(text, " rent");
    for (int i = 0; i < count; i++) {
        text_add_char(text, ' ');
        text_add_int(text, first->rent[i]);
    }
}

/* Does the line, switched on, leave the game as it is? */
static bool changes_nothing(const EditionLibrary *others, const Edition *base, const char *line)
{
    Text text = text_growing();
    EditionSource *sources = mem_new((size_t)others->count + 1, sizeof *sources);
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    text_add(&text, "edition x \"X\"\nbased on ");
    text_add(&text, base->word);
    text_add_char(&text, '\n');
    text_add(&text, line);
    sources[0] =
        (EditionSource){.word = "x", .file = "x", .text = text.start, .length = text.length};
    for (int i = 0; i < others->count; i++) sources[i + 1] = others->sources[i];
    EditionLibrary library = {.sources = sources, .count = others->count + 1};
    bool same = edition_read(&library, "x", NULL, edition, problems) &&
                edition_hash(edition) == edition_hash(base);
    mem_free(problems);
    mem_free(edition);
    mem_free(sources);
    text_free(&text);
    return same;
}

/* A group's line with its kind, unless its deeds get rents or prices from it
 * that cannot be derived from the edition: then only name and colour. */
static void add_group(const EditionLibrary *others, const Edition *base, int group,
                      const char *written, size_t length, Text *text)
{
    Text line = text_growing();
    text_add_bytes(&line, written, length);
    add_group_rents(base, group, &line);
    if (!changes_nothing(others, base, line.start)) {
        text_clear(&line);
        text_add(&line, "group ");
        text_add(&line, base->group_label[group].word);
        text_add_char(&line, ' ');
        text_add_quoted(&line, base->group_label[group].name);
        text_add(&line, " colour #");
        text_add_hex(&line, base->groups[group].colour, 6);
    }
    text_add(text, line.start);
    text_free(&line);
}

/* Every statement of the base, switched off. */
static void add_lines(const EditionLibrary *others, const Edition *base, Text *text)
{
    Text whole = text_growing();
    edition_write(base, &whole);
    int section = 0, group = 0;
    for (const char *at = whole.start; *at != '\0';) {
        size_t length = strcspn(at, "\n");
        for (int i = section; i < SECTIONS; i++) {
            if (!begins_with(at, sections[i].keyword)) continue;
            text_add(text, sections[i].words);
            section = i + 1;
        }
        bool own = length == 0 || begins_with(at, "edition") || begins_with(at, "about");
        if (begins_with(at, "deck") && text->length > 1 && text->start[text->length - 2] != '\n') {
            text_add_char(text, '\n');
        }
        if (!own) text_add_char(text, '#');
        if (begins_with(at, "group")) {
            add_group(others, base, group++, at, length, text);
        } else if (!own) {
            text_add_bytes(text, at, length);
        }
        if (!own) text_add_char(text, '\n');
        at += length + (at[length] == '\n');
    }
    text_free(&whole);
}

/* The edition to start from; false with what is wrong. */
static bool read_base(EditionStore *editions, const char *from, Edition *base, Text *why)
{
    Problems *problems = mem_new(1, sizeof *problems);
    problems->words = reader_words();
    const char *word = edition_store_find(editions, from, why);
    bool good =
        word != NULL && edition_read(edition_store_library(editions), word, NULL, base, problems);
    if (word != NULL && !good) problem_write(problems, why);
    mem_free(problems);
    return good;
}

int cmd_edition_new(const CommandSpec *command, const char *name, const NewWish *wish)
{
    if (wish->as != NULL)
        return WRONG(command, T_("'{word}' belongs to '{other_word}'"), arg_word("--as"),
                     arg_other_word("import"));
    if (wish->from == NULL)
        return WRONG(command, T_("'{word}' needs '{other_word}' to start from"), arg_word("new"),
                     arg_other_word("--from EDITION"));
    if (!new_file_name_is_good(name))
        return WRONG(command,
                     T_("'{word}' cannot be the name of an edition: expected lower case letters, "
                        "digits and hyphens, a letter first"),
                     arg_word(name));
    if (edition_store_is_path(wish->from))
        return WRONG(command, T_("'{word}' takes the name of an edition, not a file"),
                     arg_word("--from"));
    if (text_same_folded(name, wish->from))
        return WRONG_PLAIN(command, T_("the new edition needs a name of its own"));
    NewFile file = {0};
    EditionStore *editions = edition_store_new();
    Edition *base = mem_new(1, sizeof *base);
    Text text = text_growing(), why = text_growing();
    int status;
    if (!read_base(editions, wish->from, base, &why) || !new_file_place(name, wish, &file, &why)) {
        status = output_complain_lines(&why);
    } else {
        add_header(name, base, &text);
        add_lines(edition_store_library(editions), base, &text);
        status = new_file_write(&file, &text);
    }
    text_free(&file.path);
    text_free(&why);
    text_free(&text);
    mem_free(base);
    edition_store_free(editions);
    return status;
}

/* ---- import ---- */

/* "atlantic" of "x/Atlantic.conf", as far as the letters go. */
static void word_of(const char *path, char word[WORD_SIZE])
{
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    size_t length = 0;
    for (; *name != '\0' && *name != '.' && length < WORD_SIZE - 1; name++) {
        char c = *name >= 'A' && *name <= 'Z' ? (char)(*name - 'A' + 'a') : *name;
        word[length++] = c == '_' || c == ' ' ? '-' : c;
    }
    word[length] = '\0';
}

static void add_remarks(const char *path, const Problems *remarks, Text *text)
{
    const char *slash = strrchr(path, '/');
    text_add(text, "# Imported by 'opoly edition import' from a board file of monopd, ");
    wording_clean(slash == NULL ? path : slash + 1, text);
    text_add(text, ".\n");
    if (remarks->count > 0) {
        text_add(text, "# What could not be taken over as it was, with the line of that file:\n");
    }
    for (int i = 0; i < remarks->count && i < PROBLEM_MAX; i++) {
        text_add(text, "#   ");
        if (remarks->list[i].line > 0) {
            text_add_int(text, remarks->list[i].line);
            text_add(text, ": ");
        }
        text_add(text, remarks->list[i].sentence);
        text_add_char(text, '\n');
    }
    if (remarks->count > PROBLEM_MAX) text_add(text, "#   and more of the kind\n");
    text_add_char(text, '\n');
}

/* Reads the board and writes the edition; `file` has its place. */
static int import_into(const NewFile *file, const char *path, Text *why)
{
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(2, sizeof *problems), *remarks = problems + 1;
    problems->words = remarks->words = reader_words();
    Text conf = text_growing(), text = text_growing();
    int status;
    if (!files_read(path, &conf, why)) {
        status = output_complain_lines(why);
    } else if (!monopd_read(path, conf.start, conf.length, file->word, edition, problems,
                            remarks)) {
        problem_write(problems, why);
        status = output_complain_lines(why);
    } else {
        problem_write(remarks, why);
        output_complain_lines(why);
        add_remarks(path, remarks, &text);
        edition_write(edition, &text);
        status = new_file_write(file, &text);
    }
    text_free(&conf);
    text_free(&text);
    mem_free(problems);
    mem_free(edition);
    return status;
}

int cmd_edition_import(const CommandSpec *command, const char *path, const NewWish *wish)
{
    char word[WORD_SIZE];
    bool named_by_file = wish->output != NULL && !text_same(wish->output, "-");
    if (wish->from != NULL)
        return WRONG(command, T_("'{word}' belongs to '{other_word}'"), arg_word("--from"),
                     arg_other_word("new"));
    word_of(named_by_file ? wish->output : path, word);
    const char *name = wish->as != NULL ? wish->as : word;
    if (!new_file_name_is_good(name))
        return WRONG(command,
                     T_("'{word}' cannot be the name of an edition: '{other_word}' takes one of "
                        "lower case letters, digits and hyphens"),
                     arg_word(name), arg_other_word("--as"));
    NewFile file = {0};
    Text why = text_growing();
    int status = new_file_place(name, wish, &file, &why) ? import_into(&file, path, &why)
                                                         : output_complain_lines(&why);
    text_free(&file.path);
    text_free(&why);
    return status;
}
