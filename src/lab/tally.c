/* tally.c -- what is counted over many games. */
#include "lab/tally.h"

#include <assert.h>
#include <stddef.h>

#include "game/worth.h"

static_assert(sizeof(Tally) % sizeof(int64_t) == 0, "a tally is nothing but counts");
static_assert(sizeof(GameRow) % sizeof(int64_t) == 0, "rows can be added like counts");

enum { SCALES = 100, THOUSAND = 1000 };

int64_t tally_scale(const Edition *edition)
{
    int64_t scale = edition->rule[RULE_START_MONEY] / SCALES;
    return scale > 1 ? scale : 1;
}

static EntrantTally *entrant(const Watch *watch, SeatId seat)
{
    return &watch->tally->entrants[watch->seated[seat]];
}

static void add_chair(const Watch *watch, SeatId seat, ChairMeasure measure, int64_t amount)
{
    entrant(watch, seat)->chair[measure].sum += amount;
}

/* ---- events ----------------------------------------------------------------------- */

static void count_rent(const Watch *watch, const Event *event)
{
    if (event->reason != REASON_RENT || event->other >= MAX_SEATS ||
        event->deed >= watch->edition->deed_count)
        return;
    GroupId group = watch->edition->deeds[event->deed].group;
    watch->tally->visits[group].sum++;
    watch->tally->income[group].sum += event->amount;
    entrant(watch, event->other)->income[group].sum += event->amount;
    add_chair(watch, event->other, CHAIR_RENT_IN, event->amount);
    add_chair(watch, event->seat, CHAIR_RENT_OUT, event->amount);
}

static void count_bankrupt(Watch *watch, const Event *event)
{
    add_chair(watch, event->seat, CHAIR_BANKRUPT, 1);
    watch->measures[GAME_BANKRUPTCIES]++;
}

static void count_built(Watch *watch, const Event *event)
{
    add_chair(watch, event->seat, CHAIR_BUILDINGS, 1);
    watch->measures[GAME_BUILDINGS]++;
}

/* An offer, whose things change hands at once; the other thing to be accepted is a vote. */
static bool is_trade(const EventList *events, int at)
{
    if (at + 1 >= events->count) return false;
    EventKind next = (EventKind)events->list[at + 1].kind;
    return next == EVENT_PAID || next == EVENT_DEED_MOVED || next == EVENT_RELEASE_MOVED;
}

/* Whoever accepts, the trade is the other's idea. */
static void count_accepted(Watch *watch, const EventList *events, int at)
{
    if (!is_trade(events, at)) return;
    add_chair(watch, events->list[at].other, CHAIR_TRADES, 1);
    watch->measures[GAME_TRADES]++;
}

#define BIT(kind) ((uint64_t)1 << (kind))
static_assert(EVENT_COUNT <= 64, "a bit for every kind of event");

/* Most events are none of these: tokens move and turns begin and end. */
static const uint64_t counted_kinds =
    BIT(EVENT_PAID) | BIT(EVENT_DICE_THROWN) | BIT(EVENT_BANKRUPT) | BIT(EVENT_RESIGNED) |
    BIT(EVENT_BUILT) | BIT(EVENT_ACCEPTED) | BIT(EVENT_BOUGHT) | BIT(EVENT_AUCTION_WON) |
    BIT(EVENT_AUCTION_BEGAN) | BIT(EVENT_OFFERED);

static void count_event(Watch *watch, const EventList *events, int at)
{
    const Event *event = &events->list[at];
    EventKind kind = (EventKind)event->kind;
    if ((counted_kinds >> kind & 1) == 0) return;
    if (kind == EVENT_DICE_THROWN)
        watch->measures[GAME_ROLLS]++;
    else if (kind == EVENT_PAID)
        count_rent(watch, event);
    else if (kind == EVENT_BANKRUPT)
        count_bankrupt(watch, event);
    else if (kind == EVENT_RESIGNED)
        entrant(watch, event->seat)->resignations++;
    else if (kind == EVENT_BUILT)
        count_built(watch, event);
    else if (kind == EVENT_ACCEPTED)
        count_accepted(watch, events, at);
    else if (kind == EVENT_BOUGHT)
        add_chair(watch, event->seat, CHAIR_BOUGHT, 1);
    else if (kind == EVENT_AUCTION_WON)
        add_chair(watch, event->seat, CHAIR_AUCTIONS, 1);
    else if (kind == EVENT_OFFERED)
        add_chair(watch, event->seat, CHAIR_OFFERS, 1);
    else if (kind == EVENT_AUCTION_BEGAN)
        watch->measures[GAME_AUCTIONS]++;
}

/* ---- looks at the money ------------------------------------------------------------ */

static int stations_of(const Edition *edition, DeedSet deeds)
{
    int count = 0;
    for (GroupId group = 0; group < edition->group_count; group++)
        if (edition->groups[group].kind != GROUP_STREETS)
            count += __builtin_popcountll(deeds & edition->groups[group].deeds);
    return count;
}

static void add_sample(Total *total, Money amount, int64_t scale)
{
    total->sum += amount;
    total->squares += amount / scale * (amount / scale);
}

static void look_at_seat(Watch *watch, const Game *game, SeatId seat, int sample)
{
    EntrantTally *who = entrant(watch, seat);
    int64_t scale = tally_scale(watch->edition);
    bool kept = sample < TALLY_MONEY_SAMPLES;
    if (kept) who->seen[sample]++;
    if (!game_seat_in(game, seat)) return;
    watch->looks[seat]++;
    watch->cash[seat] += game->seats[seat].cash;
    watch->stations[seat] += stations_of(watch->edition, game->seats[seat].deeds);
    if (!kept) return;
    add_sample(&who->cash[sample], game->seats[seat].cash, scale);
    add_sample(&who->worth[sample], worth_net(watch->edition, game, seat), scale);
}

void tally_events(Watch *watch, const Game *game, const EventList *events)
{
    for (int i = 0; i < events->count; i++) count_event(watch, events, i);
    if (game->round < watch->samples * TALLY_MONEY_STEP) return;
    int sample = watch->samples++;
    for (SeatId seat = 0; seat < game->seat_count; seat++) look_at_seat(watch, game, seat, sample);
}

/* ---- ends -------------------------------------------------------------------------- */

static GameEnd end_of(const Watch *watch, const Game *game)
{
    if (watch->refused) return END_REFUSED;
    return game->phase == PHASE_OVER && game_seats_left(game) <= 1 ? END_WON : END_COUNTED;
}

static SeatId winner_of(const Watch *watch, const Game *game)
{
    SeatId ranking[MAX_SEATS];
    if (game->phase == PHASE_OVER && game->winner < game->seat_count) return game->winner;
    worth_ranking(watch->edition, game, ranking);
    return ranking[0];
}

static int place_of(const Game *game, SeatId seat)
{
    int place = 0;
    while (place < game->seat_count - 1 && game->order[place] != seat) place++;
    return place;
}

static void count_winner(const Watch *watch, const Game *game, SeatId won, GameEnd end)
{
    Tally *tally = watch->tally;
    EntrantTally *winner = entrant(watch, won);
    winner->wins++;
    winner->counted += end == END_COUNTED;
    tally->counted.sum += end == END_COUNTED;
    tally->place_wins[place_of(game, won)].sum++;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (seat != won) winner->beaten[watch->seated[seat]]++;
    tally->rounds[game->round < TALLY_ROUNDS ? game->round : TALLY_ROUNDS]++;
}

static void count_chairs(const Watch *watch, const Game *game)
{
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        int64_t looks = watch->looks[seat] > 0 ? watch->looks[seat] : 1;
        entrant(watch, seat)->games++;
        add_chair(watch, seat, CHAIR_CASH, watch->cash[seat] / looks);
        add_chair(watch, seat, CHAIR_STATIONS, THOUSAND * watch->stations[seat] / looks);
    }
}

static void write_row(const Watch *watch, const Game *game, GameEnd end, int winner, GameRow *row)
{
    *row = (GameRow){.end = (int32_t)end, .winner = winner, .place = -1, .rounds = game->round};
    if (winner >= 0) row->place = place_of(game, (SeatId)winner);
    for (int i = 0; i < GAME_MEASURES; i++) row->measures[i] = watch->measures[i];
    for (int seat = 0; seat < game->seat_count; seat++) row->seated[seat] = watch->seated[seat];
}

int tally_end(Watch *watch, const Game *game, GameRow *row)
{
    Tally *tally = watch->tally;
    GameEnd end = end_of(watch, game);
    int winner = end == END_REFUSED ? -1 : winner_of(watch, game);
    tally->games++;
    tally->refused += end == END_REFUSED;
    watch->measures[GAME_TURNS] = game->turn;
    for (int i = 0; i < GAME_MEASURES; i++) tally->game[i].sum += watch->measures[i];
    count_chairs(watch, game);
    if (winner >= 0) count_winner(watch, game, (SeatId)winner, end);
    if (row != NULL) write_row(watch, game, end, winner, row);
    return winner >= 0 ? watch->seated[winner] : -1;
}

/* ---- deals ------------------------------------------------------------------------- */

static void square(Total *total, int64_t scale)
{
    total->squares = total->sum / scale * (total->sum / scale);
}

static void square_entrant(EntrantTally *who, int64_t scale)
{
    who->deal_squares = who->wins * who->wins;
    for (int i = 0; i < CHAIR_MEASURES; i++)
        square(&who->chair[i], tally_chair_is_money((ChairMeasure)i) ? scale : 1);
    for (int group = 0; group < MAX_GROUPS; group++) square(&who->income[group], scale);
}

void tally_add_deal(const Edition *edition, Tally *deal, Tally *all)
{
    int64_t scale = tally_scale(edition), margin = deal->entrants[0].wins - deal->entrants[1].wins;
    deal->deals = 1;
    deal->margin_squares = margin * margin;
    square(&deal->counted, 1);
    for (int i = 0; i < GAME_MEASURES; i++) square(&deal->game[i], 1);
    for (int i = 0; i < MAX_SEATS; i++) square(&deal->place_wins[i], 1);
    for (int group = 0; group < MAX_GROUPS; group++) {
        square(&deal->visits[group], 1);
        square(&deal->income[group], scale);
    }
    size_t used = offsetof(Tally, entrants); /* entrants who did not play have nothing to add */
    for (int i = 0; i < TALLY_ENTRANTS; i++) {
        if (deal->entrants[i].games == 0) continue;
        square_entrant(&deal->entrants[i], scale);
        used = offsetof(Tally, entrants) + (size_t)(i + 1) * sizeof *deal->entrants;
    }
    stats_add_counts(all, deal, used);
}

bool tally_chair_is_money(ChairMeasure measure)
{
    return measure == CHAIR_RENT_IN || measure == CHAIR_RENT_OUT || measure == CHAIR_CASH;
}

/* ---- means ------------------------------------------------------------------------- */

static Interval mean_of(const Total *total, int64_t deals, int64_t count, int64_t scale)
{
    Interval mean =
        stats_mean((double)total->sum / (double)scale, (double)total->squares, (double)deals);
    double factor = count > 0 ? (double)scale * (double)deals / (double)count : 0;
    return (Interval){mean.middle * factor, mean.low * factor, mean.high * factor};
}

Interval tally_game_mean(const Tally *tally, const Edition *edition, const Total *total, bool money)
{
    return mean_of(total, tally->deals, tally->games, money ? tally_scale(edition) : 1);
}

Interval tally_chair_mean(const Tally *tally, const Edition *edition, int entrant,
                          const Total *total, bool money)
{
    return mean_of(total, tally->deals, tally->entrants[entrant].games,
                   money ? tally_scale(edition) : 1);
}

Interval tally_sample_mean(const Edition *edition, const Total *total, int64_t seen)
{
    return mean_of(total, seen, seen, tally_scale(edition));
}

int64_t tally_finished(const Tally *tally)
{
    return tally->games - tally->refused;
}

int tally_rounds_within(const Tally *tally, int percent)
{
    int64_t finished = tally_finished(tally), seen = 0;
    for (int rounds = 0; rounds <= TALLY_ROUNDS; rounds++) {
        seen += tally->rounds[rounds];
        if (seen > 0 && seen * 100 >= finished * percent) return rounds;
    }
    return 0;
}
