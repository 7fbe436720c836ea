/* test_promises.c -- promises about whole games, which no single module keeps (G5, G12). */
#include "check.h"
#include "edition_files.h"
#include "game/notation/notation.h"
#include "table/table.h"

static Edition edition;

/* `kind` NULL: people. */
static Table *four_at_table(const char *kind, uint64_t seed)
{
    Seating seating = {0};
    for (int i = 0; i < 4; i++) {
        seating_add(&seating, &edition, "", kind != NULL ? player_find(kind) : NULL, NO_TOKEN, 0);
    }
    return table_new(&edition, NULL, &seating, seed);
}

static void count_events(const Table *table, int counts[EVENT_COUNT])
{
    TableEvent event;
    size_t cursor = 0;
    while (table_next_event(table, &cursor, &event)) counts[event.event.kind]++;
}

/* Everything that classic knows comes up when the random player plays it. */
static void G5_every_kind_of_business_happens(void)
{
    static const EventKind business[] = {
        EVENT_BOUGHT,      EVENT_DECLINED,      EVENT_AUCTION_BEGAN, EVENT_BID,
        EVENT_PASSED,      EVENT_AUCTION_WON,   EVENT_PAID,          EVENT_BUILT,
        EVENT_UNBUILT,     EVENT_MORTGAGED,     EVENT_REDEEMED,      EVENT_MORTGAGE_KEPT,
        EVENT_CARD_DRAWN,  EVENT_RELEASE_MOVED, EVENT_JAILED,        EVENT_RELEASED,
        EVENT_JAIL_STAYED, EVENT_DEBT_AROSE,    EVENT_OFFERED,       EVENT_COUNTERED,
        EVENT_ACCEPTED,    EVENT_REJECTED,      EVENT_FLOOR_TAKEN,   EVENT_FLOOR_GIVEN,
        EVENT_BANKRUPT,    EVENT_WON,
    };
    int counts[EVENT_COUNT] = {0};
    for (uint64_t seed = 1; seed <= 20; seed++) {
        Table *table = four_at_table("random", seed);
        Action action;
        while (table_propose(table, true, &action)) {
            CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
        }
        CHECK_INT(PHASE_OVER, table_game(table)->phase);
        count_events(table, counts);
        table_free(table);
    }
    for (size_t i = 0; i < sizeof business / sizeof business[0]; i++) {
        if (counts[business[i]] == 0) printf("event %d never happened\n", (int)business[i]);
        CHECK(counts[business[i]] > 0);
    }
    CHECK_INT(20, counts[EVENT_WON]);
}

/* Would the other table go on with the same action? */
static bool proposes(Table *other, const Action *action)
{
    char here[400], there[400];
    Text expected = text_into(here, sizeof here), got = text_into(there, sizeof there);
    Action answer;
    if (!table_propose(other, true, &answer)) return false;
    notation_action_write(&edition, table_game(other), action, &expected);
    notation_action_write(&edition, table_game(other), &answer, &got);
    return text_same(here, there);
}

/* The same game at two tables whose dealers have other dice and cards in mind:
 * the computers decide the same, so they do not know what will come. */
static void G12_computers_do_not_know_the_dice_to_come(void)
{
    Table *table = four_at_table("simple", 7), *other = four_at_table("simple", 8);
    Action action;
    int asked = 0;
    while (table_propose(table, true, &action)) {
        if (action.seat != DEALER) {
            CHECK(proposes(other, &action));
            asked++;
        }
        CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
        CHECK_INT(REFUSAL_NONE, table_submit(other, &action));
    }
    CHECK(asked > 100);
    table_free(table);
    table_free(other);
}

/* A table of people and one of computers, the same seed and the same decisions:
 * the dealer throws and draws the same for both. */
static void G12_the_dealer_does_not_know_who_plays(void)
{
    Table *table = four_at_table("simple", 9), *people = four_at_table(NULL, 9);
    Action action;
    int dealt = 0;
    while (table_propose(table, true, &action)) {
        if (action.seat == DEALER) {
            CHECK(proposes(people, &action));
            dealt++;
        }
        CHECK_INT(REFUSAL_NONE, table_submit(table, &action));
        CHECK_INT(REFUSAL_NONE, table_submit(people, &action));
    }
    CHECK(dealt > 100);
    table_free(table);
    table_free(people);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", NULL, &edition);
    RUN(G5_every_kind_of_business_happens);
    RUN(G12_computers_do_not_know_the_dice_to_come);
    RUN(G12_the_dealer_does_not_know_who_plays);
    return check_done();
}
