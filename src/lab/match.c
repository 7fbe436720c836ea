/* match.c -- a series of games: who plays, in which seats, with which dice. */
#include "lab/match.h"

#include <assert.h>

#include "base/mem.h"
#include "game/apply.h"
#include "game/setup.h"
#include "players/dealer.h"
#include "players/decision.h"
#include "players/memory.h"

/* Streams of random numbers of one deal. Each seat has its own dice, so that
 * a seat's throws stay the same when another takes longer or draws one more
 * card. */
enum {
    STREAM_SEATING = 0,
    STREAM_CHANCE = 1,   /* cards, picks, the order of play */
    STREAM_DICE = 8,     /* and the seat */
    STREAM_PLAYERS = 64, /* and the rotation x 8 and the seat */
    STREAMS_PER_DEAL = 128
};

static_assert(STREAM_PLAYERS + MAX_SEATS * MAX_SEATS <= STREAMS_PER_DEAL, "streams are apart");

/* One game being played. */
typedef struct Sitting {
    const Match *match;
    Game game;
    uint8_t seated[MAX_SEATS]; /* entrants */
    uint8_t busy;              /* bit per seat that may want more out of turn than its rents */
    Rng chance, dice[MAX_SEATS], players[MAX_SEATS];
    Memory memory;
    Decision decision; /* the question to the seat that is asked */
    EventList events;
} Sitting;

static Rng stream(const Match *match, uint64_t deal, int which)
{
    return rng_seed(match->seed, deal * STREAMS_PER_DEAL + (uint64_t)which);
}

void match_set_edition(Match *match, const Edition *edition)
{
    match->edition = edition;
    outlook_make(edition, &match->outlook);
}

bool match_add(Match *match, const PlayerKind *kind)
{
    int entrant = 0;
    while (entrant < match->entrant_count && match->entrants[entrant] != kind) entrant++;
    if (match->chair_count == MATCH_CHAIRS || entrant == TALLY_ENTRANTS) return false;
    if (entrant == match->entrant_count) match->entrants[match->entrant_count++] = kind;
    match->chairs[match->chair_count++] = (uint8_t)entrant;
    return true;
}

int match_chairs_of(const Match *match, int entrant)
{
    int count = 0;
    for (int i = 0; i < match->chair_count; i++) count += match->chairs[i] == entrant;
    return count;
}

uint64_t match_deals(const Match *match, uint64_t games)
{
    uint64_t seats = (uint64_t)match->seat_count;
    return games / seats + (games % seats != 0);
}

/* Draws who plays this deal and who sits beside whom. */
static void seat_entrants(const Match *match, uint64_t deal, uint8_t seated[MAX_SEATS])
{
    Rng rng = stream(match, deal, STREAM_SEATING);
    uint8_t chairs[MATCH_CHAIRS] = {0};
    for (int i = 0; i < match->chair_count; i++) chairs[i] = match->chairs[i];
    for (int i = 0; i < match->seat_count; i++) {
        int pick = i + (int)rng_below(&rng, (uint32_t)(match->chair_count - i));
        seated[i] = chairs[pick];
        chairs[pick] = chairs[i];
    }
}

static void begin_memory(Sitting *sitting)
{
    const PlayerKind *kinds[MAX_SEATS] = {NULL};
    for (int seat = 0; seat < sitting->match->seat_count; seat++)
        kinds[seat] = sitting->match->entrants[sitting->seated[seat]];
    memory_begin(&sitting->memory, kinds, sitting->match->seat_count);
}

static uint8_t busy_seats(const Sitting *sitting)
{
    uint8_t busy = 0;
    for (int seat = 0; seat < sitting->match->seat_count; seat++) {
        const PlayerKind *kind = sitting->match->entrants[sitting->seated[seat]];
        if (kind->interrupt != NULL && kind->interrupt != decision_try_claim)
            busy |= (uint8_t)(1u << seat);
    }
    return busy;
}

static void begin(Sitting *sitting, const Match *match, uint64_t deal, int rotation,
                  const uint8_t seated[MAX_SEATS])
{
    /* One kind of player alone has no rivals to meet the same dice: every
     * game has its own, which gives more information. */
    uint64_t luck = match->entrant_count > 1 ? deal : deal * MAX_SEATS + (uint64_t)rotation;
    sitting->match = match;
    sitting->chance = stream(match, luck, STREAM_CHANCE);
    for (int seat = 0; seat < match->seat_count; seat++) {
        sitting->seated[seat] = seated[(seat + rotation) % match->seat_count];
        sitting->dice[seat] = stream(match, luck, STREAM_DICE + seat);
        sitting->players[seat] = stream(match, luck, STREAM_PLAYERS + rotation * MAX_SEATS + seat);
    }
    sitting->busy = busy_seats(sitting);
    begin_memory(sitting);
    sitting->decision = (Decision){.edition = match->edition,
                                   .outlook = &match->outlook,
                                   .game = &sitting->game,
                                   .memory = &sitting->memory};
    if (match->start != NULL)
        sitting->game = *match->start;
    else
        setup_game(match->edition, match->seat_count, NULL, &sitting->game);
}

/* The question for the player of a seat. */
static const Decision *ask(Sitting *sitting, SeatId seat)
{
    sitting->decision.self = sitting->match->entrants[sitting->seated[seat]];
    sitting->decision.rng = &sitting->players[seat];
    sitting->decision.seat = seat;
    return &sitting->decision;
}

/* As at a table: between landings all others are asked, in order of play. Whoever only claims
 * rents need not be, while there are none. */
static bool interruption(Sitting *sitting, Action *action)
{
    const Edition *edition = sitting->match->edition;
    const Game *game = &sitting->game;
    if ((sitting->busy | game->claim_count) == 0) return false;
    for (int i = 1, place = game->mover; i < game->seat_count; i++) {
        place = place + 1 < game->seat_count ? place + 1 : 0;
        SeatId seat = game->order[place];
        if (seat == game->decider || !game_seat_in(game, seat)) continue;
        const Decision *decision = ask(sitting, seat);
        if (decision->self->interrupt != NULL && decision->self->interrupt(decision, action) &&
            action_check(edition, game, action) == REFUSAL_NONE)
            return true;
    }
    return false;
}

static void ask_dealer(Sitting *sitting, Action *action)
{
    Game *game = &sitting->game;
    bool own = game->phase == PHASE_THROW;
    Rng *rng = own ? &sitting->dice[game_mover(game)] : &sitting->chance;
    dealer_decide(sitting->match->edition, game, rng, action);
}

/* The next action; false when a player wants what the rules forbid. */
static bool next_action(Sitting *sitting, Action *action)
{
    const Edition *edition = sitting->match->edition;
    const Game *game = &sitting->game;
    if (game->decider == DEALER) {
        ask_dealer(sitting, action);
        return true;
    }
    bool between = game->phase == PHASE_TURN || game->phase == PHASE_END;
    if (between && interruption(sitting, action)) return true;
    const Decision *decision = ask(sitting, game->decider);
    player_decide(decision, action);
    return action_check(edition, game, action) == REFUSAL_NONE;
}

/* Tells whoever watches the series that a round is over. */
static void tell_round(const Match *match, int32_t *told, const Game *game)
{
    if (match->heard == NULL || game->round == *told) return;
    *told = game->round;
    match->heard(match->listener, game->round, false);
}

static void play(Sitting *sitting, Tally *tally, GameRow *row)
{
    const Match *match = sitting->match;
    Game *game = &sitting->game;
    Watch watch = {.edition = match->edition, .seated = sitting->seated, .tally = tally};
    int32_t told = -1;
    for (int actions = 0; game->decider != NOBODY; actions++) {
        Action action;
        if (game->round >= match->round_limit || actions == MATCH_ACTIONS) break;
        if (!next_action(sitting, &action)) {
            watch.refused = true;
            break;
        }
        sitting->events.count = 0;
        memory_note(&sitting->memory, match->edition, game, &action);
        apply(match->edition, game, &action, &sitting->events);
        tally_events(&watch, game, &sitting->events);
        tell_round(match, &told, game);
    }
    tally_end(&watch, game, row);
    if (match->heard != NULL) match->heard(match->listener, game->round, true);
}

bool match_visit(const Match *match, uint64_t deal, MatchVisit *visit, void *context, Game *end)
{
    uint8_t seated[MAX_SEATS];
    Sitting sitting;
    Game *game = &sitting.game;
    bool good = true;
    seat_entrants(match, deal, seated);
    begin(&sitting, match, deal, 0, seated);
    for (int actions = 0; good && game->decider != NOBODY; actions++) {
        Action action;
        if (game->round >= match->round_limit || actions == MATCH_ACTIONS) break;
        visit(context, game);
        good = next_action(&sitting, &action);
        if (good) apply(match->edition, game, &action, NULL);
    }
    *end = *game;
    return good;
}

void match_follow(const Match *match, uint64_t deal, int rotation, MatchLook *look, void *context)
{
    uint8_t seated[MAX_SEATS];
    Sitting sitting;
    Game *game = &sitting.game;
    seat_entrants(match, deal, seated);
    begin(&sitting, match, deal, rotation, seated);
    for (int actions = 0; game->decider != NOBODY && actions < MATCH_ACTIONS; actions++) {
        Action action;
        if (game->round >= match->round_limit || !next_action(&sitting, &action)) break;
        memory_note(&sitting.memory, match->edition, game, &action);
        apply(match->edition, game, &action, NULL);
        look(context, game, sitting.seated);
    }
    if (match->heard != NULL) match->heard(match->listener, game->round, true);
}

void match_play_rows(const Match *match, uint64_t deal, Tally *tally, GameRow *rows)
{
    uint8_t seated[MAX_SEATS];
    Tally *own = mem_new(1, sizeof *own);
    seat_entrants(match, deal, seated);
    for (int rotation = 0; rotation < match->seat_count; rotation++) {
        Sitting sitting;
        begin(&sitting, match, deal, rotation, seated);
        play(&sitting, own, rows == NULL ? NULL : &rows[rotation]);
    }
    tally_add_deal(match->edition, own, tally);
    mem_free(own);
}

void match_play(const Match *match, uint64_t deal, Tally *tally)
{
    match_play_rows(match, deal, tally, NULL);
}
