/* commands.c -- the commands of the console: words, help, what they take. */
#include "console/commands.h"

#include <assert.h>
#include <string.h>

#include "edition/guess.h"
#include "table/wording.h"

enum { HELP_COLUMN = 32, NAMED_MOST = 6 };

static const Command commands[] = {
    [COMMAND_ROLL] = {"roll", "r", "roll", "throw the dice", TOPIC_PLAYING, TAKES_NOTHING, false},
    [COMMAND_END] = {"end", "e next", "end", "end your turn", TOPIC_PLAYING, TAKES_NOTHING, false},
    [COMMAND_BUY] = {"buy", "b", "buy", "buy the place you stand on", TOPIC_PLAYING, TAKES_NOTHING,
                     false},
    [COMMAND_DECLINE] = {"decline", "", "decline", "do not buy it", TOPIC_PLAYING, TAKES_NOTHING,
                         false},
    [COMMAND_BID] = {"bid", "", "bid SUM [PLACE]", "bid in an auction; the sum alone will do",
                     TOPIC_PLAYING, TAKES_OWN_DEED, false},
    [COMMAND_PASS] = {"pass", "p withdraw fold", "pass", "leave the auction", TOPIC_PLAYING,
                      TAKES_NOTHING, false},
    [COMMAND_YES] = {"yes", "y", "yes", "say yes to the question asked", TOPIC_PLAYING,
                     TAKES_NOTHING, false},
    [COMMAND_NO] = {"no", "n", "no", "say no to the question asked", TOPIC_PLAYING, TAKES_NOTHING,
                    false},
    [COMMAND_CHOOSE] = {"choose", "", "choose 1 | choose 2", "choose between two ways",
                        TOPIC_PLAYING, TAKES_NOTHING, false},
    [COMMAND_FINE] = {"fine", "pay", "fine", "pay the fine and leave jail", TOPIC_PLAYING,
                      TAKES_NOTHING, false},
    [COMMAND_CARD] = {"card", "release cup", "card [DECK]", "use a get-out card to leave jail",
                      TOPIC_PLAYING, TAKES_NOTHING, false},
    [COMMAND_WAIT] = {"wait", "", "wait", "miss a turn in jail", TOPIC_PLAYING, TAKES_NOTHING,
                      false},
    [COMMAND_OPEN] = {"open", "", "open", "open the card you kept", TOPIC_PLAYING, TAKES_NOTHING,
                      false},
    [COMMAND_TRAVEL] = {"travel", "", "travel PLACE | travel stay",
                        "go on to another station of yours", TOPIC_PLAYING, TAKES_OWN_DEED, false},
    [COMMAND_TOKEN] = {"token", "", "token TOKEN", "choose your token", TOPIC_PLAYING, TAKES_TOKEN,
                       false},
    [COMMAND_BUILD] = {"build", "improve", "build PLACE [COUNT] [hotel]", "build one or more",
                       TOPIC_PROPERTY, TAKES_OWN_DEED, false},
    [COMMAND_SELL] = {"sell", "", "sell PLACE [COUNT] [hotel]", "sell buildings to the bank",
                      TOPIC_PROPERTY, TAKES_OWN_DEED, false},
    [COMMAND_BREAK] = {"break", "", "break GROUP [HOUSES]",
                       "sell the hotels of a group down to HOUSES", TOPIC_PROPERTY, TAKES_OWN_DEED,
                       false},
    [COMMAND_MORTGAGE] = {"mortgage", "m", "mortgage PLACE[, PLACE...]", "borrow on a property",
                          TOPIC_PROPERTY, TAKES_OWN_DEED, false},
    [COMMAND_REDEEM] = {"redeem", "unmortgage", "redeem PLACE[, PLACE...]", "lift a mortgage",
                        TOPIC_PROPERTY, TAKES_OWN_DEED, false},
    [COMMAND_KEEP] = {"keep", "", "keep [PLACE]", "leave a received property mortgaged",
                      TOPIC_PROPERTY, TAKES_OWN_DEED, false},
    [COMMAND_WANT] = {"want", "", "want [PLACE]", "ask for the scarce building too", TOPIC_PROPERTY,
                      TAKES_OWN_DEED, false},
    [COMMAND_TRADE] = {"trade", "t offer", "trade NAME THINGS for THINGS",
                       "offer properties, sums, cards for others", TOPIC_DEALING, TAKES_DEAL,
                       false},
    [COMMAND_COUNTER] = {"counter", "", "counter THINGS for THINGS",
                         "answer with an offer of your own", TOPIC_DEALING, TAKES_DEAL, false},
    [COMMAND_ACCEPT] = {"accept", "", "accept", "accept the offer", TOPIC_DEALING, TAKES_NOTHING,
                        false},
    [COMMAND_REJECT] = {"reject", "", "reject", "reject the offer", TOPIC_DEALING, TAKES_NOTHING,
                        false},
    [COMMAND_FLOOR] = {"floor", "", "floor NAME", "NAME wants to act out of turn", TOPIC_DEALING,
                       TAKES_SEAT, false},
    [COMMAND_DONE] = {"done", "", "done", "give the floor back", TOPIC_DEALING, TAKES_NOTHING,
                      false},
    [COMMAND_CLAIM] = {"claim", "", "claim [PLACE]", "ask for a rent that is due to a player",
                       TOPIC_DEALING, TAKES_DEED, false},
    [COMMAND_BANKRUPT] = {"bankrupt", "", "bankrupt", "give up when you cannot pay", TOPIC_DEALING,
                          TAKES_NOTHING, true},
    [COMMAND_RESIGN] = {"resign", "", "resign [NAME]", "leave the game", TOPIC_DEALING, TAKES_SEAT,
                        true},
    [COMMAND_STOP] = {"stop", "", "stop [NAME]", "propose to end the game; all are asked",
                      TOPIC_DEALING, TAKES_SEAT, true},
    [COMMAND_BOARD] = {"board", "", "board", "draw the board", TOPIC_LOOKING, TAKES_NOTHING, false},
    [COMMAND_ASSETS] = {"assets", "", "assets [NAME]", "what a player owns", TOPIC_LOOKING,
                        TAKES_SEAT, false},
    [COMMAND_ALL] = {"all", "", "all", "what everybody owns", TOPIC_LOOKING, TAKES_NOTHING, false},
    [COMMAND_DEED] = {"deed", "show", "deed PLACE", "a title deed with its rents", TOPIC_LOOKING,
                      TAKES_DEED, false},
    [COMMAND_GROUPS] = {"groups", "deeds", "groups", "all properties and their owners",
                        TOPIC_LOOKING, TAKES_NOTHING, false},
    [COMMAND_PLAYERS] = {"players", "score status", "players",
                         "money, worth and place of everybody", TOPIC_LOOKING, TAKES_NOTHING,
                         false},
    [COMMAND_ACCOUNT] = {"account", "log", "account [COUNT | all]", "what happened last",
                         TOPIC_LOOKING, TAKES_NOTHING, false},
    [COMMAND_LEGAL] = {"legal", "", "legal", "everything you can do now", TOPIC_LOOKING,
                       TAKES_NOTHING, false},
    [COMMAND_WHY] = {"why", "", "why [NAME]", "why a computer decided as it did", TOPIC_LOOKING,
                     TAKES_SEAT, false},
    [COMMAND_HINT] = {"hint", "", "hint", "what an expert would do now, and why", TOPIC_LOOKING,
                      TAKES_NOTHING, false},
    [COMMAND_ODDS] = {"odds", "", "odds", "everybody's chance to win from here", TOPIC_LOOKING,
                      TAKES_NOTHING, false},
    [COMMAND_HELP] = {"help", "h ?", "help [COMMAND]", "this list, or more on a command",
                      TOPIC_LOOKING, TAKES_COMMAND, false},
    [COMMAND_UNDO] = {"undo", "", "undo", "take back all since the last dice or card", TOPIC_GAME,
                      TAKES_NOTHING, false},
    [COMMAND_SAVE] = {"save", "", "save [FILE]", "save the game", TOPIC_GAME, TAKES_NOTHING, false},
    [COMMAND_LOAD] = {"load", "", "load NUMBER | load FILE", "go on with a saved game", TOPIC_GAME,
                      TAKES_NOTHING, false},
    [COMMAND_RECORD] = {"record", "", "record FILE", "write the record of the game to a file",
                        TOPIC_GAME, TAKES_NOTHING, false},
    [COMMAND_POSITION] = {"position", "", "position [FILE]", "print the position, or load one",
                          TOPIC_GAME, TAKES_NOTHING, false},
    [COMMAND_RESTART] = {"restart", "", "restart", "begin anew with the same settings", TOPIC_GAME,
                         TAKES_NOTHING, true},
    [COMMAND_QUIT] = {"quit", "q exit", "quit", "leave the program", TOPIC_GAME, TAKES_NOTHING,
                      false},
    [COMMAND_DICE] = {"dice", "", "roll 3 4 | dice 3 4", "throw these dice", TOPIC_TESTING,
                      TAKES_NOTHING, false},
    [COMMAND_DRAW] = {"draw", "", "draw NUMBER | draw \"TEXT\"", "draw this card", TOPIC_TESTING,
                      TAKES_NOTHING, false},
    [COMMAND_PICK] = {"pick", "", "pick PLACE | NAME | SUM", "this is picked at random",
                      TOPIC_TESTING, TAKES_DEED, false},
    [COMMAND_BELL] = {"bell", "", "bell", "time is up", TOPIC_TESTING, TAKES_NOTHING, true},
};
static_assert(sizeof commands / sizeof commands[0] == COMMAND_COUNT, "every command is there");

static const char *const topics[] = {
    [TOPIC_PLAYING] = "Playing", [TOPIC_PROPERTY] = "Property", [TOPIC_DEALING] = "With the others",
    [TOPIC_LOOKING] = "Looking", [TOPIC_GAME] = "The game",     [TOPIC_TESTING] = "Testing",
};
static_assert(sizeof topics / sizeof topics[0] == TOPIC_COUNT, "every topic has its heading");

const Command *commands_of(CommandId id)
{
    return &commands[id];
}

/* Is `word` one of the words parted by blanks in `list`? */
static bool among_words(const char *word, const char *list)
{
    size_t length = strlen(word);
    while (*list != '\0') {
        size_t end = strcspn(list, " ");
        char one[16];
        if (end == length && end < sizeof one) {
            memcpy(one, list, end);
            one[end] = '\0';
            if (text_same_folded(one, word)) return true;
        }
        list += end + (list[end] == ' ' ? 1 : 0);
    }
    return false;
}

bool commands_find_whole(const char *word, CommandId *id)
{
    for (int i = 0; i < COMMAND_COUNT; i++) {
        if (text_same_folded(commands[i].word, word) || among_words(word, commands[i].also)) {
            *id = (CommandId)i;
            return true;
        }
    }
    return false;
}

/* Does a word of the command begin with `word`? */
static bool begins(const Command *command, const char *word)
{
    if (text_starts_folded(command->word, word)) return true;
    for (const char *at = command->also; at != NULL; at = strchr(at, ' ')) {
        if (*at == ' ') at++;
        if (*at != '\0' && text_starts_folded(at, word)) return true;
    }
    return false;
}

static void explain_many(const char *word, const int *found, int count, Text *why)
{
    int shown = count < NAMED_MOST ? count : NAMED_MOST;
    text_add(why, "\"");
    wording_clean(word, why);
    text_add(why, "\" could be ");
    for (int i = 0; i < shown; i++) {
        if (i > 0) text_add(why, i == count - 1 ? " or " : ", ");
        text_add(why, commands[found[i]].word);
    }
    if (shown < count) text_add(why, " and others");
    text_add(why, ": type more of it.");
}

static void explain_none(const char *word, Text *why)
{
    Guess guess = guess_for(word);
    for (int i = 0; i < COMMAND_COUNT; i++) guess_offer(&guess, commands[i].word);
    text_add(why, "There is no command \"");
    wording_clean(word, why);
    if (guess.best != NULL) {
        text_add(why, "\". Did you mean \"");
        text_add(why, guess.best);
        text_add(why, "\"?");
    } else {
        text_add(why, "\"; \"help\" lists them all.");
    }
}

bool commands_known(const Edition *edition, CommandId id)
{
    const int32_t *rule = edition->rule;
    if (id == COMMAND_TRAVEL) return rule[RULE_RAIL_TRAVEL] != 0;
    if (id == COMMAND_OPEN) return rule[RULE_KEEP_CARDS] != 0;
    if (id == COMMAND_WAIT) return rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS;
    if (id == COMMAND_TOKEN) return rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_TABLE;
    if (id == COMMAND_CLAIM) return rule[RULE_RENT_CLAIM] != RENT_CLAIM_AUTOMATIC;
    if (id == COMMAND_WANT) return rule[RULE_BUILDING_AUCTION] != 0;
    if (id == COMMAND_FLOOR || id == COMMAND_DONE) return rule[RULE_OUT_OF_TURN] != 0;
    if (id == COMMAND_TRADE || id == COMMAND_COUNTER) return rule[RULE_TRADE] != TRADE_NONE;
    return id != COMMAND_RESIGN || rule[RULE_RESIGN] != 0;
}

bool commands_find(const Edition *edition, const char *word, CommandId *id, Text *why)
{
    if (commands_find_whole(word, id)) return true;
    int found[COMMAND_COUNT], count = 0;
    for (int i = 0; i < COMMAND_COUNT; i++) {
        if (word[0] == '\0' || !commands_known(edition, (CommandId)i)) continue;
        if (begins(&commands[i], word)) found[count++] = i;
    }
    if (count == 1 && !commands[found[0]].whole) {
        *id = (CommandId)found[0];
        return true;
    }
    if (count == 1) {
        text_add(why, "Write \"");
        text_add(why, commands[found[0]].word);
        text_add(why, "\" out if you mean it.");
    } else if (count > 1) {
        explain_many(word, found, count, why);
    } else {
        explain_none(word, why);
    }
    return false;
}

static void help_line(const Command *command, Text *text)
{
    size_t from = text->length;
    text_add(text, "  ");
    text_add(text, command->usage);
    text_pad(text, from, HELP_COLUMN, ' ');
    text_add(text, command->help);
    text_add_char(text, '\n');
}

void commands_help(const Edition *edition, bool testing, Text *text)
{
    for (int topic = 0; topic < (testing ? TOPIC_COUNT : TOPIC_TESTING); topic++) {
        text_add(text, topics[topic]);
        text_add_char(text, '\n');
        for (int i = 0; i < COMMAND_COUNT; i++) {
            if ((int)commands[i].topic != topic) continue;
            if (commands_known(edition, (CommandId)i)) help_line(&commands[i], text);
        }
    }
    text_add(text, "The beginning of a word will do where it is clear; several commands on a "
                   "line\nare parted by \";\". \"help COMMAND\" tells more.\n");
}

/* More than a line, where a line is not enough. */
static const char *more(CommandId id)
{
    static const char *const texts[COMMAND_COUNT] = {
        [COMMAND_TRADE] =
            "THINGS are properties, a sum of money, \"card\" for a get-out card, or \"nothing\".\n"
            "  trade Bob vermont 200 for oriental\n"
            "  trade Bob give vermont, oriental take 300 card\n",
        [COMMAND_COUNTER] = "You say what you give for what you take:\n"
                            "  counter oriental for vermont 250\n",
        [COMMAND_BUILD] = "  build boardwalk      builds one\n"
                          "  build boardwalk 3    builds three, one after the other\n",
        [COMMAND_BID] = "For a building, name the place where you would put it.\n",
        [COMMAND_WHY] = "NAME is a computer, by its name or its number; without, the one that "
                        "decided last.\nOrdinary throws and ends of turns are passed over.\n",
        [COMMAND_ODDS] = "The game is played on some hundred times by quick computers; behind "
                         "the ±\nstands how far off that may be.\n",
        [COMMAND_UNDO] = "Dice and cards that were seen stay; only in games without computers.\n",
        [COMMAND_BREAK] = "When the bank has too few houses to sell a hotel in the usual way.\n",
        [COMMAND_FLOOR] = "Between turns of others: build, mortgage, redeem, trade; then "
                          "\"done\".\n",
        [COMMAND_DICE] = "Without numbers, chance throws.\n",
        [COMMAND_DRAW] = "NUMBER counts from 1; TEXT is a part of the card. Without, chance "
                         "draws.\n",
    };
    return texts[id] != NULL ? texts[id] : "";
}

void commands_help_on(CommandId id, Text *text)
{
    const Command *command = &commands[id];
    text_add(text, command->usage);
    text_add(text, ": ");
    text_add(text, command->help);
    text_add(text, ".\n");
    if (command->also[0] != '\0') {
        text_add(text, "Also: ");
        text_add(text, command->also);
        text_add(text, "\n");
    }
    text_add(text, more(id));
}
