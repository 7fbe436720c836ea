/* usual_answer.c -- answers that sensible players give alike. */
#include "players/usual_answer.h"

#include "game/worth.h"

bool usual_answer_jail(const Decision *decision, bool out, Action *action)
{
    if (out) {
        if (decision_try_card(decision, action)) return true;
        if (decision_try_fine(decision, action)) return true;
    } else if (decision->edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS &&
               decision_try(decision, ACTION_WAIT, action)) {
        return true;
    }
    return decision_try(decision, ACTION_ROLL, action) || decision_try_card(decision, action) ||
           decision_try(decision, ACTION_FINE, action) ||
           decision_try(decision, ACTION_END, action);
}

bool usual_answer_jail_out(const Decision *decision, Money *need, Action *action)
{
    *need = decision->edition->rule[RULE_JAIL_FINE] - decision_own(decision)->cash;
    return decision_try_card(decision, action) || decision_try(decision, ACTION_FINE, action);
}

bool usual_answer_choose(const Decision *decision, bool first, Action *action)
{
    decision_set(decision, ACTION_CHOOSE, action);
    action->amount = first ? WAY_SUM : WAY_OTHER;
    return true;
}

bool usual_answer_open(const Decision *decision, Action *action)
{
    return usual_answer_choose(decision, true, action);
}

bool usual_answer_vote(const Decision *decision, Action *action)
{
    SeatId ranking[MAX_SEATS];
    worth_ranking(decision->edition, decision->game, ranking);
    bool wins = ranking[0] == decision->seat;
    decision_set(decision, wins ? ACTION_ACCEPT : ACTION_REJECT, action);
    return wins;
}

bool usual_answer_thief(const Decision *decision, Action *action)
{
    Money fee = decision->edition->rule[RULE_THIEF_FEE];
    bool loose =
        fee < decision->edition->rule[RULE_THIEF_MOST] / 2 && fee <= decision_own(decision)->cash;
    usual_answer_choose(decision, loose, action);
    return decision_may(decision, action) || usual_answer_choose(decision, false, action);
}

bool usual_answer_travel(const Decision *decision, Action *action)
{
    decision_set(decision, ACTION_TRAVEL, action);
    return true;
}
