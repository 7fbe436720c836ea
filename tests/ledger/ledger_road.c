/* ledger_road.c -- the ledger's dice, moves and jail (B, C, D, L). */
#include "ledger/ledger_part.h"

static Account *mover_of(Ledger *ledger)
{
    return &ledger->books.accounts[ledger->mover];
}

/* ---- where a token must go --------------------------------------------------- */

void ledger_go_forward(Ledger *ledger, int steps)
{
    int count = ledger->books.edition->space_count;
    int sum = mover_of(ledger)->space + steps;
    ledger->journey = (Journey){.open = true,
                                .to = (SpaceId)(sum % count),
                                .passes = sum / count,
                                .lands_on_start = steps > 0 && sum % count == 0};
}

void ledger_go_to(Ledger *ledger, SpaceId to)
{
    int count = ledger->books.edition->space_count;
    int steps = (to - mover_of(ledger)->space + count) % count;
    ledger_go_forward(ledger, steps == 0 ? count : steps); /* once round, for a card kept closed */
}

/* D14: going back pays nothing, unless it ends on the start by a number of steps. */
void ledger_go_back(Ledger *ledger, int steps, bool pays)
{
    int count = ledger->books.edition->space_count;
    int to = (mover_of(ledger)->space - steps % count + count) % count;
    bool start = pays && to == ledger->books.edition->start;
    ledger->journey = (Journey){
        .open = true, .back = true, .to = (SpaceId)to, .passes = start, .lands_on_start = start};
}

void ledger_moved(Ledger *ledger, const Event *event)
{
    Journey journey = ledger->journey;
    Account *account = &ledger->books.accounts[event->seat];
    ledger_expect(ledger, event->seat == ledger->mover && journey.open, "nobody had to move",
                  event);
    ledger_expect(ledger, event->amount == account->space && event->second == journey.to,
                  "moved from or to another space", event);
    ledger_expect(ledger, (event->other == 1) == journey.back, "moved the wrong way", event);
    Money salary = 0; /* of all rounds together */
    for (int i = 0; i < journey.passes; i++)
        salary += tariff_salary(&ledger->books, event->seat,
                                journey.lands_on_start && i == journey.passes - 1);
    pending_owe(&ledger->pending, BANK, event->seat, salary, REASON_SALARY, NO_DEED);
    if (!journey.back) account->laps += journey.passes;
    account->space = journey.to;
    ledger->journey.open = false;
    ledger->arrived = true;
}

/* ---- jail ----------------------------------------------------------------------- */

static int jail_limit(Ledger *ledger)
{
    const Edition *edition = ledger->books.edition;
    TokenId token = mover_of(ledger)->token;
    int perk = token == NO_TOKEN ? 0 : edition->tokens[token].jail_turns;
    return perk != 0 ? perk : edition->rule[RULE_JAIL_TURNS];
}

static void fine(Ledger *ledger, RuleId rule)
{
    pending_owe(&ledger->pending, ledger->mover, ledger_purse(ledger),
                ledger->books.edition->rule[rule], REASON_FINE, NO_DEED);
}

static int releases_held(const Account *account)
{
    int count = 0;
    for (int i = 0; i < MAX_DECKS; i++) count += account->release[i];
    return count;
}

/* L10, L12, L15: the last throw has failed. */
static void last_throw(Ledger *ledger, int sum)
{
    int last = ledger->books.edition->rule[RULE_JAIL_LAST];
    if (last == JAIL_LAST_WAIT) return;
    if (last != JAIL_LAST_LEAVE) ledger_go_forward(ledger, sum);
    if (last == JAIL_LAST_CARD && releases_held(mover_of(ledger)) > 0) return; /* is asked */
    fine(ledger, RULE_JAIL_FINE);
}

static void jail_throw(Ledger *ledger, int sum, bool doubles)
{
    if (doubles) {
        ledger_go_forward(ledger, sum); /* L08 */
        return;
    }
    mover_of(ledger)->jail_turns++;
    if (mover_of(ledger)->jail_turns >= jail_limit(ledger)) last_throw(ledger, sum);
}

/* Three throws at once: a doublet or three equal sums free; else the fine. */
static void jail_three_throws(Ledger *ledger, int sum, bool doubles)
{
    ledger->throw_sums[ledger->throws++] = sum;
    if (ledger->throws < 3 && !doubles) return;
    const int *sums = ledger->throw_sums;
    bool equal = ledger->throws == 3 && sums[0] == sums[1] && sums[1] == sums[2];
    ledger->throws = 0;
    ledger_go_forward(ledger, sum);
    if (!doubles && !equal) fine(ledger, RULE_JAIL_THROW_FINE);
}

void ledger_jailed(Ledger *ledger, const Event *event)
{
    Account *account = &ledger->books.accounts[event->seat];
    ledger_expect(ledger, event->seat == ledger->mover && ledger->to_jail,
                  "nobody had to go to jail", event);
    account->jailed = true;
    account->jail_turns = 0;
    account->space = ledger->books.edition->jail;
    ledger->to_jail = false;
    ledger->journey.open = false;
}

void ledger_released(Ledger *ledger, const Event *event)
{
    Account *account = &ledger->books.accounts[event->seat];
    ledger_expect(ledger, account->jailed && event->seat == ledger->mover, "was not in jail",
                  event);
    account->jailed = false;
    account->jail_turns = 0;
    ledger->throws = 0;
}

void ledger_stayed(Ledger *ledger, const Event *event)
{
    Account *account = &ledger->books.accounts[event->seat];
    bool throws = ledger->books.edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THROWS;
    if (!throws) account->jail_turns++; /* a throw that failed was counted already */
    ledger_expect(ledger, account->jailed && event->amount == account->jail_turns,
                  "another count of turns in jail", event);
}

/* ---- dice ------------------------------------------------------------------------- */

/* U08, B02, C03. */
static void free_throw(Ledger *ledger, const Event *event, int sum)
{
    const int32_t *rule = ledger->books.edition->rule;
    if (event->amount == event->second) ledger->doubles++;
    if (event->amount == event->second && rule[RULE_DOUBLES_TO_JAIL] != 0 &&
        ledger->doubles >= rule[RULE_DOUBLES_TO_JAIL]) {
        ledger->to_jail = true;
        return;
    }
    if (event->amount == 1 && event->second == 1)
        pending_owe(&ledger->pending, BANK, event->seat, rule[RULE_DOUBLE_ONE], REASON_BONUS,
                    NO_DEED);
    ledger_go_forward(ledger, sum);
}

void ledger_dice(Ledger *ledger, const Event *event)
{
    int sum = event->amount + event->second;
    if (ledger->rent_throw != NO_DEED) {
        Money rent =
            tariff_rent(&ledger->books, event->seat, ledger->rent_throw, sum, ledger->rent_card);
        pending_owe(&ledger->pending, event->seat, ledger->books.titles[ledger->rent_throw].owner,
                    rent, REASON_RENT, ledger->rent_throw);
        ledger->rent_throw = NO_DEED;
        return;
    }
    ledger_expect(ledger, !ledger->journey.open && ledger->draw == NO_DECK,
                  "thrown before the last throw was carried out", event);
    ledger->mover = event->seat;
    ledger->arrival = sum;
    ledger->rent_card = (RentCard){0, 0};
    ledger->gift = EFFECT_NOTHING;
    bool doubles = event->amount == event->second;
    if (!mover_of(ledger)->jailed) {
        free_throw(ledger, event, sum);
    } else if (ledger->books.edition->rule[RULE_JAIL_STYLE] == JAIL_STYLE_THROWS) {
        jail_throw(ledger, sum, doubles);
    } else {
        jail_three_throws(ledger, sum, doubles);
    }
}
