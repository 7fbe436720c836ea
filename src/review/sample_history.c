/* sample_history.c -- made-up games of two people: for pictures and tests. */
#include "review/sample_history.h"

enum { GAMES = 9, SEATS = 3, SEED = 40, ACTIONS_MOST = 20000 };

/* In shares of a win, of the person's seat; nobody has reviewed the last two. */
static const ReviewSeat found_by_game[GAMES - 2] = {
    {.luck = 0.21, .decisions = -0.34, .error = 0.52, .weighed = true},
    {.luck = -0.18, .decisions = -0.22, .error = 0.47, .weighed = true},
    {.luck = -0.33, .decisions = -0.26, .error = 0.41},
    {.luck = 0.42, .decisions = -0.12, .error = 0.36, .weighed = true},
    {.luck = -0.09, .decisions = -0.17, .error = 0.31, .weighed = true},
    {.luck = 0.05, .decisions = 0.04, .error = 0.22, .weighed = true},
    {.luck = 0.38, .decisions = -0.03, .error = 0.24, .weighed = true},
};

/* Played by computers that decide at once, then told as if others had been there. */
static Table *told(const Edition *edition, const Seating *players, const Seating *names,
                   uint64_t seed)
{
    Table *played = table_new(edition, NULL, players, seed);
    Action action;
    for (int i = 0; i < ACTIONS_MOST && table_propose(played, true, &action); i++)
        table_submit(played, &action);
    Table *table = table_new_at(edition, NULL, names, seed, table_beginning(played));
    for (size_t n = 0; n < table_action_count(played); n++)
        table_submit(table, table_action(played, n));
    table_free(played);
    return table;
}

static void add_game(History *history, const Edition *edition, int n, const Language *language)
{
    static const char *const names[] = {"Ada", "Bruno", "Chiara"};
    Seating players = {0}, people = {0};
    for (int seat = 0; seat < SEATS; seat++) {
        bool person = seat == 0 || (seat == 1 && n % 4 == 3);
        const PlayerKind *level = player_kinds()[(n + seat) % player_level_count()];
        seating_add(&players, edition, names[seat], player_find("simple"), NO_TOKEN, 0);
        seating_add(&people, edition, names[seat], person ? NULL : level, NO_TOKEN, 0);
    }
    char day[HISTORY_DAY] = "2026-11-00";
    day[8] = (char)('0' + (2 * n + 1) / 10);
    day[9] = (char)('0' + (2 * n + 1) % 10);
    ReviewSeat found[MAX_SEATS] = {{.luck = 0}};
    bool reviewed = n < GAMES - 2;
    for (int seat = 0; seat < SEATS && reviewed; seat++) found[seat] = found_by_game[n];
    Table *table = told(edition, &players, &people, SEED + (uint64_t)n);
    history_add_found(history, table, n + 1, day, reviewed ? found : NULL, language);
    table_free(table);
}

History *sample_history_new(const Edition *edition, const Language *language)
{
    History *history = history_new();
    for (int n = 0; n < GAMES; n++) add_game(history, edition, n, language);
    return history;
}
