/* deed_sheet.c -- the title deed of any square. */
#include "table/things.h"
#include "ui/form.h"
#include "ui/sheet.h"
#include "view/board/deed_grid.h"
#include "view/board/deed_rows.h"
#include "view/board/deed_view.h"
#include "view/sheets/deed_actions.h"
#include "view/view_sheet.h"
#include "view/view_shown.h"
#include "view/view_words.h"

#define WIDTH 720.0
#define NARROW 400.0 /* when there is nothing beside the space */

typedef struct Showing {
    SpaceId space;
    DeedId deed; /* NO_DEED: another kind of space */
} Showing;

static Style body_style(const Ui *ui)
{
    return (Style){TYPE_BODY, FONT_MEDIUM, ui->theme.ink, ALIGN_LEFT};
}

/* ---- what is known about a property ---- */

static void say_owner(const View *view, DeedId deed, Text *text)
{
    const Edition *edition = view_edition(view);
    const Game *game = view_game(view);
    const Holding *holding = &game->holdings[deed];
    GroupId group = edition->deeds[deed].group;
    if (holding->owner >= MAX_SEATS) {
        SAY(view_words(view), text, T_("Nobody owns it yet: {bank.the} sells it for {sum}."),
            arg_sum(edition->deeds[deed].price));
        text_add(text, "\n");
        return;
    }
    SAY(view_words(view), text, T_("{seat} owns it, with {number} of {second} of {group}."),
        arg_seat(holding->owner), arg_group(group),
        arg_number(game_owned_count(edition, game, holding->owner, group)),
        arg_second(edition->groups[group].deed_count));
    text_add(text, "\n");
    if (holding->level > 0) {
        Things built = things_level(holding->level);
        SAY(view_words(view), text, T_("On it: {things}."), arg_things(built.items, built.count));
        text_add(text, "\n");
    }
    if (holding->mortgaged) {
        SAY(view_words(view), text,
            T_("It is mortgaged: nobody pays rent until {sum} is paid back."),
            arg_sum(edition_redeem_price(edition, deed)));
        text_add(text, "\n");
    }
}

static void say_rent(const View *view, DeedId deed, Text *text)
{
    SeatId mover = game_mover(view_game(view));
    Phrase sum;
    Text rent = text_into(sum.words, sizeof sum.words);
    deed_rows_rent(view, deed, mover, &rent);
    if (rent.length == 0) return;
    SAY(view_words(view), text, T_("{seat} would pay {text} here now."), arg_seat(mover),
        arg_text(sum.words));
    text_add(text, "\n");
}

/* Whose tokens are there. */
static void say_visitors(const View *view, SpaceId space, Text *text)
{
    const Game *game = view_game(view);
    Arg visitors[MAX_SEATS];
    int count = 0;
    for (SeatId seat = 0; seat < game->seat_count; seat++)
        if (game_seat_in(game, seat) && game->seats[seat].space == space)
            visitors[count++] = arg_seat(seat);
    if (count == 0) return;
    SAY(view_words(view), text, T_("Here now: {things}."), arg_things(visitors, count));
    text_add(text, "\n");
}

static double draw_facts(View *view, Box box, const Showing *it)
{
    char words[1200];
    Text text = text_into(words, sizeof words);
    if (it->deed != NO_DEED) {
        say_owner(view, it->deed, &text);
        say_rent(view, it->deed, &text);
    }
    say_visitors(view, it->space, &text);
    return lettering_paragraph(view_ui(view), box, words, body_style(view_ui(view)));
}

/* All of its group, to see who has what. */
static double draw_group(View *view, Box box, const Showing *it)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    DeedSet others = edition->groups[edition->deeds[it->deed].group].deeds & ~DEED_BIT(it->deed);
    if (others == 0) return 0;
    DeedGrid grid = {
        .word = "deed-group", .deeds = others, .to_press = true, .opens = true, .owners = true};
    double height = deed_grid_height(ui, box.w, &grid);
    DeedId pressed = deed_grid(view, (Box){box.x, box.y, box.w, height}, &grid);
    if (pressed != NO_DEED) view_leaf_to_space(view, edition->deeds[pressed].space);
    return height;
}

/* ---- the cards of a deck ---- */

static int deck_of(const View *view, SpaceId space)
{
    const Space *what = &view_edition(view)->spaces[space];
    bool draws = what->kind == SPACE_EFFECT &&
                 (what->effect.kind == EFFECT_DRAW || what->effect.kind == EFFECT_PAY_OR_DRAW);
    return draws ? what->effect.target : NO_DECK;
}

static uint32_t weights(const Deck *deck)
{
    uint32_t sum = 0;
    for (int card = 0; card < deck->card_count; card++) sum += deck->cards[card].weight;
    return sum > 0 ? sum : 1;
}

/* A card, and how likely it is. */
static void say_card(const View *view, const Deck *deck, int card, const char *says, Text *text)
{
    const Card *it = &deck->cards[card];
    int percent = (int)((it->weight * 200 / weights(deck) + 1) / 2);
    Arg words = arg_card(says);
    if (deck->kind == DECK_CARDS)
        words_write_arg(view_words(view), words, text);
    else if (deck->kind == DECK_WEIGHTS && percent > 0)
        SAY(view_words(view), text, T_("{number} %: {card}"), arg_number(percent), words);
    else if (deck->kind == DECK_WEIGHTS)
        SAY(view_words(view), text, T_("below 1 %: {card}"), words);
    else if (it->low == it->high)
        SAY(view_words(view), text, T_("{number}: {card}"), arg_number(it->low), words);
    else
        SAY(view_words(view), text, T_("{number} to {second}: {card}"), arg_number(it->low),
            arg_second(it->high), words);
}

static double draw_deck(View *view, Box box, int deck)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    double used = 0, pad = ui_px(ui, 6);
    for (int card = 0; card < edition->decks[deck].card_count; card++) {
        char words[CARD_TEXT_SIZE + 80];
        Text text = text_into(words, sizeof words);
        say_card(view, &edition->decks[deck], card, edition->card_text[deck][card], &text);
        if (card > 0)
            canvas_line(ui->canvas, box.x, box.y + used, box_right(box), box.y + used, 1,
                        ui->theme.line);
        used += pad;
        used +=
            lettering_paragraph(ui, (Box){box.x, box.y + used, box.w, 0}, words, body_style(ui)) +
            pad;
    }
    return used;
}

/* ---- the whole ---- */

static double draw_beside(View *view, Box box, Showing *it)
{
    double gap = ui_px(view_ui(view), 12);
    double used = draw_facts(view, box, it);
    if (used > 0) used += gap;
    int deck = deck_of(view, it->space);
    if (deck != NO_DECK) used += draw_deck(view, (Box){box.x, box.y + used, box.w, 0}, deck);
    if (it->deed == NO_DEED) return used;
    double actions = deed_actions(view_ui(view), (Box){box.x, box.y + used, box.w, 0}, &it->deed);
    if (actions > 0) used += actions + gap;
    return used + draw_group(view, (Box){box.x, box.y + used, box.w, 0}, it);
}

static void draw_card(View *view, Box box, const Showing *it)
{
    if (it->deed != NO_DEED)
        deed_large(view, box, it->deed);
    else
        space_large(view, box, it->space);
}

/* As tall as what is printed on it asks for. */
static double card_height(View *view, const Showing *it)
{
    DeedRows rows;
    if (it->deed == NO_DEED) return ui_px(view_ui(view), 260);
    deed_rows(view, it->deed, &rows);
    return ui_px(view_ui(view), 140 + 18.5 * rows.count);
}

static double contents(Ui *ui, Box box, void *what)
{
    View *view = view_of(ui);
    Showing *it = what;
    double gap = ui_px(ui, 24), card = card_height(view, it), edge = ui_px(ui, 4);
    if (box.w < ui_px(ui, 500)) {
        double width = box.w < ui_px(ui, 300) ? box.w : ui_px(ui, 300);
        draw_card(view, (Box){box.x + (box.w - width) / 2, box.y + edge, width, card}, it);
        double used = edge + card + gap;
        return used + draw_beside(view, (Box){box.x, box.y + used, box.w, 0}, it);
    }
    Box rest = {box.x, box.y + edge, box.w, 0};
    Box left = box_cut_left(&rest, ui_px(ui, 270));
    draw_card(view, (Box){left.x, left.y, left.w, card}, it);
    box_cut_left(&rest, gap);
    double right = draw_beside(view, rest, it);
    return edge + (card > right ? card : right) + edge;
}

/* ---- leafing through the board ---- */

static const char *short_name(const View *view, int space)
{
    const Label *label = &view_edition(view)->space_label[space];
    return label->shorter[0] != '\0' ? label->shorter : label->name;
}

static void leaf(View *view, int steps)
{
    int count = view_edition(view)->space_count;
    view_leaf_to_space(view, (SpaceId)((view_sheet_space(view) + steps + count) % count));
}

static void pass(View *view)
{
    Ui *ui = view_ui(view);
    const Edition *edition = view_edition(view);
    SheetFrame frame;
    int count = edition->space_count, space = view_sheet_space(view) % count;
    Showing it = {.space = (SpaceId)space, .deed = edition->spaces[space].deed};
    Phrase before =
        PHRASE(view, T_("‹ {name}"), arg_name(short_name(view, (space + count - 1) % count)));
    Phrase after = PHRASE(view, T_("{name} ›"), arg_name(short_name(view, (space + 1) % count)));
    Button buttons[2] = {
        {.id = ui_id("deed-before", 0),
         .label = before.words,
         .tip = LABEL(view, T_("The space before (Page Up)"))},
        {.id = ui_id("deed-after", 0),
         .label = after.words,
         .tip = LABEL(view, T_("The space after (Page Down)"))},
    };
    double wide = it.deed != NO_DEED || deck_of(view, it.space) != NO_DECK ? WIDTH : NARROW;
    SheetFoot foot = {.buttons = buttons, .count = 2, .left = 1};
    double width = sheet_inner_width(ui, wide), height = form_height(ui, width, contents, &it);
    Box box = sheet_begin(ui, &frame, edition->space_label[space].name, wide, height,
                          sheet_foot_height(ui, width, &foot), true);
    contents(ui, box, &it);
    sheet_end(ui, &frame);
    int pressed = sheet_foot(ui, frame.foot, &foot);
    if (pressed == 0 || ui_key(ui, KEY_PAGE_UP)) leaf(view, -1);
    if (pressed == 1 || ui_key(ui, KEY_PAGE_DOWN)) leaf(view, 1);
    if (frame.closed) view_close_sheet(view);
}

const SheetRow deed_sheet = {.pass = pass};
