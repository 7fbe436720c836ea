/* advice.c -- reasons, hints and chances for people at a table. */
#include "table/advice.h"

#include <assert.h>

#include "base/mem.h"
#include "game/legal.h"
#include "game/notation/notation.h"
#include "players/odds.h"
#include "players/player.h"
#include "players/thought.h"
#include "table/haggling.h"

/* ---- reasons ---- */

/* What is obvious to players, said anyway. */
static const Sentence plain_reasons[] = {
    [ACTION_DICE] = T_("Chance has no reasons."),
    [ACTION_DRAW] = T_("Chance has no reasons."),
    [ACTION_PICK] = T_("Chance has no reasons."),
    [ACTION_BELL] = T_("The time that was agreed on is up."),
    [ACTION_ROLL] = T_("There is nothing it would rather do before the throw."),
    [ACTION_FINE] = T_("It would rather be on the board than in jail."),
    [ACTION_RELEASE] = T_("It would rather be on the board than in jail."),
    [ACTION_WAIT] = T_("It would rather stay where it pays no rent."),
    [ACTION_BUY] = T_("It thinks the place worth the price."),
    [ACTION_DECLINE] = T_("It would rather keep the money."),
    [ACTION_CHOOSE] = T_("It thinks this the better of the two ways."),
    [ACTION_OPEN] = T_("A card that was kept has to be opened."),
    [ACTION_TRAVEL] = T_("It thinks this the better place to be."),
    [ACTION_TOKEN] = T_("It takes one of those that are left."),
    [ACTION_END] = T_("There is nothing more that it wants to do in this turn."),
    [ACTION_BUILD] = T_("It wants higher rents and can spare the money."),
    [ACTION_SELL] = T_("It needs the money."),
    [ACTION_BREAK] =
        T_("It needs the money, and {bank.the} has too few {building.many} to sell one by one."),
    [ACTION_MORTGAGE] = T_("It needs the money."),
    [ACTION_REDEEM] = T_("It wants the rents back and can spare the money."),
    [ACTION_KEEP] = T_("It would rather keep the money than redeem the place now."),
    [ACTION_OFFER] = T_("It thinks the trade is good for it."),
    [ACTION_COUNTER] = T_("It prefers this trade to the one offered."),
    [ACTION_ACCEPT] = T_("It thinks it is better off this way."),
    [ACTION_REJECT] = T_("It thinks it is better off without it."),
    [ACTION_BID] = T_("It thinks it is worth more than that."),
    [ACTION_PASS] = T_("It does not want to pay as much."),
    [ACTION_WANT] = T_("It could use {building.the} too."),
    [ACTION_BANKRUPT] = T_("All it has would not pay the debt."),
    [ACTION_FLOOR] = T_("It wants to build or to trade before the next throw."),
    [ACTION_DONE] = T_("It has done what it wanted the floor for."),
    [ACTION_CLAIM] = T_("The rent is lost if nobody asks for it."),
    [ACTION_RESIGN] = T_("It gives up."),
    [ACTION_STOP] = T_("It would end the game here."),
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
    const Memory *memory;
    Rng rng;
    Thought *thought; /* all zero at first; for players that think ahead */
    Action answer;
    Speech *reason; /* as the player gives it */
} Inquiry;

static Decision decision_of(Inquiry *inquiry, SeatId seat)
{
    return (Decision){.self = inquiry->kind,
                      .edition = inquiry->edition,
                      .outlook = table_outlook(inquiry->table),
                      .game = inquiry->game,
                      .rng = &inquiry->rng,
                      .why = inquiry->reason,
                      .memory = inquiry->memory,
                      .seat = seat};
}

/* Goes on for about `work` rollouts; true when the answer is there. */
static bool answered(Inquiry *inquiry, int work)
{
    Decision decision = decision_of(inquiry, inquiry->game->decider);
    return player_think(&decision, inquiry->thought, work, &inquiry->answer);
}

static double mean_share(const Candidate *candidate)
{
    return candidate->sum / candidate->played;
}

/* Of a percent. */
static int64_t tenths(const Candidate *candidate)
{
    return (int64_t)(mean_share(candidate) * 1000 + 0.5);
}

/* What thinking brought to light: this way and the best of the others. */
static bool say_tried(const Inquiry *inquiry)
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
    SPEAK(inquiry->reason,
          T_("It played the game out {number} times: its chance to win came to {decimal} % this "
             "way, to {other_decimal} % the next best way."),
          arg_number(thought->played), arg_decimal(tenths(taken), 1),
          arg_other_decimal(tenths(other), 1));
    return true;
}

/* Where no reason was given, what goes without saying. */
static void complete_reason(const Inquiry *inquiry)
{
    const Action *action = &inquiry->answer;
    if (inquiry->reason->count > 0) return;
    if (only_choice(inquiry->edition, inquiry->game, action))
        SPEAK(inquiry->reason, T_("The rules leave it no other choice."), arg_absent());
    else if (!say_tried(inquiry))
        speech_add(inquiry->reason, plain_reasons[action->kind], ARGS(arg_absent()));
}

static const PlayerKind *computer_of(const Table *table, SeatId seat)
{
    const Seating *seating = table_seating(table);
    return seat < seating->count ? seating->seats[seat].kind : NULL;
}

struct Advice {
    const Table *table;
    size_t at; /* actions done by then */
    Game game;
    Thought thought;
    Thought *past; /* for a reason; NULL until there was one to find */
    Odds odds;
};

/* Asks again what was asked before action n. */
static bool ask_again(Advice *advice, size_t n, Inquiry *inquiry)
{
    const PlayerKind *kind = inquiry->kind;
    const Game *game = inquiry->game;
    const Table *table = advice->table;
    SeatId seat = table_action(table, n)->seat;
    if (seat == game->decider) {
        inquiry->rng = table_stream(table, n, TABLE_STREAM_DECIDE + seat);
        if (kind->think != NULL) {
            mem_free(advice->past);
            advice->past = inquiry->thought = mem_new(1, sizeof *advice->past);
        }
        while (!answered(inquiry, INT32_MAX)) continue;
        return true;
    }
    inquiry->rng = table_stream(table, n, TABLE_STREAM_INTERRUPT + seat);
    Decision decision = decision_of(inquiry, seat);
    return kind->interrupt != NULL && kind->interrupt(&decision, &inquiry->answer);
}

bool advice_why(Advice *advice, size_t n, Speech *why)
{
    const Table *table = advice->table;
    const Action *done = table_action(table, n);
    const PlayerKind *kind = computer_of(table, done->seat);
    if (kind == NULL) return false;
    Game game;
    Memory memory;
    table_state_at(table, n, &game);
    table_memory_at(table, n, &memory);
    Speech reason = {0};
    Inquiry inquiry = {.table = table,
                       .edition = table_edition(table),
                       .game = &game,
                       .kind = kind,
                       .memory = &memory,
                       .reason = &reason};
    if (ask_again(advice, n, &inquiry) &&
        same_action(inquiry.edition, &game, done, &inquiry.answer)) {
        complete_reason(&inquiry);
        *why = reason;
    } else { /* a game of an older version, or edited by hand */
        *why = (Speech){0};
        SPEAK(why, T_("Its reason is not known: today it would decide otherwise."), arg_absent());
    }
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
    if (advice != NULL) mem_free(advice->past);
    mem_free(advice);
}

void advice_answer(const Table *table, const Action *offer, Speech *why)
{
    static const Sentence answers[HAGGLING_CHANCES] = {
        [HAGGLING_UNLIKELY] = T_(
            "{other} will probably refuse: a yes has a chance of {percent}. Asking costs nothing."),
        [HAGGLING_PERHAPS] = T_("{other} may say yes or no: a yes has a chance of {percent}."),
        [HAGGLING_LIKELY] = T_("{other} will probably accept."),
    };
    HagglingView look;
    SeatId to = offer->kind == ACTION_COUNTER ? table_game(table)->offer.from : offer->other;
    haggling_look(table, offer->seat, to, &offer->deal, &look);
    speech_add(why, answers[look.chance], ARGS(arg_other(to), arg_percent(look.percent, 0)));
}

bool advice_hint(Advice *advice, int work, Action *action, Speech *why)
{
    *why = (Speech){0};
    Inquiry inquiry = {.table = advice->table,
                       .edition = table_edition(advice->table),
                       .game = &advice->game,
                       .kind = player_kinds()[player_level_count() - 1],
                       .memory = table_memory(advice->table),
                       .rng = table_stream(advice->table, advice->at, TABLE_STREAM_HINT),
                       .thought = &advice->thought,
                       .reason = why};
    bool done = answered(&inquiry, work);
    if (done) {
        *action = inquiry.answer;
        complete_reason(&inquiry);
        if (action->kind == ACTION_OFFER || action->kind == ACTION_COUNTER)
            advice_answer(advice->table, action, why);
    }
    return done;
}

void advice_as_seated(Advice *advice)
{
    const Seating *seating = table_seating(advice->table);
    for (int seat = 0; seat < seating->count; seat++) {
        const PlayerKind *kind = seating->seats[seat].kind;
        advice->odds.as[seat] = kind != NULL ? kind->character : NULL;
    }
}

/* Whole thousandths that make 1000 together: what rounding down leaves goes
 * to the seats that lost most by it. */
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
