/* games_stats.c -- opoly games stats: what the people of this machine have played so far. */
#include "apps/command/games_stats.h"

#include <string.h>

#include "apps/command/output.h"
#include "apps/command/reader.h"
#include "apps/store/game_load.h"
#include "apps/store/store_review.h"
#include "base/mem.h"
#include "lab/report.h"
#include "review/finding.h"
#include "table/round_count.h"

enum { GROUP_NAMES = 64, GROUP_NAME_SIZE = 48, POINTS = 100 };

/* Rents taken by a group, whatever board it is on. */
typedef struct GroupRents {
    char name[GROUP_NAME_SIZE];
    int64_t earned;
} GroupRents;

typedef struct LevelScore {
    int games, wins;
} LevelScore;

typedef struct Person {
    char name[SEAT_NAME_SIZE];
    int games, wins;
    LevelScore levels[PLAYER_LEVELS_MAX]; /* games with at least one of that level */
    int group_count;
    GroupRents groups[GROUP_NAMES];
    int longest; /* rounds */
    int64_t longest_game;
    int64_t dearest; /* rent */
    int64_t dearest_game;
} Person;

/* One reviewed game of one person. */
typedef struct ReviewedGame {
    char name[SEAT_NAME_SIZE];
    int64_t id;
    char day[11];
    FindingSums sums;
} ReviewedGame;

typedef struct Stats {
    int count, room;
    Person *people;
    int reviewed_count, reviewed_room;
    ReviewedGame *reviewed;
} Stats;

/* ---- counting ---- */

static Person *person_of(Stats *stats, const char *name)
{
    for (int i = 0; i < stats->count; i++)
        if (text_same(stats->people[i].name, name)) return &stats->people[i];
    if (stats->count == stats->room) {
        stats->room = stats->room == 0 ? 8 : stats->room * 2;
        stats->people = mem_resize(stats->people, (size_t)stats->room, sizeof *stats->people);
    }
    Person *person = &stats->people[stats->count++];
    *person = (Person){.games = 0};
    text_copy(person->name, sizeof person->name, name);
    return person;
}

static int level_of(const PlayerKind *kind)
{
    const PlayerKind *level = kind != NULL && kind->level != NULL ? kind->level : kind;
    for (int i = 0; i < player_level_count(); i++)
        if (player_kinds()[i] == level) return i;
    return -1;
}

static void count_levels(const Seating *seating, bool won, Person *person)
{
    unsigned met = 0;
    for (int seat = 0; seat < seating->count; seat++) {
        int level = level_of(seating->seats[seat].kind);
        if (level >= 0) met |= 1u << level;
    }
    for (int level = 0; level < player_level_count(); level++) {
        if ((met >> level & 1) == 0) continue;
        person->levels[level].games++;
        person->levels[level].wins += won;
    }
}

static void add_rents(Person *person, const char *group, int64_t earned)
{
    int n = 0;
    while (n < person->group_count && !text_same(person->groups[n].name, group)) n++;
    if (earned == 0 || n == GROUP_NAMES) return;
    if (n == person->group_count) {
        person->groups[n] = (GroupRents){.earned = 0};
        text_copy(person->groups[n].name, sizeof person->groups[n].name, group);
        person->group_count++;
    }
    person->groups[n].earned += earned;
}

static void count_groups(const Table *table, SeatId seat, Person *person)
{
    const Edition *edition = table_edition(table);
    FindingGroup groups[MAX_GROUPS];
    finding_groups(table, seat, groups);
    for (int group = 0; group < edition->group_count; group++)
        add_rents(person, edition->group_label[group].name, groups[group].earned);
}

static void count_records(const Table *table, SeatId seat, int64_t id, Person *person)
{
    int rounds = round_count_now(table_edition(table), table_game(table));
    if (rounds > person->longest) {
        person->longest = rounds;
        person->longest_game = id;
    }
    for (size_t n = 0; n < table_event_count(table); n++) {
        const Event *event = &table_event(table, n)->event;
        if (event->kind != EVENT_PAID || event->reason != REASON_RENT || event->seat != seat ||
            event->amount <= person->dearest)
            continue;
        person->dearest = event->amount;
        person->dearest_game = id;
    }
}

static void count_seat(const Table *table, SeatId seat, int64_t id, Stats *stats)
{
    const Seating *seating = table_seating(table);
    Person *person = person_of(stats, seating->seats[seat].name);
    bool won = table_game(table)->winner == seat;
    person->games++;
    person->wins += won;
    count_levels(seating, won, person);
    count_groups(table, seat, person);
    count_records(table, seat, id, person);
}

/* ---- reviews ---- */

static void add_reviewed(const Review *review, SeatId seat, const StoredGame *game, Stats *stats)
{
    if (stats->reviewed_count == stats->reviewed_room) {
        stats->reviewed_room = stats->reviewed_room == 0 ? 8 : stats->reviewed_room * 2;
        stats->reviewed =
            mem_resize(stats->reviewed, (size_t)stats->reviewed_room, sizeof *stats->reviewed);
    }
    ReviewedGame *reviewed = &stats->reviewed[stats->reviewed_count++];
    *reviewed = (ReviewedGame){.id = game->id, .sums = finding_sums(review, seat)};
    text_copy(reviewed->name, sizeof reviewed->name,
              table_seating(review_table(review))->seats[seat].name);
    text_copy(reviewed->day, sizeof reviewed->day, game->started);
}

static void count_review(Store *store, const Table *table, const StoredGame *game, Stats *stats)
{
    Text kept = text_growing();
    if (store_review_load(store, game->id, &kept)) {
        Review *review = review_new(table, &review_plan_usual);
        if (review_read(review, kept.start, kept.length) && review_sketched(review))
            for (SeatId seat = 0; seat < table_seating(table)->count; seat++)
                if (table_seating(table)->seats[seat].kind == NULL)
                    add_reviewed(review, seat, game, stats);
        review_free(review);
    }
    text_free(&kept);
}

static bool has_people(const Seating *seating)
{
    for (int seat = 0; seat < seating->count; seat++)
        if (seating->seats[seat].kind == NULL) return true;
    return false;
}

/* A branch is a game of its own, but nobody's record. */
static void count_game(Store *store, const EditionStore *editions, const StoredGame *game,
                       Stats *stats)
{
    Text why = text_growing();
    bool counts = text_same(game->status, "over") && !game->branch;
    Table *table =
        counts ? game_load_stored(editions, store, game->id, reader_words(), &why) : NULL;
    if (table != NULL && has_people(table_seating(table))) {
        for (SeatId seat = 0; seat < table_seating(table)->count; seat++)
            if (table_seating(table)->seats[seat].kind == NULL)
                count_seat(table, seat, game->id, stats);
        count_review(store, table, game, stats);
    }
    table_free(table);
    text_free(&why);
}

/* ---- showing ---- */

static const GroupRents *favourite(const Person *person)
{
    const GroupRents *best = NULL;
    for (int i = 0; i < person->group_count; i++)
        if (best == NULL || person->groups[i].earned > best->earned) best = &person->groups[i];
    return best;
}

static void people_sheet(Report *report, const Stats *stats)
{
    static const DataTableForm form = {
        .word = "people",
        .title = T_("Finished games"),
        .columns = {TC_("column", "player"), TC_("column", "best group"), TC_("column", "games"),
                    TC_("column", "won"), TC_("column", "won %"), TC_("column", "longest, rounds"),
                    TC_("column", "in game"), TC_("column", "dearest rent paid"),
                    TC_("column", "in game")},
        .left = 0x3};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < stats->count; i++) {
        const Person *person = &stats->people[i];
        const GroupRents *best = favourite(person);
        data_table_words(sheet, person->name);
        data_table_words(sheet, best != NULL ? best->name : "");
        data_table_int(sheet, person->games);
        data_table_int(sheet, person->wins);
        data_table_percent(sheet, (double)person->wins / person->games, 0);
        data_table_int(sheet, person->longest);
        data_table_int(sheet, person->longest_game);
        data_table_int(sheet, person->dearest);
        data_table_int(sheet, person->dearest_game);
    }
}

static void levels_sheet(Report *report, const Stats *stats)
{
    static const DataTableForm form = {.word = "levels",
                                       .title = T_("Games with computers of a level at the table"),
                                       .columns = {TC_("column", "player"), TC_("column", "level"),
                                                   TC_("column", "games"), TC_("column", "won"),
                                                   TC_("column", "won %")},
                                       .left = 0x3};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = 0; i < stats->count; i++)
        for (int level = 0; level < player_level_count(); level++) {
            const LevelScore *score = &stats->people[i].levels[level];
            if (score->games == 0) continue;
            data_table_words(sheet, stats->people[i].name);
            data_table_words(sheet, player_kinds()[level]->word);
            data_table_int(sheet, score->games);
            data_table_int(sheet, score->wins);
            data_table_percent(sheet, (double)score->wins / score->games, 0);
        }
}

static void reviewed_sheet(Report *report, const Stats *stats)
{
    static const DataTableForm form = {.word = "reviewed",
                                       .title = T_("Reviewed games, in points"),
                                       .columns = {TC_("column", "player"), TC_("column", "day"),
                                                   TC_("column", "game"), TC_("column", "luck"),
                                                   TC_("column", "decisions"),
                                                   TC_("column", "error"), TC_("column", "result")},
                                       .left = 0x3};
    DataTable *sheet = report_sheet(report, &form);
    for (int i = stats->reviewed_count - 1; i >= 0; i--) { /* the oldest first */
        const ReviewedGame *reviewed = &stats->reviewed[i];
        const FindingSums *sums = &reviewed->sums;
        data_table_words(sheet, reviewed->name);
        data_table_words(sheet, reviewed->day);
        data_table_int(sheet, reviewed->id);
        data_table_figure(sheet, (sums->own_luck + sums->others_luck) * POINTS, 1);
        data_table_figure(sheet, sums->own_decisions * POINTS, 1);
        data_table_figure(sheet, sums->decisions_error * POINTS, 1);
        data_table_figure(sheet, sums->result * POINTS, 0);
    }
}

static Report *stats_report(const Stats *stats)
{
    static const Sentence title = T_("What the people of this machine have played");
    Report *report = report_new(reader_words(), &title, no_args);
    report_paragraph(report);
    if (stats->count == 0) {
        REPORT_SAY(report, T_("Nobody has finished a game here yet."), arg_absent());
        return report;
    }
    REPORT_SAY(report,
               T_("By name, from the saved games of this machine; branches do not count. "
                  "'{word}' adds luck and decisions of a game."),
               arg_word("opoly review N"));
    people_sheet(report, stats);
    levels_sheet(report, stats);
    if (stats->reviewed_count > 0) reviewed_sheet(report, stats);
    return report;
}

int games_stats_run(Store *store, bool json)
{
    StoredGame *games;
    int count;
    Stats stats = {.count = 0};
    Text text = text_growing();
    if (store_list(store, &games, &count, &text) != STORE_DONE) {
        output_complain(text.start);
        text_free(&text);
        return EXIT_FAILED;
    }
    EditionStore *editions = edition_store_translated();
    for (int i = 0; i < count; i++) count_game(store, editions, &games[i], &stats);
    Report *report = stats_report(&stats);
    if (json)
        report_json_write(report, &text);
    else
        report_text_write(report, &text);
    output_text(&text);
    report_free(report);
    edition_store_free(editions);
    mem_free(stats.people);
    mem_free(stats.reviewed);
    mem_free(games);
    text_free(&text);
    return EXIT_GOOD;
}
