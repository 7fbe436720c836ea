/* fuzz_evolution.c -- any text as the state of a search for better numbers. */
#include "fuzz.h"
#include "lab/evolution.h"

const char *const fuzz_words[] = {"opoly", "evolution", "seed",    "brood", "generation",
                                  "step",  "number",    "history", NULL};

/* Written and read again it is the same text. */
static void require_again(const Evolution *evolution)
{
    static Evolution again;
    static Problems problems;
    Text first = text_growing(), second = text_growing();
    problems.count = 0;
    evolution_write(evolution, &first);
    bool read = evolution_read(first.start, first.length, "again", &again, &problems);
    FUZZ_REQUIRE(read, "a written evolution can be read", first.start);
    evolution_write(&again, &second);
    fuzz_same(&first, &second);
    text_free(&first);
    text_free(&second);
}

/* A generation from here: children within their bounds, and still a text. */
static void require_generation(Evolution *evolution)
{
    double numbers[EVOLUTION_NUMBERS], shares[EVOLUTION_POPULATION];
    for (int child = 0; child < evolution->population; child++) {
        evolution_child(evolution, child, numbers);
        for (int i = 0; i < evolution->count; i++)
            FUZZ_REQUIRE(numbers[i] >= evolution->numbers[i].least &&
                             numbers[i] <= evolution->numbers[i].most,
                         "a child is within its bounds", evolution->numbers[i].word);
        shares[child] = (double)(child * 7 % 11) / 11;
    }
    if (evolution->generation == EVOLUTION_HISTORY) return;
    evolution_select(evolution, shares);
    require_again(evolution);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Evolution evolution;
    static Problems problems;
    problems.count = 0;
    evolution.count = -1;
    bool read = evolution_read((const char *)data, size, "own", &evolution, &problems);
    fuzz_verdict(read, &problems);
    if (read) {
        fuzz_accepted(data, size);
        require_again(&evolution);
        require_generation(&evolution);
    } else {
        FUZZ_REQUIRE(evolution.count == -1, "a refused text changes nothing", "");
    }
    return 0;
}
