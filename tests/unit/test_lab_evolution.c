/* test_lab_evolution.c -- L15: searching numbers, putting the search aside. */
#include "base/mem.h"
#include "check.h"
#include "lab/population.h"
#include "lab/stats.h"
#include "unit/edition_files.h"

enum { NUMBERS = 6 };

static void begin(Evolution *evolution)
{
    memset(evolution, 0, sizeof *evolution);
    evolution->seed = 3;
    evolution->population = 12;
    evolution_add(evolution, "one", 0, 100, 50);
    evolution_add(evolution, "two", -1000, 1000, 0);
    evolution_add(evolution, "three", 0, 5, 1);
    evolution_add(evolution, "four", 0, 2000, 100);
    evolution_add(evolution, "five", -100000, 100000, 500);
    evolution_add(evolution, "six", 0, 1, 0);
}

/* Best at 80, 100, 4, 300, -200, 1. */
static double share_of(const double *numbers)
{
    static const double best[NUMBERS] = {80, 100, 4, 300, -200, 1};
    static const double scale[NUMBERS] = {50, 100, 4, 300, 1000, 1};
    double share = 1;
    for (int i = 0; i < NUMBERS; i++) {
        double off = (numbers[i] - best[i]) / scale[i];
        share -= off * off / NUMBERS;
    }
    return share;
}

static void breed(Evolution *evolution, int generations)
{
    while (generations-- > 0) {
        double shares[EVOLUTION_POPULATION];
        for (int child = 0; child < evolution->population; child++) {
            double numbers[EVOLUTION_NUMBERS];
            evolution_child(evolution, child, numbers);
            shares[child] = share_of(numbers);
        }
        evolution_select(evolution, shares);
    }
}

static double share_of_mean(const Evolution *evolution)
{
    double numbers[NUMBERS];
    for (int i = 0; i < NUMBERS; i++) numbers[i] = evolution->numbers[i].mean;
    return share_of(numbers);
}

static void numbers_get_better(void)
{
    static Evolution evolution;
    begin(&evolution);
    double before = share_of_mean(&evolution);
    breed(&evolution, 60);
    CHECK(before < 0.5);
    CHECK(share_of_mean(&evolution) > 0.99);
    CHECK(evolution.history[59].mean > evolution.history[0].mean);
}

static void children_keep_the_bounds_and_come_in_pairs(void)
{
    static Evolution evolution;
    begin(&evolution);
    double one[EVOLUTION_NUMBERS], two[EVOLUTION_NUMBERS];
    evolution_child(&evolution, 4, one);
    evolution_child(&evolution, 5, two);
    CHECK((int)(one[0] + two[0] + 0.5) == 100);
    for (int child = 0; child < evolution.population; child++) {
        evolution_child(&evolution, child, one);
        for (int i = 0; i < NUMBERS; i++)
            CHECK(one[i] >= evolution.numbers[i].least && one[i] <= evolution.numbers[i].most);
    }
}

static void a_search_put_aside_goes_on_as_if_it_had_not_been(void)
{
    static Evolution straight, broken, again;
    static Problems problems;
    Text text = text_growing(), other = text_growing();
    begin(&straight);
    begin(&broken);
    breed(&straight, 9);
    breed(&broken, 4);
    evolution_write(&broken, &text);
    CHECK(evolution_read(text.start, text.length, "file", &again, &problems));
    breed(&again, 5);
    text_clear(&text);
    evolution_write(&straight, &text);
    evolution_write(&again, &other);
    CHECK_TEXT(text.start, other.start);
    text_free(&text);
    text_free(&other);
}

static void a_damaged_text_is_refused_with_its_line(void)
{
    static const char *const bad[] = {
        "",
        "opoly evolution 2\n",
        "opoly evolution 1\nseed 1\nbrood 12\ngeneration 0\nstep 1\n",
        "opoly evolution 1\nseed 1\nbrood 12\ngeneration 1\nstep 1\nnumber a 0 9 1 1 1 0 0\n",
        "opoly evolution 1\nseed 1\nbrood 13\ngeneration 0\nstep 1\nnumber a 0 9 1 1 1 0 0\n",
        "opoly evolution 1\nseed 1\nbrood 12\ngeneration 0\nstep 1\nnumber a 9 0 1 1 1 0 0\n",
        "opoly evolution 1\nseed 1\nbrood 12\ngeneration 0\nstep x\nnumber a 0 9 1 1 1 0 0\n",
        "opoly evolution 1\nseed 1\nbrood 12\ngeneration 0\nstep 1\nnumber a 0 9 1 1 1 0\n"};
    static Evolution evolution;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        static Problems problems;
        memset(&problems, 0, sizeof problems);
        CHECK(!evolution_read(bad[i], strlen(bad[i]), "file", &evolution, &problems));
        CHECK(problems.count > 0);
    }
    CHECK_INT(0, evolution.count);
}

static void every_child_meets_the_same_deals(void)
{
    static Edition edition;
    edition_file_read("classic", NULL, &edition);
    Population *population = mem_new(1, sizeof *population);
    Evolution *evolution = mem_new(1, sizeof *evolution);
    PopulationCounts counts = {0}, parts = {0};
    evolution->population = 4;
    evolution_add(evolution, character_info(0)->word, character_info(0)->least,
                  character_info(0)->most, character_medium.number[0]);
    population->edition = &edition;
    population->seed = 1;
    population->round_limit = 300;
    PlayerKind field = population_kind(&character_medium, "field");
    population->field[0] = population->field[1] = &field;
    population->field_count = 2;
    population_fill(population, evolution, &character_medium);
    for (uint64_t piece = 0; piece < 8; piece++) population_play(population, piece, &counts);
    for (uint64_t piece = 8; piece-- > 0;) {
        PopulationCounts one = {0};
        population_play(population, piece, &one);
        stats_add_counts(&parts, &one, sizeof parts);
    }
    for (int child = 0; child < 4; child++) CHECK_INT(6, counts.games[child]);
    CHECK_INT(0, counts.refused);
    CHECK(memcmp(&counts, &parts, sizeof counts) == 0);
    mem_free(population);
    mem_free(evolution);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(numbers_get_better);
    RUN(children_keep_the_bounds_and_come_in_pairs);
    RUN(a_search_put_aside_goes_on_as_if_it_had_not_been);
    RUN(a_damaged_text_is_refused_with_its_line);
    RUN(every_child_meets_the_same_deals);
    return check_done();
}
