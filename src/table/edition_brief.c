/* edition_brief.c -- the rules of an edition in short: the course of play. */
#include "table/edition_brief.h"

#include "table/brief_part.h"

static void say_order(const Brief *brief)
{
    switch (brief_rule(brief, RULE_ORDER)) {
    case ORDER_ENTERED:
        brief_say(brief, "Turns go round in the order the players were entered.");
        break;
    case ORDER_HIGHEST:
        brief_say(brief, "The highest throw begins, then turns go round the table.");
        break;
    case ORDER_THROWS:
        brief_say(brief, "Everybody throws; the highest plays first, the second highest second.");
        break;
    case ORDER_SHUFFLED: brief_say(brief, "The order of play is shuffled."); break;
    default: break;
    }
    if (brief_rule(brief, RULE_TOKEN_CHOICE) == TOKEN_CHOICE_TABLE)
        brief_say(brief, "Tokens are chosen in that order.");
}

static void say_end(const Brief *brief)
{
    int laps = brief_rule(brief, RULE_LAP_LIMIT), minutes = brief_rule(brief, RULE_TIME_LIMIT);
    int fallen = brief_rule(brief, RULE_END_BANKRUPTCIES);
    brief_say(brief, "The last player who is not bankrupt wins.");
    if (laps > 0) brief_say(brief, "After # rounds the game ends.", laps);
    if (minutes > 0)
        brief_say(brief, "After # minutes the turn is finished and the game ends.", minutes);
    if (fallen == 1) brief_say(brief, "The first bankruptcy ends the game.");
    if (fallen > 1) brief_say(brief, "# bankruptcies end the game.", fallen);
    brief_say(brief, laps > 0 || minutes > 0 || fallen > 0
                         ? "Then the richest wins, and also when all agree to stop: money, prices "
                           "of properties (half when mortgaged) and of buildings are counted."
                         : "When all agree to stop, the richest wins: money, prices of properties "
                           "(half when mortgaged) and of buildings are counted.");
}

static void say_aim(const Brief *brief)
{
    int dealt = brief_rule(brief, RULE_DEAL_DEEDS);
    brief_say(brief, "Buy, build and collect rent until the others can pay no more.");
    brief_say(brief, "Everybody starts with $.", brief_rule(brief, RULE_START_MONEY));
    if (dealt > 0)
        brief_say(brief,
                  brief_rule(brief, RULE_DEAL_PAID)
                      ? "Properties dealt to each player at the start, and paid for: #."
                      : "Properties dealt to each player at the start: #.",
                  dealt);
    say_order(brief);
    say_end(brief);
}

static void say_salary(const Brief *brief)
{
    int salary = brief_rule(brief, RULE_SALARY), percent = brief_rule(brief, RULE_SALARY_LANDING);
    if (salary == 0) return;
    if (percent == 100)
        brief_say(brief, "Passing or reaching @ pays $.", brief_start(brief), salary);
    else
        brief_say(brief, "Passing @ pays $, landing exactly on it $.", brief_start(brief), salary,
                  (int)((int64_t)salary * percent / 100));
}

static void say_doubles(const Brief *brief)
{
    int limit = brief_rule(brief, RULE_DOUBLES_TO_JAIL), gift = brief_rule(brief, RULE_DOUBLE_ONE);
    bool again = brief_rule(brief, RULE_DOUBLES_AGAIN);
    if (again) brief_say(brief, "Doubles give another throw.");
    if (limit == 1) brief_say(brief, "Doubles lead to @.", brief_jail(brief));
    if (limit > 1 && again)
        brief_say(brief, "# doubles in one turn lead to @.", limit, brief_jail(brief));
    if (gift > 0) brief_say(brief, "Two ones earn $ from the bank.", gift);
}

static void say_turn(const Brief *brief)
{
    brief_say(brief, "Throw both dice, move forward by their sum, and do what the space says.");
    say_doubles(brief);
    say_salary(brief);
    brief_say(
        brief,
        brief_rule(brief, RULE_OUT_OF_TURN)
            ? "Before a throw and after a landing the others may manage their properties, too."
            : "Everybody manages properties only in their own turn.");
}

static void say_auction(const Brief *brief)
{
    int least = brief_rule(brief, RULE_AUCTION_MINIMUM);
    brief_say(brief, "If you do not, it is auctioned: everybody may bid, you too.");
    if (least > 1) brief_say(brief, "The first bid is at least $.", least);
    switch (brief_rule(brief, RULE_BID_LIMIT)) {
    case BID_LIMIT_SOLVENCY: brief_say(brief, "Nobody may bid more than they could raise."); break;
    case BID_LIMIT_CASH: brief_say(brief, "Nobody may bid more than the cash in hand."); break;
    default: break;
    }
}

static void say_buying(const Brief *brief)
{
    int laps = brief_rule(brief, RULE_BUY_AFTER_LAPS);
    brief_say(brief, "On a property of the bank you may buy it at its price.");
    if (laps > 0)
        brief_say(brief, "Rounds of the board to be made before the first purchase: #.", laps);
    if (brief_rule(brief, RULE_AUCTION))
        say_auction(brief);
    else
        brief_say(brief, "If you do not, it stays with the bank.");
}

static void say_group_rent(const Brief *brief)
{
    int percent = brief_rule(brief, RULE_GROUP_RENT),
        need = brief_rule(brief, RULE_GROUP_RENT_NEED);
    if (percent == 100) return;
    if (need > 0)
        brief_say(brief, "An owner of # streets of a group gets", need);
    else
        brief_say(brief, "The owner of a whole group gets");
    if (percent == 200)
        brief_say(brief, "double rent on its streets without buildings");
    else
        brief_say(brief, "# % of the rent on its streets without buildings", percent);
    text_add(brief->text, brief_rule(brief, RULE_GROUP_RENT_MORTGAGED) ||
                                  brief_rule(brief, RULE_MORTGAGE) != MORTGAGE_LEND
                              ? "."
                              : ", unless one of them is mortgaged.");
}

/* One sentence for each group that takes the dice. */
static void say_dice_rent(const Brief *brief)
{
    const Edition *edition = brief->edition;
    const char *dice =
        brief_rule(brief, RULE_UTILITY_THROW) == UTILITY_THROW_NEW ? "a new throw" : "the dice";
    for (int g = 0; g < edition->group_count; g++) {
        const Group *group = &edition->groups[g];
        int deed = 0;
        while (deed < edition->deed_count && edition->deeds[deed].group != g) deed++;
        if (group->kind != GROUP_DICE || deed == edition->deed_count) continue;
        const Money *factor = edition->deeds[deed].rent;
        brief_say(brief, "@: # times @", edition->group_label[g].name, factor[0], dice);
        if (group->deed_count > 1)
            brief_say(brief, "with one of them, # times with @", factor[group->deed_count - 1],
                      group->deed_count == 2 ? "both" : "all");
        text_add_char(brief->text, '.');
    }
}

static void say_rent(const Brief *brief)
{
    char buffer[200];
    Text names = text_into(buffer, sizeof buffer);
    brief_say(brief, "On another player's property you pay the rent on its deed.");
    if (brief_rule(brief, RULE_RENT_CLAIM) == RENT_CLAIM_NEXT)
        brief_say(brief, "The owner must ask for it before the next player throws.");
    if (brief_rule(brief, RULE_RENT_CLAIM) == RENT_CLAIM_SECOND)
        brief_say(brief, "The owner must ask for it before the second following player throws.");
    say_group_rent(brief);
    brief_groups(brief, GROUP_COUNT, true, &names);
    if (names.length > 0)
        brief_say(brief, "@: the more of a kind the owner has, the higher the rent.", buffer);
    say_dice_rent(brief);
    if (!brief_rule(brief, RULE_RENT_IN_JAIL) && brief->edition->jail != NO_SPACE)
        brief_say(brief, "Owners in @ receive nothing.", brief_jail(brief));
    text_clear(&names);
    brief_groups(brief, GROUP_COUNT, false, &names);
    if (brief_rule(brief, RULE_RAIL_TRAVEL) && names.length > 0)
        brief_say(brief, "@: from one of your own you may travel on to another.", buffer);
}

static void say_arrest(const Brief *brief)
{
    int space = brief_space_with(brief, EFFECT_JAIL);
    const char *jail = brief_jail(brief);
    if (space != NO_SPACE)
        brief_say(brief, "@ leads to @.", brief->edition->space_label[space].name, jail);
    if (brief_rule(brief, RULE_JAIL_LANDING))
        brief_say(brief, "Landing on @ means staying there.", jail);
    else
        brief_say(brief, "Landing on @ is only a visit.", jail);
}

static void say_last_throw(const Brief *brief)
{
    int turns = brief_rule(brief, RULE_JAIL_TURNS), fine = brief_rule(brief, RULE_JAIL_FINE);
    brief_say(brief, turns == 1 ? "After a failed throw" : "After # failed throws", turns);
    switch (brief_rule(brief, RULE_JAIL_LAST)) {
    case JAIL_LAST_MOVE: brief_say(brief, "you pay $ and move by the last one.", fine); break;
    case JAIL_LAST_CARD:
        brief_say(brief, "you pay $ or use a card, and move by the last one.", fine);
        break;
    case JAIL_LAST_LEAVE: brief_say(brief, "you pay $ and go on in your next turn.", fine); break;
    case JAIL_LAST_WAIT: brief_say(brief, "only $ or a card leads out.", fine); break;
    default: break;
    }
}

static void say_throws_out(const Brief *brief)
{
    int until = brief_rule(brief, RULE_JAIL_PAY_UNTIL), turns = brief_rule(brief, RULE_JAIL_TURNS);
    brief_say(brief, "Doubles free you and move you.");
    if (until >= turns)
        brief_say(brief, "Or pay $ before you throw.", brief_rule(brief, RULE_JAIL_FINE));
    else if (until == 1)
        brief_say(brief, "Or pay $ before the first throw.", brief_rule(brief, RULE_JAIL_FINE));
    else if (until > 1)
        brief_say(brief, "Or pay $ before one of the first # throws.",
                  brief_rule(brief, RULE_JAIL_FINE), until);
    say_last_throw(brief);
}

static void say_three_ways(const Brief *brief)
{
    brief_say(brief, "To get out, miss # turns, or pay $ and throw, or throw three times at once:",
              brief_rule(brief, RULE_JAIL_TURNS), brief_rule(brief, RULE_JAIL_FINE));
    brief_say(brief,
              "doubles or three equal sums free you, else you pay $ and move by the last throw.",
              brief_rule(brief, RULE_JAIL_THROW_FINE));
}

static void say_jail(const Brief *brief)
{
    if (brief->edition->jail == NO_SPACE) return;
    say_arrest(brief);
    if (brief_rule(brief, RULE_JAIL_STYLE) == JAIL_STYLE_THREE_WAYS)
        say_three_ways(brief);
    else
        say_throws_out(brief);
    if (brief_card_does(brief, EFFECT_RELEASE))
        brief_say(brief, "A @ frees you before you throw.",
                  edition_noun(brief->edition, NOUN_RELEASE));
}

static void say_decks(const Brief *brief, DeckKind kind, const char *words)
{
    const Edition *edition = brief->edition;
    char buffer[200];
    Text names = text_into(buffer, sizeof buffer);
    int count = 0, n = 0;
    for (int d = 0; d < edition->deck_count; d++) count += edition->decks[d].kind == kind;
    for (int d = 0; d < edition->deck_count; d++)
        if (edition->decks[d].kind == kind)
            brief_list(&names, edition->deck_label[d].name, n++, count);
    if (count > 0) brief_say(brief, words, buffer);
}

static void say_pot(const Brief *brief)
{
    int space = brief_space_with(brief, EFFECT_POT), begins = brief_rule(brief, RULE_POT_START);
    if (!brief_rule(brief, RULE_POT)) return;
    brief_say(brief, "Taxes, fines and card payments go to @.",
              edition_noun(brief->edition, NOUN_POT));
    if (space != NO_SPACE)
        brief_say(brief, "Who lands on @ takes all of it.",
                  brief->edition->space_label[space].name);
    if (begins > 0) brief_say(brief, "It begins with $.", begins);
}

static void say_cards(const Brief *brief)
{
    say_decks(brief, DECK_CARDS, "@: do what the card says; it goes back under its pile.");
    say_decks(brief, DECK_WEIGHTS, "@: luck decides anew each time.");
    say_decks(brief, DECK_DICE, "@: the dice that brought you there decide.");
    if (brief_rule(brief, RULE_KEEP_CARDS))
        brief_say(brief, "A card may be kept closed until your next turn.");
    if (brief_rule(brief, RULE_RELEASE_LIMIT) > 0)
        brief_say(brief, "At most # @s are in play.", brief_rule(brief, RULE_RELEASE_LIMIT),
                  edition_noun(brief->edition, NOUN_RELEASE));
    if (brief_card_does(brief, EFFECT_THIEF))
        brief_say(
            brief,
            "A thief set loose for $ goes after a random player and takes up to $ when it arrives.",
            brief_rule(brief, RULE_THIEF_FEE), brief_rule(brief, RULE_THIEF_MOST));
    say_pot(brief);
}

/* ---- all of them ---- */

typedef struct BriefSection {
    const char *title;
    void (*say)(const Brief *brief);
} BriefSection;

static const BriefSection sections[BRIEF_TOPIC_COUNT] = {
    [BRIEF_AIM] = {"The aim", say_aim},
    [BRIEF_TURN] = {"Your turn", say_turn},
    [BRIEF_BUYING] = {"Buying", say_buying},
    [BRIEF_RENT] = {"Rent", say_rent},
    [BRIEF_BUILDING] = {"Building", brief_building},
    [BRIEF_MORTGAGE] = {"Money from the bank", brief_mortgage},
    [BRIEF_TRADE] = {"Trading", brief_trade},
    [BRIEF_JAIL] = {"Jail", say_jail},
    [BRIEF_CARDS] = {"Cards and luck", say_cards},
    [BRIEF_DEBT] = {"Debts", brief_debt},
    [BRIEF_PERKS] = {"What tokens change", brief_perks},
};

const char *edition_brief_title(BriefTopic topic)
{
    return sections[topic].title;
}

void edition_brief_write(const Edition *edition, BriefTopic topic, BriefMoney *money, Text *text)
{
    Brief brief = {.edition = edition, .money = money, .text = text};
    sections[topic].say(&brief);
}
