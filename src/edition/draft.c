/* draft.c -- an edition that is being put together from its files. */
#include "edition/draft.h"

#include <assert.h>
#include <string.h>

#include "edition/guess.h"

static_assert(MAX_GROUPS <= MAX_SPACES && MAX_DECKS <= MAX_SPACES && MAX_TOKENS <= MAX_SPACES,
              "the table of slots has a row of spaces for each");

void draft_new(Draft *draft, const char *file)
{
    memset(draft, 0, sizeof *draft);
    draft->deck = -1;
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

/* Every reference to a group or deck `n` becomes `map[n]`. */
static void remap(Draft *draft, Part part, const uint8_t *map)
{
    Edition *edition = &draft->edition;
    for (int i = 0; i < MAX_SPACES; i++) {
        Effect *effect = &edition->spaces[i].effect;
        if (effect_refers(effect, part) && effect->target != DRAFT_REMOVED)
            effect->target = map[effect->target];
        if (part == PART_GROUP && draft->deeds[i].group != DRAFT_REMOVED)
            draft->deeds[i].group = map[draft->deeds[i].group];
    }
    for (int d = 0; d < MAX_DECKS; d++)
        for (int c = 0; c < MAX_CARDS; c++) {
            Effect *effect = &edition->decks[d].cards[c].effect;
            if (effect_refers(effect, part) && effect->target != DRAFT_REMOVED)
                effect->target = map[effect->target];
        }
}

void draft_remove(Draft *draft, Part part, int slot)
{
    uint8_t map[MAX_SPACES];
    for (int i = 0; i < MAX_SPACES; i++) map[i] = (uint8_t)(i == slot ? DRAFT_REMOVED : i);
    remap(draft, part, map);
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

bool draft_refer(Draft *draft, Statement *statement, Part part, uint8_t *target)
{
    char word[WORD_SIZE];
    if (!statement_word(statement, draft_part_word(part), word)) return false;
    int slot = draft_find(draft, part, word);
    if (slot >= 0) {
        *target = (uint8_t)slot;
        return true;
    }
    *target = 0;
    return draft->lenient || !statement->active || draft_unknown(draft, statement, part, word);
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
    *origin = (Origin){.file = statement->file, .line = statement->line->number};
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

/* Moves the slot `from` to the free slot `to`. */
static void move_slot(Draft *draft, Part part, int from, int to)
{
    Edition *edition = &draft->edition;
    draft->slots[part][to] = draft->slots[part][from];
    draft->slots[part][from] = (Slot){0};
    draft->origins.parts[part][to] = draft->origins.parts[part][from];
    *draft_label(draft, part, to) = *draft_label(draft, part, from);
    memset(draft_label(draft, part, from), 0, sizeof(Label));
    if (part == PART_GROUP) {
        edition->groups[to] = edition->groups[from];
        draft->groups[to] = draft->groups[from];
    } else if (part == PART_DECK) {
        edition->decks[to] = edition->decks[from];
        memcpy(edition->card_text[to], edition->card_text[from], sizeof edition->card_text[to]);
        memcpy(draft->origins.cards[to], draft->origins.cards[from],
               sizeof draft->origins.cards[to]);
    } else if (part == PART_TOKEN) {
        edition->tokens[to] = edition->tokens[from];
    }
}

/* Moves the slots in use together; how many they are. */
static uint8_t close_gaps(Draft *draft, Part part)
{
    uint8_t map[MAX_SPACES];
    uint8_t count = 0;
    for (int slot = 0; slot < draft_limit(part); slot++) {
        map[slot] = DRAFT_REMOVED;
        if (!draft->slots[part][slot].here) continue;
        if (slot != count) move_slot(draft, part, slot, count);
        map[slot] = count++;
    }
    remap(draft, part, map);
    return count;
}

/* `sentence` calls the space {name}. */
static void note(const Draft *draft, Problems *problems, int space, Sentence sentence, Arg more)
{
    const Origin *origin = &draft->origins.parts[PART_SPACE][space];
    problem_note(problems, origin->file, origin->line, &sentence,
                 ARGS(arg_name(draft->edition.space_label[space].word), more));
    problem_mark(problems, (ProblemAbout){.topic = PROBLEM_OF_SPACE, .number = space});
}

static void count_spaces(Draft *draft, Problems *problems)
{
    Edition *edition = &draft->edition;
    int count = 0;
    for (int i = 0; i < MAX_SPACES; i++)
        if (draft->slots[PART_SPACE][i].here) count = i + 1;
    if (draft->space_count > 0) {
        for (int i = draft->space_count; i < count; i++)
            if (draft->slots[PART_SPACE][i].here &&
                draft->slots[PART_SPACE][i].source >= draft->space_source)
                note(draft, problems, i,
                     (Sentence)T_("the space '{name}' lies beyond the number of spaces that "
                                  "'{word}' gives"),
                     arg_word("spaces"));
        count = draft->space_count;
    }
    edition->space_count = (uint8_t)count;
    for (int i = 0; i < count && !draft->origins.doubt; i++) {
        if (draft->slots[PART_SPACE][i].here) continue;
        PROBLEM(problems, draft->origins.file, 0,
                T_("space {id} is missing, expected one for every number up to the highest"),
                arg_id(i));
        problem_mark(problems, (ProblemAbout){.topic = PROBLEM_OF_SPACE, .number = i});
    }
}

static Money share_of(Share share, Money price)
{
    if (share.sum == DRAFT_UNSAID) return 0;
    if (!share.percent) return share.sum;
    return (Money)((int64_t)price * share.sum / 100);
}

/* As many rents as were given; in a group that counts deeds the last one
 * also covers the rest. */
static void fill_rent(Deed *deed, const RentRow *row, bool repeats)
{
    for (int step = 0; step < RENT_STEPS; step++) {
        int from = step < row->count ? step : row->count - 1;
        if (step >= row->count && !repeats) break;
        deed->rent[step] = row->percent ? (Money)((int64_t)deed->price * row->steps[from] / 100)
                                        : row->steps[from];
    }
}

/* NULL, or what the row should have been. */
static const Sentence *rent_fault(const Edition *edition, const Deed *deed, int count)
{
    static const Sentence levels[] = {T_("the rent of the site"),
                                      T_("the rents of the site and of one house"),
                                      T_("the rents of the site and of one to two houses"),
                                      T_("the rents of the site and of one to three houses"),
                                      T_("the rents of the site and of one to four houses")};
    static const Sentence any = T_("at least one rent");
    static const Sentence top = T_("six rents: the site, one to four houses, and the hotel");
    static const Sentence beside = T_("three rents: the site, each house, and each hotel");
    if (count == 0) return &any;
    if (edition->groups[deed->group].kind != GROUP_STREETS || deed->house_price == 0) return NULL;
    int32_t houses = edition->rule[RULE_HOUSES_PER_STREET];
    int32_t hotel = edition->rule[RULE_HOTEL];
    if (hotel == HOTEL_TOP) return count == RENT_STEPS ? NULL : &top;
    if (hotel == HOTEL_BESIDE) return count == 3 ? NULL : &beside;
    return count > houses ? NULL : &levels[houses];
}

static void make_deed(Draft *draft, int space, Problems *problems)
{
    Edition *edition = &draft->edition;
    const Terms *own = &draft->deeds[space];
    if (own->group == DRAFT_REMOVED) {
        if (!draft->origins.doubt)
            note(draft, problems, space,
                 (Sentence)T_("the space '{name}' belongs to a group that is not there any more"),
                 arg_absent());
        return;
    }
    if (edition->deed_count == MAX_DEEDS) {
        note(draft, problems, space,
             (Sentence)T_("the deed '{name}' is one too many, at most {at_most} fit on a board"),
             arg_at_most(MAX_DEEDS));
        return;
    }
    const Terms *group = &draft->groups[own->group];
    DeedId id = edition->deed_count++;
    Deed *deed = &edition->deeds[id];
    *deed = (Deed){.space = (SpaceId)space, .group = own->group, .price = own->price};
    deed->mortgage =
        own->mortgage != DRAFT_UNSAID
            ? own->mortgage
            : (Money)((int64_t)own->price * edition->rule[RULE_MORTGAGE_PERCENT] / 100);
    if (edition->groups[own->group].kind == GROUP_STREETS) {
        Share house = own->house.sum != DRAFT_UNSAID ? own->house : group->house;
        Share hotel = own->hotel.sum != DRAFT_UNSAID     ? own->hotel
                      : own->house.sum != DRAFT_UNSAID   ? own->house
                      : group->hotel.sum != DRAFT_UNSAID ? group->hotel
                                                         : group->house;
        deed->house_price = share_of(house, own->price);
        if (edition->rule[RULE_HOTEL] != HOTEL_NONE)
            deed->hotel_price = share_of(hotel, own->price);
    }
    const RentRow *rent = own->rent.count > 0 ? &own->rent : &group->rent;
    const Sentence *expected = rent_fault(edition, deed, rent->count);
    if (expected != NULL) {
        note(draft, problems, space,
             (Sentence)T_("the deed '{name}' has the wrong number of rents, expected {term}"),
             arg_term(expected));
    } else {
        fill_rent(deed, rent, edition->groups[own->group].kind != GROUP_STREETS);
    }
    edition->spaces[space].deed = id;
    edition->groups[own->group].deeds |= DEED_BIT(id);
    edition->groups[own->group].deed_count++;
}

static void find_corners(Edition *edition)
{
    edition->start = 0;
    edition->jail = NO_SPACE;
    for (int i = edition->space_count - 1; i >= 0; i--) {
        if (edition->spaces[i].kind == SPACE_START) edition->start = (SpaceId)i;
        if (edition->spaces[i].kind == SPACE_JAIL) edition->jail = (SpaceId)i;
    }
}

static bool has_perk(const Token *token)
{
    return token->tax != 100 || token->rent_received != 100 || token->rent_paid != 100 ||
           token->price != 100 || token->building != 100 || token->salary != 0 ||
           token->jail_turns != 0;
}

void draft_finish(Draft *draft, Problems *problems)
{
    Edition *edition = &draft->edition;
    int mistakes = problems->count;
    count_spaces(draft, problems);
    edition->group_count = close_gaps(draft, PART_GROUP);
    edition->deck_count = close_gaps(draft, PART_DECK);
    edition->token_count = close_gaps(draft, PART_TOKEN);
    for (int i = 0; i < MAX_GROUPS; i++) {
        edition->groups[i].deeds = 0;
        edition->groups[i].deed_count = 0;
    }
    edition->deed_count = 0;
    for (int i = 0; i < edition->space_count; i++) {
        edition->spaces[i].deed = NO_DEED;
        if (edition->spaces[i].kind == SPACE_DEED) make_deed(draft, i, problems);
    }
    find_corners(edition);
    edition->has_perks = false;
    for (int i = 0; i < edition->token_count; i++)
        edition->has_perks = edition->has_perks || has_perk(&edition->tokens[i]);
    if (problems->count > mistakes) draft->origins.doubt = true;
}
