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
}
