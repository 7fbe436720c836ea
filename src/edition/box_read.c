/* box_read.c -- the statements about all that is not the board. */
#include "edition/box_read.h"

#include <string.h>

#include "edition/guess.h"

/* A statement about the whole may depend on a printing, too. */
static void note_printing(Draft *draft, const Statement *statement)
{
    if (statement->conditional && statement->condition >= RULE_CHANCE_DECK)
        draft->printings |= (uint8_t)(1u << (statement->condition - RULE_CHANCE_DECK));
}

void box_read_title(Draft *draft, Statement *statement, const char *file_word)
{
    char word[WORD_SIZE];
    char title[NAME_SIZE];
    if (!statement_word(statement, "the word of the edition", word) ||
        !statement_quoted(statement, "the title of the edition", title, sizeof title) ||
        !statement_end(statement))
        return;
    if (!text_same(word, file_word)) {
        statement_mistake(statement, "the edition calls itself '", word,
                          "', expected the name of its file, '", file_word, "'", NULL);
        return;
    }
    text_copy(draft->edition.word, WORD_SIZE, word);
    text_copy(draft->edition.title, NAME_SIZE, title);
    draft->edition.about[0] = '\0'; /* what a base says of itself is not about this one */
}

void box_read_about(Draft *draft, Statement *statement)
{
    char about[ABOUT_SIZE];
    if (!statement_quoted(statement, "the description", about, sizeof about) ||
        !statement_end(statement) || !statement->active)
        return;
    text_copy(draft->edition.about, ABOUT_SIZE, about);
}

void box_read_money(Draft *draft, Statement *statement)
{
    static const char *const places[] = {"before", "after", NULL};
    static const char *const groupings[] = {[GROUPING_THOUSANDS] = "thousands",
                                            [GROUPING_INDIAN] = "indian",
                                            [GROUPING_NONE] = "none",
                                            NULL};
    MoneyStyle money = {.sign_after = false};
    int place, grouping = GROUPING_THOUSANDS;
    if (!statement_quoted(statement, "the sign of the money", money.sign, sizeof money.sign) ||
        !statement_choice(statement, "place of the sign", places, &place) ||
        (statement_take(statement, "grouping") &&
         !statement_choice(statement, "grouping of digits", groupings, &grouping)) ||
        !statement_end(statement) || !statement->active)
        return;
    money.sign_after = place == 1;
    money.grouping = (uint8_t)grouping;
    draft->edition.money = money;
}

void box_read_felt(Draft *draft, Statement *statement)
{
    uint32_t colour;
    if (!statement_colour(statement, &colour) || !statement_end(statement) || !statement->active)
        return;
    draft->edition.felt = colour;
}

/* "one" ["more" ...] */
static bool read_noun(Statement *statement, Noun *noun)
{
    char one[NOUN_SIZE];
    int count = 1;
    if (!statement_quoted(statement, "the word for it", one, sizeof one)) return false;
    noun_name(noun, one);
    for (; statement_at_quoted(statement); count++) {
        if (count == NOUN_FORMS)
            return statement_mistake(statement, "a thing has at most four words", NULL);
        if (!statement_quoted(statement, "the word for several", noun->forms[count], NOUN_SIZE))
            return false;
    }
    return true;
}

void box_read_words(Draft *draft, Statement *statement)
{
    static const char *const things[] = {
#define NOUN(ID, place, context, one, many) [NOUN_##ID] = #place,
#include "words/noun_rows.h"
#undef NOUN
        NULL};
    do {
        Noun noun;
        int thing;
        if (!statement_choice(statement, "thing with a word", things, &thing) ||
            !read_noun(statement, &noun))
            return;
        if (statement->active) draft->edition.nouns[thing] = noun;
    } while (!statement_at_end(statement));
    note_printing(draft, statement);
}

static void add_quoted_value(RuleId rule, const char *value, Text *why)
{
    text_add(why, rule_info(rule)->word);
    text_add(why, " cannot be '");
    text_add(why, value);
    text_add(why, "', expected ");
    rule_values_write(rule, why);
}

static void add_unknown_rule(const char *word, Text *why)
{
    text_add(why, "'");
    text_add(why, word);
    text_add(why, "' is no rule");
    const char *nearest = rule_info(rule_nearest(word))->word;
    Guess guess = guess_for(word);
    guess_offer(&guess, nearest);
    if (guess.best == NULL) return;
    text_add(why, ", did you mean '");
    text_add(why, guess.best);
    text_add(why, "'?");
}

bool box_setting(const char *words, RuleId *rule, int32_t *value, Text *why)
{
    char word[64];
    const char *equals = strchr(words, '=');
    size_t length = equals == NULL ? strlen(words) : (size_t)(equals - words);
    if (length >= sizeof word) length = sizeof word - 1;
    memcpy(word, words, length);
    word[length] = '\0';
    if (!rule_find(word, rule)) {
        add_unknown_rule(word, why);
        return false;
    }
    if (equals == NULL) {
        text_add(why, word);
        text_add(why, " has no value, expected '=' and then ");
        rule_values_write(*rule, why);
        return false;
    }
    if (rule_value_read(*rule, equals + 1, value)) return true;
    add_quoted_value(*rule, equals + 1, why);
    return false;
}

bool box_read_condition(const Draft *draft, Statement *statement)
{
    char buffer[PROBLEM_SENTENCE];
    Text why = text_into(buffer, sizeof buffer);
    const char *setting = statement_peek(statement);
    int32_t value;
    if (setting == NULL)
        return statement_mistake(statement, "the condition is missing, expected 'when RULE=VALUE'",
                                 NULL);
    if (!box_setting(setting, &statement->condition, &value, &why))
        return statement_mistake(statement, buffer, NULL);
    statement->next++;
    statement->conditional = true;
    statement->active = draft->edition.rule[statement->condition] == value;
    return true;
}

void box_gather_rule(Draft *draft, const Line *line, const char *file)
{
    RuleId rule;
    int32_t value;
    if (line->word_count != 3 || !text_same(line->words[0].at, "rule") ||
        !rule_find(line->words[1].at, &rule) || line->words[2].quoted ||
        !rule_value_read(rule, line->words[2].at, &value))
        return;
    if (draft->rule_source[rule] == draft->source) return;
    draft->rule_source[rule] = (uint8_t)draft->source;
    draft->edition.rule[rule] = value;
    draft->origins.rules[rule] = (Origin){.file = file, .line = line->number};
}

/* The rule and its value, with a sentence when there are none. */
static bool read_setting(Statement *statement, RuleId *rule, Text *why)
{
    const char *word = statement_peek(statement);
    int32_t value;
    if (word == NULL) {
        text_add(why, "the rule is missing, expected the word of one");
        return false;
    }
    if (!rule_find(word, rule)) {
        add_unknown_rule(word, why);
        return false;
    }
    statement->next++;
    const char *said = statement_peek(statement);
    if (said == NULL || !rule_value_read(*rule, said, &value)) {
        add_quoted_value(*rule, said == NULL ? "" : said, why);
        return false;
    }
    statement->next++;
    return true;
}

void box_read_rule(Draft *draft, Statement *statement)
{
    char buffer[PROBLEM_SENTENCE];
    Text why = text_into(buffer, sizeof buffer);
    RuleId rule;
    if (!read_setting(statement, &rule, &why)) {
        statement_mistake(statement, buffer, NULL);
        return;
    }
    if (!statement_end(statement)) return;
    /* The first one was taken; when a later file sets it again, this is fine. */
    if (draft->rule_source[rule] == draft->source &&
        draft->origins.rules[rule].line != statement->line->number)
        statement_mistake(statement, "the rule ", rule_info(rule)->word,
                          " is set twice in this file, expected it once", NULL);
}

/* One perk; `found` says whether there was any. */
static bool read_perk(Statement *statement, Token *token, bool *found)
{
    static const char *const words[] = {"tax", "rent-received", "rent-paid", "price", "building"};
    int16_t *const percents[] = {&token->tax, &token->rent_received, &token->rent_paid,
                                 &token->price, &token->building};
    int32_t number;
    *found = true;
    for (int i = 0; i < 5; i++)
        if (statement_take(statement, words[i])) {
            if (!statement_number(statement, "the percentage", 0, 1000, &number)) return false;
            *percents[i] = (int16_t)number;
            return true;
        }
    if (statement_take(statement, "salary"))
        return statement_number(statement, "the change of the salary", -SUM_LIMIT, SUM_LIMIT,
                                &token->salary);
    if (statement_take(statement, "jail-turns")) {
        if (!statement_number(statement, "the number of jail turns", 1, 9, &number)) return false;
        token->jail_turns = (uint8_t)number;
        return true;
    }
    *found = false;
    return true;
}

static bool read_symbol(Statement *statement, Token *token)
{
    const char *word = statement_peek(statement);
    if (word == NULL || strlen(word) != 1 || word[0] <= ' ' || word[0] > '~')
        return statement_mistake(statement, "the symbol of the token must be one letter or sign",
                                 NULL);
    token->symbol = word[0];
    statement->next++;
    return true;
}

static bool read_token_details(Statement *statement, Token *token)
{
    static const char *const known[] = {"symbol",   "tax",    "rent-received", "rent-paid", "price",
                                        "building", "salary", "jail-turns",    NULL};
    while (!statement_at_end(statement)) {
        bool found = true;
        int ignored;
        if (statement_take(statement, "symbol")) {
            if (!read_symbol(statement, token)) return false;
            continue;
        }
        if (!read_perk(statement, token, &found)) return false;
        if (!found) return statement_choice(statement, "detail of a token", known, &ignored);
    }
    return true;
}

void box_read_token(Draft *draft, Statement *statement)
{
    Label label = {0};
    Token token = {
        .tax = 100, .rent_received = 100, .rent_paid = 100, .price = 100, .building = 100};
    if (!statement_word(statement, "the word of the token", label.word) ||
        !statement_quoted(statement, "the name of the token", label.name, NAME_SIZE))
        return;
    char first = label.word[0];
    token.symbol = (char)(first >= 'a' && first <= 'z' ? first - 'a' + 'A' : first);
    if (!read_token_details(statement, &token)) return;
    int slot = draft_find(draft, PART_TOKEN, label.word);
    if (slot < 0) {
        if (statement->active)
            statement_mistake(statement, "there are too many tokens, at most 16 fit", NULL);
        return;
    }
    if (!draft_declare(draft, statement, PART_TOKEN, slot, true)) return;
    draft->edition.token_label[slot] = label;
    draft->edition.tokens[slot] = token;
}

void box_read_remove(Draft *draft, Statement *statement)
{
    static const char *const things[] = {"group", "deck", "token", NULL};
    static const Part parts[] = {PART_GROUP, PART_DECK, PART_TOKEN};
    int thing;
    uint8_t slot;
    if (!statement_choice(statement, "thing to remove", things, &thing)) return;
    const char *word = statement_peek(statement);
    bool known = word != NULL && draft_find(draft, parts[thing], word) >= 0;
    if (!draft_refer(draft, statement, parts[thing], &slot) || !statement_end(statement)) return;
    if (known && statement->active) draft_remove(draft, parts[thing], slot);
    note_printing(draft, statement);
}
