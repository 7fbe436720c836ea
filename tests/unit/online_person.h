/* online_person.h -- somebody who plays on a server: sits down, gets ready, answers. */
#ifndef TESTS_ONLINE_PERSON_H
#define TESTS_ONLINE_PERSON_H

#include <stdio.h>

#include "online/guest.h"
#include "players/decision.h"

enum { ONLINE_PERSON_PATIENCE = 1500 }; /* actions, then it resigns */

/* The next step before the game: two people and a computer, on one of the six boards. The
 * host sets the terms and starts. */
static inline void online_person_gather(Guest *guest, const char *name, int board)
{
    static const char *const editions[] = {"classic",  "london",  "bharat",
                                           "montreal", "bilkent", "waterloo"};
    const Meeting *meeting = guest_meeting(guest);
    unsigned seats = guest_seats(guest);
    bool host = meeting->host >= 0 && (seats >> meeting->host & 1U) != 0;
    char line[64];
    if (seats == 0) {
        snprintf(line, sizeof line, "sit \"%s\"", name);
        guest_ask(guest, line);
    } else if (host && !text_same(meeting->edition, editions[board % 6])) {
        snprintf(line, sizeof line, "edition %s", editions[board % 6]);
        guest_ask(guest, line);
    } else if (host && meeting->terms.step == 0) {
        guest_ask(guest, board % 3 == 1
                             ? "terms 120 10 20 on on on 7" /* who looks on sees it later */
                             : "terms 120 10 20 on on off");
    } else if (host && meeting->seat_count < 3) {
        guest_ask(guest, "computer simple \"Cy\"");
    } else if (!meeting->seats[__builtin_ctz(seats)].ready) {
        guest_ask(guest, "ready on");
    } else if (host && meeting->seat_count >= 3 && meeting->seats[0].ready &&
               meeting->seats[1].ready && meeting->seats[2].ready) {
        guest_ask(guest, "start");
    }
}

/* Answers as the simple player would, if it is asked; gives the number of answers. */
static inline unsigned online_person_play(Guest *guest, Rng *rng)
{
    const Meeting *meeting = guest_meeting(guest);
    const Table *table = meeting->table;
    const Game *game = table_game(table);
    int own = __builtin_ctz(guest_seats(guest));
    if (guest_waits(guest)) return 0;
    if (meeting->seats[own].stand_in != NULL) guest_ask(guest, "back");
    if (game->decider >= MAX_SEATS || (guest_seats(guest) >> game->decider & 1U) == 0) return 0;
    const PlayerKind *simple = player_find("simple");
    Decision decision = {.self = simple,
                         .edition = table_edition(table),
                         .outlook = table_outlook(table),
                         .game = game,
                         .rng = rng,
                         .seat = game->decider};
    Action action, resign = {.kind = ACTION_RESIGN, .seat = game->decider, .deed = NO_DEED};
    simple->decide(&decision, &action);
    if (table_action_count(table) > ONLINE_PERSON_PATIENCE && decision_may(&decision, &resign))
        action = resign;
    return guest_do(guest, &action) ? 1 : 0;
}

#endif
