/* lesson.c -- positions to learn from. */
#include "lab/lesson.h"

#include <assert.h>

#include "game/transfer.h"
#include "game/worth.h"
#include "players/appraisal.h"
#include "players/decision.h"

static_assert(sizeof(Lesson) % sizeof(int64_t) == 0, "lessons can be added up");

enum { STREAM_LESSONS = 1 << 20 }; /* far from those of a match */

/* Looks at positions without an opinion: all cash counts. */
static const Character nobody = {.number = {0}};

typedef struct Class {
    const Match *match;
    Rng rng;
    bool dealt; /* deeds and money are still to be handed out */
    int seen;   /* positions so far */
    Lesson *lessons;
} Class;

bool lesson_plan_add(LessonPlan *plan, const Edition *edition, uint8_t number, const Match *players)
{
    for (int seats = edition->rule[RULE_PLAYERS_MIN]; seats <= edition->rule[RULE_PLAYERS_MAX];
         seats++) {
        if (plan->match_count == LESSON_MATCHES) return false;
        Match *match = &plan->matches[plan->match_count];
        *match = *players;
        match->seat_count = seats;
        match_set_edition(match, edition);
        plan->editions[plan->match_count++] = number;
    }
    return true;
}

/* ---- deeds in any hands ------------------------------------------------------------ */

/* A group goes to one seat as a whole, or deed by deed to anybody. */
static void deal_group(Class *class, const Play *play, GroupId group)
{
    uint32_t seats = play->game->seat_count;
    SeatId all = (SeatId)rng_below(&class->rng, seats);
    bool whole = rng_below(&class->rng, 3) == 0;
    for (DeedId deed = 0; deed < play->edition->deed_count; deed++) {
        if (play->edition->deeds[deed].group != group) continue;
        SeatId to = whole ? all : (SeatId)rng_below(&class->rng, seats);
        if (play->game->holdings[deed].owner == BANK) transfer_deed(play, deed, to);
    }
}

static void deal(Class *class, Game *game)
{
    const Edition *edition = class->match->edition;
    Play play = {.edition = edition, .game = game};
    uint32_t part = rng_below(&class->rng, 101);
    for (GroupId group = 0; group < edition->group_count; group++)
        if (rng_below(&class->rng, 100) < part) deal_group(class, &play, group);
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        game->seats[seat].cash =
            game->seats[seat].cash / 100 * (Money)(20 + rng_below(&class->rng, 130));
}

/* ---- positions --------------------------------------------------------------------- */

static void look(const Class *class, const Game *game, Standing *standing)
{
    static const PlayerKind kind = {.character = &nobody};
    StandingParts parts;
    Decision decision = {.self = &kind,
                         .edition = class->match->edition,
                         .outlook = &class->match->outlook,
                         .game = game,
                         .seat = game_mover(game)};
    *standing = (Standing){0};
    appraisal_standing(&decision, &parts, standing);
}

/* Keeps each of the positions seen so far with the same chance. */
static void visit(void *context, Game *game)
{
    Class *class = context;
    if (game->phase != PHASE_TURN) return;
    if (class->dealt) deal(class, game);
    class->dealt = false;
    int place = class->seen++;
    if (place >= LESSONS_PER_GAME) place = (int)rng_below(&class->rng, (uint32_t) class->seen);
    if (place < LESSONS_PER_GAME) look(class, game, &class->lessons[place].standing);
}

static SeatId leader(const Edition *edition, const Game *game)
{
    SeatId ranking[MAX_SEATS];
    worth_ranking(edition, game, ranking);
    return ranking[0];
}

void lesson_take(const LessonPlan *plan, uint64_t number, Lesson lessons[LESSONS_PER_GAME])
{
    int which = (int)(number % (uint64_t)plan->match_count);
    Game end;
    Class class = {.match = &plan->matches[which], .lessons = lessons};
    class.rng = rng_seed(class.match->seed, STREAM_LESSONS + number);
    class.dealt = rng_below(&class.rng, 100) < (uint32_t)plan->dealt;
    match_visit(class.match, number, visit, &class, &end);
    for (int i = 0; i < LESSONS_PER_GAME && i < class.seen; i++) {
        lessons[i].winner = leader(class.match->edition, &end);
        lessons[i].edition = plan->editions[which];
        lessons[i].seats = (uint8_t) class.match->seat_count;
    }
}
