/* help.c -- what can be typed, explained for the board being played. */
#include "console/help.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "console/features.h"
#include "console/naming.h"
#include "table/asking.h"

enum { HELP_COLUMN = 32, SUM_SIZE = 24, HELP_SIZE = 200, NAME_WORDS = 80, BUILD_COLUMN = 14 };

static const Sentence topics[] = {
    [TOPIC_PLAYING] = TC_("topic", "Playing"),         [TOPIC_PROPERTY] = TC_("topic", "Property"),
    [TOPIC_DEALING] = TC_("topic", "With the others"), [TOPIC_LOOKING] = TC_("topic", "Looking"),
    [TOPIC_GAME] = TC_("topic", "The game"),           [TOPIC_TESTING] = TC_("topic", "Testing"),
};
static_assert(sizeof topics / sizeof topics[0] == TOPIC_COUNT, "every topic has its heading");

static void help_line(const Printer *printer, const Command *command)
{
    text_add(printer->out, "  ");
    printer_column(printer, command->usage, HELP_COLUMN - 2);
    printer_line(printer, &command->help, ARGS(arg_absent()));
}

void help_write(const Printer *printer, bool testing)
{
    const Edition *edition = table_edition(printer->table);
    for (int topic = 0; topic < (testing ? TOPIC_COUNT : TOPIC_TESTING); topic++) {
        printer_line(printer, &topics[topic], ARGS(arg_absent()));
        for (int i = 0; i < COMMAND_COUNT; i++) {
            Command command = commands_of(edition, (CommandId)i);
            if ((int)command.topic != topic) continue;
            if (commands_known(edition, (CommandId)i)) help_line(printer, &command);
        }
    }
    PRINT(printer,
          T_("The beginning of a word will do where it is clear; several commands on a line\n"
             "are separated by \"{word}\". \"{other_word}\" tells more."),
          arg_word(";"), arg_other_word("help COMMAND"));
    PRINT(printer, T_("What loses a game or a property is asked first; \"{word}\" is not."),
          arg_word("quit!"));
}

/* ---- examples ---- */

/* What the examples are about: two properties of a group, another player, and
 * a street to build on. */
typedef struct Example {
    const char *first, *second, *street;
    char name[NAME_WORDS]; /* as it is typed */
    Money price;           /* of the second */
} Example;

/* The second group of streets with two of them, else the last there is. */
static void find_pair(const Edition *edition, Example *example)
{
    int pairs = 0;
    for (int group = 0; group < edition->group_count && pairs < 2; group++) {
        DeedSet deeds = edition->groups[group].deeds;
        if (edition->groups[group].kind != GROUP_STREETS || (deeds & (deeds - 1)) == 0) continue;
        DeedId first = (DeedId)__builtin_ctzll(deeds);
        DeedId second = (DeedId)__builtin_ctzll(deeds & (deeds - 1));
        example->first = edition_deed_label(edition, first)->word;
        example->second = edition_deed_label(edition, second)->word;
        example->price = edition->deeds[second].price;
        pairs++;
    }
}

static Example example_of(const Table *table)
{
    const Edition *edition = table_edition(table);
    const Seating *seating = table_seating(table);
    Example example = {0};
    find_pair(edition, &example);
    for (int deed = 0; deed < edition->deed_count; deed++) {
        if (edition->groups[edition->deeds[deed].group].kind == GROUP_STREETS) {
            example.street = edition_deed_label(edition, (DeedId)deed)->word;
        }
    }
    SeatId asked = asking_seat(table_game(table));
    for (int seat = seating->count - 1; seat >= 0; seat--) {
        if (seat == asked) continue;
        Text name = text_into(example.name, sizeof example.name);
        naming_write(seating->seats[seat].name, &name);
    }
    return example;
}

/* The words, ended by NULL, as a line to type. */
__attribute__((sentinel)) static void typed(Text *text, ...)
{
    text_add_char(text, ' ');
    va_list words;
    va_start(words, text);
    for (const char *word; (word = va_arg(words, const char *)) != NULL;) {
        text_add_char(text, ' ');
        text_add(text, word);
    }
    va_end(words);
    text_add_char(text, '\n');
}

static void write_sum(int64_t sum, char buffer[SUM_SIZE])
{
    Text text = text_into(buffer, SUM_SIZE);
    text_add_int(&text, sum);
}

static void trade_examples(const Printer *printer, const Example *example)
{
    const Edition *edition = table_edition(printer->table);
    char sum[SUM_SIZE], more[SUM_SIZE], list[2 * WORD_SIZE];
    bool cards = features_release_cards(edition);
    Text *out = printer->out;
    write_sum((int64_t)example->price * 2, sum);
    write_sum((int64_t)example->price * 3, more);
    if (features_trades_at_a_price(edition)) {
        typed(out, "trade", example->name, sum, "for", example->first, NULL);
        return;
    }
    if (features_trades_of_one(edition)) {
        PRINT(printer, T_("A {word} is a property or a sum of money."), arg_word("THING"));
        typed(out, "trade", example->name, example->second, "for", example->first, NULL);
        typed(out, "trade", example->name, sum, "for", example->first, NULL);
        return;
    }
    if (cards) {
        PRINT(printer,
              T_("{word} are properties, a sum of money, \"{other_word}\" for {release.a}, or "
                 "\"{name}\"."),
              arg_word("THINGS"), arg_other_word("card"), arg_name("nothing"));
    } else {
        PRINT(printer, T_("{word} are properties, a sum of money, or \"{other_word}\"."),
              arg_word("THINGS"), arg_other_word("nothing"));
    }
    typed(out, "trade", example->name, example->second, sum, "for", example->first, NULL);
    Text both = text_into(list, sizeof list);
    text_add(&both, example->second);
    text_add(&both, ",");
    typed(out, "trade", example->name, "give", list, example->first, "take", more,
          cards ? "card" : (char *)NULL, (char *)NULL);
}

static void counter_examples(const Printer *printer, const Example *example)
{
    const Edition *edition = table_edition(printer->table);
    char sum[SUM_SIZE];
    write_sum((int64_t)example->price * 5 / 2, sum);
    PRINT_PLAIN(printer, T_("You say what you give for what you take:"));
    if (features_trades_at_a_price(edition) || features_trades_of_one(edition)) {
        typed(printer->out, "counter", example->first, "for", sum, NULL);
    } else {
        typed(printer->out, "counter", example->first, "for", example->second, sum, NULL);
    }
}

static void build_example(const Printer *printer, const char *street, const char *count,
                          const Sentence *does)
{
    char buffer[2 * WORD_SIZE];
    Text line = text_into(buffer, sizeof buffer);
    text_add(&line, "  build ");
    text_add(&line, street);
    text_add(&line, count);
    printer_column(printer, buffer, (int)strlen(street) + BUILD_COLUMN);
    printer_line(printer, does, ARGS(arg_absent()));
}

static void build_examples(const Printer *printer, const Example *example)
{
    static const Sentence one = T_("builds one");
    static const Sentence two = T_("builds two, one after the other");
    static const Sentence three = T_("builds three, one after the other");
    bool many = table_edition(printer->table)->rule[RULE_HOUSES_PER_STREET] >= 3;
    build_example(printer, example->street, "", &one);
    build_example(printer, example->street, many ? " 3" : " 2", many ? &three : &two);
}

static void examples(const Printer *printer, CommandId id)
{
    Example example = example_of(printer->table);
    bool pair = example.first != NULL && example.name[0] != '\0';
    if (id == COMMAND_TRADE && pair) trade_examples(printer, &example);
    if (id == COMMAND_COUNTER && pair) counter_examples(printer, &example);
    if (id == COMMAND_BUILD && example.street != NULL) build_examples(printer, &example);
}

/* ---- one command ---- */

/* More than a line, where a line is not enough; {word} is a command. */
typedef struct More {
    Sentence sentence;
    const char *word;
} More;

static const More more[COMMAND_COUNT] = {
    [COMMAND_WHY] = {T_("{word} is a computer, by its name or its number; without, the one that "
                        "decided last.\nOrdinary throws and ends of turns are passed over."),
                     "NAME"},
    [COMMAND_ODDS] = {T_("Quick computers play the game out some hundred times; the ± gives "
                         "the\nmargin of error."),
                      ""},
    [COMMAND_RISKS] = {T_("Exact over the 36 throws and the cards that may follow; another throw "
                          "after\ndoubles is not counted."),
                       ""},
    [COMMAND_COACH] = {T_("Warnings come before you do something that loses 4 points or more of "
                          "your\nchance to win; \"{word}\" does it all the same. With \"never\" "
                          "nobody at this\ntable has the coach in this game, which keeps that; "
                          "\"again\" takes it back."),
                       "yes"},
    [COMMAND_UNDO] =
        {T_("With what computers did since, but not beyond the last dice or card. Again for the\n"
            "decision before. The record says that the game was a friendly one."),
         ""},
    [COMMAND_BREAK] = {T_("When the {bank} has too few {house.many} to sell {hotel.a} in the usual "
                          "way."),
                       ""},
    [COMMAND_FLOOR] = {T_("Between turns of others: build, mortgage, redeem, trade; then "
                          "\"{word}\"."),
                       "done"},
    [COMMAND_DICE] = {T_("Without numbers, chance throws."), ""},
    [COMMAND_DRAW] = {T_("{word} counts from 1; {other_word} is a part of the card. Without, "
                         "chance draws."),
                      "NUMBER"},
};

void help_on(const Printer *printer, CommandId id)
{
    const Edition *edition = table_edition(printer->table);
    Command command = commands_of(edition, id);
    char buffer[HELP_SIZE];
    Text help = text_into(buffer, sizeof buffer);
    words_write(&printer->words, &command.help, ARGS(arg_absent()), &help);
    PRINT(printer, T_("{word}: {text}."), arg_word(command.usage), arg_text(buffer));
    if (command.also != NULL) PRINT(printer, T_("Also: {word}"), arg_word(command.also));
    if (!commands_known(edition, id)) {
        PRINT_PLAIN(printer, T_("The rules of this game have no use for it."));
        return;
    }
    if (id == COMMAND_BID && features_scarce_buildings(edition)) {
        PRINT_PLAIN(printer, T_("For a {building}, name the place where you would put it."));
    }
    if (more[id].sentence.words != NULL) {
        printer_line(printer, &more[id].sentence,
                     ARGS(arg_word(more[id].word), arg_other_word("TEXT")));
    }
    examples(printer, id);
}
