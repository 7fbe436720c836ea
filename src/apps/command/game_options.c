/* game_options.c -- options that say which game is to be played. */
#include "apps/command/game_options.h"

#include "apps/command/reader.h"
#include "apps/terminal/welcome.h"
#include "table/coaching.h"

bool game_options_take(const CommandSpec *command, int option, const char *value, GameWish *wish)
{
    int64_t number = 0;
    switch (option) {
    case GAME_OPTION_EDITION: wish->edition = value; break;
    case GAME_OPTION_RULE:
        return options_add_rule(command, value, wish->rules, &wish->rule_count, GAME_RULES);
    case GAME_OPTION_PLAYER:
        return options_add_player(command, value, wish->players, &wish->player_count, MAX_SEATS);
    case GAME_OPTION_PLAYERS:
        if (!options_number(command, "--players", value, 1, MAX_SEATS, &number)) return false;
        wish->players_number = (int)number;
        break;
    case GAME_OPTION_SEED:
        if (!options_seed(command, value, &wish->seed)) return false;
        wish->seeded = true;
        break;
    case GAME_OPTION_LOAD: wish->load = value; break;
    }
    return true;
}

bool game_options_coach(const CommandSpec *command, const char *value, int *coach)
{
    Coaching coaching;
    if (coaching_find(value, &coaching)) {
        *coach = (int)coaching;
        return true;
    }
    Arg known[COACHING_COUNT];
    for (int i = 0; i < COACHING_COUNT; i++) known[i] = arg_word(coaching_words[i]);
    WRONG(command, T_("'{word} {other_word}': this is {choices}"), arg_word("--coach"),
          arg_other_word(value), arg_choices(known, COACHING_COUNT));
    return false;
}

bool game_options_rules(const CommandSpec *command, const GameWish *wish, HouseRules *rules)
{
    for (int i = 0; i < wish->rule_count; i++) {
        char reason[300];
        Text why = text_into(reason, sizeof reason);
        if (house_rule_add(rules, wish->rules[i], reader_words(), &why)) continue;
        options_wrong_value(command, "--rule", wish->rules[i], reason);
        return false;
    }
    return true;
}

bool game_options_players(const CommandSpec *command, const GameWish *wish, const Edition *edition,
                          Seating *seating)
{
    for (int i = 0; i < wish->player_count; i++) {
        char reason[300];
        Text why = text_into(reason, sizeof reason);
        if (welcome_player_read(edition, wish->players[i], seating, &why)) continue;
        options_wrong_value(command, "--player", wish->players[i], reason);
        return false;
    }
    return true;
}
