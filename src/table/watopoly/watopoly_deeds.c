/* watopoly_deeds.c -- the save file of Watopoly: reading, the buildings. */
#include "base/mem.h"
#include "edition/guess.h"
#include "table/watopoly/watopoly_reading.h"

enum { NOT_LISTED = -1 };

/* Buildings are numbered here in the order of the board. */
typedef struct BuildingList {
    WatopolyReading *reading;
    int count;
    DeedId deeds[MAX_DEEDS];
    int row[MAX_DEEDS];    /* the first that names it, or NOT_LISTED */
    bool done[MAX_DEEDS];  /* read, or reported as missing */
    bool owned[MAX_DEEDS]; /* its owner is known, BANK too */
    int expected;          /* the next by the order of the board */
} BuildingList;

static const char *name_of(const BuildingList *list, int building)
{
    return watopoly_building_name(list->reading->edition, list->deeds[building]);
}

static const WatopolyRow *row_at(const BuildingList *list, int row)
{
    return &list->reading->rows->list[row];
}

static void find_rows(BuildingList *list)
{
    for (int i = 0; i < list->count; i++) list->row[i] = NOT_LISTED;
    for (int row = list->reading->first_building; row < list->reading->rows->kept; row++) {
        int building =
            watopoly_reading_building(list->reading->edition, row_at(list, row)->words[0]);
        if (building >= 0 && list->row[building] == NOT_LISTED) list->row[building] = row;
    }
}

/* ---- one building ---- */

/* A seat, BANK, or NOBODY when it is neither, which is reported. */
static SeatId read_owner(const BuildingList *list, const WatopolyRow *row)
{
    const WatopolyReading *reading = list->reading;
    const char *word = row->words[1];
    if (text_same(word, "BANK")) return BANK;
    Guess guess = guess_for(word);
    for (int seat = 0; seat < reading->player_count; seat++) {
        if (text_same(reading->names[seat], word)) return (SeatId)seat;
        guess_offer(&guess, reading->names[seat]);
    }
    guess_offer(&guess, "BANK");
    if (guess.best != NULL) {
        WATOPOLY_WRONG(reading, row->line,
                       T_("no player is called {word}; did you mean {other_word}?"), arg_word(word),
                       arg_other_word(guess.best));
    } else {
        WATOPOLY_WRONG(reading, row->line,
                       T_("no player is called {word}; what nobody owns belongs to {other_word}"),
                       arg_word(word), arg_other_word("BANK"));
    }
    return NOBODY;
}

static bool improvable(const Edition *edition, DeedId deed)
{
    return edition->groups[edition->deeds[deed].group].kind == GROUP_STREETS;
}

static void read_improvements(const BuildingList *list, const WatopolyRow *row, DeedId deed,
                              SeatId owner)
{
    WatopolyReading *reading = list->reading;
    const char *name = watopoly_building_name(reading->edition, deed);
    Holding *holding = &reading->game.holdings[deed];
    int64_t number = 0;
    if (!watopoly_reading_number(row->words[2], -1, HOTEL_LEVEL, &number)) {
        WATOPOLY_WRONG(
            reading, row->line,
            T_("\"{word}\" is no number of improvements; it is 0 to 5, or -1 for a mortgage"),
            arg_word(row->words[2]));
    } else if (number > 0 && !improvable(reading->edition, deed)) {
        WATOPOLY_WRONG(reading, row->line,
                       T_("{name} cannot be improved; it is 0, or -1 for a mortgage"),
                       arg_name(name));
    } else if (number < 0 && owner == BANK) {
        WATOPOLY_WRONG(reading, row->line, T_("{name} belongs to {word} and cannot be mortgaged"),
                       arg_name(name), arg_word("BANK"));
    } else {
        holding->mortgaged = number < 0;
        holding->level = (uint8_t)(number > 0 ? number : 0);
    }
}

static void read_building(BuildingList *list, int building, const WatopolyRow *row)
{
    WatopolyReading *reading = list->reading;
    DeedId deed = list->deeds[building];
    list->done[building] = true;
    if (row->count != 3) {
        WATOPOLY_WRONG(reading, row->line, T_("a building is: {name} {word}"),
                       arg_name(name_of(list, building)), arg_word("owner improvements"));
        return;
    }
    SeatId owner = read_owner(list, row);
    list->owned[building] = owner != NOBODY;
    if (owner < MAX_SEATS) {
        reading->game.holdings[deed].owner = owner;
        reading->game.seats[owner].deeds |= DEED_BIT(deed);
    }
    read_improvements(list, row, deed, owner);
}

/* ---- the order of the board ---- */

typedef struct Missing {
    Sentence one, several;
} Missing;

static const Missing missing_here = {.one = T_("{name} is missing before this line"),
                                     .several =
                                         T_("{name} to {other_name} are missing before this line")};
static const Missing missing_at_end = {.one = T_("{name} is missing at the end"),
                                       .several =
                                           T_("{name} to {other_name} are missing at the end")};

/* "ML is missing", "ML to PAS are missing": one mistake for each gap from the
 * expected one up to, not including, `end`. */
static void tell_missing(BuildingList *list, int end, int line, const Missing *missing)
{
    for (int i = list->expected; i < end; i++) {
        if (list->row[i] != NOT_LISTED || list->done[i]) continue;
        int last = i;
        while (last + 1 < end && list->row[last + 1] == NOT_LISTED && !list->done[last + 1]) {
            last++;
        }
        problem_note(list->reading->problems, list->reading->file, line,
                     last > i ? &missing->several : &missing->one,
                     ARGS(arg_name(name_of(list, i)), arg_other_name(name_of(list, last))));
        for (; i <= last; i++) list->done[i] = true;
    }
}

static void skip_done(BuildingList *list)
{
    while (list->expected < list->count && list->done[list->expected]) {
        list->expected++;
    }
}

/* Does the row after this one go on with the building after this one? */
static bool goes_on(const BuildingList *list, int building, int row)
{
    return building + 1 < list->count && list->row[building + 1] == row + 1;
}

static void place(BuildingList *list, int building, int row)
{
    const WatopolyRow *at = row_at(list, row);
    int expected = list->expected;
    if (building > expected && list->row[expected] != NOT_LISTED && !goes_on(list, building, row)) {
        WATOPOLY_WRONG(list->reading, at->line,
                       T_("{name} is out of order; {other_name} is expected here"),
                       arg_name(name_of(list, building)), arg_other_name(name_of(list, expected)));
    } else if (building < expected) {
        WATOPOLY_WRONG(list->reading, at->line,
                       T_("{name} is out of order; buildings stand as they do on the board"),
                       arg_name(name_of(list, building)));
    } else {
        tell_missing(list, building, at->line, &missing_here);
        list->expected = building;
    }
    read_building(list, building, at);
    skip_done(list);
}

static void unknown(BuildingList *list, int row)
{
    const WatopolyRow *at = row_at(list, row);
    int expected = list->expected;
    if (expected >= list->count || list->row[expected] != NOT_LISTED) {
        WATOPOLY_WRONG(list->reading, at->line,
                       T_("there is no building called {word}; this line is too many"),
                       arg_word(at->words[0]));
        return;
    }
    WATOPOLY_WRONG(list->reading, at->line,
                   T_("there is no building called {word}; {name} is expected here"),
                   arg_word(at->words[0]), arg_name(name_of(list, expected)));
    list->row[expected] = row;
    read_building(list, expected, at);
    skip_done(list);
}

/* ---- monopolies ---- */

/* Does somebody own the whole group? In doubt about an owner: perhaps. */
static bool monopoly(const BuildingList *list, DeedId deed)
{
    const WatopolyReading *reading = list->reading;
    GroupId group = reading->edition->deeds[deed].group;
    for (int i = 0; i < list->count; i++) {
        if (reading->edition->deeds[list->deeds[i]].group != group) continue;
        if (!list->owned[i]) return true;
    }
    SeatId owner = reading->game.holdings[deed].owner;
    return owner < MAX_SEATS && game_owns_group(reading->edition, &reading->game, owner, group);
}

static void check_monopolies(const BuildingList *list)
{
    WatopolyReading *reading = list->reading;
    for (int i = 0; i < list->count; i++) {
        DeedId deed = list->deeds[i];
        if (reading->game.holdings[deed].level == 0 || monopoly(list, deed)) continue;
        int row = list->row[i];
        WATOPOLY_WRONG(
            reading, row == NOT_LISTED ? 0 : row_at(list, row)->line,
            T_("{name} has improvements, but nobody owns all of {other_name}"),
            arg_name(name_of(list, i)),
            arg_other_name(
                reading->edition->group_label[reading->edition->deeds[deed].group].name));
    }
}

/* Limited improvements come from the bank. */
static void take_from_bank(const BuildingList *list)
{
    Game *game = &list->reading->game;
    for (int i = 0; i < list->count; i++) {
        int level = game->holdings[list->deeds[i]].level;
        if (game->houses >= 0) game->houses = (int16_t)(game->houses - edition_level_houses(level));
        if (game->hotels >= 0) game->hotels = (int16_t)(game->hotels - edition_level_hotels(level));
        /* Never back to "unlimited": the audit reports what went below. */
        if (game->houses == -1 && list->reading->edition->rule[RULE_HOUSES] != 0) game->houses--;
        if (game->hotels == -1 && list->reading->edition->rule[RULE_HOTELS] != 0) game->hotels--;
    }
}

void watopoly_deeds_read(WatopolyReading *reading)
{
    const WatopolyRows *rows = reading->rows;
    BuildingList *list = mem_new(1, sizeof *list);
    list->reading = reading;
    list->count = watopoly_buildings(reading->edition, list->deeds);
    find_rows(list);
    for (int row = reading->first_building; row < rows->kept; row++) {
        int building = watopoly_reading_building(reading->edition, row_at(list, row)->words[0]);
        if (building < 0) {
            unknown(list, row);
        } else if (list->row[building] != row) {
            WATOPOLY_WRONG(reading, row_at(list, row)->line, T_("{name} is listed twice"),
                           arg_name(name_of(list, building)));
        } else {
            place(list, building, row);
        }
    }
    tell_missing(list, list->count, rows->last_line, &missing_at_end);
    check_monopolies(list);
    take_from_bank(list);
    if (rows->count > rows->kept) {
        WATOPOLY_WRONG_PLAIN(reading, row_at(list, rows->kept - 1)->line,
                             T_("the file goes on long after its last building"));
    }
    mem_free(list);
}
