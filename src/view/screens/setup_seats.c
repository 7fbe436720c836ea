/* setup_seats.c -- the players of a game being planned: adding, removing, tokens and colours. */
#include "view/screens/setup_seats.h"

#include <string.h>

/* First those that seats have where nobody chooses (table/seating.c). */
const SeatColour seat_palette[SEAT_PALETTE_COUNT] = {
    {TC_("colour", "Vermilion"), 0xC4490A}, {TC_("colour", "Blue"), 0x0072B2},
    {TC_("colour", "Violet"), 0x7A3E9D},    {TC_("colour", "Green"), 0x00795C},
    {TC_("colour", "Ochre"), 0x8A6D00},     {TC_("colour", "Slate"), 0x3F3F46},
    {TC_("colour", "Raspberry"), 0xB0417F}, {TC_("colour", "Steel blue"), 0x27769D},
    {TC_("colour", "Brown"), 0x8B5A3C},     {TC_("colour", "Navy"), 0x2B4AA0},
};

const PlayerKind *setup_seats_usual_kind(void)
{
    return player_usual();
}

static uint32_t free_colour(const Seating *seating)
{
    for (int n = 0; n < SEAT_PALETTE_COUNT; n++) {
        bool taken = false;
        for (int i = 0; i < seating->count; i++)
            taken |= seating->seats[i].colour == seat_palette[n].rgb;
        if (!taken) return seat_palette[n].rgb;
    }
    return 0;
}

static void add_computer(Seating *seating, const Edition *edition)
{
    seating_add(seating, edition, seating_computer_name(seating), setup_seats_usual_kind(),
                NO_TOKEN, free_colour(seating));
}

/* "Player 2" in the reader's language, the first that is free (L2). */
static void name_person(const SetupState *setup, const Seating *seating, char name[SEAT_NAME_SIZE])
{
    const Words words = {.language = setup->language};
    int number = seating->count;
    do {
        Text text = text_into(name, SEAT_NAME_SIZE);
        SAY(&words, &text, T_("Player {number}"), arg_number(++number));
    } while (seating_find(seating, name) >= 0 && number <= 2 * MAX_SEATS);
}

/* Adds the seat; a name left empty is filled in. */
static void add_seat(const SetupState *setup, Seating *seating, const SeatPlan *seat)
{
    char name[SEAT_NAME_SIZE];
    text_copy(name, sizeof name, seat->name);
    if (name[0] == '\0') name_person(setup, seating, name);
    seating_add(seating, &setup->edition, name, seat->kind, seat->token, seat->colour);
}

bool setup_seats_can_add(const SetupState *setup)
{
    return setup->plan.seating.count < setup->edition.rule[RULE_PLAYERS_MAX];
}

void setup_seats_add(SetupState *setup, bool person)
{
    Seating *seating = &setup->plan.seating;
    if (!setup_seats_can_add(setup)) return;
    setup->plan.picture[seating->count] = 0;
    setup->picture_path[seating->count][0] = '\0';
    if (person)
        add_seat(setup, seating, &(SeatPlan){.token = NO_TOKEN, .colour = free_colour(seating)});
    else
        add_computer(seating, &setup->edition);
    setup_plan_check(setup);
}

void setup_seats_remove(SetupState *setup, int seat)
{
    Seating *seating = &setup->plan.seating;
    size_t behind = (size_t)(seating->count - seat - 1);
    memmove(&seating->seats[seat], &seating->seats[seat + 1], behind * sizeof seating->seats[0]);
    memmove(&setup->plan.picture[seat], &setup->plan.picture[seat + 1], behind * sizeof(int));
    memmove(setup->picture_path[seat], setup->picture_path[seat + 1], behind * SETUP_PATH);
    seating->count--;
    setup->plan.picture[seating->count] = 0;
    setup->picture_path[seating->count][0] = '\0';
    if (setup->open_seat == seat)
        setup->open_seat = -1;
    else if (setup->open_seat > seat)
        setup->open_seat--;
    setup_plan_check(setup);
}

void setup_seats_set_token(SetupState *setup, int seat, TokenId token)
{
    Seating *seating = &setup->plan.seating;
    for (int i = 0; i < seating->count; i++)
        if (i != seat && seating->seats[i].token == token)
            seating->seats[i].token = seating->seats[seat].token;
    seating->seats[seat].token = token;
    setup_plan_check(setup);
}

void setup_seats_set_colour(SetupState *setup, int seat, uint32_t colour)
{
    Seating *seating = &setup->plan.seating;
    for (int i = 0; i < seating->count; i++)
        if (i != seat && seating->seats[i].colour == colour)
            seating->seats[i].colour = seating->seats[seat].colour;
    seating->seats[seat].colour = colour;
    setup_plan_check(setup);
}

int setup_seats_picture_number(const SetupState *setup)
{
    for (int number = 1;; number++) {
        bool taken = false;
        for (int i = 0; i < MAX_SEATS; i++) taken |= setup->plan.picture[i] == number;
        if (!taken) return number;
    }
}

void setup_seats_seating(const SetupState *setup, Seating *seating)
{
    const Seating *plan = &setup->plan.seating;
    *seating = (Seating){0};
    for (int i = 0; i < plan->count; i++) add_seat(setup, seating, &plan->seats[i]);
    while (seating->count < setup->edition.rule[RULE_FILL_TO] && seating->count < MAX_SEATS)
        add_computer(seating, &setup->edition);
}
