/* watopoly_info.c -- what the commands assets, all and info tell. */
#include "console/watopoly_info.h"

#include "console/paint.h"
#include "console/printer.h"
#include "console/watopoly_naming.h"
#include "edition/effect_words.h"
#include "game/worth.h"
#include "table/wording.h"

enum {
    NAME_COLUMN = 10,
    GROUP_COLUMN = 12,
    WHOLE_COLUMN = 12,
    CARD_COLUMN = 30,
    SUM_COLUMN = 8,
    ODDS_COLUMN = 8
};

static Printer printer_for(const WatopolyOrder *order)
{
    return printer_of(order->table, NULL, order->out);
}

/* ---- assets ---- */

static void add_state(const Printer *printer, DeedId deed)
{
    const Holding *holding = &table_game(printer->table)->holdings[deed];
    static const Sentence improved = {.words = "{buildings}"};
    int level = holding->level;
    if (level > HOTEL_LEVEL) level = edition_level_houses(level) + edition_level_hotels(level);
    if (holding->mortgaged) text_add(printer->out, "mortgaged");
    if (level == 0) return;
    words_write(&printer->words, &improved, ARGS(arg_buildings(level)), printer->out);
}

static void building_line(const WatopolyOrder *order, SeatId seat, DeedId deed)
{
    Printer printer = printer_for(order);
    GroupId group = order->edition->deeds[deed].group;
    bool whole = game_owns_group(order->edition, order->game, seat, group);
    text_add(order->out, "  ");
    printer_column(&printer, wording_deed(order->table, deed), NAME_COLUMN);
    printer_column(&printer, order->edition->group_label[group].name, GROUP_COLUMN);
    printer_column(&printer, whole ? "monopoly" : "", WHOLE_COLUMN);
    add_state(&printer, deed);
    paint_newline(order->out);
}

static void buildings_of(const WatopolyOrder *order, SeatId seat)
{
    for (int space = 0; space < order->edition->space_count; space++) {
        DeedId deed = order->edition->spaces[space].deed;
        if (deed == NO_DEED || order->game->holdings[deed].owner != seat) continue;
        building_line(order, seat, deed);
    }
}

void watopoly_info_assets(const WatopolyOrder *order, SeatId seat)
{
    const Seat *it = &order->game->seats[seat];
    int cups = game_release_count(order->game, seat);
    if (!game_seat_in(order->game, seat)) {
        WATOPOLY_SAY(order, W_("{seat} has dropped out."), arg_seat(seat));
        return;
    }
    static const Sentence there = W_("{seat} has {cash}, is worth {worth} and is on {space}.");
    static const Sentence in_line = W_("{seat} has {cash}, is worth {worth} and is in the "
                                       "{space}.");
    watopoly_order_say(order, it->in_jail ? &in_line : &there,
                       ARGS(arg_seat(seat), arg_cash(it->cash), arg_space(it->space),
                            arg_worth(worth_shown(order->edition, order->game, seat))));
    buildings_of(order, seat);
    if (cups > 0) WATOPOLY_SAY(order, W_("  {releases}"), arg_releases(cups));
    if (it->deeds == 0 && cups == 0) text_add(order->out, "  no buildings\n");
}

/* ---- the card of a building ---- */

static void card_line(const WatopolyOrder *order, const char *what, Money sum)
{
    Printer printer = printer_for(order);
    text_add(order->out, "  ");
    printer_column(&printer, what, CARD_COLUMN);
    printer_money(&printer, sum, SUM_COLUMN);
    text_add_char(order->out, '\n');
}

static void street_card(const WatopolyOrder *order, const Deed *deed)
{
    static const char *const with[RENT_STEPS] = {
        "tuition",
        "tuition with 1 improvement",
        "tuition with 2 improvements",
        "tuition with 3 improvements",
        "tuition with 4 improvements",
        "tuition with 5 improvements",
    };
    card_line(order, with[0], deed->rent[0]);
    card_line(order, "tuition with the monopoly",
              (Money)((int64_t)deed->rent[0] * order->edition->rule[RULE_GROUP_RENT] / 100));
    for (int step = 1; step < RENT_STEPS; step++) card_line(order, with[step], deed->rent[step]);
    card_line(order, "an improvement costs", deed->house_price);
}

static void other_card(const WatopolyOrder *order, const Group *group, const Deed *deed)
{
    static const Sentence rent = W_("  rent with {id} owned: {sum}");
    static const Sentence fee = W_("  fee with {id} owned: {second} times a roll of the dice");
    for (int owned = 1; owned <= group->deed_count && owned <= RENT_STEPS; owned++) {
        watopoly_order_say(
            order, group->kind == GROUP_DICE ? &fee : &rent,
            ARGS(arg_id(owned), arg_sum(deed->rent[owned - 1]), arg_second(deed->rent[owned - 1])));
    }
}

static void building_card(const WatopolyOrder *order, DeedId id)
{
    const Deed *deed = &order->edition->deeds[id];
    const Group *group = &order->edition->groups[deed->group];
    const Holding *holding = &order->game->holdings[id];
    WATOPOLY_SAY(order, W_("{deed} ({group})"), arg_deed(id), arg_group(deed->group));
    card_line(order, "price", deed->price);
    if (group->kind == GROUP_STREETS) {
        street_card(order, deed);
    } else {
        other_card(order, group, deed);
    }
    card_line(order, "mortgage", deed->mortgage);
    card_line(order, "unmortgage", edition_redeem_price(order->edition, id));
    if (holding->owner == BANK) {
        text_add(order->out, "  nobody owns it\n");
        return;
    }
    Text state = text_growing();
    Printer printer = printer_of(order->table, NULL, &state);
    add_state(&printer, id);
    WATOPOLY_SAY(order, W_("  owner: {owner}[, {text}]"), arg_owner(holding->owner),
                 state.length > 0 ? arg_text(state.start) : arg_absent());
    text_free(&state);
}

/* ---- other squares ---- */

/* A table and how often each of its rows comes, in percent. */
static void table_lines(const WatopolyOrder *order, const Deck *deck,
                        const char texts[][CARD_TEXT_SIZE])
{
    Printer printer = printer_for(order);
    int64_t sum = 0;
    for (int card = 0; card < deck->card_count; card++) sum += deck->cards[card].weight;
    for (int card = 0; card < deck->card_count && sum > 0; card++) {
        int64_t share = (deck->cards[card].weight * 1000 + sum / 2) / sum;
        char odds[16];
        Text text = text_into(odds, sizeof odds);
        words_write_arg(&printer.words, arg_percent((int)share, 1), &text);
        paint_cell(order->out, odds, ODDS_COLUMN, true);
        text_add(order->out, "  ");
        text_add(order->out, texts[card]);
        text_add_char(order->out, '\n');
    }
}

static void square_card(const WatopolyOrder *order, SpaceId id)
{
    const Space *space = &order->edition->spaces[id];
    Printer printer = printer_for(order);
    WATOPOLY_SAY(order, W_("{space} (square {id})"), arg_space(id), arg_id(id));
    if (space->kind == SPACE_START) {
        WATOPOLY_SAY(order, W_("  Whoever passes or lands here collects {sum}."),
                     arg_sum(order->edition->rule[RULE_SALARY]));
        return;
    }
    if (space->kind == SPACE_JAIL) {
        text_add(order->out, "  Landing here does nothing. Whoever is sent here leaves by doubles, "
                             "by paying or with a cup.\n");
        return;
    }
    if (space->effect.kind == EFFECT_DRAW) {
        DeckId deck = space->effect.target;
        table_lines(order, &order->edition->decks[deck], order->edition->card_text[deck]);
        return;
    }
    text_add(order->out, "  ");
    effect_words_add(order->edition, &space->effect, &order->game->pot, &printer.words, order->out);
    text_add_char(order->out, '\n');
}

bool watopoly_info(const WatopolyOrder *order)
{
    int building = watopoly_naming_building(order, order->words[1], false);
    if (building >= 0 && order->count == 2) {
        building_card(order, (DeedId)building);
        return true;
    }
    int space = watopoly_naming_square(order, 1);
    if (space < 0) return false;
    DeedId deed = order->edition->spaces[space].deed;
    if (deed != NO_DEED) {
        building_card(order, deed);
    } else {
        square_card(order, (SpaceId)space);
    }
    return true;
}
