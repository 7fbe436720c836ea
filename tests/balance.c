/* balance.c -- how an edition plays: many games of simple players.
 *
 *     balance EDITION PLAYERS GAMES SEED [RULE=VALUE ...]
 *
 * prints how long games last (in rounds), how many do not end within
 * CUT_ROUNDS, and how often each place in the order of play wins, with the
 * 95 % interval of Wilson. The same words give the same figures everywhere. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/apply.h"
#include "players/dealer.h"
#include "players/simple_player.h"
#include "unit/edition_files.h"

enum { CUT_ROUNDS = 1000, CUT_ACTIONS = 2000000, MAX_GAMES = 10000000 };

typedef struct Tally {
    long games, unfinished, resigned;
    long wins[MAX_SEATS]; /* by place in the order of play */
    long trades, builds, jailed;
    long lasted[CUT_ROUNDS + 1]; /* finished games by their number of rounds */
} Tally;

/* Between turns every other player is asked whether it wants to act. */
static bool interrupted(const Edition *edition, const Game *game, Rng *rng, Action *action)
{
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (seat != game->decider && game_seat_in(game, seat) &&
            simple_player.interrupt(&simple_player, edition, game, seat, rng, action, NULL))
            return true;
    return false;
}

static void count_events(const EventList *events, Tally *tally)
{
    for (int i = 0; i < events->count; i++) {
        EventKind kind = (EventKind)events->list[i].kind;
        tally->trades += kind == EVENT_ACCEPTED;
        tally->builds += kind == EVENT_BUILT;
        tally->jailed += kind == EVENT_JAILED;
        tally->resigned += kind == EVENT_RESIGNED;
    }
}

static void count_winner(const Game *game, Tally *tally)
{
    for (int place = 0; place < game->seat_count; place++)
        tally->wins[place] += game->order[place] == game->winner;
    tally->lasted[game->round < CUT_ROUNDS ? game->round : CUT_ROUNDS]++;
}

static void play(const Edition *edition, int players, uint64_t seed, uint64_t number, Tally *tally)
{
    Rng dealer_rng = rng_seed(seed, 2 * number);
    Rng player_rng = rng_seed(seed, 2 * number + 1);
    Game game;
    EventList events;
    game_start(edition, players, NULL, &game);
    for (long actions = 0; game.phase != PHASE_OVER && game.round < CUT_ROUNDS; actions++) {
        Action action;
        if (actions == CUT_ACTIONS) break;
        if (game.decider == DEALER)
            dealer_decide(edition, &game, &dealer_rng, &action);
        else if (game.phase != PHASE_TURN || !interrupted(edition, &game, &player_rng, &action))
            simple_player.decide(&simple_player, edition, &game, &player_rng, &action, NULL);
        events.count = 0;
        apply(edition, &game, &action, &events);
        count_events(&events, tally);
    }
    tally->games++;
    if (game.phase == PHASE_OVER)
        count_winner(&game, tally);
    else
        tally->unfinished++;
}

/* ---- figures ------------------------------------------------------------- */

/* Rounds within which `percent` of the finished games ended. */
static int quantile(const Tally *tally, int percent)
{
    long finished = tally->games - tally->unfinished, seen = 0;
    for (int rounds = 0; rounds <= CUT_ROUNDS; rounds++) {
        seen += tally->lasted[rounds];
        if (seen * 100 >= finished * percent && seen > 0) return rounds;
    }
    return CUT_ROUNDS;
}

/* Newton's way, so that no library is needed. */
static double square_root(double number)
{
    double root = number > 1 ? number : 1;
    for (int i = 0; i < 60; i++) root = (root + number / root) / 2;
    return root;
}

/* The 95 % interval of a share by Wilson, in percent. */
static void interval(long hits, long trials, double *low, double *high)
{
    const double z = 1.959964;
    double n = (double)trials, p = (double)hits / n;
    double middle = p + z * z / (2 * n);
    double spread = z * square_root(p * (1 - p) / n + z * z / (4 * n * n));
    *low = 100 * (middle - spread) / (1 + z * z / n);
    *high = 100 * (middle + spread) / (1 + z * z / n);
}

static void print_tally(const Edition *edition, int players, const Tally *tally)
{
    long finished = tally->games - tally->unfinished;
    double games = (double)tally->games;
    printf("edition %s, %d simple players, %ld games\n", edition->word, players, tally->games);
    printf("unfinished after %d rounds: %ld (%.2f %%)\n", CUT_ROUNDS, tally->unfinished,
           100.0 * (double)tally->unfinished / games);
    if (finished == 0) return;
    printf("rounds: 10 %% %d, median %d, 90 %% %d, 99 %% %d\n", quantile(tally, 10),
           quantile(tally, 50), quantile(tally, 90), quantile(tally, 99));
    for (int place = 0; place < players; place++) {
        double low, high;
        interval(tally->wins[place], finished, &low, &high);
        printf("place %d in the order wins %.2f %% (%.2f to %.2f)\n", place + 1,
               100.0 * (double)tally->wins[place] / (double)finished, low, high);
    }
    printf("a game: %.1f buildings built, %.2f trades, %.2f times to jail, %.2f resigned\n",
           (double)tally->builds / games, (double)tally->trades / games,
           (double)tally->jailed / games, (double)tally->resigned / games);
}

static long number_of(const char *word, long least, long most)
{
    char *end;
    long number = strtol(word, &end, 10);
    if (*word != '\0' && *end == '\0' && number >= least && number <= most) return number;
    fprintf(stderr, "balance: '%s' is no number from %ld to %ld\n", word, least, most);
    exit(2);
}

int main(int count, char **words)
{
    static Edition edition;
    static Tally tally;
    char rules[900] = "";
    if (count < 5) {
        fprintf(stderr, "Usage: balance EDITION PLAYERS GAMES SEED [RULE=VALUE ...]\n");
        return 2;
    }
    for (int i = 5; i < count; i++) {
        size_t length = strlen(rules);
        snprintf(rules + length, sizeof rules - length, "%s ", words[i]);
    }
    edition_file_read(words[1], rules, &edition);
    int players = (int)number_of(words[2], edition.rule[RULE_PLAYERS_MIN],
                                 edition.rule[RULE_PLAYERS_MAX]);
    long games = number_of(words[3], 1, MAX_GAMES);
    uint64_t seed = (uint64_t)number_of(words[4], 0, INT32_MAX);
    for (long number = 0; number < games; number++)
        play(&edition, players, seed, (uint64_t)number, &tally);
    print_tally(&edition, players, &tally);
    return 0;
}
