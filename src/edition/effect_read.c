/* effect_read.c -- the words of an effect -> Effect. */
#include "edition/effect_read.h"

#include <assert.h>
#include <string.h>

#include "edition/effect_form.h"

/* ---- operands ---- */

static bool read_space(Draft *draft, Statement *statement, Effect *effect)
{
    return draft_refer(draft, statement, PART_SPACE, &effect->target);
}

static bool read_group(Draft *draft, Statement *statement, Effect *effect)
{
    return draft_refer(draft, statement, PART_GROUP, &effect->target);
}

static bool read_deck(Draft *draft, Statement *statement, Effect *effect)
{
    return draft_refer(draft, statement, PART_DECK, &effect->target);
}

static bool read_forward(Draft *draft, Statement *statement, Effect *effect)
{
    (void)draft;
    return statement_number(statement, (Sentence)T_("the number of spaces"), 1, MAX_SPACES - 1,
                            &effect->amount);
}

static bool read_back(Draft *draft, Statement *statement, Effect *effect)
{
    if (!read_forward(draft, statement, effect)) return false;
    effect->amount = -effect->amount;
    return true;
}

static bool read_sum(Draft *draft, Statement *statement, Effect *effect)
{
    (void)draft;
    return statement_number(statement, (Sentence)T_("the sum"), 1, SUM_LIMIT, &effect->amount);
}

static bool read_small(Statement *statement, Sentence what, int32_t most, uint8_t *target)
{
    int32_t number;
    if (!statement_number(statement, what, 1, most, &number)) return false;
    *target = (uint8_t)number;
    return true;
}

static bool read_times(Draft *draft, Statement *statement, Effect *effect)
{
    (void)draft;
    effect->factor = 1;
    return !statement_take(statement, "times") ||
           read_small(statement, (Sentence)T_("the factor of the rent"), 100, &effect->factor);
}

static bool read_dice(Draft *draft, Statement *statement, Effect *effect)
{
    (void)draft;
    return !statement_take(statement, "dice") ||
           read_small(statement, (Sentence)T_("the factor of the dice"), 100, &effect->dice_factor);
}

static bool read_bank(Draft *draft, Statement *statement, Effect *effect)
{
    (void)draft;
    if (statement_take(statement, "bank")) effect->target = PAY_BANK;
    return true;
}

/* [percent N] [street N] [house N] [hotel N]; `found` says whether any. */
static bool read_charge_parts(Statement *statement, Effect *effect, bool *found)
{
    *found = true;
    if (statement_take(statement, "percent")) {
        if (!read_small(statement, (Sentence)T_("the percentage"), 100, &effect->percent))
            return false;
    } else if (statement_take(statement, "street")) {
        if (!statement_number(statement, (Sentence)T_("the sum for a street"), 1, SUM_LIMIT,
                              &effect->per_street))
            return false;
    } else if (statement_take(statement, "house")) {
        if (!statement_number(statement, (Sentence)T_("the sum for a house"), 1, SUM_LIMIT,
                              &effect->per_house))
            return false;
    } else if (statement_take(statement, "hotel")) {
        if (!statement_number(statement, (Sentence)T_("the sum for a hotel"), 1, SUM_LIMIT,
                              &effect->per_hotel))
            return false;
    } else {
        *found = false;
    }
    return true;
}

static Arg charge_choices(void)
{
    static const Arg items[] = {{.place = PLACE_word, .is.words = "percent"},
                                {.place = PLACE_word, .is.words = "street"},
                                {.place = PLACE_word, .is.words = "house"},
                                {.place = PLACE_word, .is.words = "hotel"}};
    return arg_choices(items, 4);
}

/* Notes what stands where a part of a charge was expected. */
static bool refuse_charge(Statement *statement)
{
    static const char *const known[] = {"lesser", "choice", "percent", "street",
                                        "house",  "hotel",  NULL};
    const char *word = statement_peek(statement);
    size_t length = word == NULL ? 0 : strlen(word);
    if (length > 1 && word[length - 1] == '%')
        return MISTAKE(statement, T_("'{word}' is no charge, expected '{other_word}' and a number"),
                       arg_word(word), arg_other_word("percent"));
    return statement_unknown(statement, (Sentence)TC_("kind", "part of a charge"),
                             statement->line->words[statement->next].at, known);
}

/* CHARGE: [lesser|choice] [N] [percent N] [street N] [house N] [hotel N] */
static bool read_charge(Draft *draft, Statement *statement, Effect *effect)
{
    if (statement_take(statement, "lesser"))
        effect->how = CHARGE_LESSER;
    else if (statement_take(statement, "choice"))
        effect->how = CHARGE_CHOICE;
    bool flat = statement_at_number(statement);
    if (flat && !read_sum(draft, statement, effect)) return false;
    bool parts = false;
    for (bool found = true; found; parts = parts || found)
        if (!read_charge_parts(statement, effect, &found)) return false;
    bool lacking = effect->how != CHARGE_SUM ? !(flat && parts) : !flat && !parts;
    if (lacking && !statement_at_end(statement)) return refuse_charge(statement);
    if (effect->how != CHARGE_SUM && lacking)
        return MISTAKE(statement,
                       T_("'{word}' and '{other_word}' lie between two things, expected a sum and "
                          "then {choices} with a number"),
                       arg_word("lesser"), arg_other_word("choice"), charge_choices());
    if (lacking)
        return MISTAKE(statement, T_("nothing to pay, expected a sum, or {choices} with a number"),
                       charge_choices());
    return true;
}

typedef bool ReadOperand(Draft *draft, Statement *statement, Effect *effect);

static ReadOperand *const readers[] = {
    [OPERAND_SPACE] = read_space,     [OPERAND_GROUP] = read_group, [OPERAND_DECK] = read_deck,
    [OPERAND_FORWARD] = read_forward, [OPERAND_BACK] = read_back,   [OPERAND_SUM] = read_sum,
    [OPERAND_CHARGE] = read_charge,   [OPERAND_TIMES] = read_times, [OPERAND_DICE] = read_dice,
    [OPERAND_BANK] = read_bank,
};
static_assert(sizeof readers / sizeof readers[0] == OPERAND_COUNT, "every operand can be read");

/* ---- forms ---- */

/* One way an effect can be written that agrees with all words so far. */
typedef struct Way {
    EffectKind kind;
    const char *rest;  /* of its form */
    EffectPiece piece; /* the next one */
    bool over;         /* there is none */
} Way;

typedef struct Ways {
    int count;
    Way list[2 * EFFECT_COUNT];
} Ways;

static void go_on(Way *way)
{
    way->over = !effect_form_next(&way->rest, &way->piece);
}

static void all_ways(Ways *ways)
{
    ways->count = 0;
    for (int kind = 0; kind < EFFECT_COUNT; kind++) {
        const char *rest = effect_info((EffectKind)kind)->form;
        for (EffectPiece piece; rest != NULL; rest = effect_form_other(rest)) {
            assert(ways->count < (int)(sizeof ways->list / sizeof ways->list[0]));
            ways->list[ways->count++] = (Way){.kind = (EffectKind)kind, .rest = rest};
            while (effect_form_next(&rest, &piece)) continue;
        }
    }
    for (int i = 0; i < ways->count; i++) go_on(&ways->list[i]);
}

/* Where the same words can be a sum or a charge, a charge was read. */
static bool was_read(EffectOperand operand, EffectOperand read, const Effect *effect)
{
    bool covered = operand == OPERAND_SUM && read == OPERAND_CHARGE;
    return operand == read || (covered && effect_form_fits(OPERAND_SUM, effect));
}

/* Keeps the ways that go on with this word, or with the operand that was read. */
static void keep(Ways *ways, const char *word, EffectOperand read, const Effect *effect)
{
    int count = 0;
    for (int i = 0; i < ways->count; i++) {
        Way way = ways->list[i];
        bool fits = read == OPERAND_WORD
                        ? way.piece.operand == read && text_same(way.piece.word, word)
                        : was_read(way.piece.operand, read, effect);
        if (way.over || !fits) continue;
        go_on(&way);
        ways->list[count++] = way;
    }
    ways->count = count;
}

/* The words that may come next, each once. */
static void next_words(const Ways *ways, const char *words[2 * EFFECT_COUNT + 1])
{
    int count = 0;
    for (int i = 0; i < ways->count; i++) {
        const Way *way = &ways->list[i];
        bool is_new = !way->over && way->piece.operand == OPERAND_WORD;
        for (int k = 0; k < count && is_new; k++) is_new = !text_same(words[k], way->piece.word);
        if (is_new) words[count++] = way->piece.word;
    }
    words[count] = NULL;
}

/* The operand that comes next: a charge where it may be a sum or a charge. */
static EffectOperand next_operand(const Ways *ways)
{
    EffectOperand widest = OPERAND_WORD;
    for (int i = 0; i < ways->count; i++)
        if (!ways->list[i].over && ways->list[i].piece.operand > widest)
            widest = ways->list[i].piece.operand;
    return widest;
}

static const Way *finished(const Ways *ways)
{
    for (int i = 0; i < ways->count; i++)
        if (ways->list[i].over) return &ways->list[i];
    return NULL;
}

/* What people write instead; each with the word of the file behind it. */
static const char *const synonyms[][2] = {
    {"go", "to"},        {"goto", "to"},         {"move", "to"},     {"advance", "to"},
    {"travel", "to"},    {"receive", "collect"}, {"get", "collect"}, {"win", "collect"},
    {"earn", "collect"}, {"fine", "pay"},        {"fee", "pay"},     {"prison", "arrest"},
    {"jail", "arrest"},  {"gotojail", "arrest"}, {"card", "draw"},   {"none", "nothing"},
    {"free", "nothing"}, {"empty", "nothing"},   {"parking", "pot"}, {"property", "deed"},
    {"street", "deed"},  {"buy", "deed"},
};

/* NULL, or what `word` means, if it is one of the words that can stand here. */
static const char *meant(const char *word, const char *const *words)
{
    for (size_t i = 0; i < sizeof synonyms / sizeof synonyms[0]; i++)
        for (int k = 0; text_same_folded(synonyms[i][0], word) && words[k] != NULL; k++)
            if (text_same(synonyms[i][1], words[k])) return words[k];
    return NULL;
}

/* A deck, group or space without the word that leads to it. */
static bool refuse_part(Draft *draft, Statement *statement, const char *word,
                        const char *const *words)
{
    static const struct {
        Part part;
        const char *before;
        Sentence sentence;
    } leads[] = {
        {PART_DECK, "draw", T_("'{word}' is a deck, expected '{other_word}' before it")},
        {PART_GROUP, "deed", T_("'{word}' is a group, expected '{other_word}' before it")},
        {PART_SPACE, "to", T_("'{word}' is a space, expected '{other_word}' before it")},
    };
    for (size_t i = 0; i < sizeof leads / sizeof leads[0]; i++) {
        bool fits = false;
        for (int k = 0; words[k] != NULL; k++) fits = fits || text_same(words[k], leads[i].before);
        if (!fits || draft_find(draft, leads[i].part, word) < 0) continue;
        statement_mistake(statement, &leads[i].sentence,
                          ARGS(arg_word(word), arg_other_word(leads[i].before)));
        return true;
    }
    return false;
}

/* Notes that no effect begins here. */
static bool refuse_first(Draft *draft, Statement *statement, const char *const *kinds,
                         const char *const *words)
{
    const char *all[2 * EFFECT_COUNT + 8];
    int count = 0, choice;
    for (; kinds != NULL && *kinds != NULL; kinds++) all[count++] = *kinds;
    Sentence what = count > 0 ? (Sentence)TC_("kind", "kind of space or effect")
                              : (Sentence)TC_("kind", "effect");
    for (; *words != NULL; words++) all[count++] = *words;
    all[count] = NULL;
    const char *word = statement_peek(statement);
    const char *sense = word == NULL ? NULL : meant(word, all);
    if (sense != NULL)
        return MISTAKE(statement, T_("'{word}' is no {term}, did you mean '{other_word}'?"),
                       arg_word(word), arg_term(&what), arg_other_word(sense));
    if (word != NULL && refuse_part(draft, statement, word, all)) return false;
    return statement_choice(statement, what, all, &choice);
}

/* Notes that after `last` none of the words came. */
static bool refuse(Statement *statement, const char *last, const char *const *words)
{
    int choice;
    if (text_same(last, "or"))
        return MISTAKE(statement, T_("'{word}' leads to a deck, expected '{other_word}'"),
                       arg_word("or"), arg_other_word("or draw DECK"));
    OwnWord own;
    Sentence what =
        text_same(last, "lose") ? (Sentence)TC_("kind", "loss") : statement_own_word(last, &own);
    return statement_choice(statement, what, words, &choice);
}

bool effect_read(Draft *draft, Statement *statement, const char *const *kinds, Effect *effect)
{
    Ways ways;
    char last[WORD_SIZE] = "";
    *effect = (Effect){.kind = EFFECT_NOTHING};
    all_ways(&ways);
    for (;;) {
        const char *words[2 * EFFECT_COUNT + 1];
        next_words(&ways, words);
        int taken = 0;
        while (words[taken] != NULL && !statement_take(statement, words[taken])) taken++;
        EffectOperand operand = next_operand(&ways);
        if (words[taken] != NULL) {
            text_copy(last, sizeof last, words[taken]);
            keep(&ways, last, OPERAND_WORD, effect);
        } else if (operand != OPERAND_WORD) {
            if (!readers[operand](draft, statement, effect)) return false;
            keep(&ways, last, operand, effect);
        } else if (finished(&ways) != NULL) {
            effect->kind = (uint8_t)finished(&ways)->kind;
            return statement_end(statement);
        } else {
            return last[0] != '\0' ? refuse(statement, last, words)
                                   : refuse_first(draft, statement, kinds, words);
        }
    }
}
