/* tutorial.c -- a first game that teaches: what is explained, and when. */
#include "table/tutorial.h"

#include "game/legal.h"
#include "game/worth.h"

const char *const tutorial_edition = "classic";
const char *const tutorial_rules[TUTORIAL_RULES] = {"deal_deeds=2", "end_bankruptcies=1",
                                                    "order=entered"};
const char *const tutorial_kinds[TUTORIAL_PLAYERS] = {NULL, "easy", "easy"};

/* What a page is about, as its condition found it. */
typedef struct TutorialTopic {
    const Edition *edition;
    const Game *game;
    const Table *table;
    SeatId learner;
    size_t from, to; /* events that are new */
    Money sum;
    DeedId deed;
    SeatId other;
} TutorialTopic;

/* ---- when something first matters ---- */

static const Event *happened(const TutorialTopic *topic, EventKind kind)
{
    for (size_t n = topic->from; n < topic->to; n++) {
        const Event *event = &table_event(topic->table, n)->event;
        if (event->kind == kind && event->seat == topic->learner) return event;
    }
    return NULL;
}

/* The learner paid, or was paid, for this reason. */
static bool money_moved(TutorialTopic *topic, Reason reason, bool paid)
{
    for (size_t n = topic->from; n < topic->to; n++) {
        const Event *event = &table_event(topic->table, n)->event;
        if (event->kind != EVENT_PAID || event->reason != reason) continue;
        if ((paid ? event->seat : event->other) != topic->learner) continue;
        topic->sum = event->amount;
        topic->deed = event->deed;
        topic->other = paid ? event->other : event->seat;
        return true;
    }
    return false;
}

static bool at_phase(const TutorialTopic *topic, Phase phase)
{
    return topic->game->phase == phase;
}

static bool always(TutorialTopic *topic)
{
    topic->sum = topic->game->seats[topic->learner].cash;
    return true;
}

static bool may_throw(TutorialTopic *topic)
{
    return at_phase(topic, PHASE_TURN) && !topic->game->seats[topic->learner].in_jail;
}

static bool may_buy(TutorialTopic *topic)
{
    topic->deed = topic->edition->spaces[topic->game->seats[topic->learner].space].deed;
    if (!at_phase(topic, PHASE_BUY) || topic->deed == NO_DEED) return false;
    topic->sum = game_price(topic->edition, topic->game, topic->learner, topic->deed);
    return topic->edition->groups[topic->edition->deeds[topic->deed].group].kind == GROUP_STREETS;
}

/* A station or works: its rent goes by how many one has, or by the dice. */
static bool may_buy_other(TutorialTopic *topic)
{
    bool street = may_buy(topic);
    return at_phase(topic, PHASE_BUY) && topic->deed != NO_DEED && !street;
}

static bool may_bid(TutorialTopic *topic)
{
    topic->deed = topic->game->auction.deed;
    return at_phase(topic, PHASE_AUCTION);
}

static bool may_end(TutorialTopic *topic)
{
    return at_phase(topic, PHASE_END);
}

static bool paid_rent(TutorialTopic *topic)
{
    return money_moved(topic, REASON_RENT, true);
}

static bool got_rent(TutorialTopic *topic)
{
    return money_moved(topic, REASON_RENT, false);
}

static bool paid_tax(TutorialTopic *topic)
{
    return money_moved(topic, REASON_TAX, true);
}

static bool got_salary(TutorialTopic *topic)
{
    return money_moved(topic, REASON_SALARY, false);
}

static bool got_pot(TutorialTopic *topic)
{
    return money_moved(topic, REASON_POT, false);
}

static bool drew_card(TutorialTopic *topic)
{
    return happened(topic, EVENT_CARD_DRAWN) != NULL;
}

static bool throws_again(TutorialTopic *topic)
{
    return happened(topic, EVENT_AGAIN) != NULL || (may_throw(topic) && topic->game->doubles > 0);
}

static bool is_jailed(TutorialTopic *topic)
{
    topic->sum = topic->edition->rule[RULE_JAIL_FINE];
    return topic->game->seats[topic->learner].in_jail &&
           (at_phase(topic, PHASE_TURN) || at_phase(topic, PHASE_JAIL_OUT));
}

/* All of a group but one deed that another player holds. */
static bool lacks_one(TutorialTopic *topic)
{
    DeedSet own = topic->game->seats[topic->learner].deeds;
    if (topic->edition->rule[RULE_TRADE] == TRADE_NONE) return false;
    if (!at_phase(topic, PHASE_TURN) && !at_phase(topic, PHASE_END)) return false;
    for (DeedId deed = 0; deed < topic->edition->deed_count; deed++) {
        const Group *group = &topic->edition->groups[topic->edition->deeds[deed].group];
        DeedSet rest = group->deeds & ~DEED_BIT(deed);
        SeatId owner = topic->game->holdings[deed].owner;
        if (group->kind != GROUP_STREETS || rest == 0 || (own & rest) != rest) continue;
        if (owner >= topic->game->seat_count || owner == topic->learner) continue;
        topic->deed = deed;
        topic->other = owner;
        return true;
    }
    return false;
}

static bool may_build(TutorialTopic *topic)
{
    LegalList list;
    if (topic->game->seats[topic->learner].whole == 0) return false;
    legal_list(topic->edition, topic->game, &list);
    for (int i = 0; i < list.count; i++) {
        if (list.list[i].action.kind != ACTION_BUILD) continue;
        topic->deed = list.list[i].action.deed;
        topic->sum =
            game_building_price(topic->edition, topic->game, topic->learner, topic->deed, false);
        return true;
    }
    return false;
}

static bool has_offer(TutorialTopic *topic)
{
    topic->other = topic->game->offer.from;
    return at_phase(topic, PHASE_ANSWER);
}

static bool owes(TutorialTopic *topic)
{
    if (!at_phase(topic, PHASE_DEBT) || topic->game->debt_count == 0) return false;
    topic->sum = topic->game->debts[0].amount;
    return true;
}

static bool is_short(TutorialTopic *topic)
{
    const Seat *own = &topic->game->seats[topic->learner];
    topic->sum = worth_liquid(topic->edition, topic->game, topic->learner) - own->cash;
    return at_phase(topic, PHASE_END) && topic->sum > 0 &&
           own->cash < table_outlook(topic->table)->unit;
}

static bool saw_bankruptcy(TutorialTopic *topic)
{
    for (size_t n = topic->from; n < topic->to; n++) {
        const Event *event = &table_event(topic->table, n)->event;
        if (event->kind != EVENT_BANKRUPT || event->seat == topic->learner) continue;
        topic->other = event->seat;
        return true;
    }
    return false;
}

static bool may_claim(TutorialTopic *topic)
{
    for (int i = 0; i < topic->game->claim_count; i++) {
        const Claim *claim = &topic->game->claims[i];
        if (claim->owner != topic->learner) continue;
        topic->sum = claim->amount;
        topic->deed = claim->deed;
        topic->other = claim->visitor;
        return true;
    }
    return false;
}

static bool may_keep_card(TutorialTopic *topic)
{
    return at_phase(topic, PHASE_OPEN);
}

static bool may_travel(TutorialTopic *topic)
{
    return at_phase(topic, PHASE_TRAVEL);
}

static bool may_choose_way(TutorialTopic *topic)
{
    return at_phase(topic, PHASE_CHOICE);
}

static bool may_choose_token(TutorialTopic *topic)
{
    return at_phase(topic, PHASE_TOKEN);
}

static bool may_loose_thief(TutorialTopic *topic)
{
    return at_phase(topic, PHASE_THIEF);
}

/* ---- the pages ---- */

typedef struct TutorialRow {
    bool (*matters)(TutorialTopic *topic);
    Sentence title, text;
    const char *command;
    RuleId rule;     /* it is a page only where this rule is not 0 ... */
    bool needs_rule; /* ... if it needs one */
} TutorialRow;

static const TutorialRow rows[] = {
    {.matters = always,
     .title = T_("How to win"),
     .text =
         T_("You begin with {sum}. Players walk round the board, buy what is free and take rent "
            "from the others who land there. Who cannot pay any more is out; who is left, wins. "
            "This lesson explains every rule when you first meet it.")},
    {.matters = may_choose_token,
     .title = T_("Your token"),
     .text =
         T_("Choose the piece that walks for you. In some games a token has a power of its own."),
     .command = "tokens"},
    {.matters = may_throw,
     .title = T_("Throw the dice"),
     .text =
         T_("It is your turn: throw two dice and move as far as they say. Where you land decides "
            "what you may or must do next."),
     .command = "roll"},
    {.matters = may_buy,
     .title = T_("Buying"),
     .text =
         T_("Nobody owns {deed} yet: it is yours for {sum}. Buy early: every deed brings rent "
            "for the rest of the game, and what you leave goes to somebody else. Only keep enough "
            "to pay the next rent."),
     .command = "buy"},
    {.matters = may_buy_other,
     .title = T_("No streets, but rent"),
     .text =
         T_("{deed} cannot be built on. Its rent grows with how many of its kind you own, so one "
            "is modest and all of them are strong. It costs {sum}."),
     .command = "buy"},
    {.matters = may_bid,
     .title = T_("An auction"),
     .text =
         T_("{deed} was not bought, so it goes to the highest bidder, and you may bid too. Bid up "
            "to what it is worth to you, and pass when it gets dearer: you often get it below its "
            "price."),
     .command = "bid 50",
     .rule = RULE_AUCTION,
     .needs_rule = true},
    {.matters = paid_rent,
     .title = T_("Rent"),
     .text = T_("You landed on {deed}, which belongs to {other}, and paid {sum}. Rent is paid at "
                "every visit. It doubles when somebody owns the whole group, and grows many times "
                "with {building.many}.")},
    {.matters = got_rent,
     .title = T_("Rent for you"),
     .text = T_("{other} landed on your {deed} and paid you {sum}. That is how money is made: the "
                "more you own where others walk, the better.")},
    {.matters = got_salary,
     .title = T_("Once round the board"),
     .text =
         T_("Whoever passes the start gets {sum} from the {bank}. It pays for the next purchase.")},
    {.matters = paid_tax,
     .title = T_("Tax"),
     .text =
         T_("Some squares cost money without belonging to anybody: you paid {sum}. Keep a little "
            "cash for them.")},
    {.matters = got_pot,
     .title = T_("The pot"),
     .text = T_(
         "Taxes and {fine.many} are collected in the middle, and you have just won them: {sum}."),
     .rule = RULE_POT,
     .needs_rule = true},
    {.matters = drew_card,
     .title = T_("Cards"),
     .text =
         T_("A card does what it says at once: money, a walk, or {jail}. You may keep {release.a} "
            "until you need it.")},
    {.matters = throws_again,
     .title = T_("Doubles"),
     .text =
         T_("Two equal dice let you throw again after this. But three doubles in one turn lead to "
            "{jail}."),
     .command = "roll",
     .rule = RULE_DOUBLES_AGAIN,
     .needs_rule = true},
    {.matters = is_jailed,
     .title = T_("Getting out"),
     .text =
         T_("You are in {jail}. Throw doubles, pay {sum}, or use a card. Early on pay and go on "
            "buying; late in the game stay: in there you pay no rent, and still take it."),
     .command = "pay"},
    {.matters = lacks_one,
     .title = T_("Trading"),
     .text =
         T_("Of this group you lack only {deed}, and {other} has it. Nobody gets whole groups by "
            "dice alone: offer a deed that {other} can use, and money for the difference."),
     .command = "trade",
     .rule = RULE_TRADE,
     .needs_rule = true},
    {.matters = has_offer,
     .title = T_("An offer"),
     .text = T_("{other} offers you a trade. Look who gets a whole group by it: that is worth far "
                "more than the prices say. You may say no, or answer with an offer of your own."),
     .command = "accept"},
    {.matters = may_build,
     .title = T_("Building"),
     .text =
         T_("You own a whole group, so you may build on it, evenly, for {sum} apiece on {deed}. "
            "The third {house} is the best buy of the game: get all of them there soon, while "
            "others walk towards you."),
     .command = "build"},
    {.matters = owes,
     .title = T_("Raising money"),
     .text =
         T_("You owe {sum} and have too little. Mortgage single deeds first: they come back for a "
            "little more. Sell {building.many} last: the {bank} pays only a part of their price."),
     .command = "mortgage"},
    {.matters = is_short,
     .title = T_("Little cash"),
     .text =
         T_("You have little money left. Mortgaging can bring up to {sum}, but a mortgaged deed "
            "takes no rent; wait with it until you must pay."),
     .command = "mortgage",
     .rule = RULE_MORTGAGE,
     .needs_rule = true},
    {.matters = may_claim,
     .title = T_("Ask for it"),
     .text =
         T_("{other} owes you {sum} for {deed}, but you must ask for it before the next throws, "
            "or it lapses."),
     .command = "claim",
     .rule = RULE_RENT_CLAIM,
     .needs_rule = true},
    {.matters = may_keep_card,
     .title = T_("A closed card"),
     .text =
         T_("You may open this card now, or keep it closed for later. Nobody knows what it is."),
     .command = "open",
     .rule = RULE_KEEP_CARDS,
     .needs_rule = true},
    {.matters = may_travel,
     .title = T_("Travelling"),
     .text =
         T_("You stand on a station of your own and may go on to another of yours: pick one that "
            "leads past the dear streets."),
     .command = "travel",
     .rule = RULE_RAIL_TRAVEL,
     .needs_rule = true},
    {.matters = may_choose_way,
     .title = T_("Two ways to pay"),
     .text = T_("Choose: a fixed sum, or a share of all you own. Whoever has little chooses the "
                "share."),
     .command = "choose 1"},
    {.matters = may_loose_thief,
     .title = T_("The thief"),
     .text = T_("For a fee you may set the thief on the richest player near it.")},
    {.matters = may_end,
     .title = T_("End of your turn"),
     .text = T_("Before you end your turn you may build, trade and redeem. Then it is the others' "
                "turn: watch where they land."),
     .command = "end"},
    {.matters = saw_bankruptcy,
     .title = T_("Bankrupt"),
     .text =
         T_("{other} could not pay and is out; whoever was owed the money gets the rest. So keep "
            "the others short of cash, and yourself out of their reach.")},
};
enum { ROWS = sizeof rows / sizeof rows[0] };
static_assert(ROWS <= 64, "a bit for each page");

static bool is_known(const Edition *edition, const TutorialRow *row)
{
    return !row->needs_rule || edition->rule[row->rule] != 0;
}

int tutorial_pages(const Edition *edition)
{
    int count = 0;
    for (int i = 0; i < ROWS; i++) count += is_known(edition, &rows[i]);
    return count;
}

int tutorial_told(const Tutorial *lesson)
{
    return __builtin_popcountll(lesson->told);
}

/* ---- a page ---- */

static void write_page(const TutorialTopic *topic, int number, TutorialPage *page)
{
    const TutorialRow *row = &rows[number];
    bool deed = topic->deed != NO_DEED, other = topic->other < MAX_SEATS;
    page->number = number;
    page->command = row->command;
    page->title = (Said){.sentence = row->title, .args = {arg_absent()}};
    page->text = (Said){.sentence = row->text,
                        .args = {arg_sum(topic->sum), deed ? arg_deed(topic->deed) : arg_absent(),
                                 other ? arg_other(topic->other) : arg_absent()}};
}

static bool asked(const Table *table, SeatId learner)
{
    const Game *game = table_game(table);
    return game->phase != PHASE_OVER && game->decider == learner;
}

bool tutorial_next(const Table *table, Tutorial *lesson, TutorialPage *page)
{
    size_t to = table_event_count(table);
    if (!asked(table, lesson->learner)) return false;
    for (int i = 0; i < ROWS; i++) {
        TutorialTopic topic = {.edition = table_edition(table),
                               .game = table_game(table),
                               .table = table,
                               .learner = lesson->learner,
                               .from = lesson->events < to ? lesson->events : to,
                               .to = to,
                               .deed = NO_DEED,
                               .other = NOBODY};
        if ((lesson->told >> i & 1) != 0 || !is_known(topic.edition, &rows[i])) continue;
        if (!rows[i].matters(&topic)) continue;
        lesson->told |= (uint64_t)1 << i;
        write_page(&topic, i, page);
        return true;
    }
    lesson->events = to;
    return false;
}
