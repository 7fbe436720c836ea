/* test_online_auction.c -- on a server: auctions in which anybody may bid, against one clock (F19).
 */
#include "online_parlour.h"

static const Game *game_of(const Parlour *parlour)
{
    return table_game(guest_meeting(parlour->guests[0])->table);
}

static void speak(Parlour *parlour, int guest, size_t number, const char *words)
{
    char line[80];
    snprintf(line, sizeof line, "do %zu %s", number, words);
    parlour_ask(parlour, guest, line);
}

static size_t done(const Parlour *parlour)
{
    return table_action_count(guest_meeting(parlour->guests[0])->table);
}

static void pass_time(Parlour *parlour, Moment time)
{
    parlour->now += time;
    house_tick(parlour->house, parlour->now);
    parlour_talk(parlour);
}

/* The first free deed that somebody lands on is not bought. */
static void begin_sale(Parlour *parlour)
{
    two_at_a_table(parlour);
    parlour_ask(parlour, 0, "rule auction_clock=10");
    start(parlour);
    for (int i = 0; i < 100 && game_of(parlour)->phase != PHASE_AUCTION; i++) {
        Phase phase = (Phase)game_of(parlour)->phase;
        speak(parlour, who_decides(parlour), done(parlour),
              phase == PHASE_BUY    ? "decline"
              : phase == PHASE_TURN ? "roll"
                                    : "end");
    }
    CHECK_INT(PHASE_AUCTION, game_of(parlour)->phase);
}

static int64_t left(const Parlour *parlour)
{
    int64_t time;
    CHECK_INT(-1, guest_clock(parlour->guests[0], &time)); /* nobody's own clock runs */
    return time;
}

static void a_bid_begins_the_clock_again(void)
{
    Parlour parlour;
    begin_sale(&parlour);
    DeedId deed = game_of(&parlour)->auction.deed;
    CHECK_INT(10000, left(&parlour));
    pass_time(&parlour, 9000);
    speak(&parlour, 1, done(&parlour), "bid 20 by 2");
    CHECK_INT(10000, left(&parlour));
    pass_time(&parlour, 9999);
    CHECK_INT(PHASE_AUCTION, game_of(&parlour)->phase);
    speak(&parlour, 0, done(&parlour), "bid 30 by 1");
    pass_time(&parlour, 9999);
    CHECK_INT(PHASE_AUCTION, game_of(&parlour)->phase);
    pass_time(&parlour, 1); /* who was silent has passed */
    CHECK(game_of(&parlour)->phase != PHASE_AUCTION);
    CHECK_INT(0, game_of(&parlour)->holdings[deed].owner);
    CHECK(guest_meeting(parlour.guests[0])->seats[1].stand_in == NULL);
    parlour_close(&parlour);
}

static void nobody_bids_and_time_runs_out(void)
{
    Parlour parlour;
    begin_sale(&parlour);
    DeedId deed = game_of(&parlour)->auction.deed;
    pass_time(&parlour, 10000);
    CHECK(game_of(&parlour)->phase != PHASE_AUCTION);
    CHECK_INT(BANK, game_of(&parlour)->holdings[deed].owner);
    parlour_close(&parlour);
}

/* Who reaches the server first is first; a higher bid that comes second is one all the same. */
static void the_first_at_the_server_is_first(void)
{
    Parlour parlour;
    begin_sale(&parlour);
    size_t number = done(&parlour);
    speak(&parlour, 1, number, "bid 20 by 2");
    speak(&parlour, 0, number, "bid 20 by 1");
    CHECK_INT(NO_OUTBID, guest_refusal(parlour.guests[0]));
    CHECK_INT(1, game_of(&parlour)->auction.bidder);
    speak(&parlour, 0, number, "bid 25 by 1");
    CHECK_INT(0, game_of(&parlour)->auction.bidder);
    CHECK_INT(25, game_of(&parlour)->auction.bid);
    speak(&parlour, 0, number, "bid 25 by 1"); /* said twice */
    CHECK_INT(NO_OUTBID, guest_refusal(parlour.guests[0]));
    speak(&parlour, 0, done(&parlour), "bid 40 by 2"); /* for somebody else */
    CHECK_INT(NO_YOURS, guest_refusal(parlour.guests[0]));
    speak(&parlour, 1, number, "pass by 2"); /* who passed at 20 passes at 25 */
    CHECK(game_of(&parlour)->phase != PHASE_AUCTION);
    parlour_close(&parlour);
}

/* A word about an earlier auction is none about this one. */
static void a_word_from_before_the_auction_is_late(void)
{
    Parlour parlour;
    begin_sale(&parlour);
    size_t number = done(&parlour);
    speak(&parlour, 0, number - 1, "bid 20 by 1");
    CHECK_INT(NO_LATE, guest_refusal(parlour.guests[0]));
    CHECK_INT(0, game_of(&parlour)->auction.bid);
    speak(&parlour, 0, number + 1, "bid 20 by 1");
    CHECK_INT(NO_LATE, guest_refusal(parlour.guests[0]));
    CHECK_INT(0, game_of(&parlour)->auction.bid);
    parlour_close(&parlour);
}

/* The clock stands while the server is down, and begins again. */
static void a_restart_costs_nobody_time(void)
{
    Parlour parlour;
    begin_sale(&parlour);
    speak(&parlour, 1, done(&parlour), "bid 20 by 2");
    pass_time(&parlour, 9000);
    parlour_kill(&parlour);
    parlour.now += 100000;
    for (int i = 0; i < 2; i++) {
        guest_disconnect(parlour.guests[i]);
        parlour.connections[i] = house_connect(parlour.house, 1, parlour.now);
        guest_connect(parlour.guests[i]);
    }
    parlour_talk(&parlour);
    CHECK_INT(PHASE_AUCTION, game_of(&parlour)->phase);
    pass_time(&parlour, 9000);
    CHECK_INT(PHASE_AUCTION, game_of(&parlour)->phase);
    speak(&parlour, 0, done(&parlour), "bid 21 by 1");
    CHECK_INT(21, game_of(&parlour)->auction.bid);
    parlour_close(&parlour);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_bid_begins_the_clock_again);
    RUN(nobody_bids_and_time_runs_out);
    RUN(the_first_at_the_server_is_first);
    RUN(a_word_from_before_the_auction_is_late);
    RUN(a_restart_costs_nobody_time);
    return check_done();
}
