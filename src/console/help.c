/* help.c -- what can be typed, explained for the board being played. */
#include "console/help.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "console/features.h"
#include "console/naming.h"
#include "table/asking.h"

enum { HELP_COLUMN = 32, SUM_SIZE = 24, NAME_WORDS = 80, BUILD_COLUMN = 14 };

static const char *const topics[] = {
    [TOPIC_PLAYING] = "Playing", [TOPIC_PROPERTY] = "Property", [TOPIC_DEALING] = "With the others",
    [TOPIC_LOOKING] = "Looking", [TOPIC_GAME] = "The game",     [TOPIC_TESTING] = "Testing",
};
static_assert(sizeof topics / sizeof topics[0] == TOPIC_COUNT, "every topic has its heading");

static void help_line(const Command *command, Text *text)
{
    size_t from = text->length;
    text_add(text, "  ");
    text_add(text, command->usage);
    text_pad(text, from, HELP_COLUMN, ' ');
    text_add(text, command->help);
    text_add_char(text, '\n');
}

void help_write(const Table *table, bool testing, Text *text)
{
    const Edition *edition = table_edition(table);
    for (int topic = 0; topic < (testing ? TOPIC_COUNT : TOPIC_TESTING); topic++) {
        text_add(text, topics[topic]);
        text_add_char(text, '\n');
        for (int i = 0; i < COMMAND_COUNT; i++) {
            Command command = commands_of(edition, (CommandId)i);
            if ((int)command.topic != topic) continue;
            if (commands_known(edition, (CommandId)i)) help_line(&command, text);
        }
    }
    text_add(text, "The beginning of a word will do where it is clear; several commands on a "
                   "line\nare parted by \";\". \"help COMMAND\" tells more.\n");
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

static void trade_examples(const Edition *edition, const Example *example, Text *text)
{
    char sum[SUM_SIZE], more[SUM_SIZE];
    Text two = text_into(sum, sizeof sum), three = text_into(more, sizeof more);
    text_add_int(&two, (int64_t)example->price * 2);
    text_add_int(&three, (int64_t)example->price * 3);
    if (features_trades_at_a_price(edition)) {
        typed(text, "trade", example->name, sum, "for", example->first, NULL);
        return;
    }
    if (features_trades_of_one(edition)) {
        text_add(text, "A THING is a property or a sum of money.\n");
        typed(text, "trade", example->name, example->second, "for", example->first, NULL);
        typed(text, "trade", example->name, sum, "for", example->first, NULL);
        return;
    }
    if (features_release_cards(edition)) {
        text_add(text, "THINGS are properties, a sum of money, \"card\" for a get-out card, or "
                       "\"nothing\".\n");
    } else {
        text_add(text, "THINGS are properties, a sum of money, or \"nothing\".\n");
    }
    typed(text, "trade", example->name, example->second, sum, "for", example->first, NULL);
    char list[2 * WORD_SIZE];
    Text both = text_into(list, sizeof list);
    text_add(&both, example->second);
    text_add(&both, ",");
    typed(text, "trade", example->name, "give", list, example->first, "take", more,
          features_release_cards(edition) ? "card" : (char *)NULL, (char *)NULL);
}

static void counter_examples(const Edition *edition, const Example *example, Text *text)
{
    char sum[SUM_SIZE];
    Text half = text_into(sum, sizeof sum);
    text_add_int(&half, (int64_t)example->price * 5 / 2);
    text_add(text, "You say what you give for what you take:\n");
    if (features_trades_at_a_price(edition) || features_trades_of_one(edition)) {
        typed(text, "counter", example->first, "for", sum, NULL);
    } else {
        typed(text, "counter", example->first, "for", example->second, sum, NULL);
    }
}

static void build_examples(const Edition *edition, const Example *example, Text *text)
{
    static const char *const counts[] = {"", "", "two", "three", "four"};
    int count = edition->rule[RULE_HOUSES_PER_STREET] < 3 ? 2 : 3;
    size_t wide = strlen(example->street) + BUILD_COLUMN, from = text->length;
    text_add(text, "  build ");
    text_add(text, example->street);
    text_pad(text, from, wide, ' ');
    text_add(text, "builds one\n");
    from = text->length;
    text_add(text, "  build ");
    text_add(text, example->street);
    text_add_char(text, ' ');
    text_add_int(text, count);
    text_pad(text, from, wide, ' ');
    text_add(text, "builds ");
    text_add(text, counts[count]);
    text_add(text, ", one after the other\n");
}

static void examples(const Table *table, CommandId id, Text *text)
{
    const Edition *edition = table_edition(table);
    Example example = example_of(table);
    bool pair = example.first != NULL && example.name[0] != '\0';
    if (id == COMMAND_TRADE && pair) trade_examples(edition, &example, text);
    if (id == COMMAND_COUNTER && pair) counter_examples(edition, &example, text);
    if (id == COMMAND_BUILD && example.street != NULL) build_examples(edition, &example, text);
}

/* ---- one command ---- */

/* More than a line, where a line is not enough. */
static const char *const more[COMMAND_COUNT] = {
    [COMMAND_WHY] = "NAME is a computer, by its name or its number; without, the one that "
                    "decided last.\nOrdinary throws and ends of turns are passed over.\n",
    [COMMAND_ODDS] = "The game is played on some hundred times by quick computers; behind "
                     "the ±\nstands how far off that may be.\n",
    [COMMAND_UNDO] = "Dice and cards that were seen stay; only in games without computers.\n",
    [COMMAND_BREAK] = "When the bank has too few houses to sell a hotel in the usual way.\n",
    [COMMAND_FLOOR] = "Between turns of others: build, mortgage, redeem, trade; then \"done\".\n",
    [COMMAND_DICE] = "Without numbers, chance throws.\n",
    [COMMAND_DRAW] = "NUMBER counts from 1; TEXT is a part of the card. Without, chance draws.\n",
};

void help_on(const Table *table, CommandId id, Text *text)
{
    const Edition *edition = table_edition(table);
    Command command = commands_of(edition, id);
    text_add(text, command.usage);
    text_add(text, ": ");
    text_add(text, command.help);
    text_add(text, ".\n");
    if (command.also[0] != '\0') {
        text_add(text, "Also: ");
        text_add(text, command.also);
        text_add(text, "\n");
    }
    if (!commands_known(edition, id)) {
        text_add(text, "The rules of this game have no use for it.\n");
        return;
    }
    if (id == COMMAND_BID && features_scarce_buildings(edition)) {
        text_add(text, "For a building, name the place where you would put it.\n");
    }
    if (more[id] != NULL) text_add(text, more[id]);
    examples(table, id, text);
}
