/* test_online.c -- meetings, their server and their guests: by hand, and by the thousand. */
#include "online_parlour.h"

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
    parlour_ask(&parlour, 0, "terms - - - - on - 120"); /* what is not named stays as it is */
    const MeetingTerms *terms = &guest_meeting(parlour.guests[1])->terms;
    CHECK(terms->bank == 600 && terms->step == 20 && terms->advice && terms->open);
    CHECK_INT(120, terms->delay);
    parlour_ask(&parlour, 0, "terms - - - - - - - -");
    CHECK_INT(NO_SENSE, guest_refusal(parlour.guests[0]));
    parlour_ask(&parlour, 1, "sit \"ada\"");
    CHECK_INT(NO_NAME, guest_refusal(parlour.guests[1]));
    parlour_ask(&parlour, 0, "start");
    CHECK_INT(NO_TIME, guest_refusal(parlour.guests[0])); /* Bob is not ready */
    parlour_close(&parlour);
}

/* Everything that the server has for a guest reaches it; its answers wait. */
static void hear_only(Parlour *parlour, int guest)
{
    char buffer[WORLD_TALK];
    Text line = text_into(buffer, sizeof buffer);
    while (house_next_line(parlour->house, parlour->connections[guest], parlour->now, &line))
        guest_hear(parlour->guests[guest], buffer);
}

static void everybody_sees_how_far_away_the_others_are(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 0, "computer simple \"Cem\"");
    CHECK_INT(0, guest_trip(parlour.guests[0], 1)); /* in this world lines take no time */
    CHECK_INT(-1, guest_trip(parlour.guests[0], 2));
    parlour.now += 6000;
    house_tick(parlour.house, parlour.now);
    hear_only(&parlour, 1);
    parlour.now += 42;
    parlour_talk(&parlour);
    parlour.now += 6000;
    house_tick(parlour.house, parlour.now);
    hear_only(&parlour, 0);
    CHECK_INT(42, guest_trip(parlour.guests[0], 1));
    parlour_ask(&parlour, 1, "pong 1"); /* an old answer, or a lie */
    hear_only(&parlour, 1);
    CHECK(guest_trip(parlour.guests[1], 0) >= 0);
    CHECK_INT(NO_OBJECTION, guest_refusal(parlour.guests[1]));
    start(&parlour); /* in a game everybody is asked once a minute, and told alone */
    parlour_talk(&parlour);
    parlour.now += 59000;
    house_tick(parlour.house, parlour.now);
    char buffer[WORLD_TALK];
    Text line = text_into(buffer, sizeof buffer);
    while (house_next_line(parlour.house, parlour.connections[0], parlour.now, &line))
        CHECK(strstr(buffer, "ping") == NULL);
    parlour.now += 10000;
    house_tick(parlour.house, parlour.now);
    hear_only(&parlour, 0);
    hear_only(&parlour, 1);
    parlour.now += 7;
    parlour_talk(&parlour);
    CHECK_INT(7, guest_trip(parlour.guests[0], 0));
    CHECK_INT(7, guest_trip(parlour.guests[1], 1));
    parlour_close(&parlour);
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

/* ---- versions ---- */

static Guest *visit_as(Parlour *parlour, const char *build)
{
    FairNumber key = world_key(7);
    int n = parlour->count++;
    parlour->guests[n] = guest_new(edition_files(), &key, "", "");
    guest_introduce(parlour->guests[n], build);
    parlour->connections[n] = house_connect(parlour->house, 1, parlour->now);
    guest_connect(parlour->guests[n]);
    parlour_talk(parlour);
    return parlour->guests[n];
}

static void who_is_too_old_is_told_so(void)
{
    static const HousePlan plan = {.build = "1.10.3"};
    FairNumber key = world_key(1);
    Parlour parlour = {.house = house_new(edition_files(), &key, &plan), .now = 1000};
    Guest *old = visit_as(&parlour, "1.9.7");
    CHECK(guest_old(old) && !guest_joined(old));
    CHECK_INT(NO_OLD, guest_refusal(old));
    Guest *same = visit_as(&parlour, "1.10.0"), *newer = visit_as(&parlour, "2.0.0");
    CHECK(!guest_old(same) && guest_joined(same));
    CHECK(!guest_old(newer) && guest_joined(newer));
    CHECK(guest_joined(visit_as(&parlour, "unknown")));
    CHECK_INT(3, house_counts(parlour.house).meetings); /* an old one opens no table */
    parlour_close(&parlour);
}

/* The server was upgraded: another house reads what was kept, and everybody comes again. */
static void upgrade(Parlour *parlour)
{
    static const HousePlan plan = {.build = "test"};
    FairNumber key = world_key(2);
    house_free(parlour->house);
    parlour->house = house_new(edition_files(), &key, &plan);
    for (int i = 0; i < parlour->count; i++) {
        guest_disconnect(parlour->guests[i]);
        parlour->connections[i] = house_connect(parlour->house, 1, parlour->now);
        guest_connect(parlour->guests[i]);
    }
    parlour_talk(parlour);
}

static void a_game_goes_on_after_an_upgrade(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    start(&parlour);
    size_t kept = parlour.stored.count;
    upgrade(&parlour);
    const Meeting *meeting = guest_meeting(parlour.guests[0]);
    size_t actions = table_action_count(meeting->table);
    CHECK_INT(NO_OBJECTION, guest_refusal(parlour.guests[0]));
    char line[64];
    snprintf(line, sizeof line, "do %zu roll", actions);
    parlour_ask(&parlour, who_decides(&parlour), line);
    CHECK(table_action_count(meeting->table) > actions);
    CHECK(parlour.stored.count > kept);
    parlour_close(&parlour);
}

/* The kept line that begins so, the last one: another version had come to this one. */
static void doctor(Parlour *parlour, const char *beginning, const char *into)
{
    size_t n = parlour->stored.count;
    while (n > 0 && strncmp(parlour->stored.lines[n - 1].text, beginning, strlen(beginning)) != 0)
        n--;
    CHECK(n > 0);
    if (n == 0) return;
    free(parlour->stored.lines[n - 1].text);
    parlour->stored.lines[n - 1].text = malloc(strlen(into) + 1);
    strcpy(parlour->stored.lines[n - 1].text, into);
}

/* The table says so, shows what it can read, adds nothing, and does not fall over. */
static void rests(const char *beginning, const char *into, MeetingStage stage)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 0, "terms - - - - - - 120"); /* a game that rests is shown at once */
    start(&parlour);
    doctor(&parlour, beginning, into);
    size_t kept = parlour.stored.count;
    upgrade(&parlour);
    CHECK_INT(NO_RESTS, guest_refusal(parlour.guests[1])); /* told without asking */
    int newcomer = parlour_visit(&parlour, guest_room(parlour.guests[0]), "");
    CHECK_INT(NO_RESTS, guest_refusal(parlour.guests[newcomer]));
    CHECK(guest_joined(parlour.guests[newcomer]) && !guest_broken(parlour.guests[newcomer]));
    CHECK_INT(stage, guest_meeting(parlour.guests[newcomer])->stage);
    CHECK_TEXT("Ada", guest_meeting(parlour.guests[newcomer])->seats[0].plan.name);
    static const char *const wishes[] = {"do 0 roll", "again",     "ready on", "say \"well\"",
                                         "stand 1",   "back",      "start",    "ping 1",
                                         "from 0",    "sit \"Cy\""};
    for (size_t i = 0; i < sizeof wishes / sizeof wishes[0]; i++)
        parlour_ask(&parlour, 0, wishes[i]);
    CHECK_INT(NO_RESTS, guest_refusal(parlour.guests[0]));
    for (int i = 0; i < 100; i++) {
        parlour.now += 10000;
        house_tick(parlour.house, parlour.now);
        parlour_talk(&parlour);
    }
    CHECK_INT((int64_t)kept, (int64_t)parlour.stored.count);
    parlour_close(&parlour);
}

static void a_game_of_another_version_rests_and_can_be_read(void)
{
    rests("do ", "do 0 fly-to-the-moon", MEETING_PLAYS);
    rests("begin", "begin anew", MEETING_SHOWS);
    rests("sit human \"Bob\"", "sit human \"Bob\" 0", MEETING_GATHERS);
}

/* The same actions lead elsewhere: the hash tells. */
static void a_game_whose_hashes_differ_rests(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    start(&parlour);
    const Meeting *meeting = guest_meeting(parlour.guests[0]);
    Rng rng = rng_seed(5, 5);
    for (int i = 0; i < 400 && table_game(meeting->table)->turn < 4; i++) {
        parlour.now += 1000;
        online_person_play(parlour.guests[who_decides(&parlour)], &rng);
        parlour_talk(&parlour);
    }
    size_t actions = table_action_count(meeting->table);
    doctor(&parlour, "= ", "= 0123456789abcdef");
    upgrade(&parlour);
    int newcomer = parlour_visit(&parlour, guest_room(parlour.guests[0]), "");
    CHECK_INT(NO_RESTS, guest_refusal(parlour.guests[newcomer]));
    const Table *table = guest_meeting(parlour.guests[newcomer])->table;
    CHECK(table != NULL && table_action_count(table) > 3 && table_action_count(table) <= actions);
    parlour_close(&parlour);
}

/* ---- several nodes ---- */

/* The next line for a connection that is about nodes; empty: there is none. */
static void line_about_nodes(Parlour *parlour, int connection, Text *line)
{
    while (house_next_line(parlour->house, connection, parlour->now, line))
        if (strncmp(line->start, "go", 2) == 0) return;
    text_clear(line);
}

static void a_meeting_elsewhere_is_told(void)
{
    Parlour parlour;
    char buffer[WORLD_TALK];
    Text line = text_into(buffer, sizeof buffer);
    parlour_open(&parlour);
    FairNumber room, looked_up;
    static const char *const secret = "0123456789abcdef0123456789abcdef";
    int n = house_connect(parlour.house, 1, parlour.now);
    house_hear(parlour.house, n, "join 0123456789abcdef0123456789abcdef - 0", parlour.now);
    room = secrets_digest(secret);
    CHECK(house_next_wanted(parlour.house, &looked_up) && fair_dice_same(&room, &looked_up));
    house_elsewhere(parlour.house, &room, "http://b.example:8642");
    line_about_nodes(&parlour, n, &line);
    CHECK_TEXT("go http://b.example:8642", buffer);
    CHECK_INT(0, house_counts(parlour.house).meetings);
    /* Meanwhile that node has died, and it is ours. */
    house_hear(parlour.house, n, "join 0123456789abcdef0123456789abcdef - 0", parlour.now);
    CHECK(house_next_wanted(parlour.house, &looked_up));
    house_found(parlour.house, &room, "open amber-otter-41");
    house_found_all(parlour.house, &room, 9, parlour.now);
    CHECK_INT(1, house_counts(parlour.house).meetings);
    house_hear(parlour.house, n, "sit \"Ada\"", parlour.now);
    HouseEntry entry;
    CHECK(house_next_entry(parlour.house, &entry));
    CHECK_INT(9, entry.lease);
    parlour_close(&parlour);
}

/* Another node has taken it: nobody is told anything more here but to come again. */
static void a_meeting_that_was_lost_is_left(void)
{
    Parlour parlour;
    char buffer[WORLD_TALK];
    Text line = text_into(buffer, sizeof buffer);
    two_at_a_table(&parlour);
    FairNumber room = secrets_digest(guest_room(parlour.guests[0]));
    guest_ask(parlour.guests[0], "say \"never kept\"");
    CHECK(guest_next_line(parlour.guests[0], &line));
    house_hear(parlour.house, parlour.connections[0], buffer, parlour.now);
    house_lost(parlour.house, &room, 1); /* leases before ours */
    CHECK_INT(1, house_counts(parlour.house).meetings);
    house_lost(parlour.house, &room, 2);
    CHECK_INT(0, house_counts(parlour.house).meetings);
    for (int i = 0; i < 2; i++) {
        line_about_nodes(&parlour, parlour.connections[i], &line);
        CHECK_TEXT("go", buffer);
        CHECK(!house_next_line(parlour.house, parlour.connections[i], parlour.now, &line));
    }
    house_lost(parlour.house, &room, 3); /* and once more: nothing happens */
    HouseEntry entry;
    CHECK(!house_next_entry(parlour.house, &entry));
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
    RUN(everybody_sees_how_far_away_the_others_are);
    RUN(nobody_acts_for_others);
    RUN(a_seat_is_kept_by_its_token);
    RUN(no_secret_is_told);
    RUN(a_clock_calls_a_stand_in);
    RUN(time_spent_comes_off_the_bank);
    RUN(an_absent_person_is_played_for);
    RUN(a_flood_is_refused);
    RUN(who_does_not_promise_is_not_seated);
    RUN(who_is_too_old_is_told_so);
    RUN(a_game_goes_on_after_an_upgrade);
    RUN(a_game_of_another_version_rests_and_can_be_read);
    RUN(a_game_whose_hashes_differ_rests);
    RUN(a_meeting_elsewhere_is_told);
    RUN(a_meeting_that_was_lost_is_left);
    RUN(a_quiet_world_plays_its_games);
    RUN(lost_connections_lose_nothing);
    RUN(killed_servers_lose_nothing);
    return check_done();
}
