/* notation_position.c -- Game -> text.
 *
 * What follows from other lines is not written: who is still in the game, the
 * deeds of each seat, the buildings left in the bank. */
#include "game/event.h"
#include "game/notation/notation.h"
#include "game/notation/notation_deal.h"
#include "game/notation/notation_field.h"
#include "game/notation/notation_slot.h"
#include "game/notation/notation_word.h"
#include "game/pile.h"

enum { DEEDS_A_LINE = 8 };

static void write_int(const char *before, int64_t number, Text *text)
{
    text_add(text, before);
    text_add_int(text, number);
}

static void write_party(const char *before, int party, Text *text)
{
    text_add(text, before);
    notation_word_party(party, text);
}

static void write_seat(const Edition *edition, const Game *game, int index, Text *text)
{
    const Seat *seat = &game->seats[index];
    write_int("seat ", index + 1, text);
    for (int i = 0; i < SEAT_FIELD_COUNT; i++) {
        const Field *field = &notation_seat_fields[i];
        if (!notation_field_shown(field, seat, game->seat_count)) continue;
        text_add_char(text, ' ');
        notation_field_write(edition, field, seat, game->seat_count, text);
    }
    for (int deck = 0; deck < edition->deck_count; deck++) {
        if (seat->release[deck] == 0) continue;
        text_add(text, " release ");
        notation_word_deck(edition, deck, text);
        write_int(" ", seat->release[deck], text);
    }
    text_add_char(text, '\n');
}

static void write_mover(const Game *game, Text *text)
{
    write_party("mover ", game->mover < MAX_SEATS ? game->order[game->mover] : NOBODY, text);
    text_add_char(text, '\n');
}

static void write_fields(const Edition *edition, const Game *game, Text *text)
{
    for (int i = 0; i < GAME_FIELD_COUNT; i++) {
        const Field *field = &notation_game_fields[i];
        bool same_step = field->offset == offsetof(Game, step) && game->step == game->phase;
        if (same_step || !notation_field_shown(field, game, game->seat_count)) continue;
        notation_field_write(edition, field, game, game->seat_count, text);
        text_add_char(text, '\n');
        if (field->offset == offsetof(Game, order)) write_mover(game, text);
    }
}

static void write_deed(const Edition *edition, const Game *game, int deed, Text *text)
{
    const Holding *holding = &game->holdings[deed];
    if (holding->owner == BANK && holding->level == 0 && !holding->mortgaged) return;
    text_add(text, "deed ");
    notation_word_deed(edition, deed, text);
    write_party(" ", holding->owner, text);
    int houses = edition_level_houses(holding->level);
    if (houses != 0) write_int(" houses ", houses, text);
    if (edition_level_hotels(holding->level)) text_add(text, " hotel");
    if (holding->mortgaged) text_add(text, " mortgaged");
    text_add_char(text, '\n');
}

static void write_pile(const Edition *edition, const Game *game, int deck, Text *text)
{
    const Pile *pile = &game->piles[deck];
    if (pile->count == 0 && pile->unseen == pile_of(&edition->decks[deck]).unseen) return;
    text_add(text, "pile ");
    notation_word_deck(edition, deck, text);
    if (pile->count != 0) text_add(text, " order");
    for (int i = 0; i < pile->count; i++)
        write_int(" ", pile->order[(pile->first + i) % MAX_CARDS] + 1, text);
    if (pile->unseen != 0) text_add(text, " unseen");
    for (uint32_t rest = pile->unseen; rest != 0; rest &= rest - 1)
        write_int(" ", __builtin_ctz(rest) + 1, text);
    text_add_char(text, '\n');
}

static void write_debt(const Edition *edition, const Debt *debt, Text *text)
{
    write_party("debt ", debt->debtor, text);
    write_party(" to ", debt->creditor, text);
    write_int(" ", debt->amount, text);
    text_add_char(text, ' ');
    text_add(text, debt->reason < REASON_COUNT ? event_reason_word((Reason)debt->reason) : "?");
    if (debt->deed != NO_DEED) {
        text_add_char(text, ' ');
        notation_word_deed(edition, debt->deed, text);
    }
    text_add_char(text, '\n');
}

static void write_claim(const Edition *edition, const Claim *claim, Text *text)
{
    write_party("claim ", claim->owner, text);
    write_party(" from ", claim->visitor, text);
    text_add_char(text, ' ');
    notation_word_deed(edition, claim->deed, text);
    write_int(" ", claim->amount, text);
    write_int(" throws ", claim->throws_left, text);
    text_add_char(text, '\n');
}

static void write_offer(const Edition *edition, const Offer *offer, Text *text)
{
    if (offer->open == OFFER_NONE) return;
    write_party("offer ", offer->from, text);
    write_party(" to ", offer->to, text);
    text_add_char(text, ' ');
    text_add(text, notation_slot_word(notation_offer_words, offer->open));
    write_int(" counters ", offer->counters, text);
    Deal deal = offer->deal;
    text_add(text, "\ngives");
    notation_deal_side_write(edition, notation_deal_give(&deal), "gives", text);
    text_add(text, "\ntakes");
    notation_deal_side_write(edition, notation_deal_take(&deal), "takes", text);
    text_add_char(text, '\n');
}

static void write_auction(const Edition *edition, const Auction *auction, Text *text)
{
    if (auction->open == AUCTION_NONE) return;
    text_add(text, "auction ");
    text_add(text, notation_slot_word(notation_auction_words, auction->open));
    if (auction->deed != NO_DEED) {
        text_add_char(text, ' ');
        notation_word_deed(edition, auction->deed, text);
    }
    write_int(" bid ", auction->bid, text);
    write_party(" by ", auction->bidder, text);
    write_party(" asked ", auction->asked, text);
    text_add(text, " in");
    notation_field_seats_write(auction->in, text);
    text_add_char(text, '\n');
}

static void write_want(const Edition *edition, const Want *want, Text *text)
{
    if (want->open == WANT_NONE) return;
    text_add(text, "want ");
    text_add(text, notation_slot_word(notation_want_words, want->open));
    write_party(" ", want->seat, text);
    text_add_char(text, ' ');
    notation_word_deed(edition, want->deed, text);
    write_int(" houses ", want->houses, text);
    text_add(text, " ask");
    notation_field_seats_write(want->ask, text);
    text_add(text, " want");
    notation_field_seats_write(want->want, text);
    write_party(" asked ", want->asked, text);
    text_add_char(text, '\n');
}

static void write_deed_set(const Edition *edition, const char *key, DeedSet deeds, Text *text)
{
    int count = 0;
    for (DeedSet rest = deeds; rest != 0; rest &= rest - 1, count++) {
        if (count % DEEDS_A_LINE == 0) {
            if (count > 0) text_add_char(text, '\n');
            text_add(text, key);
        }
        text_add_char(text, ' ');
        notation_word_deed(edition, __builtin_ctzll(rest), text);
    }
    if (count > 0) text_add_char(text, '\n');
}

static void write_slots(const Edition *edition, const Game *game, Text *text)
{
    for (int i = 0; i < game->debt_count && i < MAX_DEBTS; i++)
        write_debt(edition, &game->debts[i], text);
    for (int i = 0; i < game->claim_count && i < MAX_CLAIMS; i++)
        write_claim(edition, &game->claims[i], text);
    write_offer(edition, &game->offer, text);
    write_auction(edition, &game->auction, text);
    write_want(edition, &game->want, text);
    write_deed_set(edition, "estate", game->estate, text);
    write_deed_set(edition, "inherited", game->inherited, text);
    write_deed_set(edition, "wishes", game->wishes, text);
}

void notation_position_write(const Edition *edition, const Game *game, Text *text)
{
    text_add(text, "position 1 ");
    text_add(text, edition->word);
    write_int("\nseats ", game->seat_count, text);
    text_add_char(text, '\n');
    for (int seat = 0; seat < game->seat_count && seat < MAX_SEATS; seat++)
        write_seat(edition, game, seat, text);
    write_fields(edition, game, text);
    for (int deed = 0; deed < edition->deed_count; deed++) write_deed(edition, game, deed, text);
    for (int deck = 0; deck < edition->deck_count; deck++) write_pile(edition, game, deck, text);
    write_slots(edition, game, text);
}
