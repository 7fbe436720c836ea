/* coach.c -- is what somebody means to do a blunder? Worked out before it is done. */
#include "table/coach.h"

#include "base/mem.h"
#include "game/legal.h"
#include "players/computer_player.h"
#include "players/weighing.h"
#include "table/coach_facts.h"
#include "table/intent.h"
#include "table/next_throw.h"

/* Pairs of games: no opinion before, none changed after. */
enum { PAIRS_LEAST = 40, PAIRS_MOST = 240 };
/* A blunder loses this much of the chance to win, and surely something: so many errors. */
static const double blunder = 0.04, surely = 2.5;

struct Coach {
    const Table *table;
    Action meant, better;
    Intent intent; /* of `better` */
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

/* What hard would do at once. Its own offers are left out: one that is missed is no blunder. */
static void ask_reference(const Table *table, Action *answer)
{
    Character character = character_hard;
    character.number[CHARACTER_OFFER_TURNS] = 0;
    character.number[CHARACTER_THINK_ROLLOUTS] = 0;
    PlayerKind kind = {.character = &character, .answers = computer_player_answers};
    Rng rng = table_stream(table, table_action_count(table), TABLE_STREAM_HINT);
    Decision decision = {.self = &kind,
                         .edition = table_edition(table),
                         .outlook = table_outlook(table),
                         .game = table_game(table),
                         .rng = &rng,
                         .memory = table_memory(table),
                         .seat = table_game(table)->decider};
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

Coach *coach_new(const Table *table, const Action *meant)
{
    const Edition *edition = table_edition(table);
    const Game *game = table_game(table);
    Action better;
    Game after, instead;
    if (!concerns(table, meant)) return NULL;
    ask_reference(table, &better);
    if (same_choice(edition, meant, &better)) return NULL;
    if (!weighing_leads(edition, game, meant, &after) ||
        !weighing_leads(edition, game, &better, &instead))
        return NULL;
    end_for_good(meant, &after);
    Coach *coach = mem_new(1, sizeof *coach);
    coach->table = table;
    coach->meant = *meant;
    coach->better = better;
    intent_make(&coach->intent, edition, game, &coach->better);
    coach_facts_find(edition, game, meant, &after, &coach->facts);
    weighing_begin(&after, &instead, meant->seat,
                   table_stream(table, table_action_count(table), TABLE_STREAM_ODDS),
                   &coach->weighing);
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
    for (; work > 0 && !decided(weighing); work -= 2)
        weighing_go_on(table_edition(coach->table), table_outlook(coach->table), 1, weighing);
    return decided(weighing);
}

bool coach_warns(const Coach *coach, Speech *said)
{
    const Weighing *weighing = &coach->weighing;
    double loss = weighing_loss(weighing), error = weighing_error(weighing);
    if (loss < blunder || loss < surely * error) return false;
    *said = coach->facts;
    SPEAK(said,
          T_("An expert would rather {part}: that is worth about {number} points of the chance to "
             "win ({percent} instead of {low}, give or take {second})."),
          arg_part(&coach->intent.said), arg_number((int)(loss * 100 + 0.5)),
          arg_percent((int)(weighing_chance(weighing, false) * 100 + 0.5), 0),
          arg_low((int)(weighing_chance(weighing, true) * 100 + 0.5), 0),
          arg_second((int)(error * 200 + 0.99)));
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
