/* ledger_square.c -- what the ledger expects of spaces and cards (G to K). */
#include "ledger/ledger_part.h"

static void owe(Ledger *ledger, SeatId from, SeatId to, Money amount, Reason reason)
{
    pending_owe(&ledger->pending, from, to, amount, reason, NO_DEED);
}

/* ---- rent --------------------------------------------------------------------- */

static void visit(Ledger *ledger, DeedId deed)
{
    const Books *books = &ledger->books;
    if (tariff_rent_throws(books, ledger->mover, deed, ledger->rent_card)) {
        ledger->rent_throw = deed;
        return;
    }
    Money rent = tariff_rent(books, ledger->mover, deed, ledger->arrival, ledger->rent_card);
    pending_owe(&ledger->pending, ledger->mover, books->titles[deed].owner, rent, REASON_RENT,
                deed);
}

/* ---- effects -------------------------------------------------------------------- */

/* J17, J18: everyone still in the game, in order of play from the left. */
static void everybody(Ledger *ledger, Money amount, bool collects)
{
    int count = ledger->books.seat_count, place = 0;
    while (ledger->order[place] != ledger->mover) place++;
    for (int i = 1; i < count; i++) {
        SeatId seat = ledger->order[(place + i) % count];
        if (!ledger->books.accounts[seat].in) continue;
        if (collects) {
            owe(ledger, seat, ledger->mover, amount, REASON_EACH);
        } else {
            owe(ledger, ledger->mover, seat, amount, REASON_EACH);
        }
    }
}

static void charge(Ledger *ledger, const Effect *effect, Reason reason, bool second)
{
    bool bank = effect->kind == EFFECT_PAY && effect->target == PAY_BANK;
    if (effect->kind == EFFECT_TAX) reason = REASON_TAX;
    owe(ledger, ledger->mover, bank ? BANK : ledger_purse(ledger),
        tariff_charge(&ledger->books, ledger->mover, effect, second), reason);
}

/* H07, I08: the next one forward. */
static void nearest(Ledger *ledger, const Effect *effect)
{
    const Edition *edition = ledger->books.edition;
    ledger->rent_card = (RentCard){.factor = effect->factor, .dice_factor = effect->dice_factor};
    for (int steps = 1; steps <= edition->space_count; steps++) {
        int space = (ledger->books.accounts[ledger->mover].space + steps) % edition->space_count;
        DeedId deed = edition->spaces[space].deed;
        if (edition->spaces[space].kind != SPACE_DEED ||
            edition->deeds[deed].group != effect->target)
            continue;
        ledger_go_forward(ledger, steps);
        return;
    }
}

static void take_pot(Ledger *ledger)
{
    const int32_t *rule = ledger->books.edition->rule;
    if (!rule[RULE_POT]) return;
    owe(ledger, POT, ledger->mover, ledger->books.pot, REASON_POT);
    owe(ledger, BANK, POT, rule[RULE_POT_START], REASON_POT);
}

static void act(Ledger *ledger, const Effect *effect, Reason reason, DeckId deck)
{
    switch ((EffectKind)effect->kind) {
    case EFFECT_NOTHING:
    case EFFECT_COUNT: break;
    case EFFECT_MOVE_TO: ledger_go_to(ledger, effect->target); break;
    case EFFECT_BACK_TO: {
        const Edition *edition = ledger->books.edition;
        int from = ledger->books.accounts[ledger->mover].space;
        ledger_go_back(
            ledger, (from - effect->target + edition->space_count) % edition->space_count, false);
        break;
    }
    case EFFECT_MOVE_BY:
        if (effect->amount >= 0) ledger_go_forward(ledger, effect->amount);
        if (effect->amount < 0) ledger_go_back(ledger, -effect->amount, true);
        break;
    case EFFECT_NEAREST: nearest(ledger, effect); break;
    case EFFECT_JAIL: ledger->to_jail = true; break;
    case EFFECT_COLLECT: owe(ledger, BANK, ledger->mover, effect->amount, reason); break;
    case EFFECT_PAY:
    case EFFECT_TAX:
        if (effect->how == CHARGE_CHOICE) {
            ledger->choice = *effect;
            ledger->choice_reason = reason;
        } else {
            charge(ledger, effect, reason, false);
        }
        break;
    case EFFECT_COLLECT_EACH: everybody(ledger, effect->amount, true); break;
    case EFFECT_PAY_EACH: everybody(ledger, effect->amount, false); break;
    case EFFECT_DRAW: ledger->draw = effect->target; break;
    case EFFECT_PAY_OR_DRAW:
    case EFFECT_THIEF:
        ledger->choice = *effect;
        ledger->choice_reason = reason;
        break;
    case EFFECT_RELEASE:
        pending_send(
            &ledger->pending,
            (Parcel){.kind = PARCEL_RELEASE, .id = deck, .from = BANK, .to = ledger->mover});
        break;
    case EFFECT_POT: take_pot(ledger); break;
    case EFFECT_SALARY:
        owe(ledger, BANK, ledger->mover, tariff_salary(&ledger->books, ledger->mover, false),
            REASON_SALARY);
        break;
    case EFFECT_GAIN_DEED:
    case EFFECT_GAIN_BUILDING:
    case EFFECT_LOSE_BUILDING: ledger->gift = (EffectKind)effect->kind; break;
    }
}

void ledger_arrive(Ledger *ledger)
{
    const Edition *edition = ledger->books.edition;
    const Space *space = &edition->spaces[ledger->books.accounts[ledger->mover].space];
    ledger->arrived = false;
    switch ((SpaceKind)space->kind) {
    case SPACE_START: break;
    case SPACE_DEED: visit(ledger, space->deed); break;
    case SPACE_JAIL: ledger->to_jail = edition->rule[RULE_JAIL_LANDING] != 0; break; /* L04 */
    case SPACE_EFFECT: act(ledger, &space->effect, REASON_SPACE, NO_DECK); break;
    }
}

/* K03, J22: the choice is made before the sum is known. */
void ledger_choose(Ledger *ledger, Money which)
{
    Effect effect = ledger->choice;
    ledger->choice.kind = EFFECT_NOTHING;
    if (effect.kind == EFFECT_THIEF) {
        if (which == 1)
            owe(ledger, ledger->mover, BANK, ledger->books.edition->rule[RULE_THIEF_FEE],
                REASON_THIEF);
    } else if (effect.kind == EFFECT_PAY_OR_DRAW && which == 2) {
        ledger->draw = effect.target;
    } else if (effect.kind != EFFECT_NOTHING) {
        charge(ledger, &effect, ledger->choice_reason, which == 2);
    }
}

/* ---- cards --------------------------------------------------------------------- */

static bool card_fits(const Ledger *ledger, const Deck *deck, CardId card)
{
    if (card >= deck->card_count) return false;
    if (deck->kind != DECK_DICE) return true;
    return deck->cards[card].low <= ledger->arrival && ledger->arrival <= deck->cards[card].high;
}

void ledger_card(Ledger *ledger, const Event *event)
{
    Account *account = &ledger->books.accounts[event->seat];
    DeckId deck = (DeckId)event->amount;
    CardId card = (CardId)event->second;
    bool was_kept = account->kept_deck == deck && account->kept_card == card;
    ledger_expect(ledger, event->seat == ledger->mover && (ledger->draw == deck || was_kept),
                  "no card had to be drawn from there", event);
    if (deck >= ledger->books.edition->deck_count ||
        !card_fits(ledger, &ledger->books.edition->decks[deck], card)) {
        ledger_fault(ledger, "that card cannot come up", event);
        return;
    }
    if (ledger->draw == deck) {
        ledger->draw = NO_DECK;
    } else {
        account->kept_deck = NO_DECK;
        account->kept_card = NO_CARD;
    }
    if (event->kind == EVENT_CARD_KEPT) {
        account->kept_deck = deck;
        account->kept_card = card;
        return;
    }
    act(ledger, &ledger->books.edition->decks[deck].cards[card].effect, REASON_CARD, deck);
}
