/* commands.h -- the commands of the console: words, what they take, where they are useful. */
#ifndef CONSOLE_COMMANDS_H
#define CONSOLE_COMMANDS_H

#include "console/printer.h"

typedef enum CommandId {
    /* playing */
    COMMAND_ROLL,
    COMMAND_END,
    COMMAND_BUY,
    COMMAND_DECLINE,
    COMMAND_BID,
    COMMAND_PASS,
    COMMAND_YES,
    COMMAND_NO,
    COMMAND_CHOOSE,
    COMMAND_FINE,
    COMMAND_CARD,
    COMMAND_WAIT,
    COMMAND_OPEN,
    COMMAND_TRAVEL,
    COMMAND_TOKEN,
    /* property */
    COMMAND_BUILD,
    COMMAND_SELL,
    COMMAND_BREAK,
    COMMAND_MORTGAGE,
    COMMAND_REDEEM,
    COMMAND_KEEP,
    COMMAND_WANT,
    /* dealing with the others */
    COMMAND_TRADE,
    COMMAND_COUNTER,
    COMMAND_ACCEPT,
    COMMAND_REJECT,
    COMMAND_FLOOR,
    COMMAND_DONE,
    COMMAND_CLAIM,
    COMMAND_BANKRUPT,
    COMMAND_RESIGN,
    COMMAND_STOP,
    /* looking */
    COMMAND_BOARD,
    COMMAND_ASSETS,
    COMMAND_ALL,
    COMMAND_DEED,
    COMMAND_SPACE,
    COMMAND_GROUPS,
    COMMAND_PLAYERS,
    COMMAND_ACCOUNT,
    COMMAND_LEGAL,
    COMMAND_RULES,
    COMMAND_TOKENS,
    COMMAND_ASK,
    COMMAND_WHY,
    COMMAND_HINT,
    COMMAND_ODDS,
    COMMAND_RISKS,
    COMMAND_COACH,
    COMMAND_LESSON,
    COMMAND_HELP,
    COMMAND_CREDITS,
    /* the game as a whole */
    COMMAND_UNDO,
    COMMAND_SAVE,
    COMMAND_LOAD,
    COMMAND_GAMES,
    COMMAND_REVIEW,
    COMMAND_RECORD,
    COMMAND_POSITION,
    COMMAND_RESTART,
    COMMAND_NEW,
    COMMAND_QUIT,
    /* testing */
    COMMAND_DICE,
    COMMAND_DRAW,
    COMMAND_PICK,
    COMMAND_BELL,
    COMMAND_COUNT
} CommandId;

typedef enum CommandTopic {
    TOPIC_PLAYING,
    TOPIC_PROPERTY,
    TOPIC_DEALING,
    TOPIC_LOOKING,
    TOPIC_GAME,
    TOPIC_TESTING,
    TOPIC_COUNT
} CommandTopic;

/* What completion offers after the command. */
typedef enum CommandTakes {
    TAKES_NOTHING,
    TAKES_DEED,
    TAKES_OWN_DEED,
    TAKES_SEAT,
    TAKES_DEAL,
    TAKES_COMMAND,
    TAKES_TOKEN,
    TAKES_SPACE
} CommandTakes;

typedef struct Command {
    const char *word;
    const char *also;  /* other words for it, separated by blanks; NULL: none */
    const char *usage; /* "bid SUM"; in the table NULL where it is the word alone */
    Sentence help;     /* one line */
    CommandTopic topic;
    CommandTakes takes;
    bool whole;                            /* has to be written out: it cannot be taken back */
    bool (*known)(const Edition *edition); /* NULL: under all rules */
} Command;

/* The command as the rules of the edition have it. */
Command commands_of(const Edition *edition, CommandId id);

/* Can the command ever be useful under the rules of the edition? */
bool commands_known(const Edition *edition, CommandId id);

/* The command meant by a word: itself, another word for it, or a beginning
 * that fits no other known command. False with one sentence, a line, printed by
 * `why` (which may be NULL). */
bool commands_find(const Edition *edition, const char *word, CommandId *id, const Printer *why);
/* The same for whole words only, without a sentence. */
bool commands_find_whole(const char *word, CommandId *id);

#endif
