/* stage.c -- what the eye has seen so far of a game, and what is moving. */
#include "view/stage.h"

#include <math.h>
#include <string.h>

#include "ui/cue.h"
#include "view/due.h"
#include "view/stage_event.h"

#define STAMP_SECONDS 0.6
#define READ_LEAST 0.4
#define FOREVER 1e9

void stage_set(Stage *stage, const Table *table)
{
    double clock = stage->clock;
    bool plain = stage->plain;
    memset(stage, 0, sizeof *stage);
    stage->clock = clock;
    stage->plain = plain;
    stage->table = table;
    stage->stamped = NO_DEED;
    if (table == NULL) return;
    stage->base = stage->game = *table_game(table);
    stage->action = table_action_count(table);
    stage->event = table_event_count(table);
}

void stage_set_at(Stage *stage, const Table *table, size_t n)
{
    stage_set(stage, table);
    table_state_at(table, n, &stage->base);
    stage->game = stage->base;
    stage->action = n;
}

/* ---- from event to event ---- */

/* All of the actions before action n are shown completely. */
static void settle_actions(Stage *stage, size_t n)
{
    if (stage->action >= n) return;
    for (; stage->action < n; stage->action++)
        apply(table_edition(stage->table), &stage->base, table_action(stage->table, stage->action),
              NULL);
    stage->game = stage->base;
}

static void add_cue(Stage *stage, int cue)
{
    if (cue >= 0 && stage->cue_count < STAGE_CUES) stage->cues[stage->cue_count++] = (uint8_t)cue;
}

static void add_flight(Stage *stage, const Event *event, double length)
{
    if (stage->flight_count == STAGE_FLIGHTS) {
        memmove(stage->flights, stage->flights + 1,
                sizeof stage->flights - sizeof stage->flights[0]);
        stage->flight_count--;
    }
    stage->flights[stage->flight_count++] = (Flight){.from = event->seat,
                                                     .to = event->other,
                                                     .amount = event->amount,
                                                     .began = stage->clock,
                                                     .length = length};
}

/* Purchases of others are half as long. */
static double stamp_seconds(const Stage *stage, SeatId owner)
{
    return table_is_here(stage->table, owner) ? STAMP_SECONDS : STAMP_SECONDS / 2;
}

/* What is shown besides the change of the state. */
static void raise_curtain(Stage *stage, const Event *event, double seconds, bool calm)
{
    switch (event->kind) {
    case EVENT_ORDER_THROWN:
    case EVENT_DICE_THROWN:
        if (event->deed == NO_DEED) stage->card_open = false; /* it belongs to a landing before */
        stage->dice_began = stage->clock;
        stage->dice_length = calm ? 0 : seconds * 0.8;
        stage->game.dice[0] = event->amount;
        stage->game.dice[1] = event->second;
        break;
    case EVENT_PAID:
        if (!calm && seconds > 0 && event->amount > 0) add_flight(stage, event, seconds);
        break;
    case EVENT_DEED_MOVED:
        if (event->other < MAX_SEATS) {
            stage->stamped = event->deed;
            stage->stamp_seat = event->other;
            stage->stamp_began = stage->clock;
            stage->stamp_length = calm || seconds <= 0 ? 0 : stamp_seconds(stage, event->other);
        }
        break;
    case EVENT_CARD_DRAWN:
        stage->card_open = true;
        stage->card_seat = event->seat;
        stage->deck = (DeckId)event->amount;
        stage->card = (CardId)event->second;
        break;
    case EVENT_TURN_BEGAN: stage->card_open = false; break;
    }
}

/* The moment that an event is, if it is to be shown; how long in *seconds, which stays else. */
static GameMoment find_moment(const Stage *stage, const Event *event, const Settings *settings,
                              double *seconds)
{
    GameMoment moment = moment_of(table_edition(stage->table), &stage->game, event);
    bool watched =
        !table_is_here(stage->table, moment.seat) && !table_is_here(stage->table, moment.other);
    double length = stage->plain ? 0 : moment_seconds(moment.kind, watched, settings);
    if (length <= 0) return (GameMoment){.kind = MOMENT_NONE};
    *seconds = length * stage_event_pace(settings);
    return moment;
}

/* Whoever has to pay it is asked first. True when that is so. */
static bool ask_payer(Stage *stage, const Event *event)
{
    if (stage->paid == stage->event + 1 || stage->plain ||
        !due_asks(stage->table, &stage->game, event, stage->paying))
        return false;
    stage->now = *event;
    stage->busy = stage->holds = stage->asks = true;
    stage->began = stage->until = stage->clock;
    stage->moment.kind = MOMENT_NONE;
    return true;
}

static void begin_event(Stage *stage, const Settings *settings)
{
    const TableEvent *next = table_event(stage->table, stage->event);
    settle_actions(stage, next->action);
    stage->paying = settings->hasty ? PAYING_AT_ONCE : (Paying)settings->paying;
    if (ask_payer(stage, &next->event)) return;
    double seconds = stage_event_seconds(stage->table, &next->event, settings);
    stage->moment = find_moment(stage, &next->event, settings, &seconds);
    stage->still = settings->calm;
    bool peak = stage->moment.kind != MOMENT_NONE;
    stage->now = next->event;
    stage->busy = true;
    stage->began = stage->clock;
    stage->until = stage->clock + seconds;
    stage->patient = !settings->hasty;
    stage->holds = stage->patient && stage_event_is_read(stage->table, &next->event);
    stage->step = 0;
    stage->event++;
    raise_curtain(stage, &next->event, seconds, settings->calm || peak);
    if (peak)
        add_cue(stage, moment_cue(stage->moment.kind));
    else if (seconds > 0)
        add_cue(stage, stage_event_cue(stage->table, &next->event));
}

static void end_event(Stage *stage)
{
    if (stage->asks) {
        stage->paid = stage->event + 1;
        stage->busy = stage->asks = false;
        return;
    }
    stage_event_patch(table_edition(stage->table), &stage->now, &stage->game);
    stage->busy = stage->holds = false;
    stage->moment.kind = MOMENT_NONE;
    if (stage->event == table_event_count(stage->table))
        settle_actions(stage, table_action_count(stage->table));
}

static bool behind(const Stage *stage)
{
    return stage->event < table_event_count(stage->table) ||
           stage->action < table_action_count(stage->table);
}

static void note_steps(Stage *stage)
{
    if (!stage->busy || stage->now.kind != EVENT_MOVED || stage->until <= stage->began) return;
    int steps = stage_event_steps(table_edition(stage->table), &stage->now);
    int step = (int)floor((stage->clock - stage->began) / (stage->until - stage->began) * steps);
    if (step > stage->step && step < steps) add_cue(stage, CUE_STEP);
    stage->step = step;
}

static void land_flights(Stage *stage)
{
    int kept = 0;
    for (int i = 0; i < stage->flight_count; i++)
        if (stage->clock < stage->flights[i].began + stage->flights[i].length)
            stage->flights[kept++] = stage->flights[i];
    stage->flight_count = kept;
}

/* Play was taken back: show the present. */
static bool rewound(const Stage *stage)
{
    return stage->event > table_event_count(stage->table) ||
           stage->action > table_action_count(stage->table);
}

bool stage_tick(Stage *stage, double seconds, const Settings *settings)
{
    if (stage->table == NULL) return false;
    if (rewound(stage)) {
        stage_set(stage, stage->table);
        return true;
    }
    bool was_moving = stage_moving(stage);
    stage->clock += seconds;
    note_steps(stage);
    while (stage->busy ? stage->clock >= stage->until && !stage->holds : behind(stage)) {
        was_moving = true;
        if (stage->busy)
            end_event(stage);
        else if (stage->event < table_event_count(stage->table))
            begin_event(stage, settings);
        else
            settle_actions(stage, table_action_count(stage->table));
    }
    land_flights(stage);
    return was_moving || stage_moving(stage);
}

/* Shows the state before event n, which comes next. */
static void go_to_event(Stage *stage, size_t n)
{
    size_t action = table_event(stage->table, n)->action;
    stage_set_at(stage, stage->table, action);
    stage->event = n;
    while (n > 0 && table_event(stage->table, n - 1)->action == action) n--;
    for (; n < stage->event; n++)
        stage_event_patch(table_edition(stage->table), &table_event(stage->table, n)->event,
                          &stage->game);
}

/* Would its payer be asked for event n? What was shown up to it decides. */
static bool is_due(const Stage *stage, size_t n)
{
    const Event *event = &table_event(stage->table, n)->event;
    Stage then = *stage;
    if (n + 1 == stage->paid || event->kind != EVENT_PAID) return false;
    go_to_event(&then, n);
    return due_asks(stage->table, &then.game, event, stage->paying);
}

/* The next card that must be read or sum that must be paid, or the number of events. */
static size_t next_halt(const Stage *stage)
{
    size_t n = stage->event, count = table_event_count(stage->table);
    if (!stage->patient) return count;
    while (n < count && !stage_event_is_read(stage->table, &table_event(stage->table, n)->event) &&
           !is_due(stage, n))
        n++;
    return n;
}

void stage_finish(Stage *stage)
{
    if (stage->table == NULL) return;
    if (stage->busy && stage->holds) {
        stage->until = stage->clock;
        return;
    }
    Stage before = *stage;
    size_t halt = next_halt(stage);
    if (halt < table_event_count(stage->table))
        go_to_event(stage, halt);
    else
        stage_set(stage, stage->table);
    stage->patient = before.patient;
    stage->paying = before.paying;
    stage->paid = before.paid;
    stage->card_open = before.card_open;
    stage->card_seat = before.card_seat;
    stage->deck = before.deck;
    stage->card = before.card;
    for (size_t n = before.event; n < stage->event; n++) {
        const Event *event = &table_event(stage->table, n)->event;
        if (event->kind == EVENT_CARD_DRAWN || event->kind == EVENT_TURN_BEGAN ||
            event->kind == EVENT_DICE_THROWN)
            raise_curtain(stage, event, 0, true);
    }
}

bool stage_caught_up(const Stage *stage)
{
    return stage->table == NULL || (!stage->busy && !behind(stage));
}

bool stage_turning(const Stage *stage)
{
    if (stage->table == NULL || !stage->busy || stage->now.kind != EVENT_CARD_DRAWN) return false;
    return stage->clock < stage->until &&
           table_edition(stage->table)->decks[stage->now.amount].kind != DECK_CARDS;
}

bool stage_held(const Stage *stage)
{
    return stage->table != NULL && stage->busy && stage->holds && stage->clock >= stage->until;
}

const Event *stage_due(const Stage *stage)
{
    return stage_held(stage) && stage->asks ? &stage->now : NULL;
}

/* Is event n told together with the one before it? */
static bool is_told_with_last(const Stage *stage, size_t n)
{
    const TableEvent *event = table_event(stage->table, n),
                     *last = table_event(stage->table, n - 1);
    bool follows = event->event.kind == EVENT_MOVED || event->event.kind == EVENT_RELEASED ||
                   event->event.kind == EVENT_JAILED;
    bool leads = last->event.kind == EVENT_DICE_THROWN || last->event.kind == EVENT_RELEASED;
    return event->action == last->action && follows && leads;
}

size_t stage_told(const Stage *stage)
{
    if (stage->table == NULL) return 0;
    size_t count = table_event_count(stage->table), told = stage->event;
    if (stage->busy && !stage_held(stage)) told--;
    if (told > count) told = count;
    while (told > 0 && told < count && is_told_with_last(stage, told)) told--;
    return told;
}

void stage_acknowledge(Stage *stage)
{
    if (stage_held(stage) && stage->clock >= stage->began + READ_LEAST) stage->holds = false;
}

bool stage_moving(const Stage *stage)
{
    if (stage->table == NULL) return false;
    bool goes_on = !stage_held(stage) && (stage->busy || behind(stage));
    return goes_on || stage->flight_count > 0 || stage_tumble(stage) > 0 ||
           (stage->stamped != NO_DEED && stage->clock < stage->stamp_began + stage->stamp_length);
}

/* ---- moments ---- */

const GameMoment *stage_moment(const Stage *stage)
{
    bool shown = stage->table != NULL && stage->busy && stage->moment.kind != MOMENT_NONE;
    return shown ? &stage->moment : NULL;
}

double stage_moment_part(const Stage *stage)
{
    if (stage->still || stage->until <= stage->began) return MOMENT_PEAK;
    double part = (stage->clock - stage->began) / (stage->until - stage->began);
    return part < 1 ? part : 1;
}

void stage_end_moment(Stage *stage)
{
    if (stage_moment(stage) != NULL) stage->until = stage->clock;
}

bool stage_show_moment(Stage *stage, MomentKind kind)
{
    const Table *table = stage->table;
    size_t count = table_event_count(table), found = count;
    stage_set_at(stage, table, 0);
    for (size_t n = 0; n < count; n++) {
        const TableEvent *event = table_event(table, n);
        settle_actions(stage, event->action);
        GameMoment moment = moment_of(table_edition(table), &stage->game, &event->event);
        bool own = moment.kind == kind && table_is_here(table, moment.seat);
        if (own || (moment.kind == kind && found == count)) found = n;
        if (own) break;
        stage_event_patch(table_edition(table), &event->event, &stage->game);
    }
    if (found == count) {
        stage_set(stage, table);
        return false;
    }
    go_to_event(stage, found);
    stage->now = table_event(table, found)->event;
    stage->moment = moment_of(table_edition(table), &stage->game, &stage->now);
    stage->event++;
    stage->busy = stage->still = true;
    stage->until = stage->clock + FOREVER;
    return true;
}

/* ---- what moves ---- */

double stage_tumble(const Stage *stage)
{
    if (stage->dice_length <= 0) return 0;
    double part = 1 - (stage->clock - stage->dice_began) / stage->dice_length;
    return part > 0 ? part : 0;
}

static TokenWalk standing(const Stage *stage, SeatId seat)
{
    SpaceId space = stage->game.seats[seat].space;
    return (TokenWalk){.from = space, .to = space};
}

TokenWalk stage_walk(const Stage *stage, SeatId seat)
{
    const Event *event = &stage->now;
    bool walks = event->kind == EVENT_MOVED, jailed = event->kind == EVENT_JAILED;
    if (!stage->busy || event->seat != seat || !(walks || jailed) || stage->until <= stage->began)
        return standing(stage, seat);
    const Edition *edition = table_edition(stage->table);
    double part = (stage->clock - stage->began) / (stage->until - stage->began);
    if (part > 1) part = 1;
    if (jailed)
        return (TokenWalk){
            .from = (SpaceId)event->amount, .to = edition->jail, .part = part, .straight = true};
    int steps = stage_event_steps(edition, event), count = edition->space_count;
    int done = (int)floor(part * steps) < steps ? (int)floor(part * steps) : steps - 1;
    int way = event->other == DIRECTION_BACKWARD ? -1 : 1;
    int from = (((int)event->amount + way * done) % count + count) % count;
    return (TokenWalk){.from = (SpaceId)from,
                       .to = (SpaceId)((from + way + count) % count),
                       .part = part * steps - done};
}
