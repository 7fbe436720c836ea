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

static const CommandSpec *const commands[] = {&cmd_term,   &cmd_games, &cmd_edition, &cmd_rules,
                                              &cmd_replay, &cmd_lab,   NULL};
enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] - 1, NAME_COLUMN = 12 };

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
    text_add(&text, "\n  opoly COMMAND --help   ");
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

int main(int argc, char **argv)
{
    output_begin();
    game_load_set_kinds(player_file_find);
#ifdef OPOLY_CAIRO
    cairo_lab_offer();
#endif
    const char *word = argc > 1 ? argv[1] : "help";
    if (text_same(word, "--version") || text_same(word, "-V")) return print_version();
    if (text_same(word, "--help") || text_same(word, "-h") || text_same(word, "help")) {
        return print_help();
    }
    for (int i = 0; i < COMMAND_COUNT; i++) {
        if (text_same(word, commands[i]->name)) {
            return commands[i]->run(commands[i], argc - 1, argv + 1);
        }
    }
    return unknown(word);
}
