/* edition_page.c -- an edition as a page for people. */
#include "apps/command/edition_page.h"

#include <string.h>

#include "apps/command/reader.h"
#include "apps/terminal/welcome.h"
#include "edition/edition_words.h"
#include "edition/effect_words.h"

enum {
    NUMBER_WIDTH = 4,
    SUM_WIDTH = 7,
    RENT_WIDTH = 6,
    NAME_LEAST = 10,
};

/* The widest of what is shown in a column. */
typedef struct Widths {
    size_t space, group;
} Widths;

static Widths widths_of(const Edition *edition)
{
    Widths widths = {NAME_LEAST, NAME_LEAST};
    for (int i = 0; i < edition->space_count; i++) {
        size_t width = text_columns(edition->space_label[i].name);
        if (width > widths.space) widths.space = width;
    }
    for (int i = 0; i < edition->group_count; i++) {
        size_t width = text_columns(edition->group_label[i].name);
        if (width > widths.group) widths.group = width;
    }
    return widths;
}

/* Pads on the left, so that numbers line up. */
static void add_right(Text *text, const char *words, size_t width)
{
    size_t columns = text_columns(words);
    for (; columns < width; columns++) text_add_char(text, ' ');
    text_add(text, words);
}

static void add_number(Text *text, int64_t number, size_t width)
{
    char digits[24];
    Text into = text_into(digits, sizeof digits);
    text_add_int(&into, number);
    add_right(text, digits, width);
}

static void heading(Text *text, const char *words)
{
    text_add_char(text, '\n');
    text_add(text, words);
    text_add_char(text, '\n');
}

static void write_rules(const Edition *edition, Text *text)
{
    size_t before = text->length;
    for (int i = 0; i < RULE_COUNT; i++) {
        if (edition->rule[i] == rule_info((RuleId)i)->usual) continue;
        if (text->length == before) {
            heading(text, PLAIN(reader_words(), T_("Rules that are not the usual ones")));
        }
        welcome_rule_write((RuleId)i, edition->rule[i], text);
    }
    if (text->length == before) {
        heading(text, PLAIN(reader_words(), T_("All rules are the usual ones.")));
    }
}

/* How many rents a deed of the group shows. */
static int rent_steps(const Edition *edition, const Group *group)
{
    if (group->kind != GROUP_STREETS) {
        return group->deed_count < RENT_STEPS ? group->deed_count : RENT_STEPS;
    }
    if (edition->rule[RULE_HOTEL] == HOTEL_BESIDE) return 3;
    if (edition->rule[RULE_HOTEL] == HOTEL_TOP) return RENT_STEPS;
    return edition->rule[RULE_HOUSES_PER_STREET] + 1;
}

static void write_deed(const Edition *edition, const Deed *deed, Widths widths, Text *text)
{
    const Group *group = &edition->groups[deed->group];
    size_t from = text->length;
    text_add(text, edition->group_label[deed->group].name);
    text_pad(text, from, widths.group, ' ');
    add_number(text, deed->price, SUM_WIDTH);
    add_number(text, deed->mortgage, SUM_WIDTH);
    if (deed->house_price > 0 || deed->hotel_price > 0) {
        add_number(text, deed->house_price > 0 ? deed->house_price : deed->hotel_price, SUM_WIDTH);
    } else {
        add_right(text, "-", SUM_WIDTH);
    }
    text_add(text, "  ");
    for (int i = 0; i < rent_steps(edition, group); i++) {
        add_number(text, deed->rent[i], RENT_WIDTH);
    }
    if (group->kind == GROUP_DICE) {
        text_add(text, "  ");
        text_add(text, PLAIN(reader_words(), T_("times the dice")));
    }
}

static void write_space(const Edition *edition, int index, Widths widths, Text *text)
{
    Words words = edition_words(edition, reader_language());
    const Space *space = &edition->spaces[index];
    add_number(text, index, NUMBER_WIDTH);
    text_add(text, "  ");
    size_t from = text->length;
    text_add(text, edition->space_label[index].name);
    text_pad(text, from, widths.space + 2, ' ');
    switch ((SpaceKind)space->kind) {
    case SPACE_START: text_add(text, PLAIN(reader_words(), T_("the start"))); break;
    case SPACE_JAIL: text_add(text, PLAIN(reader_words(), T_("the jail"))); break;
    case SPACE_DEED: write_deed(edition, &edition->deeds[space->deed], widths, text); break;
    case SPACE_EFFECT: effect_words_add(edition, &space->effect, NULL, &words, text); break;
    }
    text_add_char(text, '\n');
}

/* A word of the head at the left of its column. */
static void add_left(Text *text, const char *words, size_t width)
{
    size_t from = text->length;
    text_add(text, words);
    text_pad(text, from, width, ' ');
}

static size_t blank_length(const char *at)
{
    static const char fixed[] = "\u00A0";
    if (at[0] == ' ') return 1;
    return strncmp(at, fixed, strlen(fixed)) == 0 ? strlen(fixed) : 0;
}

/* "Rs." of "Rs. ", without what keeps it apart from a sum. */
static void add_sign(const char *sign, Text *text)
{
    while (blank_length(sign) > 0) sign += blank_length(sign);
    const char *end = sign;
    for (const char *at = sign; *at != '\0';) {
        size_t blank = blank_length(at);
        at += blank > 0 ? blank : 1;
        if (blank == 0) end = at;
    }
    text_add_bytes(text, sign, (size_t)(end - sign));
}

static void write_board(const Edition *edition, Text *text)
{
    const Words *words = reader_words();
    Widths widths = widths_of(edition);
    char sign[MONEY_SIGN_SIZE];
    Text bare = text_into(sign, sizeof sign);
    add_sign(edition->money.sign, &bare);
    text_add_char(text, '\n');
    SAY(words, text, T_("Board (all sums in {word})"), arg_word(sign));
    text_add_char(text, '\n');
    add_right(text, PLAIN(words, TC_("column", "No")), NUMBER_WIDTH);
    text_add(text, "  ");
    add_left(text, PLAIN(words, TC_("column", "Space")), widths.space + 2);
    add_left(text, PLAIN(words, TC_("column", "Group")), widths.group);
    add_right(text, PLAIN(words, TC_("column", "Price")), SUM_WIDTH);
    add_right(text, PLAIN(words, TC_("column", "Loan")), SUM_WIDTH);
    add_right(text, PLAIN(words, TC_("column", "House")), SUM_WIDTH);
    text_add(text, "    ");
    text_add(text, PLAIN(words, T_("Rent, by houses or deeds owned")));
    text_add_char(text, '\n');
    for (int i = 0; i < edition->space_count; i++) write_space(edition, i, widths, text);
}

static void write_groups(const Edition *edition, Text *text)
{
    static const Sentence kinds[] = {
        [GROUP_STREETS] = TN_("{count} deed, streets, can be built on",
                              "{count} deeds, streets, can be built on"),
        [GROUP_COUNT] = TN_("{count} deed, rent by how many the owner has",
                            "{count} deeds, rent by how many the owner has"),
        [GROUP_DICE] = TN_("{count} deed, rent by the dice", "{count} deeds, rent by the dice"),
    };
    Widths widths = widths_of(edition);
    heading(text, PLAIN(reader_words(), T_("Groups")));
    for (int i = 0; i < edition->group_count; i++) {
        text_add(text, "  ");
        add_left(text, edition->group_label[i].name, widths.group + 2);
        words_write(reader_words(), &kinds[edition->groups[i].kind],
                    ARGS(arg_count(edition->groups[i].deed_count)), text);
        text_add_char(text, '\n');
    }
}

static void write_card(const Edition *edition, int deck, int index, Text *text)
{
    const Card *card = &edition->decks[deck].cards[index];
    add_number(text, index + 1, NUMBER_WIDTH);
    text_add(text, "  ");
    const char *words = edition->card_text[deck][index];
    switch ((DeckKind)edition->decks[deck].kind) {
    case DECK_CARDS: text_add(text, words); break;
    case DECK_WEIGHTS:
        SAY(reader_words(), text, T_("weight {id}: {card}"), arg_id(card->weight), arg_card(words));
        break;
    case DECK_DICE:
        SAY(reader_words(), text, T_("dice {at_least}[ to {at_most}]: {card}"),
            arg_at_least(card->low),
            card->high != card->low ? arg_at_most(card->high) : arg_absent(), arg_card(words));
        break;
    }
    text_add_char(text, '\n');
}

static void write_decks(const Edition *edition, Text *text)
{
    for (int deck = 0; deck < edition->deck_count; deck++) {
        text_add_char(text, '\n');
        SAY(reader_words(), text, T_("Deck: {name}"), arg_name(edition->deck_label[deck].name));
        text_add_char(text, '\n');
        for (int card = 0; card < edition->decks[deck].card_count; card++) {
            write_card(edition, deck, card, text);
        }
    }
}

/* Behind the name of a token: ", tax 80 %". */
static void write_perk(Text *text, const Sentence *perk, int64_t number)
{
    text_add(text, ", ");
    words_write(reader_words(), perk, ARGS(arg_id(number)), text);
}

static void write_perks(const Token *token, Text *text)
{
    static const Sentence tax = T_("tax {id} %"), received = T_("rent received {id} %"),
                          paid = T_("rent paid {id} %"), price = T_("prices {id} %"),
                          building = T_("building {id} %"), more = T_("salary +{id}"),
                          less = T_("salary {id}"), turns = T_("jail turns {id}");
    if (token->tax != 100) write_perk(text, &tax, token->tax);
    if (token->rent_received != 100) write_perk(text, &received, token->rent_received);
    if (token->rent_paid != 100) write_perk(text, &paid, token->rent_paid);
    if (token->price != 100) write_perk(text, &price, token->price);
    if (token->building != 100) write_perk(text, &building, token->building);
    if (token->salary != 0) write_perk(text, token->salary > 0 ? &more : &less, token->salary);
    if (token->jail_turns != 0) write_perk(text, &turns, token->jail_turns);
}

static void write_tokens(const Edition *edition, Text *text)
{
    heading(text, PLAIN(reader_words(), T_("Tokens")));
    for (int i = 0; i < edition->token_count; i++) {
        const Token *token = &edition->tokens[i];
        text_add(text, "  ");
        text_add_char(text, token->symbol);
        text_add(text, "  ");
        text_add(text, edition->token_label[i].name);
        write_perks(token, text);
        text_add_char(text, '\n');
    }
}

void edition_page_write(const Edition *edition, Text *text)
{
    text_add(text, edition->title);
    text_add(text, " (");
    text_add(text, edition->word);
    text_add(text, ")\n");
    if (edition->about[0] != '\0') {
        text_add(text, edition->about);
        text_add_char(text, '\n');
    }
    Words words = edition_words(edition, reader_language());
    SAY(&words, text, T_("{at_least} to {at_most} players, {sum} each."),
        arg_at_least(edition->rule[RULE_PLAYERS_MIN]), arg_at_most(edition->rule[RULE_PLAYERS_MAX]),
        arg_sum(edition->rule[RULE_START_MONEY]));
    text_add_char(text, '\n');
    write_rules(edition, text);
    write_board(edition, text);
    write_groups(edition, text);
    write_decks(edition, text);
    write_tokens(edition, text);
}
