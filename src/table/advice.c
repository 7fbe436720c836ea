/* advice.c -- reasons, hints and chances for whoever looks at a table. */
#include "table/advice.h"

#include <assert.h>

#include "base/mem.h"
#include "game/legal.h"
#include "game/notation/notation.h"
#include "players/odds.h"
#include "players/thought.h"

/* ---- reasons ---- */

/* What goes without saying for players, said nevertheless. */
static const char *const plain_reasons[] = {
    [ACTION_DICE] = "Chance has no reasons.",
    [ACTION_DRAW] = "Chance has no reasons.",
    [ACTION_PICK] = "Chance has no reasons.",
    [ACTION_BELL] = "The time that was agreed on is up.",
    [ACTION_ROLL] = "There is nothing it would rather do before the throw.",
    [ACTION_FINE] = "It would rather be on the board than in jail.",
    [ACTION_RELEASE] = "It would rather be on the board than in jail.",
    [ACTION_WAIT] = "It would rather stay where it pays no rent.",
    [ACTION_BUY] = "It thinks the place worth the price.",
    [ACTION_DECLINE] = "It would rather keep the money.",
    [ACTION_CHOOSE] = "It thinks this the better of the two ways.",
    [ACTION_OPEN] = "A card that was kept has to be opened.",
    [ACTION_TRAVEL] = "It thinks this the better place to be.",
    [ACTION_TOKEN] = "It takes one of those that are left.",
    [ACTION_END] = "There is nothing more that it wants to do in this turn.",
    [ACTION_BUILD] = "It wants higher rents and can spare the money.",
    [ACTION_SELL] = "It needs the money.",
    [ACTION_BREAK] = "It needs the money, and the bank has too few buildings to sell one by one.",
    [ACTION_MORTGAGE] = "It needs the money.",
    [ACTION_REDEEM] = "It wants the rents back and can spare the money.",
    [ACTION_KEEP] = "It would rather keep the money than redeem the place now.",
    [ACTION_OFFER] = "It thinks the trade good for itself.",
    [ACTION_COUNTER] = "It would rather trade like this than as it was offered.",
    [ACTION_ACCEPT] = "It thinks it better off so.",
    [ACTION_REJECT] = "It thinks itself better off without.",
    [ACTION_BID] = "It thinks it worth more than that.",
    [ACTION_PASS] = "It does not want to pay as much.",
    [ACTION_WANT] = "It could use the building too.",
    [ACTION_BANKRUPT] = "All it has would not pay the debt.",
    [ACTION_FLOOR] = "It wants to build or to trade before the next throw.",
    [ACTION_DONE] = "It has done what it wanted the floor for.",
    [ACTION_CLAIM] = "The rent is lost if nobody asks for it.",
    [ACTION_RESIGN] = "It gives up.",
    [ACTION_STOP] = "It would end the game here.",
};
static_assert(sizeof plain_reasons / sizeof plain_reasons[0] == ACTION_COUNT,
              "a reason for every action");

static bool only_choice(const Edition *edition, const Game *game, const Action *action)
{
    if (action->seat != game->decider) return false;
    LegalList *list = mem_new(1, sizeof *list);
    legal_list(edition, game, list);
    bool only = list->count == 1 && list->list[0].least == list->list[0].most;
    mem_free(list);
    return only;
}

static bool same_action(const Edition *edition, const Game *game, const Action *one,
                        const Action *two)
{
    Text first = text_growing(), second = text_growing();
    notation_action_write(edition, game, one, &first);
    notation_action_write(edition, game, two, &second);
    bool same = text_same(first.start, second.start);
    text_free(&first);
    text_free(&second);
    return same;
}

/* A question put to a player again, and its answer. */
typedef struct Inquiry {
    const Table *table;
    const Edition *edition;
    const Game *game;
    const PlayerKind *kind;
    Rng rng;
    Thought *thought; /* all zero at first; of those who think */
    Action answer;
    Text reason; /* as the player gave it */
} Inquiry;

static Decision decision_of(Inquiry *inquiry, SeatId seat)
{
    return (Decision){.self = inquiry->kind,
                      .edition = inquiry->edition,
                      .outlook = table_outlook(inquiry->table),
                      .game = inquiry->game,
                      .rng = &inquiry->rng,
                      .why = &inquiry->reason,
                      .seat = seat};
}

/* Goes on for about `work` rollouts; true when the answer is there. */
static bool answered(Inquiry *inquiry, int work)
{
    const PlayerKind *kind = inquiry->kind;
    Decision decision = decision_of(inquiry, inquiry->game->decider);
    if (kind->think == NULL) {
        kind->decide(&decision, &inquiry->answer);
        return true;
    }
    return kind->think(&decision, inquiry->thought, work, &inquiry->answer);
}

static double mean_share(const Candidate *candidate)
{
    return candidate->sum / candidate->played;
}

static void add_percent(double share, Text *text)
{
    int tenths = (int)(share * 1000 + 0.5);
    text_add_int(text, tenths / 10);
    text_add_char(text, '.');
    text_add_int(text, tenths % 10);
    text_add(text, " %");
}

/* What thinking brought to light: this way and the best of the others. */
static bool say_tried(const Inquiry *inquiry, Text *text)
{
    const Thought *thought = inquiry->thought;
    const Candidate *taken = NULL, *other = NULL;
    for (int i = 0; thought != NULL && i < thought->candidate_count; i++) {
        const Candidate *candidate = &thought->candidates[i];
        if (candidate->played == 0) continue;
        if (same_action(inquiry->edition, inquiry->game, &candidate->action, &inquiry->answer))
            taken = candidate;
        else if (!candidate->out && (other == NULL || mean_share(candidate) > mean_share(other)))
            other = candidate;
    }
    if (taken == NULL || other == NULL) return false;
    text_add(text, "It played on ");
    text_add_int(text, thought->played);
    text_add(text, " times: its chance to win came to ");
    add_percent(mean_share(taken), text);
    text_add(text, " this way, to ");
    add_percent(mean_share(other), text);
    text_add(text, " the next best way.");
    return true;
}

/* The reason given, or what goes without saying when there is none. */
static void say_reason(const Inquiry *inquiry, Text *text)
{
    const Action *action = &inquiry->answer;
    if (inquiry->reason.length > 0)
        text_add(text, inquiry->reason.start);
    else if (only_choice(inquiry->edition, inquiry->game, action))
        text_add(text, "The rules leave it no other choice.");
    else if (!say_tried(inquiry, text))
        text_add(text, plain_reasons[action->kind]);
}

static const PlayerKind *computer_of(const Table *table, SeatId seat)
{
    const Seating *seating = table_seating(table);
    return seat < seating->count ? seating->seats[seat].kind : NULL;
}

/* Asks again what was asked before action n. */
static bool ask_again(const Table *table, size_t n, Inquiry *inquiry)
{
    const PlayerKind *kind = inquiry->kind;
    const Game *game = inquiry->game;
    SeatId seat = table_action(table, n)->seat;
    if (seat == game->decider) {
        inquiry->rng = table_stream(table, n, TABLE_STREAM_DECIDE + seat);
        if (kind->think != NULL) inquiry->thought = mem_new(1, sizeof *inquiry->thought);
        while (!answered(inquiry, INT32_MAX)) continue;
        return true;
    }
    inquiry->rng = table_stream(table, n, TABLE_STREAM_INTERRUPT + seat);
    Decision decision = decision_of(inquiry, seat);
    return kind->interrupt != NULL && kind->interrupt(&decision, &inquiry->answer);
}

bool advice_why(const Table *table, size_t n, Text *text)
{
    const Action *done = table_action(table, n);
    const PlayerKind *kind = computer_of(table, done->seat);
    if (kind == NULL) return false;
    Game game;
    table_state_at(table, n, &game);
    Inquiry inquiry = {.table = table,
                       .edition = table_edition(table),
                       .game = &game,
                       .kind = kind,
                       .reason = text_growing()};
    if (ask_again(table, n, &inquiry) && same_action(inquiry.edition, &game, done, &inquiry.answer))
        say_reason(&inquiry, text);
    else /* a game of an older version, or edited by hand */
        text_add(text, "Its reason is not known: today it would decide otherwise.");
    text_free(&inquiry.reason);
    mem_free(inquiry.thought);
    return true;
}

/* Throws out of jail are a choice. */
static bool is_routine(const Table *table, size_t n)
{
    const Action *action = table_action(table, n);
    if (action->kind == ACTION_END || action->kind == ACTION_DONE) return true;
    if (action->kind != ACTION_ROLL) return false;
    Game game;
    table_state_at(table, n, &game);
    return game.seats[action->seat].in_jail == 0;
}

bool advice_last_choice(const Table *table, SeatId seat, size_t *n)
{
    bool any = false;
    for (size_t at = table_action_count(table); at > 0; at--) {
        SeatId who = table_action(table, at - 1)->seat;
        if (computer_of(table, who) == NULL || (seat != NOBODY && who != seat)) continue;
        bool routine = is_routine(table, at - 1);
        if (!any || !routine) *n = at - 1;
        any = true;
        if (!routine) break;
    }
    return any;
}

/* ---- hints and chances ---- */

struct Advice {
    const Table *table;
    size_t at; /* actions done by then */
    Game game;
    Thought thought;
    Odds odds;
};

bool advice_may_hint(const Table *table)
{
    const Game *game = table_game(table);
    return game->phase != PHASE_OVER && game->decider < game->seat_count &&
           game->phase != PHASE_CHOICE;
}

Advice *advice_new(const Table *table)
{
    Advice *advice = mem_new(1, sizeof *advice);
    advice->table = table;
    advice->at = table_action_count(table);
    advice->game = *table_game(table);
    odds_begin(table_stream(table, advice->at, TABLE_STREAM_ODDS), &advice->odds);
    return advice;
}

void advice_free(Advice *advice)
{
    mem_free(advice);
}

bool advice_hint(Advice *advice, int work, Action *action, Text *why)
{
    Inquiry inquiry = {.table = advice->table,
                       .edition = table_edition(advice->table),
                       .game = &advice->game,
                       .kind = player_kinds()[PLAYER_LEVELS - 1],
                       .rng = table_stream(advice->table, advice->at, TABLE_STREAM_HINT),
                       .thought = &advice->thought,
                       .reason = text_growing()};
    bool done = answered(&inquiry, work);
    if (done) {
        *action = inquiry.answer;
        say_reason(&inquiry, why);
    }
    text_free(&inquiry.reason);
    return done;
}

/* Whole thousandths that make 1000 together: what rounding down leaves goes to
 * those who lost most by it. */
static void share_out(const Odds *odds, int seats, int shares[MAX_SEATS])
{
    double lost[MAX_SEATS] = {0};
    int left = 1000;
    for (SeatId seat = 0; seat < seats; seat++) {
        double exact = odds_chance(odds, seat) * 1000;
        shares[seat] = (int)exact;
        lost[seat] = exact - shares[seat];
        left -= shares[seat];
    }
    for (; left > 0; left--) {
        int most = 0;
        for (int seat = 1; seat < seats; seat++)
            if (lost[seat] > lost[most]) most = seat;
        shares[most]++;
        lost[most] -= 1;
    }
}

int advice_odds(Advice *advice, int games, int odds[MAX_SEATS], int error[MAX_SEATS])
{
    const Game *game = &advice->game;
    odds_go_on(table_edition(advice->table), table_outlook(advice->table), game, games,
               &advice->odds);
    if (advice->odds.played == 0) return 0;
    share_out(&advice->odds, game->seat_count, odds);
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        error[seat] = (int)(odds_error(&advice->odds, game, seat) * 2000 + 0.5);
    return advice->odds.played;
}
