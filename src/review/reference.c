/* reference.c -- what hard would have done in the place of whoever acted. */
#include "base/mem.h"
#include "game/legal.h"
#include "game/notation/notation.h"
#include "players/character.h"
#include "players/computer_player.h"
#include "players/player.h"
#include "review/review_state.h"
#include "table/round_count.h"

static bool before_play(const Game *game)
{
    return game->phase == PHASE_ORDER || game->phase == PHASE_SHUFFLE ||
           game->phase == PHASE_DEAL || game->phase == PHASE_TOKEN;
}

static bool same_action(const Review *review, const Action *a, const Action *b)
{
    if (a->kind != b->kind || a->seat != b->seat) return false;
    char first[ACTION_TEXT_SIZE], second[ACTION_TEXT_SIZE];
    Text one = text_into(first, sizeof first), other = text_into(second, sizeof second);
    notation_action_write(table_edition(review->table), &review->game, a, &one);
    notation_action_write(table_edition(review->table), &review->game, b, &other);
    return text_same(first, second);
}

/* ---- asking hard ---- */

static Decision question(const Review *review, const PlayerKind *kind, SeatId seat, Rng *rng)
{
    return (Decision){.self = kind,
                      .edition = table_edition(review->table),
                      .outlook = table_outlook(review->table),
                      .game = &review->game,
                      .rng = rng,
                      .seat = seat};
}

static const PlayerKind hard = {.character = &character_hard,
                                .answers = computer_player_answers,
                                .decide = computer_player_decide,
                                .interrupt = computer_player_interrupt};

/* As in a rollout, which remembers nothing. */
static void ask(const Review *review, const Character *character, SeatId seat, Action *action)
{
    PlayerKind kind = hard;
    kind.character = character;
    Rng rng = rng_seed(0, 0);
    Decision decision = question(review, &kind, seat, &rng);
    computer_player_decide(&decision, action);
}

/* As at the table, with all that this game has shown. */
static void ask_seated(const Review *review, SeatId seat, Action *action)
{
    Rng rng = rng_seed(0, 0);
    Decision decision = question(review, &hard, seat, &rng);
    decision.memory = &review->memory;
    player_decide(&decision, action);
}

static bool ask_interrupt(const Review *review, SeatId seat, Action *action)
{
    Rng rng = rng_seed(0, 0);
    Decision decision = question(review, &hard, seat, &rng);
    return computer_player_interrupt(&decision, action);
}

/* ---- what an action was ---- */

/* After these nobody can take the floor any more before the dice. */
static const bool goes_on[ACTION_COUNT] = {
    [ACTION_ROLL] = true, [ACTION_FINE] = true, [ACTION_RELEASE] = true,
    [ACTION_WAIT] = true, [ACTION_OPEN] = true,
};

/* Another seat that hard would have taken the floor for, or claimed a rent. */
static bool silent_seat(const Review *review, const Action *done, ReviewItem *item)
{
    const Game *game = &review->game;
    if (game->phase != PHASE_TURN || !goes_on[done->kind]) return false;
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (seat == game->decider || !game_seat_in(game, seat)) continue;
        if (game->seats[seat].whole == 0 && game->claim_count == 0) continue;
        if (!ask_interrupt(review, seat, &item->hard)) continue;
        item->owner = seat;
        item->silent = true;
        return true;
    }
    return false;
}

static ReviewDoing compare_offer(const Review *review, const Action *done)
{
    Character quiet = character_hard;
    quiet.number[CHARACTER_OFFER_TURNS] = 0;
    Action instead;
    ask(review, &quiet, done->seat, &instead);
    return same_action(review, done, &instead) ? DOING_MISSED : DOING_BOTH;
}

static bool only_choice(const Review *review)
{
    LegalList list;
    legal_list(table_edition(review->table), &review->game, &list);
    return list.count == 1 && list.list[0].least == list.list[0].most &&
           list.list[0].action.kind != ACTION_OFFER;
}

static ReviewDoing compare_turn(const Review *review, const Action *done, ReviewItem *item)
{
    Action seated;
    ask(review, &character_hard, done->seat, &item->hard);
    bool same = same_action(review, done, &item->hard);
    if (!same) {
        ask_seated(review, done->seat, &seated);
        same = same_action(review, done, &seated);
    }
    if (same) return silent_seat(review, done, item) ? DOING_DECIDED : DOING_SAME;
    if (only_choice(review)) return DOING_SAME;
    if (item->hard.kind == ACTION_OFFER && done->kind != ACTION_OFFER)
        return compare_offer(review, done);
    return DOING_DECIDED;
}

/* Out of turn: the floor, a claim. What hard would have done is to let play go on. */
static ReviewDoing compare_interruption(const Review *review, const Action *done, ReviewItem *item)
{
    bool acts = ask_interrupt(review, done->seat, &item->hard);
    if (acts && same_action(review, done, &item->hard)) return DOING_SAME;
    if (!acts) ask(review, &character_hard, review->game.decider, &item->hard);
    return DOING_DECIDED;
}

static bool leaves(const Review *review, const Action *done, const Game *after)
{
    if (done->kind == ACTION_RESIGN || done->kind == ACTION_BELL) return true;
    bool vote = review->game.phase == PHASE_VOTE || done->kind == ACTION_STOP;
    return vote && after->phase == PHASE_OVER;
}

static ReviewDoing look(Review *review, const Action *done, const Game *after, ReviewItem *item)
{
    const Game *game = &review->game;
    if (leaves(review, done, after)) return DOING_LEFT;
    if (done->seat == DEALER) return DOING_CHANCE;
    if (done->kind == ACTION_STOP || game->phase == PHASE_VOTE) return DOING_SAME;
    return done->seat == game->decider ? compare_turn(review, done, item)
                                       : compare_interruption(review, done, item);
}

/* ---- going through the game ---- */

static void note_state(const Review *review, const Game *game, ReviewItem *item)
{
    const Edition *edition = table_edition(review->table);
    item->turn = game->turn;
    item->round = round_count_now(edition, game);
    item->phase = game->phase;
    item->mover = game_mover(game);
    item->deed = game->auction.deed;
    item->over = game->phase == PHASE_OVER;
}

/* A refused offer is no error: only one that was accepted can be weighed. */
static bool may_weigh(const Review *review, size_t n, const Action *done)
{
    if (done->kind == ACTION_COUNTER) return false;
    if (done->kind != ACTION_OFFER) return true;
    return n + 1 < review->count && table_action(review->table, n + 1)->kind == ACTION_ACCEPT;
}

static void prepare_action(Review *review, size_t n, Game *after)
{
    const Action *done = table_action(review->table, n);
    ReviewItem *item = &review->items[n];
    item->owner = done->seat == DEALER ? game_mover(&review->game) : done->seat;
    item->in_jail = done->seat < MAX_SEATS && review->game.seats[done->seat].in_jail != 0;
    item->hard = *done;
    item->doing = (uint8_t)look(review, done, after, item);
    if (item->doing == DOING_CHANCE || item->doing == DOING_LEFT)
        review->items[n + 1].fresh = true;
    else if (done->seat == review->game.decider && may_weigh(review, n, done)) {
        Thought *thought = mem_new(1, sizeof *thought);
        item->weighable = review_rollouts_ways(review, n, &review->game, thought) > 1;
        mem_free(thought);
    }
}

void reference_prepare(Review *review)
{
    const Edition *edition = table_edition(review->table);
    size_t n = review->prepared++;
    note_state(review, &review->game, &review->items[n]);
    if (review->start > n && (!before_play(&review->game) || n == review->count)) {
        review->start = n;
        review->items[n].fresh = true;
    }
    if (n == review->count) return;
    const Action *done = table_action(review->table, n);
    Game after = review->game;
    apply(edition, &after, done, NULL);
    if (review->start <= n) prepare_action(review, n, &after);
    memory_note(&review->memory, edition, &review->game, done);
    review->game = after;
}
