/* deed_rows.c -- what is printed on a title deed, line by line. */
#include "view/board/deed_rows.h"

#include "game/rent.h"
#include "view/view_shown.h"
#include "view/view_words.h"

static DeedRow *add_row(DeedRows *rows, const char *label, const char *sum)
{
    DeedRow *row = &rows->list[rows->count < DEED_ROWS ? rows->count++ : DEED_ROWS - 1];
    *row = (DeedRow){.present = false};
    text_copy(row->label, sizeof row->label, label);
    text_copy(row->sum, sizeof row->sum, sum);
    return row;
}

static DeedRow *add_sum(const View *view, DeedRows *rows, const char *label, Money sum)
{
    return add_row(rows, label, view_thing(view, arg_sum(sum)).words);
}

/* ---- streets ---- */

static bool earns(const View *view, DeedId deed)
{
    const Holding *holding = &view_game(view)->holdings[deed];
    return holding->owner < MAX_SEATS && !holding->mortgaged;
}

/* Does the group raise the rent of the bare site now? The rules know. */
static bool raised(const View *view, DeedId deed)
{
    const Edition *edition = view_edition(view);
    Game bare = *view_game(view);
    bare.rent_factor = 0;
    bare.holdings[deed].level = 0;
    for (int seat = 0; seat < MAX_SEATS; seat++) bare.seats[seat].token = NO_TOKEN;
    return rent_due(edition, &bare, NOBODY, deed, 0) > edition->deeds[deed].rent[0];
}

static void add_group_row(const View *view, DeedRows *rows, const Deed *deed)
{
    const Edition *edition = view_edition(view);
    int need = edition->rule[RULE_GROUP_RENT_NEED];
    int32_t percent = edition->rule[RULE_GROUP_RENT];
    Money sum = (Money)((int64_t)deed->rent[0] * percent / 100);
    DeedRow *row;
    if (need == 0)
        row = add_sum(view, rows, LABEL(view, T_("with the whole group")), sum);
    else
        row = add_sum(view, rows,
                      PHRASE(view, T_("with {number} of the group"), arg_number(need)).words, sum);
    text_copy(row->brief, sizeof row->brief, LABEL(view, TC_("rent with all of it", "Group")));
}

static void add_levels(const View *view, DeedRows *rows, const Deed *deed)
{
    const Edition *edition = view_edition(view);
    for (int count = 1; count <= edition->rule[RULE_HOUSES_PER_STREET] && count < HOTEL_LEVEL;
         count++)
        add_sum(view, rows, PHRASE(view, T_("with {houses}"), arg_houses(count)).words,
                deed->rent[count])
            ->houses = (uint8_t)count;
    if (edition->rule[RULE_HOTEL] == HOTEL_TOP)
        add_sum(view, rows, PHRASE(view, T_("with {hotel.a}"), arg_absent()).words,
                deed->rent[HOTEL_LEVEL])
            ->hotels = 1;
}

static void mark_level(const View *view, DeedRows *rows, DeedId deed, int site, int first)
{
    const Edition *edition = view_edition(view);
    int level = view_game(view)->holdings[deed].level;
    if (!earns(view, deed)) return;
    if (level == 0) {
        rows->list[raised(view, deed) ? first - 1 : site].present = true;
    } else if (edition->rule[RULE_HOTEL] == HOTEL_BESIDE) {
        rows->list[first].present = edition_level_houses(level) > 0;
        rows->list[first + 1].present = edition_level_hotels(level) > 0;
    } else {
        int last = rows->count - 1;
        rows->list[level == HOTEL_LEVEL ? last : first + level - 1].present = true;
    }
}

static void street_rows(const View *view, DeedId id, DeedRows *rows)
{
    const Edition *edition = view_edition(view);
    const Deed *deed = &edition->deeds[id];
    int site = rows->count;
    add_sum(view, rows, LABEL(view, T_("Rent")), deed->rent[0]);
    if (edition->rule[RULE_GROUP_RENT] != 100) add_group_row(view, rows, deed);
    int first = rows->count;
    if (deed->house_price > 0 && edition->rule[RULE_HOTEL] == HOTEL_BESIDE) {
        DeedRow *row = add_sum(view, rows, PHRASE(view, T_("for each {house}"), arg_absent()).words,
                               deed->rent[1]);
        row->houses = 1;
        row->each = true;
        row = add_sum(view, rows, PHRASE(view, T_("for {hotel.the}"), arg_absent()).words,
                      deed->rent[2]);
        row->hotels = 1;
        row->each = true;
    } else if (deed->house_price > 0) {
        add_levels(view, rows, deed);
    }
    mark_level(view, rows, id, site, first);
}

/* ---- stations and utilities ---- */

static void count_rows(const View *view, DeedId id, DeedRows *rows)
{
    const Edition *edition = view_edition(view);
    const Deed *deed = &edition->deeds[id];
    const Group *group = &edition->groups[deed->group];
    SeatId owner = view_game(view)->holdings[id].owner;
    int owned =
        owner < MAX_SEATS ? game_owned_count(edition, view_game(view), owner, deed->group) : 0;
    for (int count = 1; count <= group->deed_count && count <= RENT_STEPS; count++) {
        Phrase label =
            PHRASE(view, TN_("Rent with one owned", "with {count} owned"), arg_count(count));
        Phrase sum = group->kind == GROUP_DICE
                         ? PHRASE(view, T_("dice × {number}"), arg_number(deed->rent[count - 1]))
                         : view_thing(view, arg_sum(deed->rent[count - 1]));
        DeedRow *row = add_row(rows, label.words, sum.words);
        row->present = earns(view, id) && count == owned;
        text_copy(row->brief, sizeof row->brief,
                  PHRASE(view, TN_("1 owned", "{count} owned"), arg_count(count)).words);
    }
}

/* ---- prices ---- */

static void building_rows(const View *view, const Deed *deed, DeedRows *rows)
{
    const Edition *edition = view_edition(view);
    if (deed->house_price <= 0) return;
    add_sum(view, rows, PHRASE(view, T_("{house.A} costs"), arg_absent()).words, deed->house_price)
        ->parted = true;
    if (edition->rule[RULE_HOTEL] == HOTEL_NONE || deed->hotel_price <= 0) return;
    bool top = edition->rule[RULE_HOTEL] == HOTEL_TOP;
    add_sum(view, rows,
            top ? PHRASE(view, T_("{hotel.A}, with {houses}"),
                         arg_houses(edition->rule[RULE_HOUSES_PER_STREET]))
                      .words
                : PHRASE(view, T_("{hotel.A} costs"), arg_absent()).words,
            deed->hotel_price);
}

static void mortgage_rows(const View *view, DeedId id, DeedRows *rows)
{
    const Edition *edition = view_edition(view);
    bool parted = edition->deeds[id].house_price <= 0;
    if (edition->rule[RULE_MORTGAGE] == MORTGAGE_OFF) return;
    bool lends = edition->rule[RULE_MORTGAGE] == MORTGAGE_LEND;
    add_sum(view, rows,
            lends ? LABEL(view, TC_("sum", "Mortgage")) : LABEL(view, T_("The bank pays")),
            edition->deeds[id].mortgage)
        ->parted = parted;
    if (lends)
        add_sum(view, rows, LABEL(view, TC_("sum", "Redeem")), edition_redeem_price(edition, id));
}

void deed_rows(const View *view, DeedId deed, DeedRows *rows)
{
    const Edition *edition = view_edition(view);
    const Deed *printed = &edition->deeds[deed];
    rows->count = 0;
    add_sum(view, rows, LABEL(view, T_("Price")), printed->price);
    int first = rows->count;
    if (edition->groups[printed->group].kind == GROUP_STREETS)
        street_rows(view, deed, rows);
    else
        count_rows(view, deed, rows);
    for (int i = first; i < rows->count; i++) rows->list[i].kind = DEED_ROW_RENT;
    rows->list[first].parted = true;
    int last = rows->count;
    building_rows(view, printed, rows);
    mortgage_rows(view, deed, rows);
    for (int i = last; i < rows->count; i++) rows->list[i].kind = DEED_ROW_COST;
}

void deed_rows_rent(const View *view, DeedId deed, SeatId visitor, Text *text)
{
    const Edition *edition = view_edition(view);
    const Game *game = view_game(view);
    Money one = rent_due(edition, game, visitor, deed, 1);
    if (one == 0) return;
    bool dice = edition->groups[edition->deeds[deed].group].kind == GROUP_DICE;
    if (!dice)
        words_write_arg(view_words(view), arg_sum(one), text);
    else
        SAY(view_words(view), text, T_("{sum} to {price}, by the dice"),
            arg_sum(rent_due(edition, game, visitor, deed, 2)),
            arg_price(rent_due(edition, game, visitor, deed, 12)));
}
