/* identity.c -- does it still play the same games? One hash a line for each board,
 * number of seats and mix of players: over every action, every position it leads
 * to and, now and then, over all that would have been legal.
 *
 * A change that only makes the game faster leaves every line as it was. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "asking.h"
#include "game/apply.h"
#include "game/legal.h"
#include "game/notation/notation.h"
#include "game/setup.h"
#include "players/dealer.h"
#include "players/player.h"
#include "unit/edition_files.h"

enum { SEED = 5, MOST_TURNS = 300, MOST_ACTIONS = 6000, LIST_EVERY = 16, EXPERT_TURNS = 60 };
enum { FULL_GAMES = 30, SHORT_GAMES = 2 };

/* ---- who plays ----------------------------------------------------------------- */

enum { MIX_KINDS = 32 };

typedef struct Mix {
    const char *name;
    bool levels, described, first; /* which kinds take part, besides the one called `word` */
    const char *word;
    int experts; /* decisions at the end that an expert is asked for, too */
} Mix;

static const Mix mixes[] = {
    {.name = "simple", .word = "simple"},
    {.name = "random", .word = "random"},
    {.name = "levels", .levels = true},
    {.name = "described", .described = true},
    {.name = "all", .levels = true, .described = true},
    {.name = "first", .first = true},
    {.name = "expert", .levels = true, .experts = 2},
};

static bool is_expert(const PlayerKind *kind)
{
    return kind->think != NULL;
}

/* The levels as they first were are yardsticks: they play the same games for ever. */
static bool is_first(const PlayerKind *kind)
{
    return strstr(kind->word, "-1") != NULL;
}

static bool takes_part(const Mix *mix, const PlayerKind *kind, bool level)
{
    if (mix->word != NULL && strcmp(mix->word, kind->word) == 0) return true;
    if (level) return mix->levels;
    return is_first(kind) ? mix->first : kind->character == NULL && mix->described;
}

static int kinds_of(const Mix *mix, const PlayerKind *kinds[MIX_KINDS])
{
    const PlayerKind *const *all = player_kinds();
    int count = 0;
    for (int i = 0; all[i] != NULL && count < MIX_KINDS; i++) {
        if (takes_part(mix, all[i], i < player_level_count()) && !is_expert(all[i]))
            kinds[count++] = all[i];
    }
    return count;
}

/* ---- boards and house rules ------------------------------------------------------ */

typedef struct Board {
    const char *edition, *rules;
} Board;

/* Every edition as it is, and rules that no edition of the box has. */
static const Board boards[] = {
    {"classic", NULL},
    {"london", NULL},
    {"bharat", NULL},
    {"montreal", NULL},
    {"bilkent", NULL},
    {"waterloo", NULL},
    {"smallest", NULL},
    {"classic", "houses=8,hotels=2,deal_deeds=3"},
    {"classic", "houses=5,hotels=1,building_auction_opening=cheapest,deal_deeds=3"},
    {"classic", "rent_claim=second,debt=before_end,build_even=off"},
    {"classic", "build_whole_group=off,group_rent_need=2,group_rent_mortgaged=off"},
    {"classic", "houses_per_street=3,build_where=group"},
    {"classic", "build_mortgaged=any,jail_last=card,pot=on,pot_start=500,salary_landing=200"},
    {"classic", "mortgage=off,auction=off,rent_in_jail=off,doubles_again=off,double_one=100"},
    {"classic", "income_tax=choice,luxury_tax=old,chance_deck=old,chest_deck=old,keep_cards=on"},
    {"classic", "bid_limit=none,several_creditors=shared,estate_player=free,utility_throw=new"},
    {"classic", "hotel=none,rail_travel=on,jail_style=three_ways,buy_after_laps=1,start_money=800"},
    {"london", "trade_waits=on,offers_per_turn=1,transfer_fee=20,interest_rounding=nearest"},
    {"bilkent", "thief_fee=10,release_limit=1,debt=settle,bankrupt=debtor"},
    {"waterloo", "build_even=on,building_sale=70,debt=end_of_turn"},
};

/* ---- the hash -------------------------------------------------------------------- */

static void mix_in(uint64_t *hash, uint64_t word)
{
    *hash = (*hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    *hash ^= *hash >> 29;
}

static void mix_numbers(uint64_t *hash, Money one, Money two)
{
    mix_in(hash, (uint64_t)(uint32_t)one | (uint64_t)(uint32_t)two << 32);
}

static void mix_action(uint64_t *hash, const Action *action)
{
    const Deal *deal = &action->deal;
    mix_numbers(hash, action->kind | action->seat << 8, action->deed | action->other << 8);
    mix_numbers(hash, action->amount, action->second);
    mix_in(hash, deal->give);
    mix_in(hash, deal->take);
    mix_numbers(hash, deal->give_money, deal->take_money);
    for (int deck = 0; deck < MAX_DECKS; deck++)
        mix_numbers(hash, deal->give_cards[deck], deal->take_cards[deck]);
}

static void mix_legal(uint64_t *hash, const Edition *edition, const Game *game)
{
    static LegalList list;
    legal_list(edition, game, &list);
    mix_in(hash, (uint64_t)list.count);
    for (int i = 0; i < list.count; i++) {
        mix_action(hash, &list.list[i].action);
        mix_numbers(hash, list.list[i].least, list.list[i].most);
    }
}

static void mix_events(uint64_t *hash, const EventList *events)
{
    for (int i = 0; i < events->count; i++) {
        const Event *event = &events->list[i];
        mix_numbers(hash, event->kind | event->seat << 8, event->other | event->deed << 8);
        mix_numbers(hash, event->amount, event->second);
        mix_in(hash, event->reason);
    }
}

/* ---- a game ---------------------------------------------------------------------- */

typedef struct Run {
    Edition edition;
    Outlook outlook;
    Game game;
    EventList events;
    Rng dealer, player;
    const PlayerKind *seated[MAX_SEATS];
    uint64_t hash;
} Run;

/* As at a table: between landings the others may act, in order of play. */
static bool interrupted(Run *run, Action *action)
{
    const Game *game = &run->game;
    if (game->phase != PHASE_TURN && game->phase != PHASE_END) return false;
    for (int i = 1; i < game->seat_count; i++) {
        SeatId seat = game->order[(game->mover + i) % game->seat_count];
        const PlayerKind *kind = run->seated[seat];
        if (seat == game->decider || !game_seat_in(game, seat) || kind->interrupt == NULL) continue;
        if (ask_interrupt(kind, &run->edition, &run->outlook, game, seat, &run->player, action,
                          NULL) &&
            action_check(&run->edition, game, action) == REFUSAL_NONE)
            return true;
    }
    return false;
}

static void next_action(Run *run, Action *action)
{
    const Game *game = &run->game;
    if (game->decider == DEALER)
        dealer_decide(&run->edition, game, &run->dealer, action);
    else if (!interrupted(run, action))
        ask(run->seated[game->decider], &run->edition, &run->outlook, game, &run->player, action,
            NULL);
}

/* What an expert would do here: hashed, not done. */
static bool ask_expert(Run *run)
{
    if (run->game.decider >= MAX_SEATS) return false;
    Rng rng = rng_seed(SEED, (uint64_t)run->game.turn);
    Action action;
    ask(player_find("expert"), &run->edition, &run->outlook, &run->game, &rng, &action, NULL);
    mix_action(&run->hash, &action);
    return true;
}

/* A roll thrown at once must lead where roll and dice do one after the other. */
static void check_roll(Run *run, const Game *rolling, const Action *dice)
{
    Game once = *rolling;
    apply_roll(&run->edition, &once, dice->amount, dice->second, NULL);
    if (notation_hash(&run->edition, &once) == notation_hash(&run->edition, &run->game)) return;
    fprintf(stderr, "identity: a roll thrown at once leads elsewhere\n");
    exit(1);
}

static void play(Run *run, int most_turns, int experts)
{
    Game rolling = run->game;
    bool rolled = false;
    for (int i = 0; i < MOST_ACTIONS && run->game.decider != NOBODY; i++) {
        bool late = run->game.turn > EXPERT_TURNS;
        if (run->game.turn > most_turns ||
            (late && experts > 0 && ask_expert(run) && --experts == 0))
            break;
        Action action;
        next_action(run, &action);
        /* Odd actions are watched: events change nothing but what is told. */
        run->events.count = 0;
        if (action.kind == ACTION_ROLL) rolling = run->game;
        apply(&run->edition, &run->game, &action, i & 1 ? &run->events : NULL);
        if (rolled) check_roll(run, &rolling, &action);
        rolled = action.kind == ACTION_ROLL;
        mix_action(&run->hash, &action);
        mix_events(&run->hash, &run->events);
        mix_in(&run->hash, notation_hash(&run->edition, &run->game));
        if (i % LIST_EVERY == 0) mix_legal(&run->hash, &run->edition, &run->game);
    }
}

static void play_games(Run *run, const Mix *mix, int seats, int games)
{
    const PlayerKind *kinds[MIX_KINDS];
    int count = kinds_of(mix, kinds);
    run->hash = 0;
    for (int number = 0; number < games; number++) {
        run->dealer = rng_seed(SEED, 2 * (uint64_t)number);
        run->player = rng_seed(SEED, 2 * (uint64_t)number + 1);
        for (int seat = 0; seat < seats; seat++)
            run->seated[seat] = kinds[(seat + number * seats) % count];
        setup_game(&run->edition, seats, NULL, &run->game);
        play(run, MOST_TURNS, mix->experts);
    }
}

/* ---- lines ----------------------------------------------------------------------- */

enum { LINE_SIZE = 200 };

typedef struct Output {
    FILE *expected; /* NULL: they are only printed */
    int different;
} Output;

static void line(Output *output, const char *text)
{
    char before[LINE_SIZE] = "";
    if (output->expected == NULL) {
        puts(text);
        fflush(stdout);
        return;
    }
    if (fgets(before, sizeof before, output->expected) != NULL)
        before[strcspn(before, "\n")] = '\0';
    if (strcmp(before, text) == 0) return;
    printf("was: %s\nis:  %s\n", before, text);
    output->different++;
}

/* The experts take the most time, so they are left out of the short form. */
static void board_lines(const Board *board, int games, int seats_step, Output *output)
{
    static Run run;
    char text[LINE_SIZE];
    edition_file_read(board->edition, board->rules, &run.edition);
    outlook_make(&run.edition, &run.outlook);
    int most = run.edition.rule[RULE_PLAYERS_MAX];
    for (int seats = run.edition.rule[RULE_PLAYERS_MIN]; seats <= most; seats += seats_step) {
        for (size_t i = 0; i < sizeof mixes / sizeof *mixes; i++) {
            bool expert = mixes[i].experts > 0;
            if (expert && (seats_step > 1 || board->rules != NULL)) continue;
            play_games(&run, &mixes[i], seats, expert ? 1 : games);
            snprintf(text, sizeof text, "%016llx %s %d %s %s", (unsigned long long)run.hash,
                     board->edition, seats, mixes[i].name,
                     board->rules != NULL ? board->rules : "as it is");
            line(output, text);
        }
    }
}

static void all_lines(int games, int seats_step, Output *output)
{
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        board_lines(&boards[i], games, seats_step, output);
}

static int usage(void)
{
    fprintf(stderr, "Usage: identity [--games N]        prints all hashes, of 30 games each\n"
                    "       identity --short            prints those of a quick test\n"
                    "       identity --check FILE       compares those with a file\n");
    return 2;
}

int main(int count, char **words)
{
    Output output = {0};
    const char *option = count > 1 ? words[1] : "";
    if (count == 1) {
        all_lines(FULL_GAMES, 1, &output);
    } else if (count == 3 && strcmp(option, "--games") == 0) {
        all_lines((int)strtol(words[2], NULL, 10), 1, &output);
    } else if (count == 2 && strcmp(option, "--short") == 0) {
        all_lines(SHORT_GAMES, 3, &output);
    } else if (count == 3 && strcmp(option, "--check") == 0) {
        output.expected = fopen(words[2], "r");
        if (output.expected == NULL) return usage();
        all_lines(SHORT_GAMES, 3, &output);
        fclose(output.expected);
        printf("%d lines differ\n", output.different);
    } else {
        return usage();
    }
    return output.different != 0;
}
