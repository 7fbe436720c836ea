/* moves.c -- what a person may do now, as buttons say it. */
#include "view/moves.h"

#include "game/effect.h"
#include "game/legal.h"
#include "table/wording.h"
#include "ui/icon.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

typedef struct Listing {
    const View *view;
    const Edition *edition;
    const Game *game;
    MoveList *moves;
} Listing;

/* ---- adding ---- */

static MoveButton *add(const Listing *listing, const Action *action, Icon icon)
{
    MoveList *moves = listing->moves;
    if (moves->count == MOVES_MOST) return NULL;
    MoveButton *move = &moves->list[moves->count++];
    *move = (MoveButton){.action = *action, .sheet = SHEET_NONE, .icon = icon};
    return move;
}

/* `words` with @m for a sum and @d for the deed of the action. */
static MoveButton *add_said(const Listing *listing, const Action *action, Icon icon,
                            const char *words, Money sum)
{
    MoveButton *move = add(listing, action, icon);
    if (move == NULL) return NULL;
    Text text = text_into(move->label, sizeof move->label);
    for (const char *at = words; *at != '\0'; at++) {
        if (at[0] == '@' && at[1] == 'm')
            view_money(listing->edition, sum, &text);
        else if (at[0] == '@' && at[1] == 'd')
            text_add(&text, wording_deed(view_table(listing->view), action->deed));
        else
            text_add_char(&text, *at);
        if (at[0] == '@') at++;
    }
    return move;
}

static void make_main(MoveButton *move, char letter)
{
    if (move == NULL) return;
    move->main = true;
    move->letter = letter;
}

/* ---- one kind of action after the other ---- */

static void add_roll(const Listing *listing, const Action *action)
{
    bool jailed = listing->game->seats[action->seat].in_jail != 0;
    make_main(
        add_said(listing, action, ICON_DICE, jailed ? "Roll for doubles" : "Roll the dice", 0),
        'r');
}

static void add_buy(const Listing *listing, const Action *action)
{
    Action buy = *action;
    buy.deed = listing->edition->spaces[listing->game->seats[action->seat].space].deed;
    Money price = game_price(listing->edition, listing->game, action->seat, buy.deed);
    MoveButton *move = add_said(listing, &buy, ICON_CHECK, "Buy @d for @m", price);
    if (move != NULL) move->action = *action;
    make_main(move, '\0');
}

static void add_decline(const Listing *listing, const Action *action)
{
    bool auction = listing->edition->rule[RULE_AUCTION] != 0;
    add_said(listing, action, auction ? ICON_AUCTION : ICON_CLOSE,
             auction ? "Auction it" : "Do not buy", 0);
}

static void choice_words(const Listing *listing, const Action *action, Text *text)
{
    const Effect *effect = effect_current(listing->edition, listing->game);
    if (action->amount == 1) {
        text_add(text, "Pay ");
        view_money(listing->edition, effect->amount, text);
    } else if (effect->kind == EFFECT_PAY_OR_DRAW) {
        text_add(text, "Draw from ");
        text_add(text, listing->edition->deck_label[effect->target].name);
    } else {
        text_add(text, "Pay ");
        text_add_int(text, effect->percent);
        text_add(text, " % of everything");
    }
}

static void add_choose(const Listing *listing, const Action *action)
{
    bool first = action->amount == 1;
    char words[MOVE_LABEL_SIZE];
    Text text = text_into(words, sizeof words);
    Money fee = listing->edition->rule[RULE_THIEF_FEE];
    if (listing->game->phase == PHASE_OPEN)
        text_add(&text, first ? "Open the card" : "Keep it for later");
    else if (listing->game->phase == PHASE_THIEF)
        text_add(&text, first ? "Set the thief loose for @m" : "No thief");
    else
        choice_words(listing, action, &text);
    MoveButton *move = add_said(listing, action, ICON_NONE, words, fee);
    if (first) make_main(move, '\0');
}

static void add_travel(const Listing *listing, const Action *action)
{
    if (action->deed == NO_DEED)
        make_main(add_said(listing, action, ICON_NONE, "Stay here", 0), '\0');
    else
        add_said(listing, action, ICON_STATION, "Travel to @d", 0);
}

static void add_answer(const Listing *listing, const Action *action)
{
    bool vote = listing->game->phase == PHASE_VOTE;
    if (action->kind == ACTION_ACCEPT)
        make_main(
            add_said(listing, action, ICON_CHECK, vote ? "Agree to end the game" : "Accept", 0),
            '\0');
    else
        add_said(listing, action, ICON_CLOSE, vote ? "Play on" : "Reject", 0);
}

static void add_sheet(const Listing *listing, const Action *action, Icon icon, const char *words,
                      SheetKind sheet, bool main)
{
    MoveButton *move = add_said(listing, action, icon, words, 0);
    if (move == NULL) return;
    move->sheet = sheet;
    move->main = main;
}

static bool has_sheet(const Listing *listing, SheetKind sheet)
{
    for (int i = 0; i < listing->moves->count; i++)
        if (listing->moves->list[i].sheet == sheet) return true;
    return false;
}

static void add_want(const Listing *listing, const Action *action)
{
    make_main(add_said(listing, action, ICON_BUILD, "Yes, one for @d", 0), '\0');
}

static void add_bankrupt(const Listing *listing, const Action *action)
{
    MoveButton *move = add_said(listing, action, ICON_NONE, "Declare bankruptcy", 0);
    if (move != NULL) move->confirm = true;
}

static void add_heir(const Listing *listing, const Action *action)
{
    if (action->kind == ACTION_KEEP)
        make_main(add_said(listing, action, ICON_NONE, "Keep @d mortgaged", 0), '\0');
    else
        add_said(listing, action, ICON_REDEEM, "Redeem @d for @m",
                 edition_redeem_price(listing->edition, action->deed));
}

static void add_release(const Listing *listing, const Action *action)
{
    char words[MOVE_LABEL_SIZE];
    Text text = text_into(words, sizeof words);
    text_add(&text, "Use the ");
    text_add(&text, edition_noun(listing->edition, NOUN_RELEASE));
    add_said(listing, action, ICON_CARD, words, 0);
}

static void add_fine(const Listing *listing, const Action *action)
{
    MoveButton *move = add_said(listing, action, ICON_NONE, "Pay the fine of @m",
                                listing->edition->rule[RULE_JAIL_FINE]);
    if (listing->game->phase == PHASE_JAIL_OUT) make_main(move, '\0');
}

static void add_one(const Listing *listing, const LegalAction *legal)
{
    const Action *action = &legal->action;
    bool heir = listing->game->phase == PHASE_HEIR;
    switch ((ActionKind)action->kind) {
    case ACTION_ROLL: add_roll(listing, action); return;
    case ACTION_FINE: add_fine(listing, action); return;
    case ACTION_RELEASE: add_release(listing, action); return;
    case ACTION_WAIT: add_said(listing, action, ICON_NONE, "Wait here", 0); return;
    case ACTION_BUY: add_buy(listing, action); return;
    case ACTION_DECLINE: add_decline(listing, action); return;
    case ACTION_CHOOSE: add_choose(listing, action); return;
    case ACTION_OPEN:
        make_main(add_said(listing, action, ICON_CARD, "Open the kept card", 0), '\0');
        return;
    case ACTION_TRAVEL: add_travel(listing, action); return;
    case ACTION_TOKEN:
        if (!has_sheet(listing, SHEET_TOKEN))
            add_sheet(listing, action, ICON_PERSON, "Choose a token", SHEET_TOKEN, true);
        return;
    case ACTION_END: make_main(add_said(listing, action, ICON_NONE, "End turn", 0), 'e'); return;
    case ACTION_REDEEM:
    case ACTION_KEEP:
        if (heir) add_heir(listing, action);
        return;
    case ACTION_COUNTER:
        add_sheet(listing, action, ICON_TRADE, "Counter-offer", SHEET_TRADE, false);
        return;
    case ACTION_ACCEPT:
    case ACTION_REJECT: add_answer(listing, action); return;
    case ACTION_BID:
        if (!has_sheet(listing, SHEET_AUCTION))
            add_sheet(listing, action, ICON_AUCTION, "Bid", SHEET_AUCTION, true);
        return;
    case ACTION_PASS: add_said(listing, action, ICON_CLOSE, "Pass", 0); return;
    case ACTION_WANT: add_want(listing, action); return;
    case ACTION_BANKRUPT: add_bankrupt(listing, action); return;
    case ACTION_DONE: make_main(add_said(listing, action, ICON_CHECK, "Done", 0), 'e'); return;
    case ACTION_FLOOR:
    case ACTION_CLAIM:
    case ACTION_BUILD:
    case ACTION_SELL:
    case ACTION_BREAK:
    case ACTION_MORTGAGE:
    case ACTION_OFFER:
    case ACTION_RESIGN:
    case ACTION_STOP:
    case ACTION_DICE:
    case ACTION_DRAW:
    case ACTION_PICK:
    case ACTION_BELL:
    case ACTION_COUNT: return;
    }
}

/* A sheet that was closed although the game waits for an answer to it. */
static void add_put_off(const Listing *listing)
{
    static const struct {
        SheetKind sheet;
        Icon icon;
        const char *words;
    } ways[] = {
        {SHEET_DEBT, ICON_COINS, "See to the debt"},
        {SHEET_AUCTION, ICON_AUCTION, "Back to the auction"},
        {SHEET_ANSWER, ICON_HANDSHAKE, "See the offer"},
    };
    Action none = {.kind = ACTION_COUNT};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        if (ways[i].sheet == view_put_off(listing->view) && !has_sheet(listing, ways[i].sheet))
            add_sheet(listing, &none, ways[i].icon, ways[i].words, ways[i].sheet, true);
}

/* Who owes more than the cash must raise it before anything else. */
static void add_raise(const Listing *listing)
{
    for (int i = 0; i < listing->moves->count; i++)
        if (listing->moves->list[i].main) return;
    Action none = {.kind = ACTION_COUNT};
    bool owes = listing->game->seats[listing->game->decider].cash < 0;
    if (owes || moves_can_manage(listing->view))
        add_sheet(listing, &none, ICON_COINS, "Raise money", owes ? SHEET_DEBT : SHEET_MANAGE,
                  true);
}

/* ---- out of turn ---- */

static Money claimed(const Game *game, const Action *action)
{
    for (int i = 0; i < game->claim_count; i++)
        if (game->claims[i].deed == action->deed && game->claims[i].visitor == action->other)
            return game->claims[i].amount;
    return 0;
}

static void name_seat(const Listing *listing, SeatId seat, const char *words, Text *text)
{
    wording_party(view_table(listing->view), seat, text);
    text_add(text, words);
}

static void add_out_of_turn(const Listing *listing, SeatId seat)
{
    LegalList list;
    legal_out_of_turn(listing->edition, listing->game, seat, &list);
    for (int i = 0; i < list.count; i++) {
        const Action *action = &list.list[i].action;
        char words[MOVE_LABEL_SIZE];
        Text text = text_into(words, sizeof words);
        if (action->kind == ACTION_CLAIM) {
            name_seat(listing, seat, ": claim @m for @d", &text);
            make_main(add_said(listing, action, ICON_NONE, words, claimed(listing->game, action)),
                      '\0');
        } else if (action->kind == ACTION_FLOOR) {
            name_seat(listing, seat, ": build or trade now", &text);
            add_said(listing, action, ICON_NONE, words, 0);
        }
    }
}

/* The main one first; what was listed first stays first otherwise. */
static void main_first(MoveList *moves)
{
    for (int i = 1; i < moves->count; i++) {
        if (!moves->list[i].main || moves->list[0].main) continue;
        MoveButton chosen = moves->list[i];
        for (int j = i; j > 0; j--) moves->list[j] = moves->list[j - 1];
        moves->list[0] = chosen;
    }
    for (int i = 1; i < moves->count; i++) moves->list[i].main = false;
}

void moves_list(const View *view, MoveList *moves)
{
    moves->count = 0;
    if (view_table(view) == NULL || !stage_caught_up(view_stage(view))) return;
    Listing listing = {view, view_edition(view), view_game(view), moves};
    SeatId decider;
    if (view_person_decides(view, &decider)) {
        LegalList list;
        legal_list(listing.edition, listing.game, &list);
        add_put_off(&listing);
        for (int i = 0; i < list.count; i++) add_one(&listing, &list.list[i]);
        add_raise(&listing);
    }
    for (SeatId seat = 0; seat < listing.game->seat_count; seat++)
        if (view_is_person(view, seat) && game_seat_in(listing.game, seat))
            add_out_of_turn(&listing, seat);
    main_first(moves);
}

/* ---- standing buttons ---- */

static bool some_open(const View *view, const ActionKind *kinds, int count)
{
    SeatId seat;
    LegalList list;
    if (!view_person_decides(view, &seat)) return false;
    legal_list(view_edition(view), view_game(view), &list);
    for (int i = 0; i < list.count; i++)
        for (int k = 0; k < count; k++)
            if (list.list[i].action.kind == kinds[k]) return true;
    return false;
}

bool moves_can_manage(const View *view)
{
    static const ActionKind kinds[] = {ACTION_BUILD, ACTION_SELL, ACTION_BREAK, ACTION_MORTGAGE,
                                       ACTION_REDEEM};
    return some_open(view, kinds, sizeof kinds / sizeof kinds[0]);
}

bool moves_can_trade(const View *view)
{
    static const ActionKind kinds[] = {ACTION_OFFER};
    return some_open(view, kinds, 1);
}

void moves_do(View *view, const MoveButton *move)
{
    bool called = move->sheet != SHEET_DEBT || view_put_off(view) == SHEET_DEBT;
    if (move->sheet == SHEET_TRADE || move->sheet == SHEET_MANAGE || !called)
        view_open_sheet(view, move->sheet);
    else if (move->sheet != SHEET_NONE) /* opens by itself */
        view_recall_sheet(view);
    else if (move->confirm)
        view_confirm(view, "Really give everything up? You would be out of the game.",
                     "Declare bankruptcy",
                     (Request){.kind = REQUEST_ACTION, .action = move->action});
    else
        view_act(view, &move->action);
}
