/* tally.c -- what is counted over many games. */
#include "lab/tally.h"

#include "game/worth.h"

#include <assert.h>

static_assert(sizeof(Tally) % sizeof(int64_t) == 0, "a tally is nothing but counts");

static EntrantTally *entrant(const Watch *watch, SeatId seat)
{
    return &watch->tally->entrants[watch->seated[seat]];
}

static void count_rent(const Watch *watch, const Event *event)
{
    if (event->reason != REASON_RENT || event->other >= MAX_SEATS ||
        event->deed >= watch->edition->deed_count)
        return;
    GroupId group = watch->edition->deeds[event->deed].group;
    watch->tally->visits[group]++;
    entrant(watch, event->other)->income[group] += event->amount;
    entrant(watch, event->seat)->rent_paid += event->amount;
}

static void count_event(const Watch *watch, const Event *event)
{
    Tally *tally = watch->tally;
    EventKind kind = (EventKind)event->kind;
    if (kind == EVENT_PAID)
        count_rent(watch, event);
    else if (kind == EVENT_BANKRUPT)
        entrant(watch, event->seat)->bankruptcies++;
    else if (kind == EVENT_RESIGNED)
        entrant(watch, event->seat)->resignations++;
    tally->rolls += kind == EVENT_DICE_THROWN;
    tally->trades += kind == EVENT_ACCEPTED;
    tally->buildings += kind == EVENT_BUILT;
    tally->auctions += kind == EVENT_AUCTION_BEGAN;
}

static void look_at_money(Watch *watch, const Game *game)
{
    int sample = watch->samples++;
    if (sample >= TALLY_MONEY_SAMPLES) return;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        EntrantTally *who = entrant(watch, seat);
        who->seen[sample]++;
        if (!game_seat_in(game, seat)) continue;
        who->cash[sample] += game->seats[seat].cash;
        who->worth[sample] += worth_net(watch->edition, game, seat);
    }
}

void tally_events(Watch *watch, const Game *game, const EventList *events)
{
    for (int i = 0; i < events->count; i++) count_event(watch, &events->list[i]);
    if (game->round >= watch->samples * TALLY_MONEY_STEP) look_at_money(watch, game);
}

static void count_winner(const Watch *watch, const Game *game, SeatId seat)
{
    Tally *tally = watch->tally;
    EntrantTally *winner = entrant(watch, seat);
    winner->wins++;
    for (SeatId other = 0; other < game->seat_count; other++) {
        tally->place_wins[other] += game->order[other] == seat;
        if (other != seat) winner->beaten[watch->seated[other]]++;
    }
    if (game_seats_left(game) == 1) return;
    winner->counts++;
    tally->counted++;
}

int tally_end(Watch *watch, const Game *game)
{
    Tally *tally = watch->tally;
    SeatId ranking[MAX_SEATS];
    worth_ranking(watch->edition, game, ranking);
    tally->games++;
    tally->turns += game->turn;
    tally->turns_squares += (int64_t)game->turn * game->turn;
    tally->rounds[game->round < TALLY_ROUNDS ? game->round : TALLY_ROUNDS]++;
    for (SeatId seat = 0; seat < game->seat_count; seat++) entrant(watch, seat)->games++;
    count_winner(watch, game, ranking[0]);
    return watch->seated[ranking[0]];
}

int tally_rounds_within(const Tally *tally, int percent)
{
    int64_t seen = 0;
    for (int rounds = 0; rounds <= TALLY_ROUNDS; rounds++) {
        seen += tally->rounds[rounds];
        if (seen > 0 && seen * 100 >= tally->games * percent) return rounds;
    }
    return 0;
}
