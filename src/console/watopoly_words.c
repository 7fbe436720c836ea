/* watopoly_words.c -- the commands of Watopoly, and their help. */
#include "console/watopoly_words.h"

#include <assert.h>

#include "edition/guess.h"
#include "table/wording.h"
#include "words/words.h"

enum { HELP_COLUMN = 33, ANY_WORDS = 1000 };

static const WatopolyCommand commands[] = {
    [WATOPOLY_ROLL] = {"roll", "roll", "roll the dice and move", 0, 2, NULL},
    [WATOPOLY_NEXT] = {"next", "next", "give control to the next player", 0, 0, NULL},
    [WATOPOLY_TRADE] = {"trade", "trade <name> <give> <receive>",
                        "offer a building or a sum for another", 3, 3, NULL},
    [WATOPOLY_IMPROVE] = {"improve", "improve <property> buy|sell", "buy or sell an improvement", 2,
                          2, NULL},
    [WATOPOLY_MORTGAGE] = {"mortgage", "mortgage <property>", "get half its price for a building",
                           1, 1, NULL},
    [WATOPOLY_UNMORTGAGE] = {"unmortgage", "unmortgage <property>", "pay 60 % of its price", 1, 1,
                             NULL},
    [WATOPOLY_BANKRUPT] = {"bankrupt", "bankrupt", "drop out, when you owe more than you have", 0,
                           0, NULL},
    [WATOPOLY_BUY] = {"buy", "buy | decline", "answer to a building nobody owns", 0, 0, NULL},
    [WATOPOLY_DECLINE] = {"decline", "decline", NULL, 0, 0, NULL},
    [WATOPOLY_YES] = {"yes", "yes | no", "answer to a question with two answers; y, n", 0, 0, "y"},
    [WATOPOLY_NO] = {"no", "no", NULL, 0, 0, "n"},
    [WATOPOLY_BID] = {"bid", "bid <n> | <n> | withdraw", "answer in an auction", 1, 1, NULL},
    [WATOPOLY_WITHDRAW] = {"withdraw", "withdraw", NULL, 0, 0, NULL},
    [WATOPOLY_ACCEPT] = {"accept", "accept | reject", "answer to a trade", 0, 0, NULL},
    [WATOPOLY_REJECT] = {"reject", "reject", NULL, 0, 0, NULL},
    [WATOPOLY_PAY] = {"pay", "pay | cup | roll", "ways out of the DC Tims Line", 0, 0, NULL},
    [WATOPOLY_CUP] = {"cup", "cup", NULL, 0, 0, NULL},
    [WATOPOLY_ASSETS] = {"assets", "assets", "what you own", 0, 0, NULL},
    [WATOPOLY_ALL] = {"all", "all", "what everybody owns", 0, 0, NULL},
    [WATOPOLY_BOARD] = {"board", "board", "draw the board", 0, 0, NULL},
    [WATOPOLY_INFO] = {"info", "info <square>", "the card of a building; what a square does", 1,
                       ANY_WORDS, NULL},
    [WATOPOLY_SAVE] = {"save", "save <file>", "save the game", 1, ANY_WORDS, NULL},
    [WATOPOLY_SAVE_OVER] = {"save!", "save! <file>", "the same over a file of another kind", 1,
                            ANY_WORDS, NULL},
    [WATOPOLY_HELP] = {"help", "help [<command> | testing]", "this list, or one line of it", 0, 1,
                       "?"},
    [WATOPOLY_QUIT] = {"quit", "quit", "leave the program; also exit", 0, 0, "exit"},
    [WATOPOLY_MONEY] = {"money", "money <name> <sum>", "the player has this much", 2, 2, NULL},
    [WATOPOLY_PLACE] = {"place", "place <name> <square>",
                        "put the player on a square: its number or name, or line", 2, ANY_WORDS,
                        NULL},
    [WATOPOLY_CARD] = {"card", "card [<n> | <words>]",
                       "what SLC or Needles Hall does next; alone: the tables", 0, ANY_WORDS, NULL},
};
static_assert(sizeof commands / sizeof commands[0] == WATOPOLY_WORD_COUNT,
              "every command is there");

const WatopolyCommand *watopoly_words_of(WatopolyWord id)
{
    return &commands[id];
}

bool watopoly_words_find(const char *word, WatopolyWord *id, Text *why)
{
    Guess guess = guess_for(word);
    for (int i = 0; i < WATOPOLY_WORD_COUNT; i++) {
        const char *also = commands[i].also;
        if (text_same_folded(commands[i].word, word) ||
            (also != NULL && text_same_folded(also, word))) {
            *id = (WatopolyWord)i;
            return true;
        }
        guess_offer(&guess, commands[i].word);
    }
    static const Words english = {0};
    Text said = text_growing();
    wording_clean(word, &said);
    if (guess.best != NULL) {
        SAY(&english, why, W_("There is no command \"{name}\". Did you mean \"{word}\"?"),
            arg_name(said.start), arg_word(guess.best));
    } else {
        SAY(&english, why, W_("There is no command \"{name}\"; \"{word}\" lists them all."),
            arg_name(said.start), arg_word("help"));
    }
    text_free(&said);
    return false;
}

bool watopoly_words_tests(WatopolyWord id)
{
    return id >= WATOPOLY_MONEY;
}

static void help_line(const char *usage, const char *help, Text *text)
{
    size_t from = text->length;
    text_add(text, "  ");
    text_add(text, usage);
    text_pad(text, from, HELP_COLUMN, ' ');
    text_add(text, help);
    text_add_char(text, '\n');
}

static const char *const roll_usage = "roll <die1> <die2>";

void watopoly_words_help_one(WatopolyWord id, Text *text)
{
    /* An answer is explained with the one before it. */
    while (commands[id].help == NULL) id--;
    help_line(commands[id].usage, commands[id].help, text);
}

void watopoly_words_help(bool testing, Text *text)
{
    for (int i = 0; i < WATOPOLY_MONEY; i++) {
        if (commands[i].help != NULL) help_line(commands[i].usage, commands[i].help, text);
        if (i == WATOPOLY_ROLL && testing) help_line(roll_usage, "the same with these dice", text);
        if (i == WATOPOLY_YES) help_line("300 | 10%", "answer at Tuition", text);
    }
    if (testing) help_line("help testing", "the commands of testing mode", text);
}

void watopoly_words_help_testing(Text *text)
{
    static const Words english = {0};
    SAY(&english, text, W_("In testing mode ({word}) there are also:\n"), arg_word("-testing"));
    help_line(roll_usage, "roll any two numbers from 0 on; also for a gym", text);
    for (int i = WATOPOLY_MONEY; i < WATOPOLY_WORD_COUNT; i++)
        help_line(commands[i].usage, commands[i].help, text);
}

void watopoly_words_complete(const char *beginning, bool testing, Text *text)
{
    for (int i = 0; i < WATOPOLY_WORD_COUNT; i++) {
        if (!text_starts_folded(commands[i].word, beginning)) continue;
        if (watopoly_words_tests((WatopolyWord)i) && !testing) continue;
        text_add(text, commands[i].word);
        text_add_char(text, '\n');
    }
}
