/* opoly_main.c -- opoly: finds the command and runs it. */
#include <string.h>

#include "apps/command/cmd.h"
#include "apps/command/output.h"
#include "apps/command/player_file.h"
#include "apps/command/reader.h"
#include "apps/picture/cairo_lab.h"
#include "apps/store/game_load.h"

#ifndef OPOLY_VERSION
#define OPOLY_VERSION "unknown"
#endif

static const CommandSpec *const commands[] = {&cmd_term,   &cmd_games,  &cmd_edition, &cmd_rules,
                                              &cmd_replay, &cmd_review, &cmd_lab,     &cmd_credits,
#ifdef OPOLY_ONLINE
                                              &cmd_join,
#endif
                                              NULL};
enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] - 1, NAME_COLUMN = 12, HELP_WORDS = 4 };

static int print_help(void)
{
    const Words *words = reader_words();
    Text text = text_growing();
    SAY(words, &text,
        T_("{word} plays the classic game of buying, building and bankrupting, and its\n"
           "variants, which are plain text files called editions."),
        arg_word("opoly"));
    text_add(&text, "\n\n");
    SAY(words, &text, T_("Usage: {word} {other_word}"), arg_word("opoly"),
        arg_other_word("COMMAND [OPTION]..."));
    text_add(&text, "\n\n");
    for (int i = 0; i < COMMAND_COUNT; i++) {
        size_t from = text.length;
        text_add(&text, "  ");
        text_add(&text, commands[i]->name);
        text_pad(&text, from, NAME_COLUMN, ' ');
        words_write(words, &commands[i]->summary, ARGS(arg_absent()), &text);
        text_add_char(&text, '\n');
    }
    text_add(&text, "\n  opoly help COMMAND     ");
    text_add(&text, PLAIN(words, T_("says more about a command")));
    text_add(&text, "\n  opoly --version        ");
    text_add(&text, PLAIN(words, T_("prints the version")));
    text_add(&text, "\n\n");
    SAY(words, &text, T_("To play now: {word}"), arg_word("opoly term"));
    text_add_char(&text, '\n');
    output_text(&text);
    text_free(&text);
    return output_end(EXIT_GOOD);
}

static int print_version(void)
{
    output_words("opoly " OPOLY_VERSION "\n");
    return output_end(EXIT_GOOD);
}

static int unknown(const char *word)
{
    const char *names[COMMAND_COUNT + 1] = {NULL};
    for (int i = 0; i < COMMAND_COUNT; i++) names[i] = commands[i]->name;
    const char *near = options_nearest(word, names);
    bool option = word[0] == '-';
    if (near != NULL && option) {
        return WRONG(NULL, T_("there is no option '{word}'; did you mean '{other_word}'?"),
                     arg_word(word), arg_other_word(near));
    }
    if (near != NULL) {
        return WRONG(NULL, T_("there is no command '{word}'; did you mean '{other_word}'?"),
                     arg_word(word), arg_other_word(near));
    }
    if (option) return WRONG(NULL, T_("there is no option '{word}'"), arg_word(word));
    return WRONG(NULL, T_("there is no command '{word}'"), arg_word(word));
}

static const CommandSpec *find(const char *word)
{
    for (int i = 0; i < COMMAND_COUNT; i++) {
        if (text_same(word, commands[i]->name)) return commands[i];
    }
    return NULL;
}

/* "opoly help lab play" is "opoly lab play --help". */
static int help_on(int argc, char **argv)
{
    const CommandSpec *command = find(argv[0]);
    char option[] = "--help";
    char *words[HELP_WORDS + 2];
    int count = argc < HELP_WORDS ? argc : HELP_WORDS;
    if (command == NULL) return text_same(argv[0], "help") ? print_help() : unknown(argv[0]);
    for (int i = 0; i < count; i++) words[i] = argv[i];
    words[count] = option;
    words[count + 1] = NULL;
    return command->run(command, count + 1, words);
}

int main(int argc, char **argv)
{
    output_begin();
    game_load_set_kinds(player_file_find);
#ifdef OPOLY_CAIRO
    cairo_lab_offer();
#endif
    const char *word = argc > 1 ? argv[1] : "help";
    if (text_same(word, "--version") || text_same(word, "-V")) return print_version();
    if (text_same(word, "help") && argc > 2) return help_on(argc - 2, argv + 2);
    if (text_same(word, "--help") || text_same(word, "-h") || text_same(word, "help")) {
        return print_help();
    }
    const CommandSpec *command = find(word);
    return command != NULL ? command->run(command, argc - 1, argv + 1) : unknown(word);
}
