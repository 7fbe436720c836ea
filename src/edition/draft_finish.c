/* draft_finish.c -- the whole edition from its parts. */
#include "edition/draft_finish.h"

#include <string.h>

#include "edition/blame.h"

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
        memcpy(edition->card_written[to], edition->card_written[from],
               sizeof edition->card_written[to]);
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
    draft_remap(draft, part, map);
    return count;
}

/* `sentence` calls the space {name}; `cause` may have made it wrong. */
static void note(const Draft *draft, Problems *problems, int space, const Origin *cause,
                 Sentence sentence, Arg more)
{
    blame_note(problems, &draft->origins.parts[PART_SPACE][space], cause, &sentence,
               ARGS(arg_name(draft->edition.space_label[space].word), more));
    problem_mark(problems, (ProblemAbout){.topic = PROBLEM_OF_SPACE, .number = space});
}

/* The spaces from `first` to `last` are not there. */
static void note_gap(const Draft *draft, Problems *problems, int first, int last)
{
    static const Sentence one =
        T_("space {at_least} is missing, expected one for every number up to the highest");
    static const Sentence several = T_("the spaces {at_least} to {at_most} are missing, expected "
                                       "one for every number up to the highest");
    const Origin *origin = &draft->origins.spaces;
    bool counted = origin->line > 0;
    problem_note(problems, counted ? origin->file : draft->origins.file, origin->line,
                 first == last ? &one : &several, ARGS(arg_at_least(first), arg_at_most(last)));
    problem_mark(problems, (ProblemAbout){.topic = PROBLEM_OF_SPACE, .number = first});
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
                note(draft, problems, i, &draft->origins.spaces,
                     (Sentence)T_("the space '{name}' lies beyond the number of spaces that "
                                  "'{word}' gives"),
                     arg_word("spaces"));
        count = draft->space_count;
    }
    edition->space_count = (uint8_t)count;
    for (int i = 0; i < count && !draft->origins.doubt; i++) {
        int last = i;
        if (draft->slots[PART_SPACE][i].here) continue;
        while (last + 1 < count && !draft->slots[PART_SPACE][last + 1].here) last++;
        note_gap(draft, problems, i, last);
        i = last;
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

/* What decides how many rents a deed needs. */
static const Origin *rent_cause(const Draft *draft, int space, int group)
{
    const Origins *origins = &draft->origins;
    const Origin *cause = &origins->parts[PART_SPACE][space];
    cause = blame_later(cause, &origins->parts[PART_GROUP][group]);
    cause = blame_later(cause, &origins->rules[RULE_HOUSES_PER_STREET]);
    return blame_later(cause, &origins->rules[RULE_HOTEL]);
}

static void make_deed(Draft *draft, int space, Problems *problems)
{
    Edition *edition = &draft->edition;
    const Terms *own = &draft->deeds[space];
    if (own->group >= DRAFT_GONE) {
        if (!draft->origins.doubt)
            note(draft, problems, space, &draft->origins.removals[DRAFT_REMOVED - own->group],
                 (Sentence)T_("the space '{name}' belongs to a group that is not there any more"),
                 arg_absent());
        return;
    }
    if (edition->deed_count == MAX_DEEDS) {
        note(draft, problems, space, &draft->origins.parts[PART_SPACE][space],
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
        note(draft, problems, space, rent_cause(draft, space, own->group),
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
