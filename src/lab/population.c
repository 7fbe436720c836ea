/* population.c -- the children of a generation at play, each against the field. */
#include "lab/population.h"

#include "base/mem.h"
#include "players/expert_player.h"

PlayerKind population_kind(const Character *character, const char *word)
{
    return expert_player_kind(character, word, "Plays by numbers of its own.");
}

static int find(const char *word)
{
    for (int id = 0; id < CHARACTER_COUNT; id++)
        if (text_same(character_info((CharacterId)id)->word, word)) return id;
    return -1;
}

void population_character(const Evolution *evolution, const Character *base, const double *numbers,
                          Character *character)
{
    *character = *base;
    for (int i = 0; i < evolution->count; i++) {
        int id = find(evolution->numbers[i].word);
        double number = numbers[i] + (numbers[i] < 0 ? -0.5 : 0.5);
        if (id >= 0) character->number[id] = (int32_t)number;
    }
}

void population_mean(const Evolution *evolution, const Character *base, Character *character)
{
    double numbers[EVOLUTION_NUMBERS];
    for (int i = 0; i < evolution->count; i++) numbers[i] = evolution->numbers[i].mean;
    population_character(evolution, base, numbers, character);
}

void population_fill(Population *population, const Evolution *evolution, const Character *base)
{
    outlook_make(population->edition, &population->outlook);
    for (population->count = 0; population->count < evolution->population; population->count++) {
        double numbers[EVOLUTION_NUMBERS];
        Character *character = &population->characters[population->count];
        evolution_child(evolution, population->count, numbers);
        population_character(evolution, base, numbers, character);
        population->kinds[population->count] = population_kind(character, "child");
    }
}

void population_play(const Population *population, uint64_t piece, PopulationCounts *counts)
{
    int child = (int)(piece % (uint64_t)population->count);
    Tally *tally = mem_new(1, sizeof *tally);
    Match match = {.edition = population->edition,
                   .outlook = population->outlook,
                   .seat_count = 1 + population->field_count,
                   .seed = population->seed,
                   .round_limit = population->round_limit};
    match_add(&match, &population->kinds[child]);
    for (int i = 0; i < population->field_count; i++) match_add(&match, population->field[i]);
    match_play(&match, piece / (uint64_t)population->count, tally);
    counts->games[child] += tally->games;
    counts->wins[child] += tally->entrants[0].wins;
    counts->refused += tally->refused;
    mem_free(tally);
}
