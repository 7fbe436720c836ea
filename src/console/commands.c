/* commands.c -- the commands of the console: words, what they take, where they are of use. */
#include "console/commands.h"

#include <assert.h>
#include <string.h>

#include "console/features.h"
#include "edition/guess.h"
#include "table/wording.h"

enum { NAMED_MOST = 6 };

/* A received property stays mortgaged, or a drawn card closed. */
static bool keep_known(const Edition *edition)
{
    return features_heirs(edition) || features_kept_cards(edition);
}

static bool only_cards_kept(const Edition *edition)
{
    return features_kept_cards(edition) && !features_heirs(edition);
}

static bool nothing_traded(const Edition *edition)
{
    return !features_trades(edition);
}

static const Command commands[] = {
    [COMMAND_ROLL] = {.word = "roll",
                      .also = "r",
                      .usage = "roll",
                      .help = "throw the dice",
                      .topic = TOPIC_PLAYING},
    [COMMAND_END] = {.word = "end",
                     .also = "e next",
                     .usage = "end",
                     .help = "end your turn",
                     .topic = TOPIC_PLAYING},
    [COMMAND_BUY] = {.word = "buy",
                     .also = "b",
                     .usage = "buy",
                     .help = "buy the place you stand on",
                     .topic = TOPIC_PLAYING},
    [COMMAND_DECLINE] = {.word = "decline",
                         .also = "",
                         .usage = "decline",
                         .help = "do not buy it",
                         .topic = TOPIC_PLAYING},
    [COMMAND_BID] = {.word = "bid",
                     .also = "",
                     .usage = "bid SUM",
                     .help = "bid in an auction; the sum alone will do",
                     .topic = TOPIC_PLAYING,
                     .takes = TAKES_OWN_DEED,
                     .known = features_auctions},
    [COMMAND_PASS] = {.word = "pass",
                      .also = "p withdraw fold",
                      .usage = "pass",
                      .help = "leave the auction",
                      .topic = TOPIC_PLAYING,
                      .known = features_auctions},
    [COMMAND_YES] = {.word = "yes",
                     .also = "y",
                     .usage = "yes",
                     .help = "say yes to the question asked",
                     .topic = TOPIC_PLAYING},
    [COMMAND_NO] = {.word = "no",
                    .also = "n",
                    .usage = "no",
                    .help = "say no to the question asked",
                    .topic = TOPIC_PLAYING},
    [COMMAND_CHOOSE] = {.word = "choose",
                        .also = "",
                        .usage = "choose 1 | choose 2",
                        .help = "choose between two ways",
                        .topic = TOPIC_PLAYING,
                        .known = features_choices},
    [COMMAND_FINE] = {.word = "fine",
                      .also = "pay",
                      .usage = "fine",
                      .help = "pay the fine and leave jail",
                      .topic = TOPIC_PLAYING,
                      .known = features_fines},
    [COMMAND_CARD] = {.word = "card",
                      .also = "release cup",
                      .usage = "card [DECK]",
                      .help = "use a get-out card to leave jail",
                      .topic = TOPIC_PLAYING,
                      .known = features_release_cards},
    [COMMAND_WAIT] = {.word = "wait",
                      .also = "",
                      .usage = "wait",
                      .help = "miss a turn in jail",
                      .topic = TOPIC_PLAYING,
                      .known = features_waiting},
    [COMMAND_OPEN] = {.word = "open",
                      .also = "",
                      .usage = "open",
                      .help = "open the card you kept",
                      .topic = TOPIC_PLAYING,
                      .known = features_kept_cards},
    [COMMAND_TRAVEL] = {.word = "travel",
                        .also = "",
                        .usage = "travel PLACE | travel stay",
                        .help = "go on to another station of yours",
                        .topic = TOPIC_PLAYING,
                        .takes = TAKES_OWN_DEED,
                        .known = features_travel},
    [COMMAND_TOKEN] = {.word = "token",
                       .also = "",
                       .usage = "token TOKEN",
                       .help = "choose your token",
                       .topic = TOPIC_PLAYING,
                       .takes = TAKES_TOKEN,
                       .known = features_token_choice},
    [COMMAND_BUILD] = {.word = "build",
                       .also = "improve",
                       .usage = "build PLACE [COUNT]",
                       .help = "build one or more",
                       .topic = TOPIC_PROPERTY,
                       .takes = TAKES_OWN_DEED,
                       .known = features_buildings},
    [COMMAND_SELL] = {.word = "sell",
                      .also = "",
                      .usage = "sell PLACE [COUNT]",
                      .help = "sell buildings to the bank",
                      .topic = TOPIC_PROPERTY,
                      .takes = TAKES_OWN_DEED,
                      .known = features_buildings},
    [COMMAND_BREAK] = {.word = "break",
                       .also = "",
                       .usage = "break GROUP [HOUSES]",
                       .help = "sell the hotels of a group down to HOUSES",
                       .topic = TOPIC_PROPERTY,
                       .takes = TAKES_OWN_DEED,
                       .known = features_breaking},
    [COMMAND_MORTGAGE] = {.word = "mortgage",
                          .also = "m",
                          .usage = "mortgage PLACE[, PLACE...]",
                          .help = "borrow on a property",
                          .topic = TOPIC_PROPERTY,
                          .takes = TAKES_OWN_DEED,
                          .known = features_mortgages},
    [COMMAND_REDEEM] = {.word = "redeem",
                        .also = "unmortgage",
                        .usage = "redeem PLACE[, PLACE...]",
                        .help = "lift a mortgage",
                        .topic = TOPIC_PROPERTY,
                        .takes = TAKES_OWN_DEED,
                        .known = features_loans},
    [COMMAND_KEEP] = {.word = "keep",
                      .also = "",
                      .usage = "keep [PLACE]",
                      .help = "leave a received property mortgaged",
                      .topic = TOPIC_PROPERTY,
                      .takes = TAKES_OWN_DEED,
                      .known = keep_known},
    [COMMAND_WANT] = {.word = "want",
                      .also = "",
                      .usage = "want [PLACE]",
                      .help = "ask for the scarce building too",
                      .topic = TOPIC_PROPERTY,
                      .takes = TAKES_OWN_DEED,
                      .known = features_scarce_buildings},
    [COMMAND_TRADE] = {.word = "trade",
                       .also = "t offer",
                       .usage = "trade NAME THINGS for THINGS",
                       .help = "offer properties, sums, cards for others",
                       .topic = TOPIC_DEALING,
                       .takes = TAKES_DEAL,
                       .known = features_trades},
    [COMMAND_COUNTER] = {.word = "counter",
                         .also = "",
                         .usage = "counter THINGS for THINGS",
                         .help = "answer with an offer of your own",
                         .topic = TOPIC_DEALING,
                         .takes = TAKES_DEAL,
                         .known = features_trades},
    [COMMAND_ACCEPT] = {.word = "accept",
                        .also = "",
                        .usage = "accept",
                        .help = "accept the offer",
                        .topic = TOPIC_DEALING},
    [COMMAND_REJECT] = {.word = "reject",
                        .also = "",
                        .usage = "reject",
                        .help = "reject the offer",
                        .topic = TOPIC_DEALING},
    [COMMAND_FLOOR] = {.word = "floor",
                       .also = "",
                       .usage = "floor NAME",
                       .help = "NAME wants to act out of turn",
                       .topic = TOPIC_DEALING,
                       .takes = TAKES_SEAT,
                       .known = features_floor},
    [COMMAND_DONE] = {.word = "done",
                      .also = "",
                      .usage = "done",
                      .help = "give the floor back",
                      .topic = TOPIC_DEALING,
                      .known = features_floor},
    [COMMAND_CLAIM] = {.word = "claim",
                       .also = "",
                       .usage = "claim [PLACE]",
                       .help = "ask for a rent that is due to a player",
                       .topic = TOPIC_DEALING,
                       .takes = TAKES_DEED,
                       .known = features_claims},
    [COMMAND_BANKRUPT] = {.word = "bankrupt",
                          .also = "",
                          .usage = "bankrupt",
                          .help = "give up when you cannot pay",
                          .topic = TOPIC_DEALING,
                          .whole = true},
    [COMMAND_RESIGN] = {.word = "resign",
                        .also = "",
                        .usage = "resign [NAME]",
                        .help = "leave the game",
                        .topic = TOPIC_DEALING,
                        .takes = TAKES_SEAT,
                        .whole = true,
                        .known = features_resigning},
    [COMMAND_STOP] = {.word = "stop",
                      .also = "",
                      .usage = "stop [NAME]",
                      .help = "propose to end the game; all are asked",
                      .topic = TOPIC_DEALING,
                      .takes = TAKES_SEAT,
                      .whole = true},
    [COMMAND_BOARD] = {.word = "board",
                       .also = "",
                       .usage = "board",
                       .help = "draw the board",
                       .topic = TOPIC_LOOKING},
    [COMMAND_ASSETS] = {.word = "assets",
                        .also = "",
                        .usage = "assets [NAME]",
                        .help = "what a player owns",
                        .topic = TOPIC_LOOKING,
                        .takes = TAKES_SEAT},
    [COMMAND_ALL] = {.word = "all",
                     .also = "",
                     .usage = "all",
                     .help = "what everybody owns",
                     .topic = TOPIC_LOOKING},
    [COMMAND_DEED] = {.word = "deed",
                      .also = "show",
                      .usage = "deed PLACE",
                      .help = "a title deed with its rents",
                      .topic = TOPIC_LOOKING,
                      .takes = TAKES_DEED},
    [COMMAND_GROUPS] = {.word = "groups",
                        .also = "deeds",
                        .usage = "groups",
                        .help = "all properties and their owners",
                        .topic = TOPIC_LOOKING},
    [COMMAND_PLAYERS] = {.word = "players",
                         .also = "score status",
                         .usage = "players",
                         .help = "money, worth and place of everybody",
                         .topic = TOPIC_LOOKING},
    [COMMAND_ACCOUNT] = {.word = "account",
                         .also = "log",
                         .usage = "account [COUNT | all]",
                         .help = "what happened last",
                         .topic = TOPIC_LOOKING},
    [COMMAND_LEGAL] = {.word = "legal",
                       .also = "",
                       .usage = "legal",
                       .help = "everything you can do now",
                       .topic = TOPIC_LOOKING},
    [COMMAND_WHY] = {.word = "why",
                     .also = "",
                     .usage = "why [NAME]",
                     .help = "why a computer decided as it did",
                     .topic = TOPIC_LOOKING,
                     .takes = TAKES_SEAT},
    [COMMAND_HINT] = {.word = "hint",
                      .also = "",
                      .usage = "hint",
                      .help = "what an expert would do now, and why",
                      .topic = TOPIC_LOOKING},
    [COMMAND_ODDS] = {.word = "odds",
                      .also = "",
                      .usage = "odds",
                      .help = "everybody's chance to win from here",
                      .topic = TOPIC_LOOKING},
    [COMMAND_HELP] = {.word = "help",
                      .also = "h ?",
                      .usage = "help [COMMAND]",
                      .help = "this list, or more on a command",
                      .topic = TOPIC_LOOKING,
                      .takes = TAKES_COMMAND},
    [COMMAND_UNDO] = {.word = "undo",
                      .also = "",
                      .usage = "undo",
                      .help = "take back all since the last dice or card",
                      .topic = TOPIC_GAME},
    [COMMAND_SAVE] = {.word = "save",
                      .also = "",
                      .usage = "save [FILE]",
                      .help = "save the game",
                      .topic = TOPIC_GAME},
    [COMMAND_LOAD] = {.word = "load",
                      .also = "",
                      .usage = "load NUMBER | load FILE",
                      .help = "go on with a saved game",
                      .topic = TOPIC_GAME},
    [COMMAND_RECORD] = {.word = "record",
                        .also = "",
                        .usage = "record FILE",
                        .help = "write the record of the game to a file",
                        .topic = TOPIC_GAME},
    [COMMAND_POSITION] = {.word = "position",
                          .also = "",
                          .usage = "position [FILE]",
                          .help = "print the position, or load one",
                          .topic = TOPIC_GAME},
    [COMMAND_RESTART] = {.word = "restart",
                         .also = "",
                         .usage = "restart",
                         .help = "begin anew with the same settings",
                         .topic = TOPIC_GAME,
                         .whole = true},
    [COMMAND_QUIT] = {.word = "quit",
                      .also = "q exit",
                      .usage = "quit",
                      .help = "leave the program",
                      .topic = TOPIC_GAME},
    [COMMAND_DICE] = {.word = "dice",
                      .also = "",
                      .usage = "roll 3 4 | dice 3 4",
                      .help = "throw these dice",
                      .topic = TOPIC_TESTING},
    [COMMAND_DRAW] = {.word = "draw",
                      .also = "",
                      .usage = "draw NUMBER | draw \"TEXT\"",
                      .help = "draw this card",
                      .topic = TOPIC_TESTING,
                      .known = features_decks},
    [COMMAND_PICK] = {.word = "pick",
                      .also = "",
                      .usage = "pick PLACE | NAME | SUM",
                      .help = "this is picked at random",
                      .topic = TOPIC_TESTING,
                      .takes = TAKES_DEED,
                      .known = features_picks},
    [COMMAND_BELL] = {.word = "bell",
                      .also = "",
                      .usage = "bell",
                      .help = "time is up",
                      .topic = TOPIC_TESTING,
                      .whole = true,
                      .known = features_time_limit},
};
static_assert(sizeof commands / sizeof commands[0] == COMMAND_COUNT, "every command is there");

/* What a command takes and does where the rules are so; of several that fit,
 * the last counts. */
typedef struct Variant {
    CommandId id;
    bool (*when)(const Edition *edition);
    const char *usage, *help; /* NULL: as usual */
} Variant;

static const Variant variants[] = {
    {COMMAND_BID, features_scarce_buildings, "bid SUM [PLACE]", NULL},
    {COMMAND_BUILD, features_hotels_beside, "build PLACE [COUNT] [hotel]", NULL},
    {COMMAND_SELL, features_hotels_beside, "sell PLACE [COUNT] [hotel]", NULL},
    {COMMAND_MORTGAGE, features_buying_back, NULL, "sell a property back to the bank"},
    {COMMAND_KEEP, features_kept_cards, NULL, "leave a received deed mortgaged, a card closed"},
    {COMMAND_KEEP, only_cards_kept, "keep", "keep the card closed until your next turn"},
    {COMMAND_TRADE, features_trades_of_one, "trade NAME THING for THING",
     "offer one property or sum for another"},
    {COMMAND_TRADE, features_trades_at_a_price, "trade NAME SUM for PLACE",
     "offer a sum for a property"},
    {COMMAND_ACCEPT, nothing_traded, NULL, "agree to end the game"},
    {COMMAND_REJECT, nothing_traded, NULL, "refuse to end the game"},
    {COMMAND_COUNTER, features_trades_of_one, "counter THING for THING", NULL},
    {COMMAND_COUNTER, features_trades_at_a_price, "counter PLACE for SUM", "ask for another sum"},
};

Command commands_of(const Edition *edition, CommandId id)
{
    Command command = commands[id];
    for (size_t i = 0; i < sizeof variants / sizeof variants[0]; i++) {
        const Variant *variant = &variants[i];
        if (variant->id != id || !variant->when(edition)) continue;
        if (variant->usage != NULL) command.usage = variant->usage;
        if (variant->help != NULL) command.help = variant->help;
    }
    return command;
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
    return commands[id].known == NULL || commands[id].known(edition);
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
