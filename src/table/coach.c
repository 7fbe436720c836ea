/* coach.c -- is what somebody means to do a blunder? Worked out before it is done. */
#include "table/coach.h"

#include "base/mem.h"
#include "game/legal.h"
#include "players/candidates.h"
#include "players/computer_player.h"
#include "players/weighing.h"
#include "table/coach_facts.h"
#include "table/intent.h"
#include "table/next_throw.h"

/* Pairs of games: no opinion before, none changed after. */
enum { PAIRS_LEAST = 40, PAIRS_MOST = 240 };
/* A blunder loses this much of the chance to win, and surely something: so many errors. */
static const double blunder = 0.04, surely = 2.5;
/* From this chance on it is said that one may be out of the game soon. */
static const double ruin_least = 0.03;

/* Other ways where a strong player would do what is meant: tried a little, each; the best of them
 * is then weighed with dice of its own, so that the luckiest does not look good by its luck. */
enum { TRIED_MOST = 6, TRIED_PAIRS = 24 };

typedef struct CoachTrial {
    Action action;
    Weighing weighing;
} CoachTrial;

struct Coach {
    const Table *table;
    Action meant, better;
    bool agrees; /* a strong player would do what is meant */
    int trial_count, trial;
    CoachTrial trials[TRIED_MOST]; /* where it agrees */
    bool silent;                   /* none of them is any better */
    Game after;                    /* what is meant */
    Intent intent;                 /* of `better` */
    Speech facts;
    Weighing weighing;
};

/* Choices that can be blunders; chance, votes, and choices that must be made without help (K03)
 * are none. */
static const bool weighed[ACTION_COUNT] = {
    [ACTION_ROLL] = true,   [ACTION_END] = true,      [ACTION_DONE] = true,
    [ACTION_BUY] = true,    [ACTION_DECLINE] = true,  [ACTION_BUILD] = true,
    [ACTION_SELL] = true,   [ACTION_MORTGAGE] = true, [ACTION_REDEEM] = true,
    [ACTION_OFFER] = true,  [ACTION_COUNTER] = true,  [ACTION_ACCEPT] = true,
    [ACTION_REJECT] = true, [ACTION_BID] = true,      [ACTION_PASS] = true,
    [ACTION_FINE] = true,   [ACTION_RELEASE] = true,  [ACTION_WAIT] = true,
};

static bool concerns(const Table *table, const Action *meant)
{
    const Game *game = table_game(table);
    return weighed[meant->kind] && meant->seat < game->seat_count && meant->seat == game->decider &&
           game->phase != PHASE_VOTE && game->phase != PHASE_CHOICE;
}

/* The decision as a kind sees it. */
static Decision decision_of(const Table *table, const PlayerKind *kind, Rng *rng)
{
    return (Decision){.self = kind,
                      .edition = table_edition(table),
                      .outlook = table_outlook(table),
                      .game = table_game(table),
                      .rng = rng,
                      .memory = table_memory(table),
                      .seat = table_game(table)->decider};
}

/* What hard would do at once. Its own offers are left out: one that is missed is no blunder. */
static void ask_reference(const Table *table, Action *answer)
{
    Character character = character_hard;
    character.number[CHARACTER_OFFER_TURNS] = 0;
    character.number[CHARACTER_THINK_ROLLOUTS] = 0;
    PlayerKind kind = {.character = &character, .answers = computer_player_answers};
    Rng rng = table_stream(table, table_action_count(table), TABLE_STREAM_HINT);
    Decision decision = decision_of(table, &kind, &rng);
    computer_player_decide(&decision, answer);
}

/* Which street of a group comes first is no matter, nor is a bid a little higher. */
static bool same_choice(const Edition *edition, const Action *one, const Action *two)
{
    if (one->kind != two->kind) return false;
    if (one->kind == ACTION_BUILD || one->kind == ACTION_REDEEM)
        return edition->deeds[one->deed].group == edition->deeds[two->deed].group;
    return one->kind == ACTION_BID || (one->deed == two->deed && one->other == two->other);
}

/* Who ends a turn has done what there was to do: it is not played on as if the next one asked for
 * the floor to do it after all. */
static void end_for_good(const Action *meant, Game *after)
{
    if (meant->kind == ACTION_END || meant->kind == ACTION_DONE)
        after->floor_used |= (uint8_t)(1u << meant->seat);
}

/* Weighs what is meant against `better`. */
static void begin(Coach *coach, const Action *better, const Game *instead)
{
    const Table *table = coach->table;
    coach->better = *better;
    intent_make(&coach->intent, table_edition(table), table_game(table), &coach->better);
    coach_facts_find(table_edition(table), table_game(table), &coach->meant, &coach->after,
                     &coach->facts);
    weighing_begin(&coach->after, instead, coach->meant.seat,
                   table_stream(table, table_action_count(table), TABLE_STREAM_ODDS),
                   &coach->weighing);
}

/* ---- where a strong player would do the same ---- */

/* An offer that is not made is no blunder. */
static bool can_be_tried(const Edition *edition, const Action *meant, const Action *other)
{
    return weighed[other->kind] && other->kind != ACTION_OFFER && other->kind != ACTION_COUNTER &&
           !same_choice(edition, meant, other);
}

/* False: there is nothing else to do. */
static bool list_trials(Coach *coach)
{
    static const PlayerKind hard = {.character = &character_hard,
                                    .answers = computer_player_answers};
    const Table *table = coach->table;
    Rng rng = table_stream(table, table_action_count(table), TABLE_STREAM_HINT);
    Decision decision = decision_of(table, &hard, &rng);
    Thought *thought = mem_new(1, sizeof *thought);
    thought_begin(&decision, &coach->meant, thought);
    candidates_add(&decision, thought);
    for (int i = 1; i < thought->candidate_count && coach->trial_count < TRIED_MOST; i++) {
        const Action *action = &thought->candidates[i].action;
        CoachTrial *trial = &coach->trials[coach->trial_count];
        Game instead;
        if (!can_be_tried(decision.edition, &coach->meant, action) ||
            !weighing_leads(decision.edition, decision.game, action, &instead))
            continue;
        trial->action = *action;
        weighing_begin(&coach->after, &instead, coach->meant.seat, rng, &trial->weighing);
        coach->trial_count++;
    }
    mem_free(thought);
    return coach->trial_count > 0;
}

/* The best is chosen, if any. */
static void choose_trial(Coach *coach)
{
    const CoachTrial *best = &coach->trials[0];
    for (int i = 1; i < coach->trial_count; i++)
        if (weighing_loss(&coach->trials[i].weighing) > weighing_loss(&best->weighing))
            best = &coach->trials[i];
    coach->trial = coach->trial_count;
    coach->silent = weighing_loss(&best->weighing) < blunder / 2;
    if (!coach->silent) begin(coach, &best->action, &best->weighing.other);
}

static void try_on(Coach *coach)
{
    Weighing *weighing = &coach->trials[coach->trial].weighing;
    weighing_go_on(table_edition(coach->table), table_outlook(coach->table), 1, weighing);
    if (weighing->played < TRIED_PAIRS) return;
    if (++coach->trial == coach->trial_count) choose_trial(coach);
}

/* ---- from begin to end ---- */

Coach *coach_new(const Table *table, const Action *meant)
{
    const Edition *edition = table_edition(table);
    Action better;
    Game instead;
    if (!concerns(table, meant)) return NULL;
    Coach *coach = mem_new(1, sizeof *coach);
    coach->table = table;
    coach->meant = *meant;
    ask_reference(table, &better);
    coach->agrees = same_choice(edition, meant, &better);
    bool leads = weighing_leads(edition, table_game(table), meant, &coach->after) &&
                 weighing_leads(edition, table_game(table), &better, &instead);
    if (leads) end_for_good(meant, &coach->after);
    if (!leads || (coach->agrees && !list_trials(coach))) {
        mem_free(coach);
        return NULL;
    }
    if (!coach->agrees) begin(coach, &better, &instead);
    return coach;
}

void coach_free(Coach *coach)
{
    mem_free(coach);
}

static bool decided(const Weighing *weighing)
{
    if (weighing->played < PAIRS_LEAST) return false;
    if (weighing->played >= PAIRS_MOST) return true;
    double loss = weighing_loss(weighing), error = weighing_error(weighing);
    return loss + 2 * error < blunder || loss - 2 * surely * error > blunder;
}

bool coach_think(Coach *coach, int work)
{
    Weighing *weighing = &coach->weighing;
    for (; work > 0 && coach->trial < coach->trial_count; work -= 2) try_on(coach);
    if (coach->trial < coach->trial_count) return false;
    for (; work > 0 && !coach->silent && !decided(weighing); work -= 2)
        weighing_go_on(table_edition(coach->table), table_outlook(coach->table), 1, weighing);
    return coach->silent || decided(weighing);
}

static int percent(double chance)
{
    return (int)(chance * 100 + 0.5);
}

static void say_ruin(const Weighing *weighing, Speech *said)
{
    double meant = weighing_ruin(weighing, true), other = weighing_ruin(weighing, false);
    if (meant < ruin_least || meant <= other) return;
    SPEAK(said,
          T_("Played on many times, you are out of the game before your next turn is over in "
             "{percent} of all cases, instead of {low}."),
          arg_percent(percent(meant), 0), arg_low(percent(other), 0));
}

bool coach_warns(const Coach *coach, Speech *said)
{
    const Weighing *weighing = &coach->weighing;
    if (coach->silent) return false;
    double loss = weighing_loss(weighing), error = weighing_error(weighing);
    if (loss < blunder || loss < surely * error) return false;
    *said = coach->facts;
    say_ruin(weighing, said);
    coach_facts_refrain(table_game(coach->table), &coach->meant, &weighing->meant, &coach->better,
                        said);
    static const Sentence known =
        T_("An expert would rather {part}: that is worth about {number} points of the chance to "
           "win ({percent} instead of {low}, give or take {second}).");
    static const Sentence found =
        T_("A hard computer would do the same; but played on many times, this is better: {part}. "
           "It is worth about {number} points of the chance to win ({percent} instead of {low}, "
           "give or take {second}).");
    speech_add(said, coach->agrees ? found : known,
               ARGS(arg_part(&coach->intent.said), arg_number(percent(loss)),
                    arg_percent(percent(weighing_chance(weighing, false)), 0),
                    arg_low(percent(weighing_chance(weighing, true)), 0),
                    arg_second((int)(error * 200 + 0.99))));
    return true;
}

const Action *coach_better(const Coach *coach)
{
    return &coach->better;
}

int coach_loss(const Coach *coach)
{
    return (int)(weighing_loss(&coach->weighing) * 1000 + 0.5);
}
