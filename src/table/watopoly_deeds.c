/* watopoly_deeds.c -- the save file of Watopoly (seed 004): reading, the buildings. */
#include "base/mem.h"
#include "edition/guess.h"
#include "table/watopoly_reading.h"

enum { NOT_LISTED = -1 };

/* Buildings are numbered here in the order of the board. */
typedef struct Listing {
    WatopolyReading *reading;
    int count;
    DeedId deeds[MAX_DEEDS];
    int row[MAX_DEEDS];    /* the first that names it, or NOT_LISTED */
    bool done[MAX_DEEDS];  /* read, or told to be missing */
    bool owned[MAX_DEEDS]; /* its owner is known, BANK too */
    int expected;          /* the next by the order of the board */
} Listing;

static const char *name_of(const Listing *listing, int building)
{
    return edition_deed_label(listing->reading->edition, listing->deeds[building])->name;
}

static const WatopolyRow *row_at(const Listing *listing, int row)
{
    return &listing->reading->rows->list[row];
}

static void find_rows(Listing *listing)
{
    for (int i = 0; i < listing->count; i++) listing->row[i] = NOT_LISTED;
    for (int row = listing->reading->first_building; row < listing->reading->rows->kept; row++) {
        int building =
            watopoly_reading_building(listing->reading->edition, row_at(listing, row)->words[0]);
        if (building >= 0 && listing->row[building] == NOT_LISTED) listing->row[building] = row;
    }
}

/* ---- one building ---- */

/* A seat, BANK, or NOBODY when it is neither, which is told. */
static SeatId read_owner(const Listing *listing, const WatopolyRow *row)
{
    const WatopolyReading *reading = listing->reading;
    const char *word = row->words[1];
    if (text_same(word, "BANK")) return BANK;
    Guess guess = guess_for(word);
    for (int seat = 0; seat < reading->player_count; seat++) {
        if (text_same(reading->names[seat], word)) return (SeatId)seat;
        guess_offer(&guess, reading->names[seat]);
    }
    guess_offer(&guess, "BANK");
    if (guess.best != NULL) {
        WATOPOLY_WRONG(reading, row->line, "no player is called ", word, "; did you mean ",
                       guess.best, "?");
    } else {
        WATOPOLY_WRONG(reading, row->line, "no player is called ", word,
                       "; what nobody owns belongs to BANK");
    }
    return NOBODY;
}

static bool improvable(const Edition *edition, DeedId deed)
{
    return edition->groups[edition->deeds[deed].group].kind == GROUP_STREETS;
}

static void read_improvements(const Listing *listing, const WatopolyRow *row, DeedId deed,
                              SeatId owner)
{
    WatopolyReading *reading = listing->reading;
    const char *name = edition_deed_label(reading->edition, deed)->name;
    Holding *holding = &reading->game.holdings[deed];
    int64_t number = 0;
    if (!watopoly_reading_number(row->words[2], -1, HOTEL_LEVEL, &number)) {
        WATOPOLY_WRONG(reading, row->line, "\"", row->words[2],
                       "\" is no number of improvements; it is 0 to 5, or -1 for a mortgage");
    } else if (number > 0 && !improvable(reading->edition, deed)) {
        WATOPOLY_WRONG(reading, row->line, name,
                       " cannot be improved; it is 0, or -1 for a mortgage");
    } else if (number < 0 && owner == BANK) {
        WATOPOLY_WRONG(reading, row->line, name, " belongs to BANK and cannot be mortgaged");
    } else {
        holding->mortgaged = number < 0;
        holding->level = (uint8_t)(number > 0 ? number : 0);
    }
}

static void read_building(Listing *listing, int building, const WatopolyRow *row)
{
    WatopolyReading *reading = listing->reading;
    DeedId deed = listing->deeds[building];
    listing->done[building] = true;
    if (row->count != 3) {
        WATOPOLY_WRONG(reading, row->line, "a building is: ", name_of(listing, building),
                       " owner improvements");
        return;
    }
    SeatId owner = read_owner(listing, row);
    listing->owned[building] = owner != NOBODY;
    if (owner < MAX_SEATS) {
        reading->game.holdings[deed].owner = owner;
        reading->game.seats[owner].deeds |= DEED_BIT(deed);
    }
    read_improvements(listing, row, deed, owner);
}

/* ---- the order of the board ---- */

/* "ML is missing", "ML to PAS are missing": one mistake for each gap from the
 * expected one up to, not including, `end`. */
static void tell_missing(Listing *listing, int end, int line, const char *before)
{
    for (int i = listing->expected; i < end; i++) {
        if (listing->row[i] != NOT_LISTED || listing->done[i]) continue;
        int last = i;
        while (last + 1 < end && listing->row[last + 1] == NOT_LISTED && !listing->done[last + 1]) {
            last++;
        }
        if (last > i) {
            WATOPOLY_WRONG(listing->reading, line, name_of(listing, i), " to ",
                           name_of(listing, last), " are missing", before);
        } else {
            WATOPOLY_WRONG(listing->reading, line, name_of(listing, i), " is missing", before);
        }
        for (; i <= last; i++) listing->done[i] = true;
    }
}

static void skip_done(Listing *listing)
{
    while (listing->expected < listing->count && listing->done[listing->expected]) {
        listing->expected++;
    }
}

/* Does the row after this one go on with the building after this one? */
static bool goes_on(const Listing *listing, int building, int row)
{
    return building + 1 < listing->count && listing->row[building + 1] == row + 1;
}

static void place(Listing *listing, int building, int row)
{
    const WatopolyRow *at = row_at(listing, row);
    int expected = listing->expected;
    if (building > expected && listing->row[expected] != NOT_LISTED &&
        !goes_on(listing, building, row)) {
        WATOPOLY_WRONG(listing->reading, at->line, name_of(listing, building), " is out of order; ",
                       name_of(listing, expected), " is expected here");
    } else if (building < expected) {
        WATOPOLY_WRONG(listing->reading, at->line, name_of(listing, building),
                       " is out of order; buildings stand as they do on the board");
    } else {
        tell_missing(listing, building, at->line, " before this line");
        listing->expected = building;
    }
    read_building(listing, building, at);
    skip_done(listing);
}

static void unknown(Listing *listing, int row)
{
    const WatopolyRow *at = row_at(listing, row);
    int expected = listing->expected;
    if (expected >= listing->count || listing->row[expected] != NOT_LISTED) {
        WATOPOLY_WRONG(listing->reading, at->line, "there is no building called ", at->words[0],
                       "; this line is too many");
        return;
    }
    WATOPOLY_WRONG(listing->reading, at->line, "there is no building called ", at->words[0], "; ",
                   name_of(listing, expected), " is expected here");
    listing->row[expected] = row;
    read_building(listing, expected, at);
    skip_done(listing);
}

/* ---- monopolies ---- */

/* Does somebody own the whole group? In doubt about an owner: perhaps. */
static bool monopoly(const Listing *listing, DeedId deed)
{
    const WatopolyReading *reading = listing->reading;
    GroupId group = reading->edition->deeds[deed].group;
    for (int i = 0; i < listing->count; i++) {
        if (reading->edition->deeds[listing->deeds[i]].group != group) continue;
        if (!listing->owned[i]) return true;
    }
    SeatId owner = reading->game.holdings[deed].owner;
    return owner < MAX_SEATS && game_owns_group(reading->edition, &reading->game, owner, group);
}

static void check_monopolies(const Listing *listing)
{
    WatopolyReading *reading = listing->reading;
    for (int i = 0; i < listing->count; i++) {
        DeedId deed = listing->deeds[i];
        if (reading->game.holdings[deed].level == 0 || monopoly(listing, deed)) continue;
        int row = listing->row[i];
        WATOPOLY_WRONG(reading, row == NOT_LISTED ? 0 : row_at(listing, row)->line,
                       name_of(listing, i), " has improvements, but nobody owns all of ",
                       reading->edition->group_label[reading->edition->deeds[deed].group].name);
    }
}

/* Limited improvements come from the bank. */
static void take_from_bank(const Listing *listing)
{
    Game *game = &listing->reading->game;
    for (int i = 0; i < listing->count; i++) {
        int level = game->holdings[listing->deeds[i]].level;
        if (game->houses >= 0) game->houses = (int16_t)(game->houses - edition_level_houses(level));
        if (game->hotels >= 0) game->hotels = (int16_t)(game->hotels - edition_level_hotels(level));
        /* Never back to "unlimited": the audit tells what went below. */
        if (game->houses == -1 && listing->reading->edition->rule[RULE_HOUSES] != 0) game->houses--;
        if (game->hotels == -1 && listing->reading->edition->rule[RULE_HOTELS] != 0) game->hotels--;
    }
}

void watopoly_deeds_read(WatopolyReading *reading)
{
    const WatopolyRows *rows = reading->rows;
    Listing *listing = mem_new(1, sizeof *listing);
    listing->reading = reading;
    listing->count = watopoly_buildings(reading->edition, listing->deeds);
    find_rows(listing);
    for (int row = reading->first_building; row < rows->kept; row++) {
        int building = watopoly_reading_building(reading->edition, row_at(listing, row)->words[0]);
        if (building < 0) {
            unknown(listing, row);
        } else if (listing->row[building] != row) {
            WATOPOLY_WRONG(reading, row_at(listing, row)->line, name_of(listing, building),
                           " is listed twice");
        } else {
            place(listing, building, row);
        }
    }
    tell_missing(listing, listing->count, rows->last_line, " at the end");
    check_monopolies(listing);
    take_from_bank(listing);
    if (rows->count > rows->kept) {
        WATOPOLY_WRONG(reading, row_at(listing, rows->kept - 1)->line,
                       "the file goes on long after its last building");
    }
    mem_free(listing);
}
