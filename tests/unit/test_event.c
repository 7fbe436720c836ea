/* test_event.c -- the most events that one action can cause all fit. */
#include "game/event.h"

#include "game/apply.h"
#include "scene.h"

/* Everything that can be owned is owned by seat 0; the others can bid for nothing. */
static void give_everything(void)
{
    scene_begin("classic", "resign=on", 8);
    Edition *edition = &scene.edition;
    Game *game = &scene.game;
    while (edition->deed_count < MAX_DEEDS) {
        edition->deeds[edition->deed_count] = edition->deeds[0];
        edition->groups[edition->deeds[0].group].deeds |= DEED_BIT(edition->deed_count);
        edition->deed_count++;
    }
    edition->deck_count = MAX_DECKS;
    for (int deck = 0; deck < MAX_DECKS; deck++) edition->decks[deck].kind = DECK_WEIGHTS;
    for (SeatId seat = 0; seat < 8; seat++) {
        game->seats[seat].cash = 0;
        for (int deck = 0; deck < MAX_DECKS; deck++)
            game->seats[seat].release[deck] = UINT8_MAX * (seat < 2);
    }
    for (int deed = 0; deed < MAX_DEEDS; deed++) {
        game->holdings[deed] = (Holding){.owner = 0, .level = HOTEL_LEVEL};
        game->seats[0].deeds |= DEED_BIT(deed);
    }
    game->houses = game->hotels = UNLIMITED;
}

static void an_estate_that_nobody_can_bid_for_is_told_whole(void)
{
    give_everything();
    Action resign = {.kind = ACTION_RESIGN, .seat = 0, .deed = NO_DEED};
    scene.events.count = 0;
    apply(&scene.edition, &scene.game, &resign, &scene.events);
    CHECK_INT(MAX_DEEDS, scene_events(EVENT_UNBUILT));
    CHECK_INT(MAX_DEEDS, scene_events(EVENT_DEED_MOVED));
    CHECK_INT(MAX_DEEDS, scene_events(EVENT_AUCTION_BEGAN));
    CHECK_INT(MAX_DEEDS * 7, scene_events(EVENT_PASSED));
    CHECK_INT(MAX_DEEDS, scene_events(EVENT_AUCTION_UNSOLD));
    CHECK_INT(UINT8_MAX * MAX_DECKS, scene_events(EVENT_RELEASE_MOVED));
    CHECK(scene.events.count <= MAX_EVENTS);
    CHECK_INT(PHASE_TURN, scene.game.phase);
}

static void two_seats_that_swap_everything_are_told_whole(void)
{
    give_everything();
    Game *game = &scene.game;
    for (int deed = 0; deed < MAX_DEEDS; deed++) game->holdings[deed].level = 0;
    game->phase = PHASE_ANSWER;
    game->decider = 1;
    game->offer = (Offer){.open = OFFER_MADE, .from = 0, .to = 1};
    game->offer.deal.give = game->seats[0].deeds;
    for (int deck = 0; deck < MAX_DECKS; deck++)
        game->offer.deal.give_cards[deck] = game->offer.deal.take_cards[deck] = UINT8_MAX / 2;
    Action accept = {.kind = ACTION_ACCEPT, .seat = 1, .deed = NO_DEED};
    scene.events.count = 0;
    apply(&scene.edition, game, &accept, &scene.events);
    CHECK_INT(MAX_DEEDS, scene_events(EVENT_DEED_MOVED));
    CHECK_INT(UINT8_MAX / 2 * 2 * MAX_DECKS, scene_events(EVENT_RELEASE_MOVED));
    CHECK(scene.events.count <= MAX_EVENTS);
}

static void the_longest_move_is_told_whole(void)
{
    scene_begin("classic", "any_dice=on", 2);
    scene.edition.space_count = 4;
    Action dice = {
        .kind = ACTION_DICE, .seat = DEALER, .deed = NO_DEED, .amount = 999, .second = 998};
    CHECK(scene_do("roll"));
    scene.events.count = 0;
    apply(&scene.edition, &scene.game, &dice, &scene.events);
    CHECK_INT(1, scene_events(EVENT_PAID)); /* the salaries of 499 rounds */
    CHECK_INT(1500 + 499 * 200, scene_cash(0));
    CHECK(scene.events.count <= MAX_EVENTS);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(an_estate_that_nobody_can_bid_for_is_told_whole);
    RUN(two_seats_that_swap_everything_are_told_whole);
    RUN(the_longest_move_is_told_whole);
    return check_done();
}
