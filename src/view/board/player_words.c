/* player_words.c -- a player in words: where, with what, and whose turn it is. */
#include "view/board/player_words.h"

#include "table/asking.h"
#include "table/things.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static void part(Text *text)
{
    if (text->length > 0) text_add_char(text, ' ');
}

static void say_holdings(const View *view, const Seat *seat, Text *text)
{
    Things owned = things_side(view_game(view), seat->deeds, 0, seat->release);
    SAY(view_words(view), text, T_("Owns {things}."), arg_things(owned.items, owned.count));
}

static void say_buildings(const View *view, const Seat *seat, Text *text)
{
    const Game *game = view_game(view);
    int houses = 0, hotels = 0;
    for (DeedSet rest = seat->deeds; rest != 0; rest &= rest - 1) {
        int level = game->holdings[__builtin_ctzll(rest)].level;
        houses += edition_level_houses(level);
        hotels += edition_level_hotels(level);
    }
    Arg built[2];
    int count = 0;
    if (houses > 0) built[count++] = arg_houses(houses);
    if (hotels > 0) built[count++] = arg_hotels(hotels);
    if (count == 0) return;
    part(text);
    SAY(view_words(view), text, T_("Built: {things}."), arg_things(built, count));
}

static void say_place(const View *view, const Seat *seat, Text *text)
{
    part(text);
    if (seat->in_jail)
        SAY(view_words(view), text, T_("In {jail}."), arg_absent());
    else
        SAY(view_words(view), text, T_("On {space}."), arg_space(seat->space));
}

void player_words_add(const View *view, SeatId seat, Text *text)
{
    const Game *game = view_game(view);
    const Seat *who = &game->seats[seat];
    if (!game_seat_in(game, seat)) {
        part(text);
        text_add(text, LABEL(view, T_("Out of the game.")));
        return;
    }
    say_place(view, who, text);
    part(text);
    say_holdings(view, who, text);
    say_buildings(view, who, text);
    if (asking_turn(game) != seat || game->phase == PHASE_OVER) return;
    part(text);
    text_add(text, LABEL(view, T_("Has the turn.")));
}
