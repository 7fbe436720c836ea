/* dock_words.c -- what the dock says: the question, what follows from it, short answers. */
#include "view/board/dock_words.h"

#include "edition/edition_words.h"
#include "game/legal.h"
#include "table/asking.h"
#include "view/chance.h"
#include "view/coach/risk_view.h"
#include "view/view.h"
#include "view/view_gate.h"
#include "view/view_online.h"
#include "view/view_shown.h"
#include "view/view_words.h"

/* ---- the question ---- */

/* One person is "you"; several are called by their names. */
static bool is_alone(const View *view)
{
    int people = 0;
    for (SeatId seat = 0; seat < view_game(view)->seat_count; seat++)
        if (view_is_person(view, seat) && game_seat_in(view_game(view), seat)) people++;
    return people == 1;
}

static DeedId deed_here(const View *view)
{
    const Game *game = view_game(view);
    return view_edition(view)->spaces[game->seats[game_mover(game)].space].deed;
}

static void ask_about_turn(const View *view, SeatId seat, Text *text)
{
    const Words *words = view_words(view);
    bool jailed = view_game(view)->seats[seat].in_jail;
    Arg jail = arg_jail_space(edition_words_jail(view_edition(view)));
    if (jailed && is_alone(view))
        SAY(words, text, T_("You are in {jail_space}"), jail);
    else if (jailed)
        SAY(words, text, T_("{seat} is in {jail_space}"), arg_seat(seat), jail);
    else if (is_alone(view))
        text_add(text, LABEL(view, T_("Your turn")));
    else
        SAY(words, text, T_("{seat}, your turn"), arg_seat(seat));
}

static void ask_about_due(const View *view, const Event *due, Text *text)
{
    if (due->reason == REASON_RENT && due->deed != NO_DEED)
        SAY(view_words(view), text, T_("Rent on {deed}"), arg_deed(due->deed));
    else
        SAY(view_words(view), text, T_("{space}"),
            arg_space(view_game(view)->seats[due->seat].space));
}

void dock_question(const View *view, Text *text)
{
    const Event *due = stage_due(view_stage(view));
    SeatId seat;
    if (view_table(view) == NULL) return;
    const Words *words = view_words(view);
    int phase = view_game(view)->phase;
    if (view_online_trouble(view, text)) return;
    if (view_gate(view) != NOBODY)
        SAY(words, text, T_("{seat}, your turn"), arg_seat(view_gate(view)));
    else if (due != NULL)
        ask_about_due(view, due, text);
    else if (stage_held(view_stage(view)))
        text_add(text, LABEL(view, T_("Your card")));
    else if (!view_person_decides(view, &seat))
        view_question(view, text);
    else if (phase == PHASE_BUY && deed_here(view) != NO_DEED)
        SAY(words, text, T_("Buy {deed}?"), arg_deed(deed_here(view)));
    else if (phase == PHASE_TURN)
        ask_about_turn(view, seat, text);
    else if (phase == PHASE_END && is_alone(view))
        text_add(text, LABEL(view, T_("Anything else?")));
    else if (phase == PHASE_END)
        SAY(words, text, T_("Anything else, {seat}?"), arg_seat(seat));
    else
        view_question(view, text);
}

/* ---- what follows ---- */

/* Who would own all of the group with this deed, other than `seat`. */
static SeatId rival_of(const View *view, SeatId seat, DeedId deed)
{
    const Edition *edition = view_edition(view);
    const Game *game = view_game(view);
    DeedSet rest = edition->groups[edition->deeds[deed].group].deeds & ~DEED_BIT(deed);
    for (SeatId other = 0; other < game->seat_count; other++)
        if (other != seat && rest != 0 && (game->seats[other].deeds & rest) == rest) return other;
    return NOBODY;
}

static bool completes(const View *view, SeatId seat, DeedId deed)
{
    const Edition *edition = view_edition(view);
    DeedSet all = edition->groups[edition->deeds[deed].group].deeds;
    return ((view_game(view)->seats[seat].deeds | DEED_BIT(deed)) & all) == all;
}

static void follow_purchase(const View *view, SeatId seat, DeedId deed, Text *text)
{
    const Words *words = view_words(view);
    const Edition *edition = view_edition(view);
    const Game *game = view_game(view);
    GroupId group = edition->deeds[deed].group;
    Money left = game->seats[seat].cash - game_price(edition, game, seat, deed);
    SeatId rival = rival_of(view, seat, deed);
    if (left < 0)
        SAY(words, text, T_("You have {cash}."), arg_cash(game->seats[seat].cash));
    else if (completes(view, seat, deed))
        SAY(words, text, T_("Makes all of {group} yours; you keep {sum}."), arg_group(group),
            arg_sum(left));
    else if (rival != NOBODY)
        SAY(words, text, T_("Keeps {other} from all of {group}; you keep {sum}."), arg_other(rival),
            arg_group(group), arg_sum(left));
    else
        SAY(words, text, T_("You keep {sum}."), arg_sum(left));
}

static void follow_payment(const View *view, const Event *due, Text *text)
{
    const Words *words = view_words(view);
    Money left = view_game(view)->seats[due->seat].cash - due->amount;
    if (left < 0)
        SAY(words, text, T_("That leaves you at {cash}."), arg_cash(left));
    else if (due->other < view_game(view)->seat_count)
        SAY(words, text, T_("{other} gets {sum}; you keep {cash}."), arg_other(due->other),
            arg_sum(due->amount), arg_cash(left));
    else
        SAY(words, text, T_("You keep {sum}."), arg_sum(left));
}

/* A group that could be built on now, or false. */
static bool could_build(const View *view, GroupId *group)
{
    LegalList list;
    legal_list(view_edition(view), view_game(view), &list);
    for (int i = 0; i < list.count; i++) {
        if (list.list[i].action.kind != ACTION_BUILD) continue;
        *group = view_edition(view)->deeds[list.list[i].action.deed].group;
        return true;
    }
    return false;
}

void dock_consequence(View *view, Text *text)
{
    SeatId seat;
    GroupId group;
    if (view_gate(view) != NOBODY)
        text_add(text, LABEL(view, T_("Hand over the screen, then go on.")));
    if (stage_due(view_stage(view)) != NULL)
        follow_payment(view, stage_due(view_stage(view)), text);
    if (!view_person_decides(view, &seat)) return;
    int phase = view_game(view)->phase;
    if (phase == PHASE_BUY && deed_here(view) != NO_DEED)
        follow_purchase(view, seat, deed_here(view), text);
    else
        risk_write(view, true, text);
    bool manages = phase == PHASE_TURN || phase == PHASE_END;
    if (text->length == 0 && manages && could_build(view, &group))
        SAY(view_words(view), text, T_("You could build on {group}."), arg_group(group));
    if (text->length == 0) risk_write(view, false, text);
}

/* ---- answers ---- */

static void face_of_decline(const View *view, Text *face, Text *below)
{
    const Edition *edition = view_edition(view);
    bool auction = edition->rule[RULE_AUCTION] != 0;
    text_add(face, auction ? LABEL(view, TC_("button", "Auction"))
                           : LABEL(view, TC_("button", "Forget it")));
    if (auction)
        SAY(view_words(view), below, T_("from {least}"),
            arg_least(edition->rule[RULE_AUCTION_MINIMUM]));
    else
        text_add(below, LABEL(view, T_("stays free")));
}

void dock_face(const View *view, const MoveButton *move, Text *face, Text *below)
{
    const Edition *edition = view_edition(view);
    const Game *game = view_game(view);
    if (move->sheet != SHEET_NONE || move->way != MOVE_ACT) return;
    if (move->action.kind == ACTION_DECLINE) face_of_decline(view, face, below);
    if (move->action.kind == ACTION_BUY && deed_here(view) != NO_DEED)
        SAY(view_words(view), face, T_("Buy for {price}"),
            arg_price(game_price(edition, game, move->action.seat, deed_here(view))));
    if (move->action.kind == ACTION_RELEASE) text_add(face, LABEL(view, TC_("button", "Use card")));
}

void dock_waiting(const View *view, Text *text)
{
    const Game *game = view_game(view);
    if (game->phase == PHASE_OVER)
        text_add(text, LABEL(view, T_("The game is over")));
    else if (view_guest(view) != NULL && !view_online_connected(view))
        text_add(text, LABEL(view, T_("One moment")));
    else if (view_guest(view) != NULL && guest_seats(view_guest(view)) == 0)
        text_add(text, LABEL(view, T_("You are watching")));
    else
        SAY(view_words(view), text, T_("{seat} is moving"), arg_seat(asking_seat(game)));
}
