/* edition_page.c -- an edition as a page for people. */
#include "apps/command/edition_page.h"

#include "apps/terminal/welcome.h"
#include "edition/effect_write.h"

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

/* Pads on the left, so that numbers stand under each other. */
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

static void write_rules(const Edition *edition, Text *text)
{
    size_t before = text->length;
    for (int i = 0; i < RULE_COUNT; i++) {
        if (edition->rule[i] == rule_info((RuleId)i)->usual) continue;
        if (text->length == before) text_add(text, "\nRules that are not the usual ones\n");
        welcome_rule_write((RuleId)i, edition->rule[i], text);
    }
    if (text->length == before) text_add(text, "\nAll rules are the usual ones.\n");
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
    if (group->kind == GROUP_DICE) text_add(text, "  times the dice");
}

static void write_effect(const Edition *edition, const Effect *effect, Text *text)
{
    if (effect->kind == EFFECT_DRAW) {
        text_add(text, "draw from ");
        text_add(text, edition->deck_label[effect->target].name);
    } else if (effect->kind == EFFECT_POT && edition->rule[RULE_POT] == 0) {
        text_add(text, "nothing");
    } else {
        effect_write(edition, effect, text);
    }
}

static void write_space(const Edition *edition, int index, Widths widths, Text *text)
{
    const Space *space = &edition->spaces[index];
    add_number(text, index, NUMBER_WIDTH);
    text_add(text, "  ");
    size_t from = text->length;
    text_add(text, edition->space_label[index].name);
    text_pad(text, from, widths.space + 2, ' ');
    switch ((SpaceKind)space->kind) {
    case SPACE_START: text_add(text, "the start"); break;
    case SPACE_JAIL: text_add(text, "the jail"); break;
    case SPACE_DEED: write_deed(edition, &edition->deeds[space->deed], widths, text); break;
    case SPACE_EFFECT: write_effect(edition, &space->effect, text); break;
    }
    text_add_char(text, '\n');
}

static void write_board(const Edition *edition, Text *text)
{
    Widths widths = widths_of(edition);
    text_add(text, "\nBoard (all sums in ");
    text_add(text, edition->money.sign);
    text_add(text, ")\n");
    add_right(text, "No", NUMBER_WIDTH);
    text_add(text, "  ");
    size_t from = text->length;
    text_add(text, "Space");
    text_pad(text, from, widths.space + 2, ' ');
    from = text->length;
    text_add(text, "Group");
    text_pad(text, from, widths.group, ' ');
    add_right(text, "Price", SUM_WIDTH);
    add_right(text, "Loan", SUM_WIDTH);
    add_right(text, "House", SUM_WIDTH);
    text_add(text, "  ");
    add_right(text, "Rent", RENT_WIDTH);
    text_add(text, ", by houses or deeds owned\n");
    for (int i = 0; i < edition->space_count; i++) write_space(edition, i, widths, text);
}

static void write_groups(const Edition *edition, Text *text)
{
    static const char *const kinds[] = {
        [GROUP_STREETS] = "streets, can be built on",
        [GROUP_COUNT] = "rent by how many the owner has",
        [GROUP_DICE] = "rent by the dice",
    };
    Widths widths = widths_of(edition);
    text_add(text, "\nGroups\n");
    for (int i = 0; i < edition->group_count; i++) {
        text_add(text, "  ");
        size_t from = text->length;
        text_add(text, edition->group_label[i].name);
        text_pad(text, from, widths.group + 2, ' ');
        text_add_int(text, edition->groups[i].deed_count);
        text_add(text, edition->groups[i].deed_count == 1 ? " deed, " : " deeds, ");
        text_add(text, kinds[edition->groups[i].kind]);
        text_add_char(text, '\n');
    }
}

static void write_card(const Edition *edition, int deck, int index, Text *text)
{
    const Card *card = &edition->decks[deck].cards[index];
    add_number(text, index + 1, NUMBER_WIDTH);
    text_add(text, "  ");
    switch ((DeckKind)edition->decks[deck].kind) {
    case DECK_CARDS: break;
    case DECK_WEIGHTS:
        text_add(text, "weight ");
        text_add_int(text, card->weight);
        text_add(text, ": ");
        break;
    case DECK_DICE:
        text_add(text, "dice ");
        text_add_int(text, card->low);
        if (card->high != card->low) {
            text_add(text, " to ");
            text_add_int(text, card->high);
        }
        text_add(text, ": ");
        break;
    }
    text_add(text, edition->card_text[deck][index]);
    text_add_char(text, '\n');
}

static void write_decks(const Edition *edition, Text *text)
{
    for (int deck = 0; deck < edition->deck_count; deck++) {
        text_add(text, "\nDeck: ");
        text_add(text, edition->deck_label[deck].name);
        text_add_char(text, '\n');
        for (int card = 0; card < edition->decks[deck].card_count; card++) {
            write_card(edition, deck, card, text);
        }
    }
}

static void write_perk(Text *text, const char *what, int64_t percent)
{
    if (percent == 100) return;
    text_add(text, ", ");
    text_add(text, what);
    text_add_char(text, ' ');
    text_add_int(text, percent);
    text_add(text, " %");
}

static void write_tokens(const Edition *edition, Text *text)
{
    text_add(text, "\nTokens\n");
    for (int i = 0; i < edition->token_count; i++) {
        const Token *token = &edition->tokens[i];
        text_add(text, "  ");
        text_add_char(text, token->symbol);
        text_add(text, "  ");
        text_add(text, edition->token_label[i].name);
        write_perk(text, "tax", token->tax);
        write_perk(text, "rent received", token->rent_received);
        write_perk(text, "rent paid", token->rent_paid);
        write_perk(text, "prices", token->price);
        write_perk(text, "building", token->building);
        if (token->salary != 0) {
            text_add(text, token->salary > 0 ? ", salary +" : ", salary ");
            text_add_int(text, token->salary);
        }
        if (token->jail_turns != 0) {
            text_add(text, ", jail turns ");
            text_add_int(text, token->jail_turns);
        }
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
    text_add_int(text, edition->rule[RULE_PLAYERS_MIN]);
    text_add(text, " to ");
    text_add_int(text, edition->rule[RULE_PLAYERS_MAX]);
    text_add(text, " players, ");
    edition_money_write(edition, edition->rule[RULE_START_MONEY], text);
    text_add(text, " each.\n");
    write_rules(edition, text);
    write_board(edition, text);
    write_groups(edition, text);
    write_decks(edition, text);
    write_tokens(edition, text);
}
