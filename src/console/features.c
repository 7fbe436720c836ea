/* features.c -- what the rules of an edition have, and what no game of it ever meets. */
#include "console/features.h"

/* Is there a space or a card whose effect is so? */
static bool any_effect(const Edition *edition, bool (*is_so)(const Effect *effect))
{
    for (int space = 0; space < edition->space_count; space++) {
        const Space *it = &edition->spaces[space];
        if (it->kind == SPACE_EFFECT && is_so(&it->effect)) return true;
    }
    for (int deck = 0; deck < edition->deck_count; deck++) {
        for (int card = 0; card < edition->decks[deck].card_count; card++) {
            if (is_so(&edition->decks[deck].cards[card].effect)) return true;
        }
    }
    return false;
}

static bool jails(const Effect *effect)
{
    return effect->kind == EFFECT_JAIL;
}

static bool releases(const Effect *effect)
{
    return effect->kind == EFFECT_RELEASE;
}

static bool chooses(const Effect *effect)
{
    bool charge = effect->kind == EFFECT_PAY || effect->kind == EFFECT_TAX;
    return effect->kind == EFFECT_PAY_OR_DRAW || effect->kind == EFFECT_THIEF ||
           (charge && effect->how == CHARGE_CHOICE);
}

static bool picks(const Effect *effect)
{
    return effect->kind == EFFECT_THIEF || effect->kind == EFFECT_GAIN_DEED ||
           effect->kind == EFFECT_GAIN_BUILDING || effect->kind == EFFECT_LOSE_BUILDING;
}

bool features_auctions(const Edition *edition)
{
    return edition->rule[RULE_AUCTION] != 0 ||
           edition->rule[RULE_ESTATE_BANK] == ESTATE_BANK_AUCTION ||
           features_scarce_buildings(edition);
}

bool features_free_bidding(const Edition *edition)
{
    return edition->rule[RULE_AUCTION_CLOCK] != 0;
}

bool features_scarce_buildings(const Edition *edition)
{
    bool scarce = edition->rule[RULE_HOUSES] != 0 || edition->rule[RULE_HOTELS] != 0;
    return edition->rule[RULE_BUILDING_AUCTION] != 0 && scarce && features_buildings(edition);
}

bool features_buildings(const Edition *edition)
{
    for (int deed = 0; deed < edition->deed_count; deed++) {
        if (edition->groups[edition->deeds[deed].group].kind == GROUP_STREETS) return true;
    }
    return false;
}

bool features_hotels_beside(const Edition *edition)
{
    return edition->rule[RULE_HOTEL] == HOTEL_BESIDE && features_buildings(edition);
}

bool features_breaking(const Edition *edition)
{
    return edition->rule[RULE_HOTEL] == HOTEL_TOP && edition->rule[RULE_HOUSES] != 0 &&
           features_buildings(edition);
}

bool features_mortgages(const Edition *edition)
{
    return edition->rule[RULE_MORTGAGE] != MORTGAGE_OFF;
}

bool features_buying_back(const Edition *edition)
{
    return edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL;
}

bool features_loans(const Edition *edition)
{
    return edition->rule[RULE_MORTGAGE] == MORTGAGE_LEND;
}

bool features_heirs(const Edition *edition)
{
    return features_loans(edition) && edition->rule[RULE_TRANSFER_FEE] > 0;
}

bool features_trades(const Edition *edition)
{
    return edition->rule[RULE_TRADE] != TRADE_NONE;
}

bool features_trades_of_one(const Edition *edition)
{
    return edition->rule[RULE_TRADE] == TRADE_ONE;
}

bool features_trades_at_a_price(const Edition *edition)
{
    return edition->rule[RULE_TRADE] == TRADE_PRICE;
}

bool features_jail(const Edition *edition)
{
    return edition->rule[RULE_JAIL_LANDING] != 0 || edition->rule[RULE_DOUBLES_TO_JAIL] != 0 ||
           any_effect(edition, jails);
}

bool features_fines(const Edition *edition)
{
    int32_t last = edition->rule[RULE_JAIL_LAST];
    bool open = edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS ||
                edition->rule[RULE_JAIL_PAY_UNTIL] > 0 || last == JAIL_LAST_CARD ||
                last == JAIL_LAST_WAIT;
    return open && features_jail(edition);
}

bool features_release_cards(const Edition *edition)
{
    return any_effect(edition, releases);
}

bool features_waiting(const Edition *edition)
{
    return edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THREE_WAYS && features_jail(edition);
}

bool features_choices(const Edition *edition)
{
    return features_kept_cards(edition) || any_effect(edition, chooses);
}

bool features_kept_cards(const Edition *edition)
{
    return edition->rule[RULE_KEEP_CARDS] != 0 && features_decks(edition);
}

bool features_decks(const Edition *edition)
{
    return edition->deck_count > 0;
}

bool features_travel(const Edition *edition)
{
    return edition->rule[RULE_RAIL_TRAVEL] != 0;
}

bool features_token_choice(const Edition *edition)
{
    return edition->rule[RULE_TOKEN_CHOICE] == TOKEN_CHOICE_TABLE;
}

bool features_claims(const Edition *edition)
{
    return edition->rule[RULE_RENT_CLAIM] != RENT_CLAIM_AUTOMATIC;
}

bool features_floor(const Edition *edition)
{
    return edition->rule[RULE_OUT_OF_TURN] != 0;
}

bool features_resigning(const Edition *edition)
{
    return edition->rule[RULE_RESIGN] != 0;
}

bool features_picks(const Edition *edition)
{
    return edition->rule[RULE_ORDER] == ORDER_SHUFFLED || edition->rule[RULE_DEAL_DEEDS] != 0 ||
           any_effect(edition, picks);
}

bool features_time_limit(const Edition *edition)
{
    return edition->rule[RULE_TIME_LIMIT] != 0;
}
