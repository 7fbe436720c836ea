/* test_online_host.c -- what the host of an online table can do: own editions, terms for those who
 * look on, moderation; and the list of open tables. */
#include "edition/edition_write.h"
#include "online/edition_parts.h"
#include "online/reaction.h"
#include "online_parlour.h"

static const Meeting *seen_by(const Parlour *parlour, int guest)
{
    return guest_meeting(parlour->guests[guest]);
}

static const MeetingSaid *last_said(const Parlour *parlour, int guest)
{
    const Meeting *meeting = seen_by(parlour, guest);
    static const MeetingSaid nothing = {0};
    return meeting->said_count == 0 ? &nothing
                                    : &meeting->said[(meeting->said_count - 1) % MEETING_TALK];
}

static int watcher(Parlour *parlour, const char *name)
{
    char line[64];
    int guest = parlour_visit(parlour, guest_room(parlour->guests[0]), "");
    snprintf(line, sizeof line, "name \"%s\"", name);
    parlour_ask(parlour, guest, line);
    return guest;
}

/* ---- own editions ---- */

/* The text of an edition of somebody's own: classic with other words and sums. */
static void own_text(Text *text)
{
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    CHECK(edition_read(edition_files(), "classic", NULL, edition, problems));
    text_copy(edition->title, sizeof edition->title, "Our \"own\" town \\ Ş");
    text_copy(edition->word, sizeof edition->word, "town");
    edition->rule[RULE_SALARY] = 321;
    edition_write(edition, text);
    mem_free(problems);
    mem_free(edition);
}

static void parts_put_together_are_the_text(void)
{
    char buffer[2048];
    Text text = text_growing(), again = text_growing(), part = text_into(buffer, sizeof buffer);
    own_text(&text);
    for (int i = 0; i < 3000; i++) text_add(&text, i % 7 == 0 ? "\"\\" : "Ş"); /* one long line */
    text_add(&text, "\nend\n");
    size_t at = 0;
    while (edition_parts_next(text.start, &at, &part)) {
        Line *line = mem_new(1, sizeof *line);
        CHECK(part.length < 2048 && !part.cut);
        lines_split(buffer, part.length, line);
        CHECK_INT(LINE_FINE, line->fault);
        CHECK(edition_parts_add(line, &again));
        mem_free(line);
    }
    CHECK_TEXT(text.start, again.start);
    text_free(&text);
    text_free(&again);
}

static void an_own_edition_travels_with_the_game(void)
{
    Parlour parlour;
    Text text = text_growing();
    own_text(&text);
    two_at_a_table(&parlour);
    guest_bring_edition(parlour.guests[0], "town", text.start);
    parlour_talk(&parlour);
    CHECK_INT(NO_OBJECTION, guest_refusal(parlour.guests[0]));
    for (int i = 0; i < 2; i++) CHECK_TEXT("town", seen_by(&parlour, i)->edition);
    parlour_ask(&parlour, 0, "rule pot=on"); /* house rules go on top of it */
    start(&parlour);
    CHECK_INT(MEETING_PLAYS, seen_by(&parlour, 1)->stage);
    const Edition *mine = table_edition(seen_by(&parlour, 1)->table);
    CHECK_INT(321, mine->rule[RULE_SALARY]);
    CHECK_INT(1, mine->rule[RULE_POT]);
    CHECK(edition_hash(mine) == edition_hash(table_edition(seen_by(&parlour, 0)->table)));
    char token[SECRET_SIZE], room[SECRET_SIZE];
    text_copy(token, sizeof token, guest_token(parlour.guests[1]));
    text_copy(room, sizeof room, guest_room(parlour.guests[1]));
    parlour_kill(&parlour); /* the server has it from its store */
    int again = parlour_visit(&parlour, room, token);
    CHECK_INT(MEETING_PLAYS, seen_by(&parlour, again)->stage);
    CHECK(edition_hash(table_edition(seen_by(&parlour, again)->table)) == edition_hash(mine));
    parlour_close(&parlour);
    text_free(&text);
}

static void what_is_no_edition_is_refused_and_not_kept(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    size_t known = guest_known(parlour.guests[1]);
    guest_bring_edition(parlour.guests[0], "town", "edition \"Bad\"\nspace what\n");
    parlour_talk(&parlour);
    CHECK_INT(NO_RULE, guest_refusal(parlour.guests[0]));
    Text text = text_growing();
    own_text(&text);
    guest_bring_edition(parlour.guests[0], "classic", text.start); /* that word is taken */
    parlour_talk(&parlour);
    CHECK_INT(NO_RULE, guest_refusal(parlour.guests[0]));
    guest_bring_edition(parlour.guests[1], "town", text.start);
    parlour_talk(&parlour);
    CHECK_INT(NO_HOST, guest_refusal(parlour.guests[1]));
    while (text.length < EDITION_PARTS_MOST + 5000) text_add(&text, "# much more to say\n");
    parlour.now += 60000;
    guest_bring_edition(parlour.guests[0], "town", text.start);
    parlour_talk(&parlour);
    CHECK_INT(NO_RULE, guest_refusal(parlour.guests[0]));
    CHECK_INT((int64_t)known, (int64_t)guest_known(parlour.guests[1]));
    CHECK_TEXT("classic", seen_by(&parlour, 1)->edition);
    text_free(&text);
    parlour_close(&parlour);
}

/* ---- those who look on ---- */

static void watchers_have_a_talk_of_their_own(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    int eve = watcher(&parlour, "Eve"), dan = watcher(&parlour, "Dan");
    parlour_ask(&parlour, eve, "say \"before the game all hear it\"");
    CHECK_TEXT("Eve", last_said(&parlour, 0)->name);
    start(&parlour);
    parlour_ask(&parlour, eve, "say \"buy nothing, Ada\"");
    CHECK_TEXT("buy nothing, Ada", last_said(&parlour, dan)->words);
    CHECK_INT(1, seen_by(&parlour, 0)->said_count);
    CHECK_INT(1, seen_by(&parlour, 1)->said_count);
    parlour_ask(&parlour, 0, "say \"welcome\"");
    CHECK_TEXT("welcome", last_said(&parlour, dan)->words);
    parlour_ask(&parlour, eve, "react bravo");
    CHECK_INT(MEETING_REACTION, last_said(&parlour, dan)->kind);
    CHECK_TEXT("welcome", last_said(&parlour, 1)->words);
    parlour_close(&parlour);
}

static void reactions_are_words_of_a_list(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 1, "react bravo");
    CHECK_INT(MEETING_REACTION, last_said(&parlour, 0)->kind);
    CHECK_INT(REACTION_BRAVO, reaction_find(last_said(&parlour, 0)->words));
    parlour_ask(&parlour, 1, "react \"you fool\"");
    CHECK_INT(NO_SENSE, guest_refusal(parlour.guests[1]));
    for (int i = 0; i < 6; i++) parlour_ask(&parlour, 1, "react laugh");
    CHECK_INT(NO_HURRY, guest_refusal(parlour.guests[1]));
    parlour_close(&parlour);
}

static void those_without_a_seat_see_the_game_later(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 0, "terms 0 0 0 on on off 30");
    CHECK_INT(30, seen_by(&parlour, 1)->terms.delay);
    parlour_ask(&parlour, 0, "terms 0 0 0 on on off 601");
    CHECK_INT(NO_SENSE, guest_refusal(parlour.guests[0]));
    int eve = watcher(&parlour, "Eve");
    start(&parlour);
    CHECK_INT(MEETING_PLAYS, seen_by(&parlour, 1)->stage);
    CHECK(seen_by(&parlour, eve)->stage != MEETING_PLAYS);
    int late = watcher(&parlour, "Dan"); /* the delay is also for those who come now */
    CHECK(guest_joined(parlour.guests[late]));
    CHECK(seen_by(&parlour, late)->stage != MEETING_PLAYS);
    parlour.now += 29000;
    house_tick(parlour.house, parlour.now);
    parlour_talk(&parlour);
    CHECK(seen_by(&parlour, eve)->stage != MEETING_PLAYS);
    parlour.now += 2000;
    house_tick(parlour.house, parlour.now);
    parlour_talk(&parlour);
    CHECK_INT(MEETING_PLAYS, seen_by(&parlour, eve)->stage);
    CHECK_INT(MEETING_PLAYS, seen_by(&parlour, late)->stage);
    parlour_close(&parlour);
}

static void nobody_looks_on_where_that_is_not_wanted(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 0, "terms 0 0 0 off on off");
    start(&parlour);
    int eve = parlour_visit(&parlour, guest_room(parlour.guests[0]), "");
    CHECK_INT(NO_ROOM, guest_refusal(parlour.guests[eve]));
    CHECK(!guest_joined(parlour.guests[eve]));
    parlour_close(&parlour);
}

/* ---- moderation ---- */

static void a_report_goes_to_the_host_alone(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_visit(&parlour, guest_room(parlour.guests[0]), "");
    parlour_ask(&parlour, 2, "sit \"Cy\"");
    parlour_ask(&parlour, 1, "report 3 \"is rude\"");
    CHECK_INT(MEETING_REPORT, last_said(&parlour, 0)->kind);
    CHECK_INT(1, last_said(&parlour, 0)->seat);
    CHECK_INT(2, last_said(&parlour, 0)->about);
    CHECK_TEXT("is rude", last_said(&parlour, 0)->words);
    CHECK_INT(0, seen_by(&parlour, 1)->said_count);
    CHECK_INT(0, seen_by(&parlour, 2)->said_count);
    parlour_close(&parlour);
}

static void the_host_sends_somebody_away(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    const char *room = guest_room(parlour.guests[0]);
    parlour_ask(&parlour, 1, "ban 1");
    CHECK_INT(NO_HOST, guest_refusal(parlour.guests[1]));
    parlour_ask(&parlour, 0, "ban 1");
    CHECK_INT(NO_YOURS, guest_refusal(parlour.guests[0])); /* not oneself */
    parlour_ask(&parlour, 0, "ban 2");
    CHECK_INT(NO_WELCOME, guest_refusal(parlour.guests[1]));
    CHECK_INT(1, seen_by(&parlour, 0)->seat_count);
    parlour_ask(&parlour, 1, "say \"but\"");
    CHECK_INT(0, seen_by(&parlour, 0)->said_count);
    int again = parlour_visit(&parlour, room, guest_token(parlour.guests[1]));
    CHECK_INT(NO_WELCOME, guest_refusal(parlour.guests[again]));
    parlour_kill(&parlour); /* that is remembered */
    again = parlour_visit(&parlour, room, guest_token(parlour.guests[1]));
    CHECK_INT(NO_WELCOME, guest_refusal(parlour.guests[again]));
    again = parlour_visit(&parlour, room, guest_token(parlour.guests[0]));
    CHECK_INT(1, guest_seats(parlour.guests[again]));
    parlour_close(&parlour);
}

static void during_the_game_a_computer_plays_on(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    start(&parlour);
    parlour_ask(&parlour, 0, "ban 2");
    CHECK_INT(NO_WELCOME, guest_refusal(parlour.guests[1]));
    const Meeting *meeting = seen_by(&parlour, 0);
    CHECK(meeting->seats[1].out && meeting->seats[1].stand_in != NULL);
    int again =
        parlour_visit(&parlour, guest_room(parlour.guests[0]), guest_token(parlour.guests[1]));
    CHECK_INT(0, guest_seats(parlour.guests[again]));
    for (int i = 0; i < 3; i++) {
        char line[64];
        if (table_game(meeting->table)->decider != 0) break;
        snprintf(line, sizeof line, "do %zu resign 1", table_action_count(meeting->table));
        parlour_ask(&parlour, 0, line);
    }
    CHECK_INT(MEETING_OVER, meeting->stage);
    parlour_ask(&parlour, 0, "again");
    CHECK_INT(1, meeting->seat_count); /* the seat of who was sent away is free */
    parlour_close(&parlour);
}

static void who_looks_on_can_be_sent_away_too(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    int eve = watcher(&parlour, "Eve");
    parlour_ask(&parlour, 0, "ban \"Dan\"");
    CHECK_INT(NO_SEAT, guest_refusal(parlour.guests[0]));
    parlour_ask(&parlour, 0, "ban \"eve\"");
    CHECK_INT(NO_WELCOME, guest_refusal(parlour.guests[eve]));
    CHECK_INT(0, guest_watchers(parlour.guests[0]));
    parlour_close(&parlour);
}

/* ---- again, and open tables ---- */

static void again_with_the_same_people(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    start(&parlour);
    const Meeting *meeting = seen_by(&parlour, 1);
    char first[FAIR_GAME_SIZE], line[64];
    text_copy(first, sizeof first, meeting->dice.game);
    int turn = who_decides(&parlour);
    snprintf(line, sizeof line, "do %zu resign %d", table_action_count(meeting->table), turn + 1);
    parlour_ask(&parlour, turn, line);
    CHECK_INT(MEETING_OVER, meeting->stage);
    CHECK(meeting->dice.known); /* everybody can check them now */
    parlour_ask(&parlour, 1, "again");
    CHECK_INT(NO_HOST, guest_refusal(parlour.guests[1]));
    parlour_ask(&parlour, 0, "again");
    CHECK_INT(MEETING_GATHERS, meeting->stage);
    CHECK_INT(2, meeting->seat_count);
    start(&parlour);
    CHECK_INT(MEETING_PLAYS, meeting->stage);
    CHECK(!text_same(first, meeting->dice.game) && !meeting->dice.known);
    CHECK_INT(2, meeting->games);
    parlour_close(&parlour);
}

/* What connection n is told next that begins so. */
static bool told(Parlour *parlour, int n, const char *beginning, char *line, size_t size)
{
    Text text = text_into(line, size);
    while (house_next_line(parlour->house, n, parlour->now, &text))
        if (strncmp(line, beginning, strlen(beginning)) == 0) return true;
    return false;
}

static void only_open_tables_are_listed(void)
{
    Parlour parlour;
    char line[WORLD_TALK], expected[200];
    two_at_a_table(&parlour);
    int n = house_connect(parlour.house, 5, parlour.now);
    house_hear(parlour.house, n, "tables", parlour.now);
    CHECK(told(&parlour, n, "tables 0", line, sizeof line));
    parlour_ask(&parlour, 0, "terms 0 0 0 on on on");
    house_hear(parlour.house, n, "tables", parlour.now);
    CHECK(told(&parlour, n, "table ", line, sizeof line));
    snprintf(expected, sizeof expected, "table %s %s classic gathers 2 0",
             guest_room(parlour.guests[0]), seen_by(&parlour, 0)->name);
    CHECK_TEXT(expected, line);
    CHECK(told(&parlour, n, "tables 1", line, sizeof line));
    Text json = text_growing();
    house_tables_write(parlour.house, &json);
    CHECK(strstr(json.start, seen_by(&parlour, 0)->name) != NULL);
    text_free(&json);
    start(&parlour);
    house_hear(parlour.house, n, "tables", parlour.now);
    CHECK(told(&parlour, n, "table ", line, sizeof line) && strstr(line, " plays ") != NULL);
    parlour_leave(&parlour, 0);
    parlour_leave(&parlour, 1);
    house_hear(parlour.house, n, "tables", parlour.now);
    CHECK(told(&parlour, n, "tables 0", line, sizeof line)); /* nobody is there */
    parlour_close(&parlour);
}

/* Behind one address it does not matter which node is asked. */
static void tables_of_other_nodes_are_listed_too(void)
{
    static const char *const far =
        "table 0123456789abcdef0123456789abcdef jade-lynx-70 london plays 3 1";
    Parlour parlour;
    char line[WORLD_TALK], lines[400];
    Text here = text_growing(), json = text_growing();
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 0, "terms 0 0 0 on on on");
    house_tables_here(parlour.house, &here);
    CHECK(strstr(here.start, guest_room(parlour.guests[0])) != NULL);
    snprintf(lines, sizeof lines, "%s\nnonsense\ntable x y\n%s\n", far, far);
    house_tables_elsewhere(parlour.house, lines);
    int n = house_connect(parlour.house, 5, parlour.now);
    house_hear(parlour.house, n, "tables", parlour.now);
    CHECK(told(&parlour, n, "table ", line, sizeof line) && !text_same(line, far));
    CHECK(told(&parlour, n, "table ", line, sizeof line));
    CHECK_TEXT(far, line);
    CHECK(told(&parlour, n, "tables 3", line, sizeof line));
    house_tables_write(parlour.house, &json);
    CHECK(strstr(json.start, "{\"name\": \"jade-lynx-70\", \"edition\": \"london\", \"stage\": "
                             "\"plays\", \"seats\": 3, \"watchers\": 1, \"room\": ") != NULL);
    house_tables_elsewhere(parlour.house, "");
    house_hear(parlour.house, n, "tables", parlour.now);
    CHECK(told(&parlour, n, "tables 1", line, sizeof line));
    text_free(&here);
    text_free(&json);
    parlour_close(&parlour);
}

/* ---- what must not go wrong ---- */

static void guessed_rooms_have_their_limit(void)
{
    Parlour parlour;
    char line[WORLD_TALK], join[80];
    parlour_open(&parlour);
    int n = house_connect(parlour.house, 5, parlour.now), rooms = 0, hurries = 0;
    for (int i = 0; i < 30; i++) {
        parlour.now += 600;
        snprintf(join, sizeof join, "join %032x - 0", i + 1);
        house_hear(parlour.house, n, join, parlour.now);
        parlour_look_up(&parlour);
        CHECK(told(&parlour, n, "no join ", line, sizeof line));
        rooms += text_same(line, "no join room");
        hurries += text_same(line, "no join hurry");
    }
    CHECK_INT(20, rooms);
    CHECK_INT(10, hurries);
    parlour.now += 61000;
    house_hear(parlour.house, n, join, parlour.now);
    parlour_look_up(&parlour);
    CHECK(told(&parlour, n, "no join room", line, sizeof line));
    parlour_close(&parlour);
}

/* Who sat elsewhere before is not away since then. */
static void a_seat_that_moved_up_is_not_absent(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_visit(&parlour, guest_room(parlour.guests[0]), "");
    parlour_ask(&parlour, 2, "sit \"Cy\"");
    parlour_leave(&parlour, 1); /* seat 2 is empty from now on */
    parlour.now += 100000;
    parlour_ask(&parlour, 0, "remove 2"); /* and now it is Cy's */
    parlour_ask(&parlour, 2, "ready on");
    parlour_ask(&parlour, 0, "ready on");
    parlour_ask(&parlour, 0, "start");
    const Meeting *meeting = seen_by(&parlour, 0);
    CHECK_INT(MEETING_PLAYS, meeting->stage);
    parlour_leave(&parlour, 2);
    parlour.now += 2000;
    house_tick(parlour.house, parlour.now);
    parlour_talk(&parlour);
    CHECK(meeting->seats[1].stand_in == NULL);
    parlour_close(&parlour);
}

/* A copied promise would make the proof of the dice fail. */
static void a_promise_is_not_said_twice(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    char line[WORLD_TALK];
    const char *promise = "share 00000000000000000000000000000000000000000000000000000000000000aa";
    parlour_ask(&parlour, 0, "ready on");
    parlour_ask(&parlour, 1, "ready on");
    house_hear(parlour.house, parlour.connections[0], "start", parlour.now);
    house_hear(parlour.house, parlour.connections[0], promise, parlour.now);
    house_hear(parlour.house, parlour.connections[1], promise, parlour.now);
    CHECK(told(&parlour, parlour.connections[1], "no \"share\" sense", line, sizeof line));
    parlour_close(&parlour);
}

/* A server holds no table for a game that nobody moves; it is there when somebody does. */
static void an_idle_game_is_put_away(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 0, "terms 600 10 0 on on off");
    start(&parlour);
    const Meeting *meeting = seen_by(&parlour, 0);
    size_t count = table_action_count(meeting->table);
    int turn = who_decides(&parlour);
    for (int i = 0; i < 70; i++) {
        parlour.now += 1000;
        house_tick(parlour.house, parlour.now);
        parlour_talk(&parlour);
    }
    CHECK_INT(1, house_counts(parlour.house).dozing);
    parlour_ask(&parlour, turn, "ping 1"); /* does not wake it */
    CHECK_INT(1, house_counts(parlour.house).dozing);
    char line[64];
    snprintf(line, sizeof line, "do %zu roll", count);
    parlour_ask(&parlour, turn, line);
    CHECK_INT(0, house_counts(parlour.house).dozing);
    CHECK(table_action_count(meeting->table) > count);
    CHECK_INT(540000, meeting->seats[turn].left); /* its clock went on: 70 s, 10 of them free */
    for (int i = 0; i < 700; i++) {
        parlour.now += 1000;
        house_tick(parlour.house, parlour.now);
        parlour_talk(&parlour);
    }
    CHECK(meeting->seats[0].stand_in != NULL || meeting->seats[1].stand_in != NULL);
    parlour_close(&parlour);
}

/* Somebody who came to another position says so, and gets everything once more. */
static void a_difference_is_logged_and_mended(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    start(&parlour);
    char line[64];
    Text text = text_growing();
    CHECK(!house_next_difference(parlour.house, &text));
    snprintf(line, sizeof line, "%zu = 0123456789abcdef", guest_known(parlour.guests[1]));
    guest_hear(parlour.guests[1], line);
    parlour_talk(&parlour);
    CHECK(house_next_difference(parlour.house, &text));
    CHECK(strstr(text.start, "ours=") != NULL && strstr(text.start, "theirs=") != NULL);
    CHECK(strstr(text.start, "Ada") == NULL);
    CHECK_INT(1, house_counts(parlour.house).differences);
    CHECK(!house_next_difference(parlour.house, &text));
    CHECK(!guest_broken(parlour.guests[1]));
    CHECK_INT((int64_t)guest_known(parlour.guests[0]), (int64_t)guest_known(parlour.guests[1]));
    CHECK_INT(MEETING_PLAYS, seen_by(&parlour, 1)->stage);
    text_free(&text);
    parlour_close(&parlour);
}

/* Chance and computers work for one table at a time: between two of them the network has its
 * turn, however many think. */
static void tables_work_one_after_the_other(void)
{
    Parlour parlour;
    parlour_open(&parlour);
    for (int i = 0; i < 2; i++) {
        int guest = parlour_visit(&parlour, "", "");
        parlour_ask(&parlour, guest, "sit \"Ada\"");
        parlour_ask(&parlour, guest, "computer simple \"Cy\"");
        parlour_ask(&parlour, guest, "ready on");
        parlour_ask(&parlour, guest, "start");
    }
    for (int i = 0; i < 2; i++) {
        char line[64];
        size_t count = table_action_count(seen_by(&parlour, i)->table);
        snprintf(line, sizeof line, "do %zu roll", count);
        house_hear(parlour.house, parlour.connections[i], line, parlour.now);
    }
    HouseEntry entry;
    int rolls = 0, throws = 0;
    CHECK(house_work(parlour.house, parlour.now)); /* there is more: the other table */
    while (house_next_entry(parlour.house, &entry)) {
        rolls += strstr(entry.line, " roll") != NULL;
        throws += strstr(entry.line, " dice ") != NULL;
    }
    CHECK_INT(2, rolls);
    CHECK_INT(1, throws);
    parlour_close(&parlour);
}

/* A question goes out once; while it is out others may act, and then its answer is forgotten. */
static void a_late_answer_is_forgotten(void)
{
    Parlour parlour;
    char line[WORLD_TALK];
    Text text = text_into(line, sizeof line);
    parlour_open(&parlour);
    parlour_visit(&parlour, "", "");
    parlour_ask(&parlour, 0, "sit \"Ada\"");
    parlour_ask(&parlour, 0, "computer simple \"Cy\"");
    parlour_ask(&parlour, 0, "ready on");
    parlour_ask(&parlour, 0, "start");
    CHECK_INT(MEETING_PLAYS, seen_by(&parlour, 0)->stage);
    Question *question = NULL;
    Rng rng = rng_seed(4, 4);
    for (int i = 0; i < 100 && question == NULL; i++) { /* until Cy is asked for something */
        parlour_talk(&parlour);
        parlour.now += 1000;
        online_person_play(parlour.guests[0], &rng);
        while (guest_next_line(parlour.guests[0], &text))
            house_hear(parlour.house, parlour.connections[0], line, parlour.now);
        while (house_work(parlour.house, parlour.now)) continue;
        question = house_next_question(parlour.house);
    }
    CHECK(question != NULL);
    CHECK(house_next_question(parlour.house) == NULL);
    parlour_keep(&parlour);
    size_t lines = parlour.stored.count;
    while (!question_think(question, 1)) continue;
    question->moment.actions++; /* about another moment */
    house_answer(parlour.house, question, parlour.now);
    parlour_keep(&parlour);
    CHECK_INT((int64_t)lines, (int64_t)parlour.stored.count);
    while (house_work(parlour.house, parlour.now)) continue;
    question = house_next_question(parlour.house); /* asked again */
    CHECK(question != NULL);
    while (!question_think(question, 1)) continue;
    bool acts = question->answer == TABLE_PROPOSES;
    house_answer(parlour.house, question, parlour.now);
    parlour_keep(&parlour);
    CHECK((parlour.stored.count > lines) == acts);
    parlour_close(&parlour);
}

/* A game whose clocks or computers go on is not put away, and may be taken over. */
static void what_runs_is_not_put_away(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    parlour_ask(&parlour, 0, "terms 10 5 60 on on off");
    start(&parlour);
    CHECK_INT(0, (int64_t)house_counts(parlour.house).refusals);
    parlour_ask(&parlour, 0, "start"); /* it has begun */
    CHECK_INT(1, (int64_t)house_counts(parlour.house).refusals);
    for (int i = 0; i < 2; i++) parlour_leave(&parlour, i);
    CHECK_INT(1, house_counts(parlour.house).meetings);
    parlour.now += 30 * 1000;
    house_tick(parlour.house, parlour.now);
    CHECK_INT(1, house_counts(parlour.house).playing);
    FairNumber room = parlour.stored.room;
    parlour_kill(&parlour);
    house_adopt(parlour.house, &room, 2);
    house_adopt(parlour.house, &room, 2); /* it is wanted already */
    parlour_look_up(&parlour);
    CHECK_INT(1, house_counts(parlour.house).playing);
    size_t before = parlour.stored.count;
    for (int i = 0; i < 90; i++) { /* both clocks run out: computers play on */
        parlour.now += 1000;
        house_tick(parlour.house, parlour.now);
        parlour_talk(&parlour);
        while (house_work_here(parlour.house, 100, parlour.now)) continue;
        parlour_keep(&parlour);
    }
    CHECK(parlour.stored.count > before + 2);
    CHECK(house_counts(parlour.house).actions > 0);
    parlour_close(&parlour);
}

/* Both have gone to bed: nobody plays their game to its end. */
static void a_table_that_all_have_left_waits(void)
{
    Parlour parlour;
    two_at_a_table(&parlour);
    start(&parlour);
    for (int i = 0; i < 2; i++) parlour_leave(&parlour, i);
    parlour_keep(&parlour);
    size_t before = parlour.stored.count;
    for (int i = 0; i < 400; i++) {
        parlour.now += 1000;
        house_tick(parlour.house, parlour.now);
        while (house_work_here(parlour.house, 100, parlour.now)) continue;
        parlour_keep(&parlour);
    }
    CHECK_INT((int64_t)before, (int64_t)parlour.stored.count);
    parlour_close(&parlour);
}

/* Two tables that play the same have it once. */
static void equal_editions_are_kept_once(void)
{
    EditionPool *pool = edition_pool_new();
    Edition *edition = mem_new(1, sizeof *edition);
    Problems *problems = mem_new(1, sizeof *problems);
    CHECK(edition_read(edition_files(), "classic", NULL, edition, problems));
    const Edition *one = edition_pool_take(pool, edition), *two = edition_pool_take(pool, edition);
    CHECK(one == two && one != edition);
    edition->rule[RULE_SALARY]++;
    const Edition *other = edition_pool_take(pool, edition);
    CHECK(other != one);
    CHECK_INT(2, edition_pool_count(pool));
    edition_pool_give_back(pool, one);
    edition_pool_give_back(pool, other);
    CHECK_INT(1, edition_pool_count(pool));
    edition_pool_give_back(pool, two);
    CHECK_INT(0, edition_pool_count(pool));
    edition_pool_free(pool);
    mem_free(problems);
    mem_free(edition);
}

/* Whatever the host changes after a computer came, the game can begin. */
static void computers_agree_to_every_change(void)
{
    static const char *const changes[] = {"terms 60 10 0 on on off", "rule pot=on",
                                          "edition london"};
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        Parlour parlour;
        two_at_a_table(&parlour);
        parlour_ask(&parlour, 0, "computer simple \"Robin\"");
        parlour_ask(&parlour, 1, "ready on");
        parlour_ask(&parlour, 0, changes[i]);
        CHECK(!seen_by(&parlour, 0)->seats[1].ready); /* Bob has to look at it again */
        start(&parlour);
        CHECK_INT(MEETING_PLAYS, seen_by(&parlour, 0)->stage);
        parlour_close(&parlour);
    }
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(parts_put_together_are_the_text);
    RUN(an_own_edition_travels_with_the_game);
    RUN(what_is_no_edition_is_refused_and_not_kept);
    RUN(watchers_have_a_talk_of_their_own);
    RUN(reactions_are_words_of_a_list);
    RUN(those_without_a_seat_see_the_game_later);
    RUN(nobody_looks_on_where_that_is_not_wanted);
    RUN(a_report_goes_to_the_host_alone);
    RUN(the_host_sends_somebody_away);
    RUN(during_the_game_a_computer_plays_on);
    RUN(who_looks_on_can_be_sent_away_too);
    RUN(again_with_the_same_people);
    RUN(only_open_tables_are_listed);
    RUN(tables_of_other_nodes_are_listed_too);
    RUN(guessed_rooms_have_their_limit);
    RUN(a_seat_that_moved_up_is_not_absent);
    RUN(a_promise_is_not_said_twice);
    RUN(an_idle_game_is_put_away);
    RUN(a_difference_is_logged_and_mended);
    RUN(tables_work_one_after_the_other);
    RUN(equal_editions_are_kept_once);
    RUN(a_late_answer_is_forgotten);
    RUN(what_runs_is_not_put_away);
    RUN(a_table_that_all_have_left_waits);
    RUN(computers_agree_to_every_change);
    return check_done();
}
