/* game_options.h -- options that say which game is to be played. */
#ifndef APPS_COMMAND_GAME_OPTIONS_H
#define APPS_COMMAND_GAME_OPTIONS_H

#include "apps/command/options.h"
#include "edition/house_rule.h"
#include "table/seating.h"

enum { GAME_RULES = 100 };

/* NULL or 0: not said. */
typedef struct GameWish {
    const char *edition, *load;
    const char *rules[GAME_RULES], *players[MAX_SEATS];
    int rule_count, player_count, players_number;
    bool seeded;
    uint64_t seed;
} GameWish;

/* A command that begins games has these first. */
enum {
    GAME_OPTION_EDITION,
    GAME_OPTION_RULE,
    GAME_OPTION_PLAYER,
    GAME_OPTION_PLAYERS,
    GAME_OPTION_SEED,
    GAME_OPTION_LOAD,
    GAME_OPTION_COUNT
};

/* Their rows; the helps are the command's own, {word} being "opoly rules" in that of --rule and
 * "KIND" in that of --player. */
#define GAME_OPTION_ROWS(edition_help, rule_help, player_help, players_help)    \
    {.name = "edition", .letter = 'e', .value = "NAME", .help = edition_help},  \
        {.name = "rule",                                                        \
         .letter = 'r',                                                         \
         .value = "NAME=VALUE",                                                 \
         .help = rule_help,                                                     \
         .word = "opoly rules"},                                                \
        {.name = "player",                                                      \
         .letter = 'p',                                                         \
         .value = "NAME[:KIND[:TOKEN]]",                                        \
         .help = player_help,                                                   \
         .word = "KIND"},                                                       \
        {.name = "players", .letter = 'n', .value = "N", .help = players_help}, \
        {.name = "seed",                                                        \
         .letter = 's',                                                         \
         .value = "N",                                                          \
         .help = T_("the same dice and cards every time")},                     \
    {                                                                           \
        .name = "load", .letter = 'l', .value = "N|FILE",                       \
        .help = T_("resume a saved game or a record")                           \
    }

/* Takes one of them; false when its value is wrong, which has been said. Keeps the value. */
bool game_options_take(const CommandSpec *command, int option, const char *value, GameWish *wish);

/* The value of --coach: a Coaching; false when it is none, which has been said. */
bool game_options_coach(const CommandSpec *command, const char *value, int *coach);

/* Adds the house rules, or seats the players, that were named; false when one is wrong, which
 * has been said. */
bool game_options_rules(const CommandSpec *command, const GameWish *wish, HouseRules *rules);
bool game_options_players(const CommandSpec *command, const GameWish *wish, const Edition *edition,
                          Seating *seating);

#endif
