/* test_auction_sheet.c -- the auction sheet where anybody may bid at any time (F19). */
#include "table_hand.h"

/* Chen has bid 120; whoever is asked, the others may speak. */
static void begin_free(int people, SeatId asked)
{
    scene_begin("classic", "auction_clock=10", 3);
    scene.game.auction = (Auction){.open = AUCTION_DEED,
                                   .deed = scene_deed("boardwalk"),
                                   .bid = 120,
                                   .bidder = 2,
                                   .asked = asked,
                                   .in = 7};
    scene.game.phase = PHASE_AUCTION;
    scene.game.decider = asked;
    open_table(people, NULL);
}

static void who_is_not_asked_bids_all_the_same(void)
{
    begin_free(1, 1);
    CHECK(sees("Highest bid, by Chen") && sees("may bid") && !sees("bids now"));
    press("+10");
    press("Bid $131");
    Action bid = request().action;
    CHECK_INT(ACTION_BID, bid.kind);
    CHECK_INT(0, bid.seat);
    CHECK_INT(131, bid.amount);
    CHECK_INT(REFUSAL_NONE, table_submit(table, &bid));
    close_table();
}

static void of_several_people_one_takes_the_buttons(void)
{
    begin_free(2, 0);
    CHECK(sees("Ada bids"));
    press("Bruno");
    CHECK(sees("Bruno bids"));
    press("Bid $121");
    CHECK_INT(1, request().action.seat);
    press("Ada");
    press("Pass");
    Action pass = request().action;
    CHECK_INT(ACTION_PASS, pass.kind);
    CHECK_INT(0, pass.seat);
    close_table();
}

static void silence_is_a_pass_after_the_seconds_of_the_rule(void)
{
    Request asked;
    begin_free(2, 0);
    view_pass_time(view, 1);
    CHECK(sees("9"));
    view_pass_time(view, 8);
    CHECK(!view_next_request(view, &asked));
    view_pass_time(view, 2);
    Action pass = request().action;
    CHECK_INT(ACTION_PASS, pass.kind);
    CHECK_INT(0, pass.seat); /* the one who is asked; the next one follows */
    CHECK_INT(REFUSAL_NONE, table_submit(table, &pass));
    CHECK_INT(1, table_game(table)->decider);
    close_table();
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(who_is_not_asked_bids_all_the_same);
    RUN(of_several_people_one_takes_the_buttons);
    RUN(silence_is_a_pass_after_the_seconds_of_the_rule);
    return check_done();
}
