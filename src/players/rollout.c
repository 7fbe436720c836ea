/* rollout.c -- playing on from a position, to see where it leads. */
#include "players/rollout.h"

#include "game/apply.h"
#include "players/computer_player.h"
#include "players/dealer.h"

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

/* The seats that were asked and did not want to build, and what they had. While
 * there are only throws and their landings, a seat that stays where it is and has
 * no more money would say the same again. */
typedef struct Content {
    uint8_t seats; /* a bit each */
    uint8_t left;  /* Game.left_count */
    SpaceId space[MAX_SEATS];
    Money cash[MAX_SEATS];
} Content;

static bool is_content(const Content *content, const Game *game, SeatId seat)
{
    return (content->seats >> seat & 1) != 0 && game->claim_count == 0 &&
           game->seats[seat].space == content->space[seat] &&
           game->seats[seat].cash <= content->cash[seat];
}

/* A seat that had the floor this turn was not really asked; and where nobody in
 * jail gets rent, the board is less dangerous after an arrest. */
static void note_content(const Decision *decision, SeatId seat, Content *content)
{
    const Game *game = decision->game;
    if ((game->floor_used >> seat & 1) != 0 || game->manage_count >= MAX_MANAGE) return;
    if (!decision->edition->rule[RULE_RENT_IN_JAIL]) return;
    content->seats |= (uint8_t)(1u << seat);
    content->space[seat] = game->seats[seat].space;
    content->cash[seat] = game->seats[seat].cash;
}

/* Actions that leave deeds and buildings as they are, unless somebody goes bankrupt. */
static const bool quiet[ACTION_COUNT] = {
    [ACTION_ROLL] = true, [ACTION_DICE] = true, [ACTION_DRAW] = true, [ACTION_END] = true};

/* Who plays on, and as whom. */
typedef struct Cast {
    const Rollout *rollout;
    PlayerKind kind;
} Cast;

static void take_seat(Cast *cast, SeatId seat, Decision *decision)
{
    const Rollout *rollout = cast->rollout;
    decision->seat = seat;
    if (rollout->as != NULL)
        cast->kind.character = rollout->as[seat] != NULL ? rollout->as[seat] : rollout->character;
}

/* Before a throw, a seat with a whole group may want to build. */
static bool interrupted(Cast *cast, Decision *decision, Content *content, Action *action)
{
    const Game *game = decision->game;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (seat == game->decider || (game->seats[seat].whole == 0 && game->claim_count == 0))
            continue;
        if (!game_seat_in(game, seat) || is_content(content, game, seat)) continue;
        take_seat(cast, seat, decision);
        if (computer_player_interrupt(decision, action)) return true;
        note_content(decision, seat, content);
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
                                   .game = &playing->now};
    playing->content = (Content){.left = game->left_count};
    playing->actions = 0;
    deal_dice(rng, game->seat_count, &playing->dice);
}

/* Until that turn begins, or the game is over. */
static void go_on(Playing *playing, int32_t last)
{
    const Edition *edition = playing->decision.edition;
    Game *now = &playing->now;
    for (; playing->actions < LONGEST_ACTIONS && now->decider != NOBODY; playing->actions++) {
        if (now->turn >= last && now->phase == PHASE_TURN) break;
        Action action;
        next_action(&playing->cast, &playing->decision, &playing->dice, &playing->content, &action);
        apply(edition, now, &action, NULL);
        if (!quiet[action.kind] || now->left_count != playing->content.left)
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
