/* test_outlook.c -- what boards promise, beside the exact odds. */
#include "check.h"
#include "lab/stationary.h"
#include "players/outlook.h"
#include "unit/edition_files.h"

static Edition edition;
static Outlook outlook;

/* The quick reckoning leaves jail out, so that it is off by a few percent;
 * every edition bigger than a throw must be near. */
static void visits_are_near_the_exact_odds(void)
{
    static const char *const words[] = {"classic",  "london",  "bharat",
                                        "montreal", "bilkent", "waterloo"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        edition_file_read(words[i], NULL, &edition);
        outlook_make(&edition, &outlook);
        MarkovChain *chain = markov_chain_new(&edition, JAIL_POLICY_PAY, false);
        Stationary stationary;
        stationary_solve(chain, &stationary);
        double worst = 0;
        for (int deed = 0; deed < edition.deed_count; deed++) {
            double exact = stationary.visits[edition.deeds[deed].space];
            double off = (double)outlook.visits[deed] / OUTLOOK_ONE / exact - 1;
            if (off < 0) off = -off;
            if (off > worst) worst = off;
        }
        printf("%s: the worst is off by %.1f %%\n", words[i], 100 * worst);
        CHECK(worst < 0.15);
        markov_chain_free(chain);
    }
}

static void groups_promise_rent_times_visits(void)
{
    edition_file_read("classic", NULL, &edition);
    outlook_make(&edition, &outlook);
    int brown = edition_find_group(&edition, "brown");
    int first = __builtin_ctzll(edition.groups[brown].deeds);
    int64_t one = outlook.visits[first], two = outlook.visits[first + 1];
    CHECK_INT(203, outlook.unit); /* 5690 / 28 */
    CHECK(outlook.built[brown] == 90 * one + 180 * two);
    CHECK(outlook.highest[brown] == 250 * one + 450 * two);
    CHECK(outlook.cost_highest[brown] == 2 * 2 * 50);
}

static void rents_go_by_what_stands_there(void)
{
    edition_file_read("classic", NULL, &edition);
    DeedId last = (DeedId)(edition.deed_count - 1);
    CHECK_INT(50, edition_street_rent(&edition, last, 0));
    CHECK_INT(1400, edition_street_rent(&edition, last, 3));
    CHECK_INT(2000, edition_street_rent(&edition, last, HOTEL_LEVEL));
    edition.rule[RULE_HOTEL] = HOTEL_BESIDE;
    const Money *rent = edition.deeds[last].rent;
    CHECK_INT(2 * rent[1], edition_street_rent(&edition, last, 2));
    CHECK_INT(2 * rent[1] + rent[2], edition_street_rent(&edition, last, 2 + BESIDE_HOTEL));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(visits_are_near_the_exact_odds);
    RUN(groups_promise_rent_times_visits);
    RUN(rents_go_by_what_stands_there);
    return check_done();
}
