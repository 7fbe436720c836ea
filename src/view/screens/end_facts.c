/* end_facts.c -- facts about a game that is over. */
#include "view/screens/end_facts.h"

#include "game/worth.h"
#include "view/view_screen.h"
#include "view/view_shown.h"

EndState *end_of(const View *view)
{
    return view_screen_kept(view, SCREEN_END);
}

static void sample_worth(const View *view, EndState *end)
{
    size_t actions = table_action_count(view_table(view));
    const Edition *edition = view_edition(view);
    Game game;
    end->points = END_POINTS;
    end->largest = 1;
    for (int point = 0; point < END_POINTS; point++) {
        table_state_at(view_table(view), actions * (size_t)point / (END_POINTS - 1), &game);
        for (SeatId seat = 0; seat < game.seat_count; seat++) {
            Money worth = game_seat_in(&game, seat) ? worth_net(edition, &game, seat) : 0;
            end->worth[seat][point] = worth;
            if (worth > end->largest) end->largest = worth;
        }
    }
}

/* ---- turns and fates ---- */

static int place_in_order(const Game *game, SeatId seat)
{
    int place = 0;
    while (place < game->seat_count - 1 && game->order[place] != seat) place++;
    return place;
}

/* A turn begins with the first action of its seat after another's has ended; a round, when the
 * order begins again. */
static void find_turns(const View *view, EndState *end)
{
    const Table *table = view_table(view);
    const Game *game = table_game(table);
    int round = 1, last = -1;
    bool fresh = true;
    end->turn_count = 0;
    for (size_t n = 0; n < table_action_count(table) && end->turn_count < END_TURNS; n++) {
        const Action *action = table_action(table, n);
        if (action->kind == ACTION_END) fresh = true;
        if (action->kind != ACTION_ROLL || !fresh) continue;
        int place = place_in_order(game, action->seat);
        if (place <= last) round++;
        last = place;
        fresh = false;
        end->turns[end->turn_count++] =
            (EndTurn){.action = (uint32_t)n, .round = (uint16_t)round, .seat = action->seat};
    }
}

int end_facts_turn(const EndState *end, size_t n)
{
    int turn = -1;
    while (turn + 1 < end->turn_count && end->turns[turn + 1].action < n) turn++;
    return turn;
}

static void find_fates(const View *view, EndState *end)
{
    for (int seat = 0; seat < MAX_SEATS; seat++) end->fate[seat] = FATE_STAYED;
    for (size_t n = 0; n < table_event_count(view_table(view)); n++) {
        const TableEvent *entry = table_event(view_table(view), n);
        bool bankrupt = entry->event.kind == EVENT_BANKRUPT;
        if (!bankrupt && entry->event.kind != EVENT_RESIGNED) continue;
        int turn = end_facts_turn(end, entry->action + 1);
        end->fate[entry->event.seat] = bankrupt ? FATE_BANKRUPT : FATE_RESIGNED;
        end->out_round[entry->event.seat] = turn < 0 ? 1 : end->turns[turn].round;
    }
}

/* ---- rents ---- */

static void find_best_deed(const View *view, EndState *end)
{
    Money earned[MAX_DEEDS] = {0};
    end->best_rents = end->rents = 0;
    for (size_t n = 0; n < table_event_count(view_table(view)); n++) {
        const Event *event = &table_event(view_table(view), n)->event;
        if (event->kind != EVENT_PAID || event->reason != REASON_RENT || event->deed == NO_DEED)
            continue;
        earned[event->deed] += event->amount;
        end->rents += event->amount;
        if (earned[event->deed] <= end->best_rents) continue;
        end->best_rents = earned[event->deed];
        end->best_deed = event->deed;
    }
}

static void find_dearest_rent(const View *view, EndState *end)
{
    end->dearest_rent = 0;
    for (size_t n = 0; n < table_event_count(view_table(view)); n++) {
        const Event *event = &table_event(view_table(view), n)->event;
        if (event->kind != EVENT_PAID || event->reason != REASON_RENT) continue;
        if (event->amount <= end->dearest_rent || event->deed == NO_DEED) continue;
        end->dearest_rent = event->amount;
        end->dearest_payer = event->seat;
        end->dearest_owner = event->other;
        end->dearest_deed = event->deed;
    }
}

void end_facts_collect(View *view)
{
    sample_worth(view, end_of(view));
    find_dearest_rent(view, end_of(view));
    find_best_deed(view, end_of(view));
    find_turns(view, end_of(view));
    find_fates(view, end_of(view));
    end_of(view)->dice_checked = false;
}
