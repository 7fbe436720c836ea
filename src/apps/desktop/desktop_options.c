/* desktop_options.c -- the command line of `opoly-desktop`. */
#include "apps/desktop/desktop_options.h"

#include <getopt.h>
#include <string.h>

#include "apps/command/output.h"
#include "view/view.h"

#ifndef OPOLY_VERSION
#define OPOLY_VERSION "unknown"
#endif

enum { SIDE_LEAST = 200, SIDE_MOST = 8192, SCALE_MOST = 4, TEXT_LEAST = 100, TEXT_MOST = 200 };

enum {
    OPTION_NO_SAVE = GAME_OPTION_COUNT,
    OPTION_JOIN,
    OPTION_SIZE,
    OPTION_SCALE,
    OPTION_TEXT_SIZE,
    OPTION_DARK,
    OPTION_COACH,
    OPTION_FULL_SCREEN,
    OPTION_MUTE,
    OPTION_SHOT,
    OPTION_SCREEN,
    OPTION_AT,
    OPTION_FAULTS,
    OPTION_SCREENS,
    OPTION_BENCH,
    OPTION_VERSION
};

static const OptionSpec specs[] = {
    GAME_OPTION_ROWS(T_("begin a game of this edition at once"),
                     T_("with a house rule; '{word}' lists them"),
                     T_("with this player; {word} is person or a computer's"),
                     T_("with this many players; those not named are computers")),
    [OPTION_NO_SAVE] = {.name = "no-save", .help = T_("save nothing")},
    [OPTION_JOIN] = {.name = "join",
                     .value = "LINK",
                     .help = T_("play at a table on a server, with friends")},
    [OPTION_SIZE] = {.name = "size",
                     .value = "WxH",
                     .help = T_("size of the window, such as {word}"),
                     .word = "1280x800"},
    [OPTION_SCALE] = {.name = "scale", .value = "N", .help = T_("display pixels per window pixel")},
    [OPTION_TEXT_SIZE] = {.name = "text-size", .value = "PERCENT", .help = T_("from 100 to 200")},
    [OPTION_DARK] = {.name = "dark", .help = T_("light on dark")},
    [OPTION_COACH] = {.name = "coach",
                      .value = "HOW",
                      .help = T_("a coach that says {word}"),
                      .word = "off, warnings or everything"},
    [OPTION_FULL_SCREEN] = {.name = "full-screen",
                            .letter = 'f',
                            .help = T_("fill the whole screen")},
    [OPTION_MUTE] = {.name = "mute", .letter = 'm', .help = T_("no music and no sounds")},
    [OPTION_SHOT] = {.name = "shot",
                     .value = "FILE",
                     .help = T_("draw one picture into a PNG file, without a window")},
    [OPTION_SCREEN] = {.name = "screen",
                       .value = "NAME",
                       .help = T_("which screen is drawn or opened")},
    [OPTION_AT] = {.name = "at",
                   .value = "N",
                   .help = T_("draw the game as it was before action {word}"),
                   .word = "N"},
    [OPTION_FAULTS] = {.name = "faults",
                       .help = T_("list what cannot be read or pressed well in the picture")},
    [OPTION_SCREENS] = {.name = "screens", .help = T_("list the names of the screens")},
    [OPTION_BENCH] = {.name = "bench", .help = T_("measure how fast the table is drawn")},
    [OPTION_VERSION] = {.name = "version", .letter = 'V', .help = T_("print the version")},
    {0},
};

const CommandSpec desktop_options_command = {
    .name = "opoly-desktop",
    .usage = "[OPTION]...",
    .summary = T_("Plays opoly in a window"),
    .about = T_("Without options the start screen opens. Every action is saved as it is made."),
    .options = specs,
};

static const CommandSpec *const command = &desktop_options_command;

static bool take_number(const char *name, const char *value, int least, int most, int *number)
{
    int64_t whole = 0;
    if (!options_number(command, name, value, least, most, &whole)) return false;
    *number = (int)whole;
    return true;
}

static bool take_size(const char *value, DesktopWish *wish)
{
    char copy[24];
    int64_t width = 0, height = 0;
    char *cross = text_copy(copy, sizeof copy, value) ? strchr(copy, 'x') : NULL;
    if (cross != NULL) *cross = '\0';
    if (cross != NULL && text_to_int(copy, &width) && text_to_int(cross + 1, &height) &&
        width >= SIDE_LEAST && width <= SIDE_MOST && height >= SIDE_LEAST && height <= SIDE_MOST) {
        wish->width = (int)width;
        wish->height = (int)height;
        return true;
    }
    WRONG(command,
          T_("'{word} {other_word}': this must be like {name}, each from {at_least} to {at_most}"),
          arg_word("--size"), arg_other_word(value), arg_name("1280x800"), arg_at_least(SIDE_LEAST),
          arg_at_most(SIDE_MOST));
    return false;
}

static bool take_screen(const char *value, DesktopWish *wish)
{
    for (const char *const *name = view_screens(); *name != NULL; name++) {
        if (text_same(*name, value)) {
            wish->screen = *name;
            return true;
        }
    }
    const char *near = options_nearest(value, view_screens());
    if (near != NULL) {
        WRONG(command, T_("there is no screen '{word}'; did you mean '{other_word}'?"),
              arg_word(value), arg_other_word(near));
    } else {
        WRONG(command, T_("there is no screen '{word}'; '{other_word}' lists them"),
              arg_word(value), arg_other_word("--screens"));
    }
    return false;
}

static bool take(int option, const char *value, DesktopWish *wish)
{
    if (option < GAME_OPTION_COUNT) return game_options_take(command, option, value, &wish->game);
    switch (option) {
    case OPTION_NO_SAVE: wish->no_save = true; break;
    case OPTION_JOIN: wish->join = value; break;
    case OPTION_SIZE: return take_size(value, wish);
    case OPTION_SCALE: return take_number("--scale", value, 1, SCALE_MOST, &wish->scale);
    case OPTION_TEXT_SIZE:
        return take_number("--text-size", value, TEXT_LEAST, TEXT_MOST, &wish->text_size);
    case OPTION_DARK: wish->dark = true; break;
    case OPTION_COACH: return game_options_coach(command, value, &wish->coach);
    case OPTION_FULL_SCREEN: wish->full_screen = true; break;
    case OPTION_MUTE: wish->mute = true; break;
    case OPTION_SHOT: wish->shot = value; break;
    case OPTION_SCREEN: return take_screen(value, wish);
    case OPTION_AT: return options_number(command, "--at", value, 0, INT64_MAX, &wish->at);
    case OPTION_FAULTS: wish->faults = true; break;
    case OPTION_BENCH: wish->bench = true; break;
    }
    return true;
}

static int print_version(void)
{
    output_words("opoly-desktop " OPOLY_VERSION "\n");
    return output_end(EXIT_GOOD);
}

static int print_screens(void)
{
    for (const char *const *name = view_screens(); *name != NULL; name++) {
        output_words(*name);
        output_words("\n");
    }
    return output_end(EXIT_GOOD);
}

/* Two options of which one would be ignored. */
typedef struct Clash {
    bool first, second;
    const char *names[2];
} Clash;

static bool clash(const DesktopWish *wish)
{
    const GameWish *game = &wish->game;
    bool load = game->load != NULL, shot = wish->shot != NULL, bench = wish->bench;
    const Clash list[] = {
        {load, game->edition != NULL, {"--load", "--edition"}},
        {load, game->rule_count > 0, {"--load", "--rule"}},
        {load, game->player_count > 0, {"--load", "--player"}},
        {load, game->players_number > 0, {"--load", "--players"}},
        {load && shot, game->seeded, {"--load", "--seed"}},
        {wish->join != NULL, load, {"--join", "--load"}},
        {wish->join != NULL, game->edition != NULL, {"--join", "--edition"}},
        {wish->join != NULL, shot, {"--join", "--shot"}},
        {wish->join != NULL, bench, {"--join", "--bench"}},
        {shot, wish->full_screen, {"--shot", "--full-screen"}},
        {bench, shot, {"--bench", "--shot"}},
        {bench, load, {"--bench", "--load"}},
        {bench, wish->screen != NULL, {"--bench", "--screen"}},
        {bench, game->rule_count > 0, {"--bench", "--rule"}},
        {bench, game->player_count > 0, {"--bench", "--player"}},
        {bench, game->players_number > 0, {"--bench", "--players"}},
        {bench, game->seeded, {"--bench", "--seed"}},
        {bench, wish->width > 0, {"--bench", "--size"}},
        {bench, wish->scale > 0, {"--bench", "--scale"}},
        {bench, wish->text_size > 0, {"--bench", "--text-size"}},
        {bench, wish->dark, {"--bench", "--dark"}},
        {bench, wish->full_screen, {"--bench", "--full-screen"}},
    };
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        if (!list[i].first || !list[i].second) continue;
        WRONG(command, T_("'{word}' does not go with '{other_word}'"), arg_word(list[i].names[0]),
              arg_other_word(list[i].names[1]));
        return true;
    }
    return false;
}

bool desktop_options_read(int argc, char **argv, DesktopWish *wish, int *status)
{
    *wish = (DesktopWish){.at = -1, .coach = -1};
    const char *value;
    int option;
    *status = EXIT_USAGE;
    while ((option = options_next(command, argc, argv, &value)) != OPTIONS_END) {
        if (option < 0) *status = options_leave(command, option);
        if (option == OPTION_VERSION) *status = print_version();
        if (option == OPTION_SCREENS) *status = print_screens();
        if (option < 0 || option == OPTION_VERSION || option == OPTION_SCREENS) return false;
        if (!take(option, value, wish)) return false;
    }
    if (optind < argc) {
        WRONG(command, T_("'{word}' is one word too many"), arg_word(argv[optind]));
        return false;
    }
    if ((wish->at >= 0 || wish->faults) && wish->shot == NULL) {
        WRONG(command, T_("'{word}' goes with '{other_word}'"),
              arg_word(wish->faults ? "--faults" : "--at"), arg_other_word("--shot"));
        return false;
    }
    if (clash(wish)) return false;
    *status = EXIT_GOOD;
    return true;
}
