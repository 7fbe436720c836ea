/* property_words.c -- what a plan does to one property, in words and sums. */
#include "view/sheets/property_words.h"

#include "game/building.h"
#include "view/view_shown.h"

Money property_words_balance(const Edition *edition, const Game *game, const PropertyPlan *plan,
                             DeedId deed)
{
    Game step = *game;
    Money sum = 0;
    if (plan->mortgaged[deed] && !game->holdings[deed].mortgaged)
        sum += edition->deeds[deed].mortgage;
    if (!plan->mortgaged[deed] && game->holdings[deed].mortgaged)
        sum -= edition_redeem_price(edition, deed);
    bool beside = edition->rule[RULE_HOTEL] == HOTEL_BESIDE;
    int wanted = plan->level[deed], is = game->holdings[deed].level;
    if (beside) {
        sum += (edition_level_hotels(is) - edition_level_hotels(wanted)) *
               (wanted > is ? game_building_price(edition, game, plan->seat, deed, true)
                            : game_building_value(edition, game, deed, true));
        wanted = edition_level_houses(wanted);
        is = edition_level_houses(is);
    }
    for (; is < wanted; is = is == edition->rule[RULE_HOUSES_PER_STREET] ? HOTEL_LEVEL : is + 1) {
        step.holdings[deed].level = (uint8_t)is;
        bool hotel = !beside && building_next_is_hotel(edition, &step, deed, false);
        sum -= game_building_price(edition, game, plan->seat, deed, hotel);
    }
    for (; is > wanted;
         is = !beside && is == HOTEL_LEVEL ? edition->rule[RULE_HOUSES_PER_STREET] : is - 1)
        sum += game_building_value(edition, game, deed, !beside && is == HOTEL_LEVEL);
    return sum;
}

Phrase property_words_rent(const View *view, DeedId deed, Money now, Money then)
{
    const Edition *edition = view_edition(view);
    bool dice = edition->groups[edition->deeds[deed].group].kind == GROUP_DICE;
    /* By the dice, or a sum; nothing becomes something, something another thing or nothing, or
     * it stays. */
    static const struct {
        Sentence starts, changes, ends, stays;
    } rents[2] = {
        {T_("no rent → {price}"), T_("Rent {sum} → {price}"), T_("Rent {sum} → none"),
         T_("Rent {sum}")},
        {T_("no rent → dice × {second}"), T_("Rent dice × {first} → dice × {second}"),
         T_("Rent dice × {first} → none"), T_("Rent dice × {first}")},
    };
    const Sentence *says = now == then ? &rents[dice].stays
                           : now == 0  ? &rents[dice].starts
                           : then == 0 ? &rents[dice].ends
                                       : &rents[dice].changes;
    if (now == 0 && then == 0) return PHRASE(view, T_("no rent"), arg_absent());
    return view_phrase(view, says,
                       ARGS(arg_sum(now), arg_price(then), arg_first(now), arg_second(then)));
}
