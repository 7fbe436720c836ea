/* ledger_compare.c -- the books against the state of the game. */
#include "ledger/ledger_part.h"

#include "base/text.h"

/* Notes that `what` of number `which` is not the same in both. */
static void same(Ledger *ledger, const char *what, int which, Money book, Money game)
{
    if (book == game || ledger->fault[0] != '\0') return;
    Text text = text_into(ledger->fault, sizeof ledger->fault);
    text_add(&text, what);
    text_add(&text, " ");
    text_add_int(&text, which);
    text_add(&text, ": the books say ");
    text_add_int(&text, book);
    text_add(&text, ", the game ");
    text_add_int(&text, game);
}

static void compare_seats(Ledger *ledger, const Game *game)
{
    for (int i = 0; i < ledger->books.seat_count; i++) {
        const Account *account = &ledger->books.accounts[i];
        const Seat *seat = &game->seats[i];
        same(ledger, "cash of seat", i, account->cash, seat->cash);
        same(ledger, "seat in the game", i, account->in, game_seat_in(game, (SeatId)i));
        if (!account->in) continue;
        same(ledger, "space of seat", i, account->space, seat->space);
        same(ledger, "jail of seat", i, account->jailed, seat->in_jail);
        same(ledger, "kept deck of seat", i, account->kept_deck, seat->kept_deck);
        if (account->cash < 0) same(ledger, "creditor of seat", i, account->owes_to, seat->owes_to);
        for (int deck = 0; deck < MAX_DECKS; deck++)
            same(ledger, "get-out cards of seat", i, account->release[deck], seat->release[deck]);
    }
}

static void compare_deeds(Ledger *ledger, const Game *game)
{
    const Books *books = &ledger->books;
    for (int i = 0; i < books->edition->deed_count; i++) {
        const Holding *holding = &game->holdings[i];
        same(ledger, "owner of deed", i, books->titles[i].owner, holding->owner);
        same(ledger, "level of deed", i, books->titles[i].level, holding->level);
        same(ledger, "mortgage of deed", i, books->titles[i].mortgaged, holding->mortgaged);
        for (int seat = 0; seat < books->seat_count; seat++)
            same(ledger, "list of deeds, deed", i, books->titles[i].owner == seat,
                 (game->seats[seat].deeds & DEED_BIT(i)) != 0);
        if (!ledger->over)
            same(ledger, "inheritance of deed", i, (books->inherited & DEED_BIT(i)) != 0,
                 (game->inherited & DEED_BIT(i)) != 0);
    }
}

static void compare_bank(Ledger *ledger, const Game *game)
{
    const Books *books = &ledger->books;
    const int32_t *rule = books->edition->rule;
    ledger_expect(ledger, books->houses >= 0 && books->hotels >= 0,
                  "more buildings stand than the bank had", NULL); /* A06, N12 */
    same(ledger, "pot", 0, books->pot, game->pot);
    same(ledger, "houses in the bank", 0, rule[RULE_HOUSES] == 0 ? -1 : books->houses,
         game->houses);
    same(ledger, "hotels in the bank", 0, rule[RULE_HOTELS] == 0 ? -1 : books->hotels,
         game->hotels);
    Money all = books->bank + game->pot;
    for (int i = 0; i < game->seat_count; i++) all += game->seats[i].cash;
    same(ledger, "money of the seats, the pot and the bank's flow", 0, books_total(books), all);
    same(ledger, "money altogether", 0, 0, all);
}

static void compare_debts(Ledger *ledger, const Game *game)
{
    int debts = 0, claims = 0;
    for (int i = 0; i < ledger->pending.due_count; i++) {
        const Due *due = &ledger->pending.dues[i];
        if (due->state == DUE_OWED && debts < game->debt_count) {
            const Debt *debt = &game->debts[debts++];
            same(ledger, "sum of debt", debts, due->amount, debt->amount);
            same(ledger, "debtor of debt", debts, due->from, debt->debtor);
            same(ledger, "creditor of debt", debts, due->to, debt->creditor);
        } else if (due->state == DUE_CLAIM && claims < game->claim_count) {
            const Claim *claim = &game->claims[claims++];
            same(ledger, "sum of claim", claims, due->amount, claim->amount);
            same(ledger, "visitor of claim", claims, due->from, claim->visitor);
            same(ledger, "owner of claim", claims, due->to, claim->owner);
        }
    }
    same(ledger, "count of debts", 0, pending_count(&ledger->pending, DUE_OWED), game->debt_count);
    same(ledger, "count of claims", 0, pending_count(&ledger->pending, DUE_CLAIM),
         game->claim_count);
}

void ledger_compare(Ledger *ledger, const Game *game)
{
    compare_seats(ledger, game);
    compare_deeds(ledger, game);
    compare_bank(ledger, game);
    if (!ledger->over) compare_debts(ledger, game);
}
