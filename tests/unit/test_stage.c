/* test_stage.c -- what is shown of a game is what happened: in the end the
 * table's state, and on the way there nothing that the events do not say. */
#include "../check.h"
#include "edition_files.h"
#include "game/notation/notation.h"
#include "players/described/simple_player.h"
#include "view/stage.h"
#include "view/stage_event.h"

static const char *const editions[] = {"smallest", "classic", "london",  "bharat",
                                       "montreal", "bilkent", "waterloo"};
enum { EDITIONS = sizeof editions / sizeof editions[0] };

static Table *new_table(const char *word, Edition *edition, uint64_t seed)
{
    Seating seating = {0};
    edition_file_read(word, "", edition);
    for (int i = 0; i < 3; i++) seating_add(&seating, edition, "", &simple_player, NO_TOKEN, 0);
    return table_new(edition, NULL, &seating, seed);
}

static bool go_on(Table *table)
{
    Action action;
    if (!table_propose(table, true, &action)) return false;
    return table_submit(table, &action) == REFUSAL_NONE;
}

static uint64_t hash_of(const Table *table, const Game *game)
{
    return notation_hash(table_edition(table), game);
}

/* Whatever the pace, when nothing is left to be shown the table's state is
 * shown. */
static void shown_is_what_happened(void)
{
    for (int n = 0; n < EDITIONS; n++) {
        Edition edition;
        Table *table = new_table(editions[n], &edition, 7);
        Stage stage = {0};
        Settings settings = settings_usual();
        settings.pace = n % PACE_COUNT;
        stage_set(&stage, table);
        for (int i = 0; i < 400 && go_on(table); i++) {
            if (i % 5 != 0) continue;
            for (int tick = 0; tick < 4000 && !stage_caught_up(&stage); tick++)
                stage_tick(&stage, 0.1, &settings);
            CHECK(stage_caught_up(&stage));
            CHECK(hash_of(table, table_game(table)) == hash_of(table, &stage.game));
        }
        table_free(table);
    }
}

static void finishing_shows_the_present(void)
{
    Edition edition;
    Table *table = new_table("classic", &edition, 3);
    Stage stage = {0};
    Settings settings = settings_usual();
    stage_set(&stage, table);
    for (int i = 0; i < 60; i++) go_on(table);
    stage_tick(&stage, 0.05, &settings);
    CHECK(!stage_caught_up(&stage));
    stage_finish(&stage);
    CHECK(stage_caught_up(&stage));
    CHECK(hash_of(table, table_game(table)) == hash_of(table, &stage.game));
    table_free(table);
}

/* G11: events tell every change of money, owner, place, building and
 * mortgage: applied to the state before an action they give the state after. */
static void events_tell_every_change(void)
{
    for (int n = 0; n < EDITIONS; n++) {
        Edition edition;
        Table *table = new_table(editions[n], &edition, 11);
        size_t cursor = 0;
        int wrong = 0;
        for (int i = 0; i < 3000 && wrong == 0; i++) {
            Game told = *table_game(table);
            if (!go_on(table)) break;
            TableEvent event;
            while (table_next_event(table, &cursor, &event))
                stage_event_patch(&edition, &event.event, &told);
            const Game *game = table_game(table);
            for (int seat = 0; seat < game->seat_count; seat++) {
                wrong += told.seats[seat].cash != game->seats[seat].cash;
                wrong += told.seats[seat].space != game->seats[seat].space &&
                         game_seat_in(game, (SeatId)seat);
                wrong += told.seats[seat].deeds != game->seats[seat].deeds;
                wrong += told.seats[seat].in_jail != game->seats[seat].in_jail &&
                         game_seat_in(game, (SeatId)seat);
            }
            for (int deed = 0; deed < edition.deed_count; deed++) {
                wrong += told.holdings[deed].owner != game->holdings[deed].owner;
                wrong += told.holdings[deed].level != game->holdings[deed].level;
                wrong += told.holdings[deed].mortgaged != game->holdings[deed].mortgaged;
            }
            wrong += told.pot != game->pot;
            wrong += told.alive != game->alive;
            if (wrong > 0) printf("%s: action %d\n", editions[n], i);
        }
        CHECK_INT(0, wrong);
        table_free(table);
    }
}

/* Walking: one space after the other, to the place the event names. */
static void tokens_walk_square_by_square(void)
{
    Edition edition;
    Table *table = new_table("classic", &edition, 5);
    Stage stage = {0};
    Settings settings = settings_usual();
    stage_set(&stage, table);
    int walks = 0;
    for (int i = 0; i < 200; i++) {
        go_on(table);
        while (!stage_caught_up(&stage)) {
            stage_tick(&stage, 0.02, &settings);
            if (!stage.busy || stage.now.kind != EVENT_MOVED) continue;
            TokenWalk walk = stage_walk(&stage, stage.now.seat);
            int step = (walk.to - walk.from + edition.space_count) % edition.space_count;
            CHECK(step == 1 || step == edition.space_count - 1 || walk.from == walk.to);
            CHECK(walk.part >= 0 && walk.part <= 1.0001);
            walks++;
        }
    }
    CHECK(walks > 100);
    table_free(table);
}

/* Computers at the instant pace take no visible time. */
static void instant_takes_no_time(void)
{
    Edition edition;
    Table *table = new_table("classic", &edition, 9);
    Stage stage = {0};
    Settings settings = settings_usual();
    settings.pace = PACE_INSTANT;
    stage_set(&stage, table);
    for (int i = 0; i < 500; i++) go_on(table);
    stage_tick(&stage, 0, &settings);
    CHECK(stage_caught_up(&stage));
    CHECK_INT(0, stage.flight_count);
    table_free(table);
}

static void replay_shows_any_moment(void)
{
    Edition edition;
    Table *table = new_table("classic", &edition, 13);
    for (int i = 0; i < 300; i++) go_on(table);
    Stage stage = {0};
    Game then;
    stage_set_at(&stage, table, 123);
    table_state_at(table, 123, &then);
    CHECK(hash_of(table, &then) == hash_of(table, &stage.game));
    table_free(table);
}

/* ---- nothing is told before it is seen ---- */

/* A throw says where it leads: it is told when the token is there. Money and
 * deeds change when their event has been shown, and not before. */
static void H2_nothing_is_told_before_it_is_seen(void)
{
    for (int n = 0; n < EDITIONS; n++) {
        Edition edition;
        Table *table = new_table(editions[n], &edition, 11);
        Stage stage = {0};
        Settings settings = settings_usual();
        int walks = 0;
        stage_set(&stage, table);
        for (int i = 0; i < 120 && go_on(table); i++)
            for (int tick = 0; tick < 4000 && !stage_caught_up(&stage); tick++) {
                stage_tick(&stage, 0.05, &settings);
                bool moves = stage.busy && !stage_held(&stage);
                CHECK(stage_told(&stage) <= stage.event - (moves ? 1 : 0));
                if (!moves || stage.now.kind != EVENT_MOVED) continue;
                const TableEvent *walk = table_event(table, stage.event - 1);
                const TableEvent *before = table_event(table, stage.event - 2);
                walks++;
                CHECK(stage.game.seats[stage.now.seat].space == (SpaceId)stage.now.amount);
                if (before->action == walk->action && before->event.kind == EVENT_DICE_THROWN)
                    CHECK(stage_told(&stage) <= stage.event - 2);
            }
        CHECK(walks > 0);
        table_free(table);
    }
}

/* The card of a landing goes with the next throw. */
static void H2_no_card_of_an_earlier_landing_lies_open(void)
{
    int drawn = 0;
    Edition edition;
    Table *table = new_table("classic", &edition, 5);
    Stage stage = {0};
    Settings settings = settings_usual();
    stage_set(&stage, table);
    for (int i = 0; i < 900 && go_on(table); i++)
        for (int tick = 0; tick < 4000 && !stage_caught_up(&stage); tick++) {
            stage_tick(&stage, 0.2, &settings);
            if (stage.card_open) drawn++;
            if (stage.busy && stage.now.kind == EVENT_DICE_THROWN && stage.now.deed == NO_DEED)
                CHECK(!stage.card_open);
        }
    CHECK(drawn > 0);
    table_free(table);
}

/* ---- how long others take ---- */

/* Three computers, watched: what a person waits from the end of one turn to the
 * beginning of the next is six seconds on average at most, cards read out
 * included. */
static void H9_three_computers_take_six_seconds(void)
{
    double sum = 0;
    int turns = 0;
    for (int n = 1; n < EDITIONS; n++) {
        Edition edition;
        Seating seating = {0};
        edition_file_read(editions[n], "", &edition);
        for (int i = 0; i < 4; i++)
            seating_add(&seating, &edition, "", &simple_player, NO_TOKEN, 0);
        Table *table = table_new(&edition, NULL, &seating, 3);
        Settings settings = settings_usual();
        CHECK_INT(PACE_WATCH, settings.pace);
        double waited = 0;
        int before = turns;
        for (int i = 0; i < 1500 && go_on(table); i++) continue;
        for (size_t i = 0; i < table_event_count(table); i++) {
            const Event *event = &table_event(table, i)->event;
            waited += stage_event_seconds(table, event, &settings);
            if (event->kind != EVENT_TURN_BEGAN || event->seat != 0) continue;
            sum += waited * 3 / 4; /* three of four turns are others' */
            turns++;
            waited = 0;
        }
        CHECK(turns > before);
        table_free(table);
    }
    if (sum / turns > 6) printf("%.2f seconds\n", sum / turns);
    CHECK(sum / turns <= 6);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(shown_is_what_happened);
    RUN(finishing_shows_the_present);
    RUN(events_tell_every_change);
    RUN(tokens_walk_square_by_square);
    RUN(instant_takes_no_time);
    RUN(replay_shows_any_moment);
    RUN(H2_nothing_is_told_before_it_is_seen);
    RUN(H2_no_card_of_an_earlier_landing_lies_open);
    RUN(H9_three_computers_take_six_seconds);
    return check_done();
}
