/* test_perft.c -- how many different legal sequences there are from chosen
 * positions: all 36 throws, bids and other ranges by their two ends, deals
 * left out. The numbers to depth 3 (4 in the first turn) were also counted by
 * hand, the beginnings of that are in the comments; the deeper ones guard
 * against any change of the rules. */
#include "check.h"
#include "game/apply.h"
#include "game/legal.h"
#include "game/setup.h"
#include "unit/edition_files.h"

static Edition edition;

static long count(const Game *game, int depth);

static long count_one(const Game *game, const Action *action, int depth)
{
    Refusal why = action_check(&edition, game, action);
    CHECK_INT(REFUSAL_NONE, why);
    if (why != REFUSAL_NONE) return 0;
    Game next = *game;
    apply(&edition, &next, action, NULL);
    return count(&next, depth - 1);
}

static long count_dice(const Game *game, Action action, Money least, Money most, int depth)
{
    long sum = 0;
    for (action.amount = least; action.amount <= most; action.amount++)
        for (action.second = least; action.second <= most; action.second++)
            sum += count_one(game, &action, depth);
    return sum;
}

static long count_entry(const Game *game, const LegalAction *entry, int depth)
{
    Action action = entry->action;
    if (action.kind == ACTION_OFFER || action.kind == ACTION_COUNTER) return 0;
    if (action.kind == ACTION_DICE)
        return count_dice(game, action, entry->least, entry->most, depth);
    if (entry->least >= entry->most) return count_one(game, &action, depth);
    action.amount = entry->least;
    long sum = count_one(game, &action, depth);
    action.amount = entry->most;
    return sum + count_one(game, &action, depth);
}

/* Sequences of exactly `depth` actions of the seats that must decide. */
static long count(const Game *game, int depth)
{
    if (depth == 0) return 1;
    if (game->phase == PHASE_OVER) return 0;
    LegalList list;
    legal_list(&edition, game, &list);
    CHECK(list.count > 0);
    long sum = 0;
    for (int i = 0; i < list.count; i++) sum += count_entry(game, &list.list[i], depth);
    return sum;
}

static Game start(const char *word, const char *rules, int seats)
{
    Game game;
    edition_file_read(word, rules, &edition);
    setup_game(&edition, seats, NULL, &game);
    return game;
}

static void give(Game *game, SeatId seat, SpaceId space, uint8_t level)
{
    DeedId deed = edition.spaces[space].deed;
    game->holdings[deed] = (Holding){.owner = seat, .level = level};
    game->seats[seat].deeds |= DEED_BIT(deed);
    game_derive(&edition, game);
    if (level == HOTEL_LEVEL) game->hotels--;
    if (level > 0 && level < HOTEL_LEVEL) game->houses = (int16_t)(game->houses - level);
}

static void do_it(Game *game, Action action)
{
    CHECK_INT(REFUSAL_NONE, action_check(&edition, game, &action));
    apply(&edition, game, &action, NULL);
}

static void expect(const Game *game, const long *numbers, int depths)
{
    for (int depth = 1; depth <= depths; depth++) CHECK_INT(numbers[depth - 1], count(game, depth));
}

/* Two throws decide who begins; 146 of 1296 pairs are ties and both throw
 * again, all others wait for the roll: 146 * 36 + 1150 * 1 = 6406. */
static void throws_for_the_beginning(void)
{
    Game game = start("classic", NULL, 2);
    static const long numbers[] = {36, 1296, 6406};
    expect(&game, numbers, 3);
}

/* Roll; 36 throws; then one of: buy or decline on 2*(2+4+5+5+4+2+1) = 46
 * ways, 16 cards on Chest (1 throw) and Chance (6), to end or roll on after
 * the tax (3) and just visiting (3): 46 + 112 + 6 = 164. */
static void first_turn(void)
{
    Game game = start("classic", "order=entered", 2);
    static const long numbers[] = {1, 36, 164, 345, 1546};
    expect(&game, numbers, 5);
}

/* Roll, fine or card; then 36 throws after the roll, and the roll after each
 * of the others: 38. */
static void first_turn_in_jail(void)
{
    Game game = start("classic", "order=entered", 2);
    game.seats[0].space = 10;
    game.seats[0].in_jail = 1;
    game.seats[0].release[0] = 1;
    static const long numbers[] = {3, 38, 126, 406};
    for (CardId card = 0; card < edition.decks[0].card_count; card++)
        if (edition.decks[0].cards[card].effect.kind == EFFECT_RELEASE)
            game.piles[0].unseen &= ~((uint32_t)1 << card);
    expect(&game, numbers, 4);
}

/* Roll, build on New York, sell on St. James or Tennessee, mortgage Reading:
 * 5. Then 36 after the roll; after building (1,1,1): roll, 3 builds, 3 sales,
 * mortgage = 8; after each sale (1,0,0): roll, 2 builds, 1 sale, mortgage = 5;
 * after the mortgage: roll, build, 2 sales, redeem = 5: 59 in all. */
static void building_and_selling(void)
{
    Game game = start("classic", "order=entered", 2);
    give(&game, 0, 16, 1);
    give(&game, 0, 18, 1);
    give(&game, 0, 19, 0);
    give(&game, 0, 5, 0);
    static const long numbers[] = {5, 59, 508, 3470};
    expect(&game, numbers, 4);
}

/* Declined by seat 0 of three: a bid of 1 or of everything, or a pass. After
 * the bid of 1 the next has 3 ways, after a bid of everything (all have the
 * same) only the pass, after a pass again 3: 7. */
static void auction_of_three(void)
{
    Game game = start("classic", "order=entered", 3);
    do_it(&game, (Action){.kind = ACTION_ROLL, .deed = NO_DEED});
    do_it(&game,
          (Action){.kind = ACTION_DICE, .seat = DEALER, .deed = NO_DEED, .amount = 1, .second = 2});
    do_it(&game, (Action){.kind = ACTION_DECLINE, .deed = NO_DEED});
    CHECK_INT(PHASE_AUCTION, game.phase);
    static const long numbers[] = {3, 7, 16, 64, 317};
    expect(&game, numbers, 5);
}

/* A rent of 100 with 40 in hand, two railroads and a group with one house:
 * sell the house or mortgage a railroad, 3 ways. After the sale (65 in hand):
 * 2 railroads or 2 streets to mortgage, 4; after a railroad the rent is paid:
 * end, sell, or mortgage the other one, 3 each: 10 in all. */
static void debtor_raises_money(void)
{
    Game game = start("classic", "order=entered", 2);
    give(&game, 0, 5, 0);
    give(&game, 0, 15, 0);
    give(&game, 0, 1, 1);
    give(&game, 0, 3, 0);
    give(&game, 1, 37, 0);
    give(&game, 1, 39, 0);
    game.seats[0].cash = 40;
    game.seats[0].space = 34;
    do_it(&game, (Action){.kind = ACTION_ROLL, .deed = NO_DEED});
    do_it(&game,
          (Action){.kind = ACTION_DICE, .seat = DEALER, .deed = NO_DEED, .amount = 2, .second = 3});
    CHECK_INT(PHASE_DEBT, game.phase);
    static const long numbers[] = {3, 10, 50, 268, 1846};
    expect(&game, numbers, 5);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(throws_for_the_beginning);
    RUN(first_turn);
    RUN(first_turn_in_jail);
    RUN(building_and_selling);
    RUN(auction_of_three);
    RUN(debtor_raises_money);
    return check_done();
}
