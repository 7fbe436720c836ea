/* stage_event.c -- how one event is shown: how long, with which sound, and
 * what it changes in the state shown. */
#include "view/stage_event.h"

#include <string.h>

#include "ui/cue.h"

/* ---- what events change in the state shown ---- */

typedef void (*Change)(const Edition *edition, const Event *event, Game *game);

static void pay(const Edition *edition, const Event *event, Game *game)
{
    (void)edition;
    if (event->seat < MAX_SEATS) game->seats[event->seat].cash -= event->amount;
    if (event->other < MAX_SEATS) game->seats[event->other].cash += event->amount;
    if (event->seat == POT) game->pot -= event->amount;
    if (event->other == POT) game->pot += event->amount;
}

/* What goes back to the bank goes back bare. */
static void hand_over(const Edition *edition, const Event *event, Game *game)
{
    if (event->seat < MAX_SEATS) game->seats[event->seat].deeds &= ~DEED_BIT(event->deed);
    if (event->other < MAX_SEATS) game->seats[event->other].deeds |= DEED_BIT(event->deed);
    game->holdings[event->deed].owner = event->other;
    if (event->other != BANK) return;
    game_set_level(edition, game, event->deed, 0);
    game_set_mortgaged(game, event->deed, false);
}

static void begin_turn(const Edition *edition, const Event *event, Game *game)
{
    (void)edition;
    for (uint8_t i = 0; i < game->seat_count; i++)
        if (game->order[i] == event->seat) game->mover = i;
}

static void move(const Edition *edition, const Event *event, Game *game)
{
    (void)edition;
    game->seats[event->seat].space = (SpaceId)event->second;
}

static void jail(const Edition *edition, const Event *event, Game *game)
{
    game->seats[event->seat].space = edition->jail;
    game->seats[event->seat].in_jail = 1;
}

static void release(const Edition *edition, const Event *event, Game *game)
{
    (void)edition;
    game->seats[event->seat].in_jail = 0;
}

static void take_token(const Edition *edition, const Event *event, Game *game)
{
    (void)edition;
    game->seats[event->seat].token = (TokenId)event->amount;
}

static void build(const Edition *edition, const Event *event, Game *game)
{
    game_set_level(edition, game, event->deed, event->amount);
}

static void mortgage(const Edition *edition, const Event *event, Game *game)
{
    (void)edition;
    game_set_mortgaged(game, event->deed, event->kind == EVENT_MORTGAGED);
}

static void move_thief(const Edition *edition, const Event *event, Game *game)
{
    (void)edition;
    game->thief = (SpaceId)event->second;
}

static void leave(const Edition *edition, const Event *event, Game *game)
{
    (void)edition;
    game->alive &= (uint8_t) ~(1u << event->seat);
}

/* ---- how they are shown ---- */

typedef struct Manner {
    float seconds; /* at the middle speed, watched */
    int8_t cue;    /* -1: none */
    Change change; /* NULL: none */
} Manner;

enum { SILENT = -1 };

static const Manner manners[EVENT_COUNT] = {
    [EVENT_ORDER_THROWN] = {0.5f, CUE_DICE, NULL},
    [EVENT_ORDER_DECIDED] = {0.4f, SILENT, NULL},
    [EVENT_DEALT] = {0.12f, CUE_STAMP, NULL},
    [EVENT_TOKEN_CHOSEN] = {0.2f, CUE_CLICK, take_token},
    [EVENT_TURN_BEGAN] = {0.15f, SILENT, begin_turn},
    [EVENT_AGAIN] = {0.1f, SILENT, NULL},
    [EVENT_DICE_THROWN] = {0.5f, CUE_DICE, NULL},
    [EVENT_MOVED] = {0.11f, SILENT, move},
    [EVENT_JAILED] = {0.8f, CUE_JAIL, jail},
    [EVENT_RELEASED] = {0.2f, SILENT, release},
    [EVENT_JAIL_STAYED] = {0.3f, SILENT, NULL},
    [EVENT_PAID] = {0.45f, CUE_PAY, pay},
    [EVENT_NOTHING_DUE] = {0.3f, SILENT, NULL},
    [EVENT_POT_EMPTY] = {0.3f, SILENT, NULL},
    [EVENT_BOUGHT] = {0.35f, SILENT, NULL},
    [EVENT_DECLINED] = {0.2f, SILENT, NULL},
    [EVENT_AUCTION_BEGAN] = {0.5f, CUE_HAMMER, NULL},
    [EVENT_BID] = {0.4f, CUE_BID, NULL},
    [EVENT_PASSED] = {0.2f, SILENT, NULL},
    [EVENT_AUCTION_WON] = {0.7f, CUE_HAMMER, NULL},
    [EVENT_AUCTION_UNSOLD] = {0.4f, CUE_HAMMER, NULL},
    [EVENT_DEED_MOVED] = {0.25f, CUE_STAMP, hand_over},
    [EVENT_BUILT] = {0.25f, CUE_BUILD, build},
    [EVENT_UNBUILT] = {0.2f, CUE_BUILD, build},
    [EVENT_MORTGAGED] = {0.25f, CUE_STAMP, mortgage},
    [EVENT_REDEEMED] = {0.25f, CUE_STAMP, mortgage},
    [EVENT_MORTGAGE_KEPT] = {0.1f, SILENT, NULL},
    [EVENT_CARD_DRAWN] = {1.9f, CUE_CARD, NULL},
    [EVENT_CARD_KEPT] = {0.3f, CUE_CARD, NULL},
    [EVENT_RELEASE_MOVED] = {0.2f, SILENT, NULL},
    [EVENT_RENT_DUE] = {0.35f, SILENT, NULL},
    [EVENT_RENT_LAPSED] = {0.2f, SILENT, NULL},
    [EVENT_DEBT_AROSE] = {0.2f, SILENT, NULL},
    [EVENT_OFFERED] = {0.5f, CUE_OFFER, NULL},
    [EVENT_COUNTERED] = {0.5f, CUE_OFFER, NULL},
    [EVENT_ACCEPTED] = {0.6f, SILENT, NULL},
    [EVENT_REJECTED] = {0.5f, CUE_REFUSE, NULL},
    [EVENT_OFFER_LAPSED] = {0.1f, SILENT, NULL},
    [EVENT_FLOOR_TAKEN] = {0.1f, SILENT, NULL},
    [EVENT_FLOOR_GIVEN] = {0, SILENT, NULL},
    [EVENT_WANTED] = {0.2f, SILENT, NULL},
    [EVENT_TRAVELLED] = {0.4f, CUE_STEP, move},
    [EVENT_THIEF_LOOSE] = {0.5f, SILENT, NULL},
    [EVENT_THIEF_MOVED] = {0.5f, CUE_STEP, move_thief},
    [EVENT_THIEF_STRUCK] = {0.6f, CUE_PAY, NULL},
    [EVENT_BANKRUPT] = {1.2f, CUE_BANKRUPT, leave},
    [EVENT_RESIGNED] = {0.6f, CUE_BANKRUPT, leave},
    [EVENT_STOP_ASKED] = {0.3f, CUE_OFFER, NULL},
    [EVENT_BELL] = {0.4f, CUE_HAMMER, NULL},
    [EVENT_TURN_ENDED] = {0.12f, SILENT, NULL},
    [EVENT_WON] = {0.6f, CUE_WIN, NULL},
};

/* Length of things by the setting of speed, 1 to 5. */
static const double lengths[] = {1, 1.8, 1.35, 1, 0.6, 0.3};

#define WHEEL_SECONDS 2.3
#define CARD_ARRIVES 0.4
#define READING_BEGINS 1.0
#define LETTERS_PER_SECOND 18.0
#define LONGEST_WALK 1.2

double stage_event_pace(const Settings *settings)
{
    return lengths[settings->speed];
}

/* Whose doing it is, to know whether it is watched. */
static SeatId actor(const Event *event)
{
    return event->seat < MAX_SEATS ? event->seat : event->other;
}

static bool of_person(const Table *table, const Event *event)
{
    return table_is_here(table, actor(event));
}

static double pace_part(const Table *table, const Event *event, const Settings *settings)
{
    if (of_person(table, event)) return 1;
    if (settings->pace == PACE_INSTANT) return 0;
    return settings->pace == PACE_QUICK ? 0.2 : 0.5;
}

static bool is_motion(EventKind kind)
{
    return kind == EVENT_MOVED || kind == EVENT_JAILED || kind == EVENT_DICE_THROWN ||
           kind == EVENT_ORDER_THROWN || kind == EVENT_TRAVELLED;
}

int stage_event_steps(const Edition *edition, const Event *event)
{
    int count = edition->space_count;
    int way = (int)(event->second - event->amount);
    if (event->other == DIRECTION_BACKWARD) way = -way;
    int steps = (way % count + count) % count;
    return steps > 0 ? steps : 1;
}

double stage_event_turning(const Table *table, const Event *event, const Settings *settings)
{
    if (settings->calm) return 0;
    return WHEEL_SECONDS * lengths[settings->speed] * pace_part(table, event, settings);
}

bool stage_event_is_read(const Table *table, const Event *event)
{
    return event->kind == EVENT_CARD_DRAWN && of_person(table, event);
}

/* As long as it takes to read it, at any speed; whoever wants computers to be
 * quick reads quickly. */
static double card_seconds(const Table *table, const Event *event, const Settings *settings)
{
    const Edition *edition = table_edition(table);
    const char *words = edition->card_text[event->amount][event->second];
    bool wheel = edition->decks[event->amount].kind != DECK_CARDS;
    double turning = wheel ? stage_event_turning(table, event, settings) : 0;
    double reading = READING_BEGINS + (double)strlen(words) / LETTERS_PER_SECOND;
    if (of_person(table, event)) return turning + (settings->hasty ? reading : CARD_ARRIVES);
    if (settings->pace == PACE_INSTANT) return 0;
    return turning + (settings->pace == PACE_QUICK ? reading * 0.5 : reading);
}

double stage_event_seconds(const Table *table, const Event *event, const Settings *settings)
{
    const Edition *edition = table_edition(table);
    double seconds = (double)manners[event->kind].seconds;
    if (event->kind == EVENT_MOVED) {
        seconds *= stage_event_steps(edition, event);
        if (seconds > LONGEST_WALK) seconds = LONGEST_WALK;
    }
    if (event->kind == EVENT_CARD_DRAWN) return card_seconds(table, event, settings);
    if (event->kind == EVENT_PAID && event->amount == 0) seconds = 0;
    if (settings->calm && is_motion((EventKind)event->kind)) seconds = 0.25;
    return seconds * lengths[settings->speed] * pace_part(table, event, settings);
}

int stage_event_cue(const Table *table, const Event *event)
{
    bool received = event->kind == EVENT_PAID && event->other < MAX_SEATS &&
                    (event->seat >= MAX_SEATS || table_is_here(table, event->other));
    if (received) return CUE_RECEIVE;
    if (event->kind == EVENT_TURN_BEGAN && of_person(table, event)) return CUE_TURN;
    return manners[event->kind].cue;
}

void stage_event_patch(const Edition *edition, const Event *event, Game *game)
{
    Change change = manners[event->kind].change;
    if (change != NULL) change(edition, event, game);
}
