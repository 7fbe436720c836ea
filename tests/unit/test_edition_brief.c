/* test_edition_brief.c -- the rules in short say what the rules are. */
#include "table/edition_brief.h"

#include "check.h"
#include "edition/edition_words.h"
#include "edition_files.h"

static char buffer[4000];

static const char *brief(const char *word, const char *rules, BriefTopic topic)
{
    static Edition edition;
    Text text = text_into(buffer, sizeof buffer);
    edition_file_read(word, rules, &edition);
    Words words = edition_words(&edition, NULL);
    edition_brief_write(&edition, topic, &words, &text);
    return buffer;
}

static bool says(const char *word, const char *rules, BriefTopic topic, const char *sentence)
{
    bool found = strstr(brief(word, rules, topic), sentence) != NULL;
    if (!found) printf("%s %s: \"%s\" is not in: %s\n", word, rules, sentence, buffer);
    return found;
}

static bool mentions(const char *word, const char *rules, BriefTopic topic, const char *sentence)
{
    return strstr(brief(word, rules, topic), sentence) != NULL;
}

static void every_topic_of_every_edition_is_whole_sentences(void)
{
    const EditionLibrary *library = edition_files();
    for (int i = 0; i < library->count; i++) {
        for (int topic = 0; topic < BRIEF_TOPIC_COUNT; topic++) {
            const char *words = brief(library->sources[i].word, NULL, (BriefTopic)topic);
            size_t length = strlen(words);
            if (topic != BRIEF_PERKS) CHECK(length > 0);
            CHECK(length < 1100);
            if (length == 0) continue;
            CHECK(words[length - 1] == '.');
            CHECK(strchr(words, '@') == NULL && strchr(words, '#') == NULL);
            CHECK(strstr(words, "  ") == NULL && strstr(words, " .") == NULL);
        }
    }
}

static void the_aim_names_the_money_and_the_end(void)
{
    CHECK(says("classic", NULL, BRIEF_AIM, "Everybody starts with $1,500."));
    CHECK(says("bharat", NULL, BRIEF_AIM, "Rs. 50,000"));
    CHECK(!mentions("classic", NULL, BRIEF_AIM, "rounds the game ends"));
    CHECK(says("bilkent", "lap_limit=30", BRIEF_AIM, "After 30 rounds the game ends."));
    CHECK(says("classic", "end_bankruptcies=1", BRIEF_AIM, "The first bankruptcy ends the game."));
    CHECK(says("classic", "time_limit=90", BRIEF_AIM, "After 90 minutes"));
    CHECK(says("montreal", NULL, BRIEF_AIM, "The order of play is shuffled."));
    CHECK(says("bilkent", NULL, BRIEF_AIM, "Tokens are chosen in that order."));
    CHECK(says("classic", "deal_deeds=3", BRIEF_AIM, "dealt to each player at the start: three."));
    CHECK(says("classic", "deal_deeds=2,deal_paid=on", BRIEF_AIM, "and paid for: two."));
    CHECK(says("classic", "end_bankruptcies=2", BRIEF_AIM, "Two bankruptcies end the game."));
    CHECK(says("classic", "order=throws", BRIEF_AIM, "the second highest second."));
}

static void the_turn_names_doubles_and_salary(void)
{
    CHECK(says("classic", NULL, BRIEF_TURN, "Three doubles in one turn lead to Jail."));
    CHECK(says("classic", NULL, BRIEF_TURN, "Passing or reaching GO pays $200."));
    CHECK(says("classic", "salary_landing=200", BRIEF_TURN,
               "Passing GO pays $200, landing exactly on it $400."));
    CHECK(!mentions("london", NULL, BRIEF_TURN, "lead to"));
    CHECK(!mentions("bharat", NULL, BRIEF_TURN, "oubles"));
    CHECK(!mentions("classic", "salary=0", BRIEF_TURN, "GO"));
    CHECK(says("classic", "doubles_to_jail=1", BRIEF_TURN, "Doubles lead to Jail."));
    CHECK(says("classic", "double_one=500", BRIEF_TURN, "Two ones earn $500 from the bank."));
    CHECK(says("classic", "out_of_turn=off", BRIEF_TURN, "only in their own turn."));
}

static void buying_knows_auctions(void)
{
    CHECK(says("classic", NULL, BRIEF_BUYING, "it is auctioned"));
    CHECK(says("classic", "auction=off", BRIEF_BUYING, "it stays with the bank."));
    CHECK(says("classic", "auction_minimum=10", BRIEF_BUYING, "The first bid is at least $10."));
    CHECK(says("waterloo", NULL, BRIEF_BUYING, "the cash in hand"));
    CHECK(!mentions("classic", "bid_limit=none", BRIEF_BUYING, "Nobody may bid"));
    CHECK(says("classic", "buy_after_laps=1", BRIEF_BUYING, "before the first purchase: one."));
}

static void rent_knows_groups_and_dice(void)
{
    CHECK(says("classic", NULL, BRIEF_RENT, "The owner of a whole group gets double rent"));
    CHECK(says("bharat", NULL, BRIEF_RENT, "An owner of three cities of a group gets double rent"));
    CHECK(!mentions("montreal", NULL, BRIEF_RENT, "whole group"));
    CHECK(says("classic", "group_rent=300", BRIEF_RENT, "300 % of the rent"));
    CHECK(says("classic", NULL, BRIEF_RENT,
               "Utilities: four times the dice with one of them, ten times with both."));
    CHECK(says("waterloo", NULL, BRIEF_RENT, "four times a new throw"));
    CHECK(says("classic", "rent_in_jail=off", BRIEF_RENT, "Owners in Jail receive nothing."));
    CHECK(says("bilkent", NULL, BRIEF_RENT, "you may travel on to another."));
    CHECK(says("classic", "rent_claim=next", BRIEF_RENT, "before the next player throws."));
    CHECK(says("classic", "rent_claim=second", BRIEF_RENT, "before the second following player"));
    CHECK(says("classic", "group_rent_mortgaged=off", BRIEF_RENT, "one of them is mortgaged."));
}

static void building_knows_houses_and_hotels(void)
{
    CHECK(says("classic", NULL, BRIEF_BUILDING, "up to four houses, then a hotel in their place."));
    CHECK(says("classic", NULL, BRIEF_BUILDING, "The bank has 32 houses and 12 hotels, no more."));
    CHECK(says("classic", "build_even=off", BRIEF_BUILDING, "The bank buys"));
    CHECK(!mentions("classic", "build_even=off", BRIEF_BUILDING, "evenly"));
    CHECK(says("montreal", NULL, BRIEF_BUILDING, "up to four hotels."));
    CHECK(says("bharat", NULL, BRIEF_BUILDING, "up to three houses and a hotel beside them."));
    CHECK(says("bharat", NULL, BRIEF_BUILDING, "a city of your own that you stand on"));
    CHECK(says("waterloo", NULL, BRIEF_BUILDING, "four bathrooms, then a cafeteria"));
    CHECK(says("classic", "houses_per_street=1", BRIEF_BUILDING, "up to one house, then"));
    CHECK(says("classic", "hotels=0", BRIEF_BUILDING, "The bank has 32 houses, no more."));
    CHECK(says("classic", "houses=0", BRIEF_BUILDING, "The bank has 12 hotels, no more."));
    CHECK(!mentions("classic", "houses=0,hotels=0", BRIEF_BUILDING, "no more."));
    CHECK(says("classic", "build_where=group", BRIEF_BUILDING, "who stands in it may build"));
    CHECK(says("classic", "build_mortgaged=deed", BRIEF_BUILDING, "must not be mortgaged."));
    CHECK(!mentions("classic", "build_mortgaged=any", BRIEF_BUILDING, "mortgaged"));
    CHECK(says("classic", "building_sale=30", BRIEF_BUILDING, "at 30 % of their price."));
    CHECK(says("classic", "building_sale=0", BRIEF_BUILDING, "pays nothing for buildings."));
}

static void mortgages_and_trades_are_as_the_edition_says(void)
{
    CHECK(says("classic", NULL, BRIEF_MORTGAGE, "pay back the sum and 10 % of it."));
    CHECK(says("london", NULL, BRIEF_MORTGAGE, "To redeem it, pay back the sum."));
    CHECK(says("bharat", NULL, BRIEF_MORTGAGE, "sell a property back to the bank"));
    CHECK(says("london", NULL, BRIEF_TRADE, "waits until the other's turn begins."));
    CHECK(says("montreal", NULL, BRIEF_TRADE, "money for one property."));
    CHECK(says("bharat", NULL, BRIEF_TRADE, "Players do not trade."));
    CHECK(says("classic", "mortgage=off", BRIEF_MORTGAGE, "lends nothing and buys nothing back."));
    CHECK(!mentions("classic", "transfer_fee=0", BRIEF_MORTGAGE, "at once"));
    CHECK(says("classic", "trade=one", BRIEF_TRADE, "Offer one thing for one other"));
}

static void jail_knows_the_ways_out(void)
{
    CHECK(says("classic", NULL, BRIEF_JAIL, "Go To Jail leads to Jail."));
    CHECK(says("classic", NULL, BRIEF_JAIL, "Or pay $50 before one of the first two throws."));
    CHECK(says("classic", NULL, BRIEF_JAIL, "After three failed throws you pay $50 and move"));
    CHECK(!mentions("london", NULL, BRIEF_JAIL, "before one of"));
    CHECK(says("london", NULL, BRIEF_JAIL, "go on in your next turn."));
    CHECK(says("montreal", NULL, BRIEF_JAIL, "only $50 or a card leads out."));
    CHECK(says("bharat", NULL, BRIEF_JAIL, "miss three turns, or pay Rs. 500"));
    CHECK(says("bharat", NULL, BRIEF_JAIL, "you pay Rs. 1,000"));
    CHECK(says("bharat", NULL, BRIEF_JAIL, "means staying there"));
    CHECK(says("classic", "jail_pay_until=1", BRIEF_JAIL, "Or pay $50 before the first throw."));
    CHECK(says("classic", "jail_pay_until=3", BRIEF_JAIL, "Or pay $50 before you throw."));
    CHECK(!mentions("classic", "jail_pay_until=0", BRIEF_JAIL, "Or pay"));
    CHECK(says("classic", "jail_turns=1,jail_pay_until=1", BRIEF_JAIL, "After a failed throw"));
    CHECK(says("classic", "jail_last=card", BRIEF_JAIL, "you pay $50 or use a card, and move"));
}

static void cards_know_the_pot_and_the_thief(void)
{
    CHECK(!mentions("classic", NULL, BRIEF_CARDS, "Taxes"));
    CHECK(says("classic", "pot=on pot_start=500", BRIEF_CARDS, "go to Free Parking."));
    CHECK(says("classic", "pot=on pot_start=500", BRIEF_CARDS, "It begins with $500."));
    CHECK(says("waterloo", "pot=on", BRIEF_CARDS, "Landing on Goose Nesting takes all of it."));
    CHECK(says("bilkent", NULL, BRIEF_CARDS, "A thief set loose for $50"));
    CHECK(says("bilkent", NULL, BRIEF_CARDS, "Wheel of Fortune: luck decides"));
    CHECK(says("bharat", NULL, BRIEF_CARDS, "the dice that brought you there decide."));
    CHECK(says("waterloo", NULL, BRIEF_CARDS, "At most four Roll Up the Rim cups are in play."));
    CHECK(
        says("classic", "keep_cards=on", BRIEF_CARDS, "may be kept closed until your next turn."));
}

static void debts_know_what_becomes_of_a_bankrupt(void)
{
    CHECK(says("classic", NULL, BRIEF_DEBT, "the properties are auctioned."));
    CHECK(says("london", NULL, BRIEF_DEBT,
               "a player below zero at the end of the turn is bankrupt."));
    CHECK(says("waterloo", NULL, BRIEF_DEBT, "everything goes to that player, improvements too."));
    CHECK(!mentions("waterloo", NULL, BRIEF_DEBT, "give up"));
    CHECK(says("classic", "debt=before_end", BRIEF_DEBT, "cannot end before it is raised."));
    CHECK(says("classic", "bankrupt=debtor", BRIEF_DEBT, "may declare bankruptcy."));
    CHECK(says("classic", "estate_player=free", BRIEF_DEBT, "to a player: the properties are for"));
    CHECK(says("classic", "estate_player=free,estate_bank=free", BRIEF_DEBT,
               "The properties of a bankrupt player are for sale again."));
    CHECK(says("classic", "estate_bank=free", BRIEF_DEBT, "to the bank: the properties are for"));
}

static void B3_perks_are_told_in_words(void)
{
    static Edition edition;
    const char *all = brief("bilkent", NULL, BRIEF_PERKS);
    CHECK(strstr(all, "Thimble: pays 20 % less tax, receives 20 % less rent.") != NULL);
    CHECK(strstr(all, "Wheelbarrow: builds 50 % cheaper, gets $50 less salary.") != NULL);
    CHECK(strstr(all, "Racecar: gets $200 more salary, stays in jail for four turns at most.") !=
          NULL);
    CHECK(strstr(all, "Battleship: pays 30 % less rent, builds 50 % dearer.") != NULL);
    CHECK_TEXT("", brief("classic", NULL, BRIEF_PERKS));
    edition_file_read("classic", NULL, &edition);
    Text text = text_into(buffer, sizeof buffer);
    Words words = edition_words(&edition, NULL);
    edition_brief_perk(&edition, 0, &words, &text);
    CHECK_TEXT("changes nothing", buffer);
}

int main(int argc, char **argv)
{
    check_arguments(argc, argv);
    RUN(every_topic_of_every_edition_is_whole_sentences);
    RUN(the_aim_names_the_money_and_the_end);
    RUN(the_turn_names_doubles_and_salary);
    RUN(buying_knows_auctions);
    RUN(rent_knows_groups_and_dice);
    RUN(building_knows_houses_and_hotels);
    RUN(mortgages_and_trades_are_as_the_edition_says);
    RUN(jail_knows_the_ways_out);
    RUN(cards_know_the_pot_and_the_thief);
    RUN(debts_know_what_becomes_of_a_bankrupt);
    RUN(B3_perks_are_told_in_words);
    return check_done();
}
