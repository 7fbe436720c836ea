/* rollout.c -- playing on from a position, to see where it leads. */
#include "players/rollout.h"

#include <assert.h>

#include "game/apply.h"
#include "players/computer_player.h"
#include "players/dealer.h"
#include "players/investing.h"
#include "players/tender.h"

/* A game that does not end is judged as it is. */
enum { LONGEST_ROUNDS = 200, LONGEST_ACTIONS = 20000 };

/* ---- closed cards ---------------------------------------------------------------- */

/* Get-out cards are shown when they are drawn, so a closed card is none. */
static uint32_t without_releases(const Deck *deck, uint32_t cards)
{
    for (CardId card = 0; card < deck->card_count; card++)
        if (deck->cards[card].effect.kind == EFFECT_RELEASE) cards &= ~((uint32_t)1 << card);
    return cards;
}

/* The face-down cards of a deck, a bit each. */
static uint32_t closed_cards(const Game *game, DeckId deck)
{
    uint32_t closed = 0;
    if (game->phase == PHASE_OPEN && game->deck == deck) closed |= (uint32_t)1 << game->card;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (game->seats[seat].kept_deck == deck)
            closed |= (uint32_t)1 << game->seats[seat].kept_card;
    return closed;
}

static CardId draw(uint32_t *cards, Rng *rng)
{
    uint32_t rest = *cards;
    for (uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcount(rest)); skip > 0; skip--)
        rest &= rest - 1;
    CardId card = (CardId)__builtin_ctz(rest);
    *cards &= ~((uint32_t)1 << card);
    return card;
}

static void guess_deck(const Edition *edition, Rng *rng, DeckId deck, Game *game)
{
    uint32_t closed = closed_cards(game, deck);
    if (closed == 0) return;
    uint32_t hidden = game->piles[deck].unseen | closed;
    uint32_t possible = without_releases(&edition->decks[deck], hidden);
    if (possible == 0) return;
    if (game->phase == PHASE_OPEN && game->deck == deck) game->card = draw(&possible, rng);
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (game->seats[seat].kept_deck == deck && possible != 0)
            game->seats[seat].kept_card = draw(&possible, rng);
    game->piles[deck].unseen = hidden & ~closed_cards(game, deck);
}

void rollout_guess_cards(const Edition *edition, Rng *rng, Game *game)
{
    if (!edition->rule[RULE_KEEP_CARDS]) return;
    for (DeckId deck = 0; deck < edition->deck_count; deck++)
        if (edition->decks[deck].kind == DECK_CARDS) guess_deck(edition, rng, deck, game);
}

/* ---- playing on ------------------------------------------------------------------ */

typedef struct Dice {
    Rng chance, seat[MAX_SEATS];
} Dice;

static void deal_dice(Rng rng, int seats, Dice *dice)
{
    dice->chance = rng_seed(rng_next(&rng), 0);
    for (int seat = 0; seat < seats; seat++) dice->seat[seat] = rng_seed(rng_next(&rng), 1);
}

/* The seats that did not want to build, and what they had. While rents of others
 * only rise, a seat that stays where it is, has the same deeds and no more money
 * would say the same again. */
typedef struct Content {
    uint8_t seats; /* a bit each */
    uint8_t left;  /* Game.left_count */
    SpaceId space[MAX_SEATS];
    Money cash[MAX_SEATS];
    DeedSet deeds[MAX_SEATS];
} Content;

static bool is_content(const Content *content, const Game *game, SeatId seat)
{
    const Seat *own = &game->seats[seat];
    return (content->seats >> seat & 1) != 0 && game->claim_count == 0 &&
           own->space == content->space[seat] && own->cash <= content->cash[seat] &&
           own->deeds == content->deeds[seat];
}

/* Where nobody in jail gets rent, the board is less dangerous after an arrest; and a card that
 * ruined the last mover doubles rents no longer than until the next throw. */
static void note_content(const Decision *decision, SeatId seat, Content *content)
{
    const Game *game = decision->game;
    if (game->manage_count >= MAX_MANAGE || game->rent_factor != 0 || game->rent_dice != 0 ||
        !decision->edition->rule[RULE_RENT_IN_JAIL])
        return;
    content->seats |= (uint8_t)(1u << seat);
    content->space[seat] = game->seats[seat].space;
    content->cash[seat] = game->seats[seat].cash;
    content->deeds[seat] = game->seats[seat].deeds;
}

/* What an action leaves as it is. */
typedef enum Leaves {
    /* Buildings, mortgages and the deeds a seat has, unless somebody goes bankrupt or buildings
     * are scarce. */
    QUIET = 1,
    /* Everything but the open offer. */
    TALK = 2,
    /* Everything but the deeds, buildings and money of who takes it, unless others are asked. */
    OWN_AFFAIRS = 4,
    /* Everything this seat could build: it is done with building. */
    DONE_BUILDING = 8,
} Leaves;

static const uint8_t leaves[ACTION_COUNT] = {
    [ACTION_DICE] = QUIET,
    [ACTION_DRAW] = QUIET,
    [ACTION_FINE] = QUIET,
    [ACTION_WAIT] = QUIET,
    [ACTION_RELEASE] = QUIET,
    [ACTION_BUY] = QUIET,
    [ACTION_BID] = QUIET,
    [ACTION_PASS] = QUIET,
    [ACTION_DECLINE] = QUIET,
    [ACTION_END] = QUIET | DONE_BUILDING,
    [ACTION_FLOOR] = QUIET | OWN_AFFAIRS,
    [ACTION_DONE] = QUIET | OWN_AFFAIRS | DONE_BUILDING,
    [ACTION_BUILD] = OWN_AFFAIRS,
    [ACTION_MORTGAGE] = OWN_AFFAIRS,
    [ACTION_REDEEM] = OWN_AFFAIRS,
    [ACTION_OFFER] = TALK,
    [ACTION_COUNTER] = TALK,
    [ACTION_REJECT] = TALK,
};

static bool about_buildings(Phase phase)
{
    return phase == PHASE_WANT || phase == PHASE_BUILDING_AUCTION;
}

/* Who plays on, and as whom. */
typedef struct Cast {
    const Rollout *rollout;
    PlayerKind kind;
    uint8_t build_all; /* bit per seat that builds whatever it has the money for */
} Cast;

static void take_seat(Cast *cast, SeatId seat, Decision *decision)
{
    const Rollout *rollout = cast->rollout;
    decision->seat = seat;
    if (rollout->as != NULL)
        cast->kind.character = rollout->as[seat] != NULL ? rollout->as[seat] : rollout->character;
}

static void find_who_builds_all(Cast *cast, Decision *decision)
{
    cast->build_all = 0;
    for (SeatId seat = 0; seat < decision->game->seat_count; seat++) {
        take_seat(cast, seat, decision);
        if (investing_builds_all(decision)) cast->build_all |= (uint8_t)(1u << seat);
    }
}

#ifndef NDEBUG
/* Would a seat that is taken to be content say so? */
static bool still_content(Cast *cast, SeatId seat, Decision *decision)
{
    Action action;
    take_seat(cast, seat, decision);
    return !computer_player_interrupt(decision, &action);
}
#endif

/* Before a throw, a seat with a whole group may want to build; any may claim a rent. */
static bool interrupted(Cast *cast, Decision *decision, Content *content, Action *action)
{
    const Game *game = decision->game;
    unsigned rest = game->claim_count != 0 ? game->alive : game->builders;
    for (rest &= ~(1u << game->decider); rest != 0; rest &= rest - 1) {
        SeatId seat = (SeatId)__builtin_ctz(rest);
        if (is_content(content, game, seat)) {
            assert(still_content(cast, seat, decision));
            continue;
        }
        take_seat(cast, seat, decision);
        if (computer_player_interrupt(decision, action)) return true;
        /* A seat that had the floor this turn was not really asked. */
        if ((game->floor_used >> seat & 1) == 0) note_content(decision, seat, content);
    }
    return false;
}

static void next_action(Cast *cast, Decision *decision, Dice *dice, Content *content,
                        Action *action)
{
    const Game *game = decision->game;
    if (game->decider == DEALER) {
        bool own = game->phase == PHASE_THROW;
        dealer_decide(decision->edition, game, own ? &dice->seat[game_mover(game)] : &dice->chance,
                      action);
    } else if (game->phase != PHASE_TURN || !interrupted(cast, decision, content, action)) {
        take_seat(cast, game->decider, decision);
        computer_player_decide(decision, action);
    }
}

/* A game being played on. */
typedef struct Playing {
    Cast cast;
    Game now;
    Decision decision;
    Content content;
    TenderMemo memo;
    DangerMemo danger;
    Dice dice;
    int actions;
} Playing;

static void begin(const Rollout *rollout, const Game *game, Rng rng, Playing *playing)
{
    playing->cast = (Cast){
        .rollout = rollout,
        .kind = {.character = rollout->character, .answers = computer_player_answers},
    };
    playing->now = *game;
    playing->decision = (Decision){.self = &playing->cast.kind,
                                   .edition = rollout->edition,
                                   .outlook = rollout->outlook,
                                   .game = &playing->now,
                                   .memo = &playing->memo,
                                   .danger = &playing->danger};
    playing->memo.known = false;
    playing->danger = (DangerMemo){.known = false};
    playing->content = (Content){.left = game->left_count};
    playing->actions = 0;
    find_who_builds_all(&playing->cast, &playing->decision);
    deal_dice(rng, game->seat_count, &playing->dice);
}

/* A roll is thrown at once, as nobody is asked in between. */
static void roll(Playing *playing)
{
    Game *now = &playing->now;
    DealerThrow dice = dealer_throw(&playing->dice.seat[game_mover(now)]);
    apply_roll(playing->decision.edition, now, dice.first, dice.second, NULL);
    playing->actions += 2;
    playing->danger.known = playing->memo.known = false;
}

static void carry_out(Playing *playing, const Action *action)
{
    Game *now = &playing->now;
    unsigned left = leaves[action->kind];
    if ((left & DONE_BUILDING) != 0 &&
        (playing->cast.build_all & now->builders) >> action->seat & 1)
        note_content(&playing->decision, action->seat, &playing->content);
    if ((left & QUIET) == 0 || about_buildings((Phase)now->phase)) playing->content.seats = 0;
    apply(playing->decision.edition, now, action, NULL);
    if ((left & OWN_AFFAIRS) == 0 || action->seat != playing->danger.seat)
        playing->danger.known = false;
    if ((left & TALK) == 0) playing->memo.known = false;
    playing->actions++;
}

/* Until that turn begins, or the game is over. */
static void go_on(Playing *playing, int32_t last)
{
    Game *now = &playing->now;
    while (playing->actions < LONGEST_ACTIONS && now->decider != NOBODY) {
        if (now->turn >= last && now->phase == PHASE_TURN) break;
        Action action;
        next_action(&playing->cast, &playing->decision, &playing->dice, &playing->content, &action);
        if (action.kind == ACTION_ROLL && playing->actions + 1 < LONGEST_ACTIONS)
            roll(playing);
        else
            carry_out(playing, &action);
        if (now->left_count != playing->content.left)
            playing->content = (Content){.left = now->left_count};
    }
}

static void judge(Playing *playing, Appraisal *end)
{
    const Game *now = &playing->now;
    const Rollout *rollout = playing->cast.rollout;
    if (now->winner != NOBODY && now->phase == PHASE_OVER) {
        *end = (Appraisal){0};
        end->share[now->winner] = 1;
    } else {
        playing->cast.kind.character = rollout->judge != NULL ? rollout->judge : rollout->character;
        appraisal_make(&playing->decision, end);
        playing->cast.kind.character = rollout->character;
    }
}

static int32_t last_turn(const Rollout *rollout, const Game *game)
{
    int32_t rounds = rollout->rounds > 0 ? rollout->rounds : LONGEST_ROUNDS;
    return rollout->until > 0 ? rollout->until : game->turn + rounds * game_seats_left(game);
}

void rollout_play(const Rollout *rollout, const Game *game, Rng rng, Appraisal *end)
{
    Playing playing;
    begin(rollout, game, rng, &playing);
    go_on(&playing, last_turn(rollout, game));
    judge(&playing, end);
}

void rollout_play_past(const Rollout *rollout, const Game *game, Rng rng, int32_t early,
                       Appraisal *passed, Appraisal *end)
{
    Playing playing;
    begin(rollout, game, rng, &playing);
    go_on(&playing, early);
    judge(&playing, passed);
    go_on(&playing, last_turn(rollout, game));
    judge(&playing, end);
}
