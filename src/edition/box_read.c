/* box_read.c -- the statements about all that is not the board. */
#include "edition/box_read.h"

#include <string.h>

#include "edition/guess.h"
#include "edition/slip.h"

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
    if (!statement_word(statement, (Sentence)T_("the word of the edition"), word) ||
        !statement_quoted(statement, (Sentence)T_("the title of the edition"), title,
                          sizeof title) ||
        !statement_end(statement))
        return;
    if (!text_same(word, file_word)) {
        MISTAKE(statement,
                T_("the edition calls itself '{word}', expected the name of its file, "
                   "'{other_word}'"),
                arg_word(word), arg_other_word(file_word));
        return;
    }
    text_copy(draft->edition.word, WORD_SIZE, word);
    text_copy(draft->edition.title, NAME_SIZE, title);
    draft->edition.about[0] = '\0'; /* what a base says of itself is not about this one */
}

void box_read_about(Draft *draft, Statement *statement)
{
    char about[ABOUT_SIZE];
    if (!statement_quoted(statement, (Sentence)T_("the description"), about, sizeof about) ||
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
    if (!statement_quoted(statement, (Sentence)T_("the sign of the money"), money.sign,
                          sizeof money.sign) ||
        !statement_choice(statement, (Sentence)TC_("kind", "place of the sign"), places, &place) ||
        (statement_take(statement, "grouping") &&
         !statement_choice(statement, (Sentence)TC_("kind", "grouping of digits"), groupings,
                           &grouping)) ||
        !statement_end(statement) || !statement->active)
        return;
    money.sign_after = place == 1;
    money.grouping = (uint8_t)grouping;
    draft->edition.money = money;
    draft->origins.money = draft_origin(draft, statement);
}

void box_read_account(Draft *draft, Statement *statement)
{
    static const char *const kinds[] = {"plain", "balances", NULL};
    int kind;
    if (!statement_choice(statement, (Sentence)TC_("kind", "account"), kinds, &kind) ||
        !statement_end(statement) || !statement->active)
        return;
    draft->edition.tells_balances = kind == 1;
}

/* "one" ["more" ...] */
static bool read_noun(Statement *statement, Noun *noun)
{
    char one[NOUN_SIZE];
    int count = 1;
    if (!statement_quoted(statement, (Sentence)T_("the word for it"), one, sizeof one))
        return false;
    noun_name(noun, one);
    for (; statement_at_quoted(statement); count++) {
        if (count == NOUN_FORMS)
            return MISTAKE_PLAIN(statement, T_("a thing has at most four words"));
        if (!statement_quoted(statement, (Sentence)T_("the word for several"), noun->forms[count],
                              NOUN_SIZE))
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
        if (!statement_choice(statement, (Sentence)TC_("kind", "thing with a word"), things,
                              &thing) ||
            !read_noun(statement, &noun))
            return;
        if (statement->active) draft->edition.nouns[thing] = noun;
    } while (!statement_at_end(statement));
    note_printing(draft, statement);
}

/* The value of the rule that was probably meant; NULL: none. */
static const char *nearest_value(RuleId rule, const char *value, Text *digits)
{
    static const char *const on[] = {"yes", "true", "1", "y"}, *const off[] = {"no", "false", "0",
                                                                               "n", "none"};
    const RuleInfo *info = rule_info(rule);
    int32_t ignored;
    if (info->kind == RULE_KIND_NUMBER)
        return slip_number(value, digits) && rule_value_read(rule, digits->start, &ignored)
                   ? digits->start
                   : NULL;
    Guess guess = guess_for(value);
    if (info->kind == RULE_KIND_WORD) {
        guess_offer_all(&guess, info->words);
        return guess.best;
    }
    for (size_t i = 0; i < sizeof on / sizeof on[0]; i++)
        if (text_same_folded(on[i], value)) return "on";
    for (size_t i = 0; i < sizeof off / sizeof off[0]; i++)
        if (text_same_folded(off[i], value)) return "off";
    guess_offer(&guess, "on");
    guess_offer(&guess, "off");
    return guess.best;
}

static bool refuse_value(RuleId rule, const char *value, const Words *words, Text *why)
{
    RuleValues values;
    char buffer[32];
    Text digits = text_into(buffer, sizeof buffer);
    if (why == NULL) return false;
    const char *meant = nearest_value(rule, value, &digits);
    if (meant != NULL)
        SAY(words, why, T_("{word} cannot be '{other_word}', did you mean '{name}'?"),
            arg_word(rule_info(rule)->word), arg_other_word(value), arg_name(meant));
    else
        SAY(words, why, T_("{word} cannot be '{other_word}', expected {part}"),
            arg_word(rule_info(rule)->word), arg_other_word(value),
            arg_part(rule_values(rule, &values)));
    return false;
}

static bool refuse_rule(const char *word, const Words *words, Text *why)
{
    if (why == NULL) return false;
    Guess guess = guess_for(word);
    for (int i = 0; i < RULE_COUNT; i++) guess_offer(&guess, rule_info((RuleId)i)->word);
    if (guess.best == NULL)
        SAY(words, why, T_("'{word}' is no rule"), arg_word(word));
    else
        SAY(words, why, T_("'{word}' is no rule, did you mean '{other_word}'?"), arg_word(word),
            arg_other_word(guess.best));
    return false;
}

static bool refuse_silence(RuleId rule, const Words *words, Text *why)
{
    RuleValues values;
    if (why != NULL)
        SAY(words, why, T_("{word} has no value, expected '{other_word}' and then {part}"),
            arg_word(rule_info(rule)->word), arg_other_word("="),
            arg_part(rule_values(rule, &values)));
    return false;
}

/* "auction off" or "auction:off": the sign that stands there is no '='. */
static bool refuse_sign(const char *word, const Words *words, Text *why)
{
    char name[64];
    RuleId rule;
    size_t length = strcspn(word, " :\t");
    if (why == NULL || word[length] == '\0' || length >= sizeof name) return false;
    Text text = text_into(name, sizeof name);
    text_add_bytes(&text, word, length);
    if (!rule_find(name, &rule)) return false;
    SAY(words, why, T_("'{word}' has no '{name}', expected '{other_word}'"), arg_word(word),
        arg_name("="), arg_other_word("NAME=VALUE"));
    return true;
}

bool box_setting(const char *setting, RuleId *rule, int32_t *value, const Words *words, Text *why)
{
    char word[64];
    const char *equals = strchr(setting, '=');
    size_t length = equals == NULL ? strlen(setting) : (size_t)(equals - setting);
    if (length >= sizeof word) length = sizeof word - 1;
    memcpy(word, setting, length);
    word[length] = '\0';
    if (!rule_find(word, rule))
        return !refuse_sign(word, words, why) && refuse_rule(word, words, why);
    if (equals == NULL) return refuse_silence(*rule, words, why);
    return rule_value_read(*rule, equals + 1, value) || refuse_value(*rule, equals + 1, words, why);
}

bool box_read_condition(const Draft *draft, Statement *statement)
{
    char buffer[PROBLEM_SENTENCE];
    Text why = text_into(buffer, sizeof buffer);
    const char *setting = statement_peek(statement);
    int32_t value;
    if (setting == NULL)
        return MISTAKE(statement, T_("the condition is missing, expected '{word}'"),
                       arg_word("when RULE=VALUE"));
    if (!box_setting(setting, &statement->condition, &value, problem_words(statement->problems),
                     &why))
        return statement_mistake_text(statement, buffer);
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
    draft->origins.rules[rule] =
        (Origin){.file = file, .line = line->number, .source = draft->source};
}

/* `rule auction=off`: there is a blank in files. */
static bool refuse_equals(const char *rule, const char *value, const Words *words, Text *why)
{
    char buffer[96];
    Text like = text_into(buffer, sizeof buffer);
    text_add(&like, "rule ");
    text_add(&like, rule);
    text_add_char(&like, ' ');
    text_add(&like, value);
    SAY(words, why, T_("there is a '{word}' too many, expected a blank: '{other_word}'"),
        arg_word("="), arg_other_word(buffer));
    return false;
}

/* No rule is called so; perhaps its value hangs on it. */
static bool refuse_name(const char *word, const Words *words, Text *why)
{
    char name[64];
    Text before = text_into(name, sizeof name);
    const char *value = slip_assigned(word, &before);
    RuleId rule;
    if (value != NULL && rule_find(name, &rule)) return refuse_equals(name, value, words, why);
    return refuse_rule(value != NULL ? name : word, words, why);
}

/* The rule and its value, with a sentence when there are none. */
static bool read_setting(Statement *statement, RuleId *rule, Text *why)
{
    const Words *words = problem_words(statement->problems);
    const char *word = statement_peek(statement);
    int32_t value;
    if (word == NULL) {
        text_add(why, PLAIN(words, T_("the rule is missing, expected the word of one")));
        return false;
    }
    if (!rule_find(word, rule)) return refuse_name(word, words, why);
    statement->next++;
    const char *said = statement_peek(statement);
    if (said == NULL) {
        RuleValues values;
        SAY(words, why, T_("{word} has no value, expected {part}"), arg_word(word),
            arg_part(rule_values(*rule, &values)));
        return false;
    }
    if (said[0] == '=') {
        const LineWord *next = &statement->line->words[statement->next + 1];
        bool last = statement->next + 1 >= statement->line->word_count;
        return refuse_equals(word, said[1] != '\0' || last ? said + 1 : next->at, words, why);
    }
    if (!rule_value_read(*rule, said, &value)) return refuse_value(*rule, said, words, why);
    statement->next++;
    return true;
}

void box_read_rule(Draft *draft, Statement *statement)
{
    char buffer[PROBLEM_SENTENCE];
    Text why = text_into(buffer, sizeof buffer);
    RuleId rule;
    if (!read_setting(statement, &rule, &why)) {
        statement_mistake_text(statement, buffer);
        return;
    }
    if (!statement_end(statement)) return;
    /* The first one was taken; when a later file sets it again, this is fine. */
    if (draft->rule_source[rule] == draft->source &&
        draft->origins.rules[rule].line != statement->line->number)
        MISTAKE(statement, T_("the rule {word} is set twice in this file, expected it once"),
                arg_word(rule_info(rule)->word));
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
            if (!statement_number(statement, (Sentence)T_("the percentage"), 0, 1000, &number))
                return false;
            *percents[i] = (int16_t)number;
            return true;
        }
    if (statement_take(statement, "salary"))
        return statement_number(statement, (Sentence)T_("the change of the salary"), -SUM_LIMIT,
                                SUM_LIMIT, &token->salary);
    if (statement_take(statement, "jail-turns")) {
        if (!statement_number(statement, (Sentence)T_("the number of jail turns"), 1, 9, &number))
            return false;
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
        return MISTAKE_PLAIN(
            statement, T_("the symbol of the token must be one plain letter or sign, no quotes"));
    token->symbol = word[0];
    statement->next++;
    return true;
}

static bool read_token_details(Statement *statement, Token *token, LookChoice *look)
{
    static const char *const known[] = {"symbol",        "icon",       "theme", "tax",
                                        "rent-received", "rent-paid",  "price", "building",
                                        "salary",        "jail-turns", NULL};
    int from = statement->next;
    while (!statement_at_end(statement)) {
        bool found = true;
        int ignored;
        statement_once(statement, from);
        bool good = statement_look(statement, look_shapes, look);
        if (good && statement_at_end(statement)) break;
        if (good && statement_take(statement, "symbol"))
            good = read_symbol(statement, token);
        else if (good)
            good = read_perk(statement, token, &found);
        if (!found)
            good = statement_choice(statement, (Sentence)TC_("kind", "detail of a token"), known,
                                    &ignored);
        if (!good) statement_skip(statement, known);
    }
    return !statement->faulty;
}

void box_read_token(Draft *draft, Statement *statement)
{
    Label label = {0};
    Token token = {
        .tax = 100, .rent_received = 100, .rent_paid = 100, .price = 100, .building = 100};
    if (!statement_word(statement, (Sentence)T_("the word of the token"), label.word) ||
        !statement_quoted(statement, (Sentence)T_("the name of the token"), label.name, NAME_SIZE))
        return;
    char first = label.word[0];
    token.symbol = (char)(first >= 'a' && first <= 'z' ? first - 'a' + 'A' : first);
    if (!read_token_details(statement, &token, &label.look)) return;
    int slot = draft_find(draft, PART_TOKEN, label.word);
    if (slot < 0) {
        if (statement->active) draft_too_many(draft, statement, PART_TOKEN);
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
    if (!statement_choice(statement, (Sentence)TC_("kind", "thing to remove"), things, &thing))
        return;
    const char *word = statement_peek(statement);
    bool known = word != NULL && draft_find(draft, parts[thing], word) >= 0;
    if (!draft_refer(draft, statement, parts[thing], &slot) || !statement_end(statement)) return;
    if (known && statement->active) draft_remove(draft, statement, parts[thing], slot);
    note_printing(draft, statement);
}
