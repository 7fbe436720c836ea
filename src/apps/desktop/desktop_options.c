/* desktop_options.c -- what the words behind `opoly-desktop` ask for. */
#include "apps/desktop/desktop_options.h"

#include <getopt.h>
#include <string.h>

#include "apps/command/options.h"
#include "apps/command/output.h"
#include "view/view.h"

#ifndef OPOLY_VERSION
#define OPOLY_VERSION "unknown"
#endif

enum { SIDE_LEAST = 200, SIDE_MOST = 8192, SCALE_MOST = 4, TEXT_LEAST = 100, TEXT_MOST = 200 };

enum {
    OPTION_EDITION,
    OPTION_RULE,
    OPTION_PLAYER,
    OPTION_PLAYERS,
    OPTION_SEED,
    OPTION_LOAD,
    OPTION_NO_SAVE,
    OPTION_SIZE,
    OPTION_SCALE,
    OPTION_TEXT_SIZE,
    OPTION_DARK,
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
    [OPTION_EDITION] = {"edition", 'e', "NAME", "begin a game of this edition at once"},
    [OPTION_RULE] = {"rule", 'r', "NAME=VALUE", "with a house rule; 'opoly rules' lists them"},
    [OPTION_PLAYER] = {"player", 'p', "NAME[:KIND[:TOKEN]]",
                       "with this player; KIND is person or a computer's"},
    [OPTION_PLAYERS] = {"players", 'n', "N", "with so many; those not named are computers"},
    [OPTION_SEED] = {"seed", 's', "N", "the same dice and cards every time"},
    [OPTION_LOAD] = {"load", 'l', "N|FILE", "go on with a saved game or a record"},
    [OPTION_NO_SAVE] = {"no-save", 0, NULL, "save nothing"},
    [OPTION_SIZE] = {"size", 0, "WxH", "size of the window, such as 1280x800"},
    [OPTION_SCALE] = {"scale", 0, "N", "pixels of the display for one of the window"},
    [OPTION_TEXT_SIZE] = {"text-size", 0, "PERCENT", "from 100 to 200"},
    [OPTION_DARK] = {"dark", 0, NULL, "light on dark"},
    [OPTION_FULL_SCREEN] = {"full-screen", 'f', NULL, "fill the whole screen"},
    [OPTION_MUTE] = {"mute", 'm', NULL, "no music and no sounds"},
    [OPTION_SHOT] = {"shot", 0, "FILE", "draw one picture into a PNG file, without a window"},
    [OPTION_SCREEN] = {"screen", 0, "NAME", "which screen is drawn or opened"},
    [OPTION_AT] = {"at", 0, "N", "draw the game as it was before action N"},
    [OPTION_FAULTS] = {"faults", 0, NULL, "list texts of the picture that cannot be read well"},
    [OPTION_SCREENS] = {"screens", 0, NULL, "list the names of the screens"},
    [OPTION_BENCH] = {"bench", 0, NULL, "measure how fast the table is drawn"},
    [OPTION_VERSION] = {"version", 'V', NULL, "print the version"},
    {0},
};

static const CommandSpec command = {
    .name = "opoly-desktop",
    .usage = "[OPTION]...",
    .summary = "Plays opoly in a window",
    .about = "Without options the start screen opens. Every action is saved as it is made.",
    .options = specs,
};

int desktop_options_wrong(const char *option, const char *value, const char *why)
{
    return options_wrong(&command, "'", option, " ", value, "': ", why, NULL);
}

static bool take_number(const char *name, const char *value, int least, int most, int *number)
{
    int64_t whole = 0;
    if (!options_number(&command, name, value, least, most, &whole)) return false;
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
    desktop_options_wrong("--size", value, "this must be like 1280x800, each from 200 to 8192");
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
        options_wrong(&command, "there is no screen '", value, "'; did you mean '", near, "'?",
                      NULL);
    } else {
        options_wrong(&command, "there is no screen '", value, "'; '--screens' lists them", NULL);
    }
    return false;
}

static bool take_listed(const char *value, const char **list, int *count, int most,
                        const char *what)
{
    if (*count < most) {
        list[(*count)++] = value;
        return true;
    }
    options_wrong(&command, "there are too many ", what, NULL);
    return false;
}

static bool take(int option, const char *value, DesktopWish *wish)
{
    int64_t number = 0;
    switch (option) {
    case OPTION_EDITION: wish->edition = value; break;
    case OPTION_RULE:
        return take_listed(value, wish->rules, &wish->rule_count, DESKTOP_RULES, "rules");
    case OPTION_PLAYER:
        return take_listed(value, wish->players, &wish->player_count, MAX_SEATS,
                           "players; eight can play");
    case OPTION_PLAYERS:
        return take_number("--players", value, 1, MAX_SEATS, &wish->players_number);
    case OPTION_SEED:
        if (!options_number(&command, "--seed", value, 0, INT64_MAX, &number)) return false;
        wish->seed = (uint64_t)number;
        wish->seeded = true;
        break;
    case OPTION_LOAD: wish->load = value; break;
    case OPTION_NO_SAVE: wish->no_save = true; break;
    case OPTION_SIZE: return take_size(value, wish);
    case OPTION_SCALE: return take_number("--scale", value, 1, SCALE_MOST, &wish->scale);
    case OPTION_TEXT_SIZE:
        return take_number("--text-size", value, TEXT_LEAST, TEXT_MOST, &wish->text_size);
    case OPTION_DARK: wish->dark = true; break;
    case OPTION_FULL_SCREEN: wish->full_screen = true; break;
    case OPTION_MUTE: wish->mute = true; break;
    case OPTION_SHOT: wish->shot = value; break;
    case OPTION_SCREEN: return take_screen(value, wish);
    case OPTION_AT: return options_number(&command, "--at", value, 0, INT64_MAX, &wish->at);
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

bool desktop_options_read(int argc, char **argv, DesktopWish *wish, int *status)
{
    *wish = (DesktopWish){.at = -1};
    const char *value;
    int option;
    *status = EXIT_USAGE;
    while ((option = options_next(&command, argc, argv, &value)) != OPTIONS_END) {
        if (option < 0) *status = options_leave(&command, option);
        if (option == OPTION_VERSION) *status = print_version();
        if (option == OPTION_SCREENS) *status = print_screens();
        if (option < 0 || option == OPTION_VERSION || option == OPTION_SCREENS) return false;
        if (!take(option, value, wish)) return false;
    }
    if (optind < argc) {
        options_wrong(&command, "'", argv[optind], "' is one word too many", NULL);
        return false;
    }
    if ((wish->at >= 0 || wish->faults) && wish->shot == NULL) {
        options_wrong(&command, wish->faults ? "'--faults'" : "'--at'", " goes with '--shot'",
                      NULL);
        return false;
    }
    *status = EXIT_GOOD;
    return true;
}
