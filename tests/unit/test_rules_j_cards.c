/* test_rules_j_cards.c -- rule J19: every card of every printing. */
#include "unit/scene.h"

enum { CHANCE_SQUARE = 22, CHEST_SQUARE = 17 };

typedef enum What { RIDE, ARREST, KEEP, BANKED, EACH, REPAIR, CHOICE } What;

/* RIDE: to, salary. BANKED, EACH: sum. REPAIR: per house, per hotel. */
typedef struct Expected {
    What what;
    int one, two;
} Expected;

/* Seen from CHANCE_SQUARE and CHEST_SQUARE. */
static const Expected chance[] = {
    {RIDE, 0, 200},   {RIDE, 24, 0},    {RIDE, 11, 200},   {RIDE, 5, 200},
    {RIDE, 39, 0},    {RIDE, 25, 0},    {RIDE, 25, 0},     {RIDE, 28, 0},
    {RIDE, 19, 0},    {ARREST, 0, 0},   {KEEP, 0, 0},      {BANKED, 50, 0},
    {BANKED, 150, 0}, {BANKED, -15, 0}, {REPAIR, 25, 100}, {EACH, -50, 0},
};
static const Expected chest[] = {
    {RIDE, 0, 200},   {ARREST, 0, 0},    {KEEP, 0, 0},     {BANKED, 200, 0},
    {BANKED, 100, 0}, {BANKED, 100, 0},  {BANKED, 100, 0}, {BANKED, 50, 0},
    {BANKED, 25, 0},  {BANKED, 20, 0},   {BANKED, 10, 0},  {EACH, 10, 0},
    {BANKED, -50, 0}, {BANKED, -100, 0}, {BANKED, -50, 0}, {REPAIR, 40, 115},
};
static const Expected chest_until_2007[] = {
    {RIDE, 0, 200},   {ARREST, 0, 0},    {KEEP, 0, 0},      {BANKED, 200, 0},
    {BANKED, 100, 0}, {BANKED, 100, 0},  {BANKED, 100, 0},  {BANKED, 45, 0},
    {BANKED, 25, 0},  {BANKED, 20, 0},   {BANKED, 10, 0},   {EACH, 50, 0},
    {BANKED, -50, 0}, {BANKED, -100, 0}, {BANKED, -150, 0}, {REPAIR, 40, 115},
};
static const Expected london_old_chance[] = {
    {RIDE, 0, 200},   {RIDE, 24, 0},    {RIDE, 11, 200},   {RIDE, 15, 200},
    {RIDE, 39, 0},    {RIDE, 19, 0},    {ARREST, 0, 0},    {KEEP, 0, 0},
    {BANKED, 150, 0}, {BANKED, 100, 0}, {BANKED, 50, 0},   {BANKED, -150, 0},
    {BANKED, -20, 0}, {BANKED, -15, 0}, {REPAIR, 25, 100}, {REPAIR, 40, 115},
};
static const Expected london_old_chest[] = {
    {RIDE, 0, 200},    {RIDE, 1, 0},     {ARREST, 0, 0},   {KEEP, 0, 0},
    {BANKED, 200, 0},  {BANKED, 100, 0}, {BANKED, 100, 0}, {BANKED, 50, 0},
    {BANKED, 25, 0},   {BANKED, 20, 0},  {BANKED, 10, 0},  {EACH, 10, 0},
    {BANKED, -100, 0}, {BANKED, -50, 0}, {BANKED, -50, 0}, {CHOICE, 0, 0},
};

/* What a card has done to seat 0 of four, who owns 8 houses and a hotel. */
static void check_effect(const Expected *expected, int square, int deck)
{
    int to = square, mine = 0, others = 0;
    Phase phase = PHASE_END;
    switch (expected->what) {
    case RIDE:
        to = expected->one;
        mine = expected->two;
        if (to != 0) phase = PHASE_BUY;
        break;
    case ARREST: to = 10; break;
    case KEEP: break;
    case BANKED: mine = expected->one; break;
    case EACH:
        mine = 3 * expected->one;
        others = -expected->one;
        break;
    case REPAIR: mine = -8 * expected->one - expected->two; break;
    case CHOICE: phase = PHASE_CHOICE; break;
    }
    CHECK_WAITS(phase, 0);
    CHECK_INT(to, scene.game.seats[0].space);
    CHECK_INT(1500 + mine, scene_cash(0));
    for (SeatId seat = 1; seat < 4; seat++) CHECK_INT(1500 + others, scene_cash(seat));
    CHECK_INT(0, scene.game.pot); /* J20 */
    CHECK_INT(expected->what == ARREST, scene.game.seats[0].in_jail);
    CHECK_INT(expected->what == KEEP, scene.game.seats[0].release[deck]);
    CHECK_INT(expected->what == KEEP ? 0 : 1, scene.game.piles[deck].count);
}

static void check_deck(const char *edition, const char *rules, const char *word,
                       const Expected *expected)
{
    int square = strcmp(word, "chance") == 0 ? CHANCE_SQUARE : CHEST_SQUARE;
    scene_begin(edition, rules, 4);
    static const int light_blue[] = {6, 8, 9};
    for (int i = 0; i < 3; i++) {
        DeedId deed = scene.edition.spaces[light_blue[i]].deed;
        const char *name = edition_deed_label(&scene.edition, deed)->word;
        scene_own(0, name);
        scene_build(name, i == 2 ? HOTEL_LEVEL : 4);
    }
    Game fresh = scene.game;
    CHECK_INT(16, scene.edition.decks[scene_deck(word)].card_count);
    for (int card = 1; card <= 16; card++) {
        int faults = check_counts.faults;
        scene.game = fresh;
        CHECK(scene_draw(square, card));
        check_effect(&expected[card - 1], square, scene_deck(word));
        if (check_counts.faults != faults) printf("in %s: %s card %d\n", edition, word, card);
    }
}

static void J19_every_card_of_the_current_us_decks(void)
{
    check_deck("classic", NULL, "chance", chance);
    check_deck("classic", NULL, "chest", chest);
}

static void J19_every_card_of_the_us_decks_until_2007(void)
{
    check_deck("classic", "chance_deck=old", "chance", chance);
    check_deck("classic", "chest_deck=old", "chest", chest_until_2007);
}

static void J19_every_card_of_the_current_london_decks(void)
{
    check_deck("london", "pot=off", "chance", chance);
    check_deck("london", "pot=off", "chest", chest);
}

static void J19_every_card_of_the_old_london_decks(void)
{
    check_deck("london", "pot=off,chance_deck=old", "chance", london_old_chance);
    check_deck("london", "pot=off,chest_deck=old", "chest", london_old_chest);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(J19_every_card_of_the_current_us_decks);
    RUN(J19_every_card_of_the_us_decks_until_2007);
    RUN(J19_every_card_of_the_current_london_decks);
    RUN(J19_every_card_of_the_old_london_decks);
    return check_done();
}
