/* legal.c -- all actions open to the seat that must decide. */
#include "game/legal.h"

#include "game/auction.h"
#include "game/cards.h"
#include "game/effect.h"
#include "game/scarce_auction.h"
#include "game/thief.h"
#include "game/trade.h"

static void add(LegalList *list, const Action *action, Money least, Money most)
{
    if (list->count < MAX_LEGAL)
        list->list[list->count++] = (LegalAction){.action = *action, .least = least, .most = most};
}

static void add_if_legal(const Edition *edition, const Game *game, LegalList *list,
                         const Action *action)
{
    if (action_check(edition, game, action) == REFUSAL_NONE)
        add(list, action, action->amount, action->amount);
}

static void try_kind(const Edition *edition, const Game *game, LegalList *list, ActionKind kind)
{
    Action action = action_of(game, kind);
    add_if_legal(edition, game, list, &action);
}

static void try_deed(const Edition *edition, const Game *game, LegalList *list, ActionKind kind,
                     DeedId deed, Money amount)
{
    Action action = action_of(game, kind);
    action.deed = deed;
    action.amount = amount;
    add_if_legal(edition, game, list, &action);
}

static void try_amounts(const Edition *edition, const Game *game, LegalList *list, ActionKind kind,
                        Money least, Money most)
{
    for (Money amount = least; amount <= most; amount++) {
        Action action = action_of(game, kind);
        action.amount = amount;
        add_if_legal(edition, game, list, &action);
    }
}

static void list_dice(const Edition *edition, const Game *game, LegalList *list)
{
    Action action = action_of(game, ACTION_DICE);
    action.amount = action.second = 1;
    /* Chosen dice may show more; this is what is tried. */
    add(list, &action, 1, edition->rule[RULE_ANY_DICE] ? 999 : 6);
    (void)game;
}

static void list_draws(const Edition *edition, const Game *game, LegalList *list)
{
    for (CardId card = 0; card < edition->decks[game->deck].card_count; card++) {
        Action action = action_of(game, ACTION_DRAW);
        action.other = card;
        add_if_legal(edition, game, list, &action);
    }
}

/* The most houses that can stay when the group of `deed` is broken down. */
static void try_break(const Edition *edition, const Game *game, LegalList *list, DeedId deed)
{
    const Group *group = &edition->groups[edition->deeds[deed].group];
    if (deed != __builtin_ctzll(group->deeds & game->seats[game->decider].deeds)) return;
    Action action = action_of(game, ACTION_BREAK);
    action.deed = (DeedId)__builtin_ctzll(group->deeds);
    if (action_check(edition, game, &action) != REFUSAL_NONE) return;
    Money most = 0;
    for (Money houses = 1; houses <= HOTEL_LEVEL * group->deed_count; houses++) {
        action.amount = houses;
        if (action_check(edition, game, &action) != REFUSAL_NONE) break;
        most = houses;
    }
    action.amount = 0;
    add(list, &action, 0, most);
}

static void list_deeds(const Edition *edition, const Game *game, LegalList *list)
{
    bool beside = edition->rule[RULE_HOTEL] == HOTEL_BESIDE;
    for (DeedSet rest = game->seats[game->decider].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        try_deed(edition, game, list, ACTION_BUILD, deed, BUILDING_NEXT);
        try_deed(edition, game, list, ACTION_SELL, deed, BUILDING_NEXT);
        if (beside) {
            try_deed(edition, game, list, ACTION_BUILD, deed, BUILDING_BESIDE);
            try_deed(edition, game, list, ACTION_SELL, deed, BUILDING_BESIDE);
        }
        try_break(edition, game, list, deed);
        try_deed(edition, game, list, ACTION_MORTGAGE, deed, 0);
        try_deed(edition, game, list, ACTION_REDEEM, deed, 0);
    }
}

static void list_offers(const Edition *edition, const Game *game, LegalList *list)
{
    Action action = action_of(game, ACTION_OFFER);
    Refusal empty_only = action_check(edition, game, &action);
    if (empty_only == REFUSAL_NOT_NOW || empty_only == REFUSAL_MANAGED_ENOUGH) return;
    if (trade_check_turn(edition, game, game->decider) != REFUSAL_NONE) return;
    for (SeatId other = 0; other < game->seat_count; other++) {
        if (other == game->decider || !game_seat_in(game, other)) continue;
        action.other = other;
        add(list, &action, 0, 0);
    }
}

static void list_management(const Edition *edition, const Game *game, LegalList *list)
{
    list_deeds(edition, game, list);
    list_offers(edition, game, list);
}

static void list_turn(const Edition *edition, const Game *game, LegalList *list)
{
    try_kind(edition, game, list, ACTION_ROLL);
    try_kind(edition, game, list, ACTION_FINE);
    for (DeckId deck = 0; deck < MAX_DECKS; deck++) {
        Action action = action_of(game, ACTION_RELEASE);
        action.other = deck;
        add_if_legal(edition, game, list, &action);
    }
    try_kind(edition, game, list, ACTION_WAIT);
    try_kind(edition, game, list, ACTION_OPEN);
    try_kind(edition, game, list, ACTION_END);
    try_kind(edition, game, list, ACTION_DONE);
    try_kind(edition, game, list, ACTION_BANKRUPT);
    list_management(edition, game, list);
}

/* An asked seat may raise money first. */
static void list_mortgages(const Edition *edition, const Game *game, LegalList *list)
{
    if (!edition->rule[RULE_BUILDING_WISHES]) return;
    for (DeedSet rest = game->seats[game->decider].deeds; rest != 0; rest &= rest - 1)
        try_deed(edition, game, list, ACTION_MORTGAGE, (DeedId)__builtin_ctzll(rest), 0);
}

static void list_building_bids(const Edition *edition, const Game *game, LegalList *list)
{
    Money least, most;
    for (DeedSet rest = game->seats[game->decider].deeds; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        if (!scarce_auction_range(edition, game, game->decider, deed, &least, &most)) continue;
        Action action = action_of(game, ACTION_BID);
        action.deed = deed;
        action.amount = least;
        add(list, &action, least, most);
    }
    try_kind(edition, game, list, ACTION_PASS);
    list_mortgages(edition, game, list);
}

bool legal_bid_range(const Edition *edition, const Game *game, Money *least, Money *most)
{
    return auction_range(edition, game, game->auction.asked, least, most);
}

static void list_bids(const Edition *edition, const Game *game, LegalList *list)
{
    Money least, most;
    Action action = action_of(game, ACTION_BID);
    if (legal_bid_range(edition, game, &least, &most)) {
        action.amount = least;
        add(list, &action, least, most);
    }
    try_kind(edition, game, list, ACTION_PASS);
}

static void list_answer(const Edition *edition, const Game *game, LegalList *list)
{
    try_kind(edition, game, list, ACTION_ACCEPT);
    try_kind(edition, game, list, ACTION_REJECT);
    if (trade_may_counter(edition, game)) {
        Action action = action_of(game, ACTION_COUNTER);
        add(list, &action, 0, 0);
    }
}

static void list_travel(const Edition *edition, const Game *game, LegalList *list)
{
    try_deed(edition, game, list, ACTION_TRAVEL, NO_DEED, 0);
    for (DeedSet rest = game->seats[game->decider].deeds; rest != 0; rest &= rest - 1)
        try_deed(edition, game, list, ACTION_TRAVEL, (DeedId)__builtin_ctzll(rest), 0);
}

static void list_picks(const Edition *edition, const Game *game, LegalList *list)
{
    Action action = action_of(game, ACTION_PICK);
    action.amount = 1;
    if (game->phase == PHASE_PICK_SUM)
        add(list, &action, 1, thief_most(edition, game));
    else
        try_amounts(edition, game, list, ACTION_PICK, 0, MAX_DEEDS);
}

static void list_wants(const Edition *edition, const Game *game, LegalList *list)
{
    try_kind(edition, game, list, ACTION_PASS);
    for (DeedSet rest = game->seats[game->decider].deeds; rest != 0; rest &= rest - 1)
        try_deed(edition, game, list, ACTION_WANT, (DeedId)__builtin_ctzll(rest), 0);
    list_mortgages(edition, game, list);
}

static void list_heir(const Edition *edition, const Game *game, LegalList *list)
{
    DeedId deed = (DeedId)__builtin_ctzll(game->inherited);
    try_deed(edition, game, list, ACTION_KEEP, deed, 0);
    try_deed(edition, game, list, ACTION_REDEEM, deed, 0);
}

static void list_tokens(const Edition *edition, const Game *game, LegalList *list)
{
    try_amounts(edition, game, list, ACTION_TOKEN, 0, MAX_TOKENS);
}

static void list_ways(const Edition *edition, const Game *game, LegalList *list)
{
    try_amounts(edition, game, list, ACTION_CHOOSE, WAY_SUM, WAY_OTHER);
}

static void list_buy(const Edition *edition, const Game *game, LegalList *list)
{
    try_kind(edition, game, list, ACTION_BUY);
    try_kind(edition, game, list, ACTION_DECLINE);
    list_management(edition, game, list);
}

static void list_vote(const Edition *edition, const Game *game, LegalList *list)
{
    try_kind(edition, game, list, ACTION_ACCEPT);
    try_kind(edition, game, list, ACTION_REJECT);
}

typedef void Lister(const Edition *edition, const Game *game, LegalList *list);

/* What each phase lists; nobody decides in the others. */
static Lister *const listers[PHASE_COUNT] = {
    [PHASE_ORDER] = list_dice,      [PHASE_SHUFFLE] = list_picks,
    [PHASE_DEAL] = list_picks,      [PHASE_TOKEN] = list_tokens,
    [PHASE_TURN] = list_turn,       [PHASE_THROW] = list_dice,
    [PHASE_BUY] = list_buy,         [PHASE_DRAW] = list_draws,
    [PHASE_OPEN] = list_ways,       [PHASE_CHOICE] = list_ways,
    [PHASE_RENT_THROW] = list_dice, [PHASE_PICK_DEED] = list_picks,
    [PHASE_PICK_SEAT] = list_picks, [PHASE_PICK_SUM] = list_picks,
    [PHASE_THIEF_DICE] = list_dice, [PHASE_THIEF] = list_ways,
    [PHASE_JAIL_OUT] = list_turn,   [PHASE_TRAVEL] = list_travel,
    [PHASE_END] = list_turn,        [PHASE_ANSWER] = list_answer,
    [PHASE_WANT] = list_wants,      [PHASE_BUILDING_AUCTION] = list_building_bids,
    [PHASE_VOTE] = list_vote,       [PHASE_DEBT] = list_turn,
    [PHASE_HEIR] = list_heir,       [PHASE_AUCTION] = list_bids,
    [PHASE_FLOOR] = list_turn,
};

void legal_list(const Edition *edition, const Game *game, LegalList *list)
{
    Lister *lister = listers[game->phase];
    list->count = 0;
    if (lister != NULL) lister(edition, game, list);
}

/* Rule F19: who is not asked may speak all the same. */
static void list_unasked(const Edition *edition, const Game *game, SeatId seat, LegalList *list)
{
    if (seat == game->decider || auction_check_speaker(game, seat) != REFUSAL_NONE) return;
    Game asking = auction_asking(game, seat);
    list_bids(edition, &asking, list);
}

void legal_out_of_turn(const Edition *edition, const Game *game, SeatId seat, LegalList *list)
{
    static const ActionKind kinds[] = {ACTION_FLOOR, ACTION_RESIGN, ACTION_STOP};
    list->count = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        Action action = {.kind = (uint8_t)kinds[i], .seat = seat, .deed = NO_DEED};
        add_if_legal(edition, game, list, &action);
    }
    if (auction_is_free(edition, game)) list_unasked(edition, game, seat, list);
    for (int i = 0; i < game->claim_count; i++) {
        const Claim *claim = &game->claims[i];
        Action action = {
            .kind = ACTION_CLAIM, .seat = seat, .other = claim->visitor, .deed = claim->deed};
        if (claim->owner == seat) add_if_legal(edition, game, list, &action);
    }
}
