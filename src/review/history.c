/* history.c -- what people have played so far: many finished games, by name. */
#include "review/history.h"

#include <string.h>

#include "base/mem.h"
#include "review/finding.h"
#include "table/round_count.h"
#include "table/table_words.h"

struct History {
    int count, room;
    HistoryPerson *people;
    int game_count, game_room;
    HistoryGame *games; /* by number */
};

/* The game that is being counted. */
typedef struct HistoryVisit {
    const Table *table;
    int64_t id;
    const char *day;
    const Language *language;
} HistoryVisit;

History *history_new(void)
{
    return mem_new(1, sizeof(History));
}

void history_free(History *history)
{
    if (history == NULL) return;
    mem_free(history->people);
    mem_free(history->games);
    mem_free(history);
}

/* ---- one person in one game ---- */

static int person_of(History *history, const char *name)
{
    for (int i = 0; i < history->count; i++)
        if (text_same(history->people[i].name, name)) return i;
    if (history->count == history->room) {
        history->room = history->room == 0 ? 8 : history->room * 2;
        history->people =
            mem_resize(history->people, (size_t)history->room, sizeof *history->people);
    }
    HistoryPerson *person = &history->people[history->count];
    *person = (HistoryPerson){.group_count = 0};
    text_copy(person->name, sizeof person->name, name);
    return history->count++;
}

static int level_of(const PlayerKind *kind)
{
    const PlayerKind *level = kind != NULL && kind->level != NULL ? kind->level : kind;
    for (int i = 0; i < player_level_count(); i++)
        if (player_kinds()[i] == level) return i;
    return -1;
}

static void count_levels(const Seating *seating, bool won, HistoryPerson *person)
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

static void add_rents(HistoryPerson *person, const char *name, uint32_t colour, double rents)
{
    int n = 0;
    while (n < person->group_count && !text_same(person->groups[n].name, name)) n++;
    if (n == HISTORY_GROUPS) return;
    if (n == person->group_count) {
        person->groups[n] = (HistoryGroup){.colour = colour};
        text_copy(person->groups[n].name, sizeof person->groups[n].name, name);
        person->group_count++;
    }
    person->groups[n].rents += rents;
}

/* Boards have their own money, so only parts of what was taken can be added up. */
static void count_groups(const HistoryVisit *visit, SeatId seat, HistoryPerson *person)
{
    const Edition *edition = table_edition(visit->table);
    FindingGroup groups[MAX_GROUPS];
    int64_t all = 0;
    finding_groups(visit->table, seat, groups);
    for (int group = 0; group < edition->group_count; group++) all += groups[group].earned;
    if (all == 0) return;
    person->rented++;
    for (int group = 0; group < edition->group_count; group++)
        if (groups[group].earned > 0)
            add_rents(person, edition->group_label[group].name, edition->groups[group].colour,
                      (double)groups[group].earned / (double)all);
}

static void set_record(const HistoryVisit *visit, int64_t most, Arg arg, HistoryRecord *record)
{
    Words words = table_words(visit->table, visit->language);
    *record = (HistoryRecord){.most = most, .game = visit->id};
    text_copy(record->day, sizeof record->day, visit->day);
    Text text = text_into(record->words, sizeof record->words);
    words_write_arg(&words, arg, &text);
}

static void count_dearest(const HistoryVisit *visit, SeatId seat, HistoryRecord *dearest)
{
    const Edition *edition = table_edition(visit->table);
    for (size_t n = 0; n < table_event_count(visit->table); n++) {
        const Event *event = &table_event(visit->table, n)->event;
        if (event->kind != EVENT_PAID || event->reason != REASON_RENT || event->seat != seat ||
            event->amount <= dearest->most)
            continue;
        set_record(visit, event->amount, arg_sum(event->amount), dearest);
        if (event->deed >= edition->deed_count) continue;
        Words words = table_words(visit->table, visit->language);
        Text text = text_into(dearest->deed, sizeof dearest->deed);
        words_write_arg(&words, arg_deed(event->deed), &text);
    }
}

static void count_seat(History *history, const HistoryVisit *visit, SeatId seat, HistoryGame *game)
{
    const Seating *seating = table_seating(visit->table);
    HistoryPerson *person = &history->people[game->person];
    int rounds = round_count_now(table_edition(visit->table), table_game(visit->table));
    person->all.games++;
    person->all.wins += game->won;
    count_levels(seating, game->won, person);
    count_groups(visit, seat, person);
    if (rounds > person->longest.most)
        set_record(visit, rounds, arg_number(rounds), &person->longest);
    count_dearest(visit, seat, &person->dearest);
}

/* ---- games ---- */

/* Keeps them by number; those of one number stay in their order. */
static void keep_game(History *history, const HistoryGame *game)
{
    if (history->game_count == history->game_room) {
        history->game_room = history->game_room == 0 ? 16 : history->game_room * 2;
        history->games =
            mem_resize(history->games, (size_t)history->game_room, sizeof *history->games);
    }
    int n = history->game_count++;
    for (; n > 0 && history->games[n - 1].id > game->id; n--)
        history->games[n] = history->games[n - 1];
    history->games[n] = *game;
}

void history_add_found(History *history, const Table *table, int64_t id, const char *day,
                       const ReviewSeat found[MAX_SEATS], const Language *language)
{
    const Seating *seating = table_seating(table);
    HistoryVisit visit = {.table = table, .id = id, .day = day, .language = language};
    if (table_game(table)->phase != PHASE_OVER || table_branch(table).is) return;
    for (SeatId seat = 0; seat < seating->count; seat++) {
        if (seating->seats[seat].kind != NULL) continue;
        HistoryGame game = {.id = id,
                            .person = person_of(history, seating->seats[seat].name),
                            .won = table_game(table)->winner == seat,
                            .reviewed = found != NULL};
        text_copy(game.day, sizeof game.day, day);
        if (found != NULL) game.found = found[seat];
        count_seat(history, &visit, seat, &game);
        keep_game(history, &game);
    }
}

void history_add(History *history, const Table *table, int64_t id, const char *day,
                 const char *review, const Language *language)
{
    ReviewSeat found[MAX_SEATS];
    bool known = review != NULL && review_read_seats(table, review, strlen(review), found);
    history_add_found(history, table, id, day, known ? found : NULL, language);
}

/* ---- asking ---- */

int history_people(const History *history)
{
    return history->count;
}

const HistoryPerson *history_person(const History *history, int n)
{
    return &history->people[n];
}

static bool before(const HistoryPerson *person, int a, int b)
{
    double one = person->groups[a].rents, other = person->groups[b].rents;
    return one > other || (one >= other && a < b);
}

const HistoryGroup *history_favourite(const HistoryPerson *person, int n)
{
    for (int i = 0; i < person->group_count; i++) {
        int above = 0;
        for (int j = 0; j < person->group_count; j++) above += before(person, j, i) && j != i;
        if (above == n) return &person->groups[i];
    }
    return NULL;
}

int history_games(const History *history)
{
    return history->game_count;
}

const HistoryGame *history_game(const History *history, int n)
{
    return &history->games[n];
}
