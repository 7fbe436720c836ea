/* edition_brief.c -- the rules of an edition in short, for people. */
#include "table/edition_brief.h"

#include <assert.h>

#include "table/brief_estate.h"
#include "table/brief_play.h"

typedef struct BriefSection {
    Sentence title;
    void (*say)(const Brief *brief);
} BriefSection;

static const BriefSection sections[] = {
    [BRIEF_AIM] = {T_("The aim"), brief_play_aim},
    [BRIEF_TURN] = {T_("Your turn"), brief_play_turn},
    [BRIEF_BUYING] = {T_("Buying"), brief_play_buying},
    [BRIEF_RENT] = {TC_("topic", "Rent"), brief_play_rent},
    [BRIEF_BUILDING] = {TC_("topic", "Building"), brief_estate_building},
    [BRIEF_MORTGAGE] = {T_("Money from the bank"), brief_estate_mortgage},
    [BRIEF_TRADE] = {T_("Trading"), brief_estate_trade},
    [BRIEF_JAIL] = {TC_("topic", "Jail"), brief_play_jail},
    [BRIEF_CARDS] = {T_("Cards and luck"), brief_play_cards},
    [BRIEF_DEBT] = {T_("Debts"), brief_estate_debt},
    [BRIEF_PERKS] = {T_("What tokens change"), brief_estate_perks},
};
static_assert(sizeof sections / sizeof sections[0] == BRIEF_TOPIC_COUNT, "every topic");

const char *edition_brief_title(BriefTopic topic, const Words *words)
{
    return words_plain(words, &sections[topic].title);
}

void edition_brief_write(const Edition *edition, BriefTopic topic, const Words *words, Text *text)
{
    Brief brief = {.edition = edition, .words = words, .text = text};
    sections[topic].say(&brief);
}

void edition_brief_perk(const Edition *edition, TokenId token, const Words *words, Text *text)
{
    Brief brief = {.edition = edition, .words = words, .text = text};
    brief_estate_perk(&brief, token);
}
