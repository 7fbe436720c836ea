/* intent.c -- what an action would do, in words. */
#include "table/intent.h"

#include "game/building.h"
#include "game/effect.h"
#include "table/wording.h"

/* An action being put into words. */
typedef struct Intent {
    const Table *table;
    const Edition *edition;
    const Game *game;
    const Action *action;
    Text *text;
} Intent;

/* Adds `words` with @m for the sum and @d for the deed. */
static void say_of(const Intent *intent, const char *words, DeedId deed, Money sum)
{
    for (const char *at = words; *at != '\0'; at++) {
        if (at[0] == '@' && at[1] == 'm')
            wording_money(intent->table, sum, intent->text);
        else if (at[0] == '@' && at[1] == 'd')
            text_add(intent->text, wording_deed(intent->table, deed));
        else
            text_add_char(intent->text, *at);
        if (at[0] == '@') at++;
    }
}

/* The same about the deed of the action. */
static void say(const Intent *intent, const char *words, Money sum)
{
    say_of(intent, words, intent->action->deed, sum);
}

static void say_building(const Intent *intent, const char *words, bool hotel, const char *after,
                         Money sum)
{
    text_add(intent->text, words);
    text_add(intent->text, wording_building(intent->table, hotel));
    say(intent, after, sum);
}

/* ---- the mover ---- */

static void say_roll(const Intent *intent)
{
    bool jailed = intent->game->seats[intent->action->seat].in_jail != 0;
    say(intent, jailed ? "roll for doubles" : "roll the dice", 0);
}

static void say_release(const Intent *intent)
{
    say(intent, "use a ", 0);
    text_add(intent->text, edition_noun(intent->edition, NOUN_RELEASE));
}

static void say_wait(const Intent *intent)
{
    say(intent, "wait in ", 0);
    text_add(intent->text, wording_jail(intent->table));
}

static void say_buy(const Intent *intent)
{
    SeatId seat = intent->action->seat;
    DeedId deed = intent->edition->spaces[intent->game->seats[seat].space].deed;
    bool auction = intent->edition->rule[RULE_AUCTION] != 0;
    if (intent->action->kind == ACTION_BUY)
        say_of(intent, "buy @d for @m", deed,
               game_price(intent->edition, intent->game, seat, deed));
    else
        say_of(intent, auction ? "leave @d to an auction" : "leave @d to the bank", deed, 0);
}

static void say_way(const Intent *intent)
{
    const Effect *effect = effect_current(intent->edition, intent->game);
    if (intent->action->amount == 1) {
        say(intent, "pay @m", effect->amount);
    } else if (effect->kind == EFFECT_PAY_OR_DRAW) {
        say(intent, "draw from ", 0);
        text_add(intent->text, intent->edition->deck_label[effect->target].name);
    } else {
        say(intent, "pay ", 0);
        text_add_int(intent->text, effect->percent);
        say(intent, "% of everything", 0);
    }
}

static void say_choose(const Intent *intent)
{
    bool first = intent->action->amount == 1;
    if (intent->game->phase == PHASE_OPEN)
        say(intent, first ? "open the card" : "keep the card for later", 0);
    else if (intent->game->phase == PHASE_THIEF)
        say(intent, first ? "set the thief loose for @m" : "leave the thief alone",
            intent->edition->rule[RULE_THIEF_FEE]);
    else
        say_way(intent);
}

static void say_token(const Intent *intent)
{
    say(intent, "take the token ", 0);
    text_add(intent->text, intent->edition->token_label[intent->action->amount].name);
}

/* ---- property ---- */

static void say_build(const Intent *intent)
{
    const Action *action = intent->action;
    bool hotel =
        building_next_is_hotel(intent->edition, intent->game, action->deed, action->amount == 1);
    say_building(
        intent, "build a ", hotel, " on @d for @m",
        game_building_price(intent->edition, intent->game, action->seat, action->deed, hotel));
}

static void say_sell(const Intent *intent)
{
    const Action *action = intent->action;
    int level = intent->game->holdings[action->deed].level;
    bool hotel = action->amount == 1 || level == HOTEL_LEVEL;
    say_building(intent, "sell a ", hotel, " of @d for @m",
                 game_building_value(intent->edition, intent->game, action->deed, hotel));
}

static void say_break(const Intent *intent)
{
    GroupId group = intent->edition->deeds[intent->action->deed].group;
    say(intent, "sell the ", 0);
    text_add(intent->text, wording_building(intent->table, true));
    say(intent, "s of ", 0);
    text_add(intent->text, intent->edition->group_label[group].name);
    say(intent, " and keep ", 0);
    text_add_int(intent->text, intent->action->amount);
    say_building(intent, " ", false, intent->action->amount == 1 ? "" : "s", 0);
}

static void say_mortgage(const Intent *intent)
{
    bool sells = intent->edition->rule[RULE_MORTGAGE] == MORTGAGE_SELL;
    say(intent, sells ? "sell @d to the bank for @m" : "mortgage @d for @m",
        intent->edition->deeds[intent->action->deed].mortgage);
}

/* ---- the others ---- */

static void say_offer(const Intent *intent, SeatId to)
{
    say(intent, "offer ", 0);
    wording_party(intent->table, to, intent->text);
    say(intent, " ", 0);
    wording_deal(intent->table, intent->game, &intent->action->deal, intent->text);
    if (intent->action->kind == ACTION_COUNTER) say(intent, " instead", 0);
}

static void say_answer(const Intent *intent)
{
    const Offer *offer = &intent->game->offer;
    bool accepts = intent->action->kind == ACTION_ACCEPT;
    if (intent->game->phase == PHASE_VOTE) {
        say(intent, accepts ? "agree to end the game" : "play on", 0);
        return;
    }
    say(intent, accepts ? "accept " : "reject ", 0);
    wording_owner(intent->table, offer->from, intent->text);
    say(intent, " offer of ", 0);
    wording_deal(intent->table, intent->game, &offer->deal, intent->text);
}

static void say_bid(const Intent *intent)
{
    const Auction *auction = &intent->game->auction;
    if (auction->open == 1) {
        say_of(intent, "bid @m for @d", auction->deed, intent->action->amount);
        return;
    }
    say(intent, "bid @m for a ", intent->action->amount);
    say_building(intent, "", auction->open == 3, " on @d", 0);
}

static void say_pass(const Intent *intent)
{
    say(intent, intent->game->phase == PHASE_WANT ? "ask for no building" : "pass", 0);
}

static void say_claim(const Intent *intent)
{
    say(intent, "ask ", 0);
    wording_party(intent->table, intent->action->other, intent->text);
    say(intent, " for the rent of @d", 0);
}

static void write(const Intent *intent)
{
    const Action *action = intent->action;
    const int32_t *rule = intent->edition->rule;
    switch ((ActionKind)action->kind) {
    case ACTION_DICE: say(intent, "throw the dice", 0); break;
    case ACTION_DRAW: say(intent, "draw a card", 0); break;
    case ACTION_PICK: say(intent, "pick something by chance", 0); break;
    case ACTION_BELL: say(intent, "ring the bell", 0); break;
    case ACTION_ROLL: say_roll(intent); break;
    case ACTION_FINE: say(intent, "pay the fine of @m", rule[RULE_JAIL_FINE]); break;
    case ACTION_RELEASE: say_release(intent); break;
    case ACTION_WAIT: say_wait(intent); break;
    case ACTION_BUY:
    case ACTION_DECLINE: say_buy(intent); break;
    case ACTION_CHOOSE: say_choose(intent); break;
    case ACTION_OPEN: say(intent, "open the kept card", 0); break;
    case ACTION_TRAVEL:
        say(intent, action->deed == NO_DEED ? "stay here" : "travel to @d", 0);
        break;
    case ACTION_TOKEN: say_token(intent); break;
    case ACTION_END: say(intent, "end the turn", 0); break;
    case ACTION_BUILD: say_build(intent); break;
    case ACTION_SELL: say_sell(intent); break;
    case ACTION_BREAK: say_break(intent); break;
    case ACTION_MORTGAGE: say_mortgage(intent); break;
    case ACTION_REDEEM:
        say(intent, "redeem @d for @m", edition_redeem_price(intent->edition, action->deed));
        break;
    case ACTION_KEEP: say(intent, "leave @d mortgaged", 0); break;
    case ACTION_OFFER: say_offer(intent, action->other); break;
    case ACTION_COUNTER: say_offer(intent, intent->game->offer.from); break;
    case ACTION_ACCEPT:
    case ACTION_REJECT: say_answer(intent); break;
    case ACTION_BID: say_bid(intent); break;
    case ACTION_PASS: say_pass(intent); break;
    case ACTION_WANT: say(intent, "ask for a building on @d too", 0); break;
    case ACTION_BANKRUPT: say(intent, "go bankrupt", 0); break;
    case ACTION_FLOOR: say(intent, "ask for the floor", 0); break;
    case ACTION_DONE: say(intent, "give the floor back", 0); break;
    case ACTION_CLAIM: say_claim(intent); break;
    case ACTION_RESIGN: say(intent, "leave the game", 0); break;
    case ACTION_STOP: say(intent, "propose to end the game", 0); break;
    case ACTION_COUNT: break;
    }
}

void intent_write(const Table *table, const Game *game, const Action *action, Text *text)
{
    Intent intent = {.table = table,
                     .edition = table_edition(table),
                     .game = game,
                     .action = action,
                     .text = text};
    write(&intent);
}
