/* board_read.c -- the statements about groups and spaces. */
#include "edition/board_read.h"

#include <string.h>

#include "edition/effect_read.h"
#include "edition/guess.h"

static const Terms unsaid = {
    .mortgage = DRAFT_UNSAID, .house = {.sum = DRAFT_UNSAID}, .hotel = {.sum = DRAFT_UNSAID}};

/* 50, or 60% of the price. */
static bool read_share(Statement *statement, Sentence what, Share *share)
{
    const char *word = statement_peek(statement);
    char digits[8];
    size_t length = word == NULL ? 0 : strlen(word);
    int64_t percent;
    if (length > 1 && length < sizeof digits && word[length - 1] == '%') {
        memcpy(digits, word, length - 1);
        digits[length - 1] = '\0';
        if (text_to_int(digits, &percent) && percent >= 1 && percent <= 1000) {
            *share = (Share){.sum = (Money)percent, .percent = true};
            statement->next++;
            return true;
        }
    }
    share->percent = false;
    return statement_number(statement, what, 0, SUM_LIMIT, &share->sum);
}

static bool read_row(Statement *statement, Sentence what, bool percent, RentRow *row)
{
    *row = (RentRow){.percent = percent};
    do {
        if (row->count == RENT_STEPS)
            return MISTAKE_PLAIN(statement, T_("a row of rents has at most six numbers"));
        if (!statement_number(statement, what, 0, percent ? 10000 : SUM_LIMIT,
                              &row->steps[row->count]))
            return false;
        row->count++;
    } while (statement_at_number(statement));
    return true;
}

/* One of `house`, `hotel`, `rent`, `rates`; `found` says whether any. */
static bool read_term(Statement *statement, Terms *terms, bool *found)
{
    *found = true;
    if (statement_take(statement, "house"))
        return read_share(statement, (Sentence)T_("the price of a house"), &terms->house);
    if (statement_take(statement, "hotel"))
        return read_share(statement, (Sentence)T_("the price of a hotel"), &terms->hotel);
    if (statement_take(statement, "rent"))
        return read_row(statement, (Sentence)T_("the rent"), false, &terms->rent);
    if (statement_take(statement, "rates"))
        return read_row(statement, (Sentence)T_("the rate"), true, &terms->rent);
    *found = false;
    return true;
}

static const char *const group_details[] = {"colour", "house", "hotel", "rent", "rates", NULL};

static bool read_group_terms(Statement *statement, Terms *terms, uint32_t *colour)
{
    const char *const *known = group_details;
    int from = statement->next;
    while (!statement_at_end(statement)) {
        bool found = true;
        int ignored;
        statement_once(statement, from);
        bool good = statement_take(statement, "colour") ? statement_colour(statement, colour)
                                                        : read_term(statement, terms, &found);
        if (!found)
            good = statement_choice(statement, (Sentence)TC_("kind", "detail of a group"), known,
                                    &ignored);
        if (!good) statement_skip(statement, known);
    }
    return !statement->faulty;
}

static const Arg group_kinds[] = {{.place = PLACE_word, .is.words = "streets"},
                                  {.place = PLACE_word, .is.words = "count"},
                                  {.place = PLACE_word, .is.words = "dice"}};

static Arg group_kind_choices(void)
{
    return arg_choices(group_kinds, 3);
}

static bool take_group_kind(Statement *statement, uint8_t *kind)
{
    for (uint8_t i = 0; i < 3; i++)
        if (statement_take(statement, group_kinds[i].is.words)) {
            *kind = i;
            return true;
        }
    return false;
}

static bool in_details(const char *word)
{
    for (int i = 0; group_details[i] != NULL; i++)
        if (group_details[i] == word) return true;
    return false;
}

/* Notes a word that is nearly a kind, and takes it for one. */
static bool misspelt_group_kind(Statement *statement)
{
    static const char *const kinds[] = {"streets", "count", "dice", NULL};
    const char *word = statement_peek(statement);
    if (word == NULL) return false;
    Guess guess = guess_for(word);
    guess_offer_all(&guess, group_details);

    guess_offer_all(&guess, kinds);
    if (guess.best == NULL || in_details(guess.best)) return false;
    statement_unknown(statement, (Sentence)TC_("kind", "kind of group"), word, kinds);
    statement->next++;
    return true;
}

/* Only streets are built on. */
static bool group_terms_fit(Statement *statement, uint8_t kind, const Terms *terms)
{
    bool prices = terms->house.sum != DRAFT_UNSAID || terms->hotel.sum != DRAFT_UNSAID;
    if (kind != GROUP_STREETS && prices)
        return MISTAKE_PLAIN(statement, T_("only a group of streets has prices of buildings"));
    if (terms->hotel.sum != DRAFT_UNSAID && terms->house.sum == DRAFT_UNSAID)
        return MISTAKE_PLAIN(statement, T_("a price of hotels needs a price of houses"));
    return true;
}

static bool group_is_known(Draft *draft, Statement *statement, int slot, const Terms *terms)
{
    if (slot < 0 || !draft->slots[PART_GROUP][slot].here)
        return draft->lenient || !statement->active ||
               MISTAKE(statement, T_("the kind of the group is missing, expected {choices}"),
                       group_kind_choices());
    if (terms->rent.count == 0 && terms->house.sum == DRAFT_UNSAID &&
        terms->hotel.sum == DRAFT_UNSAID)
        return true;
    return MISTAKE(statement,
                   T_("new prices need the kind of the group, expected {choices} after the name"),
                   group_kind_choices());
}

void board_read_group(Draft *draft, Statement *statement)
{
    Label label = {0};
    Terms terms = unsaid;
    uint8_t kind = GROUP_STREETS;
    uint32_t colour = 0x808080;
    if (!statement_word(statement, (Sentence)T_("the word of the group"), label.word) ||
        !statement_quoted(statement, (Sentence)T_("the name of the group"), label.name, NAME_SIZE))
        return;
    int slot = draft_find(draft, PART_GROUP, label.word);
    bool whole = take_group_kind(statement, &kind) || misspelt_group_kind(statement);
    if (!whole && slot >= 0) colour = draft->edition.groups[slot].colour;
    if (!read_group_terms(statement, &terms, &colour)) return;
    if (whole ? !group_terms_fit(statement, kind, &terms)
              : !group_is_known(draft, statement, slot, &terms))
        return;
    if (slot < 0) {
        if (statement->active && !draft->lenient) draft_too_many(draft, statement, PART_GROUP);
        return;
    }
    if (!draft_declare(draft, statement, PART_GROUP, slot, whole)) return;
    draft_name(draft, PART_GROUP, slot, &label, whole);
    draft->edition.groups[slot].colour = colour;
    if (!whole) return;
    draft->edition.groups[slot].kind = kind;
    draft->groups[slot] = terms;
}

/* One of `price`, `mortgage`; `found` says whether any. */
static bool read_sums(Statement *statement, Terms *terms, bool *found)
{
    *found = true;
    if (statement_take(statement, "price"))
        return statement_number(statement, (Sentence)T_("the price"), 1, SUM_LIMIT, &terms->price);
    if (statement_take(statement, "mortgage"))
        return statement_number(statement, (Sentence)T_("the mortgage"), 0, SUM_LIMIT,
                                &terms->mortgage);
    *found = false;
    return true;
}

/* deed GROUP price N [rent ...] [mortgage N] [house N] [hotel N] */
static bool read_deed(Draft *draft, Statement *statement, Terms *terms)
{
    static const char *const known[] = {"price", "rent", "house", "hotel", "mortgage", NULL};
    int from = statement->next + 1;
    draft_refer(draft, statement, PART_GROUP, &terms->group);
    while (!statement_at_end(statement)) {
        int ignored;
        bool found = true;
        statement_once(statement, from);
        bool good = read_sums(statement, terms, &found);
        if (!found) good = read_term(statement, terms, &found);
        if (!found)
            good = statement_choice(statement, (Sentence)TC_("kind", "detail of a deed"), known,
                                    &ignored);
        if (!good) statement_skip(statement, known);
    }
    if (terms->price == 0 && !statement->faulty)
        MISTAKE(statement, T_("the price of the deed is missing, expected '{word}' and a number"),
                arg_word("price"));
    return !statement->faulty;
}

/* Beside the effects. */
static const char *const space_kinds[] = {"start", "jail", "deed", "short", "icon", "theme", NULL};

/* What the space is: kind, terms of a deed, effect. */
static bool read_space_kind(Draft *draft, Statement *statement, Space *space, Terms *terms)
{
    *space = (Space){.deed = NO_DEED};
    if (statement_take(statement, "start")) {
        space->kind = SPACE_START;
        return statement_end(statement);
    }
    if (statement_take(statement, "jail")) {
        space->kind = SPACE_JAIL;
        return statement_end(statement);
    }
    if (statement_take(statement, "deed")) {
        space->kind = SPACE_DEED;
        return read_deed(draft, statement, terms);
    }
    space->kind = SPACE_EFFECT;
    return effect_read(draft, statement, space_kinds, &space->effect);
}

static bool read_space_label(Statement *statement, int32_t *number, Label *label)
{
    return statement_number(statement, (Sentence)T_("the number of the space"), 0, MAX_SPACES - 1,
                            number) &&
           statement_word(statement, (Sentence)T_("the word of the space"), label->word) &&
           statement_quoted(statement, (Sentence)T_("the name of the space"), label->name,
                            NAME_SIZE) &&
           (!statement_take(statement, "short") ||
            statement_quoted(statement, (Sentence)T_("the short name"), label->shorter,
                             SHORT_SIZE)) &&
           statement_look(statement, look_icons, &label->look);
}

/* Remembers what stood there before, for a base that misses it. */
static void note_taken(Draft *draft, const Statement *statement, int number)
{
    const Space *old = &draft->edition.spaces[number];
    uint8_t group = draft->deeds[number].group;
    Origin origin = draft_origin(draft, statement);
    if (old->kind == SPACE_JAIL) draft->origins.jail = origin;
    if (old->kind == SPACE_DEED && group < DRAFT_GONE) draft->origins.taken[group] = origin;
}

void board_read_space(Draft *draft, Statement *statement)
{
    int32_t number;
    Label label = {0};
    Space space;
    Terms terms = unsaid;
    if (!read_space_label(statement, &number, &label)) {
        static const char *const deed[] = {"deed", NULL};
        statement_skip(statement, deed); /* it may have mistakes of its own */
        if (statement_take(statement, "deed")) read_deed(draft, statement, &terms);
        return;
    }
    bool whole = !statement_at_end(statement);
    if (whole && !read_space_kind(draft, statement, &space, &terms)) return;
    if (!whole && statement->active && !draft->lenient && !draft->slots[PART_SPACE][number].here) {
        static const Sentence effect = T_("an effect");
        const Arg kinds[] = {arg_word("start"), arg_word("deed"), arg_word("jail"),
                             arg_term(&effect)};
        MISTAKE(statement, T_("the kind of the space is missing, expected {choices}"),
                arg_choices(kinds, 4));
        return;
    }
    if (!draft_declare(draft, statement, PART_SPACE, number, whole)) return;
    draft_name(draft, PART_SPACE, number, &label, whole);
    if (!whole) return;
    note_taken(draft, statement, number);
    draft->edition.spaces[number] = space;
    draft->deeds[number] = terms;
}

void board_read_count(Draft *draft, Statement *statement)
{
    int32_t count;
    if (!statement_number(statement, (Sentence)T_("the number of spaces"), 4, MAX_SPACES, &count) ||
        !statement_end(statement) || !statement->active)
        return;
    draft->space_count = count;
    draft->space_source = draft->source;
    draft->origins.spaces = draft_origin(draft, statement);
}
