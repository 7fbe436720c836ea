/* computer_player.c -- answers every question of the game as a character. */
#include "players/computer_player.h"

#include "base/apart.h"
#include "game/debt.h"
#include "game/effect.h"
#include "game/worth.h"
#include "players/bidding.h"
#include "players/investing.h"
#include "players/proposal.h"
#include "players/raising.h"
#include "players/reply.h"
#include "players/usual_answer.h"

/* Raises money at the least cost it knows. */
static bool raise_money(const Decision *decision, Money need, Action *action)
{
    static const Sentence reasons[RAISING_COUNT] = {
        [RAISING_BUILDING_FIRST] = T_("It sells {building.a}, as the deeds seem dearer to it."),
        [RAISING_LOOSE_DEED] = T_("It borrows on the deed it misses least."),
        [RAISING_BUILDING] = T_("Nothing loose is left to borrow on, so it sells {building.a}."),
        [RAISING_WHOLE_GROUP] = T_("Only whole groups are left to borrow on."),
    };
    bool buildings_first = decision_number(decision, CHARACTER_RAISE_HOUSES) != 0;
    RaisingWay way = raising_next(decision, buildings_first, need, action);
    if (way == RAISING_NOTHING) return false;
    if (decision->why != NULL) speech_add(decision->why, reasons[way], ARGS(arg_absent()));
    return true;
}

/* ---- jail ------------------------------------------------------------------ */

/* While there are deeds to buy it is better to be out; once others have
 * built high, jail is the best place. */
static bool wants_out(const Decision *decision)
{
    DeedSet owned = 0;
    for (int seat = 0; seat < decision->game->seat_count; seat++)
        owned |= decision->game->seats[seat].deeds;
    int count = decision->edition->deed_count;
    int free = count - __builtin_popcountll(owned);
    int lost = decision_number(decision, CHARACTER_LEAN_JAIL) * decision->outlook->lean / 100;
    if (free * (100 - lost) > count * decision_number(decision, CHARACTER_JAIL_FREE)) {
        return BECAUSE_PLAIN(decision, T_("There are still deeds to be had, so it wants out."));
    }
    Money rent = decision_percent(decision, decision_number(decision, CHARACTER_JAIL_RENT));
    bool out = investing_danger(decision).expected * 100 < (int64_t)rent * (100 - lost);
    if (out)
        return BECAUSE_PLAIN(decision, T_("The board ahead is not dangerous, so it wants out."));
    BECAUSE_PLAIN(decision, T_("The rents ahead are high, and nobody pays rent in jail."));
    return false;
}

static bool answer_jail_out(const Decision *decision, Action *action)
{
    Money need;
    return usual_answer_jail_out(decision, &need, action) ||
           (need > 0 && raise_money(decision, need, action));
}

/* ---- debts and endings ------------------------------------------------------- */

static bool answer_debt(const Decision *decision, Action *action)
{
    Money owed = debt_due(decision->edition, decision->game);
    Money need = owed - decision_own(decision)->cash;
    if (worth_liquid(decision->edition, decision->game, decision->seat) < owed &&
        decision_try(decision, ACTION_BANKRUPT, action)) {
        return BECAUSE_PLAIN(decision, T_("All it has would not pay the debt."));
    }
    return raise_money(decision, need, action) || decision_try(decision, ACTION_BANKRUPT, action);
}

/* Below zero, in editions that allow it: raise, else go on, else give up. */
static bool answer_overdrawn(const Decision *decision, ActionKind go_on, Action *action)
{
    Money cash = decision_own(decision)->cash;
    if (cash < 0 && raise_money(decision, -cash, action)) return true;
    return decision_try(decision, go_on, action) || decision_try(decision, ACTION_BANKRUPT, action);
}

/* Trades, then buildings, then on with the game. */
static bool answer_business(const Decision *decision, ActionKind go_on, Action *action)
{
    if (proposal_due(decision) && proposal_make(decision, action)) return true;
    if (!investing_next(decision, action)) decision_set(decision, go_on, action);
    return true;
}

static bool answer_end(const Decision *decision, Action *action)
{
    if (decision_own(decision)->cash < 0) return answer_overdrawn(decision, ACTION_END, action);
    return answer_business(decision, ACTION_END, action);
}

static bool answer_turn(const Decision *decision, Action *action)
{
    if (decision_own(decision)->in_jail)
        return usual_answer_jail(decision, wants_out(decision), action);
    return decision_try(decision, ACTION_OPEN, action) ||
           answer_overdrawn(decision, ACTION_ROLL, action);
}

static bool answer_floor(const Decision *decision, Action *action)
{
    return answer_business(decision, ACTION_DONE, action);
}

/* ---- smaller questions ------------------------------------------------------- */

/* The lesser sum; a card from the pile is worth a try when it is free. */
static bool answer_choice(const Decision *decision, Action *action)
{
    const Effect *effect = effect_current(decision->edition, decision->game);
    bool first = true;
    if (effect->kind == EFFECT_TAX || effect->kind == EFFECT_PAY)
        first = effect_charge(decision->edition, decision->game, decision->seat, effect, WAY_SUM) <=
                effect_charge(decision->edition, decision->game, decision->seat, effect, WAY_OTHER);
    return usual_answer_choose(decision, first, action) &&
           BECAUSE_PLAIN(decision, T_("It takes the cheaper way."));
}

static bool answer_heir(const Decision *decision, Action *action)
{
    Money keep = decision_percent(decision, decision_number(decision, CHARACTER_REDEEM_KEEP));
    DeedSet mine = decision->game->inherited & decision_own(decision)->deeds;
    for (DeedSet rest = mine; rest != 0; rest &= rest - 1) {
        DeedId deed = (DeedId)__builtin_ctzll(rest);
        Money left = decision_own(decision)->cash - edition_redeem_price(decision->edition, deed);
        if (left >= keep && decision_try_deed(decision, ACTION_REDEEM, deed, action)) return true;
        if (decision_try_deed(decision, ACTION_KEEP, deed, action)) return true;
    }
    return false;
}

static bool answer_vote(const Decision *decision, Action *action)
{
    return usual_answer_vote(decision, action)
               ? BECAUSE_PLAIN(decision, T_("It would win by stopping now."))
               : BECAUSE_PLAIN(decision, T_("It would not win by stopping now."));
}

static bool answer_thief(const Decision *decision, Action *action)
{
    return usual_answer_thief(decision, action) &&
           BECAUSE_PLAIN(decision, T_("The thief brings half of what it can take, on average."));
}

/* ---- tokens ------------------------------------------------------------------ */

/* What one percent is worth, in tenths of a percent of wins, found by many
 * games with tokens taken at random; for the salary, a percent of the average
 * price of a deed. */
enum { SALARY = 2, RENT_RECEIVED = 4, RENT_PAID = 3, BUILDING = 3, PRICE = 2, TAX = 1 };

static int64_t perks_of(const Decision *decision, const Token *token)
{
    Money unit = decision_percent(decision, 100);
    return (int64_t)token->salary * 100 / (unit > 0 ? unit : 1) * SALARY +
           (token->rent_received - 100) * RENT_RECEIVED + (100 - token->rent_paid) * RENT_PAID +
           (100 - token->building) * BUILDING + (100 - token->price) * PRICE +
           (100 - token->tax) * TAX;
}

/* The token with the best perks of those left. */
static bool answer_token(const Decision *decision, Action *action)
{
    const Token *tokens = decision->edition->tokens;
    TokenId best = NO_TOKEN;
    for (TokenId token = 0; token < decision->edition->token_count; token++) {
        Action taken = decision_action(decision, ACTION_TOKEN);
        taken.amount = token;
        if (!decision_may(decision, &taken)) continue;
        if (best != NO_TOKEN &&
            perks_of(decision, &tokens[token]) <= perks_of(decision, &tokens[best]))
            continue;
        best = token;
        *action = taken;
    }
    if (best == NO_TOKEN) return false;
    return decision->edition->has_perks
               ? BECAUSE_PLAIN(decision,
                               T_("Of the tokens that are left it changes most in its favour."))
               : BECAUSE_PLAIN(decision, T_("All tokens play alike."));
}

/* ---- the player -------------------------------------------------------------- */

/* Money that came in since its turn becomes houses before the next throw. */
static bool answer_out_of_turn(const Decision *decision, Action *action)
{
    const Game *game = decision->game;
    if (game->phase != PHASE_TURN || decision_own(decision)->whole == 0 ||
        !decision->edition->rule[RULE_OUT_OF_TURN] ||
        (game->floor_used >> decision->seat & 1) != 0 ||
        !decision_number(decision, CHARACTER_BUILD_FLOOR) || !investing_can_build(decision) ||
        !decision_try(decision, ACTION_FLOOR, action))
        return false;
    return BECAUSE_PLAIN(decision, T_("It wants to build before the next throw."));
}

const Answer computer_player_answers[ANSWER_COUNT] = {
    [PHASE_TURN] = answer_turn,         [PHASE_END] = answer_end,
    [PHASE_BUY] = bidding_buy,          [PHASE_AUCTION] = bidding_auction,
    [PHASE_DEBT] = answer_debt,         [PHASE_ANSWER] = reply_answer,
    [PHASE_HEIR] = answer_heir,         [PHASE_CHOICE] = answer_choice,
    [PHASE_WANT] = bidding_want,        [PHASE_BUILDING_AUCTION] = bidding_building,
    [PHASE_JAIL_OUT] = answer_jail_out, [PHASE_VOTE] = answer_vote,
    [PHASE_FLOOR] = answer_floor,       [PHASE_OPEN] = usual_answer_open,
    [PHASE_THIEF] = answer_thief,       [PHASE_TRAVEL] = usual_answer_travel,
    [PHASE_TOKEN] = answer_token,       [ANSWER_OUT_OF_TURN] = answer_out_of_turn,
};

APART static void decide_any(const Decision *decision, Action *action)
{
    if (!decision_answer(decision, action)) decision_fall_back(decision, action);
}

/* Nine of ten decisions are to roll and to end the turn: those come first. */
void computer_player_decide(const Decision *decision, Action *action)
{
    const Game *game = decision->game;
    const Seat *own = decision_own(decision);
    if (game->phase == PHASE_TURN && own->in_jail == 0 && own->cash >= 0 &&
        own->kept_deck == NO_DECK)
        decision_set(decision, ACTION_ROLL, action);
    else if (game->phase == PHASE_END && own->cash >= 0 && !proposal_due(decision) &&
             !investing_possible(decision))
        decision_set(decision, ACTION_END, action);
    else
        decide_any(decision, action);
}

bool computer_player_interrupt(const Decision *decision, Action *action)
{
    if (decision->game->claim_count > 0 && decision_try_claim(decision, action)) return true;
    return answer_out_of_turn(decision, action);
}
