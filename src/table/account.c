/* account.c -- the running account: what happened, in sentences (G11). */
#include "table/account.h"

#include "table/telling.h"
#include "table/wording.h"

/* ---- moving ---- */

static bool tell_dice(const Telling *telling)
{
    const Event *next = telling_beside(telling, 1), *after = telling_beside(telling, 2);
    telling_say(telling, "@s rolled @n and @2");
    if (next != NULL && next->kind == EVENT_RELEASED && next->other == RELEASED_BY_DOUBLES &&
        after != NULL && after->kind == EVENT_MOVED) {
        telling_say(telling, ", left @j");
        next = after;
    }
    if (next != NULL && next->kind == EVENT_MOVED) {
        text_add(telling->text, " and moved to ");
        text_add(telling->text, wording_space(telling->table, next->second));
    } else if (telling->event->deed != NO_DEED) {
        telling_say(telling, " for the rent of @d");
    }
    return telling_say(telling, ".");
}

/* Told with the dice when it follows them at once. */
static bool with_dice(const Telling *telling)
{
    const Event *before = telling_beside(telling, -1);
    if (before != NULL && before->kind == EVENT_RELEASED && before->other == RELEASED_BY_DOUBLES) {
        before = telling_beside(telling, -2);
    }
    return before != NULL && before->kind == EVENT_DICE_THROWN;
}

static bool tell_moved(const Telling *telling)
{
    if (with_dice(telling)) return false;
    return telling_say(telling, telling->event->other ? "@s moved back to @p." : "@s moved to @p.");
}

static bool tell_jailed(const Telling *telling)
{
    switch ((JailedBy)telling->event->other) {
    case JAILED_BY_DOUBLES:
        return telling_say(telling, "@s rolled doubles too often and went to @j.");
    case JAILED_BY_SPACE:
    case JAILED_BY_CARD: return telling_say(telling, "@s went to @j.");
    }
    return false;
}

static bool tell_released(const Telling *telling)
{
    const Edition *edition = table_edition(telling->table);
    const Event *paid = telling_find(telling, telling_its_money, REASON_FINE);
    switch ((ReleasedBy)telling->event->other) {
    case RELEASED_BY_DOUBLES:
        return with_dice(telling) ? false : telling_say(telling, "@s left @j.");
    case RELEASED_BY_FINE:
        telling_say(telling, "@s ");
        if (paid != NULL) {
            text_add(telling->text, "paid ");
            wording_money(telling->table, paid->amount, telling->text);
            text_add(telling->text, " and ");
        }
        return telling_say(telling, "left @j.");
    case RELEASED_BY_CARD:
        telling_say(telling, "@s used a ");
        text_add(telling->text, edition_noun(edition, NOUN_RELEASE));
        return telling_say(telling, " and left @j.");
    case RELEASED_BY_TIME: return telling_say(telling, "@s has waited long enough and left @j.");
    }
    return false;
}

/* ---- money ---- */

/* "paid" by a seat to bank, pot or seat; "received" from the bank. */
static bool tell_payment(const Telling *telling, const char *what)
{
    const Event *event = telling->event;
    bool received = event->seat == BANK || event->seat == POT;
    bool between = !received && event->other != BANK && event->other != POT;
    telling_say(telling, received ? "@o received @m" : between ? "@s paid @o @m" : "@s paid @m");
    telling_say(telling, what);
    if (event->seat == POT) telling_say(telling, " from @s");
    if (event->other == POT) telling_say(telling, " into @o");
    return telling_say(telling, ".");
}

static bool has(const Telling *telling, TellingMatch match, EventKind kind)
{
    return telling_find(telling, match, (int)kind) != NULL;
}

/* Is the payment told by another event of the same action? */
static bool paid_is_told(const Telling *telling)
{
    const Event *event = telling->event;
    switch ((Reason)event->reason) {
    case REASON_PRICE: return has(telling, telling_same_deed, EVENT_BOUGHT);
    case REASON_AUCTION: return has(telling, telling_same_seat, EVENT_AUCTION_WON);
    case REASON_BUILDING:
        return has(telling, telling_same_deed, EVENT_BUILT) ||
               has(telling, telling_same_seat, EVENT_AUCTION_WON);
    case REASON_SALE: return has(telling, telling_same_deed, EVENT_UNBUILT);
    case REASON_MORTGAGE: return has(telling, telling_same_deed, EVENT_MORTGAGED);
    case REASON_REDEEM: return has(telling, telling_same_deed, EVENT_REDEEMED);
    case REASON_FEE: return has(telling, telling_same_deed, EVENT_MORTGAGE_KEPT);
    case REASON_TRADE: return has(telling, telling_same_kind, EVENT_ACCEPTED);
    case REASON_DEAL: return has(telling, telling_same_deed, EVENT_DEALT);
    case REASON_FINE: return has(telling, telling_same_seat, EVENT_RELEASED);
    case REASON_THIEF: return has(telling, telling_same_seat, EVENT_THIEF_STRUCK);
    case REASON_SALARY:
    case REASON_RENT:
    case REASON_TAX:
    case REASON_CARD:
    case REASON_EACH:
    case REASON_POT:
    case REASON_SPACE:
    case REASON_ESTATE:
    case REASON_BONUS:
    case REASON_COUNT: break;
    }
    return false;
}

static const char *reason_words(Reason reason)
{
    switch (reason) {
    case REASON_SALARY: return " salary";
    case REASON_RENT: return " rent for @d";
    case REASON_TAX: return " tax";
    case REASON_FINE: return " to leave @j";
    case REASON_AUCTION: return " for @d";
    case REASON_FEE: return " interest on @d";
    case REASON_THIEF: return " for the thief";
    case REASON_ESTATE: return ", all that was left";
    case REASON_BONUS: return " as a bonus";
    case REASON_CARD:
    case REASON_EACH:
    case REASON_POT:
    case REASON_SPACE:
    case REASON_PRICE: /* these are told by another event */
    case REASON_DEAL:
    case REASON_BUILDING:
    case REASON_SALE:
    case REASON_MORTGAGE:
    case REASON_REDEEM:
    case REASON_TRADE:
    case REASON_COUNT: break;
    }
    return "";
}

static bool tell_paid(const Telling *telling)
{
    if (paid_is_told(telling)) return false;
    Reason reason = (Reason)telling->event->reason;
    /* Who left below zero is set right by the bank. */
    if (reason == REASON_ESTATE && telling->event->seat == BANK) {
        return telling_say(telling, "The bank wrote off @m that @o owed.");
    }
    return tell_payment(telling, reason_words(reason));
}

static bool tell_debt(const Telling *telling)
{
    telling_say(telling, "@s owes @o @m");
    telling_say(telling, reason_words((Reason)telling->event->reason));
    return telling_say(telling, " and must raise the money.");
}

/* ---- deeds, buildings, cards ---- */

static bool tell_built(const Telling *telling)
{
    int level = (int)telling->event->amount;
    const char *name = wording_building(telling->table, edition_level_hotels(level) > 0);
    if (level > HOTEL_LEVEL) {
        telling_say_sum(telling, "@s built on @d", REASON_BUILDING, ": now ");
        wording_level(telling->table, level, telling->text);
        return telling_say(telling, ".");
    }
    telling_say(telling, "@s built a ");
    text_add(telling->text, name);
    telling_say_sum(telling, " on @d", REASON_BUILDING, "");
    if (level > 1 && level < HOTEL_LEVEL) {
        text_add(telling->text, " (now ");
        wording_level(telling->table, level, telling->text);
        text_add(telling->text, ")");
    }
    return telling_say(telling, ".");
}

static bool tell_unbuilt(const Telling *telling)
{
    bool sold = telling_find(telling, telling_its_money, REASON_SALE) != NULL;
    telling_say_sum(telling, sold ? "@s sold a building on @d" : "@s lost a building on @d",
                    REASON_SALE, " (now ");
    if (telling->event->amount == 0) text_add(telling->text, "none");
    wording_level(telling->table, (int)telling->event->amount, telling->text);
    return telling_say(telling, ").");
}

static bool tell_kept(const Telling *telling)
{
    const Event *paid = telling_find(telling, telling_its_money, REASON_FEE);
    telling_say(telling, "@s ");
    if (paid != NULL) {
        text_add(telling->text, "paid ");
        wording_money(telling->table, paid->amount, telling->text);
        text_add(telling->text, " interest and ");
    }
    return telling_say(telling, "left @d mortgaged.");
}

static bool same_way(const Event *told, const Event *other, int what)
{
    return other->kind == what && other->seat == told->seat && other->other == told->other;
}

/* The deed won in an auction that could not be paid at once. */
static bool paid_auction(const Event *told, const Event *other, int what)
{
    return other->kind == EVENT_PAID && other->reason == what && other->deed == told->deed;
}

/* Bought, won, dealt, traded and sold deeds have their own sentence; a
 * bankrupt's are told all at once with the first of them. */
static bool tell_deed_moved(const Telling *telling)
{
    static const EventKind tellers[] = {EVENT_BOUGHT, EVENT_AUCTION_WON, EVENT_DEALT,
                                        EVENT_MORTGAGED};
    const Event *event = telling->event, *other;
    for (size_t i = 0; i < sizeof tellers / sizeof tellers[0]; i++) {
        if (has(telling, telling_same_deed, tellers[i])) return false;
    }
    if (has(telling, telling_same_kind, EVENT_ACCEPTED)) return false;
    if (telling_find(telling, paid_auction, REASON_AUCTION) != NULL) return false;
    for (long offset = -1; (other = telling_beside(telling, offset)) != NULL; offset--) {
        if (same_way(event, other, EVENT_DEED_MOVED)) return false;
    }
    DeedSet deeds = DEED_BIT(event->deed);
    for (long offset = 1; (other = telling_beside(telling, offset)) != NULL; offset++) {
        if (same_way(event, other, EVENT_DEED_MOVED)) deeds |= DEED_BIT(other->deed);
    }
    const uint8_t no_cards[MAX_DECKS] = {0};
    telling_say(telling, event->other == BANK ? "The bank took back " : "@o received ");
    wording_side(telling->table, NULL, deeds, 0, no_cards, telling->text);
    return telling_say(telling, event->seat == BANK ? "." : " from @s.");
}

static bool tell_release_moved(const Telling *telling)
{
    const Event *event = telling->event;
    const Edition *edition = table_edition(telling->table);
    if (event->other == BANK || has(telling, telling_same_kind, EVENT_ACCEPTED)) return false;
    telling_say(telling, event->seat == BANK ? "@o keeps the " : "@o received a ");
    text_add(telling->text, edition_noun(edition, NOUN_RELEASE));
    return telling_say(telling, event->seat == BANK ? "." : " from @s.");
}

static bool tell_card(const Telling *telling)
{
    const Event *event = telling->event;
    const Edition *edition = table_edition(telling->table);
    if (event->amount < 0 || event->amount >= MAX_DECKS || event->second < 0 ||
        event->second >= MAX_CARDS) {
        return false;
    }
    telling_say(telling, "@s drew ");
    text_add(telling->text, edition->deck_label[event->amount].name);
    text_add(telling->text, ": \"");
    text_add(telling->text, edition->card_text[event->amount][event->second]);
    return telling_say(telling, "\"");
}

static bool tell_token(const Telling *telling)
{
    const Event *event = telling->event;
    const Edition *edition = table_edition(telling->table);
    if (event->amount < 0 || event->amount >= edition->token_count) return false;
    telling_say(telling, "@s took the token ");
    text_add(telling->text, edition->token_label[event->amount].name);
    return telling_say(telling, ".");
}

static bool tell_auction(const Telling *telling)
{
    if (telling->event->second <= 1) return telling_say(telling, "@d is auctioned.");
    text_add(telling->text, "The ");
    text_add(telling->text, wording_building(telling->table, telling->event->second == 3));
    return telling_say(telling, " is auctioned.");
}

/* A building that was won is built at once, and that is told. */
static bool tell_won(const Telling *telling)
{
    bool building = has(telling, telling_same_deed, EVENT_BUILT);
    return telling_say(telling, building ? "@s won the auction." : "@s won @d for @m.");
}

static bool tell_unsold(const Telling *telling)
{
    return telling_say(telling, telling->event->deed >= MAX_DEEDS ? "Nobody bid for the building."
                                                                  : "Nobody bid for @d.");
}

/* ---- trades and votes ---- */

static const Action *cause(const Telling *telling)
{
    return table_action(telling->table, table_event(telling->table, telling->n)->action);
}

static bool tell_offer(const Telling *telling, const char *before)
{
    telling_say(telling, before);
    wording_deal(telling->table, NULL, &cause(telling)->deal, telling->text);
    return telling_say(telling, ".");
}

/* Accepted or not: an offer, which is told again, or a vote. */
static bool tell_answer(const Telling *telling, bool accepted)
{
    Game before;
    table_state_at(telling->table, table_event(telling->table, telling->n)->action, &before);
    if (before.phase == PHASE_VOTE) {
        return telling_say(telling, accepted ? "@s agreed to stop." : "@s wants to play on.");
    }
    if (!accepted) return telling_say(telling, "@s rejected the offer.");
    telling_say(telling, "@s accepted: ");
    wording_party(telling->table, before.offer.from, telling->text);
    text_add(telling->text, " gave ");
    wording_deal(telling->table, NULL, &before.offer.deal, telling->text);
    return telling_say(telling, ".");
}

static bool tell_bankrupt(const Telling *telling)
{
    return telling_say(telling,
                       telling->event->other == BANK ? "@s is bankrupt." : "@s is bankrupt to @o.");
}

static bool tell_event(const Telling *telling)
{
    switch ((EventKind)telling->event->kind) {
    case EVENT_ORDER_THROWN:
        return telling_say(telling, "@s rolled @n and @2 for the order of play.");
    case EVENT_ORDER_DECIDED: return telling_say(telling, "@s begins.");
    case EVENT_DEALT: return telling_say_sum(telling, "@s was dealt @d", REASON_DEAL, ".");
    case EVENT_TOKEN_CHOSEN: return tell_token(telling);
    case EVENT_TURN_BEGAN: return telling_say(telling, "It is @s's turn.");
    case EVENT_DICE_THROWN: return tell_dice(telling);
    case EVENT_MOVED: return tell_moved(telling);
    case EVENT_JAILED: return tell_jailed(telling);
    case EVENT_RELEASED: return tell_released(telling);
    case EVENT_JAIL_STAYED: return telling_say(telling, "@s stays in @j.");
    case EVENT_PAID: return tell_paid(telling);
    case EVENT_BOUGHT: return telling_say(telling, "@s bought @d for @m.");
    case EVENT_DECLINED: return telling_say(telling, "@s did not buy @d.");
    case EVENT_AUCTION_BEGAN: return tell_auction(telling);
    case EVENT_BID: return telling_say(telling, "@s bid @m.");
    case EVENT_PASSED: return telling_say(telling, "@s passed.");
    case EVENT_AUCTION_WON: return tell_won(telling);
    case EVENT_AUCTION_UNSOLD: return tell_unsold(telling);
    case EVENT_DEED_MOVED: return tell_deed_moved(telling);
    case EVENT_BUILT: return tell_built(telling);
    case EVENT_UNBUILT: return tell_unbuilt(telling);
    case EVENT_MORTGAGED: return telling_say_sum(telling, "@s mortgaged @d", REASON_MORTGAGE, ".");
    case EVENT_REDEEMED: return telling_say_sum(telling, "@s redeemed @d", REASON_REDEEM, ".");
    case EVENT_MORTGAGE_KEPT: return tell_kept(telling);
    case EVENT_CARD_DRAWN: return tell_card(telling);
    case EVENT_CARD_KEPT: return telling_say(telling, "@s keeps the card for later.");
    case EVENT_RELEASE_MOVED: return tell_release_moved(telling);
    case EVENT_RENT_DUE: return telling_say(telling, "@o may ask @s for @m rent for @d.");
    case EVENT_RENT_LAPSED:
        return telling_say(telling, "@o did not ask for the rent of @d in time.");
    case EVENT_DEBT_AROSE: return tell_debt(telling);
    case EVENT_OFFERED: return tell_offer(telling, "@s offered @o ");
    case EVENT_COUNTERED: return tell_offer(telling, "@s countered: ");
    case EVENT_ACCEPTED: return tell_answer(telling, true);
    case EVENT_REJECTED: return tell_answer(telling, false);
    case EVENT_OFFER_LAPSED: return telling_say(telling, "The offer of @s to @o lapsed.");
    case EVENT_FLOOR_TAKEN: return telling_say(telling, "@s took the floor.");
    case EVENT_FLOOR_GIVEN: return telling_say(telling, "@s gave the floor back.");
    case EVENT_WANTED: return telling_say(telling, "@s wants the building too.");
    case EVENT_TRAVELLED: return telling_say(telling, "@s travelled to @p.");
    case EVENT_THIEF_LOOSE: return telling_say(telling, "@s set a thief on @o.");
    case EVENT_THIEF_MOVED: return telling_say(telling, "The thief moved to @p.");
    case EVENT_THIEF_STRUCK: return telling_say(telling, "The thief took @m from @s.");
    case EVENT_BANKRUPT: return tell_bankrupt(telling);
    case EVENT_RESIGNED: return telling_say(telling, "@s gave up.");
    case EVENT_STOP_ASKED: return telling_say(telling, "@s asks to stop the game.");
    case EVENT_BELL: return telling_say(telling, "Time is up: the game ends with this turn.");
    case EVENT_WON: return telling_say(telling, "@s has won the game.");
    case EVENT_TURN_ENDED:
    case EVENT_COUNT: return false;
    }
    return false;
}

bool account_event(const Table *table, size_t n, Text *text)
{
    Telling telling = {
        .table = table, .n = n, .event = &table_event(table, n)->event, .text = text};
    return tell_event(&telling);
}

int account_write(const Table *table, size_t from, size_t to, Text *text)
{
    int count = 0;
    for (size_t n = from; n < to && n < table_event_count(table); n++) {
        if (!account_event(table, n, text)) continue;
        text_add_char(text, '\n');
        count++;
    }
    return count;
}
