/* memory.c -- what a game has shown so far. */
#include "players/memory.h"

#include <assert.h>

#include "game/worth.h"
#include "players/bargain.h"

static_assert(ACTION_COUNTER > ACTION_OFFER && ACTION_ACCEPT > ACTION_COUNTER &&
                  ACTION_REJECT > ACTION_ACCEPT,
              "memory_note compares");

void memory_begin(Memory *memory, const PlayerKind *const kinds[], int count)
{
    *memory = (Memory){.round = -1, .voted = -1};
    for (int seat = 0; seat < count; seat++) memory->kinds[seat] = kinds[seat];
    for (int seat = 0; seat < MAX_SEATS; seat++)
        for (int i = 0; i < MEMORY_REFUSALS; i++) memory->refusals[seat][i].to = NOBODY;
}

/* ---- changes ---------------------------------------------------------------------- */

static uint64_t mixed(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 32;
}

/* Owners, buildings, and who is still in: a number that changes with any of them. */
static uint64_t things_of(const Edition *edition, const Game *game)
{
    uint64_t things = game->alive;
    for (int seat = 0; seat < game->seat_count; seat++)
        things = mixed(things, game->seats[seat].deeds);
    for (int group = 0; group < edition->group_count; group++)
        things =
            mixed(things, (uint64_t)game->group_houses[group] << 8 | game->group_hotels[group]);
    return things;
}

static void look_around(Memory *memory, const Edition *edition, const Game *game)
{
    uint64_t things = things_of(edition, game);
    bool first = memory->round < 0;
    memory->round = game->round;
    if (!first && things == memory->things) return;
    memory->things = things;
    memory->changed = game->round;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        memory->worth[seat] = worth_net(edition, game, seat);
}

/* ---- offers ----------------------------------------------------------------------- */

static void learn_offer(Memory *memory, const Game *game, SeatId from, SeatId to)
{
    MemoryOffers *offers = &memory->offers[from][to];
    offers->round = game->round;
    if (offers->count < UINT16_MAX) offers->count++;
}

static void keep_refusal(Memory *memory, const Game *game, const Offer *offer)
{
    uint8_t *next = &memory->refusal_next[offer->from];
    memory->refusals[offer->from][*next] =
        (MemoryRefusal){.deal = offer->deal,
                        .to = offer->to,
                        .from_deeds = game->seats[offer->from].deeds,
                        .to_deeds = game->seats[offer->to].deeds};
    *next = (uint8_t)((*next + 1) % MEMORY_REFUSALS);
}

static void learn_answer(Memory *memory, const Game *game, const Offer *offer, bool accepted)
{
    MemoryAnswers *answers = &memory->answers[offer->to];
    MemoryOffers *offers = &memory->offers[offer->from][offer->to];
    uint16_t *count = accepted ? &answers->accepted : &answers->refused;
    if (*count < UINT16_MAX) (*count)++;
    if (accepted) {
        uint16_t *trades = &memory->trades[offer->from];
        if (!bargain_gift(&offer->deal) && *trades < UINT16_MAX) (*trades)++;
        offers->row = 0;
        return;
    }
    if (offers->row < UINT16_MAX) offers->row++;
    keep_refusal(memory, game, offer);
}

void memory_learn(Memory *memory, const Edition *edition, const Game *game, const Action *action)
{
    if (game->round != memory->round) look_around(memory, edition, game);
    bool vote = game->phase == PHASE_VOTE, answer = game->phase == PHASE_ANSWER;
    if (vote && action->kind == ACTION_REJECT) memory->voted = game->round;
    if (action->kind == ACTION_OFFER) learn_offer(memory, game, action->seat, action->other);
    if (answer && (action->kind == ACTION_ACCEPT || action->kind == ACTION_REJECT ||
                   action->kind == ACTION_COUNTER))
        learn_answer(memory, game, &game->offer, action->kind == ACTION_ACCEPT);
}

/* Does `one` leave the other side no less money than `two`? */
static bool pays_as_much(const Deal *one, const Deal *two)
{
    return one->give_money - one->take_money >= two->give_money - two->take_money;
}

static bool same_things(const Deal *one, const Deal *two)
{
    if (one->give != two->give || one->take != two->take) return false;
    for (int deck = 0; deck < MAX_DECKS; deck++)
        if (one->give_cards[deck] != two->give_cards[deck] ||
            one->take_cards[deck] != two->take_cards[deck])
            return false;
    return true;
}

bool memory_refused(const Memory *memory, const Game *game, SeatId from, SeatId to,
                    const Deal *deal)
{
    for (int i = 0; i < MEMORY_REFUSALS; i++) {
        const MemoryRefusal *refusal = &memory->refusals[from][i];
        if (refusal->to == to && refusal->from_deeds == game->seats[from].deeds &&
            refusal->to_deeds == game->seats[to].deeds && same_things(&refusal->deal, deal) &&
            pays_as_much(&refusal->deal, deal))
            return true;
    }
    return false;
}
