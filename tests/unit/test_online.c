/* test_online.c -- meetings, their server and their guests: by hand, and by the thousand. */
#include "online_world.h"

/* ---- one table, by hand, without delays ---- */

typedef struct Parlour {
    House *house;
    StoredRoom stored;
    Moment now;
    Guest *guests[4];
    int connections[4];
    int count;
} Parlour;

static void parlour_keep(Parlour *parlour)
{
    HouseEntry entry;
    while (house_next_entry(parlour->house, &entry))
        house_kept(parlour->house, &entry.room, entry.n + 1, parlour->now);
}

/* Until nobody has anything to say. */
static void parlour_talk(Parlour *parlour)
{
    char buffer[WORLD_TALK];
    Text text = text_into(buffer, sizeof buffer);
    bool said = true;
    while (said) {
        said = false;
        for (int i = 0; i < parlour->count; i++) {
            if (parlour->connections[i] < 0) continue;
            while (guest_next_line(parlour->guests[i], &text)) {
                house_hear(parlour->house, parlour->connections[i], buffer, parlour->now);
                said = true;
            }
        }
        while (house_work(parlour->house, 100, parlour->now)) continue;
        parlour_keep(parlour);
        for (int i = 0; i < parlour->count; i++) {
            if (parlour->connections[i] < 0) continue;
            while (house_next_line(parlour->house, parlour->connections[i], parlour->now, &text)) {
                guest_hear(parlour->guests[i], buffer);
                said = true;
            }
        }
    }
}

static void parlour_open(Parlour *parlour)
{
    static const HousePlan plan = {.build = "test"};
    FairNumber key = world_key(1);
    *parlour = (Parlour){.house = house_new(edition_files(), &key, &plan), .now = 1000};
}

static int parlour_visit(Parlour *parlour, const char *room, const char *token)
{
    FairNumber key = world_key(100 + (uint64_t)parlour->count);
    int n = parlour->count++;
    parlour->guests[n] = guest_new(edition_files(), &key, room, token);
    parlour->connections[n] = house_connect(parlour->house, 1, parlour->now);
    guest_connect(parlour->guests[n]);
    parlour_talk(parlour);
    return n;
}

static void parlour_ask(Parlour *parlour, int guest, const char *line)
{
    guest_ask(parlour->guests[guest], line);
    parlour_talk(parlour);
}

static void parlour_close(Parlour *parlour)
{
    for (int i = 0; i < parlour->count; i++) guest_free(parlour->guests[i]);
    house_free(parlour->house);
}

/* Ada opens a table, Bob comes by its link. */
static void two_at_a_table(Parlour *parlour)
{
    parlour_open(parlour);
    parlour_visit(parlour, "", "");
    CHECK_INT(SECRET_DIGITS, strlen(guest_room(parlour->guests[0])));
    parlour_ask(parlour, 0, "sit \"Ada\"");
    parlour_visit(parlour, guest_room(parlour->guests[0]), "");
    parlour_ask(parlour, 1, "sit \"Bob\"");
}

static void start(Parlour *parlour)
{
    parlour_ask(parlour, 0, "ready on");
    parlour_ask(parlour, 1, "ready on");
    parlour_ask(parlour, 0, "start");
}

static void a_link_is_enough(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    const Meeting *meeting = guest_meeting(parlour.guests[1]);
    CHECK_INT(2, meeting->seat_count);
    CHECK_TEXT("Ada", meeting->seats[0].plan.name);
    CHECK_INT(0, meeting->host);
    CHECK_INT(1, guest_seats(parlour.guests[0]));
    CHECK_INT(2, guest_seats(parlour.guests[1]));
    CHECK_INT(3, guest_here(parlour.guests[0]));
    start(&parlour);
    CHECK_INT(MEETING_PLAYS, meeting->stage);
    CHECK_INT(2, meeting->dice.share_count);
    CHECK(!meeting->dice.known);
    CHECK(table_action_count(meeting->table) > 0); /* the dealer has thrown for the order */
    parlour_close(&parlour);
}

static void only_the_host_sets_the_terms(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 1, "edition london");
    CHECK_INT(NO_HOST, guest_refusal(parlour.guests[1]));
    parlour_ask(&parlour, 0, "ready on");
    parlour_ask(&parlour, 0, "edition london");
    CHECK_TEXT("london", guest_meeting(parlour.guests[1])->edition);
    CHECK(!guest_meeting(parlour.guests[1])->seats[0].ready); /* a change clears all marks */
    parlour_ask(&parlour, 0, "rule nonsense=on");
    CHECK_INT(NO_RULE, guest_refusal(parlour.guests[0]));
    parlour_ask(&parlour, 0, "terms 600 20 60 on off on");
    CHECK_INT(600, guest_meeting(parlour.guests[1])->terms.bank);
    CHECK(!guest_meeting(parlour.guests[1])->terms.advice);
    parlour_ask(&parlour, 0, "terms 600 20");
    CHECK_INT(NO_SENSE, guest_refusal(parlour.guests[0]));
    parlour_ask(&parlour, 1, "sit \"ada\"");
    CHECK_INT(NO_NAME, guest_refusal(parlour.guests[1]));
    parlour_ask(&parlour, 0, "start");
    CHECK_INT(NO_TIME, guest_refusal(parlour.guests[0])); /* Bob is not ready */
    parlour_close(&parlour);
}

/* The guest whose person must decide, and one that must not. */
static int who_decides(const Parlour *parlour)
{
    const Meeting *meeting = guest_meeting(parlour->guests[0]);
    SeatId decider = table_game(meeting->table)->decider;
    return (guest_seats(parlour->guests[0]) >> decider & 1U) != 0 ? 0 : 1;
}

static void nobody_acts_for_others(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    start(&parlour);
    int turn = who_decides(&parlour), other = 1 - turn;
    char line[64];
    size_t count = table_action_count(guest_meeting(parlour.guests[0])->table);
    snprintf(line, sizeof line, "do %zu roll", count);
    parlour_ask(&parlour, other, line);
    CHECK_INT(NO_YOURS, guest_refusal(parlour.guests[other]));
    snprintf(line, sizeof line, "do %zu dice 6 6", count);
    parlour_ask(&parlour, turn, line);
    CHECK(guest_refusal(parlour.guests[turn]) != NO_OBJECTION);
    snprintf(line, sizeof line, "do %zu roll", count - 1);
    parlour_ask(&parlour, turn, line);
    CHECK_INT(NO_LATE, guest_refusal(parlour.guests[turn]));
    snprintf(line, sizeof line, "do %zu buy", count);
    parlour_ask(&parlour, turn, line);
    CHECK_INT(NO_LEGAL, guest_refusal(parlour.guests[turn]));
    CHECK_INT((int64_t)count, (int64_t)table_action_count(guest_meeting(parlour.guests[0])->table));
    snprintf(line, sizeof line, "do %zu roll", count);
    parlour_ask(&parlour, turn, line);
    CHECK(table_action_count(guest_meeting(parlour.guests[other])->table) > count + 1);
    parlour_close(&parlour);
}

/* The link alone gives no seat, and a guessed token neither. */
static void a_seat_is_kept_by_its_token(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    start(&parlour);
    const char *room = guest_room(parlour.guests[0]);
    int stranger = parlour_visit(&parlour, room, "0123456789abcdef0123456789abcdef");
    CHECK_INT(0, guest_seats(parlour.guests[stranger]));
    CHECK_INT(1, guest_watchers(parlour.guests[0]));
    house_close(parlour.house, parlour.connections[1], parlour.now);
    parlour.connections[1] = -1;
    parlour_talk(&parlour);
    CHECK_INT(1, guest_here(parlour.guests[0]));
    int again = parlour_visit(&parlour, room, guest_token(parlour.guests[1]));
    CHECK_INT(2, guest_seats(parlour.guests[again]));
    CHECK_INT(3, guest_here(parlour.guests[0]));
    CHECK_INT((int64_t)guest_known(parlour.guests[0]), (int64_t)guest_known(parlour.guests[again]));
    parlour_close(&parlour);
}

/* No line that is told before the end has the secret, a token or a seed in it. */
static void no_secret_is_told(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    start(&parlour);
    char buffer[WORLD_TALK];
    Text text = text_into(buffer, sizeof buffer);
    int n = house_connect(parlour.house, 1, parlour.now);
    Text join = text_growing();
    text_add(&join, "join ");
    text_add(&join, guest_room(parlour.guests[0]));
    text_add(&join, " - 0");
    house_hear(parlour.house, n, join.start, parlour.now);
    int lines = 0;
    while (house_next_line(parlour.house, n, parlour.now, &text)) {
        lines++;
        CHECK(strstr(buffer, "secret") == NULL && strstr(buffer, "key") == NULL);
        CHECK(strstr(buffer, guest_token(parlour.guests[0])) == NULL);
    }
    CHECK(lines > 12);
    text_free(&join);
    parlour_close(&parlour);
}

/* Who does not answer in time is played for, until they come back. */
static void a_clock_calls_a_stand_in(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 0, "terms 60 10 0 on on off");
    start(&parlour);
    const Meeting *meeting = guest_meeting(parlour.guests[0]);
    int turn = who_decides(&parlour);
    size_t count = table_action_count(meeting->table);
    int64_t left;
    CHECK_INT(turn, guest_clock(parlour.guests[0], &left));
    CHECK_INT(70000, left);
    parlour.now += 69000;
    house_tick(parlour.house, parlour.now);
    parlour_talk(&parlour);
    CHECK_INT((int64_t)count, (int64_t)table_action_count(meeting->table));
    parlour.now += 1000;
    house_tick(parlour.house, parlour.now);
    parlour_talk(&parlour);
    CHECK(meeting->seats[turn].stand_in != NULL);
    CHECK(table_action_count(meeting->table) > count);
    parlour_ask(&parlour, turn, "back");
    CHECK(meeting->seats[turn].stand_in == NULL);
    parlour_close(&parlour);
}

static void time_spent_comes_off_the_bank(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 0, "terms 60 10 0 on on off");
    start(&parlour);
    const Meeting *meeting = guest_meeting(parlour.guests[0]);
    int turn = who_decides(&parlour);
    char line[64];
    parlour.now += 25000; /* 10 of them are free */
    snprintf(line, sizeof line, "do %zu roll", table_action_count(meeting->table));
    parlour_ask(&parlour, turn, line);
    CHECK_INT(45000, meeting->seats[turn].left);
    parlour_close(&parlour);
}

static void an_absent_person_is_played_for(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    start(&parlour);
    int turn = who_decides(&parlour), other = 1 - turn;
    const Meeting *meeting = guest_meeting(parlour.guests[other]);
    size_t count = table_action_count(meeting->table);
    house_close(parlour.house, parlour.connections[turn], parlour.now);
    parlour.connections[turn] = -1;
    parlour.now += 59000;
    house_tick(parlour.house, parlour.now);
    parlour_talk(&parlour);
    CHECK_INT((int64_t)count, (int64_t)table_action_count(meeting->table));
    parlour.now += 2000;
    house_tick(parlour.house, parlour.now);
    parlour_talk(&parlour);
    CHECK(table_action_count(meeting->table) > count);
    int again = parlour_visit(&parlour, guest_room(parlour.guests[other]),
                              guest_token(parlour.guests[turn]));
    CHECK(guest_meeting(parlour.guests[again])->seats[turn].stand_in == NULL);
    parlour_close(&parlour);
}

static void a_flood_is_refused(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    for (int i = 0; i < 8; i++) parlour_ask(&parlour, 1, "say \"hello\"");
    CHECK_INT(NO_HURRY, guest_refusal(parlour.guests[1]));
    CHECK_INT(5, guest_meeting(parlour.guests[0])->said_count);
    CHECK_TEXT("hello", guest_meeting(parlour.guests[0])->said[0].words);
    parlour.now += 1500;
    parlour_ask(&parlour, 1, "say \"again\"");
    CHECK_INT(6, guest_meeting(parlour.guests[0])->said_count);
    for (int i = 0; i < 60; i++) parlour_ask(&parlour, 0, "ready on");
    CHECK_INT(NO_HURRY, guest_refusal(parlour.guests[0]));
    parlour_close(&parlour);
}

static void who_does_not_promise_is_not_seated(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 0, "ready on");
    parlour_ask(&parlour, 1, "ready on");
    house_close(parlour.house, parlour.connections[1], parlour.now);
    parlour.connections[1] = -1;
    parlour_ask(&parlour, 0, "start");
    const Meeting *meeting = guest_meeting(parlour.guests[0]);
    CHECK_INT(MEETING_PROMISES, meeting->stage);
    parlour.now += 21000;
    house_tick(parlour.house, parlour.now);
    parlour_talk(&parlour);
    CHECK_INT(MEETING_GATHERS, meeting->stage);
    CHECK(!meeting->seats[1].ready);
    parlour_close(&parlour);
}

/* ---- a world of them, in virtual time ---- */

static void a_quiet_world_plays_its_games(void)
{
    world_run(1, 3, 0, 0, 4 * 3600 * 1000);
}

static void lost_connections_lose_nothing(void)
{
    world_run(2, 6, 2000, 0, 8 * 3600 * 1000);
}

static void killed_servers_lose_nothing(void)
{
    world_run(3, 6, 3000, 20000, 8 * 3600 * 1000);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(a_link_is_enough);
    RUN(only_the_host_sets_the_terms);
    RUN(nobody_acts_for_others);
    RUN(a_seat_is_kept_by_its_token);
    RUN(no_secret_is_told);
    RUN(a_clock_calls_a_stand_in);
    RUN(time_spent_comes_off_the_bank);
    RUN(an_absent_person_is_played_for);
    RUN(a_flood_is_refused);
    RUN(who_does_not_promise_is_not_seated);
    RUN(a_quiet_world_plays_its_games);
    RUN(lost_connections_lose_nothing);
    RUN(killed_servers_lose_nothing);
    return check_done();
}
