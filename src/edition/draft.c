/* draft.c -- an edition that is being put together from its files. */
#include "edition/draft.h"

#include <assert.h>
#include <string.h>

#include "edition/guess.h"
#include "edition/slip.h"

static_assert(MAX_GROUPS <= MAX_SPACES && MAX_DECKS <= MAX_SPACES && MAX_TOKENS <= MAX_SPACES,
              "the table of slots has a row of spaces for each");

void draft_new(Draft *draft, const char *file)
{
    memset(draft, 0, sizeof *draft);
    draft->deck = -1;
    draft->face_source = -1;
    draft->origins.file = file;
    Edition *edition = &draft->edition;
    for (int i = 0; i < RULE_COUNT; i++) {
        edition->rule[i] = rule_info((RuleId)i)->usual;
        draft->origins.rules[i].file = file;
        draft->rule_source[i] = DRAFT_REMOVED;
    }
    for (int i = 0; i < MAX_SPACES; i++) {
        edition->spaces[i] = (Space){.kind = SPACE_EFFECT, .deed = NO_DEED};
        for (int part = 0; part < PART_COUNT; part++) {
            draft->origins.parts[part][i].file = file;
        }
    }
    edition->money = (MoneyStyle){.sign = "$", .grouping = GROUPING_THOUSANDS};
    edition->felt = 0xD9EADB;
}

int draft_limit(Part part)
{
    switch (part) {
    case PART_SPACE: return MAX_SPACES;
    case PART_GROUP: return MAX_GROUPS;
    case PART_DECK: return MAX_DECKS;
    case PART_TOKEN: return MAX_TOKENS;
    case PART_COUNT: break;
    }
    return 0;
}

Label *draft_label(Draft *draft, Part part, int slot)
{
    assert(slot >= 0 && slot < draft_limit(part));
    switch (part) {
    case PART_SPACE: return &draft->edition.space_label[slot];
    case PART_GROUP: return &draft->edition.group_label[slot];
    case PART_DECK: return &draft->edition.deck_label[slot];
    case PART_TOKEN:
    case PART_COUNT: break;
    }
    return &draft->edition.token_label[slot];
}

void draft_name(Draft *draft, Part part, int slot, const Label *label, bool whole)
{
    Label *target = draft_label(draft, part, slot);
    LookChoice old = target->look;
    if (part == PART_SPACE && !text_same(target->name, label->name))
        text_copy(draft->origins.renamed[slot], NAME_SIZE, target->name);
    *target = *label;
    if (whole) return;
    if (target->look.icon == 0) target->look.icon = old.icon;
    if (target->look.theme == 0) target->look.theme = old.theme;
}

int draft_find(Draft *draft, Part part, const char *word)
{
    for (int slot = 0; slot < draft_limit(part); slot++)
        if (text_same_folded(draft_label(draft, part, slot)->word, word)) return slot;
    return -1;
}

int draft_claim(Draft *draft, Part part, const char *word)
{
    int slot = draft_find(draft, part, word);
    if (slot < 0) slot = draft_find(draft, part, "");
    if (slot >= 0) text_copy(draft_label(draft, part, slot)->word, WORD_SIZE, word);
    return slot;
}

static bool effect_refers(const Effect *effect, Part part)
{
    if (part == PART_GROUP) return effect->kind == EFFECT_NEAREST;
    return part == PART_DECK && (effect->kind == EFFECT_DRAW || effect->kind == EFFECT_PAY_OR_DRAW);
}

void draft_remap(Draft *draft, Part part, const uint8_t *map)
{
    Edition *edition = &draft->edition;
    for (int i = 0; i < MAX_SPACES; i++) {
        Effect *effect = &edition->spaces[i].effect;
        if (effect_refers(effect, part) && effect->target < DRAFT_GONE)
            effect->target = map[effect->target];
        if (part == PART_GROUP && draft->deeds[i].group < DRAFT_GONE)
            draft->deeds[i].group = map[draft->deeds[i].group];
    }
    for (int d = 0; d < MAX_DECKS; d++)
        for (int c = 0; c < MAX_CARDS; c++) {
            Effect *effect = &edition->decks[d].cards[c].effect;
            if (effect_refers(effect, part) && effect->target < DRAFT_GONE)
                effect->target = map[effect->target];
        }
}

Origin draft_origin(const Draft *draft, const Statement *statement)
{
    return (Origin){
        .file = statement->file, .line = statement->line->number, .source = draft->source};
}

/* The number that stands for what the statement removes. */
static uint8_t note_removal(Draft *draft, const Statement *statement)
{
    Origins *origins = &draft->origins;
    int index = origins->removal_count;
    if (index < REMOVALS_MAX - 1) origins->removal_count++;
    origins->removals[index] = draft_origin(draft, statement);
    return (uint8_t)(DRAFT_REMOVED - index);
}

void draft_remove(Draft *draft, const Statement *statement, Part part, int slot)
{
    uint8_t map[MAX_SPACES];
    for (int i = 0; i < MAX_SPACES; i++) map[i] = (uint8_t)i;
    if (part == PART_TOKEN) draft->origins.token = draft_origin(draft, statement);
    map[slot] = note_removal(draft, statement);
    draft_remap(draft, part, map);
    memset(draft_label(draft, part, slot), 0, sizeof(Label));
    draft->slots[part][slot] = (Slot){0};
}

Sentence draft_part_word(Part part)
{
    static const Sentence words[PART_COUNT] = {
        [PART_SPACE] = T_("the word of the space"),
        [PART_GROUP] = T_("the word of the group"),
        [PART_DECK] = T_("the word of the deck"),
        [PART_TOKEN] = T_("the word of the token"),
    };
    return words[part];
}

void draft_too_many(Draft *draft, Statement *statement, Part part)
{
    static const Sentence too_many[PART_COUNT] = {
        [PART_SPACE] = T_("there are too many spaces, at most {at_most} fit"),
        [PART_GROUP] = T_("there are too many groups, at most {at_most} fit"),
        [PART_DECK] = T_("there are too many decks, at most {at_most} fit"),
        [PART_TOKEN] = T_("there are too many tokens, at most {at_most} fit"),
    };
    static const Sentence removed = T_("this file has '{word}' for it, too, expected one of both");
    bool room = draft_find(draft, part, "") >= 0;
    statement_mistake(statement, room ? &removed : &too_many[part],
                      ARGS(arg_at_most(draft_limit(part)), arg_word("remove")));
}

/* Nothing refers to anything here: which words there are. */
static bool refuse_reference(Draft *draft, Statement *statement, Part part)
{
    Arg words[MAX_SPACES];
    int count = 0;
    Sentence what = draft_part_word(part);
    const char *next = statement_peek(statement);
    for (int i = 0; i < draft_limit(part) && part != PART_SPACE; i++)
        if (draft_label(draft, part, i)->word[0] != '\0')
            words[count++] = arg_word(draft_label(draft, part, i)->word);
    return MISTAKE(statement, T_("{term} is missing[ before '{word}'][, expected {choices}]"),
                   arg_term(&what), next != NULL ? arg_word(next) : arg_absent(),
                   count > 0 ? arg_choices(words, count) : arg_absent());
}

bool draft_refer(Draft *draft, Statement *statement, Part part, uint8_t *target)
{
    char word[WORD_SIZE];
    const char *next = statement_peek(statement);
    bool missing = next != NULL && slip_is_detail(next) && draft_find(draft, part, next) < 0;
    if (missing || statement_at_end(statement)) return refuse_reference(draft, statement, part);
    if (!statement_word(statement, draft_part_word(part), word)) return false;
    int slot = draft_find(draft, part, word);
    if (slot >= 0) {
        *target = (uint8_t)slot;
        return true;
    }
    *target = 0;
    return draft->lenient || !statement->active || draft_unknown(draft, statement, part, word);
}

/* Does a line that nobody understands name it? Then that is the mistake. */
static bool is_unread(const Draft *draft, const char *word)
{
    size_t length = strlen(word);
    for (int i = 0; i < draft->unread_count; i++) {
        const LineComment *line = &draft->unread[i];
        for (size_t at = 0; at + length <= line->length; at++)
            if (memcmp(line->at + at, word, length) == 0) return true;
    }
    return false;
}

bool draft_unknown(Draft *draft, Statement *statement, Part part, const char *word)
{
    static const Sentence unknown[PART_COUNT] = {
        [PART_SPACE] = T_("there is no space '{word}'"),
        [PART_GROUP] = T_("there is no group '{word}'"),
        [PART_DECK] = T_("there is no deck '{word}'"),
        [PART_TOKEN] = T_("there is no token '{word}'"),
    };
    static const Sentence unknown_near[PART_COUNT] = {
        [PART_SPACE] = T_("there is no space '{word}', did you mean '{other_word}'?"),
        [PART_GROUP] = T_("there is no group '{word}', did you mean '{other_word}'?"),
        [PART_DECK] = T_("there is no deck '{word}', did you mean '{other_word}'?"),
        [PART_TOKEN] = T_("there is no token '{word}', did you mean '{other_word}'?"),
    };
    Guess guess = guess_for(word);
    for (int i = 0; i < draft_limit(part); i++)
        guess_offer(&guess, draft_label(draft, part, i)->word);
    if (is_unread(draft, word)) return false;
    return statement_mistake(statement, guess.best == NULL ? &unknown[part] : &unknown_near[part],
                             ARGS(arg_word(word), arg_other_word(guess.best)));
}

static uint8_t printing_bit(const Statement *statement)
{
    if (!statement->conditional || statement->condition < RULE_CHANCE_DECK) return 0;
    return (uint8_t)(1u << (statement->condition - RULE_CHANCE_DECK));
}

static const Sentence declared_twice[PART_COUNT] = {
    [PART_SPACE] = T_("this space stands already in line {line}, expected it once"),
    [PART_GROUP] = T_("this group stands already in line {line}, expected it once"),
    [PART_DECK] = T_("this deck stands already in line {line}, expected it once"),
    [PART_TOKEN] = T_("this token stands already in line {line}, expected it once"),
};
static const Sentence plain_late[PART_COUNT] = {
    [PART_SPACE] = T_("this space stands already in line {line}, and a '{word}' line comes after "
                      "the plain one"),
    [PART_GROUP] = T_("this group stands already in line {line}, and a '{word}' line comes after "
                      "the plain one"),
    [PART_DECK] = T_("this deck stands already in line {line}, and a '{word}' line comes after "
                     "the plain one"),
    [PART_TOKEN] = T_("this token stands already in line {line}, and a '{word}' line comes after "
                      "the plain one"),
};

bool draft_declare(Draft *draft, Statement *statement, Part part, int slot, bool whole)
{
    Slot *now = &draft->slots[part][slot];
    Origin *origin = &draft->origins.parts[part][slot];
    bool same_file = now->here && now->source == draft->source;
    if (!statement->active) {
        now->printings |= printing_bit(statement);
        return false;
    }
    if (same_file && (now->conditional || !statement->conditional))
        return statement_mistake(statement,
                                 statement->conditional == now->conditional ? &declared_twice[part]
                                                                            : &plain_late[part],
                                 ARGS(arg_line(origin->line), arg_word("when")));
    if (whole && !statement->conditional && !same_file) now->printings = 0;
    now->printings |= printing_bit(statement);
    now->here = true;
    now->conditional = statement->conditional;
    now->source = (uint8_t)draft->source;
    *origin = draft_origin(draft, statement);
    return true;
}

void draft_note_unused(Draft *draft, const char *words)
{
    if (draft_is_unused(draft, words)) return;
    draft->unused[draft->unused_count++] = text_hash(words, strlen(words));
}

bool draft_is_unused(const Draft *draft, const char *words)
{
    uint64_t hash = text_hash(words, strlen(words));
    for (int i = 0; i < draft->unused_count; i++)
        if (draft->unused[i] == hash) return true;
    return draft->unused_count == DRAFT_UNUSED;
}
