/* brief_play.c -- the rules of an edition in short: the course of play. */
#include "table/brief_play.h"

/* ---- the aim ---- */

static void say_order(const Brief *brief)
{
    static const Sentence orders[] = {
        [ORDER_ENTERED] = T_("Turns go round in the order the players were entered."),
        [ORDER_HIGHEST] = T_("The highest throw begins, then turns go round the table."),
        [ORDER_THROWS] =
            T_("Everybody throws; the highest plays first, the second highest second."),
        [ORDER_SHUFFLED] = T_("The order of play is shuffled."),
    };
    brief_add(brief, orders[brief_rule(brief, RULE_ORDER)], no_args);
    if (brief_rule(brief, RULE_TOKEN_CHOICE) == TOKEN_CHOICE_TABLE)
        BRIEF_PLAIN(brief, T_("Tokens are chosen in that order."));
}

static void say_end(const Brief *brief)
{
    int laps = brief_rule(brief, RULE_LAP_LIMIT), minutes = brief_rule(brief, RULE_TIME_LIMIT);
    int fallen = brief_rule(brief, RULE_END_BANKRUPTCIES);
    BRIEF_PLAIN(brief, T_("The last player who is not bankrupt wins."));
    if (laps > 0)
        BRIEF_SAY(brief,
                  TN_("After {count.word} round the game ends.",
                      "After {count.word} rounds the game ends."),
                  arg_count(laps));
    if (minutes > 0)
        BRIEF_SAY(brief,
                  TN_("After {count.word} minute the turn is finished and the game ends.",
                      "After {count.word} minutes the turn is finished and the game ends."),
                  arg_count(minutes));
    if (fallen > 0)
        BRIEF_SAY(
            brief,
            TN_("The first bankruptcy ends the game.", "{count.word} bankruptcies end the game."),
            arg_count(fallen));
    if (laps > 0 || minutes > 0 || fallen > 0)
        BRIEF_PLAIN(brief, T_("Then the richest wins, and also when all agree to stop: money, "
                              "prices of properties (half when mortgaged) and of {building.many} "
                              "are counted."));
    else
        BRIEF_PLAIN(brief, T_("When all agree to stop, the richest wins: money, prices of "
                              "properties (half when mortgaged) and of {building.many} are "
                              "counted."));
}

void brief_play_aim(const Brief *brief)
{
    static const Sentence dealt[] = {
        T_("Properties dealt to each player at the start: {number.word}."),
        T_("Properties dealt to each player at the start, and paid for: {number.word}.")};
    int deeds = brief_rule(brief, RULE_DEAL_DEEDS);
    BRIEF_PLAIN(brief, T_("Buy, build and collect {rent} until the others can pay no more."));
    BRIEF_SAY(brief, T_("Everybody starts with {sum}."),
              arg_sum(brief_rule(brief, RULE_START_MONEY)));
    if (deeds > 0)
        brief_add(brief, dealt[brief_rule(brief, RULE_DEAL_PAID) != 0], ARGS(arg_number(deeds)));
    say_order(brief);
    say_end(brief);
}

/* ---- the turn ---- */

static void say_salary(const Brief *brief)
{
    int salary = brief_rule(brief, RULE_SALARY), percent = brief_rule(brief, RULE_SALARY_LANDING);
    Arg start = arg_space(brief->edition->start);
    if (salary == 0) return;
    if (percent == 100)
        BRIEF_SAY(brief, T_("Passing or reaching {space} pays {sum}."), start, arg_sum(salary));
    else
        BRIEF_SAY(brief, T_("Passing {space} pays {sum}, landing exactly on it {total}."), start,
                  arg_sum(salary), arg_total((int64_t)salary * percent / 100));
}

static void say_doubles(const Brief *brief)
{
    int limit = brief_rule(brief, RULE_DOUBLES_TO_JAIL), gift = brief_rule(brief, RULE_DOUBLE_ONE);
    bool again = brief_rule(brief, RULE_DOUBLES_AGAIN);
    if (again) BRIEF_PLAIN(brief, T_("Doubles give another throw."));
    if (limit == 1) BRIEF_PLAIN(brief, T_("Doubles lead to {jail_space}."));
    if (limit > 1 && again)
        BRIEF_SAY(brief, T_("{number.word} doubles in one turn lead to {jail_space}."),
                  arg_number(limit));
    if (gift > 0) BRIEF_SAY(brief, T_("Two ones earn {sum} from {bank.the}."), arg_sum(gift));
}

void brief_play_turn(const Brief *brief)
{
    BRIEF_PLAIN(brief,
                T_("Throw both dice, move forward by their sum, and do what the space says."));
    say_doubles(brief);
    say_salary(brief);
    if (brief_rule(brief, RULE_OUT_OF_TURN))
        BRIEF_PLAIN(brief, T_("Before a throw and after a landing the others may manage their "
                              "properties, too."));
    else
        BRIEF_PLAIN(brief, T_("Everybody manages properties only in their own turn."));
}

/* ---- buying ---- */

static void say_auction(const Brief *brief)
{
    static const Sentence limits[] = {
        [BID_LIMIT_SOLVENCY] = T_("Nobody may bid more than they could raise."),
        [BID_LIMIT_CASH] = T_("Nobody may bid more than the cash in hand."),
        [BID_LIMIT_NONE] = {.words = NULL},
    };
    int least = brief_rule(brief, RULE_AUCTION_MINIMUM);
    BRIEF_PLAIN(brief, T_("If you do not, it is auctioned: everybody may bid, you too."));
    if (brief_rule(brief, RULE_AUCTION_CLOCK) > 0)
        BRIEF_SAY(
            brief,
            TN_("Anybody may bid at any time; a bid that nobody raises within {count} second "
                "wins.",
                "Anybody may bid at any time; a bid that nobody raises within {count} seconds "
                "wins."),
            arg_count(brief_rule(brief, RULE_AUCTION_CLOCK)));
    if (least > 1) BRIEF_SAY(brief, T_("The first bid is at least {sum}."), arg_sum(least));
    brief_add(brief, limits[brief_rule(brief, RULE_BID_LIMIT)], no_args);
}

void brief_play_buying(const Brief *brief)
{
    int laps = brief_rule(brief, RULE_BUY_AFTER_LAPS);
    BRIEF_PLAIN(brief, T_("On a property of {bank.the} you may buy it at its price."));
    if (laps > 0)
        BRIEF_SAY(brief,
                  T_("Rounds of the board to be made before the first purchase: {number.word}."),
                  arg_number(laps));
    if (brief_rule(brief, RULE_AUCTION))
        say_auction(brief);
    else
        BRIEF_PLAIN(brief, T_("If you do not, it stays with {bank.the}."));
}

/* ---- rent ---- */

static void say_group_rent(const Brief *brief)
{
    static const Said unless = {.sentence = T_("unless one of them is mortgaged")};
    int percent = brief_rule(brief, RULE_GROUP_RENT),
        need = brief_rule(brief, RULE_GROUP_RENT_NEED);
    bool always = brief_rule(brief, RULE_GROUP_RENT_MORTGAGED) ||
                  brief_rule(brief, RULE_MORTGAGE) != MORTGAGE_LEND;
    Arg reason = always ? arg_absent() : arg_reason(&unless), share = arg_number(percent);
    if (percent == 100) return;
    if (need > 0 && percent == 200)
        BRIEF_SAY(brief,
                  T_("An owner of {first.word} {street.many} of a group gets double {rent} on its "
                     "{street.many} without {building.many}[, {reason}]."),
                  arg_first(need), reason);
    else if (need > 0)
        BRIEF_SAY(brief,
                  T_("An owner of {first.word} {street.many} of a group gets {number} % of "
                     "{rent.the} on its {street.many} without {building.many}[, {reason}]."),
                  arg_first(need), share, reason);
    else if (percent == 200)
        BRIEF_SAY(brief,
                  T_("The owner of a whole group gets double {rent} on its {street.many} without "
                     "{building.many}[, {reason}]."),
                  reason);
    else
        BRIEF_SAY(brief,
                  T_("The owner of a whole group gets {number} % of {rent.the} on its "
                     "{street.many} without {building.many}[, {reason}]."),
                  share, reason);
}

/* One sentence for each group that takes the dice. */
static void say_dice_rent(const Brief *brief)
{
    enum { SINGLE, PAIR, MORE };
    static const Sentence arrival[] = {
        [SINGLE] = T_("{group}: {first.word} times the dice."),
        [PAIR] = T_("{group}: {first.word} times the dice with one of them, {second.word} times "
                    "with both."),
        [MORE] = T_("{group}: {first.word} times the dice with one of them, {second.word} times "
                    "with all."),
    };
    static const Sentence anew[] = {
        [SINGLE] = T_("{group}: {first.word} times a new throw."),
        [PAIR] = T_("{group}: {first.word} times a new throw with one of them, {second.word} times "
                    "with both."),
        [MORE] = T_("{group}: {first.word} times a new throw with one of them, {second.word} times "
                    "with all."),
    };
    const Edition *edition = brief->edition;
    const Sentence *rows =
        brief_rule(brief, RULE_UTILITY_THROW) == UTILITY_THROW_NEW ? anew : arrival;
    for (int g = 0; g < edition->group_count; g++) {
        const Group *group = &edition->groups[g];
        int deed = 0;
        while (deed < edition->deed_count && edition->deeds[deed].group != g) deed++;
        if (group->kind != GROUP_DICE || deed == edition->deed_count) continue;
        int count = group->deed_count < 1 ? 1 : group->deed_count;
        const Money *factor = edition->deeds[deed].rent;
        brief_add(brief,
                  rows[count == 1   ? SINGLE
                       : count == 2 ? PAIR
                                    : MORE],
                  ARGS(arg_group((GroupId)g), arg_first(factor[0]), arg_second(factor[count - 1])));
    }
}

/* Rent steps of deeds that count: one for each deed of the group. */
static bool rent_rises(const Edition *edition, int group)
{
    int last = edition->groups[group].deed_count - 1;
    if (last >= RENT_STEPS) last = RENT_STEPS - 1;
    for (int d = 0; d < edition->deed_count; d++)
        if (edition->deeds[d].group == group &&
            edition->deeds[d].rent[last] > edition->deeds[d].rent[0])
            return true;
    return false;
}

/* The groups whose rent goes by how many are owned; with `rising` only those
 * where that makes a difference. Returns how many. */
static int counting_groups(const Edition *edition, bool rising, Arg groups[MAX_GROUPS])
{
    int count = 0;
    for (int g = 0; g < edition->group_count; g++)
        if (edition->groups[g].kind == GROUP_COUNT && (!rising || rent_rises(edition, g)))
            groups[count++] = arg_group((GroupId)g);
    return count;
}

void brief_play_rent(const Brief *brief)
{
    static const Sentence claims[] = {
        [RENT_CLAIM_AUTOMATIC] = {.words = NULL},
        [RENT_CLAIM_NEXT] = T_("The owner must ask for it before the next player throws."),
        [RENT_CLAIM_SECOND] =
            T_("The owner must ask for it before the second following player throws."),
    };
    Arg groups[MAX_GROUPS];
    BRIEF_PLAIN(brief, T_("On another player's property you pay {rent.the} on its deed."));
    brief_add(brief, claims[brief_rule(brief, RULE_RENT_CLAIM)], no_args);
    say_group_rent(brief);
    int count = counting_groups(brief->edition, true, groups);
    if (count > 0)
        BRIEF_SAY(brief, T_("{things}: the more of a kind the owner has, the higher {rent.the}."),
                  arg_things(groups, count));
    say_dice_rent(brief);
    if (!brief_rule(brief, RULE_RENT_IN_JAIL) && brief->edition->jail != NO_SPACE)
        BRIEF_PLAIN(brief, T_("Owners in {jail_space} receive nothing."));
    count = counting_groups(brief->edition, false, groups);
    if (brief_rule(brief, RULE_RAIL_TRAVEL) && count > 0)
        BRIEF_SAY(brief, T_("{things}: from one of your own you may travel on to another."),
                  arg_things(groups, count));
}

/* ---- jail ---- */

static void say_arrest(const Brief *brief)
{
    int space = brief_space_with(brief, EFFECT_JAIL);
    if (space != NO_SPACE)
        BRIEF_SAY(brief, T_("{space} leads to {jail_space}."), arg_space((SpaceId)space));
    if (brief_rule(brief, RULE_JAIL_LANDING))
        BRIEF_PLAIN(brief, T_("Landing on {jail_space} means staying there."));
    else
        BRIEF_PLAIN(brief, T_("Landing on {jail_space} is only a visit."));
}

static void say_throws_out(const Brief *brief)
{
    static const Sentence last[] = {
        [JAIL_LAST_MOVE] =
            TN_("After a failed throw you pay {sum} and move by the last one.",
                "After {count.word} failed throws you pay {sum} and move by the last one."),
        [JAIL_LAST_CARD] =
            TN_("After a failed throw you pay {sum} or use a card, and move by the last one.",
                "After {count.word} failed throws you pay {sum} or use a card, and move by the "
                "last one."),
        [JAIL_LAST_LEAVE] =
            TN_("After a failed throw you pay {sum} and go on in your next turn.",
                "After {count.word} failed throws you pay {sum} and go on in your next turn."),
        [JAIL_LAST_WAIT] = TN_("After a failed throw only {sum} or a card leads out.",
                               "After {count.word} failed throws only {sum} or a card leads out."),
    };
    int until = brief_rule(brief, RULE_JAIL_PAY_UNTIL), turns = brief_rule(brief, RULE_JAIL_TURNS);
    Arg fine = arg_sum(brief_rule(brief, RULE_JAIL_FINE));
    BRIEF_PLAIN(brief, T_("Doubles free you and move you."));
    if (until >= turns)
        BRIEF_SAY(brief, T_("Or pay {sum} before you throw."), fine);
    else if (until > 0)
        BRIEF_SAY(brief,
                  TN_("Or pay {sum} before the first throw.",
                      "Or pay {sum} before one of the first {count.word} throws."),
                  fine, arg_count(until));
    brief_add(brief, last[brief_rule(brief, RULE_JAIL_LAST)], ARGS(fine, arg_count(turns)));
}

static void say_three_ways(const Brief *brief)
{
    BRIEF_SAY(
        brief,
        TN_("To get out, miss {count.word} turn, or pay {sum} and throw, or throw three times "
            "at once: doubles or three equal sums free you, else you pay {fee} and move by "
            "the last throw.",
            "To get out, miss {count.word} turns, or pay {sum} and throw, or throw three "
            "times at once: doubles or three equal sums free you, else you pay {fee} and "
            "move by the last throw."),
        arg_count(brief_rule(brief, RULE_JAIL_TURNS)), arg_sum(brief_rule(brief, RULE_JAIL_FINE)),
        arg_fee(brief_rule(brief, RULE_JAIL_THROW_FINE)));
}

void brief_play_jail(const Brief *brief)
{
    if (brief->edition->jail == NO_SPACE) return;
    say_arrest(brief);
    if (brief_rule(brief, RULE_JAIL_STYLE) == JAIL_STYLE_THREE_WAYS)
        say_three_ways(brief);
    else
        say_throws_out(brief);
    if (brief_card_does(brief, EFFECT_RELEASE))
        BRIEF_PLAIN(brief, T_("{release.a} frees you before you throw."));
}

/* ---- cards ---- */

static void say_decks(const Brief *brief, DeckKind kind, Sentence sentence)
{
    const Edition *edition = brief->edition;
    Arg decks[MAX_DECKS];
    int count = 0;
    for (int d = 0; d < edition->deck_count; d++)
        if (edition->decks[d].kind == kind) decks[count++] = arg_deck((uint8_t)d);
    if (count > 0) brief_add(brief, sentence, ARGS(arg_things(decks, count)));
}

static void say_pot(const Brief *brief)
{
    int space = brief_space_with(brief, EFFECT_POT), begins = brief_rule(brief, RULE_POT_START);
    if (!brief_rule(brief, RULE_POT)) return;
    BRIEF_PLAIN(brief, T_("{tax.many}, {fine.many} and card payments go to {pot}."));
    if (space != NO_SPACE)
        BRIEF_SAY(brief, T_("Landing on {space} takes all of it."), arg_space((SpaceId)space));
    if (begins > 0) BRIEF_SAY(brief, T_("It begins with {sum}."), arg_sum(begins));
}

void brief_play_cards(const Brief *brief)
{
    static const Sentence drawn[] = {
        [DECK_CARDS] = T_("{things}: do what the card says; it goes back under its pile."),
        [DECK_WEIGHTS] = T_("{things}: luck decides anew each time."),
        [DECK_DICE] = T_("{things}: the dice that brought you there decide."),
    };
    int releases = brief_rule(brief, RULE_RELEASE_LIMIT);
    say_decks(brief, DECK_CARDS, drawn[DECK_CARDS]);
    say_decks(brief, DECK_WEIGHTS, drawn[DECK_WEIGHTS]);
    say_decks(brief, DECK_DICE, drawn[DECK_DICE]);
    if (brief_rule(brief, RULE_KEEP_CARDS))
        BRIEF_PLAIN(brief, T_("A card may be kept closed until your next turn."));
    if (releases > 0)
        BRIEF_SAY(brief,
                  TN_("At most {count.word} {release} is in play.",
                      "At most {count.word} {release.many} are in play."),
                  arg_count(releases));
    if (brief_card_does(brief, EFFECT_THIEF))
        BRIEF_SAY(brief,
                  T_("A thief set loose for {fee} goes after a random player and takes up to "
                     "{most} when it arrives."),
                  arg_fee(brief_rule(brief, RULE_THIEF_FEE)),
                  arg_most(brief_rule(brief, RULE_THIEF_MOST)));
    say_pot(brief);
}
