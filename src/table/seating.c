/* seating.c -- who sits where, and who decides for them. */
#include "table/seating.h"

#include <assert.h>
#include <string.h>

#include "edition/edition_words.h"

enum { COLOUR_COUNT = 8, COLOUR_MOST = 0xFFFFFF };

/* Well apart from each other, also for the colour blind, and dark enough for white words: after
 * Okabe and Ito. */
static const uint32_t seat_colours[COLOUR_COUNT] = {0xC4490A, 0x0072B2, 0x7A3E9D, 0x00795C,
                                                    0x8A6D00, 0x3F3F46, 0xB0417F, 0x27769D};
static_assert((int)COLOUR_COUNT >= (int)MAX_SEATS, "a colour for every seat");

static bool name_taken(const Seating *seating, const char *name)
{
    for (int i = 0; i < seating->count; i++) {
        if (text_same_folded(seating->seats[i].name, name)) return true;
    }
    return false;
}

static int find_exactly(const Seating *seating, const char *name)
{
    for (int i = 0; i < seating->count; i++) {
        if (text_same(seating->seats[i].name, name)) return i;
    }
    return -1;
}

/* "Player N" from the number of the seat on, the first that is free (L2). */
static void name_invent(const Seating *seating, char name[SEAT_NAME_SIZE])
{
    for (int number = seating->count + 1; number <= seating->count + 1 + MAX_SEATS; number++) {
        Text text = text_into(name, SEAT_NAME_SIZE);
        text_add(&text, "Player ");
        text_add_int(&text, number);
        if (!name_taken(seating, name)) return;
    }
}

const char *seating_computer_name(const Seating *seating)
{
    static const char *const names[MAX_SEATS + 1] = {"Ada",   "Bruno", "Clara", "Dmitri", "Emma",
                                                     "Farid", "Greta", "Hugo",  "Ines"};
    int n = 0;
    while (n < MAX_SEATS && name_taken(seating, names[n])) n++;
    return names[n];
}

static bool token_taken(const Seating *seating, TokenId token)
{
    for (int i = 0; i < seating->count; i++) {
        if (seating->seats[i].token == token) return true;
    }
    return false;
}

static TokenId token_free(const Seating *seating, const Edition *edition)
{
    for (int token = 0; token < edition->token_count; token++) {
        if (!token_taken(seating, (TokenId)token)) return (TokenId)token;
    }
    return NO_TOKEN;
}

static bool colour_taken(const Seating *seating, uint32_t colour)
{
    for (int i = 0; i < seating->count; i++) {
        if (seating->seats[i].colour == colour) return true;
    }
    return false;
}

static uint32_t colour_free(const Seating *seating)
{
    for (int i = 0; i < COLOUR_COUNT; i++) {
        if (!colour_taken(seating, seat_colours[i])) return seat_colours[i];
    }
    return seat_colours[0];
}

void seating_add(Seating *seating, const Edition *edition, const char *name, const PlayerKind *kind,
                 TokenId token, uint32_t colour)
{
    if (seating->count >= MAX_SEATS) return;
    SeatPlan plan = {.kind = kind, .token = token, .colour = colour};
    text_copy(plan.name, sizeof plan.name, name);
    if (plan.name[0] == '\0') name_invent(seating, plan.name);
    if (token == NO_TOKEN) plan.token = token_free(seating, edition);
    if (colour == 0) plan.colour = colour_free(seating);
    seating->seats[seating->count++] = plan;
}

void seating_fill(Seating *seating, const Edition *edition, const PlayerKind *kind)
{
    while (seating->count < edition->rule[RULE_FILL_TO] && seating->count < MAX_SEATS) {
        seating_add(seating, edition, "", kind, NO_TOKEN, 0);
    }
}

/* ---- may they sit down together? ---- */

/* Whoever checks a seating. */
typedef struct SeatingCheck {
    const Seating *seating;
    const Edition *edition;
    Words words;
    Text *why;
    bool begun; /* names that earlier versions allowed are good */
} SeatingCheck;

/* Always false. */
static bool refuse(const SeatingCheck *check, Sentence sentence, const Arg *args)
{
    words_say(&check->words, sentence, args, check->why);
    return false;
}

#define REFUSE(check, sentence, ...) refuse((check), (Sentence)sentence, ARGS(__VA_ARGS__))

static bool check_count(const SeatingCheck *check)
{
    const Edition *edition = check->edition;
    int least = edition->rule[RULE_PLAYERS_MIN], most = edition->rule[RULE_PLAYERS_MAX];
    int count = check->seating->count;
    if (count >= least && count <= most) return true;
    return REFUSE(check, T_("{edition} is for {first}[ to {second}] players, not for {id}."),
                  arg_edition(edition->title), arg_first(least),
                  most != least ? arg_second(most) : arg_absent(), arg_id(count));
}

/* Those in the seats before this one. */
static Seating earlier_than(const Seating *seating, int seat)
{
    Seating earlier = *seating;
    earlier.count = seat;
    return earlier;
}

static bool check_name(const SeatingCheck *check, int seat)
{
    const char *name = check->seating->seats[seat].name;
    Seating earlier = earlier_than(check->seating, seat);
    SeatNameFault fault = seat_name_fault(name);
    bool bad = check->begun ? fault == SEAT_NAME_QUOTED || name[strspn(name, " ")] == '\0'
                            : fault != SEAT_NAME_GOOD;
    if (bad) return refuse(check, *seat_name_sentence(fault), ARGS(arg_at_most(SEAT_NAME_LETTERS)));
    if (check->begun ? find_exactly(&earlier, name) >= 0 : name_taken(&earlier, name))
        return REFUSE(check, T_("Two players cannot both be called {name}: give one another name."),
                      arg_name(name));
    return true;
}

static bool check_token(const SeatingCheck *check, int seat)
{
    const Edition *edition = check->edition;
    const SeatPlan *plan = &check->seating->seats[seat];
    Seating earlier = earlier_than(check->seating, seat);
    /* Where tokens are chosen at the table, or there are none, the plan says nothing. */
    bool later =
        edition->rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_TABLE || edition->token_count == 0;
    if (plan->token == NO_TOKEN && later) return true;
    if (plan->token >= edition->token_count)
        return REFUSE(check, T_("{name} needs a token of this edition."), arg_name(plan->name));
    if (!later && token_taken(&earlier, plan->token))
        return REFUSE(check,
                      T_("Two players cannot both have the token {token}: give one another."),
                      arg_token(plan->token));
    return true;
}

static bool check_colour(const SeatingCheck *check, int seat)
{
    const SeatPlan *plan = &check->seating->seats[seat];
    Seating earlier = earlier_than(check->seating, seat);
    if (plan->colour > COLOUR_MOST)
        return REFUSE(check, T_("{name} needs a colour from {word} to {other_word}."),
                      arg_name(plan->name), arg_word("#000000"), arg_other_word("#FFFFFF"));
    if (colour_taken(&earlier, plan->colour))
        return REFUSE(check,
                      T_("Another player already has the colour of {name}: give one another."),
                      arg_name(plan->name));
    return true;
}

static bool check_all(const SeatingCheck *check)
{
    if (!check_count(check)) return false;
    for (int seat = 0; seat < check->seating->count; seat++)
        if (!check_name(check, seat) || !check_token(check, seat) || !check_colour(check, seat))
            return false;
    return true;
}

bool seating_check(const Seating *seating, const Edition *edition, const Language *language,
                   Text *why)
{
    SeatingCheck check = {.seating = seating,
                          .edition = edition,
                          .words = edition_words(edition, language),
                          .why = why};
    return check_all(&check);
}

bool seating_check_begun(const Seating *seating, const Edition *edition, const Language *language,
                         Text *why)
{
    SeatingCheck check = {.seating = seating,
                          .edition = edition,
                          .words = edition_words(edition, language),
                          .why = why,
                          .begun = true};
    return check_all(&check);
}

int seating_find(const Seating *seating, const char *name)
{
    if (name[0] == '\0') return -1;
    int exact = find_exactly(seating, name);
    if (exact >= 0) return exact;
    for (int i = 0; i < seating->count; i++) {
        if (text_same_folded(seating->seats[i].name, name)) return i;
    }
    int64_t number = 0;
    if (text_to_int(name, &number) && number >= 1 && number <= seating->count) {
        return (int)number - 1;
    }
    int found = -1;
    for (int i = 0; i < seating->count; i++) {
        if (!text_starts_folded(seating->seats[i].name, name)) continue;
        if (found >= 0) return -1;
        found = i;
    }
    return found;
}
