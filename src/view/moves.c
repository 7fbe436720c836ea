/* moves.c -- what a person may do now, as buttons say it. */
#include "view/moves.h"

#include "game/effect.h"
#include "game/legal.h"
#include "table/intent.h"
#include "ui/icon.h"
#include "view/ask_first.h"
#include "view/chance.h"
#include "view/letters.h"
#include "view/view_gate.h"
#include "view/view_online.h"
#include "view/view_pause.h"
#include "view/view_request.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

typedef struct Listing {
    const View *view;
    const Edition *edition;
    const Game *game;
    MoveList *moves;
    bool rolls; /* throwing the dice is among them */
} Listing;

/* How an action appears in the list. Its words are the intent's. */
typedef struct MoveRow {
    bool listed, out_of_turn; /* others have their own sheets and buttons */
    bool main;                /* the one thing to do next */
    char letter;
    Icon icon;
    SheetKind sheet; /* it is done in */
} MoveRow;

static const MoveRow rows[ACTION_COUNT] = {
    [ACTION_ROLL] = {.listed = true, .icon = ICON_DICE, .main = true, .letter = LETTER_ROLL},
    [ACTION_FINE] = {.listed = true, .letter = LETTER_FINE},
    [ACTION_RELEASE] = {.listed = true, .icon = ICON_CARD},
    [ACTION_WAIT] = {.listed = true, .letter = LETTER_WAIT},
    [ACTION_BUY] = {.listed = true, .icon = ICON_CHECK, .main = true, .letter = LETTER_BUY},
    [ACTION_DECLINE] = {.listed = true, .icon = ICON_CLOSE},
    [ACTION_CHOOSE] = {.listed = true},
    [ACTION_OPEN] = {.listed = true, .icon = ICON_CARD, .main = true},
    [ACTION_TRAVEL] = {.listed = true, .icon = ICON_STATION},
    [ACTION_TOKEN] = {.listed = true, .icon = ICON_PERSON, .main = true, .sheet = SHEET_TOKEN},
    [ACTION_END] = {.listed = true, .main = true, .letter = LETTER_END},
    [ACTION_REDEEM] = {.listed = true, .icon = ICON_REDEEM},
    [ACTION_KEEP] = {.listed = true, .main = true},
    [ACTION_COUNTER] = {.listed = true, .icon = ICON_TRADE, .sheet = SHEET_TRADE},
    [ACTION_ACCEPT] = {.listed = true, .icon = ICON_CHECK, .main = true},
    [ACTION_REJECT] = {.listed = true, .icon = ICON_CLOSE},
    [ACTION_BID] = {.listed = true, .icon = ICON_AUCTION, .main = true, .sheet = SHEET_AUCTION},
    [ACTION_PASS] = {.listed = true, .icon = ICON_CLOSE, .letter = LETTER_PASS},
    [ACTION_WANT] = {.listed = true, .icon = ICON_BUILD, .main = true},
    [ACTION_BANKRUPT] = {.listed = true},
    [ACTION_DONE] = {.listed = true, .icon = ICON_CHECK, .main = true, .letter = LETTER_END},
    [ACTION_CLAIM] = {.out_of_turn = true, .main = true},
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

/* The first of two ways, unless only the second can be paid out of hand. */
static bool is_main_way(const Listing *listing, const Action *action)
{
    const Game *game = listing->game;
    Money price = game->phase == PHASE_CHOICE  ? effect_current(listing->edition, game)->amount
                  : game->phase == PHASE_THIEF ? listing->edition->rule[RULE_THIEF_FEE]
                                               : 0;
    bool poor = price > game->seats[action->seat].cash;
    return (action->amount == WAY_SUM) == !poor;
}

/* The state may say more than the row. */
static bool is_main(const Listing *listing, const Action *action)
{
    const Game *game = listing->game;
    switch (action->kind) {
    case ACTION_FINE: return !listing->rolls;
    case ACTION_RELEASE: return !listing->rolls;
    case ACTION_CHOOSE: return is_main_way(listing, action);
    case ACTION_TRAVEL: return action->deed == NO_DEED;
    case ACTION_ACCEPT: return game->phase != PHASE_VOTE;
    case ACTION_REJECT: return game->phase == PHASE_VOTE; /* playing on */
    }
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
                       .asks = ask_first_needed(listing->view, action)};
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

static const Sentence raise = T_("Raise money");

/* Whoever is below zero raises money before anything else, as long as there is
 * something to raise it with. */
static void add_settling(const Listing *listing)
{
    bool owes = listing->game->seats[listing->game->decider].cash < 0;
    bool possible = moves_can_manage(listing->view) || moves_can_trade(listing->view);
    if (owes && possible && !has_sheet(listing, SHEET_DEBT))
        add_sheet(listing, ICON_COINS, &raise, SHEET_DEBT);
}

/* Nothing leads on: money is missing for it, or only one way is left. */
static void add_raising(const Listing *listing)
{
    MoveList *moves = listing->moves;
    for (int i = 0; i < moves->count; i++)
        if (moves->list[i].main) return;
    if (moves_can_manage(listing->view))
        add_sheet(listing, ICON_COINS, &raise, SHEET_MANAGE);
    else if (moves->count > 0)
        moves->list[0].main = true;
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

/* Rents may be asked for while others move too: no button comes and goes. */
static void add_claims(const Listing *listing)
{
    if (listing->game->claim_count == 0) return;
    for (SeatId seat = 0; seat < listing->game->seat_count; seat++)
        if (view_is_person(listing->view, seat) && game_seat_in(listing->game, seat))
            add_out_of_turn(listing, seat);
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

/* ---- what is no action ---- */

static void add_way(const Listing *listing, MoveWay way, const Sentence *says, char letter)
{
    MoveButton move = {.action = {.kind = ACTION_COUNT},
                       .way = way,
                       .icon = way == MOVE_THROW ? ICON_DICE : ICON_CHECK,
                       .letter = letter,
                       .main = true};
    text_copy(move.label, sizeof move.label, view_label(listing->view, says));
    add(listing, &move);
}

/* A card has been read, or a sum is to be paid. */
static void add_held(const Listing *listing)
{
    static const Sentence go_on = T_("Go on");
    const Stage *stage = view_stage(listing->view);
    const Event *due = stage_due(stage);
    if (!stage_held(stage)) return;
    add_way(listing, MOVE_GO_ON, &go_on, due != NULL ? LETTER_PAY : '\0');
    if (due == NULL) return;
    MoveButton *move = &listing->moves->list[listing->moves->count - 1];
    Text label = text_into(move->label, sizeof move->label);
    SAY(view_words(listing->view), &label, T_("Pay[ {other}] {sum}"),
        due->other < listing->game->seat_count ? arg_other(due->other) : arg_absent(),
        arg_sum(due->amount));
}

static void add_throw(const Listing *listing)
{
    static const Sentence spin = T_("Spin the wheel"), order = T_("Roll for the order of play");
    if (chance_waits(listing->view))
        add_way(listing, MOVE_THROW, chance_spins(listing->view) ? &spin : &order, LETTER_ROLL);
}

/* After the last person here went bankrupt: watch (with the pace keys), finish
 * quickly, or leave. */
static bool is_outlived(const View *view)
{
    bool person = false;
    const Game *game = view_game(view);
    for (SeatId seat = 0; seat < game->seat_count; seat++) {
        if (!view_is_person(view, seat)) continue;
        if (game_seat_in(game, seat)) return false;
        person = true;
    }
    return person && game->phase != PHASE_OVER;
}

static void add_outlived(const Listing *listing)
{
    static const Sentence finish = T_("Finish quickly"), leave = T_("Leave");
    if (!is_outlived(listing->view)) return;
    if (view_pace(listing->view) != PACE_INSTANT && view_guest(listing->view) == NULL)
        add_way(listing, MOVE_FINISH, &finish, '\0');
    add_way(listing, MOVE_LEAVE, &leave, '\0');
}

void moves_list(const View *view, MoveList *moves)
{
    static const Sentence go_on = T_("Go on"), resume = T_("Go on with the computers");
    moves->count = 0;
    if (view_table(view) == NULL) return;
    Listing listing = {view, view_edition(view), view_game(view), moves, false};
    add_outlived(&listing);
    add_held(&listing);
    if (!stage_caught_up(view_stage(view))) {
        if (moves->count == 0) add_claims(&listing);
        return;
    }
    if (view_gate(view) != NOBODY) {
        add_way(&listing, MOVE_COME, &go_on, '\0');
        return;
    }
    add_throw(&listing);
    SeatId decider;
    if (view_person_decides(view, &decider)) {
        LegalList list;
        legal_list(listing.edition, listing.game, &list);
        for (int i = 0; i < list.count; i++)
            if (list.list[i].action.kind == ACTION_ROLL) listing.rolls = true;
        add_put_off(&listing);
        add_settling(&listing);
        for (int i = 0; i < list.count; i++) add_in_turn(&listing, &list.list[i].action);
        add_raising(&listing);
    }
    add_claims(&listing);
    if (moves->count == 0 && view_paused(view) && listing.game->phase != PHASE_OVER)
        add_way(&listing, MOVE_RESUME, &resume, '\0');
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
    if (move->way == MOVE_THROW)
        chance_go(view);
    else if (move->way == MOVE_COME)
        view_gate_open(view);
    else if (move->way == MOVE_GO_ON)
        view_skip(view);
    else if (move->way == MOVE_RESUME)
        view_pause(view, false);
    else if (move->way == MOVE_FINISH)
        view_finish_quickly(view);
    else if (move->way == MOVE_LEAVE)
        view_confirm(view, LABEL(view, T_("Leave this game? It is saved.")),
                     LABEL(view, T_("Leave")), (Request){.kind = REQUEST_LEAVE});
    else if (move->sheet == SHEET_TRADE || move->sheet == SHEET_MANAGE || !called)
        view_open_sheet(view, move->sheet);
    else if (move->sheet != SHEET_NONE) /* opens automatically */
        view_recall_sheet(view);
    else
        ask_first_act(view, &move->action);
}
