/* test_audit.c -- the invariants V01-V09: what holds, and what is noticed. */
#include "game/audit/audit.h"

#include "check.h"
#include "game/apply.h"
#include "game/setup.h"
#include "unit/edition_files.h"

static Edition classic;
static Game start; /* four seats, the first to move */

static DeedId deed(const char *word)
{
    return edition_find_deed(&classic, word);
}

static void give(Game *game, SeatId seat, DeedId id)
{
    game->holdings[id].owner = seat;
    game->seats[seat].deeds |= DEED_BIT(id);
    game_derive(&classic, game);
}

static Game with_browns_of_first_seat(void)
{
    Game game = start;
    give(&game, 0, deed("mediterranean"));
    give(&game, 0, deed("baltic"));
    return game;
}

static void a_new_game_holds(void)
{
    CHECK_TEXT(NULL, audit_game(&classic, &start));
    Game game = with_browns_of_first_seat();
    CHECK_TEXT(NULL, audit_game(&classic, &game));
}

static void v02_each_deed_has_one_owner(void)
{
    Game game = start;
    game.holdings[3].owner = 2;
    CHECK_TEXT("the deeds of a seat are not those it is the owner of (V02)",
               audit_game(&classic, &game));
    game = start;
    game.seats[1].deeds = DEED_BIT(3);
    CHECK_TEXT("the deeds of a seat are not those it is the owner of (V02)",
               audit_game(&classic, &game));
    game = start;
    game.holdings[3].owner = 4;
    CHECK_TEXT("a deed has an owner that does not exist (V02)", audit_game(&classic, &game));
}

static void v03_the_supply_of_buildings_is_whole(void)
{
    Game game = with_browns_of_first_seat();
    game_set_level(&classic, &game, deed("baltic"), 1);
    CHECK_TEXT("the houses in the bank and on streets are not those of the edition (V03)",
               audit_game(&classic, &game));
    game.houses--;
    CHECK_TEXT(NULL, audit_game(&classic, &game));
    game.hotels--;
    CHECK_TEXT("the hotels in the bank and on streets are not those of the edition (V03)",
               audit_game(&classic, &game));
}

static void what_follows_from_the_deeds_is_kept(void)
{
    Game game = start;
    game.mortgaged = 1;
    CHECK_TEXT("the set of mortgaged deeds is not what the deeds say", audit_game(&classic, &game));
    game = start;
    game.built = 1;
    CHECK_TEXT("the set of built deeds is not what the deeds say", audit_game(&classic, &game));
    game = start;
    game.group_hotels[1] = 1;
    CHECK_TEXT("the buildings of a group are not those on its deeds", audit_game(&classic, &game));
    game = start;
    game.offered = 1;
    CHECK_TEXT("the seats that made offers are not those with offers", audit_game(&classic, &game));
    game = start;
    game.builders = 1;
    CHECK_TEXT("the seats with whole groups are not those that own one",
               audit_game(&classic, &game));
}

static void v03_an_unlimited_supply_stays_so(void)
{
    Edition edition = classic;
    edition.rule[RULE_HOUSES] = 0;
    Game game;
    setup_game(&edition, 2, NULL, &game);
    CHECK_TEXT(NULL, audit_game(&edition, &game));
    game.houses = 0;
    CHECK_TEXT("the houses in the bank and on streets are not those of the edition (V03)",
               audit_game(&edition, &game));
}

static void v04_groups_are_built_evenly_by_one_owner(void)
{
    Game game = with_browns_of_first_seat();
    DeedId one = deed("mediterranean"), two = deed("baltic");
    game_set_level(&classic, &game, one, 2);
    game.houses = (int16_t)(game.houses - 2);
    CHECK_TEXT("a group is built unevenly (V04)", audit_game(&classic, &game));
    Edition edition = classic;
    edition.rule[RULE_BUILD_EVEN] = 0;
    CHECK_TEXT(NULL, audit_game(&edition, &game));

    game_set_mortgaged(&game, two, true);
    CHECK_TEXT("a group with buildings has a mortgaged deed (V04)", audit_game(&edition, &game));
    edition.rule[RULE_BUILD_MORTGAGED] = BUILD_MORTGAGED_DEED;
    CHECK_TEXT(NULL, audit_game(&edition, &game));
    game_set_mortgaged(&game, one, true);
    CHECK_TEXT("a mortgaged deed carries buildings (V04)", audit_game(&edition, &game));

    game_set_mortgaged(&game, one, false);
    game_set_mortgaged(&game, two, false);
    game.seats[0].deeds = DEED_BIT(one);
    give(&game, 1, two);
    CHECK_TEXT("buildings stand in a group that has several owners (V04)",
               audit_game(&edition, &game));
    edition.rule[RULE_BUILD_WHOLE_GROUP] = 0;
    CHECK_TEXT(NULL, audit_game(&edition, &game));
}

static void v04_a_hotel_is_one_step_above_the_houses(void)
{
    Game game = with_browns_of_first_seat();
    game_set_level(&classic, &game, deed("mediterranean"), HOTEL_LEVEL);
    game_set_level(&classic, &game, deed("baltic"), 4);
    game.houses = (int16_t)(game.houses - 4);
    game.hotels--;
    CHECK_TEXT(NULL, audit_game(&classic, &game));
    game_set_level(&classic, &game, deed("baltic"), 3);
    game.houses++;
    CHECK_TEXT("a group is built unevenly (V04)", audit_game(&classic, &game));
    /* Rule T02: three houses, then the hotel. */
    Edition edition = classic;
    edition.rule[RULE_HOUSES_PER_STREET] = 3;
    CHECK_TEXT(NULL, audit_game(&edition, &game));
}

static void v05_nobody_is_below_zero_where_debts_are_settled(void)
{
    Game game = start;
    game.seats[2].cash = -1;
    game.seats[2].owes_to = BANK;
    CHECK_TEXT("cash is below zero (V05)", audit_game(&classic, &game));
    Edition edition = classic;
    edition.rule[RULE_DEBT] = DEBT_END_OF_TURN;
    CHECK_TEXT(NULL, audit_game(&edition, &game));
}

static void v06_every_card_is_somewhere_once(void)
{
    Game game = start;
    game.piles[0].unseen &= ~1u;
    CHECK_TEXT("a pile and the cards held from it are not the whole deck (V06)",
               audit_game(&classic, &game));
    game.piles[0].count = 1;
    game.piles[0].first = 7;
    game.piles[0].order[7] = 0;
    CHECK_TEXT(NULL, audit_game(&classic, &game));
    game.piles[0].order[7] = 1;
    CHECK_TEXT("a card is in two places (V06)", audit_game(&classic, &game));
    game.piles[0].order[7] = 16;
    CHECK_TEXT("a pile holds cards that do not exist (V06)", audit_game(&classic, &game));

    /* The get-out card of Chance is number 11. */
    game = start;
    game.piles[0].unseen &= ~(1u << 10);
    CHECK(audit_game(&classic, &game) != NULL);
    game.seats[3].release[0] = 1;
    CHECK_TEXT(NULL, audit_game(&classic, &game));
    game.seats[3].release[0] = 2;
    CHECK(audit_game(&classic, &game) != NULL);
}

static void v07_v08_jail(void)
{
    Game game = start;
    game.seats[1].in_jail = 1;
    CHECK_TEXT("a seat in jail stands elsewhere (V07)", audit_game(&classic, &game));
    game.seats[1].space = classic.jail;
    game.seats[1].jail_turns = 2;
    CHECK_TEXT(NULL, audit_game(&classic, &game));
    game.seats[1].jail_turns = 3;
    CHECK_TEXT("a seat is in jail after its last turn there (V08)", audit_game(&classic, &game));
    game.seats[1].jail_turns = 4;
    CHECK_TEXT("a seat is in jail for too many turns (V08)", audit_game(&classic, &game));
    game = start;
    game.seats[1].space = 30;
    CHECK_TEXT("a seat rests on a space that sends to jail (V07)", audit_game(&classic, &game));
}

static void v09_who_has_left_owns_nothing(void)
{
    Game game = start;
    game.seats[1] = (Seat){
        .token = 1, .left = 1, .owes_to = NOBODY, .kept_deck = NO_DECK, .kept_card = NO_CARD};
    game.alive = 0xD;
    game.left_count = 1;
    CHECK_TEXT(NULL, audit_game(&classic, &game));
    game.seats[1].cash = 1;
    CHECK_TEXT("a seat that has left still owns something (V09)", audit_game(&classic, &game));
    game.seats[1].cash = 0;
    game.left_count = 2;
    CHECK_TEXT("the seats that left are not numbered from 1 on", audit_game(&classic, &game));
    game.left_count = 1;
    game.alive = 0xF;
    CHECK_TEXT("the seats still in the game are not those that have not left",
               audit_game(&classic, &game));
}

/* Every byte of a game set to every odd value: the audit itself never fails. */
static void the_audit_is_safe_for_any_bytes(void)
{
    Game game = with_browns_of_first_seat();
    game.offer.open = game.auction.open = game.want.open = 1;
    game.debt_count = 2;
    game.claim_count = 1;
    int noticed = 0;
    for (size_t at = 0; at < sizeof game; at++) {
        static const unsigned char values[] = {0, 1, 3, 8, 40, 127, 128, 200, 252, 253, 254, 255};
        for (size_t i = 0; i < sizeof values; i++) {
            Game changed = game;
            ((unsigned char *)&changed)[at] = values[i];
            noticed += audit_game(&classic, &changed) != NULL;
            changed = start;
            ((unsigned char *)&changed)[at] = values[i];
            noticed += audit_game(&classic, &changed) != NULL;
        }
    }
    CHECK(noticed > 0);
}

/* ---- steps ---- */

static EventList events;

static void tell(EventKind kind, SeatId seat, SeatId other, DeedId id, Money amount)
{
    event_add(
        &events,
        (Event){.kind = (uint8_t)kind, .seat = seat, .other = other, .deed = id, .amount = amount});
}

static void v01_money_moves_by_payments_only(void)
{
    Game after = start;
    events.count = 0;
    after.seats[0].cash -= 50;
    after.seats[1].cash += 50;
    CHECK_TEXT("cash changed by other than the payments told (V01)",
               audit_step(&classic, &start, &after, &events));
    tell(EVENT_PAID, 0, 1, NO_DEED, 50);
    CHECK_TEXT(NULL, audit_step(&classic, &start, &after, &events));
    tell(EVENT_PAID, BANK, POT, NO_DEED, 7);
    CHECK_TEXT("the pot changed by other than the payments told (V01)",
               audit_step(&classic, &start, &after, &events));
    after.pot += 7;
    CHECK_TEXT(NULL, audit_step(&classic, &start, &after, &events));
    tell(EVENT_PAID, DEALER, BANK, NO_DEED, 7);
    CHECK_TEXT("money was paid by or to nobody (V01)",
               audit_step(&classic, &start, &after, &events));
    events.count--;
    tell(EVENT_PAID, 0, 1, NO_DEED, 0);
    CHECK_TEXT("a payment was told of that pays nothing (V01)",
               audit_step(&classic, &start, &after, &events));
}

static void deeds_and_buildings_change_as_told(void)
{
    Game after = start;
    DeedId baltic = deed("baltic");
    events.count = 0;
    give(&after, 1, baltic);
    CHECK_TEXT("a deed changed its owner without being told",
               audit_step(&classic, &start, &after, &events));
    tell(EVENT_DEED_MOVED, BANK, 1, baltic, 0);
    CHECK_TEXT(NULL, audit_step(&classic, &start, &after, &events));
    game_set_level(&classic, &after, baltic, 1);
    CHECK_TEXT("buildings changed without being told",
               audit_step(&classic, &start, &after, &events));
    tell(EVENT_BUILT, 1, NOBODY, baltic, 1);
    CHECK_TEXT(NULL, audit_step(&classic, &start, &after, &events));
    tell(EVENT_UNBUILT, 1, NOBODY, baltic, 1);
    CHECK_TEXT("a building was told of that did not change the level",
               audit_step(&classic, &start, &after, &events));
    events.count = 0;
    tell(EVENT_DEED_MOVED, 2, 1, baltic, 0);
    CHECK_TEXT("a deed was moved by one who did not own it",
               audit_step(&classic, &start, &after, &events));
    events.count = 0;
    tell(EVENT_DEED_MOVED, 2, 1, NO_DEED, 0);
    CHECK_TEXT("a deed was moved that does not exist",
               audit_step(&classic, &start, &after, &events));
}

static void get_out_cards_change_as_told(void)
{
    Game after = start;
    events.count = 0;
    after.seats[2].release[1] = 1;
    CHECK_TEXT("get-out cards changed by other than the moves told",
               audit_step(&classic, &start, &after, &events));
    tell(EVENT_RELEASE_MOVED, BANK, 2, NO_DEED, 1);
    CHECK_TEXT(NULL, audit_step(&classic, &start, &after, &events));
    tell(EVENT_RELEASE_MOVED, BANK, 2, NO_DEED, 9);
    CHECK_TEXT("a get-out card was moved that does not exist",
               audit_step(&classic, &start, &after, &events));
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    edition_file_read("classic", "order=entered", &classic);
    setup_game(&classic, 4, NULL, &start);
    RUN(a_new_game_holds);
    RUN(v01_money_moves_by_payments_only);
    RUN(v02_each_deed_has_one_owner);
    RUN(v03_the_supply_of_buildings_is_whole);
    RUN(what_follows_from_the_deeds_is_kept);
    RUN(v03_an_unlimited_supply_stays_so);
    RUN(v04_groups_are_built_evenly_by_one_owner);
    RUN(v04_a_hotel_is_one_step_above_the_houses);
    RUN(v05_nobody_is_below_zero_where_debts_are_settled);
    RUN(v06_every_card_is_somewhere_once);
    RUN(v07_v08_jail);
    RUN(v09_who_has_left_owns_nothing);
    RUN(the_audit_is_safe_for_any_bytes);
    RUN(deeds_and_buildings_change_as_told);
    RUN(get_out_cards_change_as_told);
    return check_done();
}
