/* seating.c -- who sits where, and who decides for them. */
#include "table/seating.h"

#include <assert.h>
#include <string.h>

#include "base/utf8.h"

enum { COLOUR_COUNT = 8, COLOUR_MOST = 0xFFFFFF };

/* Well apart from each other, on light and dark ground, also for the colour
 * blind: after Okabe and Ito. */
static const uint32_t seat_colours[COLOUR_COUNT] = {0xD55E00, 0x0072B2, 0x009E73, 0xE69F00,
                                                    0xCC79A7, 0x56B4E9, 0xF0E442, 0x8C6BB1};
static_assert((int)COLOUR_COUNT >= (int)MAX_SEATS, "a colour for every seat");

static bool name_taken(const Seating *seating, const char *name)
{
    for (int i = 0; i < seating->count; i++) {
        if (text_same_folded(seating->seats[i].name, name)) return true;
    }
    return false;
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

static bool check_count(const Seating *seating, const Edition *edition, Text *why)
{
    int least = edition->rule[RULE_PLAYERS_MIN], most = edition->rule[RULE_PLAYERS_MAX];
    if (seating->count >= least && seating->count <= most) return true;
    text_add(why, edition->title);
    text_add(why, " is for ");
    text_add_int(why, least);
    if (most != least) {
        text_add(why, " to ");
        text_add_int(why, most);
    }
    text_add(why, " players, not for ");
    text_add_int(why, seating->count);
    text_add(why, ".");
    return false;
}

static bool name_clean(const char *name)
{
    return utf8_harmless(name) && strchr(name, '"') == NULL;
}

static bool name_blank(const char *name)
{
    return name[strspn(name, " ")] == '\0';
}

static bool refuse(Text *why, const char *before, const char *name, const char *after)
{
    text_add(why, before);
    text_add(why, name);
    text_add(why, after);
    return false;
}

static bool check_name(const Seating *seating, int seat, Text *why)
{
    const char *name = seating->seats[seat].name;
    if (name_blank(name)) return refuse(why, "Every player needs a name", "", ".");
    if (!name_clean(name)) {
        return refuse(why, "A name has no quotes and no control characters in it", "", ".");
    }
    Seating earlier = *seating;
    earlier.count = seat;
    if (name_taken(&earlier, name)) {
        return refuse(why, "Two players cannot both be called ", name, ": give one another name.");
    }
    return true;
}

static bool check_token(const Seating *seating, int seat, const Edition *edition, Text *why)
{
    const SeatPlan *plan = &seating->seats[seat];
    /* Where tokens are chosen at the table, or there are none, the plan says nothing. */
    bool later =
        edition->rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_TABLE || edition->token_count == 0;
    if (plan->token == NO_TOKEN && later) return true;
    if (plan->token >= edition->token_count) {
        return refuse(why, "", plan->name, " needs a token of this edition.");
    }
    Seating earlier = *seating;
    earlier.count = seat;
    if (!later && token_taken(&earlier, plan->token)) {
        return refuse(why, "Two players cannot both have the token ",
                      edition->token_label[plan->token].name, ": give one another.");
    }
    return true;
}

static bool check_colour(const Seating *seating, int seat, Text *why)
{
    const SeatPlan *plan = &seating->seats[seat];
    if (plan->colour > COLOUR_MOST) {
        return refuse(why, "", plan->name, " needs a colour from #000000 to #FFFFFF.");
    }
    Seating earlier = *seating;
    earlier.count = seat;
    if (colour_taken(&earlier, plan->colour)) {
        return refuse(why, "Another player already has the colour of ", plan->name,
                      ": give one another.");
    }
    return true;
}

bool seating_check(const Seating *seating, const Edition *edition, Text *why)
{
    if (!check_count(seating, edition, why)) return false;
    for (int seat = 0; seat < seating->count; seat++) {
        if (!check_name(seating, seat, why)) return false;
        if (!check_token(seating, seat, edition, why)) return false;
        if (!check_colour(seating, seat, why)) return false;
    }
    return true;
}

int seating_find(const Seating *seating, const char *name)
{
    if (name[0] == '\0') return -1;
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
