/* acting.c -- asking for actions: for whom, whether they may, and the button. */
#include "view/acting.h"

#include "game/why_not.h"
#include "ui/button.h"
#include "view/ask_first.h"
#include "view/view_request.h"
#include "view/view_shown.h"
#include "view/view_words.h"

SeatId acting_seat(const View *view)
{
    const Game *game = view_game(view);
    SeatId seat;
    if (view_person_decides(view, &seat)) return seat;
    if (view_is_person(view, game->decider)) return game->decider;
    if (view_is_person(view, game_mover(game))) return game_mover(game);
    for (seat = 0; seat < game->seat_count; seat++)
        if (view_is_person(view, seat) && game_seat_in(game, seat)) return seat;
    return game_mover(game);
}

bool acting_for_person(const View *view)
{
    return view_is_person(view, acting_seat(view));
}

Action acting_action(const View *view, ActionKind kind)
{
    return (Action){.kind = (uint8_t)kind, .seat = acting_seat(view), .deed = NO_DEED};
}

static bool any_time(const Action *action)
{
    return action->kind == ACTION_FLOOR || action->kind == ACTION_CLAIM ||
           action->kind == ACTION_RESIGN || action->kind == ACTION_STOP;
}

/* Who must decide, when it is not the one who asks. */
static void somebody_else(const View *view, const Game *game, Text *why)
{
    if (game->decider < game->seat_count)
        SAY(view_words(view), why, T_("{seat} decides now."), arg_seat(game->decider));
    else
        text_add(why, LABEL(view, T_("The dice or cards come first.")));
}

void acting_why(const View *view, const Game *game, const Action *action, Refusal refusal,
                Text *why)
{
    if (refusal == REFUSAL_NOT_YOU) {
        somebody_else(view, game, why);
        return;
    }
    Said said = why_not(view_edition(view), game, action, refusal);
    words_write_said(view_words(view), &said, why);
}

bool acting_may(const View *view, const Action *action, Text *why)
{
    const Game *game = view_game(view);
    Refusal refusal = action_check(view_edition(view), game, action);
    if (refusal != REFUSAL_NONE) {
        acting_why(view, game, action, refusal, why);
        return false;
    }
    SeatId seat;
    if (any_time(action) && view_is_person(view, action->seat)) return true;
    if (view_person_decides(view, &seat) && seat == action->seat) return true;
    if (view_is_person(view, action->seat))
        text_add(why, LABEL(view, T_("One moment: something is still being shown.")));
    else if (view_is_computer(view, action->seat))
        SAY(view_words(view), why, T_("{seat} is played by the computer."), arg_seat(action->seat));
    else
        SAY(view_words(view), why, T_("{seat} plays elsewhere."), arg_seat(action->seat));
    return false;
}

bool acting_button(View *view, Box box, Button what, const Action *action)
{
    char buffer[UI_TIP_SIZE];
    Text why = text_into(buffer, sizeof buffer);
    what.disabled = !acting_may(view, action, &why);
    if (what.disabled) what.tip = buffer;
    if (!button(view_ui(view), box, what)) return false;
    ask_first_act(view, action);
    return true;
}
