/* edition_write.c -- Edition -> text. */
#include "edition/edition_write.h"

#include "edition/effect_write.h"

static void add_number(Text *text, const char *before, int64_t number)
{
    text_add(text, before);
    text_add_int(text, number);
}

static void add_named(Text *text, const char *before, const char *name)
{
    text_add(text, before);
    text_add_quoted(text, name);
}

static void add_colour(Text *text, const char *before, uint32_t colour)
{
    text_add(text, before);
    text_add_char(text, '#');
    text_add_hex(text, colour, 6);
}

static void add_look(Text *text, LookChoice look, const char *const *icons)
{
    if (look.icon != 0) {
        text_add(text, " icon ");
        text_add(text, icons[look.icon - 1]);
    }
    if (look.theme != 0) {
        text_add(text, " theme ");
        text_add(text, look_themes[look.theme - 1]);
    }
}

/* keyword word "Name" */
static void begin(Text *text, const char *keyword, const Label *label)
{
    text_add(text, keyword);
    text_add_char(text, ' ');
    text_add(text, label->word);
    add_named(text, " ", label->name);
}

void edition_write_money(const MoneyStyle *money, Text *text)
{
    add_named(text, "money ", money->sign);
    text_add(text, money->sign_after ? " after" : " before");
    switch ((Grouping)money->grouping) {
    case GROUPING_THOUSANDS: break;
    case GROUPING_INDIAN: text_add(text, " grouping indian"); break;
    case GROUPING_NONE: text_add(text, " grouping none"); break;
    }
}

/* As many words as are needed to read the same noun. */
void edition_write_noun(NounId thing, const Noun *noun, Text *text)
{
    static const char *const things[] = {
#define NOUN(ID, place, context, one, many) [NOUN_##ID] = #place,
#include "words/noun_rows.h"
#undef NOUN
    };
    Noun usual;
    noun_name(&usual, noun->forms[0]);
    bool simple = noun_same(&usual, noun);
    text_add(text, "words ");
    text_add(text, things[thing]);
    for (int i = 0; i < (simple ? 1 : NOUN_FORMS) && noun->forms[i][0] != '\0'; i++)
        add_named(text, " ", noun->forms[i]);
}

/* What the file says, four details a line. */
static void write_face(const Face *face, Text *text)
{
    int count = 0;
    for (int detail = 0; detail < FACE_DETAILS; detail++) {
        if (!face_says(face, (FaceDetail)detail)) continue;
        text_add(text, count++ % 4 == 0 ? "\ntheme " : " ");
        text_add(text, face_details[detail]);
        const char *const *words = face_choices((FaceDetail)detail);
        if (words == NULL) {
            add_colour(text, " ", face->value[detail]);
        } else {
            text_add_char(text, ' ');
            text_add(text, words[face->value[detail]]);
        }
    }
}

static void write_box(const Edition *edition, Text *text)
{
    text_add(text, "edition ");
    text_add(text, edition->word);
    add_named(text, " ", edition->title);
    if (edition->about[0] != '\0') add_named(text, "\nabout ", edition->about);
    text_add_char(text, '\n');
    edition_write_money(&edition->money, text);
    add_colour(text, "\nfelt ", edition->felt);
    write_face(&edition->face, text);
    if (edition->tells_balances) text_add(text, "\naccount balances");
    for (int i = 0; i < NOUN_COUNT; i++) {
        if (edition->nouns[i].forms[0][0] == '\0') continue;
        text_add_char(text, '\n');
        edition_write_noun((NounId)i, &edition->nouns[i], text);
    }
    text_add(text, "\n\n");
}

static void write_rules(const Edition *edition, Text *text)
{
    for (int i = 0; i < RULE_COUNT; i++) {
        size_t from = text->length;
        text_add(text, "rule ");
        text_add(text, rule_info((RuleId)i)->word);
        text_add_char(text, ' ');
        rule_value_write((RuleId)i, edition->rule[i], text);
        text_pad(text, from, 36, ' ');
        text_add(text, " # ");
        text_add(text, sentence_words(rule_info((RuleId)i)->sentence));
        text_add_char(text, '\n');
    }
    text_add_char(text, '\n');
}

/* Do all deeds of the group cost the same to build on? */
static bool prices_agree(const Edition *edition, int group, const Deed **first)
{
    *first = NULL;
    for (int i = 0; i < edition->deed_count; i++) {
        const Deed *deed = &edition->deeds[i];
        if (deed->group != group) continue;
        if (*first == NULL) *first = deed;
        if (deed->house_price != (*first)->house_price ||
            deed->hotel_price != (*first)->hotel_price)
            return false;
    }
    return *first != NULL && (*first)->house_price > 0;
}

static void write_prices(const Edition *edition, const Deed *deed, Text *text)
{
    if (deed->house_price > 0) add_number(text, " house ", deed->house_price);
    if (deed->hotel_price != deed->house_price && edition->rule[RULE_HOTEL] != HOTEL_NONE)
        add_number(text, " hotel ", deed->hotel_price);
}

static void write_group(const Edition *edition, int index, Text *text)
{
    static const char *const kinds[] = {" streets", " count", " dice"};
    const Group *group = &edition->groups[index];
    const Deed *deed;
    begin(text, "group", &edition->group_label[index]);
    text_add(text, kinds[group->kind]);
    if (prices_agree(edition, index, &deed)) write_prices(edition, deed, text);
    add_colour(text, " colour ", group->colour);
    text_add_char(text, '\n');
}

/* How many rents must be written so that reading gives the same row. */
static int rent_count(const Edition *edition, const Deed *deed)
{
    int count = RENT_STEPS;
    if (edition->groups[deed->group].kind != GROUP_STREETS) {
        while (count > 1 && deed->rent[count - 1] == deed->rent[count - 2]) count--;
        return count;
    }
    if (deed->house_price > 0 && edition->rule[RULE_HOTEL] == HOTEL_TOP) return RENT_STEPS;
    if (deed->house_price > 0 && edition->rule[RULE_HOTEL] == HOTEL_BESIDE) return 3;
    int least = deed->house_price > 0 ? edition->rule[RULE_HOUSES_PER_STREET] + 1 : 1;
    while (count > least && deed->rent[count - 1] == 0) count--;
    return count;
}

static void write_deed(const Edition *edition, const Deed *deed, Text *text)
{
    const Deed *first;
    text_add(text, " deed ");
    text_add(text, edition->group_label[deed->group].word);
    add_number(text, " price ", deed->price);
    text_add(text, " rent");
    for (int step = 0; step < rent_count(edition, deed); step++)
        add_number(text, " ", deed->rent[step]);
    int64_t usual = (int64_t)deed->price * edition->rule[RULE_MORTGAGE_PERCENT] / 100;
    if (deed->mortgage != usual) add_number(text, " mortgage ", deed->mortgage);
    if (!prices_agree(edition, deed->group, &first)) write_prices(edition, deed, text);
}

static void write_space(const Edition *edition, int index, Text *text)
{
    const Space *space = &edition->spaces[index];
    const Label *label = &edition->space_label[index];
    add_number(text, "space ", index);
    begin(text, "", label);
    if (label->shorter[0] != '\0') add_named(text, " short ", label->shorter);
    add_look(text, label->look, look_icons);
    switch ((SpaceKind)space->kind) {
    case SPACE_START: text_add(text, " start"); break;
    case SPACE_JAIL: text_add(text, " jail"); break;
    case SPACE_DEED: write_deed(edition, &edition->deeds[space->deed], text); break;
    case SPACE_EFFECT:
        text_add_char(text, ' ');
        effect_write(edition, &space->effect, text);
        break;
    }
    text_add_char(text, '\n');
}

static void write_deck(const Edition *edition, int index, Text *text)
{
    static const char *const kinds[] = {" cards\n", " weights\n", " dice\n"};
    const Deck *deck = &edition->decks[index];
    text_add_char(text, '\n');
    begin(text, "deck", &edition->deck_label[index]);
    add_look(text, edition->deck_label[index].look, look_icons);
    text_add(text, kinds[deck->kind]);
    for (int i = 0; i < deck->card_count; i++) {
        const Card *card = &deck->cards[i];
        text_add(text, "card ");
        if (deck->kind == DECK_WEIGHTS) {
            add_number(text, "weight ", card->weight);
            text_add_char(text, ' ');
        } else if (deck->kind == DECK_DICE) {
            add_number(text, "on ", card->low);
            if (card->high != card->low) add_number(text, " to ", card->high);
            text_add_char(text, ' ');
        }
        text_add_quoted(text, edition->card_written[index][i]);
        text_add_char(text, ' ');
        effect_write(edition, &card->effect, text);
        text_add_char(text, '\n');
    }
}

static void write_perk(Text *text, const char *word, int64_t value, int64_t usual)
{
    if (value != usual) add_number(text, word, value);
}

static void write_token(const Edition *edition, int index, Text *text)
{
    const Token *token = &edition->tokens[index];
    begin(text, "token", &edition->token_label[index]);
    text_add(text, " symbol ");
    text_add_char(text, token->symbol);
    add_look(text, edition->token_label[index].look, look_shapes);
    write_perk(text, " tax ", token->tax, 100);
    write_perk(text, " rent-received ", token->rent_received, 100);
    write_perk(text, " rent-paid ", token->rent_paid, 100);
    write_perk(text, " price ", token->price, 100);
    write_perk(text, " building ", token->building, 100);
    write_perk(text, " salary ", token->salary, 0);
    write_perk(text, " jail-turns ", token->jail_turns, 0);
    text_add_char(text, '\n');
}

void edition_write(const Edition *edition, Text *text)
{
    write_box(edition, text);
    write_rules(edition, text);
    for (int i = 0; i < edition->group_count; i++) write_group(edition, i, text);
    text_add_char(text, '\n');
    for (int i = 0; i < edition->space_count; i++) write_space(edition, i, text);
    for (int i = 0; i < edition->deck_count; i++) write_deck(edition, i, text);
    text_add_char(text, '\n');
    for (int i = 0; i < edition->token_count; i++) write_token(edition, i, text);
}
