/* audit_step.c -- do the events of a step cover every change? V01. */
#include "game/audit/audit.h"

/* What the events make of the state before. */
typedef struct Ledger {
    int64_t cash[MAX_SEATS], pot;
    SeatId owner[MAX_DEEDS];
    uint8_t level[MAX_DEEDS];
    int release[MAX_SEATS][MAX_DECKS];
    const char *fault;
} Ledger;

static void need(Ledger *ledger, bool holds, const char *sentence)
{
    if (!holds && ledger->fault == NULL) ledger->fault = sentence;
}

static void open_ledger(const Edition *edition, const Game *game, Ledger *ledger)
{
    *ledger = (Ledger){.pot = game->pot};
    for (int seat = 0; seat < game->seat_count; seat++) {
        ledger->cash[seat] = game->seats[seat].cash;
        for (int deck = 0; deck < MAX_DECKS; deck++)
            ledger->release[seat][deck] = game->seats[seat].release[deck];
    }
    for (int deed = 0; deed < edition->deed_count; deed++) {
        ledger->owner[deed] = game->holdings[deed].owner;
        ledger->level[deed] = game->holdings[deed].level;
    }
}

static void pay(Ledger *ledger, SeatId party, Money change)
{
    if (party < MAX_SEATS)
        ledger->cash[party] += change;
    else if (party == POT)
        ledger->pot += change;
    else
        need(ledger, party == BANK, "money was paid by or to nobody (V01)");
}

static void move_deed(const Edition *edition, Ledger *ledger, const Event *event)
{
    need(ledger, event->deed < edition->deed_count, "a deed was moved that does not exist");
    if (event->deed >= edition->deed_count) return;
    need(ledger, ledger->owner[event->deed] == event->seat,
         "a deed was moved by one who did not own it");
    ledger->owner[event->deed] = event->other;
}

static void change_level(const Edition *edition, Ledger *ledger, const Event *event, bool up)
{
    need(ledger, event->deed < edition->deed_count, "a deed was built on that does not exist");
    if (event->deed >= edition->deed_count) return;
    int before = ledger->level[event->deed];
    need(ledger, up ? event->amount > before : event->amount < before,
         "a building was told of that did not change the level");
    ledger->level[event->deed] = (uint8_t)event->amount;
}

static void move_release(Ledger *ledger, const Event *event)
{
    bool known = event->amount >= 0 && event->amount < MAX_DECKS &&
                 (event->seat < MAX_SEATS || event->seat == BANK) &&
                 (event->other < MAX_SEATS || event->other == BANK);
    need(ledger, known, "a get-out card was moved that does not exist");
    if (!known) return;
    if (event->seat < MAX_SEATS) ledger->release[event->seat][event->amount]--;
    if (event->other < MAX_SEATS) ledger->release[event->other][event->amount]++;
}

static void enter(const Edition *edition, Ledger *ledger, const Event *event)
{
    if (event->kind == EVENT_PAID) {
        need(ledger, event->amount > 0 && event->seat != event->other,
             "a payment was told of that pays nothing (V01)");
        pay(ledger, event->seat, -event->amount);
        pay(ledger, event->other, event->amount);
    } else if (event->kind == EVENT_DEED_MOVED) {
        move_deed(edition, ledger, event);
    } else if (event->kind == EVENT_BUILT || event->kind == EVENT_UNBUILT) {
        change_level(edition, ledger, event, event->kind == EVENT_BUILT);
    } else if (event->kind == EVENT_RELEASE_MOVED) {
        move_release(ledger, event);
    }
}

static void compare(const Edition *edition, const Game *game, Ledger *ledger)
{
    for (int seat = 0; seat < game->seat_count; seat++) {
        need(ledger, ledger->cash[seat] == game->seats[seat].cash,
             "cash changed by other than the payments told (V01)");
        for (int deck = 0; deck < MAX_DECKS; deck++)
            need(ledger, ledger->release[seat][deck] == game->seats[seat].release[deck],
                 "get-out cards changed by other than the moves told");
    }
    need(ledger, ledger->pot == game->pot, "the pot changed by other than the payments told (V01)");
    for (int deed = 0; deed < edition->deed_count; deed++) {
        const Holding *holding = &game->holdings[deed];
        need(ledger, ledger->owner[deed] == holding->owner,
             "a deed changed its owner without being told");
        need(ledger,
             ledger->level[deed] == holding->level ||
                 (holding->owner == BANK && holding->level == 0),
             "buildings changed without being told");
    }
}

const char *audit_step(const Edition *edition, const Game *before, const Game *after,
                       const EventList *events)
{
    Ledger ledger;
    open_ledger(edition, before, &ledger);
    for (int i = 0; i < events->count; i++) enter(edition, &ledger, &events->list[i]);
    compare(edition, after, &ledger);
    return ledger.fault;
}
