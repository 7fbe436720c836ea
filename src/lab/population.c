/* population.c -- the children of a generation at play, each against the field. */
#include "lab/population.h"

#include "base/mem.h"
#include "players/expert_player.h"

PlayerKind brood_kind(const Character *character, const char *word)
{
    PlayerKind kind = expert_player; /* answers at once unless its numbers say otherwise */
    kind.word = word;
    kind.about = "Plays by numbers of its own.";
    kind.character = character;
    return kind;
}

static int find(const char *word)
{
    for (int id = 0; id < CHARACTER_COUNT; id++)
        if (text_same(character_info((CharacterId)id)->word, word)) return id;
    return -1;
}

void brood_character(const Evolution *evolution, const Character *base, const double *numbers,
                     Character *character)
{
    *character = *base;
    for (int i = 0; i < evolution->count; i++) {
        int id = find(evolution->numbers[i].word);
        double number = numbers[i] + (numbers[i] < 0 ? -0.5 : 0.5);
        if (id >= 0) character->number[id] = (int32_t)number;
    }
}

void brood_mean(const Evolution *evolution, const Character *base, Character *character)
{
    double numbers[EVOLUTION_NUMBERS];
    for (int i = 0; i < evolution->count; i++) numbers[i] = evolution->numbers[i].mean;
    brood_character(evolution, base, numbers, character);
}

void brood_fill(Brood *brood, const Evolution *evolution, const Character *base)
{
    for (brood->count = 0; brood->count < evolution->brood; brood->count++) {
        double numbers[EVOLUTION_NUMBERS];
        Character *character = &brood->characters[brood->count];
        evolution_child(evolution, brood->count, numbers);
        brood_character(evolution, base, numbers, character);
        brood->kinds[brood->count] = brood_kind(character, "child");
    }
}

void brood_play(const Brood *brood, uint64_t piece, BroodCounts *counts)
{
    int child = (int)(piece % (uint64_t)brood->count);
    Tally *tally = mem_new(1, sizeof *tally);
    Match match = {.edition = brood->edition,
                   .seat_count = 1 + brood->field_count,
                   .seed = brood->seed,
                   .round_limit = brood->round_limit};
    match_add(&match, &brood->kinds[child]);
    for (int i = 0; i < brood->field_count; i++) match_add(&match, brood->field[i]);
    match_play(&match, piece / (uint64_t)brood->count, tally);
    counts->games[child] += tally->games;
    counts->wins[child] += tally->entrants[0].wins;
    counts->endless += tally->endless;
    counts->refused += tally->refused;
    mem_free(tally);
}
