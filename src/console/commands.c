/* commands.c -- the commands of the console: words, what they take, where they are useful. */
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
                      .help = T_("throw the dice"),
                      .topic = TOPIC_PLAYING},
    [COMMAND_END] = {.word = "end",
                     .also = "e next",
                     .help = T_("end your turn"),
                     .topic = TOPIC_PLAYING},
    [COMMAND_BUY] = {.word = "buy",
                     .also = "b",
                     .help = T_("buy the place you stand on"),
                     .topic = TOPIC_PLAYING},
    [COMMAND_DECLINE] = {.word = "decline", .help = T_("do not buy it"), .topic = TOPIC_PLAYING},
    [COMMAND_BID] = {.word = "bid",
                     .usage = "bid SUM",
                     .help = T_("bid in an auction; the sum alone will do"),
                     .topic = TOPIC_PLAYING,
                     .takes = TAKES_OWN_DEED,
                     .known = features_auctions},
    [COMMAND_PASS] = {.word = "pass",
                      .also = "p withdraw fold",
                      .help = T_("leave the auction"),
                      .topic = TOPIC_PLAYING,
                      .known = features_auctions},
    [COMMAND_YES] = {.word = "yes",
                     .also = "y",
                     .help = T_("say yes to the question asked"),
                     .topic = TOPIC_PLAYING},
    [COMMAND_NO] = {.word = "no",
                    .also = "n",
                    .help = T_("say no to the question asked"),
                    .topic = TOPIC_PLAYING},
    [COMMAND_CHOOSE] = {.word = "choose",
                        .usage = "choose 1 | choose 2",
                        .help = T_("choose between two ways"),
                        .topic = TOPIC_PLAYING,
                        .known = features_choices},
    [COMMAND_FINE] = {.word = "pay",
                      .also = "fine",
                      .help = T_("pay the {fine} and leave {jail}"),
                      .topic = TOPIC_PLAYING,
                      .known = features_fines},
    [COMMAND_CARD] = {.word = "card",
                      .also = "release cup",
                      .usage = "card [DECK]",
                      .help = T_("use {release.a} to leave {jail}"),
                      .topic = TOPIC_PLAYING,
                      .known = features_release_cards},
    [COMMAND_WAIT] = {.word = "wait",
                      .help = T_("miss a turn in {jail}"),
                      .topic = TOPIC_PLAYING,
                      .known = features_waiting},
    [COMMAND_OPEN] = {.word = "open",
                      .help = T_("open the card you kept"),
                      .topic = TOPIC_PLAYING,
                      .known = features_kept_cards},
    [COMMAND_TRAVEL] = {.word = "travel",
                        .usage = "travel PLACE | travel stay",
                        .help = T_("go on to another station of yours"),
                        .topic = TOPIC_PLAYING,
                        .takes = TAKES_OWN_DEED,
                        .known = features_travel},
    [COMMAND_TOKEN] = {.word = "token",
                       .usage = "token TOKEN",
                       .help = T_("choose your token"),
                       .topic = TOPIC_PLAYING,
                       .takes = TAKES_TOKEN,
                       .known = features_token_choice},
    [COMMAND_BUILD] = {.word = "build",
                       .also = "improve",
                       .usage = "build PLACE | GROUP [COUNT]",
                       .help = T_("build on a place, or evenly on a group"),
                       .topic = TOPIC_PROPERTY,
                       .takes = TAKES_OWN_DEED,
                       .known = features_buildings},
    [COMMAND_SELL] = {.word = "sell",
                      .usage = "sell PLACE | GROUP [COUNT]",
                      .help = T_("sell {building.many} to the {bank}"),
                      .topic = TOPIC_PROPERTY,
                      .takes = TAKES_OWN_DEED,
                      .known = features_buildings},
    [COMMAND_BREAK] = {.word = "break",
                       .usage = "break GROUP [HOUSES]",
                       .help = T_("sell the {hotel.many} of a group down to HOUSES"),
                       .topic = TOPIC_PROPERTY,
                       .takes = TAKES_OWN_DEED,
                       .known = features_breaking},
    [COMMAND_MORTGAGE] = {.word = "mortgage",
                          .also = "m",
                          .usage = "mortgage PLACE[, PLACE...]",
                          .help = T_("borrow on a property"),
                          .topic = TOPIC_PROPERTY,
                          .takes = TAKES_OWN_DEED,
                          .known = features_mortgages},
    [COMMAND_REDEEM] = {.word = "redeem",
                        .also = "unmortgage",
                        .usage = "redeem PLACE[, PLACE...]",
                        .help = T_("lift a mortgage"),
                        .topic = TOPIC_PROPERTY,
                        .takes = TAKES_OWN_DEED,
                        .known = features_loans},
    [COMMAND_KEEP] = {.word = "keep",
                      .usage = "keep [PLACE]",
                      .help = T_("leave a received property mortgaged"),
                      .topic = TOPIC_PROPERTY,
                      .takes = TAKES_OWN_DEED,
                      .known = keep_known},
    [COMMAND_WANT] = {.word = "want",
                      .usage = "want [PLACE]",
                      .help = T_("ask for the scarce {building} too"),
                      .topic = TOPIC_PROPERTY,
                      .takes = TAKES_OWN_DEED,
                      .known = features_scarce_buildings},
    [COMMAND_TRADE] = {.word = "trade",
                       .also = "t offer",
                       .usage = "trade NAME THINGS for THINGS",
                       .help = T_("offer properties, sums, cards for others"),
                       .topic = TOPIC_DEALING,
                       .takes = TAKES_DEAL,
                       .known = features_trades},
    [COMMAND_COUNTER] = {.word = "counter",
                         .usage = "counter THINGS for THINGS",
                         .help = T_("answer with an offer of your own"),
                         .topic = TOPIC_DEALING,
                         .takes = TAKES_DEAL,
                         .known = features_trades},
    [COMMAND_ACCEPT] = {.word = "accept", .help = T_("accept the offer"), .topic = TOPIC_DEALING},
    [COMMAND_REJECT] = {.word = "reject", .help = T_("reject the offer"), .topic = TOPIC_DEALING},
    [COMMAND_FLOOR] = {.word = "floor",
                       .usage = "floor NAME",
                       .help = T_("NAME wants to act out of turn"),
                       .topic = TOPIC_DEALING,
                       .takes = TAKES_SEAT,
                       .known = features_floor},
    [COMMAND_DONE] = {.word = "done",
                      .help = T_("give the floor back"),
                      .topic = TOPIC_DEALING,
                      .known = features_floor},
    [COMMAND_CLAIM] = {.word = "claim",
                       .usage = "claim [PLACE]",
                       .help = T_("ask for a {rent} that is due to a player"),
                       .topic = TOPIC_DEALING,
                       .takes = TAKES_DEED,
                       .known = features_claims},
    [COMMAND_BANKRUPT] = {.word = "bankrupt",
                          .help = T_("give up when you cannot pay"),
                          .topic = TOPIC_DEALING,
                          .whole = true},
    [COMMAND_RESIGN] = {.word = "resign",
                        .usage = "resign [NAME]",
                        .help = T_("leave the game"),
                        .topic = TOPIC_DEALING,
                        .takes = TAKES_SEAT,
                        .whole = true,
                        .known = features_resigning},
    [COMMAND_STOP] = {.word = "stop",
                      .usage = "stop [NAME]",
                      .help = T_("propose to end the game; all are asked"),
                      .topic = TOPIC_DEALING,
                      .takes = TAKES_SEAT,
                      .whole = true},
    [COMMAND_BOARD] = {.word = "board", .help = T_("draw the board"), .topic = TOPIC_LOOKING},
    [COMMAND_ASSETS] = {.word = "assets",
                        .usage = "assets [NAME]",
                        .help = T_("what a player owns"),
                        .topic = TOPIC_LOOKING,
                        .takes = TAKES_SEAT},
    [COMMAND_ALL] = {.word = "all", .help = T_("what everybody owns"), .topic = TOPIC_LOOKING},
    [COMMAND_DEED] = {.word = "deed",
                      .also = "show",
                      .usage = "deed PLACE",
                      .help = T_("a title deed with its rents"),
                      .topic = TOPIC_LOOKING,
                      .takes = TAKES_DEED},
    [COMMAND_SPACE] = {.word = "space",
                       .usage = "space [PLACE]",
                       .help = T_("what happens on a space of the board"),
                       .topic = TOPIC_LOOKING,
                       .takes = TAKES_SPACE},
    [COMMAND_GROUPS] = {.word = "groups",
                        .also = "deeds",
                        .help = T_("all properties and their owners"),
                        .topic = TOPIC_LOOKING},
    [COMMAND_PLAYERS] = {.word = "players",
                         .also = "score status",
                         .help = T_("money, worth and place of everybody"),
                         .topic = TOPIC_LOOKING},
    [COMMAND_ACCOUNT] = {.word = "account",
                         .also = "log",
                         .usage = "account [COUNT | all]",
                         .help = T_("what happened last"),
                         .topic = TOPIC_LOOKING},
    [COMMAND_LEGAL] = {.word = "legal",
                       .help = T_("everything you can do now"),
                       .topic = TOPIC_LOOKING},
    [COMMAND_RULES] = {.word = "rules",
                       .help = T_("the rules of this board in short"),
                       .topic = TOPIC_LOOKING},
    [COMMAND_TOKENS] = {.word = "tokens",
                        .help = T_("the tokens, what they change, and whose they are"),
                        .topic = TOPIC_LOOKING},
    [COMMAND_ASK] = {.word = "ask",
                     .usage = "ask PLACE",
                     .help = T_("what a computer would take for its place"),
                     .topic = TOPIC_DEALING,
                     .takes = TAKES_DEED,
                     .known = features_trades},
    [COMMAND_WHY] = {.word = "why",
                     .usage = "why [NAME]",
                     .help = T_("why a computer decided as it did"),
                     .topic = TOPIC_LOOKING,
                     .takes = TAKES_SEAT},
    [COMMAND_HINT] = {.word = "hint",
                      .help = T_("what an expert would do now, and why"),
                      .topic = TOPIC_LOOKING},
    [COMMAND_ODDS] = {.word = "odds",
                      .usage = "odds [levels]",
                      .help = T_("everybody's chance to win from here"),
                      .topic = TOPIC_LOOKING},
    [COMMAND_RISKS] = {.word = "risks",
                       .usage = "risks [NAME]",
                       .help = T_("where the next throw may lead, and what it costs"),
                       .topic = TOPIC_LOOKING,
                       .takes = TAKES_SEAT},
    [COMMAND_COACH] = {.word = "coach",
                       .usage = "coach [off | warnings | everything | never | again]",
                       .help = T_("how much a coach says"),
                       .topic = TOPIC_LOOKING},
    [COMMAND_LESSON] = {.word = "lesson",
                        .help = T_("explain the rules as they come, or stop that"),
                        .topic = TOPIC_LOOKING},
    [COMMAND_HELP] = {.word = "help",
                      .also = "h ?",
                      .usage = "help [COMMAND]",
                      .help = T_("this list, or more on a command"),
                      .topic = TOPIC_LOOKING,
                      .takes = TAKES_COMMAND},
    [COMMAND_CREDITS] = {.word = "credits",
                         .help = T_("who made opoly, and what it is modelled on"),
                         .topic = TOPIC_LOOKING},
    [COMMAND_UNDO] = {.word = "undo",
                      .help = T_("take back your last decision"),
                      .topic = TOPIC_GAME},
    [COMMAND_SAVE] = {.word = "save",
                      .usage = "save [NAME | FILE]",
                      .help = T_("save the game, under a name or as a record"),
                      .topic = TOPIC_GAME},
    [COMMAND_LOAD] = {.word = "load",
                      .usage = "load NUMBER | NAME | FILE",
                      .help = T_("resume a saved game"),
                      .topic = TOPIC_GAME},
    [COMMAND_REVIEW] = {.word = "review",
                        .help = T_("what decided the game so far"),
                        .topic = TOPIC_GAME},
    [COMMAND_GAMES] = {.word = "games", .help = T_("the saved games"), .topic = TOPIC_GAME},
    [COMMAND_RECORD] = {.word = "record",
                        .usage = "record FILE",
                        .help = T_("write the record of the game to a file"),
                        .topic = TOPIC_GAME},
    [COMMAND_POSITION] = {.word = "position",
                          .usage = "position [FILE]",
                          .help = T_("print the position, or load one"),
                          .topic = TOPIC_GAME},
    [COMMAND_RESTART] = {.word = "restart",
                         .also = "again",
                         .help = T_("begin anew with the same settings"),
                         .topic = TOPIC_GAME,
                         .whole = true},
    [COMMAND_NEW] = {.word = "new",
                     .help = T_("leave this game and choose another"),
                     .topic = TOPIC_GAME,
                     .whole = true},
    [COMMAND_QUIT] = {.word = "quit",
                      .also = "q exit",
                      .help = T_("leave the program"),
                      .topic = TOPIC_GAME},
    [COMMAND_DICE] = {.word = "dice",
                      .usage = "roll 3 4 | dice 3 4",
                      .help = T_("throw these dice"),
                      .topic = TOPIC_TESTING},
    [COMMAND_DRAW] = {.word = "draw",
                      .usage = "draw NUMBER | draw \"TEXT\"",
                      .help = T_("draw this card"),
                      .topic = TOPIC_TESTING,
                      .known = features_decks},
    [COMMAND_PICK] = {.word = "pick",
                      .usage = "pick PLACE | NAME | SUM",
                      .help = T_("this is picked at random"),
                      .topic = TOPIC_TESTING,
                      .takes = TAKES_DEED,
                      .known = features_picks},
    [COMMAND_BELL] = {.word = "bell",
                      .help = T_("time is up"),
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
    const char *usage; /* NULL: as usual */
    Sentence help;     /* without words: as usual */
} Variant;

static const Variant variants[] = {
    {COMMAND_BID, features_scarce_buildings, "bid SUM [PLACE]", {0}},
    {COMMAND_BID, features_free_bidding, "bid SUM [NAME]",
     T_("bid at any time in an auction; the sum alone will do")},
    {COMMAND_PASS, features_free_bidding, "pass [NAME]",
     T_("say no to the price; a bid lets you "
        "speak again")},
    {COMMAND_BUILD, features_hotels_beside, "build PLACE [COUNT] [hotel]", {0}},
    {COMMAND_SELL, features_hotels_beside, "sell PLACE [COUNT] [hotel]", {0}},
    {COMMAND_MORTGAGE, features_buying_back, NULL, T_("sell a property back to the {bank}")},
    {COMMAND_KEEP, features_kept_cards, NULL, T_("leave a received deed mortgaged, a card closed")},
    {COMMAND_KEEP, only_cards_kept, "keep", T_("keep the card closed until your next turn")},
    {COMMAND_TRADE, features_trades_of_one, "trade NAME THING for THING",
     T_("offer one property or sum for another")},
    {COMMAND_TRADE, features_trades_at_a_price, "trade NAME SUM for PLACE",
     T_("offer a sum for a property")},
    {COMMAND_ACCEPT, nothing_traded, NULL, T_("agree to end the game")},
    {COMMAND_REJECT, nothing_traded, NULL, T_("refuse to end the game")},
    {COMMAND_COUNTER, features_trades_of_one, "counter THING for THING", {0}},
    {COMMAND_COUNTER, features_trades_at_a_price, "counter PLACE for SUM",
     T_("ask for another sum")},
};

Command commands_of(const Edition *edition, CommandId id)
{
    Command command = commands[id];
    if (command.usage == NULL) command.usage = command.word;
    for (size_t i = 0; i < sizeof variants / sizeof variants[0]; i++) {
        const Variant *variant = &variants[i];
        if (variant->id != id || !variant->when(edition)) continue;
        if (variant->usage != NULL) command.usage = variant->usage;
        if (variant->help.words != NULL) command.help = variant->help;
    }
    return command;
}

/* Is `word` one of the words in `list`, separated by blanks? */
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
        if (text_same_folded(commands[i].word, word) ||
            (commands[i].also != NULL && among_words(word, commands[i].also))) {
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

static void explain_many(const char *said, const int *found, int count, const Printer *why)
{
    static const Sentence others = TC_("several", "others");
    Arg items[NAMED_MOST + 1];
    int shown = count < NAMED_MOST ? count : NAMED_MOST;
    for (int i = 0; i < shown; i++) items[i] = arg_word(commands[found[i]].word);
    if (shown == count) {
        PRINT(why, T_("\"{name}\" could be {choices}: type more of it."), arg_name(said),
              arg_choices(items, shown));
        return;
    }
    items[shown] = arg_term(&others);
    PRINT(why, T_("\"{name}\" could be {things}: type more of it."), arg_name(said),
          arg_things(items, shown + 1));
}

static void explain_none(const char *said, const Printer *why)
{
    Guess guess = guess_for(said);
    for (int i = 0; i < COMMAND_COUNT; i++) guess_offer(&guess, commands[i].word);
    if (guess.best != NULL) {
        PRINT(why, T_("There is no command \"{name}\". Did you mean \"{word}\"?"), arg_name(said),
              arg_word(guess.best));
    } else {
        PRINT(why, T_("There is no command \"{name}\"; \"{word}\" lists them all."), arg_name(said),
              arg_word("help"));
    }
}

/* Why `word` is none of our commands, or which of those found it could be. */
static void explain(const char *word, const int *found, int count, const Printer *why)
{
    Text said = text_growing();
    wording_clean(word, &said);
    if (count == 1) {
        PRINT(why, T_("Write \"{word}\" out if you mean it."), arg_word(commands[found[0]].word));
    } else if (count > 1) {
        explain_many(said.start, found, count, why);
    } else {
        explain_none(said.start, why);
    }
    text_free(&said);
}

bool commands_known(const Edition *edition, CommandId id)
{
    return commands[id].known == NULL || commands[id].known(edition);
}

bool commands_find(const Edition *edition, const char *word, CommandId *id, const Printer *why)
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
    if (why != NULL) explain(word, found, count, why);
    return false;
}
