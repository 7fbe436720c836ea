/* test_players.c -- the simple and the random player: always legal, in every
 * phase, and games end. */
#include "asking.h"
#include "players/player.h"

#include "check.h"
#include "game/apply.h"
#include "game/setup.h"
#include "players/dealer.h"
#include "players/described/random_player.h"
#include "players/described/simple_player.h"
#include "players/described/simple_trade.h"
#include "unit/edition_files.h"

static Edition edition;

/* ---- whole games ------------------------------------------------------------ */

typedef struct Outcome {
    int games, finished, illegal;
    uint64_t phases; /* bit per phase in which a seat answered */
} Outcome;

/* Now and then somebody asks for the floor or to stop, so that both kinds
 * have those questions to answer too. */
static bool outside_wish(const Game *game, Rng *rng, Action *action)
{
    if (game->phase != PHASE_TURN || rng_below(rng, 50) != 0) return false;
    SeatId seat = game_next_seat(game, game->decider);
    ActionKind kind = rng_below(rng, 4) == 0 ? ACTION_STOP : ACTION_FLOOR;
    *action = (Action){.kind = (uint8_t)kind, .seat = seat, .deed = NO_DEED};
    return action_check(&edition, game, action) == REFUSAL_NONE;
}

static void next_action(const PlayerKind *kind, const Game *game, bool wishes, Rng *rng,
                        Action *action)
{
    if (game->decider == DEALER) {
        dealer_decide(&edition, game, rng, action);
        return;
    }
    if (wishes && outside_wish(game, rng, action)) return;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (game_seat_in(game, seat) &&
            ask_interrupt(kind, &edition, NULL, game, seat, rng, action, NULL))
            return;
    ask(kind, &edition, NULL, game, rng, action, NULL);
}

static void play(const PlayerKind *kind, int seats, uint64_t number, int most_turns, bool wishes,
                 Outcome *outcome)
{
    Rng rng = rng_seed(77, number);
    Game game;
    setup_game(&edition, seats, NULL, &game);
    outcome->games++;
    while (game.phase != PHASE_OVER && game.turn <= most_turns) {
        Action action;
        if (game.decider < MAX_SEATS) outcome->phases |= (uint64_t)1 << game.phase;
        next_action(kind, &game, wishes, &rng, &action);
        if (action_check(&edition, &game, &action) != REFUSAL_NONE) {
            printf("game %d: action kind %d of seat %d is refused in phase %d\n", (int)number,
                   action.kind, action.seat, game.phase);
            outcome->illegal++;
            return;
        }
        apply(&edition, &game, &action, NULL);
    }
    outcome->finished += game.phase == PHASE_OVER;
}

static Outcome play_many(const PlayerKind *kind, int seats, int games, bool wishes)
{
    Outcome outcome = {0};
    for (int i = 0; i < games; i++) play(kind, seats, (uint64_t)i, 3000, wishes, &outcome);
    return outcome;
}

static void simple_finishes_games_of(const char *word)
{
    edition_file_read(word, NULL, &edition);
    for (int seats = 2; seats <= 4; seats++) {
        Outcome outcome = play_many(&simple_player, seats, 100, false);
        CHECK_INT(0, outcome.illegal);
        /* Rule S05: some games of simple strategies never end. */
        CHECK(outcome.finished >= 70);
    }
}

static void simple_finishes_games_of_classic(void)
{
    simple_finishes_games_of("classic");
}

static void simple_finishes_games_of_london(void)
{
    simple_finishes_games_of("london");
}

static void random_finishes_games(void)
{
    edition_file_read("classic", NULL, &edition);
    for (int seats = 2; seats <= 8; seats += 3) {
        Outcome outcome = play_many(&random_player, seats, 30, false);
        CHECK_INT(0, outcome.illegal);
        CHECK(outcome.finished >= 25);
    }
}

/* ---- every phase -------------------------------------------------------------- */

/* All phases a seat can be asked in. */
static const Phase seat_phases[] = {
    PHASE_TOKEN,  PHASE_TURN, PHASE_BUY,     PHASE_OPEN,  PHASE_CHOICE,           PHASE_THIEF,
    PHASE_TRAVEL, PHASE_END,  PHASE_ANSWER,  PHASE_WANT,  PHASE_BUILDING_AUCTION, PHASE_VOTE,
    PHASE_DEBT,   PHASE_HEIR, PHASE_AUCTION, PHASE_FLOOR, PHASE_JAIL_OUT,
};

/* A classic game with everything that other editions bring. */
static void read_motley(void)
{
    edition_file_read("classic",
                      "token_choice=table,keep_cards=on,rail_travel=on,jail_last=card,"
                      "income_tax=choice,rent_claim=second,houses=8,hotels=3",
                      &edition);
    edition.spaces[20].effect = (Effect){.kind = EFFECT_THIEF};
}

static void check_phases(const PlayerKind *kind)
{
    read_motley();
    Outcome all = {0};
    for (int i = 0; i < 150; i++) play(kind, 4, (uint64_t)i, 600, true, &all);
    CHECK_INT(0, all.illegal);
    for (size_t i = 0; i < sizeof seat_phases / sizeof seat_phases[0]; i++) {
        bool seen = (all.phases >> seat_phases[i] & 1) != 0;
        if (!seen) printf("%s was not asked in phase %d\n", kind->word, seat_phases[i]);
        CHECK(seen);
    }
}

static void simple_answers_every_phase(void)
{
    check_phases(&simple_player);
}

static void random_answers_every_phase(void)
{
    check_phases(&random_player);
}

static void both_serve_three_ways_out_of_jail(void)
{
    edition_file_read("classic", "jail_style=three_ways,debt=before_end,bankrupt=debtor", &edition);
    Outcome simple = play_many(&simple_player, 3, 30, false);
    Outcome random = play_many(&random_player, 3, 30, false);
    CHECK_INT(0, simple.illegal);
    CHECK_INT(0, random.illegal);
}

/* ---- single decisions of the simple player ---------------------------------------- */

static DeedId deed_on(SpaceId space)
{
    return edition.spaces[space].deed;
}

static void give(Game *game, SeatId seat, SpaceId space, uint8_t level)
{
    DeedId deed = deed_on(space);
    game->holdings[deed] = (Holding){.owner = seat, .level = level};
    game->seats[seat].deeds |= DEED_BIT(deed);
    game_derive(&edition, game);
    if (level == HOTEL_LEVEL) game->hotels--;
    if (level > 0 && level < HOTEL_LEVEL) game->houses = (int16_t)(game->houses - level);
}

/* Seat 0 to answer in `phase` on `space`. */
static Game asked(Phase phase, SpaceId space)
{
    Game game;
    setup_game(&edition, 3, NULL, &game);
    game.phase = game.step = (uint8_t)phase;
    game.decider = 0;
    game.mover = 0;
    game.turn = 3;
    game.seats[0].space = space;
    for (SeatId i = 0; i < 3; i++) game.order[i] = i;
    return game;
}

static Action answer(const Game *game)
{
    Rng rng = rng_seed(1, 1);
    Action action;
    ask(&simple_player, &edition, NULL, game, &rng, &action, NULL);
    CHECK_INT(REFUSAL_NONE, action_check(&edition, game, &action));
    return action;
}

static void buys_what_it_can_afford(void)
{
    edition_file_read("classic", NULL, &edition);
    Game game = asked(PHASE_BUY, 16);
    CHECK_INT(ACTION_BUY, answer(&game).kind);
    game.seats[0].cash = 200;
    CHECK_INT(ACTION_DECLINE, answer(&game).kind);
    give(&game, 0, 18, 0);
    give(&game, 0, 19, 0);
    CHECK_INT(ACTION_BUY, answer(&game).kind); /* completes the group */
}

static void pawns_a_loose_deed_to_complete_a_group(void)
{
    edition_file_read("classic", NULL, &edition);
    Game game = asked(PHASE_BUY, 16);
    game.seats[0].cash = 100;
    give(&game, 0, 18, 0);
    give(&game, 0, 19, 0);
    give(&game, 0, 5, 0);
    Action action = answer(&game);
    CHECK_INT(ACTION_MORTGAGE, action.kind);
    CHECK_INT(deed_on(5), action.deed);
}

static void builds_before_it_ends_its_turn(void)
{
    edition_file_read("classic", NULL, &edition);
    Game game = asked(PHASE_END, 20);
    CHECK_INT(ACTION_END, answer(&game).kind);
    give(&game, 0, 16, 1);
    give(&game, 0, 18, 1);
    give(&game, 0, 19, 0);
    Action action = answer(&game);
    CHECK_INT(ACTION_BUILD, action.kind);
    CHECK_INT(deed_on(19), action.deed);
    game.seats[0].cash = 250;
    CHECK_INT(ACTION_END, answer(&game).kind);
}

static void mortgages_loose_deeds_before_it_sells_houses(void)
{
    edition_file_read("classic", NULL, &edition);
    Game game = asked(PHASE_DEBT, 20);
    give(&game, 0, 37, 1);
    give(&game, 0, 39, 1);
    give(&game, 0, 5, 0);
    give(&game, 0, 1, 0);
    game.step = PHASE_AFTER;
    game.seats[0].cash = 10;
    game.debt_count = 1;
    game.debts[0] = (Debt){.amount = 40, .debtor = 0, .creditor = BANK, .deed = NO_DEED};
    Action action = answer(&game);
    CHECK_INT(ACTION_MORTGAGE, action.kind);
    CHECK_INT(deed_on(1), action.deed); /* brings just enough */
    game_set_mortgaged(&game, deed_on(1), true);
    game_set_mortgaged(&game, deed_on(5), true);
    CHECK_INT(ACTION_SELL, answer(&game).kind);
}

static void leaves_jail_early_and_stays_late(void)
{
    edition_file_read("classic", NULL, &edition);
    Game game = asked(PHASE_TURN, 10);
    game.seats[0].in_jail = 1;
    CHECK_INT(ACTION_FINE, answer(&game).kind);
    for (SpaceId space = 0; space < 40; space++)
        if (deed_on(space) != NO_DEED) give(&game, 1, space, space > 30 && space != 35 ? 4 : 0);
    CHECK_INT(ACTION_ROLL, answer(&game).kind);
}

static void swaps_that_complete_both_are_welcome(void)
{
    edition_file_read("classic", NULL, &edition);
    Game game = asked(PHASE_END, 20);
    give(&game, 0, 16, 0);
    give(&game, 0, 18, 0);
    give(&game, 1, 19, 0);
    give(&game, 1, 21, 0);
    give(&game, 1, 23, 0);
    give(&game, 0, 24, 0);
    Offer offer = {.open = 1, .from = 0, .to = 1};
    offer.deal.give = DEED_BIT(deed_on(24));
    offer.deal.take = DEED_BIT(deed_on(19));
    CHECK(simple_trade_welcome(&edition, &game, &offer));
    offer.deal.give = 0;
    CHECK(!simple_trade_welcome(&edition, &game, &offer));
    offer.deal.give_money = 210; /* little more than the price for a whole group */
    CHECK(!simple_trade_welcome(&edition, &game, &offer));
    offer.deal.give_money = 600;
    CHECK(simple_trade_welcome(&edition, &game, &offer));
    Action action;
    CHECK(simple_trade_propose(&edition, &game, 0, &action));
    CHECK_INT(ACTION_OFFER, action.kind);
    CHECK_INT(1, action.other);
    offer.deal = action.deal;
    CHECK(simple_trade_welcome(&edition, &game, &offer));
}

static void kinds_are_found_by_their_words(void)
{
    CHECK(player_find("simple") == &simple_player);
    CHECK(player_find("random") == &random_player);
    CHECK(player_find("nobody") == NULL);
    int count = 0;
    while (player_kinds()[count] != NULL) count++;
    CHECK(count >= 2);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(kinds_are_found_by_their_words);
    RUN(buys_what_it_can_afford);
    RUN(pawns_a_loose_deed_to_complete_a_group);
    RUN(builds_before_it_ends_its_turn);
    RUN(mortgages_loose_deeds_before_it_sells_houses);
    RUN(leaves_jail_early_and_stays_late);
    RUN(swaps_that_complete_both_are_welcome);
    RUN(simple_finishes_games_of_classic);
    RUN(simple_finishes_games_of_london);
    RUN(random_finishes_games);
    RUN(simple_answers_every_phase);
    RUN(random_answers_every_phase);
    RUN(both_serve_three_ways_out_of_jail);
    return check_done();
}
