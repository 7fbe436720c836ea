/* next_throw.c -- where a seat's next throw may lead, and what it would cost or bring. */
#include "table/next_throw.h"

#include "game/apply.h"
#include "game/worth.h"
#include "players/dealer.h"

/* A throw, a card, and the throw that a card may ask for. */
enum { DEPTH_MOST = 4, DIE = 6 };

/* A throw being followed. */
typedef struct Following {
    const Edition *edition;
    const Game *before;
    SeatId seat;
    NextThrow *next;
} Following;

/* ---- how it ends ---- */

static Money owed_by(const Game *game, SeatId seat)
{
    Money owed = 0;
    for (int i = 0; i < game->debt_count; i++)
        if (game->debts[i].debtor == seat) owed += game->debts[i].amount;
    for (int i = 0; i < game->claim_count; i++)
        if (game->claims[i].visitor == seat) owed += game->claims[i].amount;
    return owed;
}

static Money owed_to(const Game *game, SeatId seat)
{
    Money owed = 0;
    for (int i = 0; i < game->debt_count; i++)
        if (game->debts[i].creditor == seat) owed += game->debts[i].amount;
    for (int i = 0; i < game->claim_count; i++)
        if (game->claims[i].owner == seat) owed += game->claims[i].amount;
    return owed;
}

static Money gained(const Following *following, const Game *after, SeatId seat)
{
    return after->seats[seat].cash + owed_to(after, seat) - owed_by(after, seat) -
           following->before->seats[seat].cash;
}

static void note_end(const Following *following, const Game *after, float chance)
{
    NextThrow *next = following->next;
    SeatId seat = following->seat;
    const Seat *own = &after->seats[seat];
    Money money = gained(following, after, seat), owed = owed_by(after, seat);
    bool out = !game_seat_in(after, seat);
    bool forced = out || own->cash < owed;
    next->chance[own->space] += chance;
    next->money[own->space] += chance * (float)money;
    for (SeatId other = 0; other < after->seat_count; other++)
        next->gain[other] += chance * (float)gained(following, after, other);
    if (forced) next->forced += chance;
    if (out || (forced && worth_liquid(following->edition, after, seat) < owed))
        next->ruin += chance;
    if (-money > next->dearest) {
        next->dearest = -money;
        next->dearest_space = own->space;
    }
}

/* ---- what chance may do ---- */

/* A position on the way, and how likely it is. */
typedef struct Branch {
    Game game;
    float chance;
    int depth;
} Branch;

static void follow(const Following *following, const Branch *at);

static void follow_action(const Following *following, const Branch *at, const Action *action,
                          float share)
{
    Branch next = {.game = at->game, .chance = at->chance * share, .depth = at->depth + 1};
    apply(following->edition, &next.game, action, NULL);
    follow(following, &next);
}

static void follow_dice(const Following *following, const Branch *at)
{
    Action action = {.kind = ACTION_DICE, .seat = DEALER, .deed = NO_DEED};
    for (int first = 1; first <= DIE; first++)
        for (int second = 1; second <= DIE; second++) {
            action.amount = first;
            action.second = second;
            follow_action(following, at, &action, 1.0f / (DIE * DIE));
        }
}

/* The weight of each card that may come now. */
static float weigh_cards(const Edition *edition, const Game *game, float weights[MAX_CARDS])
{
    const Deck *deck = &edition->decks[game->deck];
    const Pile *pile = &game->piles[game->deck];
    float sum = 0;
    for (CardId card = 0; card < deck->card_count; card++) {
        const Card *printed = &deck->cards[card];
        Action draw = {.kind = ACTION_DRAW, .seat = DEALER, .deed = NO_DEED, .other = card};
        bool may = deck->kind == DECK_DICE
                       ? printed->low <= game->arrival && game->arrival <= printed->high
                   : deck->kind == DECK_CARDS && pile->unseen == 0
                       ? card == pile->order[pile->first]
                       : action_check(edition, game, &draw) == REFUSAL_NONE;
        weights[card] = !may ? 0 : deck->kind == DECK_WEIGHTS ? (float)printed->weight : 1;
        sum += weights[card];
    }
    return sum;
}

static void follow_cards(const Following *following, const Branch *at)
{
    float weights[MAX_CARDS];
    float sum = weigh_cards(following->edition, &at->game, weights);
    if (sum <= 0) {
        note_end(following, &at->game, at->chance);
        return;
    }
    const Deck *deck = &following->edition->decks[at->game.deck];
    for (CardId card = 0; card < deck->card_count; card++) {
        Action draw = {.kind = ACTION_DRAW, .seat = DEALER, .deed = NO_DEED, .other = card};
        if (weights[card] > 0) follow_action(following, at, &draw, weights[card] / sum);
    }
}

/* What is picked changes little: one of its ways stands for all. */
static void follow_pick(const Following *following, const Branch *at)
{
    Rng rng = rng_seed(1, (uint64_t)at->depth);
    Action pick;
    dealer_decide(following->edition, &at->game, &rng, &pick);
    follow_action(following, at, &pick, 1);
}

static void follow(const Following *following, const Branch *at)
{
    if (at->game.decider != DEALER || at->depth >= DEPTH_MOST) {
        note_end(following, &at->game, at->chance);
        return;
    }
    int ask = phase_rows[at->game.phase].ask;
    if (ask == ASK_DICE)
        follow_dice(following, at);
    else if (ask == ASK_CARD)
        follow_cards(following, at);
    else
        follow_pick(following, at);
}

/* ---- before the throw ---- */

/* As if it were the seat's turn, with nothing else to be settled. */
static bool take_turn(const Game *game, SeatId seat, Game *turn)
{
    *turn = *game;
    for (uint8_t i = 0; i < game->seat_count; i++)
        if (game->order[i] == seat) turn->mover = i;
    if (game_mover(turn) != seat) return false;
    turn->offer = (Offer){0};
    turn->auction = (Auction){.bidder = NOBODY, .asked = NOBODY};
    turn->want = (Want){0};
    turn->estate = turn->wishes = turn->inherited = 0;
    turn->debt_count = turn->claim_count = turn->vote_open = turn->vote_ask = 0;
    turn->floor = NOBODY;
    turn->doubles = turn->again = turn->rent_factor = turn->rent_dice = turn->jail_throws = 0;
    turn->deck = NO_DECK;
    turn->phase = turn->step = PHASE_TURN;
    turn->decider = seat;
    return true;
}

static bool try_action(const Edition *edition, ActionKind kind, Game *game)
{
    Action action = action_of(game, kind);
    if (action_check(edition, game, &action) != REFUSAL_NONE) return false;
    apply(edition, game, &action, NULL);
    return true;
}

static bool begins(const Game *game)
{
    return game->phase == PHASE_TOKEN || game->phase == PHASE_ORDER ||
           game->phase == PHASE_SHUFFLE || game->phase == PHASE_DEAL || game->phase == PHASE_OVER;
}

void next_throw_find(const Edition *edition, const Game *game, SeatId seat, NextThrow *next)
{
    *next = (NextThrow){.dearest_space = NO_SPACE};
    Branch at = {.chance = 1};
    if (begins(game) || !game_seat_in(game, seat) || !take_turn(game, seat, &at.game)) return;
    Game before = at.game;
    bool thrown = try_action(edition, ACTION_ROLL, &at.game) ||
                  (try_action(edition, ACTION_FINE, &at.game) &&
                   (at.game.decider == DEALER || try_action(edition, ACTION_ROLL, &at.game)));
    if (!thrown || at.game.decider != DEALER) return;
    Following following = {edition, &before, seat, next};
    next->known = true;
    follow(&following, &at);
    for (SpaceId space = 0; space < edition->space_count; space++)
        if (next->chance[space] > 0) next->money[space] /= next->chance[space];
}
