/* brief_estate.c -- the rules of an edition in short: what is owned and owed. */
#include "table/brief_part.h"

/* ---- building ---- */

bool brief_builds(const Brief *brief)
{
    for (int d = 0; d < brief->edition->deed_count; d++) {
        const Deed *deed = &brief->edition->deeds[d];
        if (deed->house_price > 0 || deed->hotel_price > 0) return true;
    }
    return false;
}

static const char *article(const char *noun)
{
    for (const char *vowel = "aeiouAEIOU"; *vowel != '\0'; vowel++)
        if (noun[0] == *vowel) return "an";
    return "a";
}

static void say_where(const Brief *brief)
{
    static const char *const whole[] = {
        [BUILD_WHERE_ANYWHERE] = "The owner of a whole group may build on its streets:",
        [BUILD_WHERE_GROUP] =
            "The owner of a whole group who stands in it may build on its streets:",
        [BUILD_WHERE_DEED] = "The owner of a whole group may build on the street they stand on:",
    };
    static const char *const any[] = {
        [BUILD_WHERE_ANYWHERE] = "You may build on every street you own:",
        [BUILD_WHERE_GROUP] = "You may build on your streets of the group you stand in:",
        [BUILD_WHERE_DEED] = "You may build on a street of your own that you stand on:",
    };
    int where = brief_rule(brief, RULE_BUILD_WHERE);
    brief_say(brief, brief_rule(brief, RULE_BUILD_WHOLE_GROUP) ? whole[where] : any[where]);
}

static void say_levels(const Brief *brief)
{
    const Edition *edition = brief->edition;
    int most = brief_rule(brief, RULE_HOUSES_PER_STREET);
    const char *plural = most == 1 ? "" : "s";
    switch (brief_rule(brief, RULE_HOTEL)) {
    case HOTEL_TOP:
        brief_say(brief, "up to # @@, then @ @ in their place.", most,
                  edition_noun(edition, NOUN_HOUSE), plural,
                  article(edition_noun(edition, NOUN_HOTEL)), edition_noun(edition, NOUN_HOTEL));
        break;
    case HOTEL_BESIDE:
        brief_say(brief, "up to # @@ and @ @ beside them.", most, edition_noun(edition, NOUN_HOUSE),
                  plural, article(edition_noun(edition, NOUN_HOTEL)),
                  edition_noun(edition, NOUN_HOTEL));
        break;
    default:
        brief_say(brief, "up to # @@.", most, edition_noun(edition, NOUN_HOUSE), plural);
        break;
    }
}

static void say_stock(const Brief *brief)
{
    const Edition *edition = brief->edition;
    int houses = brief_rule(brief, RULE_HOUSES), hotels = brief_rule(brief, RULE_HOTELS);
    bool has_hotels = brief_rule(brief, RULE_HOTEL) != HOTEL_NONE;
    if (!has_hotels) hotels = 0;
    if (houses == 0 && hotels == 0) return;
    if (houses > 0 && hotels > 0)
        brief_say(brief, "The bank has # @s and # @s, no more.", houses,
                  edition_noun(edition, NOUN_HOUSE), hotels, edition_noun(edition, NOUN_HOTEL));
    else if (houses > 0)
        brief_say(brief, "The bank has # @s, no more.", houses, edition_noun(edition, NOUN_HOUSE));
    else
        brief_say(brief, "The bank has # @s, no more.", hotels, edition_noun(edition, NOUN_HOTEL));
    if (brief_rule(brief, RULE_BUILDING_AUCTION))
        brief_say(brief, "The last ones are auctioned when several players want them.");
}

void brief_building(const Brief *brief)
{
    int sale = brief_rule(brief, RULE_BUILDING_SALE);
    if (!brief_builds(brief)) return;
    say_where(brief);
    say_levels(brief);
    if (brief_rule(brief, RULE_BUILD_EVEN))
        brief_say(brief, "Build evenly: no street of a group may be more than one step ahead.");
    if (brief_rule(brief, RULE_MORTGAGE) == MORTGAGE_LEND) {
        if (brief_rule(brief, RULE_BUILD_MORTGAGED) == BUILD_MORTGAGED_GROUP)
            brief_say(brief, "Nothing of the group may be mortgaged.");
        if (brief_rule(brief, RULE_BUILD_MORTGAGED) == BUILD_MORTGAGED_DEED)
            brief_say(brief, "The street must not be mortgaged.");
    }
    say_stock(brief);
    if (sale == 50)
        brief_say(brief, "The bank buys buildings back at half their price.");
    else if (sale > 0)
        brief_say(brief, "The bank buys buildings back at # % of their price.", sale);
    else
        brief_say(brief, "The bank pays nothing for buildings.");
}

/* ---- mortgages ---- */

static void say_loans(const Brief *brief)
{
    int interest = brief_rule(brief, RULE_REDEEM_INTEREST),
        fee = brief_rule(brief, RULE_TRANSFER_FEE);
    brief_say(brief, "You may mortgage a property for the sum on its deed, as long as nothing is "
                     "built in its group.");
    brief_say(brief, "A mortgaged property earns no rent.");
    if (interest > 0)
        brief_say(brief, "To redeem it, pay back the sum and # % of it.", interest);
    else
        brief_say(brief, "To redeem it, pay back the sum.");
    if (fee > 0)
        brief_say(brief,
                  "Who receives a mortgaged property pays # % of the sum at once, or redeems it.",
                  fee);
}

void brief_mortgage(const Brief *brief)
{
    switch (brief_rule(brief, RULE_MORTGAGE)) {
    case MORTGAGE_LEND: say_loans(brief); break;
    case MORTGAGE_SELL:
        brief_say(brief, "You may sell a property back to the bank for the sum on its deed; it is "
                         "on the market again.");
        break;
    default: brief_say(brief, "The bank lends nothing and buys nothing back."); break;
    }
}

/* ---- trades ---- */

void brief_trade(const Brief *brief)
{
    switch (brief_rule(brief, RULE_TRADE)) {
    case TRADE_ANY:
        brief_say(brief, "Offer anybody any properties, money and @s for any others.",
                  edition_noun(brief->edition, NOUN_RELEASE));
        break;
    case TRADE_PRICE: brief_say(brief, "Offer another player money for one property."); break;
    case TRADE_ONE:
        brief_say(brief, "Offer one thing for one other: properties, or a property and money.");
        break;
    default: brief_say(brief, "Players do not trade."); return;
    }
    if (brief_rule(brief, RULE_TRADE_WAITS))
        brief_say(brief, "The offer waits until the other's turn begins.");
    brief_say(brief, "The other accepts, rejects, or makes a counter-offer.");
    if (brief_builds(brief)) brief_say(brief, "Nothing of a group with buildings can be traded.");
}

/* ---- debts ---- */

static void say_estate(const Brief *brief)
{
    bool auctioned = brief_rule(brief, RULE_ESTATE_BANK) == ESTATE_BANK_AUCTION;
    switch (brief_rule(brief, RULE_ESTATE_PLAYER)) {
    case ESTATE_SELL:
        brief_say(
            brief,
            "Bankrupt to a player: the buildings are sold, and everything goes to that player.");
        break;
    case ESTATE_KEEP:
        brief_say(brief, "Bankrupt to a player: everything goes to that player, buildings too.");
        break;
    default:
        if (!auctioned) {
            brief_say(brief, "The properties of a bankrupt player are for sale again.");
            return;
        }
        brief_say(brief, "Bankrupt to a player: the properties are for sale again.");
        break;
    }
    brief_say(brief, auctioned ? "Bankrupt to the bank: the properties are auctioned."
                               : "Bankrupt to the bank: the properties are for sale again.");
}

void brief_debt(const Brief *brief)
{
    switch (brief_rule(brief, RULE_DEBT)) {
    case DEBT_SETTLE:
        brief_say(brief, "Who owes more than they hold sells and mortgages until it is paid; "
                         "nobody goes on before that.");
        break;
    case DEBT_END_OF_TURN:
        brief_say(
            brief,
            "Money may fall below zero; who is below zero at the end of the turn is bankrupt.");
        break;
    default:
        brief_say(brief, "Money may fall below zero, but the turn cannot end before it is raised.");
        break;
    }
    if (brief_rule(brief, RULE_DEBT) != DEBT_END_OF_TURN)
        brief_say(brief, brief_rule(brief, RULE_BANKRUPT) == BANKRUPT_DEBTOR
                             ? "Who owes too much may declare bankruptcy."
                             : "Only who cannot raise the sum goes bankrupt.");
    say_estate(brief);
    if (brief_rule(brief, RULE_RESIGN)) brief_say(brief, "A player may also give up.");
}

/* ---- perks ---- */

/* "pays 20 % less tax": `more` and `less` hold a '#' for the percentage. */
static void add_percent(const Brief *perk, int percent, const char *more, const char *less)
{
    if (percent == 100) return;
    if (perk->text->length > 0) text_add_char(perk->text, ',');
    brief_say(perk, percent > 100 ? more : less, percent > 100 ? percent - 100 : 100 - percent);
}

void edition_brief_perk(const Edition *edition, TokenId token, BriefMoney *money, Text *text)
{
    char buffer[300];
    Text words = text_into(buffer, sizeof buffer);
    Brief perk = {.edition = edition, .money = money, .text = &words};
    const Token *own = &edition->tokens[token];
    add_percent(&perk, own->tax, "pays # % more tax", "pays # % less tax");
    add_percent(&perk, own->rent_received, "receives # % more rent", "receives # % less rent");
    add_percent(&perk, own->rent_paid, "pays # % more rent", "pays # % less rent");
    add_percent(&perk, own->price, "buys properties # % dearer", "buys properties # % cheaper");
    add_percent(&perk, own->building, "builds # % dearer", "builds # % cheaper");
    if (own->salary != 0 && words.length > 0) text_add_char(&words, ',');
    if (own->salary > 0) brief_say(&perk, "gets $ more salary", own->salary);
    if (own->salary < 0) brief_say(&perk, "gets $ less salary", -own->salary);
    if (own->jail_turns > 0 && words.length > 0) text_add_char(&words, ',');
    if (own->jail_turns > 0) brief_say(&perk, "stays in jail for # turns at most", own->jail_turns);
    text_add(text, words.length > 0 ? buffer : "changes nothing");
}

void brief_perks(const Brief *brief)
{
    const Edition *edition = brief->edition;
    if (!edition->has_perks) return;
    for (int token = 0; token < edition->token_count; token++) {
        if (token > 0) text_add_char(brief->text, '\n');
        text_add(brief->text, edition->token_label[token].name);
        text_add(brief->text, ": ");
        edition_brief_perk(edition, (TokenId)token, brief->money, brief->text);
        text_add_char(brief->text, '.');
    }
}
