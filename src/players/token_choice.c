/* token_choice.c -- which token to take where tokens change something. */
#include "players/token_choice.h"

#include <assert.h>

/* What one percent is worth, in tenths of a percent of wins, found by many
 * games with tokens taken at random; for the salary, a percent of the average
 * price of a deed. */
enum { SALARY = 2, RENT_RECEIVED = 4, RENT_PAID = 3, BUILDING = 3, PRICE = 2, TAX = 1 };

static int64_t perks_of(const Mind *mind, const Token *token)
{
    Money unit = mind_percent(mind, 100);
    return (int64_t)token->salary * 100 / (unit > 0 ? unit : 1) * SALARY +
           (token->rent_received - 100) * RENT_RECEIVED + (100 - token->rent_paid) * RENT_PAID +
           (100 - token->building) * BUILDING + (100 - token->price) * PRICE +
           (100 - token->tax) * TAX;
}

void token_choice(const Mind *mind, Action *action)
{
    TokenId best = NO_TOKEN;
    for (TokenId token = 0; token < mind->edition->token_count; token++) {
        Action taken = mind_action(mind, ACTION_TOKEN);
        taken.amount = token;
        if (!mind_may(mind, &taken)) continue;
        const Token *tokens = mind->edition->tokens;
        if (best != NO_TOKEN && perks_of(mind, &tokens[token]) <= perks_of(mind, &tokens[best]))
            continue;
        best = token;
        *action = taken;
    }
    assert(best != NO_TOKEN);
    mind_say(mind, mind->edition->has_perks
                       ? "Of the tokens that are left it changes most in its favour."
                       : "All tokens play alike.");
}
