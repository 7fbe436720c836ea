/* moves.c -- what a person may do now, as buttons say it. */
#include "view/moves.h"

#include "game/legal.h"
#include "table/intent.h"
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

/* How an action appears in the list. Its words are the intent's. */
typedef struct MoveRow {
    bool listed, out_of_turn; /* others have their own sheets and buttons */
    bool main;                /* the one thing to do next */
    bool confirm;
    char letter;
    Icon icon;
    SheetKind sheet; /* it is done in */
} MoveRow;

static const MoveRow rows[ACTION_COUNT] = {
    [ACTION_ROLL] = {.listed = true, .icon = ICON_DICE, .main = true, .letter = 'r'},
    [ACTION_FINE] = {.listed = true},
    [ACTION_RELEASE] = {.listed = true, .icon = ICON_CARD},
    [ACTION_WAIT] = {.listed = true},
    [ACTION_BUY] = {.listed = true, .icon = ICON_CHECK, .main = true},
    [ACTION_DECLINE] = {.listed = true, .icon = ICON_CLOSE},
    [ACTION_CHOOSE] = {.listed = true},
    [ACTION_OPEN] = {.listed = true, .icon = ICON_CARD, .main = true},
    [ACTION_TRAVEL] = {.listed = true, .icon = ICON_STATION},
    [ACTION_TOKEN] = {.listed = true, .icon = ICON_PERSON, .main = true, .sheet = SHEET_TOKEN},
    [ACTION_END] = {.listed = true, .main = true, .letter = 'e'},
    [ACTION_REDEEM] = {.listed = true, .icon = ICON_REDEEM},
    [ACTION_KEEP] = {.listed = true, .main = true},
    [ACTION_COUNTER] = {.listed = true, .icon = ICON_TRADE, .sheet = SHEET_TRADE},
    [ACTION_ACCEPT] = {.listed = true, .icon = ICON_CHECK, .main = true},
    [ACTION_REJECT] = {.listed = true, .icon = ICON_CLOSE},
    [ACTION_BID] = {.listed = true, .icon = ICON_AUCTION, .main = true, .sheet = SHEET_AUCTION},
    [ACTION_PASS] = {.listed = true, .icon = ICON_CLOSE},
    [ACTION_WANT] = {.listed = true, .icon = ICON_BUILD, .main = true},
    [ACTION_BANKRUPT] = {.listed = true, .confirm = true},
    [ACTION_DONE] = {.listed = true, .icon = ICON_CHECK, .main = true, .letter = 'e'},
    [ACTION_CLAIM] = {.out_of_turn = true, .main = true},
    [ACTION_FLOOR] = {.out_of_turn = true},
};

/* ---- adding ---- */

static void add(const Listing *listing, const MoveButton *move)
{
    MoveList *moves = listing->moves;
    if (moves->count < MOVES_MOST) moves->list[moves->count++] = *move;
}

static bool has_sheet(const Listing *listing, SheetKind sheet)
{
    for (int i = 0; i < listing->moves->count; i++)
        if (listing->moves->list[i].sheet == sheet) return true;
    return false;
}

/* The state may say more than the row. */
static bool is_main(const Listing *listing, const Action *action)
{
    if (action->kind == ACTION_FINE) return listing->game->phase == PHASE_JAIL_OUT;
    if (action->kind == ACTION_CHOOSE) return action->amount == WAY_SUM; /* the first of two */
    if (action->kind == ACTION_TRAVEL) return action->deed == NO_DEED;
    return rows[action->kind].main;
}

static Icon icon_of(const Listing *listing, const Action *action)
{
    if (action->kind == ACTION_TRAVEL && action->deed == NO_DEED) return ICON_NONE;
    if (action->kind == ACTION_DECLINE && listing->edition->rule[RULE_AUCTION] != 0)
        return ICON_AUCTION;
    return rows[action->kind].icon;
}

static void add_action(const Listing *listing, const Action *action)
{
    const MoveRow *row = &rows[action->kind];
    if (row->sheet != SHEET_NONE && has_sheet(listing, row->sheet)) return;
    MoveButton move = {.action = *action,
                       .sheet = row->sheet,
                       .icon = icon_of(listing, action),
                       .letter = row->letter,
                       .main = is_main(listing, action),
                       .confirm = row->confirm};
    Intent intent;
    Text text = text_into(move.label, sizeof move.label);
    intent_make(&intent, listing->edition, listing->game, action);
    words_write_said(view_words(listing->view), &intent.button, &text);
    add(listing, &move);
}

static void add_in_turn(const Listing *listing, const Action *action)
{
    bool inherits = action->kind == ACTION_REDEEM || action->kind == ACTION_KEEP;
    bool here = !inherits || listing->game->phase == PHASE_HEIR;
    if (rows[action->kind].listed && here) add_action(listing, action);
}

/* A button that only opens a sheet. */
static void add_sheet(const Listing *listing, Icon icon, const Sentence *says, SheetKind sheet)
{
    MoveButton move = {
        .action = {.kind = ACTION_COUNT}, .sheet = sheet, .icon = icon, .main = true};
    text_copy(move.label, sizeof move.label, view_label(listing->view, says));
    add(listing, &move);
}

/* A sheet that was closed although the game waits for an answer to it. */
static void add_put_off(const Listing *listing)
{
    static const struct {
        SheetKind sheet;
        Icon icon;
        Sentence says;
    } ways[] = {
        {SHEET_DEBT, ICON_COINS, T_("Settle the debt")},
        {SHEET_AUCTION, ICON_AUCTION, T_("Back to the auction")},
        {SHEET_ANSWER, ICON_HANDSHAKE, T_("See the offer")},
    };
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        if (ways[i].sheet == view_put_off(listing->view) && !has_sheet(listing, ways[i].sheet))
            add_sheet(listing, ways[i].icon, &ways[i].says, ways[i].sheet);
}

/* A player who owes more than their cash must raise it before anything else. */
static void add_raise(const Listing *listing)
{
    for (int i = 0; i < listing->moves->count; i++)
        if (listing->moves->list[i].main) return;
    bool owes = listing->game->seats[listing->game->decider].cash < 0;
    if (owes || moves_can_manage(listing->view))
        add_sheet(listing, ICON_COINS, &(const Sentence)T_("Raise money"),
                  owes ? SHEET_DEBT : SHEET_MANAGE);
}

/* ---- out of turn ---- */

static void add_out_of_turn(const Listing *listing, SeatId seat)
{
    LegalList list;
    legal_out_of_turn(listing->edition, listing->game, seat, &list);
    for (int i = 0; i < list.count; i++) {
        const Action *action = &list.list[i].action;
        if (rows[action->kind].out_of_turn) add_action(listing, action);
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
        for (int i = 0; i < list.count; i++) add_in_turn(&listing, &list.list[i].action);
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
    else if (move->sheet != SHEET_NONE) /* opens automatically */
        view_recall_sheet(view);
    else if (move->confirm)
        view_confirm(view,
                     LABEL(view, T_("Really give everything up? You would be out of the game.")),
                     LABEL(view, T_("Declare bankruptcy")),
                     (Request){.kind = REQUEST_ACTION, .action = move->action});
    else
        view_act(view, &move->action);
}
