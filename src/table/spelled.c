/* spelled.c -- the table in words: spaces with owners, rents and who is there; players with all
 * they have. */
#include "table/spelled.h"

#include "game/rent.h"
#include "table/asking.h"
#include "table/things.h"

/* Who might land there next: whoever is asked, unless it is the owner. */
static SeatId visitor_of(const Game *game, SeatId owner)
{
    SeatId asked = asking_seat(game);
    for (int i = 0; i < game->seat_count; i++) {
        SeatId seat = (SeatId)((asked + i) % game->seat_count);
        if (seat != owner && game_seat_in(game, seat)) return seat;
    }
    return owner;
}

static void say_owned(const Words *words, const SpelledScene *scene, int space, DeedId deed,
                      Text *text)
{
    const Edition *edition = scene->edition;
    const Game *game = scene->game;
    const Holding *holding = &game->holdings[deed];
    Things built = things_level(holding->level);
    SeatId visitor = visitor_of(game, holding->owner);
    Money least = rent_due(edition, game, visitor, deed, 2),
          most = rent_due(edition, game, visitor, deed, 12);
    Arg name = arg_name(edition->space_label[space].name),
        owner = arg_other_name(scene->seating->seats[holding->owner].name);
    if (holding->mortgaged)
        SAY(words, text, T_("{name}, owned by {other_name}, mortgaged"), name, owner);
    else if (least == most)
        SAY(words, text, T_("{name}, owned by {other_name}[, with {things}][, {rent} {sum}]"), name,
            owner, built.count > 0 ? arg_things(built.items, built.count) : arg_absent(),
            least > 0 ? arg_sum(least) : arg_absent());
    else
        SAY(words, text, T_("{name}, owned by {other_name}, {rent} {sum} to {price}, by the dice"),
            name, owner, arg_sum(least), arg_price(most));
}

/* What whoever lands there pays, where it is the same for all; else 0. */
static Money fixed_charge(const Space *space)
{
    bool charge = space->kind == SPACE_EFFECT &&
                  (space->effect.kind == EFFECT_TAX || space->effect.kind == EFFECT_PAY);
    return charge && space->effect.how == CHARGE_SUM ? space->effect.amount : 0;
}

static void say_space(const Words *words, const SpelledScene *scene, int space, Text *text)
{
    const Edition *edition = scene->edition;
    DeedId deed = edition->spaces[space].deed;
    Arg name = arg_name(edition->space_label[space].name);
    bool played = scene->game != NULL && scene->seating != NULL;
    Money fixed = fixed_charge(&edition->spaces[space]);
    if (fixed > 0)
        SAY(words, text, T_("{name}, pay {sum}"), name, arg_sum(fixed));
    else if (deed == NO_DEED || !played)
        words_write_arg(words, name, text);
    else if (scene->game->holdings[deed].owner < scene->seating->count)
        say_owned(words, scene, space, deed, text);
    else
        SAY(words, text, T_("{name}, for sale for {sum}"), name,
            arg_sum(edition->deeds[deed].price));
}

static Things standing(const SpelledScene *scene, int space, bool jailed)
{
    Things there = {.count = 0};
    for (SeatId seat = 0; seat < scene->game->seat_count; seat++) {
        const Seat *who = &scene->game->seats[seat];
        if (!game_seat_in(scene->game, seat) || who->space != space) continue;
        if ((who->in_jail != 0) == jailed) there.items[there.count++] = arg_seat(seat);
    }
    return there;
}

void spelled_space(const Words *words, const SpelledScene *scene, int space, Text *text)
{
    say_space(words, scene, space, text);
    if (scene->game == NULL || scene->seating == NULL) return;
    Things here = standing(scene, space, false), jailed = standing(scene, space, true);
    if (here.count > 0) {
        text_add(text, "; ");
        SAY(words, text, T_("{things} here"), arg_things(here.items, here.count));
    }
    if (jailed.count > 0) {
        text_add(text, "; ");
        SAY(words, text, T_("{things} in {jail}"), arg_things(jailed.items, jailed.count));
    }
}

/* ---- players ---- */

static void part(Text *text)
{
    if (text->length > 0) text_add_char(text, ' ');
}

static void say_holdings(const Words *words, const Game *game, const Seat *seat, Text *text)
{
    Things owned = things_side(game, seat->deeds, 0, seat->release);
    SAY(words, text, T_("Owns {things}."), arg_things(owned.items, owned.count));
}

static void say_buildings(const Words *words, const Game *game, const Seat *seat, Text *text)
{
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
    SAY(words, text, T_("Built: {things}."), arg_things(built, count));
}

static void say_place(const Words *words, const Seat *seat, Text *text)
{
    part(text);
    if (seat->in_jail)
        SAY(words, text, T_("In {jail}."), arg_absent());
    else
        SAY(words, text, T_("On {space}."), arg_space(seat->space));
}

void spelled_player(const Words *words, const Game *game, SeatId seat, Text *text)
{
    const Seat *who = &game->seats[seat];
    if (!game_seat_in(game, seat)) {
        part(text);
        text_add(text, PLAIN(words, T_("Out of the game.")));
        return;
    }
    say_place(words, who, text);
    part(text);
    say_holdings(words, game, who, text);
    say_buildings(words, game, who, text);
    if (asking_turn(game) != seat || game->phase == PHASE_OVER) return;
    part(text);
    text_add(text, PLAIN(words, T_("Has the turn.")));
}
